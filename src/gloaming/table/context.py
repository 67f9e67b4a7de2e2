"""What the handlers share: the store, the hall, the thinkers and the signer, made at start-up."""

import asyncio
import gc
import signal
import threading
from collections import Counter
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeAlias

from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency

from gloaming.table.people import Signer
from gloaming.table.play.bot_workers import BotWorkers
from gloaming.table.play.live_tables import LiveTables
from gloaming.table.play.presenter import Presenter
from gloaming.table.play.streams import Streams
from gloaming.table.settings import Settings, plain_url
from gloaming.table.store.store import Store

COLLECT = (20_000, 20, 50)  # seldom, for the pauses: almost nothing here goes in circles
if TYPE_CHECKING:
    from gloaming.table.play.worker_channels import Claims

REMEMBERED = 1000  # tables whose links are remembered


class ServerContext:
    """One worker's house: everything that lives as long as the server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.streams = Streams(channels, self._heard)
        self.store = Store(settings.database)
        self.live_tables = LiveTables(self.store, self.notify)
        self.signer = Signer(settings.secret)
        self.presenter = Presenter()
        self.thinkers: BotWorkers | None = None
        self._present: dict[str, Counter[str]] = {}
        self._links: dict[str, list[str]] = {}  # secrets just made, for the host's first look

    async def open(self) -> None:
        """Migrate, read the secret, and let bots of running tables go on."""
        await self.streams.open()
        await self.store.migrate()
        self.signer = Signer(await self.store.setting("secret", self.settings.secret))
        self.thinkers = BotWorkers(self.live_tables, self.settings.thinkers, self._claims())
        for table in await self.store.running():
            self.thinkers.wake(table)
        self._end_streams_on_signals()
        gc.collect()
        gc.freeze()  # cards, rules and code are here to stay: nobody looks through them again
        gc.set_threshold(*COLLECT)

    def _claims(self) -> "Claims | None":
        """Where several workers can serve a table, only one thinks for its bots."""
        if self.store.alone:
            return None
        from gloaming.table.play.worker_channels import Claims

        return Claims(plain_url(self.settings.database))

    def _end_streams_on_signals(self) -> None:
        """Streams end by themselves when we are told to stop: a server waits for its answers."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            before = signal.getsignal(number)

            def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
                loop.call_soon_threadsafe(self.streams.close)
                if callable(before):
                    before(number, frame)

            signal.signal(number, stop)

    async def close(self) -> None:
        """Let go of everything, bots first."""
        await self.streams.end()
        if self.thinkers is not None:
            await self.thinkers.close()
        await self.store.close()

    async def notify(self, table: str, talk: bool = False) -> None:
        """Tell everybody at a table, in every worker, and wake its bots here."""
        await self.streams.tell(table, talk)
        if self.thinkers is not None:
            self.thinkers.wake(table)

    def _heard(self, table: str, talk: bool) -> None:
        """Another worker has changed a table, or something was said there."""
        if talk:
            self.store.forget_chat(table)
        else:
            self.live_tables.heard(table)

    # --- links ------------------------------------------------------------------------------

    def remember_links(self, table: str, links: list[str]) -> None:
        """Secret links are stored hashed; the host sees them while this worker remembers them."""
        self._links[table] = links
        while len(self._links) > REMEMBERED:
            self._links.pop(next(iter(self._links)))

    def links(self, table: str) -> list[str]:
        """The secrets of a table's seats, as far as they are remembered."""
        return self._links.get(table, [])

    # --- who is here ----------------------------------------------------------------------

    def arrive(self, table: str, person: str) -> None:
        """A page of this person (or of an unknown watcher) listens to a table."""
        self._present.setdefault(table, Counter())[person] += 1

    def depart(self, table: str, person: str) -> None:
        """That page is gone."""
        here = self._present.get(table)
        if here is not None:
            here[person] -= 1
            if here[person] <= 0:
                del here[person]
            if not here:
                del self._present[table]

    def present(self, table: str) -> set[str]:
        """Whose pages listen here."""
        return set(self._present.get(table, ()))

    def listening(self, table: str) -> int:
        """How many pages listen here."""
        return sum(self._present.get(table, Counter()).values())


Server: TypeAlias = NamedDependency[ServerContext]  # as handlers get it
