"""A game is one loop: a stack of work, and a question while somebody has to decide.

`Effect.run` changes the state, pushes more work or asks; `Game.answer` closes the question
and the loop goes on. Nothing else ever moves a game, so that it can be copied, saved,
resumed and searched at any point, in the middle of any effect.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import IllegalAnswer, NotAsked, StaleAnswer
from gloaming.kernel.message import Message, Option, Story

NOBODY: Final = -1
UNANSWERED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A node of an effect tree: immutable, shared by all games, named by its path."""

    def __init__(self) -> None:
        self.path = ""

    def run(self, game: "Game", frame: "Frame") -> None:
        """Do this piece of work: change the state, push more work, or ask."""
        raise NotImplementedError

    def answer(self, game: "Game", frame: "Frame", seat: int, choice: int) -> None:
        """Go on after `seat` has answered the question this effect asked."""
        raise NotImplementedError

    def answers(self, game: "Game", question: "Question") -> None:
        """Go on after several seats have answered at once; by default one after another."""
        for i, seat in enumerate(question.seats):
            self.answer(game, question.frame, seat, question.given[i])

    def prompt(self, game: "Game", frame: "Frame", seat: int) -> Message:
        """What the question is about, in words."""
        raise NotImplementedError

    def option(self, game: "Game", frame: "Frame", seat: int, choice: int) -> Option:
        """What one answer means; built only when somebody looks."""
        raise NotImplementedError

    def is_settled(self, game: "Game", frame: "Frame") -> bool:
        """Whether its question comes between two moves, so that the position can be judged."""
        return False

    def is_possible(self, game: "Game", seat: int) -> bool:
        """Whether its cost, if it has one, can be paid now."""
        return True

    def secret_choices(self, game: "Game", frame: "Frame", seat: int) -> list[int] | None:
        """A seat's answers where they depend on what others cannot know; None where they do not."""
        return None

    def is_plain(self) -> bool:
        """Whether it only gives: no choice, no cost, nothing moved."""
        return False

    def gives(self) -> int:
        """What a plain effect gives, as bits of the game's own; see `reads`."""
        return 0

    def reads(self) -> int:
        """What its amount depends on, in the same bits: where one reads what another gives,
        their order matters."""
        return 0

    def children(self) -> list["Effect"]:
        """The nodes inside this one, in reading order."""
        return []


