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

    def __init__(self, standing: Modifiers) -> None:
        self.sheet = NO_COMPONENT
        self.status = WAITING
        self.space = NO_SPACE
        self.health = 0
        self.sanity = 0
        self.delayed = 0
        self.train = 0
        self.ship = 0
        self.improved = [0, 0, 0, 0, 0]
        self.actions = 0  # left in this turn
        self.done = 0  # basic actions of this round, as bits
        self.cards: list[int] = []  # in the order in which they were gained
        self.clues: list[int] = []
        self.used: list[int] = []  # components whose action this seat has performed this round
        self.standing = standing

    def copy(self) -> "Investigator":
        """Returns an independent investigator with the same things."""
        twin = Investigator(self.standing.copy())
        twin.sheet = self.sheet
        twin.status = self.status
        twin.space = self.space
        twin.health = self.health
        twin.sanity = self.sanity
        twin.delayed = self.delayed
        twin.train = self.train
        twin.ship = self.ship
        twin.improved = self.improved[:]
        twin.actions = self.actions
        twin.done = self.done
        twin.cards = self.cards[:]
        twin.clues = self.clues[:]
        twin.used = self.used[:]
        return twin


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
