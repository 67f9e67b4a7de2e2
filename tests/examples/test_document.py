"""docs/NEW_GAME.md shows the files of examples/lighthouse, and its commands and examples work."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.document import DOCUMENT, EXAMPLE, ROOT, commands, excerpts, shown_files

from gloaming.cli import main

PLAYED = ("play", "serve")  # these run until somebody stops them; other tests play


def test_the_document_shows_every_module_of_the_example() -> None:
    modules = {path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.glob("**/*.py")}
    assert {name for name in shown_files() if name.endswith(".py")} == modules


@pytest.mark.parametrize("name", sorted(shown_files()))
def test_a_file_in_the_document_is_the_file_of_the_example(name: str) -> None:
    assert shown_files()[name] == (EXAMPLE / name).read_text("utf-8")


def test_excerpts_in_the_document_stand_in_the_files() -> None:
    assert {name for name, _ in excerpts()} == {
        "lighthouse/rules.toml",
        "tests/rules/lighthouse/lighthouse.toml",
    }
    for name, text in excerpts():
        assert text in (EXAMPLE / name).read_text("utf-8")


@pytest.mark.usefixtures("package")
def test_the_session_in_the_document_is_true() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried == 5
    assert failed == 0


@pytest.mark.parametrize(
    "words", [words for words in commands() if words[0] not in PLAYED], ids=" ".join
)
def test_a_command_of_the_document_works(
    words: list[str],
    package: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(package)
    monkeypatch.setattr(sys, "argv", ["gloaming", *words])
    with pytest.raises(SystemExit) as left:
        main()
    seen = capsys.readouterr()
    assert not left.value.code, seen.err
    assert seen.err == ""
    expected = {
        "simulate": "200 of 200 games finished, 0 errors",
        "scenario": "12 passed, 0 failed",
        "rules": "11 of 11 rules",
    }
    shown = " ".join(seen.out.split())
    assert expected[words[0]] in shown
    assert "scores" not in shown, "there are none in this game"


def test_the_tests_of_the_example_pass(package: Path) -> None:
    paths = [str(package), str(ROOT / "src")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:]
