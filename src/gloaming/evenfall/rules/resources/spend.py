"""Paying: what is paid is told, and spending Mana in the Action Phase is an event (EF-CARD-103)."""

from gloaming.evenfall.model.events import SPEND_MANA
from gloaming.evenfall.model.state import PHASE_ACTION, Evenfall
from gloaming.evenfall.rules.options import amounts
from gloaming.evenfall.rules.resources.payment import pay
from gloaming.kernel.message import Message, Name
from gloaming.kernel.triggers import announce


def spend(game: Evenfall, seat: int, packed: int) -> None:
    """Pays a packed amount; with Mana in it that is one event. Mana spent in battle is none."""
    clan = game.clans[seat]
    pay(clan, packed)
    if packed and game.story is not None:
        game.story.tell(seat, Message("log-pay", seat=Name(f"seat:{seat}"), what=amounts(packed)))
    if packed >> 15 and game.phase == PHASE_ACTION and game.triggers.own_after(seat, SPEND_MANA):
        announce(game, SPEND_MANA, seat)
