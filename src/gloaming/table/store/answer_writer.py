"""Writes answers to SQLite: those that come while others are written share the next commit.

A commit waits for the disk, and that is most of what an answer costs. Each answer still stands or
falls by itself, and nobody is told that one is stored before it is on disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any

# An answer is added only if its table is where it was given, and the table advances only with it:
# so one that is refused leaves nothing to be undone.
INSERT_ANSWER = """INSERT OR IGNORE INTO answer (table_id, number, seat, "key", at)
 SELECT id, :number, :seat, :key, :at FROM game_table
 WHERE id = :table_id AND version = :number AND epoch = :epoch"""
ADVANCE_TABLE = """UPDATE game_table SET version = :number + 1, over = :over, scores = :scores,
 undo = '', snapshot = :snapshot, snapshot_at = :number + 1, touched = :at,
 attendance = :attendance, due = :due WHERE id = :table_id"""
KEEP_POSITION = """INSERT OR REPLACE INTO position (table_id, number, snapshot)
 VALUES (:table_id, :number + 1, :position)"""
Answer = dict[str, Any]


class AnswerWriter:
    """Writes answers over one connection in a thread of its own."""

    def __init__(self, path: str, settings: Callable[[Any, object], None]) -> None:
        self._path = path
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, "answer-writer")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Answer, asyncio.Future[bool]]] = []

    async def add(self, answer: Answer, turn: AbstractAsyncContextManager[object]) -> bool:
        """Stores an answer; False if its table is no longer where it was given.

        `turn` is the lock of all writers of this process: who gets it writes for all that wait.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((answer, stored))
        async with turn:
            if self._waiting:
                await asyncio.shield(asyncio.create_task(self._write_waiting()))
        return await stored

    async def _write_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._thread, self._write, [answer for answer, _ in batch]
            )
        except BaseException as error:
            for _, stored in batch:
                if not stored.done():
                    stored.set_exception(error)
            return
        for (_, stored), is_stored in zip(batch, found, strict=True):
            if not stored.done():
                stored.set_result(is_stored)

    def _write(self, answers: list[Answer]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False
            )
            self._settings(self._connection, None)
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            found = [self._add_one(cursor, answer) for answer in answers]
            cursor.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
        return found

    def _add_one(self, cursor: sqlite3.Cursor, answer: Answer) -> bool:
        cursor.execute(INSERT_ANSWER, answer)
        if cursor.rowcount != 1:
            return False
        cursor.execute(ADVANCE_TABLE, answer)
        if answer["position"] is not None:
            cursor.execute(KEEP_POSITION, answer)
        return True

    def close(self) -> None:
        """Closes the connection."""
        if self._connection is not None:
            self._thread.submit(self._connection.close).result()
        self._thread.shutdown()
