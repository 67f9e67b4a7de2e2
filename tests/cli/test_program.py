"""The command line: one object for programs, one line for mistakes, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gloaming
from tests.cli.ran import Run, refused

SOURCE = Path(str(gloaming.__file__)).parents[1]
SIMULATE = ("simulate", "evenfall", "--games", "2")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("simulate", "chess"), "there is no game “chess”; there are: eldritch, evenfall"),
        (("balance", "chess"), "there is no game “chess”"),
        (("cards", "chess"), "there is no game “chess”"),
        (("rules", "chess"), "there is no game “chess”"),
        (("play", "chess"), "there is no game “chess”"),
        (("pack", "new", "x.toml", "--game", "chess"), "there is no game “chess”"),
        (("simulate", "evenfall", "--games", "0"), "games is 0; expected 1 or more"),
        (("balance", "evenfall", "--games", "-5"), "games is -5"),
        ((*SIMULATE, "--jobs", "0"), "jobs is 0"),
        ((*SIMULATE, "--players", "0"), "bots for 0 seats"),
        ((*SIMULATE, "--players", "3", "--with", "automa=heir"), "plays alone: 1 seat, not 3"),
        ((*SIMULATE, "--players", "9"), "for 1 to 4 seats, not 9"),
        (("balance", "evenfall", "--players", "9"), "for 1 to 4 seats, not 9"),
        ((*SIMULATE, "--players", "two"), "--players"),
        ((*SIMULATE, "--bots", "genius"), "there is no bot “genius”; there are: random, greedy"),
        ((*SIMULATE, "--bots", ","), "0 bots for 4 seats"),
        ((*SIMULATE, "--players", "2", "--bots", "random,random,random"), "3 bots for 2 seats"),
        ((*SIMULATE, "--with", "experienced"), "--with takes option=value, not “experienced”"),
        ((*SIMULATE, "--with", "colour=red"), "no option “colour”; there are: side, crystal-path"),
        ((*SIMULATE, "--with", "experienced=maybe"), "expected one of: off, on"),
        ((*SIMULATE, "--pack", "none.toml"), "none.toml:1:1: there is no such file"),
        ((*SIMULATE, "--jobs", "2", "--pack", "none.toml"), "there is no such file"),
        ((*SIMULATE, "--colour"), "--colour"),
        (("balance", "evenfall", "--among", "all"), "with these options all seats begin alike"),
        (("balance", "evenfall", "--with", "side=moon", "--among", "moth"), "there is no “moth”"),
        (("balance", "evenfall", "--plot", "x.exe"), "a picture ends in one of"),
        (("balance", "evenfall", "--plot", "none/x.png"), "there is no folder none"),
        (("cards", "evenfall", "--lang", "fr"), "--lang"),
        (("cards", "evenfall", "--pack", "none.toml"), "there is no such file"),
        (("cards",), "game"),
        (("rules", "evenfall", "--tests", "none"), "there is no folder none"),
        (("scenario", "run"), "name at least one scenario file"),
        (("scenario", "run", "none.toml"), "none.toml: cannot be read"),
        (("scenario", "run", "."), "there is no scenario in ."),
        (("replay", "none.json"), "none.json: cannot be read"),
        (("replay", "."), "cannot be read"),
        (("replay",), "--file"),
        (("bench", "--seconds", "0"), "--seconds takes 0.1 to 600"),
        (("pack", "check", "none.toml"), "there is no such file"),
        (("pack", "show", "none.toml"), "there is no such file"),
        (
            ("pack", "new", "none/x.toml", "--game", "evenfall"),
            "none/x.toml: No such file or directory",
        ),
        (("play", "evenfall", "--load", "none.json"), "none.json: cannot be read"),
        (("play", "evenfall", "--seats", "me", "--with", "automa=god"), "option automa is “god”"),
        (("play", "evenfall", "--seats", "me,greedy", "--with", "first=9"), "option first is “9”"),
        (("play", "evenfall", "--seats", "me,greedy", "--pack", "none.toml"), "no such file"),
        (("dance",), "dance"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_input_is_refused_in_words(run: Run, words: tuple[str, ...], says: str) -> None:
    refused(run(*words), says)


def program(*words: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """A process of its own; with `code`, Python instead of the command."""
    start = ["-c", code] if code else ["-m", "gloaming"]
    return subprocess.run(
        [sys.executable, *start, *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def test_the_version(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.strip() == f"gloaming {gloaming.__version__}"


@pytest.mark.parametrize("words", [(), ("--help",), ("pack",), ("simulate", "--help")])
def test_help_is_no_mistake(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 0
    assert "Usage" in ran.out


def test_in_a_process_of_its_own() -> None:
    done = program("simulate", "evenfall", "--players", "2", "--games", "1", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    assert json.loads(done.stdout)["finished"] == 1
    done = program("replay", "none.json")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "gloaming: none.json: cannot be read (No such file or directory)\n"


def test_starting_imports_nothing_heavy() -> None:
    heavy = ["catanatron", "hypothesis", "lark", "litestar", "matplotlib", "numpy", "sqlalchemy"]
    done = program(
        code=(
            "import sys\n"
            "sys.argv = ['gloaming', '--version']\n"
            "from gloaming.cli import main\n"
            "try:\n    main()\n"
            f"finally:\n    print([m for m in {heavy} if m in sys.modules])\n"
        )
    )
    assert done.stdout.splitlines() == [f"gloaming {gloaming.__version__}", "[]"], done.stderr


def test_a_reader_who_has_seen_enough_is_no_mistake() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gloaming", "cards", "evenfall", "--json"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        said = process.stderr.read()
        assert process.wait() == 0
    assert said == b""
