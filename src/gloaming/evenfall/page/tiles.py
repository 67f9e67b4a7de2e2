"""Battle Bonus Tiles: what a battle gives where one covers a Region's own rewards (EF-TILE-09)."""

from gloaming.evenfall.model.cards import Region, Tile
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.views.types import RegionView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


def rewards_at(renderer: EvenfallRenderer, region: RegionView, board: Region) -> Region | Tile:
    """Returns whose Battle Rewards hold in a Region: the tile's, where one lies there."""
    return renderer.tile(region.tile) if region.tile else board


def tile_look(renderer: EvenfallRenderer, region: RegionView) -> str:
    """Returns a style for rewards that a tile covers; those of the Crystal Path are of glass."""
    if not region.tile:
        return ""
    return " tiled glassy" if renderer.is_only_with_path(region.tile) else " tiled"


def tile_name(renderer: EvenfallRenderer, region: RegionView) -> Node:
    """Returns the tile's name, which opens its text."""
    if not region.tile:
        return None
    said = f"{renderer.text('kind-tile')}: {renderer.name(f'tile:{region.tile}')}"
    return h.a(
        ".tile",
        href=f"/cards/evenfall/{region.tile}",
        data_card=region.tile,
        title=said,
        aria_label=said,
    )[renderer.mark("tile")]
