"""What is kept: people, tables, seats, answers, chat and reports. SQLite in a file, or PostgreSQL.

The answers are the truth; (table, number) is unique, so that two writers cannot both win, and an
answer that was acknowledged is on disk.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    bindparam,
    delete,
    event,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, defer, mapped_column

from gloaming.table.keeper import Keeper

MIGRATIONS = Path(__file__).parent / "migrations"
POOL = {"pool_size": 10, "max_overflow": 10, "pool_timeout": 60}  # connections of a worker
KNOWN = 5000  # people who are kept in memory
SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=4000",  # pages
)
TALKS = 1000  # tables whose last lines of chat are kept in memory


def now() -> str:
    """The time, to the second, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Row(DeclarativeBase):
    """The base of all rows."""


class Setting(Row):
    """A value of the whole table house, such as the key that signs cookies."""

    __tablename__ = "setting"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Row):
    """Somebody with a cookie and a name; there are no accounts."""

    __tablename__ = "person"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    lang: Mapped[str] = mapped_column(String(5))
    theme: Mapped[str] = mapped_column(String(10), default="auto")
    signs: Mapped[str] = mapped_column(String(10), default="icons")  # or words
    made: Mapped[str] = mapped_column(String(30), default=now)


class TableRow(Row):
    """A table: how its game was set up, and how far it is."""

    __tablename__ = "game_table"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    code: Mapped[str] = mapped_column(String(8), unique=True)
    host: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    setup: Mapped[bytes] = mapped_column(LargeBinary)
    packs: Mapped[str] = mapped_column(Text, default="[]")
    version: Mapped[int] = mapped_column(default=0)  # answers so far
    epoch: Mapped[int] = mapped_column(default=0)  # how often answers were taken back
    over: Mapped[bool] = mapped_column(default=False)
    scores: Mapped[str] = mapped_column(Text, default="[]")
    undo: Mapped[str] = mapped_column(Text, default="")  # an open wish to go back, as JSON
    snapshot: Mapped[bytes | None] = mapped_column(LargeBinary, default=None)
    snapshot_at: Mapped[int] = mapped_column(default=-1)
    made: Mapped[str] = mapped_column(String(30), default=now)
    touched: Mapped[str] = mapped_column(String(30), default=now)


class SeatRow(Row):
    """A seat: a person's, a bot's, or waiting to be claimed by its link."""

    __tablename__ = "seat"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20), default="")
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True, default=None)
    link_hash: Mapped[str] = mapped_column(String(64), default="", index=True)
    trouble: Mapped[str] = mapped_column(Text, default="")  # why its bot cannot go on


class AnswerRow(Row):
    """One answer of a table's record."""

    __tablename__ = "answer"
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column()
    key: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(30), default=now)


class ChatRow(Row):
    """A line of chat; watchers talk apart from the seats."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    name: Mapped[str] = mapped_column(String(40))
    watcher: Mapped[bool] = mapped_column()
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[str] = mapped_column(String(30), default=now)


class ReportRow(Row):
    """ "Something is wrong here": the record up to a step and what the person wrote."""

    __tablename__ = "report"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    step: Mapped[int] = mapped_column()
    text: Mapped[str] = mapped_column(Text)
    record: Mapped[bytes] = mapped_column(LargeBinary)
    at: Mapped[str] = mapped_column(String(30), default=now)


class State(NamedTuple):
    """What of a table changes while it is played."""

    version: int
    epoch: int
    over: bool
    undo: str


# What every answer does with PostgreSQL, in one go: the table moves on, and if it does the answer
# is kept. SQLite has a keeper for it.
_KEEP_ANSWER = text(
    """WITH moved AS (
 UPDATE game_table SET version = :number + 1, over = :over, scores = :scores, undo = '',
 snapshot = :snapshot, snapshot_at = :number + 1, touched = :at
 WHERE id = :table_id AND version = :number AND epoch = :epoch RETURNING id)
 INSERT INTO answer (table_id, number, seat, "key", at)
 SELECT id, :number, :seat, :key, :at FROM moved"""
).bindparams(bindparam("number", type_=Integer), bindparam("at", type_=String))


_TABLES = Row.metadata.tables[TableRow.__tablename__]
_SEATS = Row.metadata.tables[SeatRow.__tablename__]
_LOOK = (
    select(_TABLES.c.version, _TABLES.c.epoch, _TABLES.c.over, _TABLES.c.undo, *_SEATS.columns)
    .join(_SEATS, _SEATS.c.table_id == _TABLES.c.id)
    .where(_TABLES.c.id == bindparam("id"))
    .order_by(_SEATS.c.number)
)


class MovedOn(Exception):
    """Somebody else's answer, or an undo, came first."""


