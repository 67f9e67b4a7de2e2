"""What all requests for one table share in a worker."""

import asyncio
from weakref import WeakValueDictionary

from gloaming.kernel.cache import Cache
from gloaming.table.play.live_table import CannotResume, LiveTable


class TableEntry:
    """What all requests for one table share: the table, locks, and counts of writes and changes.

    One loads or answers at a time. A table is in step with the store if it includes all writes
    that were made when it was read; that is enough where nobody else writes. Who waits for a
    reading that began after they came may share it.
    """

    def __init__(self) -> None:
        self.live: LiveTable | None = None
        self.loading = asyncio.Lock()
        self.answering = asyncio.Lock()
        self.writes = 0
        self.writes_read = 0  # how many of them the table includes
        self.readings = 0
        self.read_at = 0.0
        self.changes = 0  # how often other workers have reported a change
        self.changes_read = 0  # how often they had when the last whole reading began
        self.failure: CannotResume | None = None  # why it could not be loaded, at `read_at`

    @property
    def has_all_writes(self) -> bool:
        """Whether the table includes all writes of this worker."""
        return self.writes_read == self.writes

    @property
    def has_all_reports(self) -> bool:
        """Whether the table includes all writes, and all changes that other workers reported."""
        return self.has_all_writes and self.changes_read >= self.changes


class TableEntries:
    """The tables in memory: those used last, and those that somebody holds at the moment.

    An open page holds its table: to drop it would mean to play its whole game again with the next
    answer. How many those are at most, the limit of streams says.
    """

    def __init__(self, least: int) -> None:
        self._recent: Cache[str, TableEntry] = Cache(least)
        self._all: WeakValueDictionary[str, TableEntry] = WeakValueDictionary()

    def get(self, id: str) -> TableEntry | None:
        """Returns the entry of a table that is in memory."""
        return self._all.get(id)

    def used(self, id: str) -> TableEntry:
        """Returns the entry of a table that is used now, made if there is none."""
        found = self._recent.get(id)
        if found is None:
            found = self._all.get(id)
            if found is None:
                found = self._all[id] = TableEntry()
            self._recent.put(id, found)
        return found

    def discard(self, id: str) -> None:
        """Drops a table, whoever holds its entry."""
        self._recent.discard(id)
        self._all.pop(id, None)

    def values(self) -> list[TableEntry]:
        """Returns the entries of all tables."""
        return list(self._all.values())

    def ids(self) -> list[str]:
        """Returns the ids of all tables."""
        return list(self._all)

    def __len__(self) -> int:
        return len(self._all)
