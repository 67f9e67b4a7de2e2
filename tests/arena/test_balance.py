"""Balance: the numbers of a handmade list of games, and what is outside the targets."""

import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from gloaming.arena import balance as arena
from gloaming.arena.balance import (
    Balance,
    CardBalance,
    FactionBalance,
    Targets,
    balance,
    line_ups,
    spread,
    targets,
)
from gloaming.arena.plots import check_plot, plot
from gloaming.arena.simulate import Plan, Played, set_up
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find

PLAN = Plan("evenfall", 2, 4, 1, ("greedy", "greedy"))

GAMES = [
    Played(
        0, 9, 0, [100, 80], [0], 0, [[20, 75, 100], [10, 60, 80]], "",
        [["fairy", "cavern"], ["fairy"]],
        [["fairy"], ["irene.2/council"]],
    ),
    Played(
        1, 9, 0, [60, 120], [1], 0, [[20, 50, 60], [30, 80, 120]], "",
        [["fairy"], ["cavern"]],
        [[], ["cavern", "irene"]],
    ),
    Played(
        2, 9, 0, [90, 90], [0, 1], 1, [[20, 70, 90], [20, 65, 90]], "",
        [["fairy"], []],
        [["fairy"], []],
    ),
    Played(3, 2, 0, [], [], 0, [], "game 3: RuntimeError: broken", [["fairy"], []], [[], []]),
]  # fmt: skip


@pytest.fixture
def result(monkeypatch: pytest.MonkeyPatch) -> Balance:
    asked: list[Plan] = []

    def handmade(plan: Plan, jobs: int, progress: object) -> list[Played]:
        asked.append(plan)
        return GAMES

    monkeypatch.setattr(arena, "play_all", handmade)
    found = balance(PLAN, 1, lambda done: None)
    assert asked == [msgspec.structs.replace(PLAN, watch=True)]
    return found


# --- numbers ----------------------------------------------------------------------------


def test_games_that_broke_are_counted_and_left_out(result: Balance) -> None:
    assert (result.games, result.errors) == (4, 1)
    assert result.scores == [60, 80, 90, 90, 100, 120]


def test_means_of_all_and_of_winners(result: Balance) -> None:
    assert result.mean == 90
    assert result.winner_mean == pytest.approx((100 + 120 + 90) / 3, abs=0.01)


def test_points_by_round_and_before_final_scoring(result: Balance) -> None:
    assert result.rounds == [20, 66.67, 90]
    assert result.before_final == pytest.approx(66.67 / 90, abs=0.0001)


def test_who_begins_wins_a_shared_victory_in_part(result: Balance) -> None:
    """First seats: 0 won, 0 lost, 1 shared."""
    assert result.first_seat == 0.5


def test_a_cards_share_and_swing(result: Balance) -> None:
    """Fairy was drawn four times by two winners, and played twice, by winners both times."""
    cards = {card.card: card for card in result.cards}
    fairy = cards["fairy"]
    assert (fairy.drawn, fairy.played, fairy.share) == (4, 2, 0.5)
    assert fairy.swing == 0.5
    assert fairy.interval == 0
    cavern = cards["cavern"]
    assert (cavern.drawn, cavern.played, cavern.swing) == (2, 1, 0)


def test_a_second_role_counts_for_the_card_and_what_was_played_was_drawn(result: Balance) -> None:
    """Irene sat in a council once and lost, and was a Specialist once and won."""
    irene = {card.card: card for card in result.cards}["irene"]
    assert (irene.drawn, irene.played, irene.share, irene.swing) == (2, 2, 1, 0)
    assert irene.interval == pytest.approx(1.96 * (0.25 / 2) ** 0.5, abs=0.0001)


def test_if_no_game_came_to_its_end_the_error_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_all", lambda plan, jobs, progress: [GAMES[3]])
    with pytest.raises(GloamingError, match="no game came to its end: game 3: RuntimeError"):
        balance(PLAN, 1, lambda done: None)


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(GloamingError, match="1 to 4 seats, not 9"):
        balance(Plan("evenfall", 9, 1, 1, ("greedy",) * 9), 2, lambda done: None)


