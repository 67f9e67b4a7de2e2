"""The database: people, tables, seats, answers, chat, reports. SQLite in a file, or PostgreSQL.

The answers are the truth; (table, number) is unique, so that two writers cannot both win, and an
answer that was acknowledged is on disk.
"""

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import delete, event, func, make_url, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import defer

from gloaming.kernel.cache import Cache
from gloaming.table.settings import Settings, new_secret
from gloaming.table.store.answer_writer import AnswerWriter
from gloaming.table.store.models import Person, Seat, State, Table, model_from_row
from gloaming.table.store.tables import (
    ADD_ANSWER,
    KEEP_POSITION,
    SEATS,
    TABLE_STATE,
    AnswerRow,
    ChatRow,
    PersonRow,
    PositionRow,
    ReportRow,
    SeatRow,
    SettingRow,
    TableRow,
    now,
)

MIGRATIONS = Path(__file__).parent / "migrations"
POOL = {"pool_size": 10, "max_overflow": 10, "pool_timeout": 60}  # connections of a worker
KEPT_EVERY = 5  # so many answers a position is kept, and at the end of a game
PEOPLE = 5000  # people who are kept in memory at least
PEOPLE_SECONDS = 5.0  # for which an answer trusts what was read of a person
SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=4000",  # pages
)
CHATS = 1000  # chats of tables whose last lines are kept in memory at least


class ConflictingWrite(Exception):
    """Raised where somebody else's answer, or an undo, came first."""


