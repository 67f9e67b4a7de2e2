"""Work spread over processes: everything is done once, and a lost process costs its batch only."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from gloaming.arena.workers import Batches, do_all
from gloaming.kernel.errors import GloamingError


def squares(numbers: list[int]) -> list[int]:
    return [number * number for number in numbers]


def squares_with_losses(folder: str, fatal: int, deaths: int, numbers: list[int]) -> list[int]:
    """Kills its own process at one number, as often as it is told."""
    for number in numbers:
        with open(Path(folder) / f"{number}.{os.getpid()}.tried", "a") as file:
            file.write(".")
        if number == fatal and len(list(Path(folder).glob(f"{fatal}.*.tried"))) <= deaths:
            os.kill(os.getpid(), signal.SIGKILL)
    return squares(numbers)


def refuse(numbers: list[int]) -> list[int]:
    raise GloamingError(f"no {numbers[0]}")


def break_a_file(numbers: list[int]) -> list[int]:
    raise OSError("the disk is full")


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_everything_is_done_once(jobs: int) -> None:
    found = [value for batch in do_all(squares, range(5, 60), jobs) for value in batch]
    assert sorted(found) == [n * n for n in range(5, 60)]


def test_nothing_to_do_is_done(tmp_path: Path) -> None:
    assert list(do_all(squares, [], 1)) == list(do_all(squares, [], 2)) == []


def test_a_lost_process_costs_its_own_numbers_and_they_are_done_again(tmp_path: Path) -> None:
    told: list[str] = []
    work = partial(squares_with_losses, str(tmp_path), 7, 2)
    found = [value for batch in do_all(work, range(20), 2, told.append) for value in batch]
    assert sorted(found) == [n * n for n in range(20)]
    assert len(told) == 2
    assert "exit code -9" in told[0]
    tried = {n: len(list(tmp_path.glob(f"{n}.*.tried"))) for n in range(20)}
    assert tried[7] == 3
    # At most the batch that 7 was in was begun a second time, and that is not everything.
    assert sum(count > 1 for count in tried.values()) < 10


def test_a_number_that_ends_every_process_is_named(tmp_path: Path) -> None:
    work = partial(squares_with_losses, str(tmp_path), 3, 99)
    with pytest.raises(GloamingError, match=r"game 3 has ended 3 processes \(exit code -9\)"):
        list(do_all(work, range(8), 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_process_refuses_is_raised_here(jobs: int) -> None:
    with pytest.raises(GloamingError, match="no "):
        list(do_all(refuse, range(4), jobs))
    with pytest.raises(OSError, match="the disk is full"):
        list(do_all(break_a_file, range(4), jobs))


def note_process(folder: str, numbers: list[int]) -> list[int]:
    (Path(folder) / str(os.getpid())).touch()
    return numbers


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    """Whoever wants no more results (an error, Ctrl-C) leaves no process working on."""
    results = do_all(partial(note_process, str(tmp_path)), range(10_000_000), 2)
    next(results)
    results.close()  # type: ignore[attr-defined]
    for file in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.name), 0)


# --- batches ----------------------------------------------------------------------------


def test_batches_grow_to_a_second_and_shrink_at_the_end() -> None:
    batches = Batches(range(100), 2)
    assert [batches.take(), batches.take()] == [[0], [1]]
    batches.note(1, 0.25)
    assert batches.take() == [2, 3]
    batches.note(2, 0.5)
    assert batches.take() == [4, 5, 6, 7]
    batches.note(4, 8.0)
    assert batches.take() == [8]
    left: list[int] = []
    for _ in range(20):
        batches.note(100, 0.1)
        left += batches.take()
    assert len(left) > 80
    while batch := batches.take():
        assert len(batch) == 1


def test_lost_numbers_come_first_and_one_by_one() -> None:
    batches = Batches(range(9), 1)
    batches.note(4, 0.1)
    batch = batches.take()
    assert batch == [0, 1]
    batches.give_back(batch, "exit code -9")
    assert [batches.take(), batches.take(), batches.take()] == [[0], [1], [2, 3]]


def test_the_processes_share_the_work(tmp_path: Path) -> None:
    def slow() -> int:
        work = partial(nap, str(tmp_path))
        return sum(len(batch) for batch in do_all(work, range(6), 2))

    assert slow() == 6
    assert len(list(tmp_path.iterdir())) == 2


def nap(folder: str, numbers: list[int]) -> list[int]:
    """Waits until two processes are at work, so that the test depends on no clock."""
    note_process(folder, numbers)
    for _ in range(600):
        if len(list(Path(folder).iterdir())) >= 2:
            break
        time.sleep(0.05)
    return numbers


PARENT = """
import os, signal, sys, threading, time
from functools import partial
from pathlib import Path
from gloaming.arena.workers import do_all
from test_workers import wait_for_ever

def die_when_both_work():
    while len(list(Path(sys.argv[1]).iterdir())) < 2:
        time.sleep(0.05)
    os.kill(os.getpid(), signal.SIGKILL)

threading.Thread(target=die_when_both_work).start()
list(do_all(partial(wait_for_ever, sys.argv[1]), range(10), 2))
"""


def wait_for_ever(folder: str, numbers: list[int]) -> list[int]:
    note_process(folder, numbers)
    while True:
        time.sleep(60)


def is_running(process: int) -> bool:
    """Whether a process is there, and has not ended without anybody having asked how."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_no_process_outlives_one_that_was_killed(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    ran = subprocess.run(
        [sys.executable, "-c", PARENT, str(tmp_path)], env={**os.environ, "PYTHONPATH": paths}
    )
    assert ran.returncode == -signal.SIGKILL
    workers = [int(file.name) for file in tmp_path.iterdir()]
    assert len(workers) == 2
    for _ in range(600):
        if not any(is_running(worker) for worker in workers):
            break
        time.sleep(0.05)
    assert not any(is_running(worker) for worker in workers)
