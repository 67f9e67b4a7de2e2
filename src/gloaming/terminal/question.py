"""The question with its numbered answers, and the story, drawn from a view."""

from itertools import zip_longest
from math import ceil

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.kernel.box import Box
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import NameRef, OptionView, StoryLine, View

COLUMN = 46  # an answer with its hint fits in so many columns
MOST_LINES = 18
FEW = 8
MANY = 20  # so many rows are still read at once
HEADING = "indigo"


def numbered(view: View) -> dict[int, OptionView]:
    """Returns the options by their numbers: those of one verb together, single ones last.

    Where the argument of every option is an amount (`dial:3`), the amount itself is the number.
    """
    if view.question is None:
        return {}
    amounts = [offer.argument for offer in view.question.offers]
    if len(set(amounts)) == len(amounts) and all(amount.isdecimal() for amount in amounts):
        return {int(amount): offer for amount, offer in zip(amounts, view.question.offers)}
    kinds: dict[str, list[OptionView]] = {}
    alone: list[OptionView] = []
    for offer in view.question.offers:
        if offer.argument:
            kinds.setdefault(offer.verb, []).append(offer)
        else:
            alone.append(offer)
    in_order = [offer for group in kinds.values() for offer in group] + alone
    return dict(enumerate(in_order, 1))


def answers(box: Box, view: View, words: Words, width: int) -> RenderableType:
    """Returns the question with every option and its number; many options stand in columns."""
    question = view.question
    if question is None:
        return Text()
    offers = numbered(view)
    lines = _lines(box, view, words, offers)
    count = 1 if len(lines) <= FEW else max(1, min(3, width // COLUMN))
    longest = max(line.cell_len for line in lines)
    while count > 1 and longest > width // count - 2 and len(lines) <= MANY * count:
        count -= 1  # rather more rows than hints that are cut off
    columns = _columns(lines, count)
    grid = Table.grid(padding=(0, 2, 0, 0))
    each = (width - 2 * count) // count
    for _ in columns:
        grid.add_column(no_wrap=count > 1, overflow="ellipsis", max_width=each)
    for row in zip_longest(*columns, fillvalue=Text()):
        grid.add_row(*row)
    return Group(Text(words.say(decode_message(question.about)), "bold"), grid)


def _columns(lines: list[Text], count: int) -> list[list[Text]]:
    """Returns the lines in columns of about one height; no heading ends one."""
    height = ceil(len(lines) / count)
    columns: list[list[Text]] = [[]]
    for i, line in enumerate(lines):
        full = len(columns[-1]) >= height
        last = len(columns[-1]) == height - 1 and line.style == HEADING and i + 1 < len(lines)
        if (full or last) and len(columns) < count:
            columns.append([])
        columns[-1].append(line)
    return columns


def _lines(box: Box, view: View, words: Words, offers: dict[int, OptionView]) -> list[Text]:
    """Returns a line for each option; where there are several kinds, each under a heading."""
    kinds = [offer.verb if offer.argument else "" for offer in offers.values()]
    several = len({kind for kind in kinds if kind}) > 1
    lines: list[Text] = []
    before = None
    for kind, (number, offer) in zip(kinds, offers.items()):
        headed = several and words.has_message(f"group-{kind or 'alone'}")
        if headed and kind != before:
            lines.append(Text(words.format(f"group-{kind or 'alone'}"), HEADING))
        line = Text.assemble((f"{number:>3} ", "glow"), _label(words, offer, bool(headed and kind)))
        hint = box.terminal.hint(view, words, offer)
        if hint:
            line.append(f"  {hint}", "mist")
        lines.append(line)
        before = kind
    return lines


def _label(words: Words, offer: OptionView, short: bool) -> str:
    """Returns an option in words; under a heading only the thing it is about."""
    named = [part for part in offer.label.args.values() if isinstance(part, NameRef)]
    if short and len(named) == 1:
        return words.name(named[0].thing)
    return words.say(decode_message(offer.label))


def story(
    told: list[StoryLine], words: Words, seat: int, most: int = MOST_LINES
) -> RenderableType | None:
    """Returns what happened, a line or paragraph each; the latest if there are more than `most`.

    What others did stands out from what one did oneself, and from the course of the game.
    """
    texts = [(line, words.say(decode_message(line.message))) for line in told]
    texts = [(line, text) for line, text in texts if text]  # what a game does not narrate
    if not texts:
        return None
    lines = Table.grid()
    lines.add_column()
    lines.add_column()
    if len(texts) > most:
        lines.add_row(Text("  … ", "mist"), Text(f"+{len(texts) - most}", "mist"))
    for line, text in texts[-most:]:
        style = "mist" if line.seat < 0 else "" if line.seat == seat else "indigo"
        mark = "·" if line.seat < 0 else "▸" if line.seat != seat else "›"
        lines.add_row(Text(f"  {mark} ", style), Text(text, style))
    return lines
