"""How games end: ranked, won together, lost together; with or without scores."""

import pytest

from gloaming.kernel.message import Message
from gloaming.kernel.outcome import Outcome, lost_together, ranked, won_together

WHY = Message("because")


def test_a_ranked_game_has_its_places_the_best_first() -> None:
    outcome = ranked([5, 9, 5, 7], [1], WHY, "R-1")
    assert outcome.ranking() == [[1], [3], [0, 2]]
    assert [outcome.share(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert not outcome.is_together


def test_where_the_lowest_is_best_the_places_are_turned_round() -> None:
    outcome = ranked([5, 9, 2], [2], WHY, "R-1", is_lowest_best=True)
    assert outcome.ranking() == [[2], [0], [1]]


def test_winners_come_first_whatever_the_scores_say() -> None:
    """A tie that something else decided."""
    assert ranked([4, 4], [1], WHY, "R-1").ranking() == [[1], [0]]


def test_a_shared_victory_is_a_part_for_each() -> None:
    outcome = ranked([4, 4, 1], [0, 1], WHY, "R-1")
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0]


@pytest.mark.parametrize(
    ("outcome", "winners", "share"),
    [(won_together(3, WHY, "R-2"), [0, 1, 2], 1.0), (lost_together(WHY, "R-3"), [], 0.0)],
)
def test_who_plays_together_wins_or_loses_whole(
    outcome: Outcome, winners: list[int], share: float
) -> None:
    assert outcome.is_together
    assert outcome.winners == winners
    assert [outcome.share(seat) for seat in range(3)] == [share] * 3
    assert outcome.scores == []
    assert [outcome.has_won(seat) for seat in range(3)] == [share == 1.0] * 3
