"""A position is judged beside what the best rival may expect."""

import pytest
from tests.pebbles import new_pebbles

from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.evaluation.rivalry import RivalJudgement
from gloaming.kernel.game import Game


class Expected(Judgement):
    """Says of each seat what it was told."""

    def __init__(self, *values: float) -> None:
        self.values = values

    def value(self, game: Game, seat: int) -> float:
        return self.values[seat]


def test_a_share_of_what_the_best_rival_expects_counts_against_the_own_expectation() -> None:
    game = new_pebbles(3)
    judgement = RivalJudgement(Expected(50.0, 30.0, 40.0), 0.5)
    assert judgement.value(game, 0) == pytest.approx(50.0 - 0.5 * 40.0)
    assert judgement.value(game, 1) == pytest.approx(30.0 - 0.5 * 50.0)


def test_alone_only_the_own_expectation_counts() -> None:
    assert RivalJudgement(Expected(50.0), 0.5).value(new_pebbles(1), 0) == pytest.approx(50.0)
