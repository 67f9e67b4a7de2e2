"""A game is one loop: a stack of work, and a question while somebody has to decide.

`Effect.run` changes the state, pushes more work or asks; `Game.answer` closes the question
and the loop goes on. Nothing else ever moves a game, so that it can be copied, saved,
resumed and searched at any point, in the middle of any effect.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from gloaming.kernel.chance import Chance
from gloaming.kernel.content.limits import SEATS
from gloaming.kernel.errors import IllegalAnswer, NotAsked, StaleAnswer, TooMuchWork
from gloaming.kernel.message import Message, Option
from gloaming.kernel.outcome import Outcome
from gloaming.kernel.question import UNANSWERED, Question
from gloaming.kernel.scene import NO_SCENE, Scene
from gloaming.kernel.story import Story

if TYPE_CHECKING:
    from gloaming.kernel.triggers import Triggers

NOBODY: Final = -1
ALWAYS: Final = 0  # the entry number of a frame that does not depend on a component

# Content can be written that never comes to a question, or only after hours. The most work that
# the printed cards make between two questions is under 100 frames.
WORK_LIMIT: Final = 20_000  # frames that are run between two questions
STACK_LIMIT: Final = 5_000  # frames that a repetition may leave on the stack


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A node of an effect tree: immutable, shared by all games, named by its path."""

    def __init__(self) -> None:
        self.path = ""

    def run(self, game: "Game", frame: "Frame") -> None:
        """Does this piece of work: changes the state, pushes more work, or asks."""
        raise NotImplementedError

    def answer(self, game: "Game", frame: "Frame", seat: int, choice: int) -> None:
        """Goes on after `seat` has answered the question that this effect asked."""
        raise NotImplementedError

    def answers(self, game: "Game", question: "Question") -> None:
        """Goes on after several seats have answered at once; by default one after another."""
        for i, seat in enumerate(question.seats):
            self.answer(game, question.frame, seat, question.given[i])

    def prompt(self, game: "Game", frame: "Frame", seat: int) -> Message:
        """Returns what the question is about, in words."""
        raise NotImplementedError

    def option(self, game: "Game", frame: "Frame", seat: int, choice: int) -> Option:
        """Returns what one choice means; it is called only when somebody looks."""
        raise NotImplementedError

    def is_settled(self, game: "Game", frame: "Frame") -> bool:
        """Whether its question comes between two moves, so that the position can be judged."""
        return False

    def is_possible(self, game: "Game", frame: "Frame") -> bool:
        """Whether its cost, if it has one, can be paid now in the scope of `frame`, which says for
        which seat, card and target it is asked; its own effect may be another."""
        return True

    def has_open_choice(self, game: "Game", frame: "Frame", seat: int) -> bool:
        """Whether all can tell that a seat it asks has a choice, whatever is hidden from them."""
        return True

    def secret_choices(self, game: "Game", frame: "Frame", seat: int) -> list[int] | None:
        """Returns a seat's choices where they depend on what others cannot know, else None."""
        return None

    def is_plain(self) -> bool:
        """Whether it only gives: no choice, no cost, nothing moved."""
        return False

    def is_closer(self) -> bool:
        """Whether its frames stay on the stack whatever is dropped: they tidy up after a scene."""
        return False

    def group_size(self, frame: "Frame") -> int:
        """Returns how many of the frames below belong to this one, as an order to be chosen."""
        return 0

    def smallest_group(self) -> int:
        """Returns how many frames must be left below for this one to have a meaning."""
        return 2

    def gives(self) -> int:
        """Returns what a plain effect gives, as bits of the game's own; see `reads`."""
        return 0

    def reads(self) -> int:
        """Returns what its amount depends on, in the bits of `gives`.

        Where one effect reads what another gives, their order matters.
        """
        return 0

    def children(self) -> list["Effect"]:
        """Returns the nodes inside this one, in reading order."""
        return []


class Frame:
    """One piece of work on the stack: an effect with its scope. Plain data, never changed.

    `seat` is who resolves it, NOBODY for work of the board; `source` the component it comes from,
    `target` what it is about, `amount` how much. `scene` is the number of the scene it belongs to.
    `entry` is the number under which its component entered play: once that component has left,
    or has entered anew, the frame does nothing (see `Game.entry_of`).
    """

    def __init__(
        self,
        effect: Effect,
        seat: int,
        source: int = -1,
        target: int = -1,
        amount: int = 0,
        scene: int = NO_SCENE,
        entry: int = ALWAYS,
    ) -> None:
        self.effect = effect
        self.seat = seat
        self.source = source
        self.target = target
        self.amount = amount
        self.scene = scene
        self.entry = entry


# A question to one seat needs no lists of its own: nobody ever changes those of a question.
_ONE_SEAT: Final = [[seat] for seat in range(SEATS)]
_UNANSWERED: Final = [UNANSWERED]


