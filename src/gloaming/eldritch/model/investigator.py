"""What a seat has: its sheet and everything on it."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE
from gloaming.eldritch.model.events import STANDING_COUNT
from gloaming.kernel.modifiers import Modifiers
from gloaming.kernel.state.fields import AMOUNT, Layout, flat, part, value
from gloaming.kernel.state.kernel_layouts import (
    MODIFIERS_LAYOUT,
    ModifiersCodec,
)

# What an investigator's seat is like.
IN_PLAY: Final = 0
WAITING: Final = 1  # for a new investigator, at the end of the Mythos Phase
ELIMINATED: Final = 2


class Investigator:
    """What a seat has: its investigator, or nobody while it waits for another one."""

    __slots__ = (
        "actions",
        "cards",
        "clues",
        "delayed",
        "done",
        "health",
        "improved",
        "sanity",
        "sheet",
        "ship",
        "space",
        "standing",
        "status",
        "train",
        "used",
    )

    def __init__(self, standing: Modifiers, like: "Investigator | None" = None) -> None:
        self.sheet: int = NO_COMPONENT if like is None else like.sheet
        self.status: int = WAITING if like is None else like.status
        self.space: int = NO_SPACE if like is None else like.space
        self.health: int = 0 if like is None else like.health
        self.sanity: int = 0 if like is None else like.sanity
        self.delayed: int = 0 if like is None else like.delayed
        self.train: int = 0 if like is None else like.train
        self.ship: int = 0 if like is None else like.ship
        self.improved: list[int] = [0, 0, 0, 0, 0] if like is None else like.improved[:]
        self.actions: int = 0 if like is None else like.actions  # left in this turn
        self.done: int = 0 if like is None else like.done  # basic actions of this round, as bits
        # in the order in which they were gained
        self.cards: list[int] = [] if like is None else like.cards[:]
        self.clues: list[int] = [] if like is None else like.clues[:]
        # components whose action this seat has performed this round
        self.used: list[int] = [] if like is None else like.used[:]
        self.standing = standing

    def copy(self) -> "Investigator":
        """Returns an independent investigator with the same things."""
        return Investigator(self.standing.copy(), self)


def _new_investigator(game: Any, seat: int) -> Investigator:
    return Investigator(Modifiers(STANDING_COUNT))


INVESTIGATOR_LAYOUT: Final = Layout(
    "investigator",
    [
        value("sheet"),
        value("status"),
        value("space"),
        value("health", holds=AMOUNT),
        value("sanity", holds=AMOUNT),
        value("delayed"),
        value("train", holds=AMOUNT),
        value("ship", holds=AMOUNT),
        flat("improved", holds=AMOUNT),
        value("actions", holds=AMOUNT),
        value("done"),
        flat("cards"),
        flat("clues"),
        flat("used"),
        part("standing", MODIFIERS_LAYOUT, codec=ModifiersCodec("standing")),
    ],
    make=_new_investigator,
)
