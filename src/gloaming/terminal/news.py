"""What happened since somebody was last asked: turns as paragraphs, scenes line by line, rounds."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gloaming.kernel.staging import PASSED, Staging
from gloaming.kernel.story import END, ROUND, SCENE, SET_UP, TURN
from gloaming.kernel.text.named_sentence import plain, sentence
from gloaming.kernel.text.summaries import (
    NOTHING,
    RoundRow,
    RoundSummary,
    lines_of_parts,
    paragraph,
    round_summary,
)
from gloaming.kernel.text.words import Words, capital
from gloaming.kernel.views.types import StoryLine, StoryPartView, View
from gloaming.terminal.question import story

MOST_TURNS = 16  # of more turns in a row the first are counted, not told
SCENE_LINES = 200
TABLE_WIDTH = 110  # columns from which on a round is summed up as a table


class News:
    """A piece of news: what is printed, and whether it stays until it has been read."""

    def __init__(
        self, shown: RenderableType, *, is_held: bool = False, is_turn: bool = False
    ) -> None:
        self.shown = shown
        self.is_held = is_held  # it decides the game: a battle, the end of a round
        self.is_turn = is_turn  # of somebody else


def news(view: View, words: Words, staging: Staging, since: int) -> list[News]:
    """Returns what the lines of the story from number `since` on tell, in their order.

    What others did in a turn is one paragraph. A scene is told line by line and is held when it is
    over, unless the reader was asked in the middle of it. Where a round has ended stands what it
    brought everybody.
    """
    found: list[News] = []
    turns: list[News] = []
    for number, lines in lines_of_parts(view.story[since:]).items():
        part = view.parts[number]
        piece = _piece(view, words, staging, part, lines)
        if part.kind == TURN:
            turns += [piece] if piece is not None else []
            continue
        found += _latest(turns)
        turns = []
        if part.kind in (ROUND, END) and lines[0] is _first_line(view, number):
            summary = _round(view, words, staging, number)
            if summary is not None:
                found.append(News(summary, is_held=True))
        if piece is not None:
            found.append(piece)
    return found + _latest(turns)


def _first_line(view: View, number: int) -> StoryLine | None:
    """Returns the line with which a part begins, so that what comes before it is told once."""
    for line in view.story:
        if line.part == number:
            return line
    return None


def _latest(turns: list[News]) -> list[News]:
    """Returns the last turns of many, and how many came before them."""
    if len(turns) <= MOST_TURNS:
        return turns
    return [News(Text(f"  … +{len(turns) - MOST_TURNS}", "mist")), *turns[-MOST_TURNS:]]


def _piece(
    view: View, words: Words, staging: Staging, part: StoryPartView, lines: list[StoryLine]
) -> News | None:
    """Returns the news of one part; None where nothing of it is told."""
    if part.kind == SET_UP:
        shown = story(lines, words, view.seat)
        return None if shown is None else News(shown)
    is_all_new = lines[0] is _first_line(view, part.number)
    lines = [line for line in lines if staging.display(line.message.id).pace != PASSED]
    if not lines:
        return None
    if part.kind in (SCENE, END):
        is_over = view.question is None or part.number < len(view.parts) - 1
        is_held = is_over and (part.seat != view.seat or is_all_new)
        return News(_scene(view, words, part, lines), is_held=is_held)
    text = plain(paragraph(lines, words, staging), words.name)
    if not text:
        return None
    seat = part.seat if part.kind == TURN else -1
    is_own = seat == view.seat and seat >= 0
    style = "mist" if seat < 0 else "" if is_own else "indigo"
    mark = "·" if seat < 0 else "›" if is_own else "▸"
    grid = Table.grid()
    grid.add_row(Text(f"  {mark} ", style), Text(capital(text), style))
    return News(grid, is_turn=seat >= 0 and not is_own)


def _scene(
    view: View, words: Words, part: StoryPartView, lines: Sequence[StoryLine]
) -> RenderableType:
    """Returns a scene line by line, under its title where the first line is not that."""
    told = story(list(lines), words, view.seat, SCENE_LINES)
    parts: list[RenderableType] = [] if told is None else [told]
    if part.about is not None and part.about.id != lines[0].message.id:
        title = plain(sentence(words, part.about), words.name)
        parts.insert(0, Text(f"  {capital(title)}", "bold brass"))
    return Group(*parts)


def _round(view: View, words: Words, staging: Staging, number: int) -> RenderableType | None:
    """Returns what the round before the part `number` brought everybody; None before the second."""
    before = [part.number for part in view.parts if part.kind == ROUND and part.number < number]
    summary = round_summary(view, words, staging, before[-1]) if before else None
    if summary is None or not (summary.rows or summary.common):
        return None
    common = [
        Text.assemble((f"  {head}  ", "mist"), plain(said, words.name))
        for head, said in summary.common
    ]
    title = Text(words.format("points-round", n=len(before)), "bold brass")
    told = [_RoundRows(summary, words)] if summary.rows else []
    return Group(Rule(title, style="mist", align="left"), *common, *told)


class _RoundRows:
    """What a round brought each seat: a table, or paragraphs where its columns would be too narrow
    to keep a round on one screen."""

    def __init__(self, summary: RoundSummary, words: Words) -> None:
        self._summary = summary
        self._words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._table() if options.max_width >= TABLE_WIDTH else self._paragraphs()

    def _name(self, row: RoundRow) -> Text:
        return Text(self._words.name(f"seat:{row.seat}"), "bold")

    def _points(self, row: RoundRow) -> Text:
        return Text.assemble((f"+{row.points} ", "mist"), (str(row.score), "bold brass"))

    def _table(self) -> Table:
        summary = self._summary
        table = Table(box=None, padding=(0, 2, 0, 2), header_style="mist")
        table.add_column("")
        for head in summary.heads:
            table.add_column(head)
        if summary.has_scores:
            table.add_column(self._words.format("score"), justify="right")
        for row in summary.rows:
            cells = [Text(plain(tally, self._words.name)) for tally in row.tallies]
            cells += [self._points(row)] if summary.has_scores else []
            table.add_row(self._name(row), *cells)
        return table

    def _paragraphs(self) -> Table:
        grid = Table.grid(padding=(0, 0, 0, 2))
        for row in self._summary.rows:
            head = Text.assemble(self._name(row), "  ")
            if self._summary.has_scores:
                head.append_text(self._points(row))
            grid.add_row(head)
            told = [
                Text.assemble((f"{head}: ", "mist"), said)
                for head, tally in zip(self._summary.heads, row.tallies)
                if (said := plain(tally, self._words.name)) not in ("", NOTHING)
            ]
            grid.add_row(Padding(Text(". ").join(told), (0, 0, 0, 2)))
        return grid
