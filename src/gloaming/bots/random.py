"""The random bot: every answer equally likely."""

import random
from collections.abc import Callable

from gloaming.bots.bot import Bot
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game


class Random(Bot):
    """Any answer will do."""

    name = "random"

    def __init__(self, box: Box, seed: int | str) -> None:
        super().__init__(box, seed)
        self._random = random.Random(f"{seed}").random

    def answer(self, game: Game, seat: int) -> int:
        assert game.question is not None
        return _any_of(game.question.choices_of(seat), self._random)


def _any_of(choices: list[int], draw: Callable[[], float]) -> int:
    """Returns a choice, each equally likely; a product with an int would be made of objects."""
    return choices[int(draw() * float(len(choices)))]


def play_on(game: Game, draw: Callable[[], float]) -> int:
    """Plays to the end with random answers; returns how many decisions it took."""
    decisions = 0
    while game.question is not None:
        game.answer(_any_of(game.choices(), draw))
        decisions += 1
    return decisions
