"""`gloaming bench table` measures what it says."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.table.load.bench import LoadRequest, measure
from gloaming.table.load.plot import (
    BOTTOM,
    HEIGHT,
    LEFT,
    RIGHT,
    TOP,
    WIDTH,
    check_plot,
    memory_plot,
    write_plot,
)
from tests.table.servers import apart, once


@once
def test_a_small_load_is_measured() -> None:
    code = "from gloaming.cli import main; main()"
    sizes = ["--tables", "2", "--seconds", "2", "--rate", "8", "--json"]
    command = [sys.executable, "-c", code, "bench", "table", "evenfall", *sizes]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    load = json.loads(done.stdout)
    assert load["streams"] == 8
    assert load["answers"] > 0
    assert load["refused"] == load["lost"] == 0
    assert 0 < load["p50"] <= load["p95"] <= load["p99"] <= load["slowest"]
    assert load["memory_end"] < 1 << 30
    assert 0 < load["update_bytes_median"] <= load["update_bytes_p95"]
    assert len(load["memory_samples"]) >= 2
    assert load["update_bytes_p95"] <= load["update_bytes_max"] < 30 * 1024


@once
def test_the_work_for_an_answer_is_measured() -> None:
    code = "from gloaming.cli import main; main()"
    sizes = ["--tables", "2", "--seats", "2", "--skip", "1", "--answers", "4", "--json"]
    command = [sys.executable, "-c", code, "bench", "answer", "evenfall", *sizes]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    cost = json.loads(done.stdout)
    assert cost["answers"] == 4
    assert cost["milliseconds"] > 0
    assert 0 < cost["update_bytes"] < 2 * 30 * 1024
    assert cost["instructions"] == 0, "they are counted only where that is asked for"


MIB = 1 << 20


def test_the_memory_over_the_games_is_drawn() -> None:
    samples = [(games, (100 + games // 10) * MIB) for games in range(0, 1001, 2)]
    drawn = ElementTree.fromstring(memory_plot(samples, "evenfall <b>"))
    name = "{http://www.w3.org/2000/svg}"
    assert drawn.findtext(f"{name}title") == "evenfall <b>"
    line = drawn.find(f"{name}polyline")
    assert line is not None
    points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
    texts = [text.text for text in drawn.iter(f"{name}text")]
    assert "250 MiB" in texts
    assert "1,000" in texts
    zero, top = HEIGHT - BOTTOM, TOP
    begin, end = points[0], points[-1]
    assert begin == (LEFT, pytest.approx(zero - (zero - top) * 100 / 250, abs=0.1))
    assert end == (WIDTH - RIGHT, pytest.approx(zero - (zero - top) * 200 / 250, abs=0.1))


def test_a_picture_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    for file in (tmp_path / "memory.png", tmp_path / "nowhere" / "memory.svg"):
        with pytest.raises(GloamingError, match="memory"):
            check_plot(file)
    write_plot(tmp_path / "memory.svg", [(0, MIB)], "one")
    assert (tmp_path / "memory.svg").read_text().startswith("<svg")


def test_a_load_of_nothing_is_refused() -> None:
    with pytest.raises(GloamingError, match="more than 0"):
        measure(LoadRequest("evenfall", tables=0))


@once
def test_it_can_go_on_until_games_are_over() -> None:
    told: list[float] = []
    request = LoadRequest("evenfall", tables=2, seats=2, seconds=4, rate=500, games=2, listening=1)
    load = apart(lambda: measure(request, lambda _what, share: told.append(share)))
    assert load.games_finished >= 2
    assert load.refused == load.lost == 0
    assert load.streams == 2
    assert told[0] == 0
    assert all(0 <= share <= 1 for share in told)
