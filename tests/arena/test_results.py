"""Results on disk: interrupted at any moment, nothing is lost, nothing counts twice."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import polars
import pytest
from tests.arena.ladders import PEBBLES, play
from tests.pebbles import install

from gloaming.arena import results as arena
from gloaming.arena.ladder import Ladder
from gloaming.arena.ladder_game import GameRow
from gloaming.arena.results import digest, locked, read_games, read_manifest
from gloaming.kernel.errors import GloamingError

GAMES = len(PEBBLES.schedule())


@pytest.fixture(autouse=True)
def _pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "installed").mkdir()
    install(tmp_path / "installed", monkeypatch)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_games_are_a_parquet_file_that_others_can_read(tmp_path: Path) -> None:
    play(PEBBLES, tmp_path / "a")
    assert names(tmp_path / "a") == ["games.parquet", "ladder.json"]
    frame = polars.read_parquet(tmp_path / "a" / "games.parquet")
    assert frame.columns == list(GameRow.__struct_fields__)
    assert frame["number"].to_list() == list(range(GAMES))
    assert frame["bots"].to_list()[:2] == [["random", "greedy"], ["greedy", "random"]]
    assert frame["reason"].unique().to_list() == ["most-pebbles"]


# --- interrupted ------------------------------------------------------------------------

KILLED = """
import os, signal, sys
from pathlib import Path
from gloaming.arena import results

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

results.EVERY = 0  # every game is a part of its own
where, folder = sys.argv[1], Path(sys.argv[2])
after = 5

def spread(work, numbers, *, tell):
    for count, number in enumerate(numbers):
        if count == after and where == "between games":
            die()
        if count == after and where == "while a part is written":
            os.replace = die
        yield work([number])
    if where == "while all is put together":
        os.replace = die
    if where == "before parts are removed":
        Path.unlink = die

from tests.arena.ladders import PEBBLES, play
play(PEBBLES, folder, spread=spread)
"""


@pytest.mark.parametrize(
    ("where", "there"),
    [
        ("between games", 5),
        ("while a part is written", 5),
        ("while all is put together", GAMES),
        ("before parts are removed", GAMES),
    ],
)
def test_killed_and_resumed_is_as_never_interrupted(tmp_path: Path, where: str, there: int) -> None:
    folder = tmp_path / "killed"
    paths = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    ran = subprocess.run(
        [sys.executable, "-c", KILLED, where, str(folder)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == -signal.SIGKILL, ran.stderr
    found, damaged = read_games(folder, print)
    assert (len(found), damaged) == (there, [])
    played: list[int] = []
    told: list[str] = []

    def counting(work, numbers, *, tell):  # type: ignore[no-untyped-def]
        for number in numbers:
            played.append(number)
            yield work([number])

    resumed = play(PEBBLES, folder, told=told, spread=counting)
    assert len(played) == GAMES - there
    assert told == [f"pebbles: {there} of {GAMES} games are there already; going on from them"]
    assert names(folder) == ["games.parquet", "ladder.json"]
    again, _ = read_games(folder, print)
    whole = play(PEBBLES, tmp_path / "whole").games
    assert digest(again.values()) == digest(resumed.games.values()) == digest(whole.values())
    assert len(polars.read_parquet(folder / "games.parquet")) == GAMES


def test_an_error_or_ctrl_c_loses_no_finished_game(tmp_path: Path) -> None:
    def stopped(work, numbers, *, tell):  # type: ignore[no-untyped-def]
        yield work(numbers[:4])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(PEBBLES, tmp_path / "a", spread=stopped)
    assert len(read_games(tmp_path / "a", print)[0]) == 4


def test_many_parts_are_put_together_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "EVERY", 0)
    monkeypatch.setattr(arena, "MOST_PARTS", 3)
    seen: list[list[str]] = []

    def watched(work, numbers, *, tell):  # type: ignore[no-untyped-def]
        for number in numbers:
            yield work([number])
            seen.append(names(tmp_path / "a"))

    play(PEBBLES, tmp_path / "a", spread=watched)
    assert max(len(files) for files in seen) <= 5
    assert any("games.parquet" in files for files in seen)
    assert len(read_games(tmp_path / "a", print)[0]) == GAMES


def test_a_damaged_file_costs_its_games_which_are_played_again(tmp_path: Path) -> None:
    whole = digest(play(PEBBLES, tmp_path / "a").games.values())
    file = tmp_path / "a" / "games.parquet"
    file.write_bytes(file.read_bytes()[:200])
    told: list[str] = []
    assert digest(play(PEBBLES, tmp_path / "a", told=told).games.values()) == whole
    assert len(told) == 1
    assert "games.parquet cannot be read, its games are missing" in told[0]
    assert "games.parquet.damaged" in names(tmp_path / "a")


# --- other ladders ----------------------------------------------------------------------


def test_more_games_and_more_bots_only_add_to_what_is_there(tmp_path: Path) -> None:
    play(PEBBLES, tmp_path / "a")
    told: list[str] = []
    more = msgspec.structs.replace(PEBBLES, games=16)
    grown = play(more, tmp_path / "a", told=told).games
    assert told == ["pebbles: 12 of 16 games are there already; going on from them"]
    assert digest(grown.values()) == digest(play(more, tmp_path / "b").games.values())


def test_games_that_are_not_asked_for_any_more_are_kept_and_not_counted(tmp_path: Path) -> None:
    play(PEBBLES, tmp_path / "a")
    less = msgspec.structs.replace(PEBBLES, games=4)
    found = play(less, tmp_path / "a").games.values()
    assert len(found) == 12
    assert sorted(row.number for row in found if row.number >= 0) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"seed": 6}, "games of another ladder (seed changed since)"),
        ({"options": {"rounds": "1"}}, "(options changed since)"),
        ({"seats": 3, "games": 12}, "(seats changed since)"),
    ],
)
def test_a_folder_of_another_ladder_is_left_alone(
    tmp_path: Path, changed: dict[str, object], says: str
) -> None:
    play(PEBBLES, tmp_path / "a")
    before = (tmp_path / "a" / "games.parquet").read_bytes()
    other: Ladder = msgspec.structs.replace(PEBBLES, **changed)
    with pytest.raises(GloamingError) as refused:
        play(other, tmp_path / "a")
    assert says in str(refused.value)
    assert (tmp_path / "a" / "games.parquet").read_bytes() == before


def test_games_of_a_changed_program_are_mixed_only_if_one_says_so(tmp_path: Path) -> None:
    play(PEBBLES, tmp_path / "a")
    file = tmp_path / "a" / "ladder.json"
    sources = read_manifest(tmp_path / "a").versions.sources
    file.write_text(file.read_text("utf-8").replace(sources, "0123456789abcdef"), "utf-8")
    with pytest.raises(GloamingError, match="have changed since"):
        play(PEBBLES, tmp_path / "a")
    play(PEBBLES, tmp_path / "a", accepts_changes=True)
    manifest = read_manifest(tmp_path / "a")
    assert manifest.versions.sources == sources
    assert [one.sources for one in manifest.earlier] == ["0123456789abcdef"]


def test_one_run_at_a_time(tmp_path: Path) -> None:
    with (
        locked(tmp_path / "a"),
        pytest.raises(GloamingError, match=r"being played into .* already"),
        locked(tmp_path / "a"),
    ):
        pass
    with locked(tmp_path / "a"):
        pass
