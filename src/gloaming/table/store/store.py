"""What is kept: people, tables, seats, answers, chat and reports. SQLite in a file, or PostgreSQL.

The answers are the truth; (table, number) is unique, so that two writers cannot both win, and an
answer that was acknowledged is on disk.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, event, make_url, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import defer

from gloaming.table.store.answer_writer import AnswerWriter
from gloaming.table.store.models import Person, Seat, State, Table, model_from_row
from gloaming.table.store.tables import (
    KEEP_ANSWER,
    LOOK,
    SEATS,
    AnswerRow,
    ChatRow,
    PersonRow,
    ReportRow,
    SeatRow,
    SettingRow,
    TableRow,
    now,
)

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
        self._keeper: AnswerWriter | None = None
        if self.alone:
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            self._keeper = AnswerWriter(make_url(url).database or ":memory:", _sqlite_settings)
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
        from gloaming.table.store.migrate import upgrade

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
            found = await session.get(SettingRow, name)
        if found is not None:
            return found.value
        try:
            async with self.writing() as session:
                session.add(SettingRow(name=name, value=made))
            return made
        except IntegrityError:
            async with self.reading() as session:
                again = await session.get(SettingRow, name)
            assert again is not None
            return again.value

    async def person(self, id: str) -> Person | None:
        """Somebody by id; everything anyone does asks for this, so they are kept."""
        kept = self._people.get(id) if self.alone else None
        if kept is not None:
            return kept
        async with self.reading() as session:
            row = await session.get(PersonRow, id)
        if row is None:
            return None
        found = model_from_row(Person, row)
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
        person = Person(id=secrets.token_hex(16), name=name, lang=lang)
        async with self.writing() as session:
            session.add(PersonRow(**msgspec.structs.asdict(person)))
        self._meet(person)
        return person

    async def change_person(self, id: str, **values: str) -> None:
        async with self.writing() as session:
            await session.execute(update(PersonRow).where(PersonRow.id == id).values(**values))
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

    async def look(self, id: str) -> tuple[State | None, list[Seat]]:
        """How a table stands, with its seats: what is asked all the time where others write."""
        async with self._reader.connect() as connection:
            found = await connection.execute(LOOK, {"id": id})
            rows = found.all()
        if not rows:
            return None, []
        names = SEATS.columns.keys()
        return State(*rows[0][:4]), [Seat(**dict(zip(names, row[4:]))) for row in rows]

    async def table_and_seats(self, id: str) -> tuple[Table | None, list[Seat]]:
        """A table with its seats, but without the snapshot."""
        async with self.reading() as session:
            row = await session.get(TableRow, id, options=[defer(TableRow.snapshot)])
            if row is None:
                return None, []
            found = await session.scalars(
                select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.number)
            )
            return model_from_row(Table, row), [model_from_row(Seat, seat) for seat in found]

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

    async def seats(self, table: str) -> list[Seat]:
        _, found = await self.look(table)
        return found

    async def seat_by_link(self, link_hash: str) -> Seat | None:
        async with self.reading() as session:
            found = await session.scalars(select(SeatRow).where(SeatRow.link_hash == link_hash))
            row = found.first()
        return None if row is None else model_from_row(Seat, row)

    async def change_seat(self, table: str, number: int, **values: Any) -> None:
        async with self.writing() as session:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table, SeatRow.number == number)
                .values(**values)
            )
        self.wrote(table)

    async def claim(self, seat: Seat, person: str, name: str) -> bool:
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
        table: Table,
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
                    done = await connection.execute(KEEP_ANSWER, answer)
                    kept = bool(done.rowcount)
            except IntegrityError:
                kept = False
        if not kept:
            raise MovedOn

    async def take_back(self, table: Table, to: int) -> None:
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
