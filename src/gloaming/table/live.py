"""Live updates: everybody at a table hears of each change, and gets what changed for their eyes."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.response.sse import ServerSentEventMessage

from gloaming.kernel.page import Zone

HEARTBEAT = 15.0  # seconds between signs of life on a quiet stream
RETRY = 1500  # milliseconds after which a browser connects again


def make_channels(database: str) -> ChannelsPlugin:
    """Channels in memory for one worker, through PostgreSQL for several."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if database.startswith("postgresql"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        backend = AsyncPgChannelsBackend(database.replace("postgresql+asyncpg", "postgresql"))
    return ChannelsPlugin(backend, arbitrary_channels_allowed=True, subscriber_max_backlog=64)


def channel(table: str) -> str:
    """The channel of a table; a name every backend takes."""
    return "table_" + table.lower() + "_" + hashlib.sha256(table.encode()).hexdigest()[:8]


def zone_hash(zone: Zone) -> str:
    """The mark by which a page and the server agree that a zone is unchanged."""
    return hashlib.blake2b(zone.html.encode(), digest_size=6).hexdigest()


def changed(zones: list[Zone], known: dict[str, str]) -> list[dict[str, str]]:
    """The zones that differ from what a page has; `known` is brought up to date."""
    found: list[dict[str, str]] = []
    for zone in zones:
        mark = zone_hash(zone)
        if known.get(zone.id) != mark:
            known[zone.id] = mark
            found.append({"id": zone.id, "hash": mark, "html": str(zone.html)})
    return found


Look = Callable[[bool], Awaitable[tuple[str, str] | None]]


class Streams:
    """All open streams of a worker; they end when it closes, and pages connect again."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self._open: set[asyncio.Queue[bytes]] = set()
        self._closed = False

    def close(self) -> None:
        """End every stream now."""
        self._closed = True
        for queue in self._open:
            if queue.empty():
                queue.put_nowait(b"")

    async def events(self, table: str, look: Look) -> AsyncIterator[ServerSentEventMessage]:
        """Events of one page: `look` gives (event, data) when there is something new for it.

        It is told whether there is reason to think so: nothing was heard before a beat, but a word
        from another worker can be lost.
        The first look comes at once, so that a page that slept always gets the full current state;
        several changes in a row are told in one.
        """
        async with self.channels.start_subscription([channel(table)]) as subscriber:
            queue: asyncio.Queue[bytes] = asyncio.Queue(1)

            async def collect() -> None:
                async for data in subscriber.iter_events():
                    if queue.empty():
                        queue.put_nowait(data)

            collecting = asyncio.create_task(collect())
            self._open.add(queue)
            try:
                yield ServerSentEventMessage(data="hello", event="hello", retry=RETRY)
                heard = True
                while not self._closed:
                    news = await look(heard)
                    if news is not None:
                        yield ServerSentEventMessage(data=news[1], event=news[0])
                    heard = True
                    try:
                        await asyncio.wait_for(queue.get(), HEARTBEAT)
                    except TimeoutError:
                        heard = False
                        yield ServerSentEventMessage(data="", event="beat")
            finally:
                self._open.discard(queue)
                collecting.cancel()


def as_json(value: Any) -> str:
    """One line of JSON."""
    return msgspec.json.encode(value).decode()
