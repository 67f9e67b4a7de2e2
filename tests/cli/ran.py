"""What a command did, and what all of them keep to when it cannot be done."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

HEAD = '[pack]\nid = "mine"\ngame = "evenfall"\n'


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> dict[str, Any]:
        """The one object on stdout."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


Run = Callable[..., Ran]


def write(file: Path, text: str) -> Path:
    file.write_text(text, "utf-8")
    return file


def refused(ran: Ran, *says: str) -> None:
    """Exit code 2 and a clear line; nothing on stdout, no traceback."""
    assert ran.code == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    lines = ran.err.splitlines()
    assert lines[0].startswith("gloaming: ")
    assert len(lines) <= 2  # a pack's mistake adds what was expected
    for text in says:
        assert text in ran.err
