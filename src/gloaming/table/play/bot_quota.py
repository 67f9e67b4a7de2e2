"""How many running tables with bots a person, and an address, may have: so that others' bots think.

Those of a person are counted in the store. Addresses are not stored: of those a worker remembers
which tables were made from them since it started.
"""

from gloaming.kernel.cache import Cache
from gloaming.table.store.store import Store
from gloaming.table.user_errors import UserError

ADDRESSES = 10_000  # that are remembered at least
UNLIMITED = 1_000_000


class BotQuota:
    """Refuses one more table with bots to who has so many that others would wait."""

    def __init__(self, store: Store) -> None:
        self.most_of_person = UNLIMITED
        self.most_of_address = UNLIMITED
        self._store = store
        self._made: Cache[str, set[str]] = Cache(ADDRESSES)  # tables, by address

    async def check(self, host: str, address: str) -> None:
        """Raises an error if a person, or an address, has all the tables it may have."""
        if await self._store.count_bot_tables(host) >= self.most_of_person:
            raise UserError("error-bot-tables", most=str(self.most_of_person))
        made = self._made.get(address) or set()
        if len(made) < self.most_of_address:
            return
        made &= await self._store.running_among(made)
        if len(made) >= self.most_of_address:
            raise UserError("error-address-tables", most=str(self.most_of_address))

    def count(self, address: str, table: str) -> None:
        """Notes that a table with bots was made from an address."""
        if address:
            found = self._made.get(address)
            if found is None:
                found = self._made.put(address, set())
            found.add(table)
