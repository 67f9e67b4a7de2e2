"""Expedition Encounters (EH-EXP)."""

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import EXPEDITION, Eldritch
from gloaming.eldritch.rules.board.table_cards import show_expedition
from gloaming.eldritch.rules.encounters.encounters import (
    begin_complex,
    draw_encounter,
    open_encounter,
)


def begin_expedition(game: Eldritch, seat: int, parent: int) -> None:
    """A seat resolves the top Expedition card (EH-EXP-04); the token moves at once to the space of
    the next one (EH-EXP-03)."""
    card = draw_encounter(game, EXPEDITION)
    if card == NO_COMPONENT:
        return
    show_expedition(game)
    scene = open_encounter(game, seat, card, parent, "expedition", EXPEDITION)
    begin_complex(game, seat, card, scene)
