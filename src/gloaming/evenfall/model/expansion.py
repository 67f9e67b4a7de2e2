"""What only games with cards of The Crystal Path, or with the path itself, have to remember.

A base game has none of this (`game.expansion` is None), so that it is neither copied nor asked
for there.
"""

from typing import Final

from gloaming.evenfall.model.cards import NO_ICON

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

FIELDS: Final = [
    "crystals",
    "glowing",
    "ground",
    "beside",
    "reserved",
    "locked",
    "second_on",
    "deposit",
    "wind",
    "chosen",
    "display",
    "stones",
    "lost_stones",
    "cats",
    "ascension",
    "order",
    "cat",
]


class Expansion:
    """The state of the expansion; lists are by Place card unless it says otherwise."""

    def __init__(self, seats: int, places: int, like: "Expansion | None" = None) -> None:
        if like is not None:
            self._copy_from(like)
            return
        self.crystals: list[int] = [0] * places  # dark and glowing, on the Ritual and on the Place
        self.glowing: list[int] = [0] * places  # how many of them are charged
        self.ground: list[int] = [NOTHING] * places
        self.beside: list[int] = [0] * places  # Catalysts beside Building Spaces, packed by kind
        self.reserved: list[int] = [0] * places  # 1 with a Crystal on Shandiin's space
        self.locked: list[int] = [NO_ICON] * places  # the Powerstone on a lock space
        self.second_on: list[int] = [0] * places  # a second piece on the Ritual (EF-CARD-55)
        self.deposit: list[int] = [NOT_LAID] * places
        self.wind: list[int] = []  # Rituals whose neighbours Elders may use this round
        self.chosen = -1  # the Region that an effect speaks of (EF-CARD-67)
        self.display: list[int] = []  # from left to right (EF-CP-11)
        self.stones: list[int] = []  # on the third reward space (EF-CP-09)
        self.lost_stones: list[int] = []  # back in the box (EF-CP-66)
        self.cats = 0  # on the second reward space (EF-CP-08)
        self.ascension: list[int] = [0] * seats
        self.order: list[int] = []  # seats on the path, the one furthest ahead first (EF-CP-40)
        self.cat: list[int] = [NO_CAT] * seats

    def _copy_from(self, like: "Expansion") -> None:
        self.crystals = like.crystals[:]
        self.glowing = like.glowing[:]
        self.ground = like.ground[:]
        self.beside = like.beside[:]
        self.reserved = like.reserved[:]
        self.locked = like.locked[:]
        self.second_on = like.second_on[:]
        self.deposit = like.deposit[:]
        self.wind = like.wind[:]
        self.chosen = like.chosen
        self.display = like.display[:]
        self.stones = like.stones[:]
        self.lost_stones = like.lost_stones[:]
        self.cats = like.cats
        self.ascension = like.ascension[:]
        self.order = like.order[:]
        self.cat = like.cat[:]
