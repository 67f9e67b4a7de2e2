"""`gloaming bench table` measures what it says."""

import json
import subprocess
import sys

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.table.load_bench import LoadRequest, measure
from tests.table.servers import once


@once
def test_a_small_load_is_measured() -> None:
    code = "from gloaming.cli import main; main()"
    sizes = ["--tables", "2", "--seconds", "2", "--rate", "8", "--json"]
    command = [sys.executable, "-c", code, "bench", "table", "evenfall", *sizes]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    load = json.loads(done.stdout)
    assert load["streams"] == 8
    assert load["answers"] > 0
    assert load["refused"] == load["lost"] == 0
    assert 0 < load["p50"] <= load["p95"] <= load["p99"] <= load["slowest"]
    assert load["memory_end"] < 1 << 30
    assert 0 < load["update_bytes_median"] <= load["update_bytes_p95"]
    assert load["update_bytes_p95"] <= load["update_bytes_max"] < 30 * 1024


def test_a_load_of_nothing_is_refused() -> None:
    with pytest.raises(GloamingError, match="more than 0"):
        measure(LoadRequest("evenfall", tables=0))


@once
def test_it_can_go_on_until_games_are_over() -> None:
    told: list[float] = []
    request = LoadRequest("evenfall", tables=2, seats=2, seconds=4, rate=500, games=2, listening=1)
    load = measure(request, lambda _what, share: told.append(share))
    assert load.games_finished >= 2
    assert load.refused == load.lost == 0
    assert load.streams == 2
    assert told[0] == 0
    assert all(0 <= share <= 1 for share in told)
