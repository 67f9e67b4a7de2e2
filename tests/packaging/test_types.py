"""A program that uses Gloaming as a library is type-checked against it."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
from pathlib import Path

import gloaming

match = gloaming.new("evenfall", seats=2, seed=7)
reveal_type(match)
reveal_type(gloaming.read_record(Path("game.json")))
reveal_type(gloaming.replay(match.record()))
gloaming.new(seats="two")
"""


def test_what_the_package_offers_has_types(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    source = Path(__file__).parents[2] / "src"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "cache", "program.py"],
        cwd=tmp_path,
        env={"MYPYPATH": str(source), "PATH": ""},
        capture_output=True,
        text=True,
    )
    lines = done.stdout.splitlines()
    for number, type in ((7, "match.Match"), (8, "match.Record"), (9, "match.Match")):
        wanted = f'program.py:{number}: note: Revealed type is "gloaming.kernel.{type}"'
        assert wanted in lines, done.stdout
    refused = [line for line in lines if line.startswith("program.py:10: error:")]
    assert {line.rpartition("[")[2] for line in refused} == {"call-arg]", "arg-type]"}