# --- targets ----------------------------------------------------------------------------


GOOD = Balance(
    "evenfall",
    4,
    2000,
    0,
    95.0,
    112.0,
    [20.0, 60.0, 75.0, 100.0],
    0.75,
    0.25,
    [CardBalance("fairy", 500, 300, 0.6, 0.03, 0.05)],
    [70, 95, 120],
)


def test_what_is_within_the_targets_has_no_problems() -> None:
    assert GOOD.problems(Targets()) == []
    edge = msgspec.structs.replace(
        GOOD,
        mean=75.0,
        winner_mean=130.0,
        rounds=[15.0, 1.0],
        before_final=0.8,
        first_seat=0.22,
        cards=[CardBalance("fairy", 500, 10, 0.02, -0.12, 0.05)],
    )
    assert edge.problems(Targets()) == []


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"errors": 3}, "games without an end: 3 of 2000"),
        ({"mean": 74.9}, "mean score is 74.90, expected 75 to 115"),
        ({"winner_mean": 131.0}, "mean of winners is 131.00, expected 95 to 130"),
        ({"rounds": [31.0, 100.0]}, "score after round 1 is 31.00, expected 15 to 30"),
        ({"before_final": 0.9}, "share before final scoring is 0.90, expected 0.7 to 0.8"),
        ({"first_seat": 0.29}, "first seat's wins is 0.29, expected 0.22 to 0.28"),
        (
            {"cards": [CardBalance("fairy", 500, 5, 0.01, 0.0, 0.1)]},
            "fairy is played in 1.0% of the games it is drawn",
        ),
        (
            {"cards": [CardBalance("fairy", 500, 90, 0.18, -0.13, 0.1)]},
            "fairy changes its owner's win rate by -13.0%",
        ),
    ],
)
def test_what_is_outside_the_targets_is_named(changed: dict[str, object], problem: str) -> None:
    assert msgspec.structs.replace(GOOD, **changed).problems(Targets()) == [problem]


def test_the_game_says_where_it_aims_elsewhere() -> None:
    assert targets(PLAN) == Targets()
    moon = targets(msgspec.structs.replace(PLAN, options={"side": "moon"}))
    assert moon.mean == (75, 125)
    assert moon.first_round == Targets().first_round
    path = {"side": "moon", "crystal-path": "on"}
    assert targets(msgspec.structs.replace(PLAN, options=path)).mean == (90, 140)


# --- what seats play --------------------------------------------------------------------


MOON = Plan("evenfall", 4, 4, 1, ("greedy",) * 4, {"side": "moon"})


@pytest.mark.parametrize(("games", "seats", "each"), [(60, 4, 10), (360, 4, 60), (30, 2, 5)])
def test_everybody_sits_everywhere_equally_also_over_a_part(
    games: int, seats: int, each: int
) -> None:
    names = ["a", "b", "c", "d", "e", "f"]
    found = line_ups(names, seats)
    for seat in range(seats):
        assert Counter(found[i % len(found)][seat] for i in range(games)) == dict.fromkeys(
            names, each
        )


def test_all_line_ups_come_once() -> None:
    found = line_ups(["a", "b", "c", "d", "e", "f"], 4)
    assert len(found) == len(set(found)) == 6 * 5 * 4 * 3
    assert all(len(set(one)) == 4 for one in found)


def test_the_sun_side_hands_out_nothing_and_the_moon_side_its_clans() -> None:
    assert spread(PLAN).line_ups == ()
    assert {name for one in spread(MOON).line_ups for name in one} == {
        "star",
        "cross",
        "circle",
        "spike",
    }
    asked = msgspec.structs.replace(MOON, options={"side": "moon", "clans": "horn,wave"})
    assert {frozenset(one) for one in spread(asked).line_ups} == {
        frozenset({"horn", "wave", "star", "cross"})
    }
    assert len(spread(MOON, "all").line_ups) == 360
    assert len(spread(MOON, "star, cross, circle, horn, wave").line_ups) == 120


