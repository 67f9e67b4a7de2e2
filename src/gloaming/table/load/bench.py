"""`gloaming bench table`: many live tables at once, with every page listening.

A server is started as `gloaming serve` does it, and `clients` play there: every seat
holds an open stream of events, and answers are posted as the page's form. What is measured is the
time from sending an answer to the moment at which the last of the table's pages has what changed.
"""

import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.runtime.build import build
from gloaming.table.load.clients import Caller, LoadClients
from gloaming.table.settings import Settings

START_TIMEOUT = 180.0  # seconds until the server must answer
INTERVAL = 1.0  # seconds between two measurements of the memory
MIB = 1 << 20
MEMORY = Settings().memory
Report = Callable[[str, float], None]  # what is being done, and how far it is from 0 to 1


class Load(msgspec.Struct):
    """What one run has measured; times in milliseconds, sizes in bytes as they were sent."""

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
    server_ms_median: float  # of the work for an answer in each second
    server_cores: float  # of which it has used so much
    client_cores: float
    update_bytes_median: int
    update_bytes_p95: int
    update_bytes_max: int
    games_finished: int
    refused: int
    lost: int
    memory_start: int
    memory_end: int
    memory_most: int
    memory_growth_per_100_games: int  # in the second half of the run; 0 if no game was finished
    load_average: float
    memory_samples: list[tuple[int, int]] = []  # games finished and bytes, once a second


