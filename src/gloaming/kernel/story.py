"""The story of a game: what happened, in typed entries with who may read them."""

from typing import Any

from gloaming.kernel.message import Message


class StoryEntry:
    """A line of the story: what happened, to which things, and who may read it."""

    __slots__ = ("message", "seat", "sent", "things", "witnesses")

    def __init__(
        self,
        seat: int,
        message: Message,
        things: tuple[str, ...],
        witnesses: tuple[int, ...] | None,
    ) -> None:
        self.sent: object = None  # the form in which views send it, made when first looked at
        self.seat = seat
        self.message = message
        self.things = things
        self.witnesses = witnesses

    def is_visible_to(self, seat: int) -> bool:
        """Whether a seat may read this line; -1 is a watcher."""
        return self.witnesses is None or seat in self.witnesses

    def __repr__(self) -> str:
        return f"StoryEntry({self.seat}, {self.message!r})"


class Story:
    """The log of a game. Simulations play without one; a table, a replay and a test have one.

    Beside its lines it holds facts of the game's own about what happened, which views show. Copies
    of a story share them: a fact is never changed, only put anew.
    """

    __slots__ = ("entries", "facts", "read")

    def __init__(self) -> None:
        self.entries: list[StoryEntry] = []
        self.facts: dict[str, Any] = {}  # by name; replaced as a whole
        self.read: dict[int, tuple[int, list[Any]]] = {}  # by seat: what views have encoded

    def copy(self) -> "Story":
        """Returns an independent story with the same entries."""
        story = Story()
        story.entries = self.entries[:]
        story.facts = self.facts
        return story

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
        self.entries.append(StoryEntry(seat, message, things, witnesses))
