"""`gloaming simulate`, `balance` and `bench`: many games, for people and for programs."""

from pathlib import Path

import msgspec
import pytest

from gloaming.arena import balance as arena_balance
from gloaming.arena import bench as arena_bench
from gloaming.arena import catanatron as arena_rival
from gloaming.arena import solo_balance as arena_solo
from gloaming.arena import team_balance as arena_team
from gloaming.arena.bench import Speed
from gloaming.arena.simulate import Plan, Played
from gloaming.output import console
from tests.cli.ran import Run
from tests.pebbles import install


def test_simulate(run: Run) -> None:
    ran = run("simulate", "evenfall", "--players", 2, "--games", 3, "--seed", 4, "--json")
    found = ran.json()
    assert ran.code == 0
    assert ran.err == ""
    assert (found["games"], found["finished"], found["errors"]) == (3, 3, 0)
    assert found["bots"] == ["random", "random"]
    assert found["decisions"] > 100
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert set(found["scores"]) == {"mean", "deviation", "low", "high"}
    assert set(found["winners"]) == {"mean", "deviation", "low", "high"}
    assert len(found["wins"]) == 2
    assert found["build"] in ("compiled", "interpreted")


def test_simulate_is_repeatable_and_the_seed_matters(run: Run) -> None:
    def scores(seed: int, *more: str) -> object:
        words = ("--players", 2, "--games", 2, "--seed", seed, "--json", *more)
        return run("simulate", "evenfall", *words).json()["scores"]

    assert scores(1) == scores(1)
    assert scores(1) != scores(2)
    assert scores(1) != scores(1, "--with", "experienced=on")


def test_a_short_list_of_bots_goes_round(run: Run) -> None:
    words = ("--players", 3, "--games", 1, "--bots", "random", "--json")
    assert run("simulate", "evenfall", *words).json()["bots"] == ["random"] * 3


def test_simulate_plays_every_kind_of_game(run: Run) -> None:
    """One to four seats in turn, each with its next combination of options."""
    ran = run("simulate", "evenfall", "--every", "--games", 9, "--json")
    report = ran.json()
    assert (report["finished"], report["errors"], report["kinds"]) == (9, 0, 9)
    solo = run("simulate", "evenfall", "--every", "--with", "automa=heir", "--games", 2)
    assert "2 of 2 games finished, 0 errors" in solo.out
    assert "2 kinds of games" in " ".join(solo.out.split())


def test_every_kind_of_a_game_that_there_is_not(run: Run) -> None:
    ran = run("simulate", "evenfall", "--every", "--with", "side=dark", "--games", 2)
    assert ran.code == 2
    assert "dark" in ran.err


def test_simulate_for_people(run: Run) -> None:
    ran = run("simulate", "evenfall", "--players", 2, "--games", 2)
    assert ran.code == 0
    assert "2 of 2 games finished, 0 errors" in ran.out


def test_a_simulation_with_errors_says_so_in_its_exit_code(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    monkeypatch.setattr("tests.pebbles.PebblesBox.appraise", lambda *_: 1 / 0)
    words = ("simulate", "pebbles", "--players", 2, "--games", 2, "--bots", "greedy")
    ran = run(*words, "--json")
    assert ran.code == 1
    found = ran.json()
    assert found["errors"] == 2
    assert "ZeroDivisionError" in found["first_errors"][0]
    ran = run(*words)
    assert ran.code == 1
    assert "ZeroDivisionError" in ran.err


def handmade(*_: object) -> list[Played]:
    return [Played(0, 9, 0, [90, 110], [1], 0, [[20, 70, 90], [22, 85, 110]], "", [["fairy"], []])]


def test_balance(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_balance, "play_all", handmade)
    monkeypatch.setattr("gloaming.arena.balance._cards", lambda done: [])
    words = ("balance", "evenfall", "--players", 2, "--games", 1)
    ran = run(*words, "--json")
    found = ran.json()
    assert {"game", "games", "mean", "winner_mean", "rounds", "before_final", "cards"} <= set(found)
    assert found["mean"] == 100
    assert found["problems"] == ["first seat's wins is 0.00, expected 0.22 to 0.28"]
    assert ran.code == 1
    ran = run(*words)
    assert ran.code == 1
    assert "first seat's wins is 0.00" in ran.out


def test_balance_of_what_seats_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Plan] = []

    def seated(plan: Plan, jobs: int, progress: object) -> list[Played]:
        asked.append(plan)
        return [
            msgspec.structs.replace(game, factions=("star", "horn"))
            for game in handmade(plan, jobs, progress)
        ]

    monkeypatch.setattr(arena_balance, "play_all", seated)
    monkeypatch.setattr("gloaming.arena.balance._cards", lambda done: [])
    words = ("balance", "evenfall", "--players", 2, "--games", 1, "--with", "side=moon")
    found = run(*words, "--among", "star,horn", "--json").json()
    assert [(one["faction"], one["wins"]) for one in found["factions"]] == [
        ("star", 0),
        ("horn", 1),
    ]
    assert "star wins 0.0% of its games, expected 36% to 64%" in found["problems"]
    assert asked[0].line_ups == (("star", "horn"), ("horn", "star"))
    ran = run(*words, "--among", "star,horn")
    assert "horn" in ran.out
    assert "100.0%" in ran.out


