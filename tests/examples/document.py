"""Reads docs/NEW_GAME.md: the files that it shows, and the commands that it names."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = ROOT / "docs" / "NEW_GAME.md"
EXAMPLE = ROOT / "examples" / "lighthouse"
_FILE = re.compile(r"^\*\*`([^`]+)`\*\*([^\n]*)\n```\w*\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_COMMANDS = re.compile(r"^```sh\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
WHOLE = ("", " (goes on)", " (the end)")  # what follows the name of a file that is shown whole


def shown_files() -> dict[str, str]:
    """Returns the files that the document shows whole; one in several pieces is put together."""
    found: dict[str, list[str]] = {}
    for name, remark, text in _FILE.findall(DOCUMENT.read_text("utf-8")):
        if remark in WHOLE:
            found.setdefault(name, []).append(text)
    return {name: "\n\n\n".join(pieces) + "\n" for name, pieces in found.items()}


def excerpts() -> list[tuple[str, str]]:
    """Returns what the document shows of files that it does not show whole."""
    pieces = _FILE.findall(DOCUMENT.read_text("utf-8"))
    return [(name, text) for name, remark, text in pieces if remark not in WHOLE]


def commands() -> list[list[str]]:
    """Returns the `gloaming …` commands of the document, as words."""
    blocks = _COMMANDS.findall(DOCUMENT.read_text("utf-8"))
    lines = [line for block in blocks for line in block.splitlines()]
    return [line.split()[1:] for line in lines if line.startswith("gloaming ")]
