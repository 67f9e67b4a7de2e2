"""Standings: the numbers of handmade games."""

import msgspec
import pytest

from gloaming.arena.intervals import difference_interval, rate_interval
from gloaming.arena.ladder import Ladder
from gloaming.arena.ladder_game import GameRow
from gloaming.arena.standings import Standings, standings
from gloaming.kernel.errors import GloamingError

TWO = Ladder("two", "evenfall", 2, ("a", "b"), 4, 1, "pairs")
FOUR = Ladder("four", "evenfall", 4, ("a", "b"), 4, 1, "pairs")
MIXED = Ladder("mixed", "evenfall", 3, ("a", "b", "c"), 3, 1, "mixed")
TEAM = Ladder("team", "eldritch", 2, ("a", "b"), 3, 1, "same")


def row(ladder: Ladder, number: int, points: tuple[int, ...], **more: object) -> GameRow:
    """A game that ended with these points; each seat took four decisions of 2 ms."""
    game = ladder.schedule().game(number)
    seats = ladder.seats
    best = tuple(seat for seat in range(seats) if points[seat] == max(points))
    better = [sum(other > have for other in set(points)) for have in points]
    found = GameRow(
        number, game.deal, game.bots, points, best, tuple(better), "ranked", "most", "R-1",
        (4,) * seats, 0, "", (0.008,) * seats, (0.005,) * seats,
    )  # fmt: skip
    return msgspec.structs.replace(found, **more)


def team(number: int, won: bool) -> GameRow:
    more = {
        "winners": (0, 1) if won else (),
        "outcome": "won-together" if won else "lost-together",
        "reason": "won" if won else "lost-doom",
        "scores": (),
    }
    return row(TEAM, number, (0, 0), **more)


@pytest.fixture
def two() -> Standings:
    """Two deals: a wins both games of the first; of the second b wins one, and one is shared."""
    scores = [(90, 60), (50, 100), (70, 80), (75, 75)]
    return standings(TWO, [row(TWO, number, both) for number, both in enumerate(scores)])


def test_wins_are_counted_by_deal_and_shared_ones_in_part(two: Standings) -> None:
    assert (two.games, two.total, two.deals, two.errors) == (4, 4, 2, 0)
    best, other = two.bots
    assert (best.bot, best.games) == ("a", 4)
    assert best.wins == rate_interval([1.0, 0.25])
    assert other.wins.value == pytest.approx(0.375)
    assert two.fair == 0.5


def test_scores_of_every_bot_wherever_it_sat(two: Standings) -> None:
    best, other = two.bots
    assert best.score_counts == {70: 1, 75: 1, 90: 1, 100: 1}
    assert other.score_counts == {50: 1, 60: 1, 75: 1, 80: 1}
    assert best.score is not None
    assert best.score.value == pytest.approx((95 + 72.5) / 2)


def test_time_a_decision(two: Standings) -> None:
    best = two.bots[0]
    assert best.decisions == 16
    assert best.milliseconds == pytest.approx(2.0)
    assert best.slowest == pytest.approx(5.0)


def test_who_wins_more_is_rated_higher_and_both_begin_alike(two: Standings) -> None:
    best, other = two.bots
    assert best.rating > 25 > other.rating
    assert 0 < best.sigma < 25 / 3
    even = standings(TWO, [row(TWO, number, (5, 5)) for number in range(4)])
    assert even.bots[0].rating == even.bots[1].rating == 25


def test_meetings(two: Standings) -> None:
    assert [(one.bot, one.other, one.games) for one in two.meetings] == [
        ("a", "b", 4),
        ("b", "a", 4),
    ]
    assert two.meetings[0].result.value + two.meetings[1].result.value == pytest.approx(1)


def test_only_whole_deals_count() -> None:
    rows = [row(TWO, number, (9, 1)) for number in (0, 1, 2)]
    found = standings(TWO, rows)
    assert (found.games, found.total, found.deals) == (3, 4, 1)
    assert [bot.games for bot in found.bots] == [2, 2]
    with pytest.raises(GloamingError, match=r"no deal is whole.*: 1 of 4 games are there"):
        standings(TWO, rows[:1])


def test_a_broken_game_takes_its_deal_with_it_and_is_told() -> None:
    rows = [row(TWO, number, (9, 1)) for number in range(4)]
    rows[3] = row(TWO, 3, (0, 0), error="game 3: ZeroDivisionError: no", scores=(), winners=())
    found = standings(TWO, rows)
    assert (found.deals, found.errors) == (1, 1)
    assert found.first_errors == ["game 3: ZeroDivisionError: no"]


def test_games_that_the_ladder_does_not_ask_for_do_not_count() -> None:
    rows = [row(TWO, number, (9, 1)) for number in range(4)]
    stray = msgspec.structs.replace(rows[0], number=-1, deal=77)
    assert standings(TWO, [*rows, stray]) == standings(TWO, rows)


def test_at_four_seats_the_one_who_sits_alone_is_judged() -> None:
    """The lone a wins from two of four seats; the lone b never does."""
    rows = []
    for number in range(8):
        game = FOUR.schedule().game(number)
        lone = "a" if game.bots.count("a") == 1 else "b"
        seat = game.bots.index(lone)
        wins = lone == "a" and seat < 2
        winner = seat if wins else (seat + 1) % 4
        rows.append(row(FOUR, number, tuple(100 if s == winner else 50 for s in range(4))))
    found = standings(FOUR, rows)
    wins = {bot.bot: (bot.wins.value, bot.games) for bot in found.bots}
    assert wins == {"a": (0.5, 4), "b": (0.0, 4)}
    assert found.fair == 0.25
    assert sum(found.bots[0].score_counts.values()) == 16
    assert found.bots[0].bot == "a"


def test_at_mixed_tables_meetings_tell_who_is_ahead() -> None:
    """a before b before c in two games; in the third a and b share the victory."""
    rows = []
    for number, points in enumerate(
        [{"a": 9, "b": 5, "c": 1}, {"a": 9, "b": 5, "c": 1}, {"a": 7, "b": 7, "c": 1}]
    ):
        game = MIXED.schedule().game(number)
        rows.append(row(MIXED, number, tuple(points[bot] for bot in game.bots)))
    found = standings(MIXED, rows)
    ahead = {(one.bot, one.other): one.result.value for one in found.meetings}
    assert ahead["a", "b"] == pytest.approx(2.5 / 3)
    assert ahead["b", "a"] == pytest.approx(0.5 / 3)
    assert (ahead["a", "c"], ahead["c", "b"]) == (1, 0)
    assert {bot.bot: round(bot.wins.value, 3) for bot in found.bots} == {
        "a": 0.833,
        "b": 0.167,
        "c": 0.0,
    }


def test_who_plays_together_is_compared_on_the_same_deals() -> None:
    """a wins deals 0 and 1, b only deal 1, nobody deal 2."""
    won = [True, False, True, True, False, False]
    found = standings(TEAM, [team(number, is_won) for number, is_won in enumerate(won)])
    best, other = found.bots
    assert (best.bot, best.games) == ("a", 3)
    assert best.wins.value == pytest.approx(2 / 3)
    assert other.wins.value == pytest.approx(1 / 3)
    assert best.score is None
    assert best.reasons == {"won": 2, "lost-doom": 1}
    assert found.meetings[0].result == difference_interval([1.0, 0.0, 0.0])
    assert found.game_rating is not None
    assert best.rating > other.rating
    assert found.fair == 0
