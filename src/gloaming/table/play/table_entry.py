"""What all requests for one table share in a worker."""

import asyncio

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
