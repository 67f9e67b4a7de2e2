"""Between workers on one PostgreSQL: messages to all, and claims that only one can have."""

import asyncio
import hashlib
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

RETRY = 0.5  # seconds between two tries to reach the database again


class WorkerChannels(AsyncPgChannelsBackend):
    """Sends all messages over one connection; Litestar's backend opens one for each.

    A connection that is lost is made anew for as long as it takes. Whoever listens hears `lost`
    then: what others said meanwhile is not known.
    """

    def __init__(self, dsn: str, lost: bytes = b"") -> None:
        super().__init__(dsn)
        self._dsn = dsn
        self._lost = lost
        self._publisher: Any = None
        self._lock = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None
        self._is_stopping = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._on_lost)

    def _on_lost(self, _connection: object) -> None:
        if not self._is_stopping:
            self._listening = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        """Connects again, listens to the same channels, and reports that messages were lost."""
        log = logging.getLogger("gloaming")
        log.warning("the database is gone: other workers are not heard until it is back")
        while not self._is_stopping:
            try:
                connection = await self._connect()
                async with self._listener_lock:
                    for channel in self._subscribed_channels:
                        await connection.add_listener(channel, self._listener)
                    self._listener_conn = connection
                    connection.add_termination_listener(self._on_lost)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RETRY)
                continue
            if self._queue is not None:
                for channel in self._subscribed_channels:
                    self._queue.put_nowait((channel, self._lost))
            log.warning("the database is back: other workers are heard again")
            return

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Sends a message; a connection that was lost is made anew once."""
        async with self._lock:
            for last in (False, True):
                try:
                    if self._publisher is None:
                        self._publisher = await asyncpg.connect(self._dsn)
                    for channel in channels:
                        await self._publisher.execute(
                            "SELECT pg_notify($1, $2)", channel, data.decode()
                        )
                    return
                except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError):
                    self._publisher = None
                    if last:
                        raise

    async def on_shutdown(self) -> None:
        self._is_stopping = True
        if self._listening is not None:
            self._listening.cancel()
        if self._publisher is not None:
            with suppress(OSError, asyncpg.InterfaceError):
                await self._publisher.close()
            self._publisher = None
        await super().on_shutdown()


class Claims:
    """Which worker plays a table's bots: a lock of the database, released if the worker dies."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._lock = asyncio.Lock()

    async def take(self, table: str) -> bool:
        """Tries to get the claim to a table; returns whether this worker has it now."""
        return bool(await self._query("SELECT pg_try_advisory_lock($1)", table))

    async def give(self, table: str) -> None:
        """Gives the claim to a table back."""
        if self._connection is not None:
            await self._query("SELECT pg_advisory_unlock($1)", table)

    async def _query(self, query: str, table: str) -> object:
        async with self._lock:
            try:
                if self._connection is None:
                    self._connection = await asyncpg.connect(self._dsn)
                return await self._connection.fetchval(query, lock_number(table))
            except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError):
                self._connection = None  # and with it all claims are gone
                return False

    async def close(self) -> None:
        """Gives all claims back."""
        if self._connection is not None:
            with suppress(OSError, asyncpg.InterfaceError):
                await self._connection.close()
            self._connection = None


def lock_number(table: str) -> int:
    """Returns the number of a table's lock: PostgreSQL knows locks by 64 bits."""
    digest = hashlib.blake2b(table.encode(), digest_size=8, person=b"gloaming").digest()
    return int.from_bytes(digest, "big", signed=True)
