"""What is old is deleted: finished tables, tables nobody came back to, people without tables."""

from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import delete, func, select

from gloaming.table.admin.changes import PERSON, note_change
from gloaming.table.admin.tables import delete_rows
from gloaming.table.store.store import Store
from gloaming.table.store.tables import (
    BanRow,
    ChatRow,
    OperatorChangeRow,
    PersonRow,
    ReportRow,
    SeatRow,
    TableRow,
)

BATCH = 50  # tables that are deleted in one transaction, so that answers do not wait for long
GUEST_DAYS = 7  # after which somebody is deleted who sits nowhere and has no recovery code


class Purged(msgspec.Struct):
    """What a purge has deleted, or would delete."""

    tables: int = 0
    people: int = 0


def before(days: int, now: datetime | None = None) -> str:
    """Returns the time so many days ago, as times are stored."""
    return ((now or datetime.now(UTC)) - timedelta(days=days)).isoformat(timespec="seconds")


async def purge(
    store: Store,
    days: int,
    *,
    only_count: bool = False,
    only_if_used: bool = False,
    now: datetime | None = None,
) -> Purged:
    """Deletes tables that nobody has touched for so many days, then people without any table.

    Tables with a report that nobody has seen to are kept. `only_if_used` deletes nothing if all
    tables seem that old: rather than that nobody came, the clock may have jumped.
    """
    found = Purged()
    if only_if_used:
        async with store.reading() as session:
            last = await session.scalar(select(func.max(TableRow.touched)))
        if last is None or last < before(days, now):
            return found
    reported = select(ReportRow.table_id).where(ReportRow.done.is_(False))
    old = select(TableRow.id).where(
        TableRow.touched < before(days, now), TableRow.id.not_in(reported)
    )
    async with store.reading() as session:
        tables = list(await session.scalars(old))
    found.tables = len(tables)
    if not only_count:
        for start in range(0, len(tables), BATCH):
            async with store.writing() as session:
                for id in tables[start : start + BATCH]:
                    await delete_rows(session, id)
    found.people = await _purge_people(store, only_count, now)
    if not only_count:
        async with store.writing() as session:
            await session.execute(
                delete(OperatorChangeRow).where(OperatorChangeRow.at < before(1, now))
            )
    return found


async def _purge_people(store: Store, only_count: bool, now: datetime | None) -> int:
    seated = select(SeatRow.person).where(SeatRow.person.is_not(None))
    hosts = select(TableRow.host)
    writers = select(ChatRow.person).where(ChatRow.person.is_not(None))
    banned = select(BanRow.person)
    idle = select(PersonRow.id).where(
        PersonRow.made < before(GUEST_DAYS, now),
        PersonRow.recovery == "",
        *(PersonRow.id.not_in(kept) for kept in (seated, hosts, writers, banned)),
    )
    async with store.reading() as session:
        people = list(await session.scalars(idle))
    if not only_count:
        for start in range(0, len(people), BATCH):
            some = people[start : start + BATCH]
            async with store.writing() as session:
                await session.execute(delete(PersonRow).where(PersonRow.id.in_(some)))
                for id in some:
                    note_change(session, PERSON, id)
    return len(people)
