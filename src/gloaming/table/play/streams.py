"""Live updates: everybody at a table hears of each change, and gets what changed for their eyes."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.response import Stream

from gloaming.kernel.page.zones import Zone
from gloaming.table.play.wire import GZIP, PLAIN, Part, Wire, packed, short
from gloaming.table.settings import plain_url

HEARTBEAT = 15.0  # seconds between signs of life on a quiet stream
RETRY = 1500  # milliseconds after which a browser connects again
CHANNEL = "gloaming_tables"  # all workers hear of all tables: one word for each change
HELLO: list[Part] = [short(f"event: hello\r\ndata: hello\r\nretry: {RETRY}\r\n\r\n")]
BEAT: list[Part] = [short("event: beat\r\ndata: \r\n\r\n")]
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}


def make_channels(database: str) -> ChannelsPlugin | None:
    """What several workers hear of one another by; with SQLite there is only one."""
    if not database.startswith("postgresql"):
        return None
    from gloaming.table.play.worker_channels import WorkerChannels

    return ChannelsPlugin(WorkerChannels(plain_url(database)), channels=[CHANNEL])


def zone_hash(zone: Zone) -> str:
    """The mark by which a page and the server agree that a zone is unchanged."""
    return packed(zone.html).mark


class ShownZones:
    """The zones that a page shows: tells which of some have changed since it last asked."""

    def __init__(self, hashes: dict[str, str]) -> None:
        self.hashes = hashes  # by zone, as the page has told them or was sent them
        self._html: dict[str, str] = {}  # the same drawing again needs no hash

    def changed(self, zones: Iterable[Zone]) -> list[Zone]:
        """Returns the zones that differ from what the page shows; from now on it shows them."""
        found: list[Zone] = []
        for zone in zones:
            if self._html.get(zone.id) == zone.html:
                continue
            self._html[zone.id] = zone.html
            now = zone_hash(zone)
            if self.hashes.get(zone.id) != now:
                self.hashes[zone.id] = now
                found.append(zone)
        return found


def zones_event(token: str, zones: list[Zone], **more: Any) -> list[Part]:
    """The event that brings zones; its id is the state of the game that they show."""
    head = as_json({"token": token, **more})[:-1]
    parts: list[Part] = []
    text = f'id: {token}\r\nevent: zones\r\ndata: {head},"zones":['
    for zone in zones:
        html = packed(zone.html)
        parts.append(short(f'{text}{{"id":"{zone.id}","hash":"{html.mark}","html":'))
        parts.append(html)
        text = "},"
    parts.append(short(f"{'}' if zones else text}]}}\r\n\r\n"))
    return parts


def plain_event(kind: str, data: str) -> list[Part]:
    """A small event; `data` is one line."""
    return [short(f"event: {kind}\r\ndata: {data}\r\n\r\n")]


Look = Callable[[bool], Awaitable[list[Part] | None]]


class _StreamSignal:
    """Of one stream: whether there is news, or only a beat."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.beat = False
        self.quiet_since = time.monotonic()


class Streams:
    """All open streams of a worker; they end when it closes, and pages connect again."""

    def __init__(self, channels: ChannelsPlugin | None, heard: Callable[[str, bool], None]) -> None:
        self.channels = channels
        self.heard = heard  # told of tables that other workers have changed
        self._ears: dict[str, set[_StreamSignal]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._me = secrets.token_hex(8)
        self._closed = False

    async def open(self) -> None:
        """Listen to what other workers tell of tables, and keep quiet streams alive."""
        self._tasks = [asyncio.create_task(self._beat())]
        if self.channels is None:
            return
        subscriber = await self.channels.subscribe([CHANNEL])

        async def hear() -> None:
            async for word in subscriber.iter_events():
                who, table, *talk = word.decode().split(" ")
                if who != self._me:
                    self.heard(table, bool(talk))
                    self._ring(table)

        self._tasks.append(asyncio.create_task(hear()))

    async def _beat(self) -> None:
        """Signs of life: one clock for all streams, because most hear something before a beat."""
        while True:
            await asyncio.sleep(HEARTBEAT / 15)
            late = time.monotonic() - HEARTBEAT
            for ears in self._ears.values():
                for ear in ears:
                    if ear.quiet_since < late and not ear.news.is_set():
                        ear.beat = True
                        ear.news.set()

    async def tell(self, table: str, talk: bool = False) -> None:
        """Something happened at a table: all streams look, those of other workers as well.

        If the word to the others is lost, their pages see it with the next beat.
        """
        self._ring(table)
        if self.channels is None:
            return
        try:
            word = f"{self._me} {table} talk" if talk else f"{self._me} {table}"
            await self.channels.wait_published(word, [CHANNEL])
        except Exception as error:
            logging.getLogger("gloaming").warning("other workers were not told: %s", error)

    def _ring(self, table: str) -> None:
        for ear in self._ears.get(table, ()):
            ear.beat = False
            ear.news.set()

    def close(self) -> None:
        """End every stream now."""
        self._closed = True
        for ears in self._ears.values():
            for ear in ears:
                ear.news.set()

    async def end(self) -> None:
        """Hear nothing more."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def events(self, table: str, look: Look) -> AsyncIterator[list[Part]]:
        """Events of one page: `look` gives one when there is something new for it.

        It is told whether there is reason to think so: nothing was heard before a beat, but a word
        from another worker can be lost.
        The first look comes at once, so that a page that slept always gets the full current state;
        several changes in a row are told in one.
        """
        ear = _StreamSignal()
        self._ears.setdefault(table, set()).add(ear)
        try:
            yield HELLO
            heard = True
            while not self._closed:
                ear.news.clear()
                news = await look(heard)
                if news is not None:
                    yield news
                heard = True
                ear.quiet_since = time.monotonic()
                await ear.news.wait()
                if ear.beat:
                    heard = ear.beat = False
                    yield BEAT
        finally:
            self._ears[table].discard(ear)
            if not self._ears[table]:
                del self._ears[table]

    def response(self, events: AsyncIterator[list[Part]], accepts: str) -> Stream:
        """A stream of events as an answer, packed where the reader takes it so."""
        wire: Wire = GZIP if "gzip" in accepts else PLAIN

        async def send() -> AsyncIterator[bytes]:
            first = True
            async for parts in events:
                yield wire.begin + wire.join(parts) if first else wire.join(parts)
                first = False

        headers = {**HEADERS, **wire.headers}
        return Stream(send(), headers=headers, media_type="text/event-stream")


def as_json(value: Any) -> str:
    """One line of JSON."""
    return msgspec.json.encode(value).decode()
