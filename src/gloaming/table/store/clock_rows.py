"""What the clocks of tables need of the database."""

from typing import Any

from sqlalchemy import select, update

from gloaming.table.store.models import Table
from gloaming.table.store.store import ConflictingWrite, Store
from gloaming.table.store.tables import SeatRow, TableRow

SERVED = "served-seconds"  # the setting that holds the served time
AT_ONCE = 100  # tables whose clocks are looked at in one go


async def change_attendance(
    store: Store, table: Table, attendance: str, due: float | None, seat: int = -1, **values: Any
) -> None:
    """Stores whose time runs, and with it what changes at a seat: all or nothing.

    `ConflictingWrite` if the table is no longer where that was found out.
    """
    async with store.writing() as session:
        done = await session.execute(
            update(TableRow)
            .where(
                TableRow.id == table.id,
                TableRow.version == table.version,
                TableRow.epoch == table.epoch,
            )
            .values(attendance=attendance, due=due)
        )
        if not getattr(done, "rowcount", 0):
            raise ConflictingWrite
        if values:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table.id, SeatRow.number == seat)
                .values(**values)
            )
    store.on_write(table.id)


async def due_tables(store: Store, now: float) -> list[str]:
    """Returns running tables where a clock has to be looked at, the most pressing first."""
    async with store.reading() as session:
        found = await session.scalars(
            select(TableRow.id)
            .where(TableRow.due <= now, TableRow.over.is_(False), TableRow.closed == "")
            .order_by(TableRow.due)
            .limit(AT_ONCE)
        )
        return list(found)


async def has_clocks(store: Store) -> bool:
    """Returns whether anybody's time runs."""
    async with store.reading() as session:
        wanted = select(TableRow.id).where(TableRow.due.is_not(None), TableRow.over.is_(False))
        return await session.scalar(wanted.limit(1)) is not None
