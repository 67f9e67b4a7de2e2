"""`gloaming bench research` and `gloaming environments`."""

import json
from pathlib import Path

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.research.commands import bench_research, environments

DOCUMENT = Path(__file__).parents[2] / "docs" / "RESEARCH.md"


def test_the_bench_measures_every_shape_that_is_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bench_research("evenfall", seats=2, seconds=0.1, json=True) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["game"] == "evenfall"
    names = [speed["name"] for speed in report["speeds"]]
    assert "PettingZoo" in names
    assert all(speed["steps_per_second"] > 0 for speed in report["speeds"] + report["rivals"])


def test_the_bench_refuses_no_time_at_all() -> None:
    with pytest.raises(GloamingError, match=r"--seconds takes 0.1 to 600"):
        bench_research(seconds=0)


def test_a_document_without_marks_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing to fill")
    with pytest.raises(GloamingError, match="the document has the tables none"):
        environments(into=page)
    assert page.read_text() == "nothing to fill"


def test_a_stale_table_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    right = DOCUMENT.read_text("utf-8")
    page.write_text(right.replace("| `discover` |", "| `discovers` |"), "utf-8")
    assert environments(into=page) == 0
    assert page.read_text("utf-8") == right
