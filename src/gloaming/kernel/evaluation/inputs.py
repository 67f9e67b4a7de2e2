"""What a net sees of a position: numbered inputs, of which a position sets a few.

Every input has a name that means the same in all games (`hand raven-escort, 2 rounds left`). A net
is stored with the names that it was trained with, so that new cards do not shift the others.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

UNKNOWN: Final = -1  # the number of an input that a net has not learned


class InputNames:
    """The inputs there are, in the order of their numbers."""

    def __init__(self, names: list[str] | None = None) -> None:
        self.names: list[str] = []
        self._numbers: dict[str, int] = {}
        self.is_open = names is None  # whether names that are asked for are added
        for name in names or []:
            self._add(name)

    def number(self, name: str) -> int:
        """Returns the number of an input; UNKNOWN if it has none and the list is closed."""
        found = self._numbers.get(name, UNKNOWN)
        if found == UNKNOWN and self.is_open:
            found = self._add(name)
        return found

    def _add(self, name: str) -> int:
        number = len(self.names)
        self.names.append(name)
        self._numbers[name] = number
        return number


class Inputs:
    """The inputs that a position sets, and to what; it is filled again for every position."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.numbers: vec[i64] = vec[i64]()
        self.values: vec[float] = vec[float]()

    def clear(self) -> None:
        """Removes all inputs."""
        self.count = 0

    def add(self, number: i64, value: float) -> None:
        """Sets an input to a value; what a net has not learned is left out."""
        if number < 0 or value == 0.0:
            return
        at = self.count
        if at < len(self.numbers):
            self.numbers[at] = number
            self.values[at] = value
        else:
            self.numbers = append(self.numbers, number)
            self.values = append(self.values, value)
        self.count = at + 1

    def pairs(self) -> list[tuple[int, float]]:
        """Returns the inputs that are set, each with its value."""
        return [(int(self.numbers[i]), self.values[i]) for i in range(self.count)]
