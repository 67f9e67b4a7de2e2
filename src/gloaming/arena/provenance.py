"""What decides, besides a ladder, how its games go: versions, and the sources that play them."""

import platform
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import msgspec

import gloaming
from gloaming.kernel.box import Box
from gloaming.kernel.runtime.build import build

# Folders with what people are shown, by which no game goes otherwise.
SHOWN = {"__pycache__", "art", "explain", "page", "static", "terminal", "testing", "text", "words"}
MADE = {".so", ".pyd", ".pyc"}  # endings of files that are made from others


class Versions(msgspec.Struct, frozen=True):
    """With these and a ladder anybody can repeat its games."""

    gloaming: str
    rules: str
    sources: str  # a hash of what the kernel, the bots and the game are written in


class Machine(msgspec.Struct, frozen=True):
    """Where games were played: it changes how long they take, and nothing else."""

    build: str
    python: str
    system: str
    workers: str  # like “2 processes”


def versions(box: Box) -> Versions:
    """Returns what plays a game here."""
    return Versions(gloaming.__version__, box.rules_version, _digest(box.folder()))


def machine(workers: str) -> Machine:
    """Returns where games are played now."""
    system = f"{platform.system()} {platform.machine()}"
    return Machine(build(), platform.python_version(), system, workers)


@lru_cache(maxsize=8)
def _digest(game: Path) -> str:
    package = Path(gloaming.__file__).parent
    found = blake2b(digest_size=8)
    for folder in (package / "kernel", package / "bots", game):
        for file in sorted(folder.rglob("*"), key=Path.as_posix):
            parts = file.relative_to(folder)
            if file.suffix in MADE or SHOWN & set(parts.parts) or not file.is_file():
                continue
            found.update(f"{parts.as_posix()}\n".encode() + file.read_bytes())
    return found.hexdigest()