class Store:
    """The database, seen as the few things the table does with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.alone = url.startswith("sqlite")  # nobody else writes: what is in memory is true
        more: dict[str, Any] = {} if self.alone else {"pool_pre_ping": True, **POOL}
        self.engine: AsyncEngine = create_async_engine(url, **more)
        self._reader = self.engine
        if not self.alone:  # looking needs no transaction: fewer words on the wire
            self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._keeper: Keeper | None = None
        if self.alone:
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            self._keeper = Keeper(make_url(url).database or ":memory:", _sqlite_settings)
        self.wrote: Callable[[str], None] = lambda _table: None  # told of changes of tables, seats
        self._writing = asyncio.Lock()
        self._chat: OrderedDict[tuple[str, bool], list[ChatRow]] = OrderedDict()
        self._said = 0
        self._people: OrderedDict[str, Person] = OrderedDict()

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Bring the database to the newest shape."""
        from gloaming.table.migrate import upgrade

        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session for looking."""
        async with AsyncSession(self._reader, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are all kept or none; SQLite takes one writer at a time."""
        async with (
            self._turn(),
            AsyncSession(self.engine, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    def _turn(self) -> AbstractAsyncContextManager[object]:
        return self._writing if self.alone else nullcontext()

    # --- settings and people ------------------------------------------------------------

    async def setting(self, name: str, made: str) -> str:
        """A setting; `made` is kept the first time. All workers see the same."""
        async with self.reading() as session:
            found = await session.get(Setting, name)
        if found is not None:
            return found.value
        try:
            async with self.writing() as session:
                session.add(Setting(name=name, value=made))
            return made
        except IntegrityError:
            async with self.reading() as session:
                again = await session.get(Setting, name)
            assert again is not None
            return again.value

    async def person(self, id: str) -> Person | None:
        """Somebody by id; everything anyone does asks for this, so they are kept."""
        kept = self._people.get(id) if self.alone else None
        if kept is not None:
            return kept
        async with self.reading() as session:
            found = await session.get(Person, id)
        if found is not None:
            self._meet(found)
        return found

    def met(self, id: str) -> Person | None:
        """Somebody as they were when this worker last met them."""
        return self._people.get(id)

    def _meet(self, person: Person) -> None:
        self._people[person.id] = person
        if len(self._people) > KNOWN:
            self._people.popitem(last=False)

    async def new_person(self, name: str, lang: str) -> Person:
        person = Person(id=secrets.token_hex(16), name=name, lang=lang, theme="auto", signs="icons")
        async with self.writing() as session:
            session.add(person)
        self._meet(person)
        return person

    async def change_person(self, id: str, **values: str) -> None:
        async with self.writing() as session:
            await session.execute(update(Person).where(Person.id == id).values(**values))
        kept = self._people.get(id)
        if kept is not None:
            for name, value in values.items():
                setattr(kept, name, value)

    # --- tables -------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, seats: list[SeatRow], answers: list[AnswerRow] | None = None
    ) -> None:
        """A new table, with the first answers of another where it plays on from there."""
        async with self.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            for old in answers or []:
                session.add(
                    AnswerRow(table_id=table.id, number=old.number, seat=old.seat, key=old.key)
                )

    async def table(self, id: str) -> TableRow | None:
        async with self.reading() as session:
            return await session.get(TableRow, id)

    async def look(self, id: str) -> tuple[State | None, list[SeatRow]]:
        """How a table stands, with its seats: what is asked all the time where others write."""
        async with self._reader.connect() as connection:
            found = await connection.execute(_LOOK, {"id": id})
            rows = found.all()
        if not rows:
            return None, []
        names = _SEATS.columns.keys()
        return State(*rows[0][:4]), [SeatRow(**dict(zip(names, row[4:]))) for row in rows]

    async def table_and_seats(self, id: str) -> tuple[TableRow | None, list[SeatRow]]:
        """A table with its seats, but without the snapshot."""
        async with self.reading() as session:
            row = await session.get(TableRow, id, options=[defer(TableRow.snapshot)])
            if row is None:
                return None, []
            found = await session.scalars(
                select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.number)
            )
            return row, list(found)

    async def snapshot(self, id: str) -> tuple[int, bytes | None]:
        """A table's last snapshot, and after how many answers it was taken."""
        async with self.reading() as session:
            found = await session.execute(
                select(TableRow.snapshot_at, TableRow.snapshot).where(TableRow.id == id)
            )
            at, data = found.one()
            return at, data

    async def table_by_code(self, code: str) -> TableRow | None:
        async with self.reading() as session:
            found = await session.scalars(select(TableRow).where(TableRow.code == code.upper()))
            return found.first()

    async def tables_of(self, person: str) -> list[TableRow]:
        """Tables a person hosts or sits at, newest first."""
        mine = select(SeatRow.table_id).where(SeatRow.person == person)
        async with self.reading() as session:
            found = await session.scalars(
                select(TableRow)
                .where((TableRow.host == person) | TableRow.id.in_(mine))
                .order_by(TableRow.touched.desc())
                .limit(60)
            )
            return list(found)

    async def running(self) -> list[str]:
        """Tables that are not over and were touched lately; their bots go on after a restart."""
        async with self.reading() as session:
            found = await session.scalars(
                select(TableRow.id)
                .where(TableRow.over.is_(False))
                .order_by(TableRow.touched.desc())
                .limit(500)
            )
            return list(found)

    async def seats(self, table: str) -> list[SeatRow]:
        async with self.reading() as session:
            found = await session.scalars(
                select(SeatRow).where(SeatRow.table_id == table).order_by(SeatRow.number)
            )
            return list(found)

    async def seat_by_link(self, link_hash: str) -> SeatRow | None:
        async with self.reading() as session:
            found = await session.scalars(select(SeatRow).where(SeatRow.link_hash == link_hash))
            return found.first()

    async def change_seat(self, table: str, number: int, **values: Any) -> None:
        async with self.writing() as session:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table, SeatRow.number == number)
                .values(**values)
            )
        self.wrote(table)

    async def claim(self, seat: SeatRow, person: str, name: str) -> bool:
        """Take a seat by its link, once: the link is spent with it."""
        async with self.writing() as session:
            done = await session.execute(
                update(SeatRow)
                .where(
                    SeatRow.table_id == seat.table_id,
                    SeatRow.number == seat.number,
                    SeatRow.link_hash == seat.link_hash,
                )
                .values(person=person, name=name, link_hash="")
            )
        self.wrote(seat.table_id)
        return bool(getattr(done, "rowcount", 0))

    # --- answers ------------------------------------------------------------------------

    async def answers(self, table: str, since: int = 0) -> list[AnswerRow]:
        async with self.reading() as session:
            found = await session.scalars(
                select(AnswerRow)
                .where(AnswerRow.table_id == table, AnswerRow.number >= since)
                .order_by(AnswerRow.number)
            )
            return list(found)

    async def add_answer(
        self,
        table: TableRow,
        seat: int,
        key: str,
        over: bool,
        scores: str,
        snapshot: bytes,
    ) -> None:
        """Keep an answer if the table still stands where it was given; else `MovedOn`."""
        answer = {
            "table_id": table.id,
            "number": table.version,
            "epoch": table.epoch,
            "seat": seat,
            "key": key,
            "over": over,
            "scores": scores,
            "snapshot": snapshot,
            "at": now(),
        }
        if self._keeper is not None:
            kept = await self._keeper.add(answer, self._turn())
        else:
            try:
                async with self._reader.connect() as connection:
                    done = await connection.execute(_KEEP_ANSWER, answer)
                    kept = bool(done.rowcount)
            except IntegrityError:
                kept = False
        if not kept:
            raise MovedOn

    async def take_back(self, table: TableRow, to: int) -> None:
        """Go back to the first `to` answers; what was answered for the old state is stale."""
        async with self.writing() as session:
            moved = await session.execute(
                update(TableRow)
                .where(
                    TableRow.id == table.id,
                    TableRow.version == table.version,
                    TableRow.epoch == table.epoch,
                )
                .values(
                    version=to,
                    epoch=table.epoch + 1,
                    over=False,
                    undo="",
                    snapshot=None,
                    snapshot_at=-1,
                    touched=now(),
                )
            )
            if not getattr(moved, "rowcount", 0):
                raise MovedOn
            await session.execute(
                delete(AnswerRow).where(AnswerRow.table_id == table.id, AnswerRow.number >= to)
            )
        self.wrote(table.id)

    async def change_table(self, id: str, **values: Any) -> None:
        async with self.writing() as session:
            await session.execute(update(TableRow).where(TableRow.id == id).values(**values))
        self.wrote(id)

    # --- chat and reports ---------------------------------------------------------------

    async def say(self, table: str, name: str, watcher: bool, text: str) -> None:
        async with self.writing() as session:
            session.add(ChatRow(table_id=table, name=name, watcher=watcher, text=text))
        self._said += 1
        self._chat.pop((table, watcher), None)

    def forget_chat(self, table: str) -> None:
        """Something may have been said at a table."""
        self._said += 1
        for watcher in (False, True):
            self._chat.pop((table, watcher), None)

    async def chat(self, table: str, watcher: bool, sure: bool = True) -> list[ChatRow]:
        """The last lines of a table's chat; every look asks for them, so they are kept.

        Where others write, what is kept is `sure` only as long as their words arrive.
        """
        kept = self._chat.get((table, watcher)) if self.alone or not sure else None
        if kept is not None:
            return kept
        before = self._said
        async with self.reading() as session:
            found = await session.scalars(
                select(ChatRow)
                .where(ChatRow.table_id == table, ChatRow.watcher.is_(watcher))
                .order_by(ChatRow.id.desc())
                .limit(100)
            )
            lines = list(found)[::-1]
        if before == self._said:
            self._chat[table, watcher] = lines
            if len(self._chat) > TALKS:
                self._chat.popitem(last=False)
        return lines

    async def add_report(self, report: ReportRow) -> None:
        async with self.writing() as session:
            session.add(report)

    async def report(self, id: str) -> ReportRow | None:
        async with self.reading() as session:
            return await session.get(ReportRow, id)


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer, and what is committed is on disk."""
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
