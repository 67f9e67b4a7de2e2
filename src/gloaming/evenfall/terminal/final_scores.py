"""The final scores: round by round, with bars, and who has won and why (EF-END-17 to 19)."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import ClanView, EvenfallView

BAR = "█"


def final(view: EvenfallView, words: EvenfallWords, width: int) -> RenderableType:
    """A row for every seat, the best first."""
    say = words.format
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    rounds = max(len(clan.history) for clan in view.clans) - 1
    for n in range(1, rounds + 1):
        table.add_column(say("screen-final-round", n=n), justify="right")
    table.add_column(say("screen-final-end"), justify="right")
    table.add_column(say("mana"), justify="right")
    room = max(10, width - 60)
    table.add_column("", max_width=room)
    best = max(1, max(clan.vp for clan in view.clans))
    ranked = sorted(view.clans, key=lambda c: (-c.vp, c.seat not in view.winners, -c.mana, c.seat))
    for clan in ranked:
        won = clan.seat in view.winners
        name = Text(words.name(f"seat:{clan.seat}"), "glow" if won else "bold")
        scores = [Text(str(score), "mist") for score in clan.history[:-1]]
        scores += [Text()] * (rounds - len(scores))
        total, mana = Text(str(clan.vp), "bold brass"), Text(str(clan.mana), "mist")
        table.add_row(name, *scores, total, mana, _bar(clan, best, room))
    heading = Text(say("screen-final"), "bold brass")
    return Group(Rule(heading, style="indigo"), table, Text(_verdict(view, words), "glow"))


def _bar(clan: ClanView, best: int, room: int) -> Text:
    """What came in each round, and at the end, side by side."""
    text = Text()
    before = 0
    for i, score in enumerate(clan.history):
        length = score * room // best - before * room // best
        text.append(BAR * length, ("indigo", "ember")[i % 2] if score < clan.vp else "brass")
        before = score
    return text


def _verdict(view: EvenfallView, words: EvenfallWords) -> str:
    """Most points, then most Mana left, then shared."""
    say = words.format
    won = [view.clans[seat] for seat in view.winners]
    best = won[0]
    name = words.name(f"seat:{best.seat}")
    if len(won) > 1:
        names = words.join([words.name(f"seat:{clan.seat}") for clan in won])
        return say("screen-shares", seats=names, n=best.vp, mana=best.mana)
    if view.automa is not None and view.clans[0].vp == view.clans[1].vp:
        return say("screen-automa-tie", n=best.vp)
    tied = [c for c in view.clans if c.vp == best.vp and c.seat != best.seat]
    if tied:
        names = words.join([words.name(f"seat:{clan.seat}") for clan in tied])
        return say("screen-wins-mana", seat=name, n=best.vp, others=names, mana=best.mana)
    return say("screen-wins", seat=name, n=best.vp)
