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
        choices = game.question.choices_of(seat)
        return choices[int(self._random() * len(choices))]


def play_on(game: Game, draw: Callable[[], float]) -> int:
    """Plays to the end with random answers; returns how many decisions it took."""
    decisions = 0
    while game.question is not None:
        choices = game.choices()
        game.answer(choices[int(draw() * len(choices))])
        decisions += 1
    return decisions
