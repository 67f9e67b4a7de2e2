"""Intervals over deals, against values of the textbooks."""

import random

import pytest

from gloaming.arena.intervals import (
    difference_interval,
    mean_interval,
    rate_interval,
    student,
    wilson,
)


@pytest.mark.parametrize(
    ("freedom", "table"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)]
)
def test_student_as_in_the_tables(freedom: int, table: float) -> None:
    assert student(freedom) == pytest.approx(table, abs=0.01)


def test_wilson_as_in_the_textbook() -> None:
    """Eight of ten: 49.0 % to 94.3 %; none of ten: 0 to 27.8 %."""
    found = wilson(0.8, 10)
    assert (found.low, found.high) == pytest.approx((0.490, 0.943), abs=0.001)
    none = wilson(0.0, 10)
    assert (none.low, none.high) == pytest.approx((0.0, 0.278), abs=0.001)


def test_deals_of_one_game_each_are_as_good_as_independent_games() -> None:
    deals = [1.0] * 60 + [0.0] * 140
    found, plain = rate_interval(deals), wilson(0.3, 200)
    assert found.value == 0.3
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=0.002)


def test_deals_that_nearly_always_split_say_more_than_their_games() -> None:
    """Both of a deal's games share its luck: if the better seat wins, the deal tells nothing."""
    split = rate_interval([0.5] * 90 + [1.0] * 5 + [0.0] * 5)
    assert split.value == 0.5
    assert split.half < 0.04 < wilson(0.5, 200).half


def test_deals_that_are_won_or_lost_whole_count_once() -> None:
    whole = rate_interval([1.0] * 50 + [0.0] * 50)
    assert whole.half == pytest.approx(wilson(0.5, 100).half, abs=0.002)


@pytest.mark.parametrize(("deals", "rate"), [([1.0] * 10, 1.0), ([0.0] * 10, 0.0)])
def test_who_always_wins_may_still_lose(deals: list[float], rate: float) -> None:
    found = rate_interval(deals)
    assert found.value == rate
    assert found.high - found.low == pytest.approx(0.278, abs=0.001)


def test_deals_that_always_split_count_once_each() -> None:
    assert rate_interval([0.5] * 10).half == pytest.approx(wilson(0.5, 10).half)


def test_a_mean_with_its_interval() -> None:
    """Mean 5, standard deviation 2.138, eight deals: 5 ± 2.365 · 0.756."""
    found = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5
    assert found.half == pytest.approx(1.788, abs=0.002)


def test_one_deal_has_no_interval_of_its_mean() -> None:
    found = mean_interval([7.0])
    assert (found.low, found.high) == (7.0, 7.0)


def test_a_difference_lies_around_nothing_if_both_are_alike() -> None:
    found = difference_interval([0.0] * 20)
    assert found.value == 0
    assert found.low == pytest.approx(-found.high)
    assert found.high > 0.1
    better = difference_interval([1.0] * 12 + [0.0] * 8)
    assert better.value == pytest.approx(0.6)
    assert 0.3 < better.low < 0.6 < better.high < 0.9


def test_of_many_ladders_about_95_in_100_hold_the_truth() -> None:
    """Deals of two games: luck decides both alike in part of them."""
    luck = random.Random(5)
    held = 0
    for _ in range(1000):
        deals = []
        for _ in range(40):
            if luck.random() < 0.3:
                deals.append(float(luck.random() < 0.6))
            else:
                deals.append(((luck.random() < 0.6) + (luck.random() < 0.6)) / 2)
        found = rate_interval(deals)
        held += found.low <= 0.6 <= found.high
    assert 930 <= held <= 970
