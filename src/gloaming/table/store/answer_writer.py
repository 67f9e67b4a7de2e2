"""Keeps answers in SQLite: those that come while others go to disk go together in the next turn.

A commit waits for the disk, and that is most of what an answer costs. Each answer still stands or
falls by itself, and nobody is told that one is kept before it is on disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any

MOVE_ON = """UPDATE game_table SET version = :number + 1, over = :over, scores = :scores, undo = '',
 snapshot = :snapshot, snapshot_at = :number + 1, touched = :at
 WHERE id = :table_id AND version = :number AND epoch = :epoch"""
KEEP = 'INSERT INTO answer (table_id, number, seat, "key", at)'
KEEP += " VALUES (:table_id, :number, :seat, :key, :at)"
Answer = dict[str, Any]


class AnswerWriter:
    """One connection in a thread of its own."""

    def __init__(self, path: str, settings: Callable[[Any, object], None]) -> None:
        self._path = path
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, "keeper")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Answer, asyncio.Future[bool]]] = []

    async def add(self, answer: Answer, turn: AbstractAsyncContextManager[object]) -> bool:
        """Keep an answer; False if its table does not stand where it was given.

        `turn` is what all writers of this process take turns by: who gets it writes for all.
        """
        kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((answer, kept))
        async with turn:
            if self._waiting:
                await asyncio.shield(asyncio.create_task(self._all()))
        return await kept

    async def _all(self) -> None:
        some, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(
                self._thread, self._write, [answer for answer, _ in some]
            )
        except BaseException as error:
            for _, kept in some:
                if not kept.done():
                    kept.set_exception(error)
            return
        for (_, kept), good in zip(some, found, strict=True):
            if not kept.done():
                kept.set_result(good)

    def _write(self, answers: list[Answer]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False
            )
            self._settings(self._connection, None)
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            found = [self._keep(cursor, answer) for answer in answers]
            cursor.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
        return found

    def _keep(self, cursor: sqlite3.Cursor, answer: Answer) -> bool:
        cursor.execute("SAVEPOINT one")
        try:
            cursor.execute(MOVE_ON, answer)
            if cursor.rowcount:
                cursor.execute(KEEP, answer)
                return True
            return False
        except sqlite3.IntegrityError:
            cursor.execute("ROLLBACK TO one")
            return False
        finally:
            cursor.execute("RELEASE one")

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._thread.submit(self._connection.close).result()
        self._thread.shutdown()
