"""The state that only games with cards of The Crystal Path, or with the path itself, have.

A base game has none of it (`game.expansion` is None), so that it is neither copied nor asked for
there.
"""

from typing import Final

from mypy_extensions import i64

from gloaming.evenfall.model.cards import NO_ICON
from gloaming.evenfall.model.components import CARD, CAT, STONE
from gloaming.kernel.state.fields import AMOUNT, Layout, constant, flat, value
from gloaming.kernel.state.lists import replaced

# Where the Witch with the Cat is: a Place whose Ritual she stands on, 256 + a Region, her owner's
# reserve, the clan board, or nowhere while there is no Cat.
NO_CAT: Final = -1
AT_REGION: Final = 256
IN_RESERVE: Final = 512
ON_BOARD: Final = 513  # on the Action Space of a moon-side clan board (EF-MOON-14)

# What stands on the Building Space of a Place itself (EF-CARD-36).
NOTHING: Final = 0
GROUND_SCYTHE: Final = 1
GROUND_ORB: Final = 2
GROUND_DARK: Final = 3
GROUND_GLOWING: Final = 4

NOT_LAID: Final = -1  # a Lost Tower that no clan has yet
NO_DEPOSIT: Final = 0  # in a clan, without a resource on it; else 1 + the resource (EF-CARD-39)


# Lists that are copied when they change for the first time: bits of `shared`.
CRYSTALS: Final = 1
GLOWING: Final = 2
GROUND: Final = 4
BESIDE: Final = 8
RESERVED: Final = 16
LOCKED: Final = 32
SECOND_ON: Final = 64
DEPOSIT: Final = 128
ALL_OF_EXPANSION: Final = 255


class Expansion:
    """The state of the expansion; lists are by Place card unless it says otherwise.

    Copies share all lists. Those with an `own_…` are changed after it was called; the others are
    never changed, another list takes their place. `like` is for `copy` alone.
    """

    def __init__(self, seats: int, places: int, like: "Expansion | None" = None) -> None:
        self.shared: i64 = 0 if like is None else ALL_OF_EXPANSION
        # dark and glowing, on the Ritual and on the Place
        self.crystals: list[int] = [0] * places if like is None else like.crystals
        # how many of them are charged
        self.glowing: list[int] = [0] * places if like is None else like.glowing
        self.ground: list[int] = [NOTHING] * places if like is None else like.ground
        # Catalysts beside Building Spaces, packed by kind
        self.beside: list[int] = [0] * places if like is None else like.beside
        # 1 with a Crystal on Shandiin's space
        self.reserved: list[int] = [0] * places if like is None else like.reserved
        # the Powerstone on a lock space
        self.locked: list[int] = [NO_ICON] * places if like is None else like.locked
        # a second piece on the Ritual (EF-CARD-55)
        self.second_on: list[int] = [0] * places if like is None else like.second_on
        self.deposit: list[int] = [NOT_LAID] * places if like is None else like.deposit
        # Rituals whose neighbours Elders may use this round
        self.wind: list[int] = [] if like is None else like.wind
        # in hand, and not to be played this turn (EF-CARD-75)
        self.taken_back: list[int] = [] if like is None else like.taken_back
        # left play exhausted this round, and enter so (EF-SPE-08)
        self.spent: list[int] = [] if like is None else like.spent
        # the Region that an effect speaks of (EF-CARD-67)
        self.chosen: int = -1 if like is None else like.chosen
        self.display: list[int] = [] if like is None else like.display  # left to right (EF-CP-11)
        # on the third reward space (EF-CP-09)
        self.stones: list[int] = [] if like is None else like.stones
        # back in the box (EF-CP-66)
        self.lost_stones: list[int] = [] if like is None else like.lost_stones
        self.cats: int = 0 if like is None else like.cats  # on the second reward space (EF-CP-08)
        self.ascension: list[int] = [0] * seats if like is None else like.ascension
        # seats on the path, the one furthest ahead first (EF-CP-40)
        self.order: list[int] = [] if like is None else like.order
        self.cat: list[int] = [NO_CAT] * seats if like is None else like.cat

    def copy(self) -> "Expansion":
        """Returns an independent expansion in the same state."""
        self.shared = ALL_OF_EXPANSION
        return Expansion(0, 0, self)

    # --- lists to be changed, which no copy has any more ------------------------------

    def own_crystals(self) -> list[int]:
        if self.shared & CRYSTALS:
            self.shared -= CRYSTALS
            self.crystals = self.crystals[:]
        return self.crystals

    def own_glowing(self) -> list[int]:
        if self.shared & GLOWING:
            self.shared -= GLOWING
            self.glowing = self.glowing[:]
        return self.glowing

    def own_ground(self) -> list[int]:
        if self.shared & GROUND:
            self.shared -= GROUND
            self.ground = self.ground[:]
        return self.ground

    def own_beside(self) -> list[int]:
        if self.shared & BESIDE:
            self.shared -= BESIDE
            self.beside = self.beside[:]
        return self.beside

    def own_reserved(self) -> list[int]:
        if self.shared & RESERVED:
            self.shared -= RESERVED
            self.reserved = self.reserved[:]
        return self.reserved

    def own_locked(self) -> list[int]:
        if self.shared & LOCKED:
            self.shared -= LOCKED
            self.locked = self.locked[:]
        return self.locked

    def own_second_on(self) -> list[int]:
        if self.shared & SECOND_ON:
            self.shared -= SECOND_ON
            self.second_on = self.second_on[:]
        return self.second_on

    def own_deposit(self) -> list[int]:
        if self.shared & DEPOSIT:
            self.shared -= DEPOSIT
            self.deposit = self.deposit[:]
        return self.deposit

    def set_cat(self, seat: int, where: int) -> None:
        """Says where the Witch with a seat's Cat is."""
        self.cat = replaced(self.cat, seat, where)


def _empty_expansion(game: object, index: int) -> Expansion:
    return Expansion(0, 0)


EXPANSION_LAYOUT: Final = Layout(
    "expansion",
    [
        constant("shared"),
        flat("crystals", holds=AMOUNT, lazy=True),
        flat("glowing", holds=AMOUNT, lazy=True),
        flat("ground", lazy=True),
        flat("beside", lazy=True),
        flat("reserved", lazy=True),
        flat("locked", holds=STONE, empty=NO_ICON, lazy=True),
        flat("second_on", lazy=True),
        flat("deposit", lazy=True),
        flat("wind", holds=CARD, reference=True, lazy=True),
        flat("taken_back", holds=CARD, reference=True, lazy=True),
        flat("spent", holds=CARD, reference=True, lazy=True),
        value("chosen"),
        flat("display", holds=CARD, lazy=True),
        flat("stones", holds=STONE, lazy=True),
        flat("lost_stones", holds=STONE, lazy=True),
        value("cats", holds=AMOUNT),
        flat("ascension", holds=AMOUNT, lazy=True),
        flat("order", lazy=True),
        flat("cat", holds=CAT, empty=NO_CAT, lazy=True),
    ],
    make=_empty_expansion,
)
