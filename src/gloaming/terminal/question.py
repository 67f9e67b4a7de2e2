"""The question with its numbered answers, and the story, drawn from a view."""

from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.kernel.box import Box
from gloaming.kernel.view import Told, View, message
from gloaming.kernel.words import Words

COLUMN = 46  # an answer with its hint fits in so many columns
MOST_LINES = 18
FEW = 8


def answers(box: Box, view: View, words: Words, width: int) -> RenderableType:
    """What is asked, and every answer with its number; many answers stand in columns."""
    question = view.question
    if question is None:
        return Text()
    about = Text(words.say(message(question.about)), "bold")
    count = len(question.offers)
    columns = 1 if count <= FEW else max(1, min(3, width // COLUMN))
    rows = ceil(count / columns)
    grid = Table.grid(padding=(0, 2), expand=False)
    each = (width - 2 * columns) // columns
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1, overflow="ellipsis", max_width=each)
    lines = []
    for number, offer in enumerate(question.offers, 1):
        label = words.say(message(offer.label))
        line = Text.assemble((f"{number:>3} ", "glow"), label)
        hint = box.hint(view, words, offer)
        if hint:
            line.append(f"  {hint}", "mist")
        lines.append(line)
    for row in range(rows):
        cells = [lines[i] for i in range(row, count, rows)]
        grid.add_row(*cells)
    return Group(about, grid)


def story(told: list[Told], words: Words, most: int = MOST_LINES) -> RenderableType | None:
    """What happened, one line each; the latest where there are more than `most`."""
    if not told:
        return None
    lines: list[RenderableType] = []
    if len(told) > most:
        lines.append(Text("  …", "mist"))
    for line in told[-most:]:
        bullet = "· " if line.seat < 0 else "▸ "
        text = Text.assemble((f"  {bullet}", "mist"), words.say(message(line.message)))
        text.stylize("mist" if line.seat < 0 else "indigo")
        lines.append(text)
    return Group(*lines)