def seat_frames(effect: Effect, amount: int = 0) -> list[Frame]:
    """Returns a frame of an effect for every seat, for work that is pushed again and again.

    Frames are never changed, so that all games can share them; but one frame may not lie on a
    stack twice at the same time.
    """
    return [Frame(effect, seat, amount=amount) for seat in range(SEATS)]


_SEAT_SCOPES: Final = seat_frames(Effect())


def seat_scope(seat: int) -> Frame:
    """Returns a frame that says nothing but the seat, for what is asked outside of any effect.

    It is shared: `effect.is_possible(game, seat_scope(seat))` allocates nothing.
    """
    return _SEAT_SCOPES[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The running state that every game has. A game adds its own fields and its own `copy`."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Frame] = []
        self.question: Question | None = None
        self.version = 0
        self.forced = 0
        self.forced_seats = 0  # bits of those that had no choice since the last answer
        self.scenes: list[Scene] = []
        self.result: Outcome | None = None  # of a game that was ended by `finish`
        self.story: Story | None = None
        self.trace: set[str] | None = None  # paths of effects that ran, for those who ask

    # --- the loop -------------------------------------------------------------------

    def push(self, effect: Effect, frame: Frame) -> None:
        """Puts an effect on the stack in the scope of `frame`."""
        self.stack.append(
            Frame(
                effect,
                frame.seat,
                frame.source,
                frame.target,
                frame.amount,
                frame.scene,
                frame.entry,
            )
        )

    def push_times(self, effect: Effect, frame: Frame, times: int) -> None:
        """Puts an effect on the stack so many times; refuses more than anybody could resolve."""
        self.check_times(frame.effect, len(self.stack) + times)
        for _ in range(times):
            self.push(effect, frame)

    def check_times(self, effect: Effect, times: int) -> None:
        """Refuses to do something more often than anybody could resolve."""
        if times > STACK_LIMIT:
            raise TooMuchWork(effect.path, STACK_LIMIT)

    def run_until_asked(self) -> None:
        """Runs the work on the stack until somebody is asked or the game is over.

        Work that does not end is refused with the path of the effect that was to be run next; the
        game stands in the middle of it then, and is of no more use.
        """
        stack = self.stack
        left: i64 = WORK_LIMIT
        while stack and self.question is None:
            frame = stack.pop()
            left -= 1
            if left < 0:
                raise TooMuchWork(frame.effect.path, WORK_LIMIT)
            if frame.entry != ALWAYS and frame.entry != self.entry_of(frame.source):
                continue
            if self.trace is not None:
                self.trace.add(frame.effect.path)
            frame.effect.run(self, frame)
            if self.result is not None:
                self._end()

    def ask(self, frame: Frame, seat: int, choices: list[int]) -> None:
        """Asks one seat. With no choice the effect is skipped, a single one is taken at once.

        For work of the board (NOBODY) the game says who decides (see `ordering_seat`).
        """
        count = len(choices)
        if seat == NOBODY:
            seat = self.ordering_seat(frame)
        if count > 1:
            self.question = Question(frame, _ONE_SEAT[seat], [choices], _UNANSWERED, self.version)
        elif count == 1:
            self.forced += 1
            self.forced_seats |= 1 << seat
            frame.effect.answer(self, frame, seat, choices[0])

    def ask_all(self, frame: Frame, seats: list[int], choices: list[list[int]]) -> None:
        """Asks several seats at once; what they say stays secret until all have answered.

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
                self.forced_seats |= 1 << seats[i]
                given[i] = mine[0]
            else:
                open_left = True
        question = Question(frame, seats, choices, given, self.version)
        if open_left:
            self.question = question
        else:
            frame.effect.answers(self, question)

    def answer(self, choice: int, seat: int = NOBODY) -> None:
        """Answers the open question by a choice number; `seat` may be left out if only one is
        asked.

        The fast way in: the choice is trusted to be one of `choices()`. People's answers come
        through `reply`, which checks everything.
        """
        question = self.question
        if question is None:
            raise NotAsked("nobody is being asked anything: the game is over")
        self.forced_seats = 0
        if len(question.seats) == 1:
            self.version += 1
            self.question = None
            question.frame.effect.answer(self, question.frame, question.seats[0], choice)
        else:
            self._answer_one_of_many(question, seat, choice)
        if self.result is not None:
            self._end()
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
            now.frame.effect.answers(self, now)

    # --- scenes and the end -------------------------------------------------------------

    def open_scene(
        self, kind: int, seat: int, source: int, slots: int, closer: Effect, parent: int = NO_SCENE
    ) -> int:
        """Opens a scene with so many slots and pushes the effect that closes it.

        Returns the scene's number, for the frames that belong to it. `closer` is a `CloseScene`.
        """
        number = len(self.scenes)
        self.scenes.append(Scene(kind, seat, source, parent, [0] * slots))
        self.stack.append(Frame(closer, seat, source, scene=number))
        return number

    def is_within(self, scene: int, outer: int) -> bool:
        """Whether a scene is another one or was opened inside it."""
        while scene != NO_SCENE:
            if scene == outer:
                return True
            scene = self.scenes[scene].parent
        return False

    def finish(self, outcome: Outcome) -> None:
        """Ends the game at once, in the middle of anything: all that was left to do is dropped."""
        self.result = outcome
        self._end()

    def _end(self) -> None:
        self.stack.clear()
        self.scenes.clear()
        self.question = None

    def entry_of(self, source: int) -> int:
        """Returns the number under which a component entered play, 0 while it is not in play.

        A game that pushes frames with an entry number raises it whenever a component enters.
        """
        return ALWAYS

    def ordering_seat(self, frame: Frame) -> int:
        """Returns who orders simultaneous effects: the seat of their `Arrange` frame.

        A game overrides this where somebody else decides: the active seat, or who leads.
        """
        return frame.seat

    def source_key(self, source: int) -> str:
        """Returns how a component is named in the key of an option: by its number.

        A game overrides this where the number tells what nobody may know, as of a card's back.
        """
        return str(source)

    def branched(self, effect: Effect, frame: Frame, is_good: bool) -> None:
        """Hears which branch of an effect is taken: whether a price is paid, a test passed.

        It is told only in games with a story; one with narration tells a passage.
        """

    def triggers_in_play(self) -> "Triggers":
        """Returns the listeners in play, in a game whose components listen to events."""
        raise NotImplementedError

    def frame_label(self, frame: Frame) -> Message:
        """Returns what a piece of work is called where somebody chooses its order."""
        return Message("effect", path=frame.effect.path)

    # --- what is asked ---------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do and nobody is asked."""
        return self.question is None and not self.stack

    def choices(self) -> list[int]:
        """Returns the choices of the first seat that still has to answer."""
        question = self.question
        if question is None:
            return []
        for i, given in enumerate(question.given):
            if given == UNANSWERED:
                return question.choices[i]
        return []

    def asked_seat(self) -> int:
        """Returns the first seat that still has to answer, or NOBODY."""
        question = self.question
        if question is None:
            return NOBODY
        for i, given in enumerate(question.given):
            if given == UNANSWERED:
                return question.seats[i]
        return NOBODY

    def options(self, seat: int = NOBODY) -> list[Option]:
        """Returns the options open to a seat, in the order of `choices`."""
        question = self.question
        if question is None:
            return []
        who = self.asked_seat() if seat == NOBODY else seat
        effect = question.frame.effect
        return [effect.option(self, question.frame, who, c) for c in question.choices_of(who)]

    def prompt(self, seat: int = NOBODY) -> Message | None:
        """Returns what a seat is asked, in words; None if nobody is asked."""
        question = self.question
        if question is None:
            return None
        who = self.asked_seat() if seat == NOBODY else seat
        return question.frame.effect.prompt(self, question.frame, who)

    def answer_by_key(self, key: str, seat: int = NOBODY, version: int = -1) -> Option:
        """Answers by the option's key, as people and records do.

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
        frame = question.frame
        for choice in question.choices_of(who):
            option = frame.effect.option(self, frame, who, choice)
            if option.key == key:
                self.answer(choice, who)
                return option
        keys = ", ".join(option.key for option in self.options(who)[:12])
        raise IllegalAnswer(f"“{key}” is not among the answers; there are: {keys}")

    # --- what every game tells -------------------------------------------------------

    def copy(self) -> "Game":
        """Returns an independent game in the same position."""
        raise NotImplementedError

    @property
    def opponents(self) -> int:
        """How many opponents the rules play: they come after the seats in scores and winners."""
        return 0

    def scores(self) -> list[int]:
        """Returns the points of every seat now, and after them of opponents that the rules play.

        A game without points has none.
        """
        return []

    def outcome(self) -> Outcome | None:
        """Returns how the game has ended, None while it goes on."""
        return self.result

    def begin_part(self, kind: str, seat: int = NOBODY, about: Message | None = None) -> None:
        """Begins a part of the story, if there is one: a round, a turn, a scene (`story.py`)."""
        if self.story is not None:
            self.story.begin_part(kind, seat, about, tuple(self.scores()), self.version)

    def begin_section(self, name: str) -> None:
        """Begins a section of the part of the story, if there is one: a step of a scene."""
        if self.story is not None:
            self.story.begin_section(name)

    def _copy_base(self, other: "Game") -> None:
        other.stack = self.stack[:]
        other.question = self.question
        other.version = self.version
        other.forced = self.forced
        other.forced_seats = self.forced_seats
        other.result = self.result
        if self.scenes:
            other.scenes = [scene.copy() for scene in self.scenes]
        if self.story is not None:
            other.story = self.story.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class CloseScene(Effect):
    """Closes the scene of its frame; a game's own closers tidy up in `close`."""

    def run(self, game: Game, frame: Frame) -> None:
        self.close(game, frame)
        if game.result is None:  # else the game is over, and every scene with it
            game.scenes.pop()

    def close(self, game: Game, frame: Frame) -> None:
        """Puts away what the scene used: the encounter card, the ambusher …"""

    def is_closer(self) -> bool:
        return True
