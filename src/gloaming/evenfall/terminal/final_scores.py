"""The final scores of Evenfall: round by round, with the Mana left that breaks ties (EF-END-18)."""

from rich.console import RenderableType

from gloaming.evenfall.model.points import SOURCES
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.terminal.final_scores import final_scores


def final(view: EvenfallView, words: EvenfallWords, width: int) -> RenderableType:
    """Returns a row for every clan, the best first, and who has won and why."""
    say = words.format
    rounds = max(len(clan.history) for clan in view.clans) - 1
    ranked = sorted(view.clans, key=lambda c: (-c.vp, c.seat not in view.winners, -c.mana, c.seat))
    return final_scores(
        view,
        words,
        width,
        order=[clan.seat for clan in ranked],
        histories=[clan.history for clan in view.clans],
        heads=[
            *(say("screen-final-round", n=n) for n in range(1, rounds + 1)),
            say("screen-final-end"),
        ],
        more=[say("mana"), *(str(clan.mana) for clan in view.clans)],
        sources=SOURCES,
    )
