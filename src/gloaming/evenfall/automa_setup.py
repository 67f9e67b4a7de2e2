"""The options of the solo game: the Automa's level, its Clan Tile, its colour."""

from gloaming.evenfall.automa_board import NO_TILE
from gloaming.kernel.errors import SetupError

LEVELS = ("apprentice", "witch", "master", "heir")  # EF-AUT-39; no others (EF-SET-34)
TILES = (NO_TILE, "circle", "spike", "star", "cross")  # EF-TILE-11


def solo_clans(asked: list[str], tile: str, clans: tuple[str, ...]) -> list[str]:
    """Your clan, then the Automa's colour: one of those you do not play (EF-SET-31).

    With a Clan Tile it is that tile's clan, which cannot be your own (EF-TILE-10). `asked` may name
    both; what it leaves open follows in the order of the box.
    """
    if len(asked) > 2:
        raise SetupError(f"{len(asked)} clans for 1 seat and the Automa")
    if tile != NO_TILE:
        if asked and asked[0] == tile:
            raise SetupError(
                f"{tile} is your own clan: the Automa takes the tile of another (EF-TILE-10)"
            )
        if len(asked) == 2 and asked[1] != tile:
            raise SetupError(
                f"the Automa cannot have the tile of {tile} and the colour of {asked[1]} "
                "(EF-TILE-10)"
            )
    own = asked[0] if asked else next(clan for clan in clans if clan != tile)
    if tile != NO_TILE:
        return [own, tile]
    if len(asked) == 2:
        return asked
    return [own, next(clan for clan in clans if clan != own)]
