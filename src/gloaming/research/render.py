"""What people are shown of an environment: the table's screen, as text or as a picture."""

from functools import lru_cache
from io import StringIO
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.console import Console

from gloaming.kernel.box import Box
from gloaming.kernel.game import Game

MODES = ["ansi", "rgb_array"]
WIDTH = 120  # cells of a line
MARGIN = 8
FONT_SIZE = 14
Colour = tuple[int, int, int]
PAPER: Colour = (24, 22, 30)
INK: Colour = (214, 210, 222)
HEADING: Colour = (240, 196, 110)
RULE: Colour = (92, 88, 108)
SEATS: tuple[Colour, ...] = (
    (110, 190, 255),
    (255, 140, 130),
    (150, 220, 140),
    (225, 165, 250),
    (250, 215, 110),
    (130, 225, 225),
    (255, 175, 90),
    (190, 190, 200),
)
# The signs that both games' screens use, by what they stand for.
SIGNS: dict[str, Colour] = {
    **dict.fromkeys("♣▲", (140, 205, 120)),
    **dict.fromkeys("♥♡", (238, 110, 120)),
    **dict.fromkeys("▤▯▱", (120, 170, 240)),
    **dict.fromkeys("✦☽◉", (190, 150, 250)),
    **dict.fromkeys("★", (248, 208, 96)),
    **dict.fromkeys("◆◈◇", (110, 215, 205)),
    **dict.fromkeys("⚔☠", (240, 130, 90)),
    **dict.fromkeys("─│┌┐└┘├┤┬┴┼━·", RULE),
}


def ansi(box: Box, game: Game, seat: int) -> str:
    """Returns the table as a seat sees it in the terminal (-1: a watcher), as plain text."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    console.print(_screen(box, game, seat))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def rgb_array(box: Box, game: Game, seat: int) -> NDArray[np.uint8]:
    """Returns the same as a picture: height × width × 3.

    Headings, the signs of resources and pieces, and every seat have colours of their own.
    """
    from PIL import Image, ImageDraw

    console = Console(file=StringIO(), width=WIDTH, color_system="truecolor", height=1000)
    lines = console.render_lines(_screen(box, game, seat), pad=False)
    font, bold, wide, high = _fonts()
    size = (WIDTH * wide + 2 * MARGIN, max(1, len(lines)) * high + 2 * MARGIN)
    picture = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(picture)
    for row, line in enumerate(lines):
        colours = _seat_colours("".join(segment.text for segment in line), game.seats)
        column = letter = 0
        for segment in line:
            is_bold = segment.style is not None and bool(segment.style.bold)
            for sign in segment.text:
                if sign != " ":
                    ink = SIGNS.get(sign, colours.get(letter, HEADING if is_bold else INK))
                    at = (MARGIN + column * wide, MARGIN + row * high)
                    draw.text(at, sign, fill=ink, font=bold if is_bold else font)
                column += cell_len(sign)
                letter += 1
    return np.asarray(picture, dtype=np.uint8)


def _seat_colours(text: str, seats: int) -> dict[int, Colour]:
    """Returns the colours of the letters of a line that name seats, by where they stand."""
    found: dict[int, Colour] = {}
    for seat in range(seats):
        name = f"seat_{seat}"
        at = text.find(name)
        while at >= 0:
            for i in range(len(name)):
                found[at + i] = SEATS[seat % len(SEATS)]
            at = text.find(name, at + 1)
    return found


def _screen(box: Box, game: Game, seat: int) -> Any:
    names = [f"seat_{i}" for i in range(game.seats)]
    return box.terminal.screen(box.view(game, seat), box.words("en", names, []), WIDTH)


@lru_cache(maxsize=1)
def _fonts() -> tuple[Any, Any, int, int]:
    """Returns a font of equal widths, plain and bold, with the width and height of a letter."""
    from matplotlib.font_manager import FontProperties, findfont
    from PIL import ImageFont

    made = [
        ImageFont.truetype(
            findfont(FontProperties(family="DejaVu Sans Mono", weight=weight)), FONT_SIZE
        )
        for weight in ("normal", "bold")
    ]
    ascent, descent = made[0].getmetrics()
    return made[0], made[1], ceil(made[0].getlength("M")), ascent + descent
