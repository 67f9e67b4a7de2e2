"""Words between workers: through PostgreSQL, over connections that stay open."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend


class Between(AsyncPgChannelsBackend):
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
