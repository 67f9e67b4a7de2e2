"""Parts of a game's screen: headings, indented text, two sides of a line, and bars.

Styles are the four colours of the program (indigo, ember, brass, mist) and `glow`, which is for
what can be done now; nothing is told by colour alone.
"""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

CAN = "› "  # before what can be done now
CANNOT = "  "
DOT = "  ·  "
BAR = "█"
INDENT = 4


def heading(title: str, more: str = "") -> Rule:
    """Returns a line with a title at its left, and something about it."""
    text = Text()
    text.append(title, "bold indigo")
    if more:
        text.append(f"  {more}", "mist")
    return heading_of(text)


def heading_of(text: Text) -> Rule:
    """Returns a line with a styled title at its left."""
    return Rule(text, style="mist", align="left")


def indented(text: str) -> RenderableType:
    """Returns a paragraph of small importance, under what it explains."""
    return Padding(Text(text, "mist"), (0, 0, 0, INDENT))


def sides(left: Text, right: Text) -> Table:
    """Returns a line with one text at its left and one at its right."""
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(left, right)
    return grid


def grid_of(cells: Sequence[RenderableType]) -> Table:
    """Returns cells side by side in columns of the same width."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in cells:
        grid.add_column(ratio=1)
    grid.add_row(*cells)
    return grid


def growth_bar(history: Sequence[int], best: int, room: int) -> Text:
    """Returns a score as a bar in which the rounds change colour; `best` fills `room`."""
    text = Text()
    before = 0
    last = history[-1] if history else 0
    for i, score in enumerate(history):
        length = score * room // best - before * room // best
        text.append(BAR * length, ("indigo", "ember")[i % 2] if score < last else "brass")
        before = score
    return text
