"""How much the packs may take that people bring: so that nobody fills the disk with them.

A pack is stored with every table that plays with it, and goes with the table.
"""

from gloaming.table.store.store import Store
from gloaming.table.user_errors import UserError

MIB = 1 << 20
UNLIMITED = 1 << 40


class PackQuota:
    """Refuses one more table with a pack where a person, or all together, have stored enough."""

    def __init__(self, store: Store) -> None:
        self.most_tables = UNLIMITED  # of a person
        self.most_of_person = UNLIMITED  # MiB
        self.most_of_all = UNLIMITED  # MiB
        self._store = store

    async def check(self, host: str, size: int) -> None:
        """Raises an error if a table of a person cannot have packs of so many bytes."""
        if not size:
            return
        tables, own = await self._store.stored_packs(host)
        if tables >= self.most_tables:
            raise UserError("error-pack-tables", most=str(self.most_tables))
        if own + size > self.most_of_person * MIB:
            raise UserError("error-pack-space", most=str(self.most_of_person))
        _, everybody = await self._store.stored_packs()
        if everybody + size > self.most_of_all * MIB:
            raise UserError("error-all-pack-space")
