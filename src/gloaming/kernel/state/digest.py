"""Comparing positions: a digest of everything that changes, and where two snapshots differ."""

from hashlib import blake2b
from typing import Any

import msgspec

from gloaming.kernel.game import Game
from gloaming.kernel.state.fields import Layout
from gloaming.kernel.state.snapshot import plain_state


def digest(layout: Layout, game: Game) -> str:
    """Returns a hash of everything that changes: equal for equal positions, on every platform.

    The stack, the question and how far the chance is are in it; the key of the chance is not.
    Before the point stands a mark of which fields there are: digests of versions with other fields
    cannot be compared (see `is_comparable`).
    """
    state = plain_state(layout, game)
    state["chance"] = game.chance.counter
    return f"{_hash(_shape(layout), 4)}.{_hash(state, 16)}"


def is_comparable(one: str, other: str) -> bool:
    """Whether two digests are of states with the same fields."""
    return one.partition(".")[0] == other.partition(".")[0]


def _hash(data: Any, size: int) -> str:
    encoded = msgspec.json.encode(data, order="deterministic")
    return blake2b(encoded, digest_size=size).hexdigest()


def _shape(layout: Layout) -> list[Any]:
    """Returns the names of all fields that are saved, those of the parts inside."""
    return [
        [field.name, [] if field.layout is None else _shape(field.layout)]
        for field in layout.fields
        if field.saved
    ]


def differences(one: bytes, other: bytes) -> list[str]:
    """Returns where two snapshots differ, each as `path: this, not that`; none if they do not."""
    found: list[str] = []
    _compare("", msgspec.json.decode(one), msgspec.json.decode(other), found)
    return found


def _compare(path: str, one: Any, other: Any, found: list[str]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted(one.keys() | other.keys()):
            here = f"{path}.{name}" if path else name
            if name not in one or name not in other:
                found.append(f"{here}: only in {'one' if name in one else 'the other'}")
            else:
                _compare(here, one[name], other[name], found)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (mine, yours) in enumerate(zip(one, other, strict=True)):
            _compare(f"{path}.{i}", mine, yours, found)
    elif one != other:
        found.append(f"{path}: {one!r}, not {other!r}")
