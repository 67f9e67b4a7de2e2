"""Advice for people: what a good bot would do in their place, and by how much it is better."""

from typing import Final

from gloaming.bots.bot import SEARCH, make, substitute
from gloaming.bots.characters import MERCILESS_SIMULATIONS
from gloaming.bots.search import Search
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game

SIMULATIONS: Final = MERCILESS_SIMULATIONS  # a quarter of them plays much worse
MOST: Final = 3  # options that are advised


class Advice:
    """One option that is advised; `behind` are the points by which the best one looks better.

    Nothing is known of that (-1) where the bot does not say what it thought.
    """

    def __init__(self, choice: int, behind: float, looks: int) -> None:
        self.choice = choice
        self.behind = behind
        self.looks = looks  # how often it was tried in imagined games


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
    best = search.thoughts[0].value
    return [
        Advice(one.choice, max(0.0, best - one.value), one.visits) for one in search.thoughts[:MOST]
    ]
