"""`gloaming bench answer`: the server's work for an answer, in processor time or in instructions.

The application runs in this process, without a network: answers are posted as the page's form, and
every seat of every table holds an open stream. So nothing but the server is measured, the games are
the same each time, and two versions can be compared on a busy machine. Instructions are counted by
callgrind, which is told to begin when everything is warm.
"""

import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import new
from gloaming.kernel.runtime.build import build
from gloaming.table.app import make_app
from gloaming.table.settings import Settings

UPDATE_TIMEOUT = 120.0  # seconds; under callgrind everything takes fifty times as long
COUNTED = "GLOAMING_COUNTED"  # in the environment of the process whose instructions are counted
PLENTY = 1_000_000  # of whatever is limited


class AnswerRequest(msgspec.Struct, frozen=True):
    """What is to be measured."""

    game: str
    tables: int = 4
    seats: int = 4
    skip: int = 5  # answers of each table before anything is counted
    answers: int = 100  # that are counted, all tables together


class AnswerCost(msgspec.Struct):
    """What an answer takes with all that it brings: the updates of all pages of its table."""

    game: str
    build: str
    tables: int
    seats: int
    skip: int
    answers: int
    milliseconds: float  # of processor time; with instructions counted it is callgrind's own
    update_bytes: float  # to all pages of the table together
    instructions: int = 0


class InnerClient:
    """Calls the application in this process."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def scope(self, method: str, address: str, headers: dict[str, str]) -> dict[str, Any]:
        """Returns what a server tells the application of a request."""
        path, _, query = address.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }

    async def send(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        """Sends a request and returns status, headers and content of the response."""
        given = [{"type": "http.request", "body": body, "more_body": False}]
        taken: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            taken.append(message)

        sized = {**headers, "content-length": str(len(body))}
        await self._app(self.scope(method, path, sized), receive, send)
        found = {name.decode(): value.decode() for name, value in taken[0]["headers"]}
        content = b"".join(message.get("body", b"") for message in taken[1:])
        return taken[0]["status"], found, content

    async def call(self, path: str, token: str, body: dict[str, Any]) -> Any:
        """Calls the JSON API and returns what it gives."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        status, _, content = await self.send(
            "POST", f"/api{path}", headers, msgspec.json.encode(body)
        )
        if status != 201:
            raise GloamingError(f"{path}: {status} {content[:200].decode(errors='replace')}")
        return msgspec.json.decode(content)

    async def listen(self, path: str, cookie: str, take: Any) -> None:
        """Holds a stream of events open; `take` gets what comes."""
        headers = {"cookie": cookie, "accept": "text/event-stream", "accept-encoding": "gzip"}

        async def receive() -> dict[str, Any]:
            await asyncio.Event().wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message.get("body"):
                take(message["body"])

        await self._app(self.scope("GET", path, headers), receive, send)


