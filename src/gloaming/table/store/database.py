"""The connection to the database: sessions for reading and writing, the schema, and settings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from gloaming.table.settings import Settings, new_secret
from gloaming.table.store.answer_writer import AnswerWriter
from gloaming.table.store.tables import SettingRow

POOL = {"pool_size": 10, "max_overflow": 10, "pool_timeout": 60}  # connections of a worker
SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=4000",  # pages
)


class Database:
    """SQLite in a file, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sole_writer = url.startswith("sqlite")  # what is in memory is true
        more: dict[str, Any] = {} if self.is_sole_writer else {"pool_pre_ping": True, **POOL}
        self.engine: AsyncEngine = create_async_engine(url, **more)
        self._reader = self.engine
        if not self.is_sole_writer:  # reading needs no transaction: fewer round trips
            self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._answer_writer: AnswerWriter | None = None
        if self.is_sole_writer:
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
            self._answer_writer = AnswerWriter(
                make_url(url).database or ":memory:", _sqlite_settings
            )
        self._writing = asyncio.Lock()

    async def close(self) -> None:
        """Closes all connections."""
        if self._answer_writer is not None:
            self._answer_writer.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Brings the database to the newest schema."""
        from gloaming.table.store.migrate import upgrade

        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def prepare(self, settings: Settings) -> Settings:
        """Migrates the database, and returns the settings with the secret that is stored there.

        Whoever starts the server calls this once for all workers.
        """
        await self.migrate()
        secret = await self.setting("secret", settings.secret or new_secret())
        return replace(settings, secret=secret, is_prepared=True)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Yields a session for reading."""
        async with AsyncSession(self._reader, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Yields a session that stores all its changes or none; SQLite takes one at a time."""
        async with (
            self._turn(),
            AsyncSession(self.engine, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    def _turn(self) -> AbstractAsyncContextManager[object]:
        return self._writing if self.is_sole_writer else nullcontext()

    # --- settings ----------------------------------------------------------------------

    async def setting(self, name: str, made: str) -> str:
        """Returns a setting; `made` is stored the first time. All workers see the same."""
        async with self.reading() as session:
            found = await session.get(SettingRow, name)
        if found is not None:
            return found.value
        try:
            async with self.writing() as session:
                session.add(SettingRow(name=name, value=made))
            return made
        except IntegrityError:
            async with self.reading() as session:
                again = await session.get(SettingRow, name)
            assert again is not None
            return again.value

    async def find_setting(self, name: str) -> str:
        """Returns a setting as it is stored now, "" if there is none."""
        async with self.reading() as session:
            found = await session.get(SettingRow, name)
        return "" if found is None else found.value

    async def change_setting(self, name: str, value: str) -> None:
        """Stores a setting, whether or not there was one before."""
        async with self.writing() as session:
            await session.merge(SettingRow(name=name, value=value))

    async def ping(self) -> None:
        """Raises an error if the database does not answer."""
        async with self._reader.connect() as connection:
            await connection.exec_driver_sql("SELECT 1")


def _sqlite_settings(connection: Any, _record: object) -> None:
    """Sets SQLite up so that readers do not wait for the writer, and commits are on disk."""
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
