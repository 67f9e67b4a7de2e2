"""Reads the `given` table of a scenario; the error of every mistake has the path to it.

given = GivenTable({"Ana": {"coins": 3, "redy": True}})
player = given.table("Ana")
player.amount("coins")       # 3
player.flag("ready", True)
given.finish()               # Ana has no “redy”; did you mean: ready
"""

from collections.abc import Sequence
from typing import Any

from gloaming.kernel.errors import SetupError, did_you_mean


class GivenTable:
    """One table of a position. What is read is ticked off; `finish` refuses what is left."""

    def __init__(self, values: Any, path: str = "") -> None:
        self.path = path
        if not isinstance(values, dict):
            raise SetupError(f"{path or 'the position'}: a table is wanted, not {values!r}")
        self._values: dict[str, Any] = dict(values)
        self._left = set(values)
        self._known: list[str] = []
        self._tables: list[GivenTable] = []

    def __contains__(self, key: str) -> bool:
        """Whether a key is given, read or not."""
        self._known.append(key)
        return key in self._values

    def refuse(self, key: str, wanted: str) -> SetupError:
        """Returns the error that names a key, what it holds and what is wanted instead."""
        where = f"{self.path}.{key}" if self.path else key
        return SetupError(f"{where}: {wanted} is wanted, not {self._values.get(key)!r}")

    # --- one value --------------------------------------------------------------------

    def take(self, key: str, default: Any = None) -> Any:
        """Returns whatever is given."""
        self._known.append(key)
        self._left.discard(key)
        return self._values.get(key, default)

    def amount(self, key: str, default: int = 0) -> int:
        """Returns a number that is not below 0."""
        found = self.take(key, default)
        if type(found) is not int or found < 0:
            raise self.refuse(key, "a number from 0 on")
        return found

    def flag(self, key: str, default: bool = False) -> bool:
        """Returns true or false."""
        found = self.take(key, default)
        if not isinstance(found, bool):
            raise self.refuse(key, "true or false")
        return found

    def text(self, key: str, default: str = "") -> str:
        """Returns a text."""
        found = self.take(key, default)
        if not isinstance(found, str):
            raise self.refuse(key, "a text")
        return found

    def texts(self, key: str) -> list[str]:
        """Returns a list of texts; none if nothing is given."""
        found = self.take(key, [])
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise self.refuse(key, "a list of texts")
        return found

    def one_of(self, key: str, names: Sequence[str], default: str = "") -> int:
        """Returns the number of a name in a list of names."""
        return self.number_of(key, self.text(key, default), names)

    def several_of(self, key: str, names: Sequence[str]) -> list[int]:
        """Returns the numbers of several names in a list of names."""
        return [self.number_of(key, text, names) for text in self.texts(key)]

    def number_of(self, key: str, name: str, names: Sequence[str]) -> int:
        """Returns the number of a name that stands in the text of a key."""
        if name in names:
            return list(names).index(name)
        where = f"{self.path}.{key}" if self.path else key
        hint = did_you_mean(name, names) or f"there are: {', '.join(names)}"
        raise SetupError(f"{where}: there is no “{name}”; {hint}")

    # --- tables -----------------------------------------------------------------------

    def table(self, key: str) -> "GivenTable":
        """Returns the table inside this one; an empty one if nothing is given."""
        path = f"{self.path}.{key}" if self.path else key
        found = GivenTable(self.take(key, {}), path)
        self._tables.append(found)
        return found

    def finish(self) -> None:
        """Refuses what nobody has read, here and in the tables inside."""
        for key in sorted(self._left):
            hint = did_you_mean(key, dict.fromkeys(self._known))
            raise SetupError(
                f"{self.path or 'a position'} has no “{key}”" + (f"; {hint}" if hint else "")
            )
        for table in self._tables:
            table.finish()
