"""Where every point came from, in the terminal: tables by source and by round, or every part."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from gloaming.kernel.text.words import Words, capital
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.points import (
    player_points,
    round_label,
    rounds_of,
    source_label,
    sources_of,
)
from gloaming.kernel.views.types import MessageView, PointsSum, View


def points_table(
    view: View, words: Words, order: Sequence[int], sources: Sequence[str] = ()
) -> RenderableType | None:
    """Returns a table of sources and one of rounds, with a column for every player in `order`.

    None where the game does not say where points come from.
    """
    if not view.points:
        return None
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for player in order:
        table.add_column(words.name(f"seat:{player}"), justify="right")
    for source in sources_of(view.points, sources):
        amounts = [_amount(view, player, source=source) for player in order]
        table.add_row(Text(_said(words, source_label(source))), *amounts)
    table.add_section()
    for round in rounds_of(view.points):
        amounts = [_amount(view, player, round=round) for player in order]
        table.add_row(Text(_said(words, round_label(round)), "mist"), *amounts)
    totals = [Text(str(view.scores[player]), "bold brass") for player in order]
    table.add_row(Text(words.format("score"), "bold"), *totals)
    return Group(_heading(words), table)


def points_tree(view: View, words: Words, sources: Sequence[str] = ()) -> RenderableType | None:
    """Returns every sum with all its parts, by source and by round, for every player.

    None where the game does not say where points come from.
    """
    players = player_points(view, sources)
    if not players:
        return None
    parts: list[RenderableType] = [_heading(words)]
    for player in players:
        tree = Tree(_line(words.name(f"seat:{player.player}"), player.amount, "bold"))
        for title, sums in (
            ("points-by-source", player.by_source),
            ("points-by-round", player.by_round),
        ):
            branch = tree.add(Text(words.format(title), "indigo"))
            for one in sums:
                _grow(branch, one, words)
        parts.append(tree)
    return Group(*parts)


def _grow(tree: Tree, one: PointsSum, words: Words) -> None:
    """Adds a sum with its parts; a single last part is said in the same line."""
    line = _line(_said(words, one.label), one.amount, "")
    parts = one.parts
    if len(parts) == 1 and not parts[0].parts:
        line.append(f"  {_said(words, parts[0].label)}", "mist")
        parts = ()
    branch = tree.add(line)
    for part in parts:
        _grow(branch, part, words)


def _line(label: str, amount: int, style: str) -> Text:
    return Text.assemble((label, style), "  ", (str(amount), "brass"))


def _heading(words: Words) -> Rule:
    return Rule(Text(words.format("points"), "bold brass"), style="indigo")


def _said(words: Words, message: MessageView) -> str:
    return capital(words.say(decode_message(message)))


def _amount(view: View, player: int, source: str = "", round: int | None = None) -> Text:
    """Returns what a player got from a source, or in a round; a dash for nothing."""
    own = [
        entry.amount
        for entry in view.points
        if entry.player == player
        and (not source or entry.source == source)
        and (round is None or entry.round == round)
    ]
    return Text(str(sum(own))) if own else Text("–", "mist")
