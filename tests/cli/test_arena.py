"""`gloaming arena`: ladders of bots, for people and for programs."""

import importlib.util
import socket
import sys
from pathlib import Path

import pytest

from tests.cli.ran import Run, refused, write
from tests.pebbles import install

LADDER = """[[ladder]]
id = "pebbles"
game = "pebbles"
seats = 2
bots = ["random", "greedy"]
games = 8
seed = 1

[[ladder]]
id = "above"
game = "pebbles"
seats = 3
bots = ["random", "greedy"]
games = 3
seed = 1
with = { rounds = "1" }
"""


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "installed").mkdir()
    install(tmp_path / "installed", monkeypatch)
    return write(tmp_path / "small.toml", LADDER)


def test_a_ladder_is_played_and_reported(run: Run, ladder: Path, tmp_path: Path) -> None:
    ran = run("arena", "run", ladder)
    assert ran.code == 0
    assert ran.err == ""
    assert "pebbles: 8 of 8 games, 4 deals" in ran.out
    assert "small-results/report.html has all of it" in ran.out
    assert "greedy" in (tmp_path / "small-results" / "report.html").read_text("utf-8")
    assert (tmp_path / "small-results" / "above" / "games.parquet").exists()


@pytest.mark.long
def test_programs_get_one_object_the_same_with_two_jobs(run: Run, ladder: Path) -> None:
    first = run("arena", "run", ladder, "--json").json()
    second = run("arena", "run", ladder, "--jobs", 2, "--out", "two", "--json").json()
    assert first["report"] == "small-results/report.html"
    assert [one["ladder"] for one in first["ladders"]] == ["pebbles", "above"]
    assert [one["digest"] for one in first["ladders"]] == [
        one["digest"] for one in second["ladders"]
    ]
    best = first["ladders"][0]["bots"][0]
    assert {"bot", "rating", "sigma", "wins", "score", "milliseconds"} <= set(best)
    assert best["wins"]["low"] <= best["wins"]["value"] <= best["wins"]["high"]


def test_a_second_run_has_nothing_to_do_and_says_so(run: Run, ladder: Path) -> None:
    digest = run("arena", "run", ladder, "--json").json()["ladders"][0]["digest"]
    ran = run("arena", "run", ladder, "--json")
    assert "pebbles: 8 of 8 games are there already" in ran.err
    assert ran.json()["ladders"][0]["digest"] == digest


def test_the_report_alone(run: Run, ladder: Path, tmp_path: Path) -> None:
    before = run("arena", "run", ladder, "--json").json()
    (tmp_path / "small-results" / "report.html").unlink()
    assert run("arena", "report", "small-results", "--json").json() == before
    assert (tmp_path / "small-results" / "report.html").exists()


def test_broken_games_are_told_in_the_exit_code(
    run: Run, ladder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = [0]

    def appraise(*_: object) -> float:
        calls[0] += 1
        if calls[0] == 5:
            raise ZeroDivisionError("the scales broke")
        return 0.0

    monkeypatch.setattr("tests.pebbles.PebblesBox.appraise", appraise)
    ran = run("arena", "run", ladder)
    assert ran.code == 1
    assert "game 0: ZeroDivisionError: the scales broke" in ran.err


def test_ctrl_c_keeps_what_was_played(
    run: Run, ladder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> float:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("tests.pebbles.PebblesBox.appraise", stop)
        ran = run("arena", "run", ladder)
    assert ran.code == 130
    assert "Stopped. What was played is in small-results; run it again to go on." in ran.err
    assert run("arena", "run", ladder).code == 0


def test_what_cannot_be_played_is_refused(run: Run, ladder: Path) -> None:
    refused(run("arena", "run", "none.toml"), "none.toml:1:1: there is no such file")
    wrong = write(ladder.parent / "wrong.toml", LADDER.replace('"greedy"', '"genius"', 1))
    refused(run("arena", "run", wrong), "wrong.toml:5:20: ", "there is no bot “genius”")
    refused(run("arena", "run", ladder, "--jobs", 0), "jobs is 0; expected 1 or more")
    refused(run("arena", "report", "nowhere"), "nowhere holds no results")
    assert not (ladder.parent / "small-results").exists()


def test_another_ladder_in_the_same_folder_is_refused(run: Run, ladder: Path) -> None:
    assert run("arena", "run", ladder).code == 0
    write(ladder, LADDER.replace("seed = 1", "seed = 2", 1))
    refused(run("arena", "run", ladder), "holds games of another ladder (seed changed since)")


@pytest.mark.parametrize("library", ["openskill", "polars"])
def test_without_its_libraries_the_extra_is_named(
    run: Run, ladder: Path, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    find_spec = importlib.util.find_spec

    def without(name: str) -> object:
        return None if name == library else find_spec(name)

    monkeypatch.setattr(importlib.util, "find_spec", without)
    refused(run("arena", "run", ladder), f"needs {library}", "the extra “arena”")


def test_a_cluster_that_is_not_there_is_refused_at_once(run: Run, ladder: Path) -> None:
    pytest.importorskip("ray")
    with socket.socket() as taken:  # bound, but nobody listens there
        taken.bind(("127.0.0.1", 0))
        address = f"ray://127.0.0.1:{taken.getsockname()[1]}"
        refused(run("arena", "run", ladder, "--ray", address), "no Ray cluster answers at", address)


def test_without_ray_the_extra_is_named(
    run: Run, ladder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    refused(run("arena", "run", ladder, "--ray"), "the extra “ray”")
