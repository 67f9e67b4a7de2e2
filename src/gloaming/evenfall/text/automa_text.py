"""What is said of the Automa's board, its levels and its Clan Tiles."""

from gloaming.evenfall.content.automa_loader import clan_tile
from gloaming.evenfall.model.cards import RONDEL, AutomaBoard
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.kernel.content.notation.verbs import PICK
from gloaming.kernel.content.pack import Item

AUTOMA_RULES = ("EF-AUT-06", "EF-AUT-08", "EF-AUT-09", "EF-AUT-10", "EF-AUT-14", "EF-AUT-15")
LEVEL_RULES = ("EF-AUT-38", "EF-AUT-39", "EF-SET-34")
TILE_RULES = {
    "circle": ("EF-TILE-10", "EF-TILE-12", "EF-TILE-13"),
    "spike": ("EF-TILE-10", "EF-TILE-14", "EF-TILE-15"),
    "star": ("EF-TILE-10", "EF-TILE-16"),
    "cross": ("EF-TILE-10", "EF-TILE-17", "EF-TILE-18"),
}


def automa_text(words: EvenfallWords, item: Item) -> str:
    """Returns an entry about the Automa in full."""
    if item.kind == "automa_level":
        return words.format("level-text", n=item.values["points"])
    if item.kind == "automa_tile":
        return _tile_text(words, item)
    board = words.table.automa
    spaces = "; ".join(
        words.format("track-step", n=n, effect=_ringed(words, board, n - 1))
        for n in range(1, len(board.spaces) + 1)
    )
    steps = [  # without "you may": the Automa leaves no Transfer (EF-AUT-29)
        words.format("track-step", n=n, effect=words.write(step, PICK))
        for n, step in enumerate(board.track, 1)
    ]
    points = words.format("amount-vp", n=board.overflow)
    steps.append(words.format("track-overflow", what=points))
    label = words.format("effect-track")
    track = words.format("line", kind=label, text="; ".join(steps))
    path = words.format("automa-path-text", n=board.path_step)
    return " ".join([words.format("rondel-text", spaces=spaces), track, path])


def space_name(words: EvenfallWords, board: AutomaBoard, at: int, points: int = 0) -> str:
    """Returns a space of the rondel by its number; `points` is the X of the level."""
    return words.format(f"rondel-{RONDEL[board.spaces[at]]}", n=points)


def _ringed(words: EvenfallWords, board: AutomaBoard, at: int) -> str:
    name = space_name(words, board, at)
    return words.format("rondel-ring", space=name) if board.rings[at] else name


def _tile_text(words: EvenfallWords, item: Item) -> str:
    tile = clan_tile(item)
    lines: list[str] = []
    if tile.elder_vp:
        lines.append(words.format("tile-elders", n=tile.elder_vp, coven=tile.coven_vp))
    for id, n in (
        ("tile-strength", tile.strength),
        ("tile-stones", tile.stone_vp),
        ("tile-discards", tile.discard_vp),
        ("tile-steps", tile.step_vp),
    ):
        if n:
            lines.append(words.format(id, n=n))
    return " ".join(lines)
