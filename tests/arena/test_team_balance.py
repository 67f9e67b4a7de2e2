"""Balance of a co-operative game: wins by level, ways to lose, and what cards do to them."""

from pathlib import Path

import msgspec
import pytest

from gloaming.arena import team_balance as module
from gloaming.arena.balance import MOST_LINE_UPS, line_ups
from gloaming.arena.plots import plot_team
from gloaming.arena.simulate import Plan, Played
from gloaming.arena.team_balance import TeamBalance, measured_levels, team_balance

PLAN = Plan("eldritch", 2, 40, 1, ("random", "random"), {})
LEVELS = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")


def handmade(plan: Plan, jobs: int, progress: object) -> list[Played]:
    """Forty games: every second is won, against Cthulhu none; who won had the lantern twice as
    often as who lost."""
    found: list[Played] = []
    for number in range(plan.games):
        won = number % 2 == 0 and plan.options["ancient"] != "cthulhu"
        lantern = number % 4 in (0, 1, 2) if won else number % 4 == 1
        found.append(
            Played(
                number,
                9,
                0,
                [3, 3] if won else [],
                [0, 1] if won else [],
                0,
                [],
                seen=[["axe"] if number % 8 else [], ["lantern"] if lantern else []],
                played=[[], []],
                factions=("leo-anderson", "lily-chen"),
                won_together=won,
                ending="won" if won else "lost-mythos" if number % 3 else "lost-eliminated",
                rounds=10 + number % 3,
            )
        )
    return found


@pytest.fixture
def result(monkeypatch: pytest.MonkeyPatch) -> TeamBalance:
    monkeypatch.setattr(module, "play_all", handmade)
    return team_balance(PLAN, 1, lambda done: None)


def test_every_ancient_one_is_a_level_but_the_one_drawn_by_lot() -> None:
    assert measured_levels(PLAN) == LEVELS
    asked = msgspec.structs.replace(PLAN, options={"ancient": "cthulhu"})
    assert measured_levels(asked) == ("cthulhu",)
    drawn = msgspec.structs.replace(PLAN, options={"ancient": "random"})
    assert measured_levels(drawn) == ("random",)


def test_wins_have_an_interval_and_all_endings_add_up(result: TeamBalance) -> None:
    assert [level.level for level in result.levels] == list(LEVELS)
    assert [level.wins for level in result.levels] == [0.5, 0.0, 0.5, 0.5]
    assert result.levels[0].interval == pytest.approx(1.96 * (0.25 / 40) ** 0.5, abs=1e-4)
    for level in result.levels:
        assert sum(level.endings.values()) == pytest.approx(1.0, abs=1e-3)
    assert result.levels[0].rounds == pytest.approx(439 / 40, abs=0.01)


def test_it_is_counted_in_which_round_games_end_and_why(result: TeamBalance) -> None:
    """Game 0 is won in round 10, game 1 is lost in round 11, and so on."""
    ends = result.levels[0].ends
    assert {reason: sum(by.values()) for reason, by in ends.items()} == {
        "won": 20,
        "lost-mythos": 13,
        "lost-eliminated": 7,
    }
    assert ends["won"] == {10: 7, 11: 6, 12: 7}
    assert ends["lost-eliminated"] == {10: 7}


def test_the_impact_of_a_card_is_what_games_with_it_won_more_than_those_without(
    result: TeamBalance,
) -> None:
    impact = {one.name: one for one in result.cards}
    # 60 won games with it, of 60 + 3 * 10 + 10 games lost with it; without it nobody won
    assert impact["lantern"].games == 100
    assert impact["lantern"].wins == pytest.approx(0.6)
    assert impact["lantern"].swing == pytest.approx(0.6)
    # every eighth game is without the axe; these are even, so they are won but against Cthulhu
    assert impact["axe"].games == 140
    assert impact["axe"].wins == pytest.approx(45 / 140, abs=1e-4)
    assert impact["axe"].swing == pytest.approx(45 / 140 - 15 / 20, abs=1e-4)
    assert result.factions == []  # all games had both, so that there is nothing to compare with


def test_what_is_never_beaten_and_what_is_hardly_ever_lost_is_said(result: TeamBalance) -> None:
    assert result.problems() == ["cthulhu is never beaten in 40 games"]
    for level in result.levels:
        level.endings = {"won": 0.5, "lost-mythos": 0.5}
    assert "lost-mythos is 100.0% of all losses" in result.problems()


def test_the_picture_is_drawn(result: TeamBalance, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot_team(result, tmp_path / "team.svg")
    drawn = (tmp_path / "team.svg").read_text("utf-8")
    assert "<svg" in drawn


def test_tables_of_eight_are_drawn_by_lot_and_the_same_every_time() -> None:
    pool = [f"investigator {number}" for number in range(12)]
    tables = line_ups(pool, 8)
    assert len(tables) == MOST_LINE_UPS
    assert all(len(set(table)) == 8 for table in tables[:500])
    assert line_ups(pool, 8) == tables


def test_a_real_team_is_measured() -> None:
    plan = msgspec.structs.replace(PLAN, games=2, options={"ancient": "azathoth"})
    found = team_balance(plan, 1, lambda done: None)
    assert found.levels[0].games == 2
    assert found.levels[0].errors == 0
    assert found.levels[0].rounds > 1
