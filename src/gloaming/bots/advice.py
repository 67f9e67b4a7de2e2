"""Advice for people: what a good bot would do in their place, how much better that is, what is
likely to follow, and what it expects of the game."""

from typing import Final

from gloaming.bots.bot import SEARCH, make, substitute
from gloaming.bots.outlook import Outlook, Step
from gloaming.bots.search import Search, Thought
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game

SIMULATIONS: Final = 96  # more would find little more, and a hint must not keep a server busy
MOST: Final = 3  # options that are advised
TRIES: Final = 8  # of the best option, that tell what is likely to follow
# What the net expects of the end is off by about 10 points in the last round of Evenfall, 20 before
# (docs/BOTS.md), so that results from FEW points on are told in steps.
FEW: Final = 50.0
STEP: Final = 5


class Advice:
    """One option that is advised; `behind` are the points by which the best one looks better.

    Nothing is known of that (-1) where the bot does not say what it thought. Only the best option
    has an outlook.
    """

    def __init__(
        self, choice: int, behind: float, looks: int, outlook: Outlook | None = None
    ) -> None:
        self.choice = choice
        self.behind = behind
        self.looks = looks  # how often it was tried in imagined games
        self.tries = 0  # further imagined games, which tell what is likely to follow
        self.steps: list[Step] = []  # the own moves that are, in their order
        # About how many points the seat is likely to end with, and the best of the others if there
        # are any; nothing where that is not known.
        self.points: list[int] = []
        if outlook is not None:
            self.tries = outlook.tries
            self.steps = outlook.steps()
            self.points = [_about(there) for there in outlook.points]


def advise(box: Box, game: Game, seat: int) -> list[Advice]:
    """Returns what a seat could do now, the best first; it is the same whenever it is asked.

    Like every bot it looks only at what the seat knows.
    """
    seed = f"advice {game.version} {seat}"
    if box.net_file() is None:
        choice = make(substitute(box), box, seed).answer(game, seat)
        return [Advice(choice, -1.0, 0)]
    search = make(f"{SEARCH}:simulations={SIMULATIONS}", box, seed)
    assert isinstance(search, Search)
    choice = search.answer(game, seat)
    if not search.thoughts:
        return [Advice(choice, -1.0, 0)]
    best, *others = search.thoughts
    others.sort(key=_value, reverse=True)
    return [
        Advice(choice, 0.0, best.visits, search.outlook(game, seat, choice, TRIES)),
        *[
            Advice(one.choice, max(0.0, best.value - one.value), one.visits)
            for one in others[: MOST - 1]
        ],
    ]


def _value(thought: Thought) -> float:
    return thought.value


def _about(points: float) -> int:
    """Returns points that are only expected as one would say them."""
    return round(points) if abs(points) < FEW else STEP * round(points / STEP)
