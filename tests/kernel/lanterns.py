"""Lanterns: a toy co-operative game of the kernel's own, for what Pebbles does not need.

Every seat carries a lantern with some oil. Components (numbered) enter and leave play, listen to
events, and modify. Nothing here is a good game; each effect is one line of work.
"""

from typing import Final

from gloaming.kernel.chance import Chance
from gloaming.kernel.control import Count
from gloaming.kernel.game import NOBODY, CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.modifiers import Modifiers
from gloaming.kernel.outcome import lost_together
from gloaming.kernel.triggers import Condition, Listener, Triggers
from gloaming.kernel.unwinding import drop_seat

# Events
LIT: Final = 0
OIL_LOST: Final = 1
EVENTS: Final = 2

# Kinds of modifiers; of those from BRIGHTNESS on only the highest counts.
FOG: Final = 0
BRIGHTNESS: Final = 1
MODIFIERS: Final = 2

# Scenes and their slots
ENCOUNTER: Final = 7
RESULT: Final = 0
SLOTS: Final = 1


class Lanterns(Game):
    """A game of Lanterns; `log` notes what was done, in order."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.oil = [3] * seats
        self.lead = 0
        self.entries: dict[int, int] = {}
        self.serial = 0
        self.log: list[str] = []
        self.triggers = Triggers(seats, EVENTS)
        self.modifiers = Modifiers(MODIFIERS, BRIGHTNESS)

    def copy(self) -> "Lanterns":
        twin = Lanterns(self.seats, self.chance.copy())
        self._copy_base(twin)
        twin.oil = self.oil[:]
        twin.lead = self.lead
        twin.entries = dict(self.entries)
        twin.serial = self.serial
        twin.log = self.log[:]
        twin.triggers = self.triggers.copy()
        twin.modifiers = self.modifiers.copy()
        return twin

    def triggers_in_play(self) -> Triggers:
        return self.triggers

    def ordering_seat(self, frame: Frame) -> int:
        """Work of the board is ordered by whoever leads."""
        return self.lead if frame.seat == NOBODY else frame.seat

    def entry_of(self, source: int) -> int:
        return self.entries.get(source, 0)

    def enter(self, source: int) -> int:
        """Brings a component into play; returns the number of this entry."""
        self.serial += 1
        self.entries[source] = self.serial
        return self.serial


class Note(Effect):
    """Notes a word with its scope; `costs` oil where that is said."""

    def __init__(self, word: str, costs: int = 0) -> None:
        super().__init__()
        self.word = word
        self.costs = costs
        self.path = word

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lanterns)
        if frame.seat >= 0:
            game.oil[frame.seat] -= self.costs
        about = f" at {frame.target}" if frame.target >= 0 else ""
        game.log.append(f"{frame.seat}: {self.word}{about}")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Lanterns)
        return game.oil[frame.seat] >= self.costs


class PickWord(Effect):
    """Asks its seat for one of two words and notes it."""

    def __init__(self) -> None:
        super().__init__()
        self.path = "pick-word"

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [0, 1])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Lanterns)
        game.log.append(f"{seat}: {'left' if choice == 0 else 'right'}")

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-word")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(choice, "left" if choice == 0 else "right", Message("word"))


class Fall(Effect):
    """The seat of the frame is out: its remaining work is dropped, then it is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.path = "fall"

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lanterns)
        drop_seat(game, frame.seat)
        game.log.append(f"{frame.seat}: falls")


class EndNow(Effect):
    """The game is lost at once."""

    def __init__(self) -> None:
        super().__init__()
        self.path = "end-now"

    def run(self, game: Game, frame: Frame) -> None:
        game.finish(lost_together(Message("dark", seat=Name(f"seat:{frame.seat}")), "LN-09"))
        game.stack.append(Frame(Note("too late"), 0))


class CloseEncounter(CloseScene):
    """Notes the result of the encounter when it ends."""

    def __init__(self) -> None:
        super().__init__()
        self.path = "close-encounter"

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Lanterns)
        result = game.scenes[frame.scene].values[RESULT]
        game.log.append(f"closed with {result}")


class AtTarget(Count):
    """The oil of the seat that is the target: a count that needs more than the own seat."""

    def of(self, game: Game, frame: Frame) -> int:
        assert isinstance(game, Lanterns)
        return game.oil[frame.target]


class Result(Count):
    """What is noted in the scene of the frame."""

    def of(self, game: Game, frame: Frame) -> int:
        return game.scenes[frame.scene].values[RESULT]


class HasOil(Condition):
    """The holder still has oil."""

    def is_met(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Lanterns)
        return game.oil[frame.seat] > 0


class ForTarget(Condition):
    """The event is about a given target."""

    def __init__(self, target: int) -> None:
        self.target = target

    def is_met(self, game: Game, frame: Frame) -> bool:
        return frame.target == self.target


def lanterns(seats: int, *work: Frame) -> Lanterns:
    """Returns a game with this work to do, the first piece first, run until somebody is asked."""
    game = Lanterns(seats, Chance(bytes(32)))
    game.stack.extend(reversed(work))
    game.run_until_asked()
    return game


def keys(game: Game) -> list[str]:
    """Returns the keys of all options of whoever is asked."""
    return [option.key for option in game.options()]


def listener(event: int, word: str, source: int, **how: object) -> Listener:
    """Returns a listener that notes a word."""
    return Listener(event, Note(word), source, **how)  # type: ignore[arg-type]
