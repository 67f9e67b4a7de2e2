"""Who meets whom: everybody sits everywhere, on the same deals."""

from collections import Counter
from itertools import combinations

import pytest

from gloaming.arena.schedule import MIXED, PAIRS, SAME, Schedule, ScheduledGame

BOTS = ("a", "b", "c", "d", "e")


def games(schedule: Schedule) -> list[ScheduledGame]:
    return [schedule.game(number) for number in range(len(schedule))]


def test_two_bots_play_every_deal_from_both_seats() -> None:
    found = games(Schedule(PAIRS, 2, ("a", "b"), 6))
    assert [(game.deal, game.bots) for game in found] == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "b")),
        (1, ("b", "a")),
        (2, ("a", "b")),
        (2, ("b", "a")),
    ]


@pytest.mark.parametrize(
    ("kind", "seats"), [(PAIRS, 2), (PAIRS, 3), (PAIRS, 4), (MIXED, 3), (MIXED, 4)]
)
def test_on_every_deal_everybody_sits_in_every_seat_equally_often(kind: str, seats: int) -> None:
    found = games(Schedule(kind, seats, BOTS, 2 * seats))
    for deal in (0, 1):
        sat = Counter(
            (bot, seat) for game in found if game.deal == deal for seat, bot in enumerate(game.bots)
        )
        assert {(bot, seat) for bot in BOTS for seat in range(seats)} == set(sat)
        assert len(set(sat.values())) == 1


def test_pairs_play_the_games_that_are_asked_for_each() -> None:
    found = games(Schedule(PAIRS, 2, BOTS, 8))
    met = Counter(frozenset(game.bots) for game in found)
    assert met == {frozenset(pair): 8 for pair in combinations(BOTS, 2)}


def test_at_four_seats_one_sits_alone_against_three_and_the_other_way_round() -> None:
    found = games(Schedule(PAIRS, 4, ("a", "b"), 4))
    assert Counter(game.bots.count("a") for game in found) == {1: 4, 3: 4}
    assert {game.bots.index("a") for game in found if game.bots.count("a") == 1} == {0, 1, 2, 3}
    assert {game.bots.index("b") for game in found if game.bots.count("b") == 1} == {0, 1, 2, 3}


def test_at_mixed_tables_the_order_changes_from_deal_to_deal() -> None:
    schedule = Schedule(MIXED, 3, ("a", "b", "c"), 6)
    assert [game.bots for game in games(schedule)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "c", "b"),
        ("c", "b", "a"),
        ("b", "a", "c"),
    ]
    assert len(Schedule(MIXED, 3, BOTS, 6).tables) == 10


def test_who_plays_against_the_game_sits_everywhere_at_once() -> None:
    found = games(Schedule(SAME, 3, ("a", "b"), 2))
    assert [(game.deal, game.bots) for game in found] == [
        (0, ("a", "a", "a")),
        (0, ("b", "b", "b")),
        (1, ("a", "a", "a")),
        (1, ("b", "b", "b")),
    ]


@pytest.mark.parametrize("kind", [PAIRS, MIXED, SAME])
def test_a_longer_ladder_begins_with_the_shorter_one(kind: str) -> None:
    short, long = Schedule(kind, 3, BOTS, 6), Schedule(kind, 3, BOTS, 30)
    assert games(long)[: len(short)] == games(short)


@pytest.mark.parametrize(("kind", "seats"), [(PAIRS, 2), (PAIRS, 4), (MIXED, 4), (SAME, 2)])
def test_no_game_is_there_twice(kind: str, seats: int) -> None:
    schedule = Schedule(kind, seats, BOTS, 24)
    numbers = schedule.numbers()
    assert sorted(numbers.values()) == list(range(len(schedule)))
    assert len(numbers) == len(schedule)


def test_with_another_bot_all_games_of_before_are_still_asked_for() -> None:
    before, after = Schedule(PAIRS, 2, BOTS[:3], 10), Schedule(PAIRS, 2, BOTS, 10)
    assert set(before.numbers()) < set(after.numbers())
