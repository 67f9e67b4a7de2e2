"""Standing modifiers: numbers that hold as long as a component is in play.

A game numbers its kinds of modifiers. Each is read as a flag (`has`), as a sum (`total`), or as
the highest single value (`highest`), whichever the rule says.
"""

from typing import Final

_NO_VALUES: Final[tuple[int, ...]] = ()


class Modifiers:
    """The standing modifiers of one owner: a seat, a space, or the board.

    Copies share the lists until one of them changes.

    Sums are always at hand. Single values are remembered only for the kinds from `first_single`
    on: of those only the highest counts, so that it must be known what is left when one goes.
    """

    __slots__ = ("first_single", "is_shared", "singles", "sums")

    def __init__(self, kinds: int, first_single: int = -1, like: "Modifiers | None" = None) -> None:
        self.sums: list[int] = [0] * kinds if like is None else like.sums
        self.is_shared = like is not None
        self.first_single = first_single if first_single >= 0 else kinds
        self.singles: list[tuple[int, ...]] = (
            [_NO_VALUES] * (kinds - self.first_single) if like is None else like.singles
        )

    def copy(self) -> "Modifiers":
        """Returns independent modifiers with the same values."""
        self.is_shared = True
        return Modifiers(0, self.first_single, self)

    def add(self, kind: int, amount: int) -> None:
        """Makes a modifier hold from now on."""
        self._own_lists()
        self.sums[kind] += amount
        if kind >= self.first_single:
            at = kind - self.first_single
            self.singles[at] = (*self.singles[at], amount)

    def remove(self, kind: int, amount: int) -> None:
        """Ends a modifier that was added with the same amount."""
        self._own_lists()
        self.sums[kind] -= amount
        if kind >= self.first_single:
            at = kind - self.first_single
            left = list(self.singles[at])
            left.remove(amount)
            self.singles[at] = tuple(left)

    def _own_lists(self) -> None:
        """Takes lists of its own before a change, if copies share them."""
        if self.is_shared:
            self.sums = self.sums[:]
            self.singles = self.singles[:]
            self.is_shared = False

    def add_all(self, pairs: list[int]) -> None:
        """Makes modifiers hold that are listed as kind, amount, kind, amount …"""
        for i in range(0, len(pairs), 2):
            self.add(pairs[i], pairs[i + 1])

    def remove_all(self, pairs: list[int]) -> None:
        """Ends modifiers that are listed as kind, amount, kind, amount …"""
        for i in range(0, len(pairs), 2):
            self.remove(pairs[i], pairs[i + 1])

    def total(self, kind: int) -> int:
        """Returns the sum of all modifiers of a kind."""
        return self.sums[kind]

    def has(self, kind: int) -> bool:
        """Whether any modifier of a kind holds."""
        if kind >= self.first_single:
            return len(self.singles[kind - self.first_single]) > 0
        return self.sums[kind] != 0

    def highest(self, kind: int) -> int:
        """Returns the highest single modifier of a kind, 0 where none holds.

        Only kinds from `first_single` on can be asked.
        """
        values = self.singles[kind - self.first_single]
        return max(values) if values else 0
