"""From the catalogue to the Automa's board: its rondel, its Coven Track, its level and its tile."""

from typing import TYPE_CHECKING

from gloaming.evenfall.model.cards import NO_TILE, RONDEL, AutomaBoard, Board, ClanTile, GameData
from gloaming.kernel.content.fields import (
    Field,
    marks,
    names,
    numbers,
    sentences,
    some_of,
    text,
    whole,
)
from gloaming.kernel.content.pack import Item

if TYPE_CHECKING:
    from gloaming.evenfall.content.loader import Loader

# What the entries about the Automa may say.
AUTOMA_SCHEMA: dict[str, dict[str, Field]] = {
    "automa": {
        "name": Field(names, required=True),
        "spaces": Field(some_of(RONDEL), required=True),  # a closed circle (EF-AUT-40)
        "rings": Field(numbers(0, 99, "expected a list of space numbers"), required=True),
        "track": Field(sentences, required=True),
        "overflow": Field(whole(0, 9), required=True),
        "path_step": Field(whole(0, 4), required=True),
        "known": Field(marks),
    },
    "automa_level": {
        "name": Field(names, required=True),
        "points": Field(whole(0, 19), required=True),
        "known": Field(marks),
    },
    "automa_tile": {
        "name": Field(names, required=True),
        "clan": Field(text, required=True),
        "elder_vp": Field(whole(0, 9)),
        "coven_vp": Field(whole(0, 19)),
        "strength": Field(whole(0, 9)),
        "stone_vp": Field(whole(0, 9)),
        "discard_vp": Field(whole(0, 9)),
        "step_vp": Field(whole(0, 9)),
        "known": Field(marks),
    },
}


def automa_board(loader: "Loader", level: str, tile: str) -> AutomaBoard:
    """Returns the Automa's board of a table; with no `level` it only lies in the box."""
    item = loader.catalogue.items["automa"]["automa"]
    values = item.values
    board = AutomaBoard()
    board.spaces = [RONDEL.index(space) for space in values["spaces"]]
    count = len(board.spaces)
    if not all(1 <= ring <= count for ring in values["rings"]):
        raise item.at("rings").error(
            f"rings are {values['rings']!r}", f"expected numbers of spaces, 1 to {count}"
        )
    board.rings = [n + 1 in values["rings"] for n in range(count)]
    board.start = values["rings"][0] - 1  # the upper one (EF-SET-32)
    board.track = loader.effects_of(item, "track", "automa.track")
    board.overflow = values["overflow"]
    board.path_step = values["path_step"]
    if level:
        board.level = level
        board.points = loader.catalogue.items["automa_level"][level].values["points"]
    if tile and tile != NO_TILE:
        board.tile = clan_tile(loader.catalogue.items["automa_tile"][tile])
    return board


def clan_tile(item: Item) -> ClanTile:
    """Returns a Clan Tile with what it gives (EF-TILE-12 to 17)."""
    tile = ClanTile(item.id)
    values = item.values
    tile.elder_vp = values.get("elder_vp", 0)
    tile.coven_vp = values.get("coven_vp", 0)
    tile.strength = values.get("strength", 0)
    tile.stone_vp = values.get("stone_vp", 0)
    tile.discard_vp = values.get("discard_vp", 0)
    tile.step_vp = values.get("step_vp", 0)
    return tile


def seat_automa(table: GameData, clan: str) -> None:
    """Seats the Automa: its clan has a track of its own and nothing else of a clan board
    (EF-SET-30)."""
    board = Board(clan)
    board.track = table.automa.track
    board.overflow = table.automa.overflow
    table.boards.append(board)
    table.solo = True
