"""`--help`: every command says what it does, and what each of its options is for."""

import re
from collections.abc import Iterator

import pytest
from cyclopts import App

from gloaming.cli import app
from tests.cli.ran import Run

BUILT_IN = {"--help", "-h", "--version"}


def commands(of: App, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], App]]:
    """Every command that does something, with the words that call it."""
    if of.default_command is not None:
        yield path, of
    for name in of:
        if name not in BUILT_IN:
            yield from commands(of[name], (*path, name))


COMMANDS = [pytest.param(path, found, id=" ".join(path)) for path, found in commands(app)]


def test_all_commands_are_found() -> None:
    found = {" ".join(path) for path, _ in commands(app)}
    assert {"play", "serve", "simulate", "bench", "bench table", "pack new", "replay"} <= found


@pytest.mark.parametrize(("path", "command"), COMMANDS)
def test_the_help_of_every_option_is_shown(run: Run, path: tuple[str, ...], command: App) -> None:
    ran = run(*path, "--help")
    assert ran.code == 0
    shown = _words(ran.out)
    options = command.assemble_argument_collection(parse_docstring=True)
    assert len(options) > 0
    for option in options:
        if not option.parse or option.children:
            continue  # what no flag sets, and a group of flags
        told = str(option.parameter.help or "")
        assert len(told) > 5, f"{option.name} has no help"
        assert option.name in ran.out
        for word in _words(told):
            assert word in shown, f"the help of {option.name} is not shown: {told}"


@pytest.mark.parametrize(("path", "command"), COMMANDS)
def test_every_command_says_what_it_does(run: Run, path: tuple[str, ...], command: App) -> None:
    assert run(*path, "--help").out.count("Parameters") <= 1, "the docstring's form is not shown"
    assert len(str(command.help)) > 10


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))
