"""Keeps what was made lately."""

from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """What was made lately, by all that it depends on: at least the last `least`, at most twice.

    What is asked for again stays; the rest goes a generation at a time, so that nothing is counted.
    """

    def __init__(self, least: int) -> None:
        self._least = least
        self._new: dict[K, V] = {}
        self._old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """What is kept under a key."""
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: K, value: V) -> V:
        """Keep something."""
        if len(self._new) >= self._least:
            self._old, self._new = self._new, {}
        self._new[key] = value
        return value

    def __len__(self) -> int:
        return len(self._new) + len(self._old)
