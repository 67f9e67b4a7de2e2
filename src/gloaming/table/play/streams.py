"""Live updates: every open page of a table is told of a change, and gets what changed for it."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.response import Stream

from gloaming.table.settings import plain_url
from gloaming.table.wire.parts import GZIP, PLAIN, Part, Wire
from gloaming.table.wire.zone_events import plain_event

HEARTBEAT = 15.0  # seconds between two events on a quiet stream
RETRY = 1500  # milliseconds after which a browser connects again
CHANNEL = "gloaming_tables"  # all workers are told of all tables: one message for each change
ALL_TABLES = "*"  # what a worker hears when reports were lost: any table may have changed
LOST = f"- {ALL_TABLES}".encode()
HELLO = plain_event("hello", f"hello\r\nretry: {RETRY}")
HEARTBEAT_EVENT = plain_event("beat", "")
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}


def make_channels(database: str) -> ChannelsPlugin | None:
    """Returns what several workers tell one another by; with SQLite there is only one."""
    if not database.startswith("postgresql"):
        return None
    from gloaming.table.play.worker_channels import WorkerChannels

    return ChannelsPlugin(WorkerChannels(plain_url(database), LOST), channels=[CHANNEL])


# Returns an event, None if there is nothing new, or what has to be awaited for that.
FindChanges = Callable[[bool], list[Part] | Coroutine[Any, Any, list[Part] | None] | None]


class _Listener:
    """One open stream: whether its table may have changed, or only a heartbeat is due."""

    def __init__(self) -> None:
        self.signal = asyncio.Event()
        self.is_heartbeat = False
        self.quiet_since = time.monotonic()


class Streams:
    """All open streams of a worker; they end when it closes, and pages connect again."""

    def __init__(
        self, channels: ChannelsPlugin | None, on_change: Callable[[str, bool], None]
    ) -> None:
        self.channels = channels
        self.on_change = on_change  # called for tables that other workers have changed
        self._listeners: dict[str, set[_Listener]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._worker_id = secrets.token_hex(8)
        self._closed = False
        self.lost = 0  # how often reports of other workers were lost

    async def open(self) -> None:
        """Starts to listen to other workers, and to send heartbeats."""
        self._tasks = [asyncio.create_task(self._send_heartbeats())]
        if self.channels is None:
            return
        subscriber = await self.channels.subscribe([CHANNEL])

        async def receive() -> None:
            async for message in subscriber.iter_events():
                worker, table, *chat = message.decode().split(" ")
                self.lost += table == ALL_TABLES
                if worker != self._worker_id:
                    self.on_change(table, bool(chat))
                    for changed in list(self._listeners) if table == ALL_TABLES else [table]:
                        self.signal(changed)

        self._tasks.append(asyncio.create_task(receive()))

    async def _send_heartbeats(self) -> None:
        """Sends heartbeats; one clock for all streams, because most have sent something before."""
        while True:
            await asyncio.sleep(HEARTBEAT / 15)
            self._signal_heartbeat()

    def _signal_heartbeat(self) -> None:
        """Lets the streams that have been quiet for long send a heartbeat."""
        late = time.monotonic() - HEARTBEAT
        for listeners in self._listeners.values():
            for listener in listeners:
                if listener.quiet_since < late and not listener.signal.is_set():
                    listener.is_heartbeat = True
                    listener.signal.set()

    async def publish(self, table: str, is_chat: bool = False) -> None:
        """Tells all streams of a table that it has changed, those of other workers as well.

        If the message to the others is lost, their pages see the change with the next heartbeat.
        """
        self.signal(table)
        if self.channels is None:
            return
        try:
            message = f"{self._worker_id} {table}" + (" talk" if is_chat else "")
            await self.channels.wait_published(message, [CHANNEL])
        except Exception as error:
            logging.getLogger("gloaming").warning("other workers were not told: %s", error)

    @property
    def count(self) -> int:
        """How many streams are open."""
        return sum(len(listeners) for listeners in self._listeners.values())

    def signal(self, table: str) -> None:
        """Tells all streams of a table here that it has changed."""
        for listener in self._listeners.get(table, ()):
            listener.is_heartbeat = False
            listener.signal.set()

    def close(self) -> None:
        """Ends every stream now."""
        self._closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.signal.set()

    async def stop(self) -> None:
        """Stops to listen to other workers and to send heartbeats."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def events(self, table: str, find_changes: FindChanges) -> AsyncIterator[list[Part]]:
        """Yields the events of one page; `find_changes` returns one if there is something new.

        It is told whether a change was reported: at a heartbeat none was, but a report from
        another worker can be lost. It is asked at once when the stream opens, so that a page that
        slept always gets the current state; several changes in a row give one event.
        """
        listener = _Listener()
        self._listeners.setdefault(table, set()).add(listener)
        try:
            yield HELLO
            is_reported = True
            while not self._closed:
                listener.signal.clear()
                event = find_changes(is_reported)
                if isinstance(event, Coroutine):
                    # A page that is closed meanwhile must not cut off what is read for it: a
                    # connection to the database would be lost.
                    event = await asyncio.shield(event)
                if event is not None:
                    yield event
                is_reported = True
                listener.quiet_since = time.monotonic()
                await listener.signal.wait()
                if listener.is_heartbeat:
                    is_reported = listener.is_heartbeat = False
                    yield HEARTBEAT_EVENT
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

    def response(self, events: AsyncIterator[list[Part]], accepts: str) -> Stream:
        """Returns a stream of events as a response, compressed where the reader takes it so."""
        wire: Wire = GZIP if "gzip" in accepts else PLAIN

        async def send() -> AsyncIterator[bytes]:
            first = True
            try:
                async for parts in events:
                    yield wire.begin + wire.join(parts) if first else wire.join(parts)
                    first = False
            except asyncio.CancelledError as error:
                # Who cancels keeps the error in a cycle, and its traceback would keep the page
                # with its table until the collector looks for cycles among what is old.
                parts = []
                raise error.with_traceback(None) from None

        headers = {**HEADERS, **wire.headers}
        return Stream(send(), headers=headers, media_type="text/event-stream")
