"""What commands print with: consoles, JSON, progress bars, and the arguments they share."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console

from gloaming.kernel.errors import GloamingError

Language = Literal["en", "es", "de"]
Packs = Annotated[
    list[Path] | None,
    Parameter(name="--pack", consume_multiple=False, negative="", help="A pack file."),
]
With = Annotated[
    list[str] | None,
    Parameter(
        name="--with", consume_multiple=False, negative="", help="An option=value of the set-up."
    ),
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print one JSON object.")]


console = Console()
errors = Console(stderr=True)


def plain(text: str) -> str:
    """Returns text of others so that rich prints it as it stands, without markup."""
    return text.replace("[", r"\[")


def print_json(thing: object) -> None:
    """Prints one JSON object on stdout."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(thing), indent=1).decode() + "\n")


def read_options(given: list[str] | None) -> dict[str, str]:
    """Reads the options of a set-up from `option=value` texts."""
    found: dict[str, str] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise GloamingError(f"--with takes option=value, not “{text}”")
        found[name] = value
    return found


class ProgressBar:
    """A progress bar on a terminal, nothing elsewhere."""

    def __init__(self, title: str, total: int) -> None:
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )

        self._bar = Progress(
            TextColumn(title),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=errors,
        )
        self._bar.disable = not errors.is_terminal
        self._task = self._bar.add_task(title, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return lambda done: self._bar.advance(self._task, done)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()
