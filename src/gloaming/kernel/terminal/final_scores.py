"""The final scores of any game: a row for every player, with bars, and who has won and why."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gloaming.kernel.terminal.layout import growth_bar
from gloaming.kernel.terminal.points import points_table
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import View

SMALL = 10  # room that a bar has at least
BESIDE = 60  # what stands beside the bars


def verdict(view: View, words: Words) -> Text:
    """Returns who has won, and why."""
    if view.outcome is None:
        return Text(words.format("game-over"), "glow")
    return Text(words.say(decode_message(view.outcome.reason)), "glow")


def ranking(view: View) -> list[int]:
    """Returns all players, winners and the best first."""
    won = view.outcome.winners if view.outcome is not None else ()
    return sorted(range(len(view.scores)), key=lambda n: (n not in won, -view.scores[n], n))


def final_scores(
    view: View,
    words: Words,
    width: int,
    *,
    order: Sequence[int],
    histories: Sequence[Sequence[int]],
    heads: Sequence[str],
    more: Sequence[str] = (),
    sources: Sequence[str] = (),
) -> RenderableType:
    """Returns the table of the final scores.

    `histories` are each player's scores after every round and at the end, under `heads`; after the
    last score stands `more`, which is a heading and then a text for each player. Below it stands
    where the points came from, where the game says so, with its `sources` in their order.
    """
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for head in heads:
        table.add_column(head, justify="right")
    if more:
        table.add_column(more[0], justify="right")
    room = max(SMALL, width - BESIDE)
    table.add_column("", max_width=room)
    best = max(1, max(view.scores, default=1))
    won = view.outcome.winners if view.outcome is not None else ()
    for seat in order:
        name = Text(words.name(f"seat:{seat}"), "glow" if seat in won else "bold")
        scores = [Text(str(score), "mist") for score in histories[seat][:-1]]
        scores += [Text()] * (len(heads) - 1 - len(scores))
        scores.append(Text(str(view.scores[seat]), "bold brass"))
        if more:
            scores.append(Text(more[seat + 1], "mist"))
        table.add_row(name, *scores, growth_bar(histories[seat], best, room))
    heading = Rule(Text(words.format("final-scores"), "bold brass"), style="indigo")
    parts: list[RenderableType] = [heading, table, verdict(view, words)]
    points = points_table(view, words, order, sources)
    if points is not None:
        parts.append(points)
    return Group(*parts)
