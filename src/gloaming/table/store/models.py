"""What of the database is held in memory, as plain data: every page reads it many times."""

from typing import TypeVar

import msgspec


class Person(msgspec.Struct):
    """Somebody with a cookie and a name; an empty id is a visitor who has none yet."""

    id: str
    name: str
    lang: str
    theme: str = "auto"
    signs: str = "words"  # or icons
    session: int = 0  # tokens of an earlier one are worthless


class Seat(msgspec.Struct):
    """A seat: a person's, a bot's, or waiting to be claimed by its link."""

    table_id: str
    number: int
    name: str
    bot: str
    person: str | None
    link_hash: str
    trouble: str  # why its bot cannot go on
    away: str = ""  # why a bot plays a person's seat

    @property
    def is_free(self) -> bool:
        """Whether somebody can still sit down here; a bot may keep the place until then."""
        return self.person is None and (not self.bot or bool(self.away))


class Table(msgspec.Struct):
    """A table: how its game was set up, and how far it is."""

    id: str
    code: str
    host: str
    game: str
    setup: bytes
    packs: str
    version: int  # answers so far
    epoch: int  # how often answers were taken back
    over: bool
    scores: str
    undo: str  # a request to go back, who went back, or a rematch, as JSON
    closed: str = ""  # why the operator has closed it
    branch: str = ""  # of which table and step it is one, as JSON
    clock: str = ""  # how much time people have, as JSON
    shares: str = ""  # what its shuffles are made of, as JSON: never shown before the end
    attendance: str = ""  # whose time runs and who was replaced, as JSON


class State(msgspec.Struct):
    """The part of a table that changes while it is played."""

    version: int
    epoch: int
    over: bool
    undo: str
    attendance: str


T = TypeVar("T", Person, Seat, Table)


def model_from_row(kind: type[T], row: object) -> T:
    """Returns a row of the database as plain data."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})
