"""Who meets whom, in which seats and with which luck: every game of a ladder by its number.

The unit is a deal: one set-up with its shuffles and dice. Each table of bots plays every deal of
the ladder, and plays it in every rotation of its seats, so that each bot sits everywhere with the
same luck. Numbers go deal by deal: the first games of a ladder are a smaller ladder.
"""

from collections.abc import Sequence
from itertools import combinations, permutations
from math import factorial
from typing import TypeVar

import msgspec

T = TypeVar("T")

PAIRS = "pairs"
MIXED = "mixed"
SAME = "same"
KINDS = (PAIRS, MIXED, SAME)


class ScheduledGame(msgspec.Struct, frozen=True):
    """One game: which deal, and who sits where."""

    number: int
    deal: int
    table: int
    bots: tuple[str, ...]  # by seat


def rotations(ring: Sequence[T]) -> list[tuple[T, ...]]:
    """Returns the ways to sit down in one order: each begins a seat later than the one before."""
    return [(*ring[i:], *ring[:i]) for i in range(len(ring))]


class Schedule:
    """The games of a ladder.

    `pairs`: every two bots meet. At more than two seats one of them sits alone against the other
    at all other seats, and then the other way round: two tables.
    `mixed`: every choice of as many bots as there are seats; from deal to deal they sit in another
    order.
    `same`: every bot plays by itself at all seats, where the game is the opponent.
    """

    def __init__(self, kind: str, seats: int, bots: Sequence[str], games: int) -> None:
        self.kind = kind
        self.seats = seats
        self.tables = _tables(kind, seats, bots)
        self.rotations = rotation_count(kind, seats)
        self.deals = games // self.rotations
        self._games_of_deal = len(self.tables) * self.rotations

    def __len__(self) -> int:
        return self.deals * self._games_of_deal

    def game(self, number: int) -> ScheduledGame:
        """Returns what game `number` is."""
        deal, rest = divmod(number, self._games_of_deal)
        table, rotation = divmod(rest, self.rotations)
        ring = self.tables[table]
        if self.kind == MIXED:
            ring = (ring[0], *_nth_order(ring[1:], deal))
        seated = rotations(ring)[rotation] if self.rotations > 1 else ring
        return ScheduledGame(number, deal, table, seated)

    def numbers(self) -> dict[tuple[int, tuple[str, ...]], int]:
        """Returns the number of every game by its deal and who sits where."""
        games = (self.game(number) for number in range(len(self)))
        return {(game.deal, game.bots): game.number for game in games}


def rotation_count(kind: str, seats: int) -> int:
    """Returns how many games a table plays of one deal."""
    return 1 if kind == SAME else seats


def _tables(kind: str, seats: int, bots: Sequence[str]) -> list[tuple[str, ...]]:
    if kind == SAME:
        return [(bot,) * seats for bot in bots]
    if kind == MIXED:
        return list(combinations(bots, seats))
    if seats == 2:
        return list(combinations(bots, 2))
    return [(lone, *(rest,) * (seats - 1)) for lone, rest in permutations(bots, 2)]


def _nth_order(others: tuple[str, ...], deal: int) -> tuple[str, ...]:
    orders = permutations(others)
    for _ in range(deal % factorial(len(others))):
        next(orders)
    return next(orders)
