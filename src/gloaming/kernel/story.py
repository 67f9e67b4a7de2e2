"""The story of a game: what happened, in typed entries with who may read them."""

from typing import Any, Final

from gloaming.kernel.message import Message

GAME_END: Final = 0  # as the round of points: what is scored when the game ends

# The kinds of parts that a story has; every game divides its story into these.
SET_UP: Final = "set-up"  # all that comes before the first part that a game begins
ROUND: Final = "round"  # a round begins: what the one before it brought can be summed up
PHASE: Final = "phase"  # what the rules do for everybody
TURN: Final = "turn"  # what one seat does, told as one paragraph
SCENE: Final = "scene"  # something that decides a game, to be looked at: a battle, an encounter
END: Final = "end"  # the final scoring


class StoryPart:
    """A part of the story, by its place among the parts: a turn, a battle, the end of the game.

    `about` says what it is, `scores` are the points of everybody when it began, and `step` is how
    many answers had been given then.
    """

    __slots__ = ("about", "kind", "number", "scores", "seat", "sent", "step")

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int,
        about: Message | None,
        scores: tuple[int, ...],
        step: int = 0,
    ) -> None:
        self.sent: object = None  # the form in which views send it, made when first looked at
        self.number = number
        self.kind = kind
        self.seat = seat
        self.about = about
        self.scores = scores
        self.step = step

    def __repr__(self) -> str:
        return f"StoryPart({self.number}, {self.kind!r}, {self.seat})"


class StoryEntry:
    """A line of the story: what happened, to which things, and who may read it."""

    __slots__ = ("message", "part", "seat", "section", "sent", "things", "witnesses")

    def __init__(
        self,
        seat: int,
        message: Message,
        things: tuple[str, ...],
        witnesses: tuple[int, ...] | None,
        part: int = 0,
        section: str = "",
    ) -> None:
        self.sent: object = None  # the form in which views send it, made when first looked at
        self.seat = seat
        self.message = message
        self.things = things
        self.witnesses = witnesses
        self.part = part  # the number of the part of the story in which it stands
        self.section = section  # what of that part it belongs to, where the game says so

    def is_visible_to(self, seat: int) -> bool:
        """Whether a seat may read this line; -1 is a watcher."""
        return self.witnesses is None or seat in self.witnesses

    def __repr__(self) -> str:
        return f"StoryEntry({self.seat}, {self.message!r})"


class PointsEntry:
    """Points that a player got at once: in which round, from which source, and of which thing.

    `source` is one of the game's `points_sources`; `thing` may be empty.
    """

    __slots__ = ("amount", "player", "round", "source", "thing")

    def __init__(self, player: int, round: int, source: str, amount: int, thing: str) -> None:
        self.player = player
        self.round = round
        self.source = source
        self.amount = amount
        self.thing = thing


class Story:
    """The log of a game. Simulations play without one; a table, a replay and a test have one.

    Beside its lines it holds facts of the game's own about what happened, which views show. Copies
    of a story share them: a fact is never changed, only put anew. Where the game says where points
    come from, it holds that too.
    """

    __slots__ = ("entries", "facts", "parts", "points", "read", "section")

    def __init__(self) -> None:
        self.entries: list[StoryEntry] = []
        self.parts: list[StoryPart] = [StoryPart(0, SET_UP, -1, None, ())]
        self.facts: dict[str, Any] = {}  # by name; replaced as a whole
        self.points: list[PointsEntry] = []
        self.section = ""
        # What views have made of the game so far, for the next look: a seat's lines by its number,
        # and things as they were last shown by their name.
        self.read: dict[int | str, Any] = {}

    def copy(self) -> "Story":
        """Returns an independent story with the same entries."""
        story = Story()
        story.entries = self.entries[:]
        story.parts = self.parts[:]
        story.facts = self.facts
        story.points = self.points[:]
        story.section = self.section
        return story

    def begin_part(
        self, kind: str, seat: int, about: Message | None, scores: tuple[int, ...], step: int = 0
    ) -> None:
        """Begins a part; what is told from now on stands in it."""
        self.parts.append(StoryPart(len(self.parts), kind, seat, about, scores, step))
        self.section = ""

    def begin_section(self, name: str) -> None:
        """Begins a section of the part: one of the steps that the rules of its scene have."""
        self.section = name

    def put_fact(self, name: str, fact: Any) -> None:
        """Puts a fact of the game's own in the place of the one of that name."""
        self.facts = {**self.facts, name: fact}

    def tell(
        self,
        seat: int,
        message: Message,
        things: tuple[str, ...] = (),
        witnesses: tuple[int, ...] | None = None,
    ) -> None:
        """Adds a line; `witnesses` are the seats that may read it, None is everybody."""
        part = len(self.parts) - 1
        self.entries.append(StoryEntry(seat, message, things, witnesses, part, self.section))

    def add_points(
        self, player: int, round: int, source: str, amount: int, thing: str = ""
    ) -> None:
        """Notes where points came from; the round may be `GAME_END`."""
        if amount:
            self.points.append(PointsEntry(player, round, source, amount, thing))
