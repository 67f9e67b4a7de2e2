"""An acknowledged answer survives kill -9 at any instant, on SQLite and on PostgreSQL."""

import os
import random
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.table.forked_server import ForkedServer
from tests.table.servers import Client, Server, once

KILLS = int(os.environ.get("GLOAMING_KILLS", "10"))  # of each database; 200 in a nightly run


class Player(threading.Thread):
    """Answers as fast as it can and remembers what it was told."""

    def __init__(self, client: Client, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table = table
        self.random = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.unsure: tuple[int, str] | None = None
        self.over = False
        self.stopped = False

    def run(self) -> None:
        while not self.over and not self.stopped:
            status, view = self.client.call("GET", f"/tables/{self.table}/view")
            if status != 200:
                return
            if view["over"]:
                self.over = True
                return
            question = view["question"]
            if question is None:
                time.sleep(0.002)
                continue
            key = self.random.choice(question["offers"])["key"]
            version = view["version"]
            self.unsure = (version, key)
            status, _ = self.client.call(
                "POST", f"/tables/{self.table}/answers", {"key": key, "version": version}
            )
            if status == 201:
                self.acknowledged.append((version, key))
                self.unsure = None
            elif status == 0:
                return
            else:
                self.unsure = None


def _new_table(client: Client, seed: int) -> str:
    wish = {
        "game": "evenfall",
        "seats": [{"kind": "me"}, {"kind": "hotseat"}],
        "seed": str(seed),
    }
    found: dict[str, Any] = client.post("/tables", wish)
    return str(found["table"]["id"])


def _kill_and_compare(server: Server) -> None:
    rng = random.Random(1)
    server.start()
    client = Client(server.address).become("Ana")
    table = _new_table(client, 0)
    told: list[tuple[int, str]] = []
    kills = 0
    acknowledged = 0
    seed = 0
    while kills < KILLS:
        player = Player(client, table, seed)
        player.start()
        wanted = rng.randrange(6)  # answers before the blow, which then comes at any instant
        while player.is_alive() and len(player.acknowledged) < wanted:
            time.sleep(0.002)
        time.sleep(rng.uniform(0.0, 0.05))
        server.kill()
        player.stopped = True
        player.join()
        kills += 1
        seed += 1
        server.start()
        told += player.acknowledged
        acknowledged += len(player.acknowledged)
        info = client.get(f"/tables/{table}")
        expected = len(told)
        if player.unsure is not None and info["version"] == expected + 1:
            told.append(player.unsure)  # it was kept, only the word of it was lost
            expected += 1
        assert info["version"] == expected
        assert [version for version, _ in told] == list(range(expected))
        if info["over"]:
            record = client.get(f"/tables/{table}/record")
            assert [key for _, key in record["answers"]] == [key for _, key in told]
            table = _new_table(client, seed)
            told = []
    print(f"{kills} times killed, {acknowledged} answers acknowledged, none lost")
    assert acknowledged > kills


@once
def test_acknowledged_answers_survive_kill_9_on_sqlite(tmp_path: Path) -> None:
    with closing(ForkedServer("--data", str(tmp_path))) as server:
        _kill_and_compare(server)


@once
def test_acknowledged_answers_survive_kill_9_on_postgresql(postgres_url: str) -> None:
    with closing(ForkedServer("--database", postgres_url)) as server:
        _kill_and_compare(server)
