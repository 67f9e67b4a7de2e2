"""Honest tables go on while a hostile client sends its bombs, one after another.

Always: two tables for a moment, and nothing of theirs is refused or lost. With `GLOAMING_SIEGE`,
the seconds that it lasts, it is measured: fifty tables, and 95 of 100 updates within 200 ms. Run
that on a quiet machine.
"""

import asyncio
import os
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from gloaming.table.load_clients import Caller, LoadClients
from tests.table.room import Visitor
from tests.table.servers import Server, once, run_apart
from tests.table.test_hostile import BOMBS

SECONDS = float(os.environ.get("GLOAMING_SIEGE", "0"))
TABLES = 50 if SECONDS else 2
RATE = 25.0 if SECONDS else 4.0  # answers a second
P95 = 0.2  # seconds


class Attacker(threading.Thread):
    """Sends all bombs, again and again, and remembers what each was answered."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.eve = Visitor(address).become("Eve")
        table, _ = self.eve.make("me", "hotseat")
        self.scene: Any = SimpleNamespace(eve=self.eve, table=table)
        self.statuses: list[int] = []
        self.times: list[float] = []
        self.is_over = False

    def run(self) -> None:
        while not self.is_over:
            for bomb in BOMBS.values():
                begun = time.perf_counter()
                self.statuses.append(bomb(self.scene).status_code)
                self.times.append(time.perf_counter() - begun)
                if self.is_over:
                    return


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * len(times))]


@once
def test_honest_tables_go_on_while_bombs_are_sent(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[LoadClients, Attacker]:
        caller = Caller("127.0.0.1", server.port)
        clients = LoadClients("evenfall", 2, 2, caller)
        try:
            await clients.open(TABLES)
            attacker = await asyncio.to_thread(Attacker, server.address)
            attacker.start()
            clients.measuring = True
            await clients.play(SECONDS or 3.0, RATE)
            attacker.is_over = True
            await asyncio.to_thread(attacker.join)
        finally:
            clients.close()
        return clients, attacker

    more = ["--preload"] if SECONDS else []
    with Server("--data", str(tmp_path), *more) as server:
        if SECONDS:
            time.sleep(15)  # until the games are loaded
        clients, attacker = run_apart(play(server))
    assert clients.answered > 0
    assert clients.refused == clients.lost == 0
    assert attacker.statuses
    assert all(400 <= status < 500 for status in attacker.statuses)
    if SECONDS:
        print(
            f"{clients.answered} answers, p95 {1000 * p95(clients.latencies):.0f} ms;"
            f" {len(attacker.times)} bombs, p95 {1000 * p95(attacker.times):.0f} ms,"
            f" slowest {1000 * max(attacker.times):.0f} ms"
        )
        assert p95(clients.latencies) < P95
        assert p95(attacker.times) < 0.25
