"""Says why moves are not among the options: a table of moves, each with its reasons and rules.

The rules of a game say once what keeps a seat from a move: a function returns the obstacles as
bits of one number, and 0 where the move is allowed. Choices ask only whether it is 0. A `Move`
lists what a person may want and says each of the bits in words, with the rule behind it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from gloaming.kernel.game import Game
from gloaming.kernel.message import Message, Refusal

ALLOWED: Final = 0

G = TypeVar("G", bound=Game)
# What a move is done with, as options name it: the argument of its key, and the things it is about.
Named: TypeAlias = tuple[str, tuple[str, ...]]


class Reason(Generic[G]):
    """Why a move is refused: the rule's id, and the message's id.

    Either may be a function of the game, the seat and the target instead, where it depends on
    them; that of the message returns it with its arguments.
    """

    def __init__(
        self,
        rule: "str | Callable[[G, int, int], str]",
        message: "str | Callable[[G, int, int], Message]",
    ) -> None:
        self.rule = rule
        self.message = message

    def rule_for(self, game: G, seat: int, target: int) -> str:
        """Returns the id of the rule that refuses one move."""
        return self.rule if isinstance(self.rule, str) else self.rule(game, seat, target)

    def say(self, game: G, seat: int, target: int) -> Message:
        """Returns the message for one move."""
        if isinstance(self.message, str):
            return Message(self.message)
        return self.message(game, seat, target)


class Move(Generic[G]):
    """A kind of move that a person may want: what it can be done with, and what may forbid it.

    `targets` returns what it might be done with, as the numbers that the other functions take;
    `named` returns how options name such a target; `obstacles` returns what keeps the seat from
    the move, as bits. `reasons` has an entry for each bit that is worth telling, in the order in
    which they are told; other bits forbid the move without a word.
    """

    def __init__(
        self,
        verb: str,
        targets: Callable[[G, int], Iterable[int]],
        named: Callable[[G, int, int], Named],
        obstacles: Callable[[G, int, int], int],
        reasons: dict[int, Reason[G]],
    ) -> None:
        self.verb = verb
        self.targets = targets
        self.named = named
        self.obstacles = obstacles
        self.reasons = reasons

    def refusals(self, game: G, seat: int) -> Iterator[Refusal]:
        """Returns why the seat cannot make the moves of this kind; several reasons may hold."""
        for target in self.targets(game, seat):
            found = self.obstacles(game, seat, target)
            if found == ALLOWED:
                continue
            argument, things = self.named(game, seat, target)
            for bit, reason in self.reasons.items():
                if found & bit:
                    rule = reason.rule_for(game, seat, target)
                    said = reason.say(game, seat, target)
                    yield Refusal(self.verb, said, rule, things, argument)

    def legality(self, game: G, seat: int) -> Iterator[tuple[str, int]]:
        """Returns the key of every move of this kind, with what forbids it; 0 for nothing."""
        for target in self.targets(game, seat):
            argument, _ = self.named(game, seat, target)
            key = f"{self.verb}:{argument}" if argument else self.verb
            yield key, self.obstacles(game, seat, target)


def refused_moves(game: G, seat: int, moves: Sequence[Move[G]]) -> list[Refusal]:
    """Returns why the seat cannot make some of these moves."""
    found: list[Refusal] = []
    for move in moves:
        found += move.refusals(game, seat)
    return found


def one_target(game: Game, seat: int) -> Iterable[int]:
    """Returns a single target, for moves that are not done with anything in particular."""
    return (0,)
