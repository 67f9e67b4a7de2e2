"""The database: people, tables, seats, answers, chat, reports. SQLite in a file, or PostgreSQL.

The answers are the truth; (table, number) is unique, so that two writers cannot both win, and an
answer that was acknowledged is on disk.
"""

import secrets
import zlib
from collections.abc import Callable, Collection
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import defer, load_only

from gloaming.kernel.cache import Cache
from gloaming.table.store.database import Database
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
    TableRow,
    now,
)

MIGRATIONS = Path(__file__).parent / "migrations"
KEPT_EVERY = 5  # so many answers a position is kept, and at the end of a game
PEOPLE = 5000  # people who are kept in memory at least
PEOPLE_SECONDS = 5.0  # for which an answer trusts what was read of a person
AT_THE_SEAT = {"bot": "", "away": "", "trouble": ""}  # of a seat whose person plays it
CHATS = 1000  # chats of tables whose last lines are kept in memory at least


# What a list of tables shows; a pack can be large.
_LISTED = (TableRow.id, TableRow.code, TableRow.host, TableRow.game, TableRow.touched)


class ConflictingWrite(Exception):
    """Raised where somebody else's answer, or an undo, came first."""


class Store(Database):
    """The database, as the few things the table does with it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.on_write: Callable[[str], None] = lambda _table: None  # called with a table
        self._chat: Cache[tuple[str, bool], list[ChatRow]] = Cache(CHATS)
        self._chat_changes = 0
        self._people: Cache[str, Person] = Cache(PEOPLE)
        self._people_read: dict[str, float] = {}  # when, by id

    # --- people ---------------------------------------------------------------------

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
        return State(*rows[0][:5]), [Seat(**dict(zip(names, row[5:]))) for row in rows]

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
        """Returns the tables a person hosts or sits at, newest first, without packs and games."""
        mine = select(SeatRow.table_id).where(SeatRow.person == person)
        async with self.reading() as session:
            found = await session.scalars(
                select(TableRow)
                .where((TableRow.host == person) | TableRow.id.in_(mine))
                .options(load_only(*_LISTED))
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
        with_bots = select(SeatRow.table_id).where(SeatRow.bot != "", SeatRow.away == "")
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

    async def stored_packs(self, person: str = "") -> tuple[int, int]:
        """Returns how many tables have packs, and the bytes of these; of all or of one host."""
        wanted = select(func.count(), func.coalesce(func.sum(TableRow.pack_bytes), 0)).where(
            TableRow.pack_bytes > 0
        )
        if person:
            wanted = wanted.where(TableRow.host == person)
        async with self.reading() as session:
            count, size = (await session.execute(wanted)).one()
        return int(count), int(size)

    async def running_among(self, tables: Collection[str]) -> set[str]:
        """Returns those of some tables whose games are neither over nor closed."""
        async with self.reading() as session:
            found = await session.scalars(
                select(TableRow.id).where(
                    TableRow.id.in_(tables), TableRow.over.is_(False), TableRow.closed == ""
                )
            )
        return set(found)

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
                .values(person=person, name=name, link_hash="", **AT_THE_SEAT)
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
        attendance: str = "",
        due: float | None = None,
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
            "attendance": attendance,
            "due": due,
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

    async def take_back(
        self,
        table: Table,
        to: int,
        note: str,
        snapshot: bytes,
        attendance: str = "",
        due: float | None = None,
    ) -> None:
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
                    attendance=attendance,
                    due=due,
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

    async def shuffle_again(self, table: Table, setup: bytes, shares: str) -> None:
        """Gives a table at which nobody has answered yet another key; else nothing is changed."""
        async with self.writing() as session:
            await session.execute(
                update(TableRow)
                .where(
                    TableRow.id == table.id,
                    TableRow.version == 0,
                    TableRow.epoch == table.epoch,
                )
                .values(
                    setup=setup,
                    shares=shares,
                    epoch=table.epoch + 1,
                    snapshot=None,
                    snapshot_at=-1,
                )
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

    def cached_chat(self, table: str, watcher: bool) -> list[ChatRow] | None:
        """Returns the last lines of a table's chat as this worker last read them, if it has."""
        return self._chat.get((table, watcher))

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
