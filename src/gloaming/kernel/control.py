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

    def is_possible(self, game: Game, frame: Frame) -> bool:
        for part in self.parts:
            if not part.is_possible(game, frame):
                return False
        return True

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
        open_parts = [i for i, part in enumerate(self.parts) if part.is_possible(game, frame)]
        game.ask(frame, frame.seat, open_parts)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.push(self.parts[choice], frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-choice")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        part = self.parts[choice]
        return Option(
            choice,
            "choose",
            Message("effect", path=part.path),
            argument=str(choice + 1),
            effect=part.path,
        )

    def is_possible(self, game: Game, frame: Frame) -> bool:
        for part in self.parts:
            if part.is_possible(game, frame):
                return True
        return False

    def children(self) -> list[Effect]:
        return self.parts


class May(Effect):
    """`may a`: the seat does it or leaves it."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        if self.part.is_possible(game, frame):
            game.ask(frame, frame.seat, [ACCEPT, DECLINE])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if choice == ACCEPT:
            game.push(self.part, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-may", effect=Message("effect", path=self.part.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == ACCEPT:
            path = self.part.path
            return Option(choice, "yes", Message("effect", path=path), effect=path)
        return Option(choice, "no", Message("option-decline"))

    def children(self) -> list[Effect]:
        return [self.part]


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something of a seat that can be counted; a game says what there is to count."""

    def of(self, game: Game, frame: Frame) -> int:
        """Returns how many there are now in the scope of `frame`: its seat, source, target."""
        raise NotImplementedError

    def reads(self) -> int:
        """Returns what gains can change it, in the bits of `Effect.gives`."""
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
        if self.count.of(game, frame) >= self.least:
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
        game.push_times(self.part, frame, self.count.of(game, frame))

    def is_plain(self) -> bool:
        return self.part.is_plain()

    def gives(self) -> int:
        return self.part.gives()

    def reads(self) -> int:
        return self.count.reads() | self.part.reads()

    def children(self) -> list[Effect]:
        return [self.part]


class Arrange(Effect):
    """The `amount` pieces of work below are simultaneous: somebody chooses their order.

    Who that is says the game (`Game.ordering_seat`). Nobody is asked where the order cannot
    matter: all of them only give, and none counts what another one gives.
    """

    def run(self, game: Game, frame: Frame) -> None:
        count = frame.amount
        if count > 1 and self.is_order_important(game.stack, count):
            game.ask(frame, game.ordering_seat(frame), self.different(game.stack, count))

    def group_size(self, frame: Frame) -> int:
        return frame.amount

    def different(self, stack: list[Frame], count: int) -> list[int]:
        """Returns the topmost `count` frames from the top down; of equal ones only the first."""
        found: list[int] = []
        for i in range(count):
            one = stack[len(stack) - 1 - i]
            is_known = False
            for j in found:
                if is_same_work(stack[len(stack) - 1 - j], one):
                    is_known = True
            if not is_known:
                found.append(i)
        return found

    def is_order_important(self, stack: list[Frame], count: int) -> bool:
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
            stack.append(Frame(self, frame.seat, amount=frame.amount - 1, scene=frame.scene))
        stack.append(chosen)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-order")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return frame_option(game, frame.amount, choice, "first", "option-first")


def is_same_work(one: Frame, other: Frame) -> bool:
    """Whether two frames do the same: same effect in the same scope."""
    return (
        one.effect is other.effect
        and one.source == other.source
        and one.seat == other.seat
        and one.target == other.target
        and one.scene == other.scene
    )


def frame_option(game: Game, count: int, choice: int, verb: str, message: str) -> Option:
    """Returns the option that is one of the topmost `count` frames of the stack.

    Its key is the path and the source; only where that would be another one's as well, the seat
    and the target are in it too.
    """
    stack = game.stack
    chosen = stack[len(stack) - 1 - choice]
    path = chosen.effect.path
    source = game.source_key(chosen.source)
    argument = f"{path}#{source}"
    for i in range(count):
        other = stack[len(stack) - 1 - i]
        if (
            other.effect.path == path
            and game.source_key(other.source) == source
            and not is_same_work(other, chosen)
        ):
            argument += f"@{chosen.seat}.{chosen.target}"
            break
    label = Message(message, effect=game.frame_label(chosen))
    return Option(choice, verb, label, argument=argument, effect=path)


ARRANGE: Final = Arrange()
ARRANGE.path = "kernel.arrange"


def arrange(game: Game, seat: int, count: int) -> None:
    """Says that the topmost `count` frames are simultaneous, and who orders them."""
    if count > 1:
        game.stack.append(Frame(ARRANGE, seat, amount=count))
