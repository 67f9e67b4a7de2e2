"""`gloaming bench table` measures what it says."""

import json
import subprocess
import sys

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.table.bench import measure
from tests.table.servers import once


@once
def test_a_small_load_is_measured() -> None:
    code = "from gloaming.cli import main; main()"
    sizes = ["--tables", "2", "--seconds", "2", "--rate", "8", "--json"]
    command = [sys.executable, "-c", code, "bench", "table", *sizes]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    load = json.loads(done.stdout)
    assert load["streams"] == 8
    assert load["answers"] > 0
    assert load["refused"] == load["lost"] == 0
    assert 0 < load["p50"] <= load["p95"] <= load["p99"] <= load["slowest"]
    assert load["memory_end"] < 1 << 30
    assert 0 < load["update_bytes_median"] <= load["update_bytes_p95"]


def test_a_load_of_nothing_is_refused() -> None:
    with pytest.raises(GloamingError, match="more than 0"):
        measure(tables=0)