def test_the_games_are_set_up_with_the_line_up() -> None:
    plan = spread(MOON, "all")
    box = find("evenfall")
    view = box.view(set_up(box, plan, 61), -1)
    assert isinstance(view, EvenfallView)
    assert [clan.board for clan in view.clans] == [f"{name}-moon" for name in plan.line_ups[61]]


@pytest.mark.parametrize(
    ("plan", "among", "says"),
    [
        (PLAN, "all", "all seats begin alike"),
        (MOON, "star,moth,cross,horn", "there is no “moth”; there are: star, cross"),
        (MOON, "star,star,cross", "2 to choose from for 4 seats"),
    ],
)
def test_what_cannot_be_handed_out_is_refused(plan: Plan, among: str, says: str) -> None:
    with pytest.raises(GloamingError, match=says):
        spread(plan, among)


def test_wins_and_scores_of_what_seats_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """The star wins alone, loses to the horn, and shares; the broken game counts for nobody."""
    seated = [("star", "cross"), ("star", "horn"), ("cross", "star"), ("star", "cross")]
    games = [
        msgspec.structs.replace(game, factions=factions)
        for game, factions in zip(GAMES, seated, strict=True)
    ]
    monkeypatch.setattr(arena, "play_all", lambda plan, jobs, progress: games)
    found = {one.faction: one for one in balance(PLAN, 1, lambda done: None).factions}
    assert list(found) == ["cross", "star", "horn"]
    star = found["star"]
    assert (star.games, star.wins) == (3, 0.5)
    assert star.mean == pytest.approx((100 + 60 + 90) / 3, abs=0.01)
    assert star.interval == pytest.approx(1.96 * (0.25 / 3) ** 0.5, abs=0.0001)
    assert (found["cross"].games, found["cross"].wins) == (2, 0.25)
    assert (found["horn"].wins, found["horn"].interval) == (1, 0)


def _wins(**shares: float) -> list[FactionBalance]:
    return [FactionBalance(name, 500, share, 0.04, 100.0) for name, share in shares.items()]


def test_what_seats_play_wins_its_share() -> None:
    four = _wins(star=0.18, cross=0.32, circle=0.25, spike=0.25)
    assert msgspec.structs.replace(GOOD, factions=four).problems(Targets()) == []
    four = _wins(star=0.17, cross=0.33, circle=0.25, spike=0.25)
    assert msgspec.structs.replace(GOOD, factions=four).problems(Targets()) == [
        "star wins 17.0% of its games, expected 18% to 32%",
        "cross wins 33.0% of its games, expected 18% to 32%",
    ]


def test_where_not_all_meet_the_shares_may_be_further_apart() -> None:
    six = _wins(star=0.17, cross=0.33, circle=0.25, spike=0.25, wave=0.36, horn=0.14)
    assert msgspec.structs.replace(GOOD, factions=six).problems(Targets()) == [
        "wave wins 36.0% of its games, expected 15% to 35%",
        "horn wins 14.0% of its games, expected 15% to 35%",
    ]


# --- the picture ------------------------------------------------------------------------


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "balance.png"
    check_plot(file)
    plot(GOOD, Targets(), file)
    assert file.read_bytes().startswith(b"\x89PNG")
    plain = file.read_bytes()
    plot(msgspec.structs.replace(GOOD, factions=_wins(star=0.3, horn=0.2)), Targets(), file)
    assert file.read_bytes() != plain


def test_a_picture_that_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    with pytest.raises(GloamingError, match=r"ends in one of: .*png.*svg"):
        check_plot(tmp_path / "balance.xyz")
    with pytest.raises(GloamingError, match="there is no folder"):
        check_plot(tmp_path / "none" / "balance.png")


def test_without_matplotlib_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(GloamingError, match="the extra “plot”"):
        check_plot(tmp_path / "balance.png")
