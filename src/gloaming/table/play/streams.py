"""Live updates: every open page of a table is told of a change, and gets what changed for it."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.response import Stream

from gloaming.kernel.page.zones import Zone
from gloaming.table.play.wire import (
    GZIP,
    PLAIN,
    CompressedPart,
    Part,
    PatchPart,
    Wire,
    compressed,
    plain_part,
)
from gloaming.table.settings import plain_url

HEARTBEAT = 15.0  # seconds between two events on a quiet stream
RETRY = 1500  # milliseconds after which a browser connects again
CHANNEL = "gloaming_tables"  # all workers are told of all tables: one message for each change
ALL_TABLES = "*"  # what a worker hears when reports were lost: any table may have changed
LOST = f"- {ALL_TABLES}".encode()
HELLO: list[Part] = [plain_part(f"event: hello\r\ndata: hello\r\nretry: {RETRY}\r\n\r\n")]
HEARTBEAT_EVENT: list[Part] = [plain_part("event: beat\r\ndata: \r\n\r\n")]
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}


def make_channels(database: str) -> ChannelsPlugin | None:
    """Returns what several workers tell one another by; with SQLite there is only one."""
    if not database.startswith("postgresql"):
        return None
    from gloaming.table.play.worker_channels import WorkerChannels

    return ChannelsPlugin(WorkerChannels(plain_url(database), LOST), channels=[CHANNEL])


def zone_hash(zone: Zone) -> str:
    """Returns the hash by which a page and the server agree that a zone is unchanged."""
    return compressed(zone.html).hash


class ShownZones:
    """The zones that a page shows, to find those that have changed.

    A page that `takes_patches` is sent of a zone only what is new in it, once the same stream has
    brought the whole.
    """

    def __init__(self, hashes: dict[str, str], takes_patches: bool = False) -> None:
        self.hashes = hashes  # by zone, as the page has told them or was sent them
        self._takes_patches = takes_patches
        self._html: dict[str, str] = {}  # the same drawing again needs no hash
        self._brought: dict[str, bytes] = {}  # texts that the stream has brought, by zone
        self._replaced: dict[str, tuple[bytes, str]] = {}  # those before, with their hashes

    def changed(self, zones: Iterable[Zone]) -> list[Zone]:
        """Returns the zones that differ from what the page shows; from now on it shows them."""
        found: list[Zone] = []
        shown, hashes = self._html, self.hashes
        for zone in zones:
            id, html = zone.id, zone.html
            if shown.get(id) == html:
                continue
            shown[id] = html
            part = compressed(html)
            now = part.hash
            before = hashes.get(id)
            if before != now:
                hashes[id] = now
                found.append(zone)
                if self._takes_patches:
                    self._replaced[id] = (self._brought.get(id, b""), before or "")
                    self._brought[id] = part.data
        return found

    def patch(self, id: str, html: CompressedPart) -> PatchPart | None:
        """Returns what is new in a zone that has just changed; None if all of it is sent."""
        if not self._replaced:
            return None
        before, hash = self._replaced.pop(id, (b"", ""))
        return html.patch(before, hash) if before else None


def zones_event(
    token: str, zones: list[Zone], shown: ShownZones | None = None, **more: Any
) -> list[Part]:
    """Returns the event that brings zones; its id is the state of the game that they show.

    `shown` is the page that it is for: of its zones only what is new is sent, where it takes that.
    """
    head = as_json({"token": token, **more})[:-1]
    parts: list[Part] = []
    text = f'id: {token}\r\nevent: zones\r\ndata: {head},"zones":['
    for zone in zones:
        html = compressed(zone.html)
        patch = None if shown is None else shown.patch(zone.id, html)
        field = "html" if patch is None else "patch"
        parts.append(plain_part(f'{text}{{"id":"{zone.id}","hash":"{html.hash}","{field}":'))
        parts.append(html if patch is None else patch)
        text = "},"
    parts.append(plain_part(f"{'}' if zones else text}]}}\r\n\r\n"))
    return parts


def plain_event(kind: str, data: str) -> list[Part]:
    """Returns a small event; `data` is one line."""
    return [plain_part(f"event: {kind}\r\ndata: {data}\r\n\r\n")]


FindChanges = Callable[[bool], Coroutine[Any, Any, list[Part] | None]]


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
                # A page that is closed meanwhile must not cut off what is read for it: a
                # connection to the database would be lost.
                event = await asyncio.shield(find_changes(is_reported))
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


def as_json(value: Any) -> str:
    """Returns a value as one line of JSON."""
    return msgspec.json.encode(value).decode()