class Store:
    """The database, as the few things the table does with it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sole_writer = url.startswith("sqlite")  # what is in memory is true
        more: dict[str, Any] = {} if self.is_sole_writer else {"pool_pre_ping": True, **POOL}
        self.engine: AsyncEngine = create_async_engine(url, **more)
        self._reader = self.engine
        if not self.is_sole_writer:  # reading needs no transaction: fewer round trips
            self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._answer_writer: AnswerWriter | None = None
        if self.is_sole_writer:
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            self._answer_writer = AnswerWriter(
                make_url(url).database or ":memory:", _sqlite_settings
            )
        self.on_write: Callable[[str], None] = lambda _table: None  # called with a table
        self._writing = asyncio.Lock()
        self._chat: Cache[tuple[str, bool], list[ChatRow]] = Cache(CHATS)
        self._chat_changes = 0
        self._people: Cache[str, Person] = Cache(PEOPLE)
        self._people_read: dict[str, float] = {}  # when, by id

    async def close(self) -> None:
        """Closes all connections."""
        if self._answer_writer is not None:
            self._answer_writer.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Brings the database to the newest schema."""
        from gloaming.table.store.migrate import upgrade

        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def prepare(self, settings: Settings) -> Settings:
        """Migrates the database, and returns the settings with the secret that is stored there.

        Whoever starts the server calls this once for all workers.
        """
        await self.migrate()
        secret = await self.setting("secret", settings.secret or new_secret())
        return replace(settings, secret=secret, is_prepared=True)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Yields a session for reading."""
        async with AsyncSession(self._reader, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Yields a session that stores all its changes or none; SQLite takes one at a time."""
        async with (
            self._turn(),
            AsyncSession(self.engine, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    def _turn(self) -> AbstractAsyncContextManager[object]:
        return self._writing if self.is_sole_writer else nullcontext()

    # --- settings and people ------------------------------------------------------------

    async def setting(self, name: str, made: str) -> str:
        """Returns a setting; `made` is stored the first time. All workers see the same."""
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

    async def find_setting(self, name: str) -> str:
        """Returns a setting as it is stored now, "" if there is none."""
        async with self.reading() as session:
            found = await session.get(SettingRow, name)
        return "" if found is None else found.value

    async def change_setting(self, name: str, value: str) -> None:
        """Stores a setting, whether or not there was one before."""
        async with self.writing() as session:
            await session.merge(SettingRow(name=name, value=value))

    async def ping(self) -> None:
        """Raises an error if the database does not answer."""
        async with self._reader.connect() as connection:
            await connection.exec_driver_sql("SELECT 1")

    async def person(self, id: str) -> Person | None:
        """Returns somebody by id; every request asks for one, so they are kept in memory."""
        cached = self._people.get(id) if self.is_sole_writer else None
        if cached is not None:
            return cached
        async with self.reading() as session:
            row = await session.get(PersonRow, id)
        if row is None:
            return None
        found = model_from_row(Person, row)
        return self._people.put(id, found)

    async def spend_recovery(self, recovery: str) -> Person | None:
        """Returns the person whose recovery code has this hash; it is worthless from now on."""
        async with self.writing() as session:
            row = await session.scalar(select(PersonRow).where(PersonRow.recovery == recovery))
            if row is None or not recovery:
                return None
            done = await session.execute(
                update(PersonRow)
                .where(PersonRow.id == row.id, PersonRow.recovery == recovery)
                .values(recovery="")
            )
            return model_from_row(Person, row) if getattr(done, "rowcount", 0) else None

    async def recent_person(self, id: str) -> Person | None:
        """Returns somebody as they were a few seconds ago at most."""
        if monotonic() - self._people_read.get(id, -PEOPLE_SECONDS) < PEOPLE_SECONDS:
            cached = self._people.get(id)
            if cached is not None:
                return cached
        if len(self._people_read) > PEOPLE:
            self._people_read.clear()
        found = await self.person(id)
        self._people_read[id] = monotonic()
        return found

    def forget_person(self, id: str) -> None:
        """Drops somebody from memory: they were changed behind this worker's back."""
        self._people.discard(id)
        self._people_read.pop(id, None)

    def cached_person(self, id: str) -> Person | None:
        """Returns somebody as this worker last read them, if it has."""
        return self._people.get(id)

    async def new_person(self, name: str, lang: str) -> Person:
        """Makes a person."""
        person = Person(id=secrets.token_hex(16), name=name, lang=lang)
        async with self.writing() as session:
            session.add(PersonRow(**msgspec.structs.asdict(person)))
        return self._people.put(person.id, person)

    async def change_person(self, id: str, **values: Any) -> None:
        """Changes what is stored of a person."""
        async with self.writing() as session:
            await session.execute(update(PersonRow).where(PersonRow.id == id).values(**values))
        cached = self._people.get(id)
        if cached is not None:
            for name, value in values.items():
                if hasattr(cached, name):
                    setattr(cached, name, value)

    # --- tables -------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, seats: list[SeatRow], answers: list[AnswerRow] | None = None
    ) -> None:
        """Adds a table, with the first answers of another where it plays on from there."""
        async with self.writing() as session:
            session.add(table)
            await session.flush()
            session.add_all(seats)
            for old in answers or []:
                session.add(
                    AnswerRow(table_id=table.id, number=old.number, seat=old.seat, key=old.key)
                )

    async def table(self, id: str) -> TableRow | None:
        """Returns a table by id."""
        async with self.reading() as session:
            return await session.get(TableRow, id)

    async def table_state(self, id: str) -> tuple[State | None, list[Seat]]:
        """Returns how far a table is, with its seats: asked for often where others write."""
        async with self._reader.connect() as connection:
            found = await connection.execute(TABLE_STATE, {"id": id})
            rows = found.all()
        if not rows:
            return None, []
        names = SEATS.columns.keys()
        return State(*rows[0][:4]), [Seat(**dict(zip(names, row[4:]))) for row in rows]

    async def table_and_seats(self, id: str) -> tuple[Table | None, list[Seat]]:
        """Returns a table with its seats, but without the snapshot."""
        async with self.reading() as session:
            row = await session.get(TableRow, id, options=[defer(TableRow.snapshot)])
            if row is None:
                return None, []
            found = await session.scalars(
                select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.number)
            )
            return model_from_row(Table, row), [model_from_row(Seat, seat) for seat in found]

    async def snapshot(self, id: str) -> tuple[int, bytes | None]:
        """Returns after how many answers a table's last snapshot was taken, and the snapshot."""
        async with self.reading() as session:
            found = await session.execute(
                select(TableRow.snapshot_at, TableRow.snapshot).where(TableRow.id == id)
            )
            at, data = found.one()
            return at, data

    async def table_by_code(self, code: str) -> TableRow | None:
        """Returns a table by its short code."""
        async with self.reading() as session:
            found = await session.scalars(select(TableRow).where(TableRow.code == code.upper()))
            return found.first()

    async def tables_of(self, person: str) -> list[TableRow]:
        """Returns the tables a person hosts or sits at, newest first."""
        mine = select(SeatRow.table_id).where(SeatRow.person == person)
        async with self.reading() as session:
            found = await session.scalars(
                select(TableRow)
                .where((TableRow.host == person) | TableRow.id.in_(mine))
                .order_by(TableRow.touched.desc())
                .limit(60)
            )
            return list(found)

    async def running_tables(self) -> list[str]:
        """Returns tables that are not over, the last 500: their bots go on after a restart."""
        async with self.reading() as session:
            found = await session.scalars(
                select(TableRow.id)
                .where(TableRow.over.is_(False), TableRow.closed == "")
                .order_by(TableRow.touched.desc())
                .limit(500)
            )
            return list(found)

    async def count_bot_tables(self, person: str) -> int:
        """Returns how many running tables with bots a person hosts."""
        with_bots = select(SeatRow.table_id).where(SeatRow.bot != "")
        async with self.reading() as session:
            found = await session.scalar(
                select(func.count())
                .select_from(TableRow)
                .where(
                    TableRow.host == person,
                    TableRow.over.is_(False),
                    TableRow.closed == "",
                    TableRow.id.in_(with_bots),
                )
            )
        return found or 0

    async def seats(self, table: str) -> list[Seat]:
        """Returns the seats of a table."""
        _, found = await self.table_state(table)
        return found

    async def seat_by_link(self, link_hash: str) -> Seat | None:
        """Returns the seat that a link is for, by the link's hash."""
        async with self.reading() as session:
            found = await session.scalars(select(SeatRow).where(SeatRow.link_hash == link_hash))
            row = found.first()
        return None if row is None else model_from_row(Seat, row)

    async def change_seat(self, table: str, number: int, **values: Any) -> None:
        """Changes what is stored of a seat."""
        async with self.writing() as session:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table, SeatRow.number == number)
                .values(**values)
            )
        self.on_write(table)

    async def claim_seat(self, seat: Seat, person: str, name: str) -> bool:
        """Gives a seat to a person and spends its link; False if somebody else was first."""
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
        self.on_write(seat.table_id)
        return bool(getattr(done, "rowcount", 0))

    # --- answers ------------------------------------------------------------------------

    async def answers(self, table: str, since: int = 0) -> list[AnswerRow]:
        """Returns the answers of a table in order, from a number on."""
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
        """Stores an answer; `ConflictingWrite` if the table is no longer where it was given.

        Some positions are kept for good, so that the game can be looked at with other rules.
        """
        is_kept = over or (table.version + 1) % KEPT_EVERY == 0
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
            "position": zlib.compress(snapshot) if is_kept else None,
        }
        if self._answer_writer is not None:
            stored = await self._answer_writer.add(answer, self._turn())
        else:
            try:
                async with self._reader.connect() as connection:
                    done = await connection.execute(ADD_ANSWER, answer)
                    stored = bool(done.rowcount)
                    if stored and is_kept:
                        await connection.execute(KEEP_POSITION, answer)
            except IntegrityError:
                stored = False
        if not stored:
            raise ConflictingWrite

    async def positions(self, table: str) -> list[int]:
        """Returns after how many answers positions of a table were kept, in order."""
        async with self.reading() as session:
            found = await session.scalars(
                select(PositionRow.number)
                .where(PositionRow.table_id == table)
                .order_by(PositionRow.number)
            )
            return list(found)

    async def position(self, table: str, number: int) -> bytes:
        """Returns the snapshot of a position that was kept."""
        async with self.reading() as session:
            found = await session.get_one(PositionRow, (table, number))
            return zlib.decompress(found.snapshot)

    async def take_back(self, table: Table, to: int, note: str, snapshot: bytes) -> None:
        """Goes back to the first `to` answers; what is answered for the old state is stale.

        `note` says to the people at the table who went back; the next answer removes it.
        """
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
                    undo=note,
                    snapshot=snapshot,
                    snapshot_at=to,
                    touched=now(),
                )
            )
            if not getattr(moved, "rowcount", 0):
                raise ConflictingWrite
            await session.execute(
                delete(AnswerRow).where(AnswerRow.table_id == table.id, AnswerRow.number >= to)
            )
            await session.execute(
                delete(PositionRow).where(PositionRow.table_id == table.id, PositionRow.number > to)
            )
        self.on_write(table.id)

    async def shuffle_again(self, table: Table, setup: bytes) -> None:
        """Gives a table at which nobody has answered yet another key; else nothing is changed."""
        async with self.writing() as session:
            await session.execute(
                update(TableRow)
                .where(
                    TableRow.id == table.id,
                    TableRow.version == 0,
                    TableRow.epoch == table.epoch,
                )
                .values(setup=setup, epoch=table.epoch + 1, snapshot=None, snapshot_at=-1)
            )
        self.on_write(table.id)

    async def change_table(self, id: str, **values: Any) -> None:
        """Changes what is stored of a table."""
        async with self.writing() as session:
            await session.execute(update(TableRow).where(TableRow.id == id).values(**values))
        self.on_write(id)

    # --- chat and reports ---------------------------------------------------------------

    async def add_chat(self, table: str, person: Person, watcher: bool, text: str) -> None:
        """Adds a line to the chat of a table's seats, or of its watchers."""
        async with self.writing() as session:
            line = ChatRow(table_id=table, name=person.name, watcher=watcher, text=text)
            line.person = person.id
            session.add(line)
        self._chat_changes += 1
        self._chat.discard((table, watcher))

    def forget_chat(self, table: str) -> None:
        """Drops the chat of a table from memory: another worker has added to it."""
        self._chat_changes += 1
        for watcher in (False, True):
            self._chat.discard((table, watcher))

    def forget_chats(self) -> None:
        """Drops all chats from memory."""
        self._chat_changes += 1
        self._chat.clear()

    async def chat(self, table: str, watcher: bool, sure: bool = True) -> list[ChatRow]:
        """Returns the last lines of a table's chat, which are kept in memory.

        Where others write too, a page that must be right is `sure`: it asks the database.
        """
        cached = self._chat.get((table, watcher)) if self.is_sole_writer or not sure else None
        if cached is not None:
            return cached
        before = self._chat_changes
        async with self.reading() as session:
            found = await session.scalars(
                select(ChatRow)
                .where(ChatRow.table_id == table, ChatRow.watcher.is_(watcher))
                .order_by(ChatRow.id.desc())
                .limit(100)
            )
            lines = list(found)[::-1]
        if before == self._chat_changes:
            self._chat.put((table, watcher), lines)
        return lines

    async def add_report(self, report: ReportRow) -> None:
        """Stores a report."""
        async with self.writing() as session:
            session.add(report)

    async def report(self, id: str) -> ReportRow | None:
        """Returns a report by id."""
        async with self.reading() as session:
            return await session.get(ReportRow, id)


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Sets SQLite up so that readers do not wait for the writer, and commits are on disk."""
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
