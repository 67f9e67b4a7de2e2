"""`gloaming bench table`: many live tables at once, with every page listening.

A server is started as `gloaming serve` does it. Clients do what browsers do: every seat holds an
open stream of events, reads the answers it may give out of the zones it is sent, and posts one as a
form. What is measured is the time from sending an answer to the moment at which the last of the
table's pages has what changed.
"""

import asyncio
import html
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from gloaming.kernel.build import build
from gloaming.kernel.errors import GloamingError

READY = 60.0  # seconds until the server must answer
PATIENCE = 30.0  # seconds after which an update counts as lost
KEY = re.compile(rb'name=\\"key\\" value=\\"(.*?)\\"')
TOKEN = re.compile(rb'"token":"(\d+)\.(\d+)"')
OPENING = 8  # tables that are set at the same time


class Load(msgspec.Struct):
    """What one run has found; times in milliseconds, sizes in bytes."""

    game: str
    build: str
    database: str
    workers: int
    tables: int
    seats: int
    streams: int
    seconds: float
    wanted_per_second: float
    answers: int
    answers_per_second: float
    p50: float
    p95: float
    p99: float
    slowest: float
    server_ms_per_answer: float
    update_bytes_median: int
    update_bytes_p95: int
    games_finished: int
    refused: int
    lost: int
    memory_start: int
    memory_end: int
    load_average: float


# --- a small browser --------------------------------------------------------------------------


class Browser:
    """Requests over connections that stay open."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    def request(self, method: str, path: str, headers: dict[str, str], body: bytes) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines.append(f"content-length: {len(body)}")
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection(self.host, self.port, limit=1 << 22)

    async def send(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """One request and its whole answer."""
        reader, writer = self._idle.pop() if self._idle else await self.open()
        writer.write(self.request(method, path, headers or {}, body))
        try:
            status, found = await _head(reader)
            content = b""
            if "content-length" in found:
                content = await reader.readexactly(int(found["content-length"]))
            elif found.get("transfer-encoding") == "chunked":
                while chunk := await _chunk(reader):
                    content += chunk
        except BaseException:
            writer.close()
            raise
        self._idle.append((reader, writer))
        return status, found, content

    async def call(self, path: str, token: str, body: dict[str, Any]) -> Any:
        """A call of the JSON API."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = json.dumps(body).encode()
        status, _, content = await self.send("POST", f"/api{path}", headers, data)
        if status != 201:
            raise GloamingError(f"{path}: {status} {content[:200].decode(errors='replace')}")
        return json.loads(content)


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines[1:] if line)
    return int(lines[0].split()[1]), {name.lower(): value.strip() for name, _, value in pairs}


async def _chunk(reader: asyncio.StreamReader) -> bytes:
    size = int(await reader.readuntil(b"\r\n"), 16)
    return (await reader.readexactly(size + 2))[:-2]


# --- the tables -------------------------------------------------------------------------------


