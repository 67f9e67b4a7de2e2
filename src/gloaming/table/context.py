"""What the handlers share: the store, the live tables, the bots and the signer."""

import asyncio
import gc
import logging
import signal
import threading
import time
from collections import Counter
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeAlias

from litestar.channels import ChannelsPlugin
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from gloaming.kernel.cache import Cache
from gloaming.table.admin import changes
from gloaming.table.admin.retention import purge
from gloaming.table.game_catalog import load_pages
from gloaming.table.limits.bans import Bans
from gloaming.table.limits.rate_limit import NEW_PERSON, RateLimit
from gloaming.table.memory import divide_memory
from gloaming.table.metrics import Metrics
from gloaming.table.pages.default_names import guest_name
from gloaming.table.people import (
    AnyRequest,
    Signer,
    answering_id,
    clean_name,
    person_cookie,
    person_of,
    require_person,
)
from gloaming.table.play.bot_workers import BotWorkers
from gloaming.table.play.clock_keeper import ClockKeeper
from gloaming.table.play.live_tables import LiveTable, LiveTables
from gloaming.table.play.past import PASTS, Past
from gloaming.table.play.presenter import Presenter
from gloaming.table.play.streams import ALL_TABLES, Streams
from gloaming.table.play.trial import Trial
from gloaming.table.responses import address_of
from gloaming.table.settings import Settings, plain_url
from gloaming.table.store.models import Person
from gloaming.table.store.store import Store
from gloaming.table.user_errors import UserError

GC_THRESHOLDS = (20_000, 20, 50)  # seldom, for the pauses: there are few reference cycles
if TYPE_CHECKING:
    from gloaming.table.play.worker_channels import Claims

OPERATOR_SECONDS = 2.0  # between two looks at what operators have changed
PURGE_SECONDS = 24 * 3600.0
LINKS = 1000  # tables whose links are kept at least
LOAD_AFTER = 2.0  # seconds after its start, in which people who were there before come back