class Server:
    """`gloaming serve` in processes of its own."""

    def __init__(self, database: str, workers: int, memory: int, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        where = ["--database", database] if database else ["--data", str(folder)]
        code = "from gloaming.cli import main; main()"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port), *where]
        command += ["--workers", str(workers), "--memory", str(memory), "--rate", "1000000"]
        command += ["--streams", "100000", "--connections", "100000"]
        command += ["--bot-tables", "100000", "--address-bot-tables", "100000"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
        )

    async def ready(self, caller: Caller) -> None:
        """Waits until it answers."""
        end = time.monotonic() + START_TIMEOUT
        while time.monotonic() < end:
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                output = self.process.stderr.read().decode(errors="replace").strip()
                raise GloamingError(output or "the server does not start")
            with suppress(OSError, asyncio.IncompleteReadError):
                status, _, _ = await caller.send("GET", "/api/games")
                if status == 200:
                    return
            await asyncio.sleep(0.05)
        raise GloamingError("the server does not start")

    def _processes(self) -> list[int]:
        found, pending = [], [self.process.pid]
        while pending:
            pid = pending.pop()
            found.append(pid)
            for thread in Path(f"/proc/{pid}/task").glob("*/children"):  # bots' are a thread's
                with suppress(OSError):
                    pending += map(int, thread.read_text().split())
        return found

    def memory(self) -> int:
        """Returns the memory of all its processes in bytes; 0 where the system does not tell."""
        total = 0
        for pid in self._processes():
            with suppress(OSError, ValueError, IndexError):
                text = Path(f"/proc/{pid}/status").read_text()
                total += 1024 * int(text.partition("VmRSS:")[2].split()[0])
        return total

    def processor_time(self) -> float:
        """Returns the seconds of processor time it has used."""
        ticks = 0
        for pid in self._processes():
            with suppress(OSError, ValueError, IndexError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0

    def stop(self) -> None:
        """Stops it."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Monitor:
    """Measures the server's memory and work while it is played, and reports how far the run is."""

    def __init__(self, server: Server, clients: LoadClients, report: Report) -> None:
        self.server = server
        self.clients = clients
        self.report = report
        self.samples: list[tuple[int, int]] = []  # games finished, bytes
        self._work: list[tuple[float, int]] = []  # seconds of the server's processor, answers

    async def run(self, seconds: float, games: int) -> None:
        """Measures until it is cancelled."""
        begun = time.perf_counter()
        while True:
            self.samples.append((self.clients.finished, self.server.memory()))
            self._work.append((self.server.processor_time(), self.clients.answered))
            spent = time.perf_counter() - begun
            share = self.clients.finished / games if games else spent / seconds
            now = f"{self.clients.answered:,} answers, {self.clients.finished} games, "
            self.report(f"{now}{self.samples[-1][1] / MIB:.0f} MiB", min(1.0, share))
            await asyncio.sleep(INTERVAL)

    def median_work(self) -> float:
        """Returns the milliseconds of processor time for an answer, the median of all seconds."""
        pairs = zip(self._work, self._work[1:])
        found = [(end - begin) / (n - m) for (begin, m), (end, n) in pairs if n > m]
        return 1000 * statistics.median(found) if found else 0.0

    def growth(self) -> int:
        """Returns the bytes for 100 games in the second half: the first fills the caches."""
        half = self.samples[len(self.samples) // 2 :]
        if len(half) < 2 or half[-1][0] - half[0][0] < 1:
            return 0
        return round(100 * (half[-1][1] - half[0][1]) / (half[-1][0] - half[0][0]))


def _quantile(sorted_values: list[Any], share: float) -> Any:
    """Returns the value below which a share of all lies."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


class LoadRequest(msgspec.Struct, frozen=True):
    """What is to be measured, and for how long."""

    game: str
    tables: int = 200
    seats: int = 4
    seconds: float = 30.0
    rate: float = 200.0
    database: str = ""
    workers: int = 1
    games: int = 0  # go on until so many are over, instead of some seconds
    listening: int = -1  # pages of a table that are open; all of its seats'
    memory: int = MEMORY  # MiB that the server may fill with what it keeps


async def _run(request: LoadRequest, report: Report) -> Load:
    listening = request.seats if request.listening < 0 else min(request.listening, request.seats)
    with tempfile.TemporaryDirectory(prefix="gloaming-bench-") as folder:
        report("the server starts", 0.0)
        server = Server(request.database, request.workers, request.memory, Path(folder))
        caller = Caller("127.0.0.1", server.port)
        clients = LoadClients(request.game, request.seats, listening, caller)
        try:
            await server.ready(caller)
            report(f"{request.tables} tables are set", 0.0)
            await clients.open(request.tables)
            await clients.play(
                min(3.0, request.seconds / 4), request.rate
            )  # until everything is warm
            clients.measuring, clients.finished = True, 0  # games that warmed it do not count
            monitor = Monitor(server, clients, report)
            monitoring = asyncio.create_task(monitor.run(request.seconds, request.games))
            before, memory, mine = server.processor_time(), server.memory(), time.process_time()
            answered = clients.answered
            spent = await clients.play(request.seconds, request.rate, request.games)
            clients.measuring = False
            used, end = server.processor_time() - before, server.memory()
            client = time.process_time() - mine
            count = clients.answered - answered
            monitoring.cancel()
        finally:
            clients.close()
            server.stop()
    if not clients.latencies:
        raise GloamingError("no answer was measured; give it more seconds")
    times = sorted(1000 * one for one in clients.latencies)
    sizes = sorted(clients.sizes) or [0]
    return Load(
        game=request.game,
        build=build(),
        database="postgresql" if request.database else "sqlite",
        workers=request.workers,
        tables=request.tables,
        seats=request.seats,
        streams=request.tables * listening,
        seconds=round(spent, 1),
        wanted_per_second=request.rate,
        answers=count,
        answers_per_second=round(count / spent, 1),
        p50=round(_quantile(times, 0.5), 1),
        p95=round(_quantile(times, 0.95), 1),
        p99=round(_quantile(times, 0.99), 1),
        slowest=round(times[-1], 1),
        server_ms_per_answer=round(1000 * used / max(1, count), 2),
        server_ms_median=round(monitor.median_work(), 2),
        server_cores=round(used / spent, 2),
        client_cores=round(client / spent, 2),
        update_bytes_median=_quantile(sizes, 0.5),
        update_bytes_p95=_quantile(sizes, 0.95),
        update_bytes_max=sizes[-1],
        games_finished=clients.finished,
        refused=clients.refused,
        lost=clients.lost,
        memory_start=memory,
        memory_end=end,
        memory_most=max(end, *(bytes for _, bytes in monitor.samples)),
        memory_growth_per_100_games=monitor.growth(),
        load_average=round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0,
        memory_samples=monitor.samples,
    )


def rows(load: Load) -> list[tuple[str, str]]:
    """Returns what was measured, for people."""
    start, end, most = (
        round(bytes / MIB) for bytes in (load.memory_start, load.memory_end, load.memory_most)
    )
    growth = f"{load.memory_growth_per_100_games / MIB:+.1f} MiB for 100 games"
    sizes = (load.update_bytes_median, load.update_bytes_p95, load.update_bytes_max)
    return [
        ("answers a second", f"{load.answers_per_second} of {load.wanted_per_second} wanted"),
        ("from answer to the last page", f"{load.p50} / {load.p95} / {load.p99} ms (p50/p95/p99)"),
        ("slowest", f"{load.slowest} ms"),
        (
            "server's work for an answer",
            f"{load.server_ms_per_answer} ms, {load.server_ms_median} in the median second",
        ),
        ("cores in use", f"server {load.server_cores}, clients {load.client_cores}"),
        ("an update on the wire", "{:,} / {:,} / {:,} bytes (p50/p95/most)".format(*sizes)),
        ("games finished", str(load.games_finished)),
        ("refused / lost", f"{load.refused} / {load.lost}"),
        ("memory", f"{start} → {end} MiB, at most {most}"),
        ("growth of memory", growth if load.games_finished else "no game was finished"),
        ("load of the machine", str(load.load_average)),
    ]


def measure(request: LoadRequest, report: Report = lambda _what, _share: None) -> Load:
    """Runs a server, plays so many tables there, and returns what was measured."""
    if request.tables < 1 or request.seats < 1 or request.seconds <= 0 or request.rate <= 0:
        raise GloamingError("tables, seats, seconds and rate are all more than 0")
    with asyncio.Runner(loop_factory=_loop) as runner:
        return runner.run(_run(request, report))


def _loop() -> asyncio.AbstractEventLoop:
    """Returns the quickest event loop there is: the clients shall cost little."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