def test_balance_of_a_team(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def together(plan: Plan, jobs: int, progress: object) -> list[Played]:
        return [
            Played(
                i,
                9,
                0,
                [3] if i % 2 else [],
                [0] if i % 2 else [],
                0,
                [],
                seen=[["axe"] if i % 2 else []],
                played=[[]],
                factions=("leo-anderson",),
                won_together=bool(i % 2),
                ending="won" if i % 2 else "lost-mythos",
                rounds=10,
            )
            for i in range(plan.games)
        ]

    monkeypatch.setattr(arena_team, "play_all", together)
    ran = run("balance", "eldritch", "--players", 1, "--games", 20, "--bots", "random")
    assert "shub-niggurath" in ran.out, "no name is cut"
    assert "lost-mythos" in ran.out
    assert "+100.0" in ran.out
    assert "too few games to compare investigators: 20 with and without one" in ran.out


def test_balance_of_a_solo_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def alone(plan: Plan, jobs: int, progress: object) -> list[Played]:
        wins = {"apprentice": 9, "witch": 6, "master": 7, "heir": 3}[plan.options["automa"]]
        return [
            Played(i, 9, 0, [100, 80] if i < wins else [100, 120], [int(i >= wins)], 0, [[100]])
            for i in range(10)
        ]

    monkeypatch.setattr(arena_solo, "play_all", alone)
    words = ("balance", "evenfall", "--players", 1, "--games", 10)
    ran = run(*words, "--json")
    found = ran.json()
    assert ran.code == 1
    assert found["problems"] == ["master is no harder than witch"]
    assert [(one["level"], one["wins"], one["opponent"]) for one in found["levels"]] == [
        ("apprentice", 0.9, 84),
        ("witch", 0.6, 96),
        ("master", 0.7, 92),
        ("heir", 0.3, 108),
    ]
    ran = run(*words)
    assert "90.0%" in ran.out
    assert "master is no harder than witch" in ran.out
    ran = run(*words, "--with", "automa=heir")
    assert ran.code == 0
    assert "witch" not in ran.out
    assert "Everything is within the targets." in ran.out


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(game: str, seconds: float, which: str) -> Speed | None:
        return Speed(game, which, 4, 9, 3000, 500, 9000, 0.1, 0.2) if which == "compiled" else None

    def catanatron(seconds: float) -> dict[str, float]:
        speeds = {"decisions_per_second": 100.0, "unforced_decisions_per_second": 80.0}
        return {**speeds, "copies_per_second": 300.0, "games": 2.0}

    monkeypatch.setattr(arena_bench, "measure_build", measure)
    monkeypatch.setattr(arena_rival, "measure_catanatron", catanatron)
    found = run("bench", "--seconds", 1, "--json").json()
    assert [(speed["game"], speed["build"]) for speed in found["games"]] == [
        ("eldritch", "compiled"),
        ("evenfall", "compiled"),
    ]
    assert found["catanatron"]["decisions_per_second"] == 100
    monkeypatch.setattr(console, "width", 200)
    assert "35.0 all, 37.5 open decisions, 30.0 copies" in run("bench", "--seconds", 1).out


def test_bench_without_catanatron(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(seconds: float) -> dict[str, float]:
        raise ModuleNotFoundError("catanatron is not installed")

    monkeypatch.setattr(arena_bench, "measure_build", lambda *_: None)
    monkeypatch.setattr(arena_rival, "measure_catanatron", missing)
    ran = run("bench", "--json")
    assert ran.code == 0
    assert ran.json() == {"games": [], "catanatron": {}}
    assert "catanatron is not installed" in ran.err


def test_a_load_at_tables_that_cannot_be_is_refused(run: Run) -> None:
    ran = run("bench", "table", "--game", "evenfall", "--seats", 9)
    assert ran.code == 2
    assert "evenfall has 1 to 4 seats, not 9" in ran.err
