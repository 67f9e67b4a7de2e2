"""Control nodes: what joins the verbs of any game."""

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option

DECLINE: Final = 0
ACCEPT: Final = 1


class Sequence(Effect):
    """`a; b`: first a, then b. What cannot be done is skipped, the rest is done."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def run(self, game: Game, frame: Frame) -> None:
        for part in reversed(self.parts):
            game.push(part, frame)

    def is_possible(self, game: Game, seat: int) -> bool:
        return all(part.is_possible(game, seat) for part in self.parts)

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def gives(self) -> int:
        found = 0
        for part in self.parts:
            found |= part.gives()
        return found

    def reads(self) -> int:
        found = 0
        for part in self.parts:
            found |= part.reads()
        return found

    def children(self) -> list[Effect]:
        return self.parts


class ChooseOne(Effect):
    """`a or b`: the seat picks one of those whose cost it can pay."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def run(self, game: Game, frame: Frame) -> None:
        open_parts = [i for i, part in enumerate(self.parts) if part.is_possible(game, frame.seat)]
        game.ask(frame, frame.seat, open_parts)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.push(self.parts[choice], frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-choice")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        part = self.parts[choice]
        return Option(choice, f"choose:{choice + 1}", Message("effect", path=part.path))

    def is_possible(self, game: Game, seat: int) -> bool:
        return any(part.is_possible(game, seat) for part in self.parts)

    def children(self) -> list[Effect]:
        return self.parts


class May(Effect):
    """`may a`: the seat does it or leaves it."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        if self.part.is_possible(game, frame.seat):
            game.ask(frame, frame.seat, [ACCEPT, DECLINE])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice == ACCEPT:
            game.push(self.part, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-may", effect=Message("effect", path=self.part.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == ACCEPT:
            return Option(choice, "yes", Message("effect", path=self.part.path))
        return Option(choice, "no", Message("option-decline"))

    def children(self) -> list[Effect]:
        return [self.part]


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something of a seat that can be counted; a game says what there is to count."""

    def of(self, game: Game, seat: int) -> int:
        """How many there are now."""
        raise NotImplementedError

    def reads(self) -> int:
        """What gains can change it, in the bits of `Effect.gives`."""
        return 0


class If(Effect):
    """`if 3 familiar: a else b`: a if the count is at least that, otherwise b."""

    def __init__(self, count: Count, least: int, then: Effect, other: Effect | None) -> None:
        super().__init__()
        self.count = count
        self.least = least
        self.then = then
        self.other = other

    def run(self, game: Game, frame: Frame) -> None:
        if self.count.of(game, frame.seat) >= self.least:
            game.push(self.then, frame)
        elif self.other is not None:
            game.push(self.other, frame)

    def is_plain(self) -> bool:
        return self.then.is_plain() and (self.other is None or self.other.is_plain())

    def gives(self) -> int:
        return self.then.gives() | (0 if self.other is None else self.other.gives())

    def reads(self) -> int:
        inner = self.then.reads() | (0 if self.other is None else self.other.reads())
        return self.count.reads() | inner

    def children(self) -> list[Effect]:
        return [self.then] if self.other is None else [self.then, self.other]


class ForEach(Effect):
    """`for each artifact: a`: a as often as the count says when it starts."""

    def __init__(self, count: Count, part: Effect) -> None:
        super().__init__()
        self.count = count
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        for _ in range(self.count.of(game, frame.seat)):
            game.push(self.part, frame)

    def is_plain(self) -> bool:
        return self.part.is_plain()

    def gives(self) -> int:
        return self.part.gives()

    def reads(self) -> int:
        return self.count.reads() | self.part.reads()

    def children(self) -> list[Effect]:
        return [self.part]


class Arrange(Effect):
    """The `amount` pieces of work below are simultaneous: the seat chooses their order.

    Nobody is asked where the order cannot matter: all of them only give, and none counts what
    another one gives.
    """

    def run(self, game: Game, frame: Frame) -> None:
        count = frame.amount
        if count > 1 and self.matters(game.stack, count):
            game.ask(frame, frame.seat, self.different(game.stack, count))

    def different(self, stack: list[Frame], count: int) -> list[int]:
        """The topmost `count` frames from the top down; of those that are alike only the first."""
        found: list[int] = []
        for i in range(count):
            one = stack[len(stack) - 1 - i]
            alike = False
            for j in found:
                other = stack[len(stack) - 1 - j]
                if other.effect is one.effect and other.source == one.source:
                    alike = True
            if not alike:
                found.append(i)
        return found

    def matters(self, stack: list[Frame], count: int) -> bool:
        """Whether the order of the topmost `count` frames can make a difference."""
        top = stack[len(stack) - count :]
        for one in top:
            if not one.effect.is_plain():
                return True
            reads = one.effect.reads()
            if reads:
                for other in top:
                    if other is not one and other.effect.gives() & reads:
                        return True
        return False

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        stack = game.stack
        chosen = stack.pop(len(stack) - 1 - choice)
        if frame.amount > 2:
            stack.append(Frame(self, frame.seat, amount=frame.amount - 1))
        stack.append(chosen)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-order")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        chosen = game.stack[len(game.stack) - 1 - choice]
        path = chosen.effect.path
        return Option(
            choice,
            f"first:{path}#{chosen.source}",
            Message("option-first", effect=Message("effect", path=path)),
        )


ARRANGE: Final = Arrange()
ARRANGE.path = "kernel.arrange"