class Page:
    """A seat's page: what it has seen, and the answers it may give."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.version = -1
        self.keys: list[str] = []


class Table:
    """A table with its open pages."""

    def __init__(self, id: str, pages: list[Page]) -> None:
        self.id = id
        self.pages = pages
        self.epoch = 0
        self.over = False
        self.waiting = -1  # the version that all pages have to see
        self.sent = 0.0
        self.streams: list[asyncio.Task[None]] = []

    @property
    def seen(self) -> int:
        """What the slowest page has seen."""
        return min(page.version for page in self.pages)

    @property
    def ready(self) -> bool:
        """Whether somebody can answer."""
        return self.waiting < 0 and not self.over and any(page.keys for page in self.pages)


class Bench:
    """All tables, and what was measured."""

    def __init__(self, game: str, seats: int, browser: Browser, seed: int = 1) -> None:
        self.game = game
        self.seats = seats
        self.browser = browser
        self.random = random.Random(seed)
        self.csrf = ""
        self.made = 0
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.finished = self.refused = self.lost = 0
        self.measuring = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def set_table(self) -> Table:
        """A new table with somebody in every seat, all looking."""
        number = self.made
        self.made += 1
        tokens = [
            (await self.browser.call("/people", "", {"name": f"P{number}.{seat}"}))["token"]
            for seat in range(self.seats)
        ]
        kinds = [{"kind": "me"}] + [{"kind": "friend"}] * (self.seats - 1)
        wish = {"game": self.game, "seats": kinds, "seed": f"bench {number}"}
        made = await self.browser.call("/tables", tokens[0], wish)
        id = made["table"]["id"]
        for token, link in zip(tokens[1:], made["links"][1:]):
            await self.browser.call(f"/tables/{id}/claim", token, {"link": link})
        table = Table(id, [Page(f"gloaming={token}") for token in tokens])
        ready = asyncio.Event()
        table.streams = [
            asyncio.create_task(self._listen(table, page, ready)) for page in table.pages
        ]
        await asyncio.wait_for(ready.wait(), PATIENCE)
        return table

    async def _listen(self, table: Table, page: Page, ready: asyncio.Event) -> None:
        """Hold a page's stream open and take in what it brings."""
        reader, writer = await self.browser.open()
        try:
            headers = {"cookie": page.cookie, "accept": "text/event-stream"}
            path = f"/t/{table.id}/events"
            writer.write(self.browser.request("GET", path, headers, b""))
            status, _ = await _head(reader)
            if status != 200:
                raise GloamingError(f"a stream was refused with {status}")
            rest = b""
            while chunk := await _chunk(reader):
                rest += chunk
                *events, rest = re.split(rb"\r?\n\r?\n", rest)
                for event in events:
                    self._take_in(table, page, event)
                if table.seen >= 0:
                    ready.set()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def _take_in(self, table: Table, page: Page, event: bytes) -> None:
        tokens = TOKEN.findall(event[-400:])
        if not tokens:
            return  # a beat
        table.epoch, page.version = int(tokens[-1][0]), int(tokens[-1][1])
        end = event[-200:]
        if b'"your_turn":true' not in end:
            page.keys = []
        elif b'"id":"question"' in event:
            question = event[event.index(b'"id":"question"') :]
            found = KEY.findall(question[: question.find(b'"},{"id"')])
            page.keys = [html.unescape(json.loads(b'"' + key + b'"')) for key in found]
        if self.measuring:
            self.sizes.append(len(event))
        if table.waiting >= 0 and table.seen >= table.waiting:
            if self.measuring:
                self.latencies.append(time.perf_counter() - table.sent)
            table.waiting = -1
        if b'"over":true' in end and not table.over:
            table.over = True
            task = asyncio.create_task(self._replace(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _replace(self, table: Table) -> None:
        """A game is over: its people go, others come."""
        await asyncio.sleep(0.5)
        self.finished += 1
        for stream in table.streams:
            stream.cancel()
        with suppress(TimeoutError, GloamingError, OSError):
            new = await self.set_table()
            self.tables[self.tables.index(table)] = new

    async def answer(self, table: Table) -> None:
        """One answer of somebody who is asked, sent as the page's form."""
        page = self.random.choice([page for page in table.pages if page.keys])
        key = self.random.choice(page.keys)
        before, table.waiting = page.version, page.version + 1
        form = f"_csrf_token={self.csrf}&epoch={table.epoch}&version={before}&key={quote(key)}"
        headers = {
            "cookie": f"{page.cookie}; gloaming-csrf={self.csrf}",
            "content-type": "application/x-www-form-urlencoded",
            "x-gloaming": "fetch",
        }
        table.sent = time.perf_counter()
        status = 0
        with suppress(OSError, asyncio.IncompleteReadError):
            path = f"/t/{table.id}/answer"
            status, _, _ = await self.browser.send("POST", path, headers, form.encode())
        if status != 204:
            self.refused += 1
            table.waiting = -1

    async def open(self, count: int) -> None:
        """Set all tables."""
        _, headers, _ = await self.browser.send("GET", "/about", {"accept": "text/html"})
        self.csrf = headers["set-cookie"].partition("=")[2].partition(";")[0]
        for start in range(0, count, OPENING):
            some = range(start, min(count, start + OPENING))
            self.tables += await asyncio.gather(*(self.set_table() for _ in some))

    async def play(self, seconds: float, rate: float) -> float:
        """Answers at an even pace; the seconds it really took."""
        begun = time.perf_counter()
        sent = at = 0
        sending: set[asyncio.Task[None]] = set()
        while (now := time.perf_counter() - begun) < seconds:
            due = int(now * rate) - sent
            for _ in range(due):
                table = self._next(at)
                if table is None:
                    break
                at = self.tables.index(table) + 1
                task = asyncio.create_task(self.answer(table))
                sending.add(task)
                task.add_done_callback(sending.discard)
                table.waiting = 0
                sent += 1
            self._give_up()
            await asyncio.sleep(0.002)
        spent = time.perf_counter() - begun
        await asyncio.gather(*sending, return_exceptions=True)
        return spent

    def _next(self, at: int) -> Table | None:
        """The next table after the last one at which somebody can answer."""
        count = len(self.tables)
        for step in range(count):
            table = self.tables[(at + step) % count]
            if table.ready:
                return table
        return None

    def _give_up(self) -> None:
        """Count what never came; nothing should."""
        now = time.perf_counter()
        for table in self.tables:
            if table.waiting > 0 and now - table.sent > PATIENCE:
                self.lost += 1
                table.waiting = -1

    def close(self) -> None:
        """Let go of all pages."""
        for task in [*self._tasks, *(s for table in self.tables for s in table.streams)]:
            task.cancel()


# --- the server -------------------------------------------------------------------------------


class Server:
    """`gloaming serve` in processes of its own."""

    def __init__(self, database: str, workers: int, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        where = ["--database", database] if database else ["--data", str(folder)]
        code = "from gloaming.cli import main; main()"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port), *where]
        command += ["--workers", str(workers), "--rate", "1000000"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
        )

    async def ready(self, browser: Browser) -> None:
        """Wait until it answers."""
        end = time.monotonic() + READY
        while time.monotonic() < end:
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                said = self.process.stderr.read().decode(errors="replace").strip()
                raise GloamingError(said or "the server does not start")
            with suppress(OSError, asyncio.IncompleteReadError):
                status, _, _ = await browser.send("GET", "/api/games")
                if status == 200:
                    return
            await asyncio.sleep(0.05)
        raise GloamingError("the server does not start")

    def _processes(self) -> list[int]:
        found, look = [], [self.process.pid]
        while look:
            pid = look.pop()
            found.append(pid)
            with suppress(OSError):
                look += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return found

    def memory(self) -> int:
        """Bytes of memory of all its processes; 0 where the system does not tell."""
        total = 0
        for pid in self._processes():
            with suppress(OSError, ValueError):
                text = Path(f"/proc/{pid}/status").read_text()
                total += 1024 * int(text.partition("VmRSS:")[2].split()[0])
        return total

    def work(self) -> float:
        """Seconds of processor time it has used."""
        ticks = 0
        for pid in self._processes():
            with suppress(OSError, ValueError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0

    def stop(self) -> None:
        """Close it."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _share(sorted_values: list[Any], share: float) -> Any:
    """The value below which a share of all lies."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


async def _run(
    game: str, tables: int, seats: int, seconds: float, rate: float, database: str, workers: int
) -> Load:
    with tempfile.TemporaryDirectory(prefix="gloaming-bench-") as folder:
        server = Server(database, workers, Path(folder))
        browser = Browser("127.0.0.1", server.port)
        bench = Bench(game, seats, browser)
        try:
            await server.ready(browser)
            await bench.open(tables)
            await bench.play(min(2.0, seconds / 4), rate)  # until everything is warm
            bench.measuring = True
            before, memory = server.work(), server.memory()
            spent = await bench.play(seconds, rate)
            used, end = server.work() - before, server.memory()
        finally:
            bench.close()
            server.stop()
    if not bench.latencies:
        raise GloamingError("no answer was measured; give it more seconds")
    times = sorted(1000 * one for one in bench.latencies)
    sizes = sorted(bench.sizes)
    count = len(times)
    return Load(
        game,
        build(),
        "postgresql" if database else "sqlite",
        workers,
        tables,
        seats,
        tables * seats,
        round(spent, 1),
        rate,
        count,
        round(count / spent, 1),
        round(_share(times, 0.5), 1),
        round(_share(times, 0.95), 1),
        round(_share(times, 0.99), 1),
        round(times[-1], 1),
        round(1000 * used / count, 1),
        _share(sizes, 0.5),
        _share(sizes, 0.95),
        bench.finished,
        bench.refused,
        bench.lost,
        memory,
        end,
        round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0,
    )


def measure(
    game: str = "evenfall",
    tables: int = 200,
    seats: int = 4,
    seconds: float = 30.0,
    rate: float = 200.0,
    database: str = "",
    workers: int = 1,
) -> Load:
    """Run a server and so many tables against it."""
    if tables < 1 or seats < 1 or seconds <= 0 or rate <= 0:
        raise GloamingError("tables, seats, seconds and rate are all more than 0")
    return asyncio.run(_run(game, tables, seats, seconds, rate, database, workers))
