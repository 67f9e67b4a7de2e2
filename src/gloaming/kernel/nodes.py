"""General nodes that a game may use besides the control nodes: prices, seats, results, choices.

Their verbs are declared in `kernel/content/notation/node_verbs.py`; a game names those it uses.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.control import Count
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option

LEAVE: Final = -2  # the choice not to pay
NO_LIMIT: Final = 1 << 30  # the upper end of a band such as `3+`


# --- prices -----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Price:
    """What is given up for an effect; a game says what there is to pay with."""

    def ways(self, game: Game, frame: Frame) -> list[int]:
        """Returns the ways to pay it now, as a new list of choices from 0 on; none if it cannot be
        paid."""
        raise NotImplementedError

    def can_be_paid(self, game: Game, frame: Frame) -> bool:
        """Whether there is a way to pay it now."""
        return len(self.ways(game, frame)) > 0

    def pay(self, game: Game, frame: Frame, way: int) -> None:
        """Pays what is paid at once."""
        raise NotImplementedError

    def settle(self, game: Game, frame: Frame) -> None:
        """Pushes what is still to be chosen of a payment; that comes before what was bought."""

    def option(self, game: Game, frame: Frame, way: int) -> Option:
        """Returns what one way of paying means."""
        raise NotImplementedError

    def steps(self) -> list[Effect]:
        """Returns the effects that `settle` may push, if they belong to this price alone."""
        return []


class Pay(Effect):
    """`pay PRICE -> a else b`: a price, then what it buys.

    Where it is not optional the price is the condition for using the effect at all; elsewhere it
    may be declined, and `other` happens if it is not paid.
    """

    def __init__(
        self, price: Price, bought: Effect, is_optional: bool, other: Effect | None = None
    ) -> None:
        super().__init__()
        self.price = price
        self.bought = bought
        self.is_optional = is_optional
        self.other = other

    def run(self, game: Game, frame: Frame) -> None:
        choices = self.price.ways(game, frame)
        if self.is_optional:
            self.add_choices_before(game, frame, choices)
            if choices:
                choices.append(LEAVE)
        if choices:
            game.ask(frame, frame.seat, choices)
        elif self.other is not None:
            game.push(self.other, frame)

    def add_choices_before(self, game: Game, frame: Frame, choices: list[int]) -> None:
        """Adds what may be done just before paying, as choices below `LEAVE`; a game may have
        something, and answers it itself."""

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if game.story is not None and (choice != LEAVE or self.other is not None):
            game.branched(self, frame, choice != LEAVE)
        if choice == LEAVE:
            if self.other is not None:
                game.push(self.other, frame)
            return
        self.price.pay(game, frame, choice)
        game.push(self.bought, frame)
        self.price.settle(game, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        effect = Message("effect", path=self.path)
        return Message("ask-may" if self.is_optional else "ask-pay", effect=effect)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == LEAVE:
            path = "" if self.other is None else self.other.path
            return Option(choice, "decline", Message("option-decline"), effect=path)
        return self.price.option(game, frame, choice)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        if self.is_optional:
            return True
        return self.price.can_be_paid(game, frame) and self.bought.is_possible(game, frame)

    def children(self) -> list[Effect]:
        found = [self.bought] if self.other is None else [self.bought, self.other]
        return found + self.price.steps()


class Unless(Effect):
    """`unless PRICE: a then b`: a happens, unless the seat pays; then b, if there is one."""

    def __init__(self, price: Price, part: Effect, paid: Effect | None = None) -> None:
        super().__init__()
        self.price = price
        self.part = part
        self.paid = paid

    def run(self, game: Game, frame: Frame) -> None:
        choices = self.price.ways(game, frame)
        if choices:
            choices.append(LEAVE)
            game.ask(frame, frame.seat, choices)
        else:
            game.push(self.part, frame)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if game.story is not None:
            game.branched(self, frame, choice != LEAVE)
        if choice == LEAVE:
            game.push(self.part, frame)
            return
        self.price.pay(game, frame, choice)
        if self.paid is not None:
            game.push(self.paid, frame)
        self.price.settle(game, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-unless", effect=Message("effect", path=self.part.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == LEAVE:
            path = self.part.path
            return Option(choice, "decline", Message("effect", path=path), effect=path)
        return self.price.option(game, frame, choice)

    def children(self) -> list[Effect]:
        found = [self.part] if self.paid is None else [self.part, self.paid]
        return found + self.price.steps()


# --- seats ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats:
    """Some of the seats ("each opponent"); a game says which there are to name."""

    def of(self, game: Game, frame: Frame) -> list[int]:
        """Returns the seats that it means in the scope of `frame`, in the order of play."""
        raise NotImplementedError


class EachSeat(Effect):
    """`WHO: a`: each of these seats resolves a, one after another."""

    def __init__(self, seats: Seats, part: Effect) -> None:
        super().__init__()
        self.seats = seats
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        for seat in reversed(self.seats.of(game, frame)):
            game.stack.append(
                Frame(self.part, seat, frame.source, frame.target, frame.amount, frame.scene)
            )

    def children(self) -> list[Effect]:
        return [self.part]


# --- results ----------------------------------------------------------------------------------


class Band:
    """A range of results with what happens there; `high` is `NO_LIMIT` for `3+`."""

    def __init__(self, low: int, high: int, part: Effect) -> None:
        self.low = low
        self.high = high
        self.part = part

    def text(self) -> str:
        """Returns the range as the notation writes it: `1`, `1-2` or `3+`."""
        if self.high == NO_LIMIT:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"


class ByResult(Effect):
    """`by COUNT {1-2: a | 3+: b}`: what the band says in which the count lies, if one does."""

    def __init__(self, count: Count, bands: list[Band]) -> None:
        super().__init__()
        self.count = count
        self.bands = bands

    def run(self, game: Game, frame: Frame) -> None:
        result = self.count.of(game, frame)
        for band in self.bands:
            if band.low <= result <= band.high:
                game.push(band.part, frame)
                return

    def is_plain(self) -> bool:
        return all(band.part.is_plain() for band in self.bands)

    def gives(self) -> int:
        found = 0
        for band in self.bands:
            found |= band.part.gives()
        return found

    def reads(self) -> int:
        found = self.count.reads()
        for band in self.bands:
            found |= band.part.reads()
        return found

    def children(self) -> list[Effect]:
        return [band.part for band in self.bands]


# --- several ----------------------------------------------------------------------------------


class ChooseSome(Effect):
    """`choose 2 of {a | b | c}`: the seat chooses so many different ones of those whose cost it can
    pay, all at once; they happen in reading order. If there are not so many, all of them do."""

    def __init__(self, number: int, parts: list[Effect]) -> None:
        super().__init__()
        self.number = number
        self.parts = parts

    def run(self, game: Game, frame: Frame) -> None:
        possible = [i for i, part in enumerate(self.parts) if part.is_possible(game, frame)]
        choices: list[int] = []
        if possible:
            _add_selections(possible, 0, min(self.number, len(possible)), 0, choices)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        for i in reversed(self.selected(choice)):
            game.push(self.parts[i], frame)

    def selected(self, choice: int) -> list[int]:
        """Returns the places of the parts that a choice selects."""
        return [i for i in range(len(self.parts)) if choice >> i & 1]

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-choose-some", n=self.number)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        found = self.selected(choice)
        said = {str(i): Message("effect", path=self.parts[i].path) for i in found}
        argument = "+".join(str(i + 1) for i in found)
        return Option(choice, "choose", Message("listed", **said), argument=argument)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        for part in self.parts:
            if part.is_possible(game, frame):
                return True
        return False

    def children(self) -> list[Effect]:
        return self.parts


def _add_selections(places: list[int], at: int, left: int, mask: int, into: list[int]) -> None:
    """Adds every selection of `left` of the places from `at` on, in reading order, as bits."""
    if left == 0:
        into.append(mask)
        return
    for i in range(at, len(places) - left + 1):
        _add_selections(places, i + 1, left - 1, mask | 1 << places[i], into)


class Nothing(Effect):
    """`nothing`: an empty branch."""

    def run(self, game: Game, frame: Frame) -> None:
        pass

    def is_plain(self) -> bool:
        return True


class IfNone(Effect):
    """`if no familiar: a else b`: a if there is none of it, otherwise b."""

    def __init__(self, count: Count, then: Effect, other: Effect | None = None) -> None:
        super().__init__()
        self.count = count
        self.then = then
        self.other = other

    def run(self, game: Game, frame: Frame) -> None:
        if self.count.of(game, frame) == 0:
            game.push(self.then, frame)
        elif self.other is not None:
            game.push(self.other, frame)

    def children(self) -> list[Effect]:
        return [self.then] if self.other is None else [self.then, self.other]


class Repeat(Effect):
    """`repeat 2 times: a`: a so often, one after another."""

    def __init__(self, times: int, part: Effect) -> None:
        super().__init__()
        self.times = times
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        game.push_times(self.part, frame, self.times)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return self.part.is_possible(game, frame)

    def is_plain(self) -> bool:
        return self.part.is_plain()

    def gives(self) -> int:
        return self.part.gives()

    def reads(self) -> int:
        return self.part.reads()

    def children(self) -> list[Effect]:
        return [self.part]
