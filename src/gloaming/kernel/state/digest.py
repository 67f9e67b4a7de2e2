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
    """
    state = plain_state(layout, game)
    state["chance"] = game.chance.counter
    return blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=16).hexdigest()


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
