"""The quick bot: takes what a net likes best that has learned from many games.

Where several options look nearly as good one move ahead, it tries the best of them once, as a
search does many times (`search.py`): in one imagined game all seats play on for a few moves.
"""

from pathlib import Path
from typing import Final

from gloaming.bots.search import Search
from gloaming.kernel.box import Box
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game

TRIES: Final = 3  # options that are tried, each once
MOVES: Final = 2  # that a try plays on, for each seat
NEAR: Final = 4.0  # points by which an option may look worse one move ahead, to be tried


class Quick(Search):
    """Takes what the net likes best; without `weights` by the net that ships with the game.

    With less than two `tries` it looks no further than one move ahead.
    """

    name = "quick"

    def __init__(
        self, box: Box, seed: int | str, weights: Path | None = None, tries: int = TRIES
    ) -> None:
        if tries < 0:
            raise SetupError("the quick bot cannot try fewer than 0 options")
        super().__init__(box, seed, max(1, tries), weights=weights, moves=MOVES)
        self.width = max(1, tries)
        self.near = NEAR
        # Three short tries are too few to divide, or to learn from one of them for the next.
        self.judged_from = MOVES
        self.formula = 1.0
        self.most_passed_over = 0

    def answer(self, game: Game, seat: int) -> int:
        if self.box.judgement(game, self._weights) is None:
            raise SetupError(f"there is no net for {self.box.name} yet")
        return super().answer(game, seat)
