"""Bots in seats: they choose their answers in processes of their own and never block play."""

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from gloaming.kernel.cache import Cache
from gloaming.kernel.errors import GloamingError
from gloaming.table.play.live_tables import LiveTable, LiveTables
from gloaming.table.play.processes import Processes, TookTooLong
from gloaming.table.play.thoughts import AdvisedKey, choose_advice, choose_answer
from gloaming.table.user_errors import UserError

if TYPE_CHECKING:
    from gloaming.table.play.worker_channels import Claims

TRIES = 3
THOUGHT_SECONDS = 60.0  # of the processor, for one answer; a bot that takes more is ended
ADVICE_SECONDS = 10.0  # of the processor, for advice to a person
ADVICES = 200  # pieces of advice that are kept at least, for who asks again
OUTAGE_RETRY = 1.0  # seconds until bots are tried again while the database does not answer
CLAIM_RETRY = 1.0  # seconds until a table is tried again whose bots another worker plays

_Asked = tuple[str, str, int]  # a table, its state and a seat


class BotWorkers:
    """The processes of bots, and the tables that wait for them."""

    def __init__(
        self, live_tables: LiveTables, workers: int, claims: "Claims | None" = None
    ) -> None:
        self.live_tables = live_tables
        self.claims = claims  # where other workers could play the same bots
        self.processes = Processes(workers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._advices: Cache[_Asked, list[AdvisedKey]] = Cache(ADVICES)
        self._advising: dict[str, tuple[_Asked, asyncio.Task[list[AdvisedKey]]]] = {}  # by person

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
        """Lets a table's bots play; while the database does not answer, they wait for it."""
        try:
            while True:
                try:
                    return await self._play_while_asked(table)
                except GloamingError:
                    return None
                except Exception as error:
                    log = logging.getLogger("gloaming")
                    log.warning("bots wait: %s: %s", type(error).__name__, str(error)[:200])
                    await asyncio.sleep(OUTAGE_RETRY)
        finally:
            self._tasks.pop(table, None)

    async def _play_while_asked(self, table: str) -> None:
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
                is_early = live.shuffled_at() > self.live_tables.served.now()
                if seat is None or live.table.closed or is_early:
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
        finally:
            if self.claims is not None and claimed:
                await self.claims.give(table)

    async def _answer_for_bot(self, live: LiveTable, seat: int) -> None:
        """Gives one answer of a bot; a crash is tried again, then shown at the table."""
        token, bot = live.token, live.seats[seat].bot
        table = live.table
        work: tuple[Any, ...] = (*_position_of(live), seat, bot)
        problem = ""
        for _ in range(TRIES):
            try:
                key = await self._thought(table.host, work)
                await self.live_tables.answer(table.id, seat, key, token, bot)
                return
            except TookTooLong as error:  # it would again
                problem = str(error)
                break
            except GloamingError as error:
                now = await self.live_tables.live(table.id)
                if now.token != token or now.seats[seat].bot != bot:
                    return  # somebody was first, or the person is back at their seat
                problem = str(error)
        await self.live_tables.store.change_seat(table.id, seat, trouble=problem[:400])
        await self.live_tables.notify(table.id)

    async def advice(self, live: LiveTable, seat: int, person: str) -> list[AdvisedKey]:
        """Returns what a good bot would do in the place of a seat that is asked, the best first.

        A person is given one piece of advice at a time: else one could keep all bots busy.
        """
        key = (live.table.id, live.token, seat)
        found = self._advices.get(key)
        if found is not None:
            return found
        asked, task = self._advising.get(person, (key, None))
        if asked != key:
            raise UserError("error-too-quick")
        if task is None:
            task = asyncio.create_task(self._advise(key, person, (*_position_of(live), seat)))
            self._advising[person] = (key, task)
        return await asyncio.shield(task)  # others who ask for the same wait for it, too

    async def _advise(self, key: _Asked, person: str, work: tuple[Any, ...]) -> list[AdvisedKey]:
        try:
            found: list[AdvisedKey] = await self.processes.run(
                person, ADVICE_SECONDS, choose_advice, *work
            )
            return self._advices.put(key, found)
        finally:
            del self._advising[person]

    async def _thought(self, host: str, work: tuple[Any, ...]) -> str:
        """Returns the key that a bot chooses; whatever goes wrong with it is a `GloamingError`."""
        try:
            key = await self.processes.run(host, THOUGHT_SECONDS, choose_answer, *work)
        except GloamingError:
            raise
        except Exception as error:
            raise GloamingError(f"{type(error).__name__}: {error}") from None
        return str(key)

    async def close(self) -> None:
        """Ends all processes."""
        for task in list(self._tasks.values()):
            task.cancel()
        self.processes.close()
        if self.claims is not None:
            await self.claims.close()


def _position_of(live: LiveTable) -> tuple[Any, ...]:
    """Returns a table's game as a process needs it."""
    table = live.table
    snapshot = live.match.box.snapshot(live.match.game)
    return table.game, table.setup, json.loads(table.packs), snapshot
