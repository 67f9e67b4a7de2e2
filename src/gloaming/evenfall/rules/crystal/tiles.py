"""Battle Bonus Tiles: other rewards for the Regions, for the whole game (EF-TILE-06 to 09)."""

from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name


def draw_tiles(game: Evenfall) -> None:
    """Lays a tile at random on each Region, of those that belong to it (EF-TILE-07, 08)."""
    chosen: list[int] = []
    for region in game.data.regions:
        own = [i for i, tile in enumerate(game.data.tiles) if tile.region == region.index]
        if not own:
            chosen.append(-1)
            continue
        tile = own[game.chance.below(len(own))]
        chosen.append(tile)
        if game.story is not None:
            game.story.tell(
                -1,
                Message(
                    "log-tile",
                    tile=Name(f"tile:{game.data.tiles[tile].entry}"),
                    region=Name(f"region:{region.entry}"),
                ),
                (f"region:{region.entry}",),
            )
    game.tiles = chosen


def rewards(game: Evenfall, region: int) -> list[Effect]:
    """Returns the Battle Rewards that hold in a Region: the tile's, where one lies there
    (EF-TILE-09)."""
    if game.tiles and game.tiles[region] >= 0:
        return game.data.tiles[game.tiles[region]].rewards
    return game.data.regions[region].rewards


def thresholds(game: Evenfall, region: int) -> list[int]:
    """Returns the strengths that the rewards of a Region ask for."""
    if game.tiles and game.tiles[region] >= 0:
        return game.data.tiles[game.tiles[region]].thresholds
    return game.data.regions[region].thresholds
