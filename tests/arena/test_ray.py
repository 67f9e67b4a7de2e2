"""The arena on a real Ray with two workers on this machine: the same results as anywhere else.

Ray takes its time to start, so this is tested once, in the compiled half of `make test`.
"""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.arena.ladders import play
from tests.arena.test_training import SMALL

from gloaming.arena.ladder import Ladder
from gloaming.arena.learning.training import run_training
from gloaming.arena.ray_workers import RayCluster
from gloaming.arena.results import digest
from gloaming.arena.workers import do_all
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.runtime.build import build

pytestmark = [
    pytest.mark.skipif(build() != "compiled", reason="once is enough: it is tested compiled"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning"),
]
LADDER = Ladder("ray", "evenfall", 1, ("random",), 30, 9, "same", {"automa": "witch"})


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    pytest.importorskip("ray")
    with RayCluster("", 2) as started:
        yield started


def killed_once(folder: str, numbers: list[int]) -> list[int]:
    """Squares; the worker that is given 5 first is killed."""
    mark = Path(folder) / "killed"
    if 5 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [number * number for number in numbers]


def who(numbers: list[int]) -> list[int]:
    return [os.getpid()] * len(numbers)


def refuse(numbers: list[int]) -> list[int]:
    raise GloamingError(f"not {numbers[0]}")


def test_ray_plays_the_same_games(cluster: RayCluster, tmp_path: Path) -> None:
    assert cluster.processors == 2
    far = play(LADDER, tmp_path / "ray", spread=cluster.do_all).games
    near = play(LADDER, tmp_path / "near").games
    assert len(far) == 30
    assert not any(row.error for row in far.values())
    assert digest(far.values()) == digest(near.values())


def test_ray_trains_the_same_net(cluster: RayCluster, tmp_path: Path) -> None:
    nets: list[bytes] = []
    for name, spread in (("ray", cluster.do_all), ("near", partial(do_all, jobs=1))):
        file = run_training(SMALL, tmp_path / name, spread, lambda *_: None, lambda *_: None)
        nets.append(file.read_bytes())
    assert nets[0] == nets[1]


def test_workers_of_ray_are_other_processes(cluster: RayCluster) -> None:
    found = {pid for batch in cluster.do_all(who, range(40)) for pid in batch}
    assert os.getpid() not in found


def test_a_killed_worker_of_ray_costs_its_games_only(cluster: RayCluster, tmp_path: Path) -> None:
    work = partial(killed_once, str(tmp_path))
    found = [value for batch in cluster.do_all(work, range(30)) for value in batch]
    assert (tmp_path / "killed").exists()
    assert sorted(found) == [number * number for number in range(30)]


def test_what_a_worker_of_ray_refuses_is_said(cluster: RayCluster) -> None:
    with pytest.raises(GloamingError, match="not 0"):
        list(cluster.do_all(refuse, [0]))
