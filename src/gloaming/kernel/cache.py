"""The bounded cache that everything uses which keeps something for a while."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Keeps the values used last: at least `least` of them, and at most twice as many.

    With `size_of`, which returns the size of a value, `least` is a sum of sizes. A key holds all
    that its value depends on. What is asked for again stays; the rest is dropped a generation at a
    time, which is quicker than an order of use.
    """

    def __init__(self, least: int, size_of: Callable[[V], int] | None = None) -> None:
        self._least = least
        self._size_of = size_of
        self._size = 0  # of the newer generation, where sizes are counted
        self._new: dict[K, V] = {}
        self._old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """Returns the value of a key, None if there is none any more."""
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: K, value: V) -> V:
        """Keeps a value under a key, and returns it."""
        size_of = self._size_of
        if (len(self._new) if size_of is None else self._size) >= self._least:
            self._old, self._new = self._new, {}
            self._size = 0
        self._new[key] = value
        if size_of is not None:
            self._size += size_of(value)
        return value

    def resize(self, least: int) -> None:
        """Keeps at least so much from now on; what is too much goes with the next generations."""
        self._least = least

    def discard(self, key: K) -> None:
        """Drops the value of a key, if there is one."""
        self._new.pop(key, None)
        self._old.pop(key, None)

    def values(self) -> list[V]:
        """Returns all values that are held, each once."""
        return list({**self._old, **self._new}.values())

    def clear(self) -> None:
        """Drops all values."""
        self._new = {}
        self._old = {}
        self._size = 0

    def __len__(self) -> int:
        """Returns how many values are held; one used again after a change of generation is two."""
        return len(self._new) + len(self._old)
