"""The quick bot: greedy, but it judges positions by a net that has learned from many games."""

from pathlib import Path
from typing import Final

from gloaming.bots.greedy import Greedy
from gloaming.kernel.box import Box
from gloaming.kernel.errors import SetupError
from gloaming.kernel.evaluation.rivalry import RivalJudgement
from gloaming.kernel.game import Game

DEALS: Final = 1  # imagined games in which it tries what looks best; more were no better


class Quick(Greedy):
    """Takes what the net likes best; without `weights` by the net that ships with the game."""

    name = "quick"

    def __init__(
        self, box: Box, seed: int | str, weights: Path | None = None, deals: int = DEALS
    ) -> None:
        super().__init__(box, seed)
        if deals < 1:
            raise SetupError("the quick bot needs at least one imagined game (deals)")
        self._weights = weights
        self.deals = deals

    def answer(self, game: Game, seat: int) -> int:
        judgement = self.box.judgement(game, self._weights)
        if judgement is None:
            raise SetupError(f"there is no net for {self.box.name} yet")
        self.judge_by(RivalJudgement(judgement))
        return super().answer(game, seat)
