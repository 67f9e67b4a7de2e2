"""Battle Bonus Tiles: what a battle gives where one covers a Region's own rewards (EF-TILE-09)."""

from htpy import Node

from gloaming.evenfall.model.cards import Region, Tile
from gloaming.evenfall.page.drawings import Pen
from gloaming.evenfall.views.types import RegionView
from gloaming.kernel.page import elements as h


def rewards_at(pen: Pen, region: RegionView, board: Region) -> Region | Tile:
    """Whose Battle Rewards hold in a Region: the tile's, where one lies there."""
    return pen.tile(region.tile) if region.tile else board


def tile_look(pen: Pen, region: RegionView) -> str:
    """A style for rewards that a tile covers; those of the Crystal Path are of glass."""
    if not region.tile:
        return ""
    return " tiled glassy" if pen.only_with_path(region.tile) else " tiled"


def tile_name(pen: Pen, region: RegionView) -> Node:
    """The tile's name, which opens its text."""
    if not region.tile:
        return None
    said = f"{pen.text('kind-tile')}: {pen.name(f'tile:{region.tile}')}"
    return h.a(
        ".tile",
        href=f"/cards/evenfall/{region.tile}",
        data_card=region.tile,
        title=said,
        aria_label=said,
    )[pen.mark("tile")]
