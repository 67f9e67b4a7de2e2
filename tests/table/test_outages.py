"""What goes wrong around a server is said; nothing acknowledged is lost, and it recovers alone."""

import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from gloaming.table.admin.retention import purge
from tests.table.room import Party, Room
from tests.table.servers import READY, Client, Postgres, Server, once, postgres_binaries
from tests.table.test_serve import refused

NOBODY = 65534  # a user without any rights
TRIES = 20  # answers that are refused in a row
pytestmark = once


class Player:
    """Somebody who plays alone against themselves, and counts what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.client = Client(server.address).become("Ana")
        wish = {"game": "evenfall", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "seed": "4"}
        self.table: str = self.client.post("/tables", wish)["table"]["id"]
        self.acknowledged = 0

    def answer(self) -> tuple[int, Any]:
        """Gives an answer to what was asked last; returns the status and what is said."""
        status, view = self.client.call("GET", f"/tables/{self.table}/view")
        if status == 200:
            self.view = view
        key = self.view["question"]["offers"][0]["key"]
        answer = {"key": key, "version": self.view["version"]}
        status, said = self.client.call("POST", f"/tables/{self.table}/answers", answer)
        self.acknowledged += status == 201
        return status, said

    def play(self, count: int) -> None:
        for _ in range(count):
            assert self.answer()[0] == 201

    def version(self) -> int:
        return int(self.client.get(f"/tables/{self.table}")["version"])


def until(is_so: Callable[[], bool], what: str) -> None:
    """Waits until something is so; it has as long as a server has to start."""
    end = time.monotonic() + READY
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def health(server: Server, path: str) -> int:
    try:
        with urllib.request.urlopen(f"{server.address}/health/{path}", timeout=20) as response:
            return int(response.status)
    except urllib.error.HTTPError as error:
        return error.code


# --- PostgreSQL is away --------------------------------------------------------------------------


@pytest.fixture
def database() -> Iterator[Postgres]:
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with Postgres() as running:
        yield running


def test_postgresql_that_is_away_is_said_and_play_goes_on_when_it_is_back(
    database: Postgres, tmp_path: Path
) -> None:
    server = Server("--database", database.url, "--log-format", "json")
    with (tmp_path / "log").open("wb") as log:
        server.output = log
        with server:
            player = Player(server)
            player.play(3)
            database.stop()
            said: set[str] = set()
            for _ in range(TRIES):
                status, answer = player.answer()
                assert status == 503, (status, answer)
                said.add(answer["detail"])
            assert said == {
                "nothing can be stored here at the moment; what was confirmed is safe, "
                "try again soon"
            }
            assert health(server, "live") == 200
            assert health(server, "ready") == 503
            time.sleep(float(os.environ.get("GLOAMING_OUTAGE", "0")))  # 10 in a nightly run
            database.start()
            until(lambda: health(server, "ready") == 200, "it does not come back")
            until(lambda: player.answer()[0] == 201, "nobody can play again")
            player.play(3)
            assert player.version() == player.acknowledged
    lines = [line for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    faults = [json.loads(line) for line in lines]
    assert all("Traceback" not in fault.get("trace", "") for fault in faults), faults
    written: dict[str, list[float]] = {}
    for fault in faults:
        at = datetime.fromisoformat(fault["time"]).timestamp()
        written.setdefault(fault["message"][:20], []).append(at)
    assert written
    for message, times in written.items():
        most = (times[-1] - times[0]) / 0.9 + 2
        assert len(times) <= most, f"more than one line a second: {message}"


# --- the disk ------------------------------------------------------------------------------------


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="the size of files is limited by Linux"
)
def test_a_full_disk_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    """The server's files cannot grow any more, as on a full disk, until there is space again."""
    server = Server("--data", str(tmp_path))
    with server:
        player = Player(server)
        player.play(4)
        assert server.process is not None
        pid = server.process.pid
        log = (tmp_path / "tables.sqlite-wal").stat().st_size
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (log, before[1]))
        for _ in range(5):
            status, said = player.answer()
            assert status == 503, (status, said)
            assert "nothing can be stored" in said["detail"]
        assert player.version() == player.acknowledged, "what was stored can be looked at"
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        player.play(4)
        assert player.version() == player.acknowledged
        server.kill()
        server.start()
        assert player.version() == player.acknowledged
        player.play(1)


