"""The screen of a game that brings none: drawn from its view alone."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gloaming.kernel.terminal.final_scores import final_scores, ranking, verdict
from gloaming.kernel.terminal.game_screen import GameScreen
from gloaming.kernel.terminal.layout import CAN, CANNOT, heading
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.facts import FactTable, FactValue, view_facts
from gloaming.kernel.views.types import View


class DefaultScreen(GameScreen):
    """The screen of a game that brings none: seats with their points, and all the view holds."""

    def screen(self, view: View, words: Words, width: int, brief: bool = False) -> RenderableType:
        if brief:
            return _seats(view, words)
        parts: list[RenderableType] = []
        if view.over:
            parts.append(_end(view, words, width))
        else:
            parts += [heading(words.format("scores"))] if view.scores else []
            parts.append(_seats(view, words))
        facts = view_facts(view, words)
        short = [fact for fact in facts if isinstance(fact.value, str)]
        if short:
            table = Table.grid(padding=(0, 2, 0, 0))
            for fact in short:
                table.add_row(Text(fact.label, "bold indigo"), _value(fact.value))
            parts += [Rule(style="mist"), table]
        for fact in facts:
            if fact not in short:
                parts += [heading(fact.label), _value(fact.value)]
        return Group(*parts)


def _end(view: View, words: Words, width: int) -> RenderableType:
    if not view.scores:
        return verdict(view, words)
    return final_scores(
        view,
        words,
        width,
        order=ranking(view),
        histories=[[score] for score in view.scores],
        heads=[words.format("score")],
    )


def _seats(view: View, words: Words) -> Text:
    """Returns everybody in a line: who is asked, and how many points each has."""
    text = Text()
    for seat in range(max(len(words.seats), len(view.scores))):
        asked = seat in view.asked
        text.append(CAN if asked else CANNOT, "glow")
        text.append(words.name(f"seat:{seat}"), "glow" if asked else "bold")
        if seat < len(view.scores):
            text.append(f" {view.scores[seat]}", "brass")
        text.append("  ")
    return text


def _value(value: FactValue) -> RenderableType:
    if isinstance(value, FactTable):
        table = Table(*value.heads, box=None, padding=(0, 2, 0, 0), show_header=bool(value.heads))
        for row in value.rows:
            table.add_row(*(_value(cell) for cell in row))
        return table
    if isinstance(value, list):
        if all(isinstance(part, str) for part in value):
            return Text(", ".join(str(part) for part in value))
        return Group(*(_value(part) for part in value))
    return Text(value)
