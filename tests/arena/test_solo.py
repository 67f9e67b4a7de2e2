"""Solo games: the numbers of handmade games at each level, and what is outside the targets."""

from pathlib import Path

import msgspec
import pytest
from tests.pebbles import install

from gloaming.arena import solo_balance as arena
from gloaming.arena.plots import plot_solo
from gloaming.arena.simulate import Plan, Played
from gloaming.arena.solo_balance import LevelBalance, SoloBalance, SoloTargets, level_names, solo
from gloaming.kernel.errors import GloamingError, SetupError

PLAN = Plan("evenfall", 1, 4, 1, ("greedy",))
LEVELS = ("apprentice", "witch", "master", "heir")


def _played(*scores: tuple[int, int]) -> list[Played]:
    """Games with these scores of the seat and of the Automa, who wins ties (EF-AUT-55), and one
    that broke."""
    games = [
        Played(i, 9, 0, [mine, its], [0 if mine > its else 1], 0, [[mine]])
        for i, (mine, its) in enumerate(scores)
    ]
    return [*games, Played(len(games), 2, 0, [], [], 0, [], "game 9: RuntimeError: broken")]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    found: list[Plan] = []

    def handmade(plan: Plan, jobs: int, progress: object) -> list[Played]:
        found.append(plan)
        easy = plan.options["automa"] == "apprentice"
        return _played((100, 80), (90, 60 if easy else 110), (70, 70), (60, 50))

    monkeypatch.setattr(arena, "play_all", handmade)
    return found


def test_each_level_plays_the_same_deals(asked: list[Plan]) -> None:
    plan = msgspec.structs.replace(PLAN, options={"crystal-path": "on"})
    found = solo(plan, 1, lambda done: None)
    assert [one.level for one in found.levels] == list(LEVELS) == list(level_names("evenfall"))
    assert [one.options for one in asked] == [
        {"crystal-path": "on", "automa": level} for level in LEVELS
    ]
    assert {(one.seed, one.games) for one in asked} == {(1, 4)}


def test_a_level_that_is_asked_for_is_the_only_one(asked: list[Plan]) -> None:
    plan = msgspec.structs.replace(PLAN, options={"automa": "master"})
    assert [one.level for one in solo(plan, 1, lambda done: None).levels] == ["master"]
    assert len(asked) == 1


def test_wins_and_scores_of_both_sides(asked: list[Plan]) -> None:
    """The apprentice loses three games and wins a tie; what broke is counted and left out."""
    first, second = solo(PLAN, 1, lambda done: None).levels[:2]
    assert (first.games, first.errors, first.wins) == (5, 1, 0.75)
    assert first.interval == pytest.approx(1.96 * (0.75 * 0.25 / 4) ** 0.5, abs=0.0001)
    assert (first.mean, first.opponent) == (80, 65)
    assert (second.wins, second.opponent) == (0.5, 77.5)


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(SetupError, match="option automa is “god”"):
        solo(msgspec.structs.replace(PLAN, options={"automa": "god"}), 1, lambda done: None)


def test_if_no_game_came_to_its_end_the_error_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_all", lambda plan, jobs, progress: _played())
    with pytest.raises(GloamingError, match="no game came to its end: game 9: RuntimeError"):
        solo(PLAN, 1, lambda done: None)


def test_a_game_whose_rules_play_nobody_has_no_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    assert level_names("pebbles") == ()


# --- targets ----------------------------------------------------------------------------


def _levels(*wins: float, errors: int = 0) -> SoloBalance:
    return SoloBalance(
        "evenfall",
        [
            LevelBalance(level, 1000, errors, rate, 0.02, 108.0, 90.0)
            for level, rate in zip(LEVELS, wins, strict=False)
        ],
    )


@pytest.mark.parametrize("wins", [(0.80, 0.6, 0.4, 0.15), (0.95, 0.9, 0.6, 0.50), (0.9,)])
def test_what_is_within_the_targets_has_no_problems(wins: tuple[float, ...]) -> None:
    assert _levels(*wins).problems(SoloTargets()) == []


@pytest.mark.parametrize(
    ("result", "problem"),
    [
        (
            _levels(0.79, 0.6, 0.4, 0.3),
            "apprentice is beaten in 79.0% of the games, expected 80% to 95%",
        ),
        (_levels(0.9, 0.6, 0.55, 0.51), "heir is beaten in 51.0% of the games, expected 15% to"),
        (_levels(0.9, 0.6, 0.6, 0.3), "master is no harder than witch"),
        (_levels(0.9, errors=2), "apprentice, games without an end: 2 of 1000"),
    ],
)
def test_what_is_outside_the_targets_is_named(result: SoloBalance, problem: str) -> None:
    (found,) = result.problems(SoloTargets())
    assert found.startswith(problem)


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "solo.png"
    plot_solo(_levels(0.9, 0.6, 0.5, 0.3), SoloTargets(), file)
    whole = file.read_bytes()
    assert whole.startswith(b"\x89PNG")
    plot_solo(_levels(0.9), SoloTargets(), file)
    assert file.read_bytes() != whole
