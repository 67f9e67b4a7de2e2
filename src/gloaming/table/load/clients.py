"""The clients of `gloaming bench table`: many people at many tables, at little cost.

They share the machine with the server that they measure, so they parse no page: every table is
played along here by the same rules from the same seed, which tells who is asked and what can be
answered. Of an update only its end and the state that it shows are read; it is unpacked as a
browser does it.
"""

import asyncio
import json
import random
import time
from collections import deque
from contextlib import suppress
from typing import Any, cast
from urllib.parse import quote

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, new
from gloaming.table.wire.compression import decompressor

UPDATE_TIMEOUT = 30.0  # seconds after which an update counts as lost
IDLE = 2.0  # seconds after which a connection is not used again; servers close them after five
OPENING = 8  # tables that are set at the same time
LOST_CHECK = 1.0  # seconds between two checks for updates that never came
CATCHING_UP = 0.1  # seconds of answers that are sent at once at most
EVENT_END = b"\r\n\r\n"
STATE = b"\nid: "


class Caller:
    """Sends requests over connections that stay open."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._idle: list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = []

    def request(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
        """Returns a request as bytes."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines.append(f"content-length: {len(body)}")
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bool]:
        """Returns the connection used last, or a new one if the server may have closed it.

        With it comes whether it is new.
        """
        while self._idle:
            used, reader, writer = self._idle.pop()
            if time.monotonic() - used < IDLE:
                return reader, writer, False
            writer.close()
        return *await asyncio.open_connection(self.host, self.port, limit=1 << 22), True

    async def send(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends a request and returns status, headers and content of the response."""
        while True:
            reader, writer, is_new = await self._connection()
            try:
                writer.write(self.request(method, path, headers or {}, body))
                status, found, content = await _response(reader)
            except BaseException as error:
                writer.close()
                if not is_new and _is_unanswered(error):
                    continue  # on a busy machine the server has closed it before we could use it
                raise
            self._idle.append((time.monotonic(), reader, writer))
            return status, found, content

    async def call(self, path: str, token: str, body: dict[str, Any]) -> Any:
        """Calls the JSON API and returns what it gives."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = json.dumps(body).encode()
        status, _, content = await self.send("POST", f"/api{path}", headers, data)
        if status != 201:
            raise GloamingError(f"{path}: {status} {content[:200].decode(errors='replace')}")
        return json.loads(content)


async def _response(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    """Reads status, headers and content of a response."""
    lines = (await reader.readuntil(EVENT_END)).decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines[1:] if line)
    found = {name.lower(): value.strip() for name, _, value in pairs}
    content = b""
    if "content-length" in found:
        content = await reader.readexactly(int(found["content-length"]))
    elif found.get("transfer-encoding") == "chunked":
        while size := int(await reader.readuntil(b"\r\n"), 16):
            content += (await reader.readexactly(size + 2))[:-2]
        await reader.readuntil(b"\r\n")
    return int(lines[0].split()[1]), found, content


def _is_unanswered(error: BaseException) -> bool:
    """Whether a connection was closed before any of a response came: the request was not read."""
    if isinstance(error, asyncio.IncompleteReadError):
        return not error.partial
    return isinstance(error, ConnectionError)


class LoadPage(asyncio.Protocol):
    """A seat's page with its open stream: which state it has seen."""

    def __init__(self, clients: "LoadClients", table: "LoadTable", request: bytes) -> None:
        self.seen = -1
        self.transport: asyncio.WriteTransport | None = None
        self._clients = clients
        self._table = table
        self._request = request
        self._decompressor = decompressor()
        self._head = b""
        self._begun = False
        self._raw = b""
        self._text = b""
        self._size = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if not self._begun:
            self._head += data
            head, end, data = self._head.partition(b"\r\n\r\n")
            if not end:
                return
            self._begun = True
            if not head.startswith(b"HTTP/1.1 200"):
                self._clients.broken.append(head.partition(b"\r\n")[0].decode("latin-1"))
                return
        self._raw += data
        self._size += len(data)
        self._text += self._decompressor.decompress(self._chunks())
        if self._text.endswith(EVENT_END):
            state = last_state(self._text)
            if state:
                self._table.epoch, self.seen = state
                self._clients.updated(self._table, self._size)
            self._text = b""
            self._size = 0

    def _chunks(self) -> bytes:
        """Returns the content of all chunks of the response that are complete."""
        found = b""
        while True:
            size, end, rest = self._raw.partition(b"\r\n")
            if not end:
                return found
            length = int(size, 16)
            if len(rest) < length + 2:
                return found
            found += rest[:length]
            self._raw = rest[length + 2 :]

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def last_state(text: bytes) -> tuple[int, int] | None:
    """Returns the state of the game that the last of some events shows: its id.

    What is drawn stands on one line, so an id is only where a line begins.
    """
    line = text.rfind(STATE) + 1
    if not line and not text.startswith(STATE[1:]):
        return None
    epoch, _, version = text[line + len(STATE) - 1 : text.index(b"\r", line)].partition(b".")
    return int(epoch), int(version)


class LoadTable:
    """A table with its open pages, and its game as it goes on here."""

    def __init__(self, id: str, cookies: list[str], match: Match) -> None:
        self.id = id
        self.cookies = cookies
        self.match = match
        self.pages: list[LoadPage] = []
        self.epoch = 0
        self.waiting = 0  # the state that all pages have to see
        self.sent = 0.0

    @property
    def seen(self) -> int:
        """The state that the slowest page has seen."""
        return min((page.seen for page in self.pages), default=self.waiting)


class LoadClients:
    """All clients with their tables, and what was measured."""

    def __init__(
        self, game: str, seats: int, listening: int, caller: Caller, seed: int = 1
    ) -> None:
        self.game = game
        self.seats = seats
        self.listening = listening
        self.caller = caller
        self.random = random.Random(seed)
        self.csrf = ""
        self.made = 0
        self.tables: set[LoadTable] = set()
        self.ready: deque[LoadTable] = deque()
        self.broken: list[str] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.answered = self.finished = self.refused = self.lost = 0
        self.measuring = False
        self._tasks: set[asyncio.Task[None]] = set()

    # --- tables -------------------------------------------------------------------------------

    async def open(self, count: int) -> None:
        """Makes all tables."""
        _, headers, _ = await self.caller.send("GET", "/about", {"accept": "text/html"})
        self.csrf = headers["set-cookie"].partition("=")[2].partition(";")[0]
        for start in range(0, count, OPENING):
            some = range(start, min(count, start + OPENING))
            await asyncio.gather(*(self.make_table() for _ in some))

    async def make_table(self) -> None:
        """Makes a table with somebody in every seat."""
        number = self.made
        self.made += 1
        tokens = [
            (await self.caller.call("/people", "", {"name": f"P{number}.{seat}"}))["token"]
            for seat in range(self.seats)
        ]
        kinds = [{"kind": "me"}] + [{"kind": "friend"}] * (self.seats - 1)
        seed = f"bench {number}"
        request = {"game": self.game, "seats": kinds, "seed": seed}
        made = await self.caller.call("/tables", tokens[0], request)
        id = made["table"]["id"]
        for token, link in zip(tokens[1:], made["links"][1:]):
            await self.caller.call(f"/tables/{id}/claim", token, {"link": link})
        table = LoadTable(
            id, [f"gloaming={token}" for token in tokens], new(self.game, self.seats, seed)
        )
        for cookie in table.cookies[: self.listening]:
            await self._listen(table, cookie)
        self.tables.add(table)
        if not table.pages:
            self.ready.append(table)

    async def _listen(self, table: LoadTable, cookie: str) -> None:
        headers = {"cookie": cookie, "accept": "text/event-stream", "accept-encoding": "gzip"}
        request = self.caller.request("GET", f"/t/{table.id}/events?patches=true", headers)
        page = LoadPage(self, table, request)
        table.pages.append(page)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: page, self.caller.host, self.caller.port)

    def updated(self, table: LoadTable, size: int) -> None:
        """Counts an update of a page; the last page of a table ends the wait."""
        if self.measuring:
            self.sizes.append(size)
        if 0 <= table.waiting <= table.seen:
            if self.measuring and table.sent:
                self.latencies.append(time.perf_counter() - table.sent)
            self._done(table)

    def _done(self, table: LoadTable) -> None:
        table.waiting = -1
        if table.match.is_over:
            self.finished += 1
            self._start(self._replace(table))
        else:
            self.ready.append(table)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _replace(self, table: LoadTable) -> None:
        """Replaces a table whose game is over by a new one."""
        self.tables.discard(table)
        for page in table.pages:
            page.close()
        with suppress(GloamingError, OSError):
            await self.make_table()

    # --- answers ------------------------------------------------------------------------------

    async def answer(self, table: LoadTable) -> None:
        """Sends an answer of somebody who is asked, as the page's form."""
        match = table.match
        seat = self.random.choice(match.asked_seats)
        key = self.random.choice(match.options(seat)).key
        before = len(match.answers)
        form = (
            f"_csrf_token={self.csrf}&epoch={table.epoch}&version={before}"
            f"&seat={seat}&key={quote(key)}"
        )
        headers = {
            "cookie": f"{table.cookies[seat]}; gloaming-csrf={self.csrf}",
            "content-type": "application/x-www-form-urlencoded",
            "x-gloaming": "fetch",
        }
        match.answer(key, seat)
        table.waiting = before + 1
        table.sent = time.perf_counter()
        status = 0
        with suppress(OSError, asyncio.IncompleteReadError):
            path = f"/t/{table.id}/answer"
            status, _, _ = await self.caller.send("POST", path, headers, form.encode())
        if status != 204:
            self.refused += 1
            self.tables.discard(table)
            return
        self.answered += 1
        if not table.pages:
            if self.measuring:
                self.latencies.append(time.perf_counter() - table.sent)
            self._done(table)

    async def play(self, seconds: float, rate: float, games: int = 0) -> float:
        """Answers evenly for so long, or until so many games are over; returns the seconds."""
        begun = last = checked = time.perf_counter()
        due = 0.0
        sending: set[asyncio.Task[None]] = set()
        while games > self.finished or (not games and self._is_going_on(begun, seconds)):
            now = time.perf_counter()
            due = min(due + (now - last) * rate, max(1.0, rate * CATCHING_UP))
            last = now
            while due >= 1 and self.ready:
                due -= 1
                task = asyncio.create_task(self.answer(self.ready.popleft()))
                sending.add(task)
                task.add_done_callback(sending.discard)
            if now - checked > LOST_CHECK:
                checked = now
                self._give_up(now)
            if self.broken:
                raise GloamingError(f"a stream was refused: {self.broken[0]}")
            await asyncio.sleep(0.002)
        spent = time.perf_counter() - begun
        await asyncio.gather(*sending, return_exceptions=True)
        return spent

    def _is_going_on(self, begun: float, seconds: float) -> bool:
        """Whether to play on: for some seconds, and on a busy machine until an update has come."""
        spent = time.perf_counter() - begun
        is_unmeasured = self.measuring and not self.latencies
        return spent < seconds or (is_unmeasured and spent < seconds + UPDATE_TIMEOUT)

    def _give_up(self, now: float) -> None:
        """Counts updates that never came; there should be none."""
        late = [t for t in self.tables if t.waiting > 0 and now - t.sent > UPDATE_TIMEOUT]
        for table in late:
            self.lost += 1
            self.tables.discard(table)

    def close(self) -> None:
        """Closes all pages."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            for page in table.pages:
                page.close()
