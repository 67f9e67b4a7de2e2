"""A command line, and a record to give it."""

import sys
from pathlib import Path

import pytest

from gloaming.cli import main
from gloaming.kernel.match import new
from tests.cli.ran import Ran, Run
from tests.table.servers import apart


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `gloaming …` in this process, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def go(*words: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["gloaming", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            apart(main)
        seen = capsys.readouterr()
        code = left.value.code
        return Ran(code if isinstance(code, int) else 0, seen.out, seen.err)

    return go


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Evenfall, saved after twelve answers."""
    match = new("evenfall", 2, seed=5, names=["Ana", "Bo"])
    for number in range(12):
        match.answer(match.options()[number % 2])
    match.save(tmp_path / "game.json")
    return tmp_path / "game.json"
