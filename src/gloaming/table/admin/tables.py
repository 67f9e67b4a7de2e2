"""Tables and reports, as an operator sees and changes them."""

import json

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import defer

from gloaming.kernel.errors import GloamingError
from gloaming.table.admin.changes import TABLE, note_change
from gloaming.table.play.clocks import halted, read_rule
from gloaming.table.store.store import Store
from gloaming.table.store.tables import (
    AnswerRow,
    ChatRow,
    PersonRow,
    PositionRow,
    ReportRow,
    SeatRow,
    TableRow,
)

PARTS = (AnswerRow, ChatRow, ReportRow, PositionRow, SeatRow)  # rows that belong to a table


class TableSummary(msgspec.Struct, frozen=True):
    """A table in the operator's list."""

    id: str
    code: str
    game: str
    host: str
    host_name: str
    seats: list[str]  # names; a bot's with its kind
    answers: int
    over: bool
    closed: str
    made: str
    touched: str
    clock: str = "none"  # or live or slow


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, with who wrote it where that is known."""

    at: str
    name: str
    person: str
    watcher: bool
    text: str


class TableDetails(msgspec.Struct, frozen=True):
    """All that an operator can look at of a table; what is hidden in the game stays hidden."""

    summary: TableSummary
    people: list[str]  # ids, by seat; "" for bots and free seats
    troubles: list[str]  # what is wrong with bots
    scores: list[int]
    chat: list[ChatLine]
    stored_bytes: int


class ReportSummary(msgspec.Struct, frozen=True):
    """A report that somebody wrote at a table."""

    id: str
    table: str
    step: int
    person: str
    text: str
    done: bool
    at: str


async def list_tables(
    store: Store, *, limit: int = 50, running: bool = False, person: str = ""
) -> list[TableSummary]:
    """Returns the tables that were used last; only running ones, or those of a person."""
    wanted = select(TableRow).options(defer(TableRow.snapshot), defer(TableRow.setup))
    if running:
        wanted = wanted.where(TableRow.over.is_(False), TableRow.closed == "")
    if person:
        seated = select(SeatRow.table_id).where(SeatRow.person == person)
        wanted = wanted.where((TableRow.host == person) | TableRow.id.in_(seated))
    async with store.reading() as session:
        rows = list(await session.scalars(wanted.order_by(TableRow.touched.desc()).limit(limit)))
        return await _summaries(session, rows)


async def _summaries(session: AsyncSession, rows: list[TableRow]) -> list[TableSummary]:
    ids, hosts = [row.id for row in rows], {row.host for row in rows}
    names: dict[str, str] = {}
    for id, name in await session.execute(
        select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(hosts))
    ):
        names[id] = name
    seats: dict[str, list[str]] = {}
    for seat in await session.scalars(
        select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.number)
    ):
        shown = f"{seat.name} ({seat.bot})" if seat.bot else seat.name
        if seat.away:
            shown = f"{seat.name} ({seat.away}: {seat.bot})"
        seats.setdefault(seat.table_id, []).append(shown)
    return [
        TableSummary(
            row.id,
            row.code,
            row.game,
            row.host,
            names.get(row.host, ""),
            seats.get(row.id, []),
            row.version,
            row.over,
            row.closed,
            row.made,
            row.touched,
            read_rule(row.clock).kind,
        )
        for row in rows
    ]


async def table_id(store: Store, given: str) -> str:
    """Returns the id of a table by its id or its short code."""
    wanted = (TableRow.id == given) | (TableRow.code == given.upper())
    async with store.reading() as session:
        found: str | None = await session.scalar(select(TableRow.id).where(wanted))
    if found is None:
        raise GloamingError(f"there is no table “{given}”; gloaming admin tables lists them")
    return found


async def look(store: Store, id: str) -> TableDetails:
    """Returns all that an operator can see of a table."""
    async with store.reading() as session:
        row = await session.get(TableRow, id)
        if row is None:
            raise GloamingError(f"there is no table “{id}”")
        seats = list(
            await session.scalars(
                select(SeatRow).where(SeatRow.table_id == id).order_by(SeatRow.number)
            )
        )
        lines = await session.scalars(
            select(ChatRow).where(ChatRow.table_id == id).order_by(ChatRow.id)
        )
        stored = len(row.setup) + len(row.packs) + len(row.snapshot or b"")
        keys = select(func.sum(func.length(AnswerRow.key))).where(AnswerRow.table_id == id)
        stored += await session.scalar(keys) or 0
        return TableDetails(
            (await _summaries(session, [row]))[0],
            [seat.person or "" for seat in seats],
            [seat.trouble for seat in seats],
            json.loads(row.scores),
            [ChatLine(c.at, c.name, c.person or "", c.watcher, c.text) for c in lines],
            stored,
        )


async def close_table(store: Store, id: str, reason: str) -> None:
    """Closes a table for everybody, with a reason that they are shown; "" opens it again."""
    async with store.writing() as session:
        values: dict[str, object] = {"closed": reason}
        if not reason:  # while it was closed, nobody's time ran: the clocks start anew
            values["due"] = 0.0
            stored = select(TableRow.attendance).where(TableRow.id == id)
            values["attendance"] = halted(await session.scalar(stored) or "")
        await session.execute(update(TableRow).where(TableRow.id == id).values(**values))
        note_change(session, TABLE, id)


async def delete_table(store: Store, id: str) -> None:
    """Deletes a table with all that belongs to it, for good."""
    async with store.writing() as session:
        await delete_rows(session, id)


async def delete_rows(session: AsyncSession, id: str) -> None:
    """Deletes a table with all that belongs to it, in a transaction of somebody else."""
    for part in PARTS:
        await session.execute(delete(part).where(part.table_id == id))
    await session.execute(delete(TableRow).where(TableRow.id == id))
    note_change(session, TABLE, id)


# --- reports --------------------------------------------------------------------------------


async def list_reports(store: Store, *, everything: bool = False) -> list[ReportSummary]:
    """Returns the reports that nobody has seen to, newest first; or all of them."""
    wanted = select(ReportRow).options(defer(ReportRow.record)).order_by(ReportRow.at.desc())
    if not everything:
        wanted = wanted.where(ReportRow.done.is_(False))
    async with store.reading() as session:
        return [
            ReportSummary(r.id, r.table_id, r.step, r.person or "", r.text, r.done, r.at)
            for r in await session.scalars(wanted)
        ]


async def report_record(store: Store, id: str) -> bytes:
    """Returns the record that came with a report, as JSON."""
    found = await store.report(id)
    if found is None:
        raise GloamingError(f"there is no report “{id}”; gloaming admin reports lists them")
    return found.record


async def finish_report(store: Store, id: str) -> None:
    """Marks a report as seen to."""
    async with store.writing() as session:
        await session.execute(update(ReportRow).where(ReportRow.id == id).values(done=True))