class Frame:
    """One piece of work on the stack: an effect with its scope. Plain data, never changed."""

    def __init__(
        self, effect: Effect, seat: int, source: int = -1, target: int = -1, amount: int = 0
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
        self.target = target
        self.amount = amount


class Question:
    """Who is asked what, with which answers. Never changed: an answer makes a new one."""

    def __init__(
        self,
        frame: Frame,
        seats: list[int],
        choices: list[list[int]],
        given: list[int],
        version: int,
    ) -> None:
        self.frame = frame
        self.seats = seats
        self.choices = choices
        self.given = given
        self.version = version

    def is_awaiting(self, seat: int) -> bool:
        """Whether this seat still has to answer."""
        for i, asked in enumerate(self.seats):
            if asked == seat:
                return self.given[i] == UNANSWERED
        return False

    def waiting(self) -> list[int]:
        """The seats that still have to answer."""
        return [seat for i, seat in enumerate(self.seats) if self.given[i] == UNANSWERED]

    def choices_of(self, seat: int) -> list[int]:
        """The answers open to a seat; none once it has answered."""
        for i, asked in enumerate(self.seats):
            if asked == seat and self.given[i] == UNANSWERED:
                return self.choices[i]
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The running state that every game has. A game adds its own fields and its own `copy`."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Frame] = []
        self.question: Question | None = None
        self.version = 0
        self.secrets = 0
        self.forced = 0
        self.story: Story | None = None
        self.trace: set[str] | None = None  # paths of effects that ran, for those who ask

    # --- the loop -------------------------------------------------------------------

    def push(self, effect: Effect, frame: Frame) -> None:
        """Put an effect on the stack in the scope of `frame`."""
        self.stack.append(Frame(effect, frame.seat, frame.source, frame.target, frame.amount))

    def run_until_asked(self) -> None:
        """Run until somebody is asked or the game is over."""
        stack = self.stack
        while stack and self.question is None:
            frame = stack.pop()
            if self.trace is not None:
                self.trace.add(frame.effect.path)
            frame.effect.run(self, frame)

    def ask(self, frame: Frame, seat: int, choices: list[int]) -> None:
        """Ask one seat. No choice at all: the effect is skipped. One: it is taken at once."""
        count = len(choices)
        if count > 1:
            self.question = Question(frame, [seat], [choices], [UNANSWERED], self.version)
        elif count == 1:
            self.forced += 1
            frame.effect.answer(self, frame, seat, choices[0])

    def ask_all(self, frame: Frame, seats: list[int], choices: list[list[int]]) -> None:
        """Ask several seats at once; what they say stays secret until all have answered.

        A seat without any choice is not asked, and nobody is if none has one.
        """
        asked = [i for i, mine in enumerate(choices) if mine]
        if len(asked) < len(seats):
            seats = [seats[i] for i in asked]
            choices = [choices[i] for i in asked]
        if not seats:
            return
        given = [UNANSWERED] * len(seats)
        open_left = False
        for i, mine in enumerate(choices):
            if len(mine) == 1:
                self.forced += 1
                given[i] = mine[0]
            else:
                open_left = True
        question = Question(frame, seats, choices, given, self.version)
        if open_left:
            self.question = question
        else:
            frame.effect.answers(self, question)

    def answer(self, choice: int, seat: int = NOBODY) -> None:
        """Answer the open question by a choice number; `seat` may be left out if only one is asked.

        The fast way in: the choice is trusted to be one of `choices()`. People's answers come
        through `reply`, which checks everything.
        """
        question = self.question
        if question is None:
            raise NotAsked("nobody is being asked anything: the game is over")
        if len(question.seats) == 1:
            self.version += 1
            self.question = None
            question.frame.effect.answer(self, question.frame, question.seats[0], choice)
        else:
            self._answer_one_of_many(question, seat, choice)
        self.run_until_asked()

    def _answer_one_of_many(self, question: Question, seat: int, choice: int) -> None:
        given = question.given[:]
        found = False
        for i, asked in enumerate(question.seats):
            if given[i] == UNANSWERED and (asked == seat or seat == NOBODY) and not found:
                given[i] = choice
                found = True
        if not found:
            raise NotAsked(f"seat {seat + 1} is not being asked now")
        self.version += 1
        now = Question(question.frame, question.seats, question.choices, given, self.version)
        if UNANSWERED in given:
            self.question = now
        else:
            self.question = None
            self.secrets += 1
            now.frame.effect.answers(self, now)

    # --- what is asked ---------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do and nobody is asked."""
        return self.question is None and not self.stack

    def choices(self) -> list[int]:
        """The choice numbers of the first seat that still has to answer."""
        question = self.question
        if question is None:
            return []
        for i, given in enumerate(question.given):
            if given == UNANSWERED:
                return question.choices[i]
        return []

    def asked_seat(self) -> int:
        """The first seat that still has to answer, or -1."""
        question = self.question
        if question is None:
            return NOBODY
        for i, given in enumerate(question.given):
            if given == UNANSWERED:
                return question.seats[i]
        return NOBODY

    def options(self, seat: int = NOBODY) -> list[Option]:
        """The open answers of a seat with their meaning, in the order of `choices`."""
        question = self.question
        if question is None:
            return []
        who = self.asked_seat() if seat == NOBODY else seat
        effect = question.frame.effect
        return [effect.option(self, question.frame, who, c) for c in question.choices_of(who)]

    def prompt(self, seat: int = NOBODY) -> Message | None:
        """What a seat is asked, in words."""
        question = self.question
        if question is None:
            return None
        who = self.asked_seat() if seat == NOBODY else seat
        return question.frame.effect.prompt(self, question.frame, who)

    def answer_by_key(self, key: str, seat: int = NOBODY, version: int = -1) -> Option:
        """Answer by the option's key, as people and records do.

        A stale, foreign or unknown answer is refused with the reason, never misapplied.
        """
        question = self.question
        if question is None:
            raise NotAsked("nobody is being asked anything: the game is over")
        if version >= 0 and version != question.version:
            raise StaleAnswer(
                f"that was for question {version}; the game has moved on to {question.version}"
            )
        who = self.asked_seat() if seat == NOBODY else seat
        if not question.is_awaiting(who):
            raise NotAsked(f"seat {who + 1} is not being asked now")
        for option in self.options(who):
            if option.key == key:
                self.answer(option.choice, who)
                return option
        keys = ", ".join(option.key for option in self.options(who)[:12])
        raise IllegalAnswer(f"“{key}” is not among the answers; there are: {keys}")

    # --- what every game tells -------------------------------------------------------

    def copy(self) -> "Game":
        """An independent game in the same position."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat now, and after them of opponents that the rules play."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who has won, once the game is over; several where victory is shared.

        A number from `seats` on is an opponent at which nobody sits.
        """
        raise NotImplementedError

    def _copy_base(self, other: "Game") -> None:
        other.stack = self.stack[:]
        other.question = self.question
        other.version = self.version
        other.secrets = self.secrets
        other.forced = self.forced
        if self.story is not None:
            other.story = self.story.copy()
