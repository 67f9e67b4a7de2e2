"""A server in this very process, so that tests can look behind it, and people who visit it."""

import asyncio
import json
import logging
import random
import re
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from gloaming.kernel.errors import GloamingError
from gloaming.table.app import make_app
from gloaming.table.context import ServerContext
from gloaming.table.limits.connections import LimitedConnection
from gloaming.table.settings import Settings
from tests.table.servers import free_port

logging.getLogger("httpx").setLevel(logging.WARNING)
T = TypeVar("T")
Wish = dict[str, Any]
HTML = {"accept": "text/html"}


class Room:
    """The whole server on a port of its own, in a thread."""

    def __init__(
        self,
        data: Path | None,
        *,
        database: str = "",
        secure: bool = False,
        rate: int = 100_000,
        **more: Any,
    ) -> None:
        if data is not None:
            data.mkdir(parents=True, exist_ok=True)
        folder = str(data) if data is not None else ""
        limits: dict[str, Any] = {"streams": 10_000, "connections": 10_000, **more}
        settings = Settings(data=folder, database=database, secure=secure, rate=rate, **limits)
        self.app = make_app(settings)
        server = self.app.dependencies["server"]
        self.server: ServerContext = server.dependency()  # type: ignore[union-attr]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=1,
            http=LimitedConnection,
            proxy_headers=False,
        )
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve()

        asyncio.run(serve())

    def __enter__(self) -> "Room":
        self.thread.start()
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server does not start"
            time.sleep(0.005)
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(20)

    def do(self, work: Coroutine[Any, Any, T], within: float = 30) -> T:
        """Run something where the server runs."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(within)

    def forget(self) -> None:
        """As after a restart: nothing of any table is in memory."""
        for id in self.server.live_tables._entries.ids():
            self.server.live_tables.forget(id)

    def forget_drawings(self) -> None:
        """What was drawn for somebody is drawn anew."""
        for entry in self.server.live_tables._entries.values():
            if entry.live is not None:
                entry.live.forget_drawings()

    def pass_time(self, seconds: float) -> None:
        """So many seconds are served, and the clocks are looked at."""

        async def look() -> None:
            served = self.server.live_tables.served
            served.catch_up(served.now() + seconds)
            assert self.server.clock_keeper is not None
            await self.server.clock_keeper.look()

        self.do(look())

    def person(self, name: str = "Ana") -> "Visitor":
        return Visitor(self.address).become(name)

    def visitor(self) -> "Visitor":
        return Visitor(self.address)


class Visitor:
    """Somebody with a browser and, by the same token, a program."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.browser = httpx.Client(base_url=address, headers=HTML, timeout=120, verify=False)
        self.program = httpx.Client(base_url=f"{address}/api", timeout=120, verify=False)
        self.token = ""

    def become(self, name: str, lang: str = "en") -> "Visitor":
        """A person, with a token for programs and a cookie for the browser."""
        made = self.program.post("/people", json={"name": name, "lang": lang})
        assert made.status_code == 201, made.text
        self.token = made.json()["token"]
        self.program.headers["authorization"] = f"Bearer {self.token}"
        self.browser.cookies.set("gloaming", self.token, domain="127.0.0.1")
        return self

    # --- as a program -----------------------------------------------------------------------

    def get(self, path: str) -> Any:
        found = self.program.get(path)
        assert found.status_code == 200, found.text
        return found.json()

    def post(self, path: str, body: Any, status: int = 201) -> Any:
        found = self.program.post(path, json=body)
        assert found.status_code == status, (found.status_code, found.text)
        return found.json()

    def make(self, *kinds: str, **more: Any) -> tuple[str, list[str]]:
        """A table: its id and its links. A kind is me, friend, hotseat or a bot's name."""
        seats = [
            {"kind": kind} if kind in ("me", "friend", "hotseat") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        made = self.post("/tables", {"game": "evenfall", "seats": seats, "seed": "7", **more})
        return made["table"]["id"], made["links"]

    def view(self, table: str, seat: int = -1) -> Any:
        return self.get(f"/tables/{table}/view?seat={seat}")

    def claim(self, table: str, link: str) -> None:
        self.post(f"/tables/{table}/claim", {"link": link})

    def answer(self, table: str, key: str, version: int, **more: Any) -> httpx.Response:
        return self.program.post(
            f"/tables/{table}/answers", json={"key": key, "version": version, **more}
        )

    # --- as a browser -----------------------------------------------------------------------

    def csrf(self) -> str:
        """The token that our own forms carry."""
        if "gloaming-csrf" not in self.browser.cookies:
            self.browser.get("/about")
        return str(self.browser.cookies["gloaming-csrf"])

    def send(self, path: str, **fields: Any) -> httpx.Response:
        """Send one of our forms."""
        return self.browser.post(path, data={"_csrf_token": self.csrf(), **fields})

    def page(self, path: str) -> str:
        found = self.browser.get(path)
        assert found.status_code == 200, (path, found.status_code, found.text[:500])
        return found.text

    @contextmanager
    def listen(self, path: str, program: bool = False) -> Iterator["Events"]:
        """An open stream of events."""
        client = self.program if program else self.browser
        with client.stream("GET", path) as response:
            assert response.status_code == 200, response.read()
            yield Events(response)


class Events:
    """What a stream tells, event by event."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def next(self, *wanted: str) -> tuple[str, str]:
        """The next event of a wanted kind: its kind and its data."""
        kind, data = "", ""
        for line in self._lines:
            if line.startswith("event: "):
                kind = line[7:]
            elif line.startswith("data: "):
                data = line[6:]
            elif not line and kind:
                if not wanted or kind in wanted:
                    return kind, data
                kind, data = "", ""
        raise AssertionError("the stream has ended")


class Party:
    """People at one table; anyone who is asked answers by chance."""

    def __init__(self, room: Room, count: int, seed: int = 1, **more: Any) -> None:
        self.room = room
        self.random = random.Random(seed)
        self.people = [room.person(f"Person {number}") for number in range(count)]
        host = self.people[0]
        kinds = ["me"] + ["friend"] * (count - 1)
        self.table, self.links = host.make(*kinds, **{"seed": str(seed), **more})
        for person, link in zip(self.people[1:], self.links[1:], strict=True):
            person.claim(self.table, link)

    def info(self) -> Any:
        return self.people[0].get(f"/tables/{self.table}")

    def step(self) -> bool:
        """One answer of somebody who is asked; False when the game is over."""
        asked = self.info()["asked"]
        if not asked:
            return False
        seat = self.random.choice(asked)
        view = self.people[seat].view(self.table)
        key = self.random.choice(view["question"]["offers"])["key"]
        done = self.people[seat].answer(self.table, key, view["version"])
        assert done.status_code == 201, done.text
        return True

    def play(self, steps: int) -> None:
        """So many answers; fewer where the game ends."""
        for _ in range(steps):
            if not self.step():
                return

    def play_quickly(self, to: int = 100_000) -> None:
        """The same behind the server's back: answers are stored without anybody looking."""

        async def run() -> None:
            live_tables = self.room.server.live_tables
            live = await live_tables.live(self.table)
            while live.match.asked_seats and live.table.version < to:
                seat = self.random.choice(live.match.asked_seats)
                key = self.random.choice(live.match.options(seat)).key
                try:
                    live = await live_tables.answer(self.table, seat, key, live.token)
                except GloamingError:  # a bot has answered before us
                    live = await live_tables.live(self.table)

        self.room.do(run())


def events_of(text: str) -> list[tuple[str, Any]]:
    """Whole events of a finished stream."""
    found = re.findall(r"event: (\w+)\r?\ndata: (.*?)\r?\n\r?\n", text)
    return [
        (kind, json.loads(data) if data.startswith(("{", "[")) else data) for kind, data in found
    ]