class ServerContext:
    """Everything of one worker that lives as long as the server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.metrics = Metrics(settings.shared)
        self.is_stopping = False
        self.bans = Bans()
        self.rations = RateLimit(settings.rate, settings.streams)
        self._changes_read = 0  # of what operators have changed behind the workers' backs
        self.streams = Streams(channels, self._on_change)
        self.store = Store(settings.url)
        self.live_tables = LiveTables(self.store, self.notify)
        self.live_tables.trial = self.trial = Trial()
        self.live_tables.quota.most_of_person = settings.bot_tables
        self.live_tables.quota.most_of_address = settings.address_bot_tables
        self.live_tables.pack_quota.most_tables = settings.pack_tables
        self.live_tables.pack_quota.most_of_person = settings.pack_space
        self.live_tables.pack_quota.most_of_all = settings.all_pack_space
        divide_memory(settings.memory, self.live_tables)
        self.signer = Signer(settings.secret)
        self.presenter = Presenter()
        self.bot_workers: BotWorkers | None = None
        self.clock_keeper: ClockKeeper | None = None
        self._background: list[asyncio.Task[None]] = []
        self._present: dict[str, Counter[str]] = {}
        self._pasts: Cache[tuple[str, int], Past] = Cache(PASTS)
        self._links: Cache[str, list[str]] = Cache(LINKS)  # secrets just made, for the host

    async def open(self) -> None:
        """Reads the secret, and lets the bots of running tables go on."""
        await self.streams.open()
        if not self.settings.is_prepared:
            self.settings = await self.store.prepare(self.settings)
        self.signer = Signer(self.settings.secret)
        self.bot_workers = BotWorkers(self.live_tables, self.settings.thinkers, self._claims())
        self.clock_keeper = ClockKeeper(self.live_tables, self._claims())
        await self.clock_keeper.open()
        self._background.append(asyncio.create_task(self.clock_keeper.run()))
        for table in await self.store.running_tables():
            self.bot_workers.schedule(table)
        self._changes_read = await changes.last_change(self.store)
        await self.bans.read(self.store)
        self._background.append(asyncio.create_task(self._follow_operator()))
        if self.settings.preload:
            self._background.append(asyncio.create_task(self.load_games()))
        self._end_streams_on_signals()
        self._measure()
        gc.collect()
        gc.freeze()  # cards, rules and code stay for good: the collector leaves them out
        gc.set_threshold(*GC_THRESHOLDS)

    async def load_games(self, after: float = LOAD_AFTER) -> None:
        """Loads what the first reader of a page, or owner of a pack, would have to wait for.

        In a thread and in the process for packs: nobody who is here already is held up by it.
        """
        await asyncio.sleep(after)
        try:
            await asyncio.gather(asyncio.to_thread(load_pages), self.trial.prepare())
        except Exception as error:
            logging.getLogger("gloaming").warning("games are not loaded ahead: %s", error)

    async def _follow_operator(self) -> None:
        """Takes note for ever of what operators change, and deletes what is old once a day."""
        purged = -PURGE_SECONDS
        while True:
            await asyncio.sleep(OPERATOR_SECONDS)
            try:
                await self.read_operator_changes()
                if self.settings.retention and time.monotonic() - purged > PURGE_SECONDS:
                    purged = time.monotonic()
                    await purge(self.store, self.settings.retention, only_if_used=True)
            except Exception as error:
                logging.getLogger("gloaming").warning("operators are not heard: %s", error)

    async def read_operator_changes(self) -> None:
        """Drops from memory what an operator has changed since this was last asked."""
        for number, kind, target in await changes.changes_since(self.store, self._changes_read):
            self._changes_read = number
            if kind == changes.TABLE:
                self.live_tables.forget(target)
                self.store.forget_chat(target)
                self.streams.signal(target)
            elif kind == changes.PERSON:
                self.store.forget_person(target)
            else:
                await self.bans.read(self.store)

    def _measure(self) -> None:
        """Counts answers, and tells who asks how much there is of what lives here."""
        metrics = self.metrics

        def count_answer(is_bot: bool, seconds: float) -> None:
            metrics.count("gloaming_answers_total", by="bot" if is_bot else "person")
            metrics.observe("gloaming_answer_seconds", seconds)

        self.live_tables.on_answer = count_answer
        metrics.gauges["gloaming_tables_in_memory"] = lambda: self.live_tables.in_memory
        metrics.gauges["gloaming_streams"] = lambda: self.streams.count
        metrics.gauges["gloaming_bot_queue"] = lambda: (
            0 if self.bot_workers is None else self.bot_workers.waiting
        )
        if self.settings.shared:
            self._background.append(asyncio.create_task(metrics.share()))

    def _claims(self) -> "Claims | None":
        """Returns what lets only one of several workers play the bots of a table."""
        if self.store.is_sole_writer:
            return None
        from gloaming.table.play.worker_channels import Claims

        return Claims(plain_url(self.settings.url))

    def _end_streams_on_signals(self) -> None:
        """Ends the streams when the server is told to stop: it waits for open responses."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)

            def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
                self.is_stopping = True
                loop.call_soon_threadsafe(self.streams.close)
                if callable(before):
                    before(number, frame)

            signal.signal(number, stop)

    def stop_background(self) -> None:
        """Stops what is done from time to time, whether anybody plays or not."""
        for task in self._background:
            task.cancel()

    async def close(self) -> None:
        """Closes everything, bots first."""
        self.is_stopping = True
        self.stop_background()
        await self.streams.stop()
        if self.clock_keeper is not None:
            await self.clock_keeper.close()
        if self.bot_workers is not None:
            await self.bot_workers.close()
        self.trial.close()
        await self.store.close()

    async def notify(self, table: str, is_chat: bool = False) -> None:
        """Tells all pages of a table in every worker that it has changed, and its bots here."""
        await self.streams.publish(table, is_chat)
        if self.bot_workers is not None:
            self.bot_workers.schedule(table)

    def _on_change(self, table: str, is_chat: bool) -> None:
        """Takes note that another worker has changed a table, or its chat."""
        if table == ALL_TABLES:
            self.live_tables.mark_all_changed()
            self.store.forget_chats()
        elif is_chat:
            self.store.forget_chat(table)
        else:
            self.live_tables.mark_changed(table)

    def past(self, live: LiveTable) -> Past:
        """Returns the past of a table, as far as somebody has looked at it lately."""
        key = (live.table.id, live.table.epoch)
        found = self._pasts.get(key)
        return self._pasts.put(key, Past(live.match)) if found is None else found

    # --- links ------------------------------------------------------------------------------

    def remember_links(self, table: str, links: list[str]) -> None:
        """Keeps secret links, which are stored hashed: the host sees them as long as they are."""
        self._links.put(table, links)

    def links(self, table: str) -> list[str]:
        """Returns the secrets of a table's seats, as far as they are still in memory."""
        return self._links.get(table) or []

    # --- people ---------------------------------------------------------------------------

    async def person_of(self, request: AnyRequest) -> Person:
        """Returns the person behind a request, by token or cookie; else a visitor."""
        return self.bans.admitted(await person_of(request, self.store, self.signer))

    async def ensure_person(self, request: AnyRequest, name: str = "") -> Person:
        """Returns the person behind a request, made now if there is none yet."""
        found = await self.person_of(request)
        return found if found.id else await self.new_person(request, name, found.lang)

    async def new_person(self, request: AnyRequest, name: str, lang: str) -> Person:
        """Makes a person; an address cannot make many."""
        self.rations.take(address_of(request), 0.0, NEW_PERSON)
        return await self.store.new_person(clean_name(name, guest_name(lang)), lang)

    async def answering_id(self, request: AnyRequest) -> str:
        """Returns the id of the person behind an answer."""
        return self.bans.admitted_id(await answering_id(request, self.store, self.signer))

    def person_cookie(self, person: Person) -> Cookie:
        """Returns the cookie by which a browser stays a person."""
        return person_cookie(person, self.signer, self.settings.secure)

    async def seated(self, request: AnyRequest, table: str) -> tuple[Person, LiveTable, list[int]]:
        """Returns a person with a table and their seats there; everybody else is refused."""
        person = require_person(await self.person_of(request))
        live = await self.live_tables.live(table)
        own = live.seats_of(person.id)
        if not own:
            raise UserError("error-no-own-seat")
        return person, live, own

    def arrive(self, table: str, person: str) -> None:
        """Counts an open page of a person (or of an unknown watcher) at a table."""
        self._present.setdefault(table, Counter())[person] += 1

    def depart(self, table: str, person: str) -> None:
        """Counts that such a page was closed."""
        here = self._present.get(table)
        if here is not None:
            here[person] -= 1
            if here[person] <= 0:
                del here[person]
            if not here:
                del self._present[table]

    def present(self, table: str) -> set[str]:
        """Returns the people whose pages are open at a table."""
        return set(self._present.get(table, ()))

    def listening(self, table: str) -> int:
        """Returns how many pages are open at a table."""
        return sum(self._present.get(table, Counter()).values())


Server: TypeAlias = NamedDependency[ServerContext]  # as handlers get it
