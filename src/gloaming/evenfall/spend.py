"""Spending Mana is an event in the Action Phase (EF-CARD-103)."""

from gloaming.evenfall.events import SPEND_MANA
from gloaming.evenfall.state import PHASE_ACTION, Evenfall
from gloaming.evenfall.triggers import announce


def mana_spent(game: Evenfall, seat: int) -> None:
    """One event for each payment with Mana in it; Mana spent in battle is none."""
    if game.phase == PHASE_ACTION and game.clans[seat].listeners[SPEND_MANA]:
        announce(game, SPEND_MANA, seat)
