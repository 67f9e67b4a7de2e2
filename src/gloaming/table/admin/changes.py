"""How workers learn what an operator has changed in the database behind their backs.

The operator's commands run in a process of their own. They write down what they change, in the same
transaction, and every worker looks there every few seconds.
"""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from gloaming.table.store.store import Store
from gloaming.table.store.tables import OperatorChangeRow

TABLE, PERSON, BANS = "table", "person", "bans"


def note_change(session: AsyncSession, kind: str, target: str = "") -> None:
    """Writes down that something is changed in this transaction."""
    session.add(OperatorChangeRow(kind=kind, target=target))


async def last_change(store: Store) -> int:
    """Returns the number of the newest change."""
    async with store.reading() as session:
        return await session.scalar(select(func.max(OperatorChangeRow.id))) or 0


async def changes_since(store: Store, number: int) -> list[tuple[int, str, str]]:
    """Returns the changes after a number: number, kind and target of each."""
    row = OperatorChangeRow
    async with store.reading() as session:
        found = await session.execute(
            select(row.id, row.kind, row.target).where(row.id > number).order_by(row.id)
        )
        return [(id, kind, target) for id, kind, target in found]
