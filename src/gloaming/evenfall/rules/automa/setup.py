"""The options of the solo game: the Automa's level, its Clan Tile, its colour."""

from gloaming.evenfall.model.cards import NO_TILE
from gloaming.kernel.message import Message, Name
from gloaming.kernel.setup.options import Objection

LEVELS = ("apprentice", "witch", "master", "heir")  # EF-AUT-39; no others (EF-SET-34)
TILES = (NO_TILE, "circle", "spike", "star", "cross")  # EF-TILE-11


def solo_objections(asked: list[str], tile: str) -> list[Objection]:
    """Returns the Automa's tile is that of another clan than yours, and its colour the tile's.

    `asked` is your clan and the Automa's; "" where none is named (EF-SET-31, EF-TILE-10).
    """
    if tile == NO_TILE:
        return []
    own, colour = asked
    name = Name(f"clan:{tile}")
    if own == tile:
        return [Objection("automa-clan", Message("fault-automa-own", clan=name), "EF-TILE-10")]
    if colour and colour != tile:
        other = Name(f"clan:{colour}")
        said = Message("fault-automa-colour", clan=name, other=other)
        return [Objection("automa-clan", said, "EF-TILE-10")]
    return []
