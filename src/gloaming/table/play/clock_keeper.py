"""Keeps the served time, and looks at the tables whose clocks need it.

Of several workers on one database one does it, whoever has the claim; the others follow.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from gloaming.kernel.errors import GloamingError
from gloaming.table.play.absence import look_at_clocks
from gloaming.table.play.live_tables import LiveTables
from gloaming.table.store.clock_rows import SERVED, due_tables, has_clocks

if TYPE_CHECKING:
    from gloaming.table.play.worker_channels import Claims

BEAT = 1.0  # seconds between two looks
SAVE = 10.0  # seconds of served time that a crash can lose while somebody's time runs
CLAIM = "the clocks of all tables"


class ClockKeeper:
    """Lets people's clocks run out as long as the server serves."""

    def __init__(self, live_tables: LiveTables, claims: "Claims | None" = None) -> None:
        self.live_tables = live_tables
        self.claims = claims  # where other workers could do the same
        self._saved = 0.0

    async def open(self) -> None:
        """Goes on from the time that was served before."""
        await self._follow()
        self._saved = self.live_tables.served.now()

    async def run(self) -> None:
        """Looks for ever; while the database does not answer, nobody's time runs out."""
        while True:
            await asyncio.sleep(BEAT)
            self.live_tables.served.beat()
            try:
                await self.look()
            except Exception as error:
                log = logging.getLogger("gloaming")
                log.warning("clocks wait: %s: %s", type(error).__name__, str(error)[:200])

    async def look(self) -> None:
        """Looks at the clocks that have to be looked at now."""
        if self.claims is not None and not await self.claims.take(CLAIM):
            return await self._follow()
        now = self.live_tables.served.now()
        for table in await due_tables(self.live_tables.store, now):
            try:
                await look_at_clocks(self.live_tables, table)
            except GloamingError as error:  # somebody was first, or it cannot be loaded
                logging.getLogger("gloaming").info("the clock of table %s: %s", table, error)
        if now - self._saved >= SAVE and await has_clocks(self.live_tables.store):
            await self.save()

    async def _follow(self) -> None:
        """Takes over the time that was stored."""
        stored = await self.live_tables.store.find_setting(SERVED)
        self.live_tables.served.catch_up(float(stored or 0.0))

    async def save(self) -> None:
        """Stores the served time."""
        self._saved = self.live_tables.served.now()
        await self.live_tables.store.change_setting(SERVED, f"{self._saved:.1f}")

    async def close(self) -> None:
        """Stores the served time for the next life, if anybody's time runs."""
        try:
            is_keeper = self.claims is None or await self.claims.take(CLAIM)
            if is_keeper and await has_clocks(self.live_tables.store):
                await self.save()
        except Exception as error:
            logging.getLogger("gloaming").warning("the served time is not stored: %s", error)
        if self.claims is not None:
            await self.claims.close()