def test_a_folder_that_cannot_be_written_is_told() -> None:
    # Who may do everything is not kept out by a mode, and becomes nobody first.
    code = (
        "import os, gloaming.table.serve; from gloaming.cli import main; "
        f"os.getuid() or os.setuid({NOBODY}); main()"
    )
    with tempfile.TemporaryDirectory(prefix="gloaming-closed-") as folder:
        Path(folder).chmod(0o555)
        command = [sys.executable, "-c", code, "serve", "--port", "0", "--data", folder]
        done = subprocess.run(command, capture_output=True, text=True, timeout=READY)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith(f"gloaming: {folder}")
    assert "Permission denied" in done.stderr


def test_a_damaged_file_is_told_before_anything_is_written(tmp_path: Path) -> None:
    with Room(tmp_path) as room:
        Party(room, 2).play_quickly(to=40)
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'answer'"
        ).fetchone()
    data = bytearray(file.read_bytes())
    data[(root - 1) * size : root * size] = bytes(range(256)) * (size // 256)
    file.write_bytes(data)
    said = refused(tmp_path)
    assert str(file) in said
    assert "is broken" in said
    assert "gloaming admin restore" in said
    assert file.read_bytes() == bytes(data), "perhaps somebody can save something of it"


def test_a_log_that_was_cut_short_costs_only_what_was_not_acknowledged(tmp_path: Path) -> None:
    """As when the power fails while the system writes: a torn end of the log is left out."""
    server = Server("--data", str(tmp_path))
    with server:
        player = Player(server)
        player.play(6)
        server.kill()
        with (tmp_path / "tables.sqlite-wal").open("ab") as log:
            log.write(os.urandom(3000))
        server.start()
        assert player.version() == player.acknowledged
        player.play(2)


def test_a_copy_of_the_folder_is_a_table_of_its_own(tmp_path: Path) -> None:
    """Two servers on two copies do not disturb each other; on one folder the second is refused."""
    server = Server("--data", str(tmp_path / "one"))
    with server:
        player = Player(server)
        player.play(2)
        assert "another Gloaming is open" in refused(tmp_path / "one")
        player.play(2)
        server.kill()
        shutil.copytree(tmp_path / "one", tmp_path / "two")
        server.start()
        with Server("--data", str(tmp_path / "two")) as other:
            player.play(1)
            there = Client(other.address, player.client.token)
            assert there.get(f"/tables/{player.table}")["version"] == 4
        assert player.version() == 5


# --- the clock -----------------------------------------------------------------------------------


def test_a_clock_that_jumps_changes_nothing_but_the_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = ["2031-01-01T00:00:00+00:00", "1999-12-31T23:59:59+00:00", "2026-11-17T03:00:00+00:00"]
    count = 0

    def jumping() -> str:
        nonlocal count
        count += 1
        return times[count % len(times)]

    with Room(tmp_path) as room:
        monkeypatch.setattr("gloaming.table.store.store.now", jumping)
        party = Party(room, 2)
        party.play(9)
        room.forget()
        assert party.info()["version"] == 9
        assert party.people[0].page(f"/t/{party.table}/replay?step=5")
        ana = party.people[0]
        ana.send(f"/t/{party.table}/chat", text="what time is it")
        assert "what time is it" in ana.page(f"/t/{party.table}")
        assert ana.page("/")
        answers = room.do(room.server.store.answers(party.table))
        assert [answer.number for answer in answers] == list(range(9))
        assert len({answer.at for answer in answers}) == 3
        room.do(room.server.store.change_table(party.table, touched="1999-01-01T00:00:00+00:00"))
        done = room.do(purge(room.server.store, 365, only_if_used=True))
        assert done.tables == 0, "all seem old: rather the clock is wrong than that nobody came"
