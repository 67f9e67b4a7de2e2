"""The state that only the moon side of a clan board has, and its layout."""

from typing import Final

from gloaming.evenfall.model.cards import NO_CARD, NO_ICON
from gloaming.evenfall.model.components import CARD, PIECE, STONE
from gloaming.kernel.state.fields import Layout, flat, value


class Moon:
    """The state that only a moon side has: its Action Space, Powerstone spaces, turned Rituals and
    the Throne Demon.

    Copies share the lists: they are never changed, another list takes their place.
    """

    def __init__(self, spaces: int) -> None:
        self.piece = 0  # on the clan board's own Action Space (EF-MOON-14)
        self.stones: list[int] = [0] * spaces  # by space of the clan board; 0 where free
        self.turned: list[int] = []  # immediate Rituals with an Action Space this turn
        self.demon = NO_CARD
        self.attached = NO_CARD  # the Specialist the Throne Demon is attached to

    def copy(self) -> "Moon":
        """Returns an independent moon side in the same state."""
        other = Moon(0)
        other.piece = self.piece
        other.stones = self.stones
        other.turned = self.turned
        other.demon = self.demon
        other.attached = self.attached
        return other


def _empty_moon(game: object, index: int) -> Moon:
    return Moon(0)


MOON_LAYOUT: Final = Layout(
    "moon",
    [
        value("piece", holds=PIECE, empty=0),
        flat("stones", holds=STONE, empty=NO_ICON, lazy=True),
        flat("turned", holds=CARD, reference=True, lazy=True),
        value("demon", holds=CARD, reference=True, empty=NO_CARD),
        value("attached", holds=CARD, reference=True, empty=NO_CARD),
    ],
    make=_empty_moon,
)
