"""Between workers on one PostgreSQL: words that all hear, and claims that only one can have."""

import asyncio
import hashlib
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend


class WorkerChannels(AsyncPgChannelsBackend):
    """Litestar's backend opens a connection for every word that is sent; here one is kept."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._dsn = dsn
        self._teller: Any = None
        self._turn = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a word; a connection that was lost is made anew once."""
        async with self._turn:
            for last in (False, True):
                try:
                    if self._teller is None:
                        self._teller = await asyncpg.connect(self._dsn)
                    for channel in channels:
                        await self._teller.execute(
                            "SELECT pg_notify($1, $2)", channel, data.decode()
                        )
                    return
                except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError):
                    self._teller = None
                    if last:
                        raise

    async def on_shutdown(self) -> None:
        if self._teller is not None:
            with suppress(OSError, asyncpg.InterfaceError):
                await self._teller.close()
            self._teller = None
        await super().on_shutdown()


class Claims:
    """Which worker thinks for a table's bots: a lock of the database, let go if the worker dies."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._turn = asyncio.Lock()

    async def take(self, table: str) -> bool:
        """Whether this worker may think for a table now."""
        return bool(await self._ask("SELECT pg_try_advisory_lock($1)", table))

    async def give(self, table: str) -> None:
        """Let others think."""
        if self._connection is not None:
            await self._ask("SELECT pg_advisory_unlock($1)", table)

    async def _ask(self, question: str, table: str) -> object:
        async with self._turn:
            try:
                if self._connection is None:
                    self._connection = await asyncpg.connect(self._dsn)
                return await self._connection.fetchval(question, lock_number(table))
            except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError):
                self._connection = None  # and with it all claims are gone
                return False

    async def close(self) -> None:
        """Let go of everything."""
        if self._connection is not None:
            with suppress(OSError, asyncpg.InterfaceError):
                await self._connection.close()
            self._connection = None


def lock_number(table: str) -> int:
    """The number of a table's lock: PostgreSQL knows locks by 64 bits."""
    digest = hashlib.blake2b(table.encode(), digest_size=8, person=b"gloaming").digest()
    return int.from_bytes(digest, "big", signed=True)