class BenchTable:
    """A table with its open pages, and the answers that will be given there."""

    def __init__(
        self, client: InnerClient, id: str, tokens: list[str], answers: list[tuple[int, str]]
    ) -> None:
        self.id = id
        self.answers = answers  # seats and keys, the next one last
        self.version = 0
        self.bytes = 0  # that its pages were sent
        self._client = client
        self._cookies = [f"gloaming={token}" for token in tokens]
        self._awaited = b""
        self._missing = 0  # pages that have not seen the last answer
        self._seen = asyncio.Event()
        self._streams: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Opens the pages of all seats, and waits until each has all zones."""
        self._await_version(0)
        address = f"/t/{self.id}/events?patches=true"
        self._streams = [
            asyncio.create_task(self._client.listen(address, cookie, self._take))
            for cookie in self._cookies
        ]
        await asyncio.wait_for(self._seen.wait(), UPDATE_TIMEOUT)

    def _await_version(self, version: int) -> None:
        self._awaited = f"id: 0.{version}\r".encode()  # an event's head is sent as it is
        self._missing = len(self._cookies)
        self._seen.clear()

    def _take(self, data: bytes) -> None:
        self.bytes += len(data)
        if self._awaited in data:
            self._missing -= 1
            if not self._missing:
                self._seen.set()

    async def answer(self, csrf: str) -> None:
        """Answers for somebody who is asked, and waits until all pages have seen it."""
        seat, key = self.answers.pop()
        version = self.version
        form = f"_csrf_token={csrf}&epoch=0&version={version}&seat={seat}&key={quote(key)}"
        headers = {
            "cookie": f"{self._cookies[seat]}; gloaming-csrf={csrf}",
            "content-type": "application/x-www-form-urlencoded",
            "x-gloaming": "fetch",
        }
        self.version += 1
        self._await_version(self.version)
        path = f"/t/{self.id}/answer"
        status, _, content = await self._client.send("POST", path, headers, form.encode())
        if status != 204:
            raise GloamingError(f"an answer was refused: {status} {content[:200]!r}")
        await asyncio.wait_for(self._seen.wait(), UPDATE_TIMEOUT)

    async def close(self) -> None:
        """Closes the pages."""
        for stream in self._streams:
            stream.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)


async def _table(client: InnerClient, request: AnswerRequest, number: int) -> BenchTable:
    """Returns a table with somebody in every seat."""
    names = [f"P{number}.{seat}" for seat in range(request.seats)]
    tokens = [(await client.call("/people", "", {"name": name}))["token"] for name in names]
    kinds = [{"kind": "me"}] + [{"kind": "friend"}] * (request.seats - 1)
    seed = f"bench {number}"
    asked = {"game": request.game, "seats": kinds, "seed": seed}
    made = await client.call("/tables", tokens[0], asked)
    id = made["table"]["id"]
    for token, link in zip(tokens[1:], made["links"][1:]):
        await client.call(f"/tables/{id}/claim", token, {"link": link})
    return BenchTable(client, id, tokens, _answers(request, seed))


def _answers(request: AnswerRequest, seed: str) -> list[tuple[int, str]]:
    """Returns random answers of a whole game, the first one last.

    They are chosen beforehand: to play along would be measured with the server.
    """
    match = new(request.game, request.seats, seed)
    chosen = random.Random(seed)
    most = request.skip + request.answers
    while not match.is_over and len(match.answers) < most:
        seat = chosen.choice(match.asked_seats)
        match.answer(chosen.choice(match.options(seat)).key, seat)
    return [(answer.seat, answer.key) for answer in reversed(match.answers)]


async def _play(tables: list[BenchTable], csrf: str, answers: int) -> None:
    """Answers at all tables in turn; a game that is over is left alone."""
    given = 0
    while given < answers:
        running = [table for table in tables if table.answers]
        if not running:
            raise GloamingError("all games are over; ask for fewer answers, or for more tables")
        for table in running[: answers - given]:
            await table.answer(csrf)
            given += 1


async def _run(request: AnswerRequest) -> AnswerCost:
    with tempfile.TemporaryDirectory(prefix="gloaming-bench-") as folder:
        app = make_app(
            Settings(data=folder, rate=PLENTY, streams=PLENTY, connections=PLENTY, preload=False)
        )
        async with app.lifespan():
            app.state["server"].stop_background()  # that goes by the clock, not by answers
            client = InnerClient(app)
            _, headers, _ = await client.send("GET", "/about", {"accept": "text/html"})
            csrf = headers["set-cookie"].partition("=")[2].partition(";")[0]
            tables = [await _table(client, request, number) for number in range(request.tables)]
            for table in tables:
                await table.open()
            await _play(tables, csrf, request.skip * request.tables)
            sent = sum(table.bytes for table in tables)
            _count_instructions(True)
            begun = time.process_time()
            await _play(tables, csrf, request.answers)
            used = time.process_time() - begun
            _count_instructions(False)
            sent = sum(table.bytes for table in tables) - sent
            for table in tables:
                await table.close()
    return AnswerCost(
        game=request.game,
        build=build(),
        tables=request.tables,
        seats=request.seats,
        skip=request.skip,
        answers=request.answers,
        milliseconds=round(1000 * used / request.answers, 2),
        update_bytes=round(sent / request.answers),
    )


def _count_instructions(is_counted: bool) -> None:
    """Tells callgrind to begin or to end, if it runs this process."""
    if COUNTED in os.environ:
        switch = ["callgrind_control", "-i", "on" if is_counted else "off", str(os.getpid())]
        subprocess.run(switch, check=True, stdout=subprocess.DEVNULL)


def measure(request: AnswerRequest) -> AnswerCost:
    """Plays, and returns what an answer took."""
    if min(request.tables, request.answers) < 1 or request.skip < 1:
        raise GloamingError("tables, answers and those to skip are all more than 0")
    return asyncio.run(_run(request))


def count(request: AnswerRequest, profile: Path) -> AnswerCost:
    """Returns what an answer takes with its instructions; `profile` is written by callgrind."""
    if shutil.which("valgrind") is None:
        raise GloamingError("instructions are counted by valgrind, which is not installed")
    code = (
        "import sys, msgspec; from gloaming.table.load import answer_cost as b; "
        "asked = msgspec.json.decode(sys.argv[1], type=b.AnswerRequest); "
        "print(msgspec.json.encode(b.measure(asked)).decode())"
    )
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "-q"]
    command += [f"--callgrind-out-file={profile}", sys.executable, "-c", code]
    environment = {**os.environ, COUNTED: "yes", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [*command, msgspec.json.encode(request).decode()],
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise GloamingError(done.stderr.strip() or "callgrind has failed")
    found = msgspec.json.decode(done.stdout, type=AnswerCost)
    totals = [line for line in profile.read_text().splitlines() if line.startswith("totals:")]
    found.instructions = round(sum(int(line.split()[1]) for line in totals) / request.answers)
    return found


def rows(cost: AnswerCost) -> list[tuple[str, str]]:
    """Returns what was measured, for people."""
    found = [("processor time for an answer", f"{cost.milliseconds} ms")]
    if cost.instructions:
        found = [("instructions for an answer", f"{cost.instructions:,}")]
    return [*found, ("bytes to all pages of the table", f"{cost.update_bytes:,.0f}")]
