"""The state that only games with cards of The Crystal Path, or with the path itself, have.

A base game has none of it (`game.expansion` is None), so that it is neither copied nor asked for
there.
"""

from typing import Final

from gloaming.evenfall.model.cards import NO_ICON
from gloaming.evenfall.model.components import CARD, CAT, STONE
from gloaming.kernel.state.fields import AMOUNT, Layout, flat, value

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


class Expansion:
    """The state of the expansion; lists are by Place card unless it says otherwise.

    `original` is for `copy` alone: it saves making the lists that a copy replaces.
    """

    def __init__(self, seats: int, places: int, original: "Expansion | None" = None) -> None:
        if original is not None:
            self._copy_from(original)
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
        self.taken_back: list[int] = []  # in hand, and not to be played this turn (EF-CARD-75)
        self.spent: list[int] = []  # left play exhausted this round, and enter so (EF-SPE-08)
        self.chosen = -1  # the Region that an effect speaks of (EF-CARD-67)
        self.display: list[int] = []  # from left to right (EF-CP-11)
        self.stones: list[int] = []  # on the third reward space (EF-CP-09)
        self.lost_stones: list[int] = []  # back in the box (EF-CP-66)
        self.cats = 0  # on the second reward space (EF-CP-08)
        self.ascension: list[int] = [0] * seats
        self.order: list[int] = []  # seats on the path, the one furthest ahead first (EF-CP-40)
        self.cat: list[int] = [NO_CAT] * seats

    def copy(self) -> "Expansion":
        """Returns an independent expansion in the same state."""
        return Expansion(0, 0, self)

    def _copy_from(self, original: "Expansion") -> None:
        self.crystals = original.crystals[:]
        self.glowing = original.glowing[:]
        self.ground = original.ground[:]
        self.beside = original.beside[:]
        self.reserved = original.reserved[:]
        self.locked = original.locked[:]
        self.second_on = original.second_on[:]
        self.deposit = original.deposit[:]
        self.wind = original.wind[:]
        self.taken_back = original.taken_back[:]
        self.spent = original.spent[:]
        self.chosen = original.chosen
        self.display = original.display[:]
        self.stones = original.stones[:]
        self.lost_stones = original.lost_stones[:]
        self.cats = original.cats
        self.ascension = original.ascension[:]
        self.order = original.order[:]
        self.cat = original.cat[:]


def _empty_expansion(game: object, index: int) -> Expansion:
    return Expansion(0, 0)


EXPANSION_LAYOUT: Final = Layout(
    "expansion",
    [
        flat("crystals", holds=AMOUNT),
        flat("glowing", holds=AMOUNT),
        flat("ground"),
        flat("beside"),
        flat("reserved"),
        flat("locked", holds=STONE, empty=NO_ICON),
        flat("second_on"),
        flat("deposit"),
        flat("wind", holds=CARD, reference=True),
        flat("taken_back", holds=CARD, reference=True),
        flat("spent", holds=CARD, reference=True),
        value("chosen"),
        flat("display", holds=CARD),
        flat("stones", holds=STONE),
        flat("lost_stones", holds=STONE),
        value("cats", holds=AMOUNT),
        flat("ascension", holds=AMOUNT),
        flat("order"),
        flat("cat", holds=CAT, empty=NO_CAT),
    ],
    make=_empty_expansion,
)
