"""Bots in seats: they think in processes of their own and never block play."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.bots import make
from gloaming.kernel.content.pack import parse_pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup
from gloaming.table.play.live_tables import LiveTable, LiveTables

if TYPE_CHECKING:
    from gloaming.table.play.worker_channels import Claims

TRIES = 3
PATIENCE = 120.0  # seconds for one thought
ANOTHER = 1.0  # seconds until a table is looked at again that another worker thinks for


def think(game: str, setup: bytes, packs: list[str], snapshot: bytes, seat: int, bot: str) -> str:
    """One thought: the key of the answer. Runs in a process of its own."""
    box = find(game)
    made = msgspec.json.decode(setup, type=Setup)
    made = msgspec.structs.replace(made, rules=box.rules_version)
    position = box.restore(made, [parse_pack(text, "pack") for text in packs], snapshot)
    player = make(bot, box, f"{made.key}/{seat}/{position.version}")
    choice = player.answer(position, seat)
    for option in position.options(seat):
        if option.choice == choice:
            return option.key
    raise GloamingError(f"{bot} chose something that is not there")


def _attend() -> None:
    """A thinker ends with its server, even with one that was killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C in a terminal goes to all processes; those that are started here never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class BotWorkers:
    """The processes in which bots think, and the tables that wait for them."""

    def __init__(
        self, live_tables: LiveTables, workers: int, claims: "Claims | None" = None
    ) -> None:
        self.live_tables = live_tables
        self.claims = claims  # where other workers could think for the same table
        self._workers = workers
        self._pool = self._new_pool()
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_attend)

    def wanted(self, live: LiveTable) -> None:
        """Somebody looks at a table: if a bot is asked there and nobody thinks, let it think."""
        if live.row.id not in self._driving and any(
            live.seats[s].bot for s in live.match.asked_seats
        ):
            self.wake(live.row.id)

    def wake(self, table: str) -> None:
        """Something happened at a table: if a bot is asked there, let it think."""
        live = self.live_tables.at_hand(table)
        if live is not None and not any(seat.bot for seat in live.seats):
            return  # people's seats stay people's
        task = self._driving.get(table)
        if task is not None and not task.done():
            self._again.add(table)
            return
        self._driving[table] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: str) -> None:
        claimed = False
        try:
            while True:
                self._again.discard(table)
                live = await self.live_tables.live(table)
                seat = next(
                    (
                        s
                        for s in live.match.asked_seats
                        if live.seats[s].bot and not live.seats[s].trouble
                    ),
                    None,
                )
                if seat is None:
                    if table in self._again:
                        continue
                    break
                if self.claims is not None and not claimed:
                    claimed = await self.claims.take(table)
                    if not claimed:  # another worker thinks; if it dies, this one takes over
                        await asyncio.sleep(ANOTHER)
                        continue
                    live = await self.live_tables.live(table)
                    if seat not in live.match.asked_seats:
                        continue
                await self._move(live, seat)
        except GloamingError:
            return
        finally:
            self._driving.pop(table, None)
            if self.claims is not None and claimed:
                await self.claims.give(table)

    async def _move(self, live: LiveTable, seat: int) -> None:
        """One answer of a bot; a crash is tried again, then told at the table."""
        import json

        token = live.token
        row = live.row
        work: tuple[Any, ...] = (
            row.game,
            row.setup,
            json.loads(row.packs),
            live.match.box.snapshot(live.match.game),
            seat,
            live.seats[seat].bot,
        )
        problem = ""
        for _ in range(TRIES):
            try:
                loop = asyncio.get_running_loop()
                pool = self._pool
                with _undisturbed():
                    pending = loop.run_in_executor(pool, think, *work)
                key = await asyncio.wait_for(pending, PATIENCE)
                await self.live_tables.answer(row.id, seat, key, token)
                return
            except BrokenProcessPool as error:
                problem = f"its process died ({error})"
                if self._pool is pool:  # else another table has made a new one
                    self._pool = self._new_pool()
            except GloamingError as error:
                now = await self.live_tables.live(row.id)
                if now.token != token:
                    return
                problem = str(error)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
        await self.live_tables.store.change_seat(row.id, seat, trouble=problem[:400])
        await self.live_tables.notify(row.id)

    async def close(self) -> None:
        """Let go of everything."""
        for task in list(self._driving.values()):
            task.cancel()
        processes = getattr(self._pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()  # nobody waits for a thought that nobody will read
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self.claims is not None:
            await self.claims.close()
