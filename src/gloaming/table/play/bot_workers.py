"""Bots in seats: they choose their answers in processes of their own and never block play."""

import asyncio
import json
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
TIMEOUT = 120.0  # seconds for one answer
CLAIM_RETRY = 1.0  # seconds until a table is tried again whose bots another worker plays


def choose_answer(
    game: str, setup: bytes, packs: list[str], snapshot: bytes, seat: int, bot: str
) -> str:
    """Returns the key of a bot's answer; runs in a process of its own."""
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


def _exit_with_server() -> None:
    """Ends a bot's process with its server, even with one that was killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Keeps Ctrl-C, which a terminal sends to all processes, from those that are started here."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class BotWorkers:
    """The processes of bots, and the tables that wait for them."""

    def __init__(
        self, live_tables: LiveTables, workers: int, claims: "Claims | None" = None
    ) -> None:
        self.live_tables = live_tables
        self.claims = claims  # where other workers could play the same bots
        self._workers = workers
        self._pool = self._new_pool()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_exit_with_server)

    @property
    def waiting(self) -> int:
        """How many tables have bots that think or wait for it."""
        return len(self._tasks)

    def schedule_if_asked(self, live: LiveTable) -> None:
        """Lets the bots of a table play if one is asked and none is playing."""
        if live.table.id not in self._tasks and any(
            live.seats[s].bot for s in live.match.asked_seats
        ):
            self.schedule(live.table.id)

    def schedule(self, table: str) -> None:
        """Lets the bots of a table play that has changed."""
        live = self.live_tables.cached(table)
        if live is not None and not any(seat.bot for seat in live.seats):
            return  # people's seats stay people's
        task = self._tasks.get(table)
        if task is not None and not task.done():
            self._again.add(table)
            return
        self._tasks[table] = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: str) -> None:
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
                if seat is None or live.table.closed:
                    if table in self._again:
                        continue
                    break
                if self.claims is not None and not claimed:
                    claimed = await self.claims.take(table)
                    if not claimed:  # another worker plays; if it dies, this one takes over
                        await asyncio.sleep(CLAIM_RETRY)
                        continue
                    live = await self.live_tables.live(table)
                    if seat not in live.match.asked_seats:
                        continue
                await self._answer_for_bot(live, seat)
        except GloamingError:
            return
        finally:
            self._tasks.pop(table, None)
            if self.claims is not None and claimed:
                await self.claims.give(table)

    async def _answer_for_bot(self, live: LiveTable, seat: int) -> None:
        """Gives one answer of a bot; a crash is tried again, then shown at the table."""
        token = live.token
        table = live.table
        work: tuple[Any, ...] = (
            table.game,
            table.setup,
            json.loads(table.packs),
            live.match.box.snapshot(live.match.game),
            seat,
            live.seats[seat].bot,
        )
        problem = ""
        for _ in range(TRIES):
            try:
                loop = asyncio.get_running_loop()
                pool = self._pool
                with _interrupts_blocked():
                    pending = loop.run_in_executor(pool, choose_answer, *work)
                key = await asyncio.wait_for(pending, TIMEOUT)
                await self.live_tables.answer(table.id, seat, key, token)
                return
            except BrokenProcessPool as error:
                problem = f"its process died ({error})"
                if self._pool is pool:  # else another table has made a new one
                    self._pool = self._new_pool()
            except GloamingError as error:
                now = await self.live_tables.live(table.id)
                if now.token != token:
                    return
                problem = str(error)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
        await self.live_tables.store.change_seat(table.id, seat, trouble=problem[:400])
        await self.live_tables.notify(table.id)

    async def close(self) -> None:
        """Ends all processes."""
        for task in list(self._tasks.values()):
            task.cancel()
        processes = getattr(self._pool, "_processes", None) or {}
        for process in list(processes.values()):
            process.kill()  # nobody will read its answer
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self.claims is not None:
            await self.claims.close()
