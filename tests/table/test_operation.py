"""What an operator sees of a running server: health, metrics, logs; and how it stops."""

import io
import json
import logging
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gloaming.table import logs
from gloaming.table.metrics import FAMILIES, Histogram, Metrics, as_text
from gloaming.table.operator_token import new_operator_token
from gloaming.table.request_watch import request_kind
from tests.table.room import Party, Room
from tests.table.servers import Client, Server

SAMPLE = re.compile(r'^([a-z_]+)(\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)*\})? (-?[0-9.e+]+)$')


def numbers(text: str) -> dict[str, float]:
    """Samples of the text format by name with labels; a line of another form is an error."""
    found: dict[str, float] = {}
    family = ""
    for line in text.splitlines():
        if line.startswith("# "):
            family = line.split()[2]
            assert family in FAMILIES
            continue
        match = SAMPLE.match(line)
        assert match, line
        assert match[1].startswith(family)
        assert match[1] + (match[2] or "") not in found
        found[match[1] + (match[2] or "")] = float(match[3])
    return found


# --- health and metrics ----------------------------------------------------------------------


def test_a_server_is_live_and_ready(room: Room) -> None:
    for path, status in (("live", "live"), ("ready", "ready"), ("", "ready")):
        found = httpx.get(f"{room.address}/health/{path}".rstrip("/"))
        assert (found.status_code, found.json()["status"]) == (200, status)
        assert found.headers["cache-control"] == "no-store"


def test_a_server_that_cannot_use_its_database_is_live_but_not_ready(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> None:
        raise OSError("connection to 10.1.2.3 refused, password=sesame")

    monkeypatch.setattr(room.server.store, "ping", broken)
    assert httpx.get(f"{room.address}/health/live").status_code == 200
    found = httpx.get(f"{room.address}/health/ready")
    assert found.status_code == 503
    assert found.json()["problem"] == "the database cannot be used (OSError)"


def test_a_server_that_stops_is_not_ready(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room.server, "is_stopping", True)
    found = httpx.get(f"{room.address}/health")
    assert (found.status_code, found.json()["problem"]) == (503, "the server is closing")


def test_metrics_are_for_the_operator_alone_and_count_what_happens(room: Room) -> None:
    address = f"{room.address}/metrics"
    assert httpx.get(address).status_code == 404
    old = room.do(new_operator_token(room.server.store))
    token = room.do(new_operator_token(room.server.store))
    assert httpx.get(address, headers={"authorization": f"Bearer {old}"}).status_code == 404

    def read() -> dict[str, float]:
        found = httpx.get(address, headers={"authorization": f"Bearer {token}"})
        assert found.status_code == 200
        assert found.headers["content-type"].startswith("text/plain; version=0.0.4")
        return numbers(found.text)

    before = read()
    party = Party(room, 2)
    party.play(3)
    refused = party.people[0].answer(party.table, "no such key", 3)
    assert refused.status_code in (400, 409)
    with party.people[0].listen(f"/t/{party.table}/events") as events:
        events.next("hello")
        after = read()

    def grown(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert grown('gloaming_answers_total{by="person"}') == 3
    assert grown("gloaming_answer_seconds_count") >= 3  # bots of other tables may play
    assert grown('gloaming_answer_seconds_bucket{le="+Inf"}') >= 3
    assert grown('gloaming_requests_total{kind="answer",status="201"}') == 3
    assert sum(grown(n) for n in after if n.startswith("gloaming_refusals_total")) >= 1
    assert after["gloaming_streams"] >= 1
    assert after["gloaming_tables_in_memory"] >= 1
    assert after["process_resident_memory_bytes"] > 10_000_000


def test_workers_tell_of_each_other(tmp_path: Path) -> None:
    me, gone = Metrics(str(tmp_path)), 2**22 + 1  # no process has such a number
    me.count("gloaming_answers_total", by="bot")
    other = '[["gloaming_answers_total",[["by","bot"]],4.0]]'
    (tmp_path / "1.json").write_text(other)
    (tmp_path / f"{gone}.json").write_text(other)
    found = {name: n for name, n in numbers(me.text()).items() if "answers_total" in name}
    assert sorted(found.values()) == [1, 4]
    assert found['gloaming_answers_total{worker="1",by="bot"}'] == 4


def test_a_histogram_counts_all_below_each_limit() -> None:
    times = Histogram()
    for seconds in (0.001, 0.005, 0.3, 99):
        times.observe(seconds)
    found = numbers(as_text(times.samples("gloaming_answer_seconds", ())))
    assert found['gloaming_answer_seconds_bucket{le="0.005"}'] == 2
    assert found['gloaming_answer_seconds_bucket{le="0.5"}'] == 3
    assert found['gloaming_answer_seconds_bucket{le="+Inf"}'] == 4
    assert found["gloaming_answer_seconds_sum"] == pytest.approx(99.306)


@pytest.mark.parametrize(
    ("request_line", "kind"),
    [
        ("GET /static/gloaming.css", "static"),
        ("POST /t/abc123/answer", "answer"),
        ("POST /api/tables/abc123/answers", "answer"),
        ("GET /t/abc123/events", "stream"),
        ("GET /t/abc123", "table"),
        ("GET /api/games", "api"),
        ("GET /health/ready", "operation"),
        ("GET /", "page"),
    ],
)
def test_requests_are_counted_in_few_kinds(request_line: str, kind: str) -> None:
    assert request_kind(*request_line.split()) == kind


# --- logs --------------------------------------------------------------------------------------


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the logs write; afterwards they are as they were."""
    out = io.StringIO()
    root = logging.getLogger()
    before = (root.handlers, root.level, logs.ACCESS.level)
    yield out
    root.handlers = before[0]
    root.setLevel(before[1])
    logs.ACCESS.setLevel(before[2])


def test_lines_for_programs_are_json_with_what_is_known(written: io.StringIO) -> None:
    logs.configure_logs("json", access=True, output=written)
    logs.log_request("GET", "/s/very-secret", 303, 0.0123, "203.0.113.77")
    try:
        raise ValueError("wrong\nlines")
    except ValueError:
        logging.getLogger("gloaming").error("fault at %s", "/t/x", exc_info=True)
    request, fault = (json.loads(line) for line in written.getvalue().splitlines())
    assert request["path"] == "/s/…"
    assert (request["status"], request["ms"]) == (303, 12.3)
    assert request["address"] == "203.0.113.0"
    assert (fault["level"], fault["message"]) == ("error", "fault at /t/x")
    assert "ValueError: wrong" in fault["trace"]


def test_requests_are_not_written_unless_asked_for(written: io.StringIO) -> None:
    logs.configure_logs("text", access=False, output=written)
    logs.log_request("GET", "/", 200, 0.01, "203.0.113.77")
    assert written.getvalue() == ""


def test_the_same_fault_again_and_again_is_one_line_a_second(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = 100.0
    monkeypatch.setattr("gloaming.table.logs.monotonic", lambda: clock)
    logs.configure_logs("text", access=False, output=written)
    for number in range(50_000):
        logging.getLogger("gloaming").warning("the database is away: %s", number)
    clock += 1.5
    logging.getLogger("gloaming").warning("the database is away: %s", "still")
    lines = written.getvalue().splitlines()
    assert len(lines) == 2
    assert lines[1].endswith("the database is away: still (and 49999 more like it)")


def test_two_different_faults_at_once_are_both_written(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.table.logs.monotonic", lambda: 100.0)
    logs.configure_logs("json", access=False, output=written)
    for fault in (ValueError("one"), KeyError("two"), ValueError("one")):
        logging.getLogger("gloaming").error("fault at %s", "/t/x", exc_info=fault)
    assert [json.loads(line)["trace"] for line in written.getvalue().splitlines()] == [
        "ValueError: one",
        "KeyError: 'two'",
    ]


def test_a_path_cannot_make_lines_of_its_own() -> None:
    assert logs.public_path("/x\nERROR made up\x1b[0m") == "/x?ERROR made up?[0m"
    assert logs.short_address("2001:db8:1:2::3") == "2001:db8:1::"
    assert logs.short_address("::ffff:203.0.113.9") == "203.0.113.0"
    assert logs.short_address("unix:") == ""


# --- stopping -----------------------------------------------------------------------------------


def test_a_server_that_is_told_to_stop_finishes_what_it_has_begun(tmp_path: Path) -> None:
    """Every answer that was acknowledged while it stopped is there afterwards, and no other."""
    server = Server("--data", str(tmp_path), "--access-log", "--log-format", "json")
    server.output = subprocess.PIPE
    wish = {"game": "evenfall", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "seed": "3"}
    told: dict[str, int] = {}
    playing = threading.Semaphore(0)

    def play(client: Client, table: str) -> None:
        while True:
            status, view = client.call("GET", f"/tables/{table}/view")
            if status != 200 or not view["question"]:
                return
            answer = {"key": view["question"]["offers"][0]["key"], "version": view["version"]}
            status, _ = client.call("POST", f"/tables/{table}/answers", answer)
            if status != 201:
                return
            told[table] += 1
            playing.release()

    with server:
        client = Client(server.address).become("Ana")
        tables = [client.post("/tables", wish)["table"]["id"] for _ in range(4)]
        threads = []
        for table in tables:
            told[table] = 0
            threads.append(threading.Thread(target=play, args=(client, table)))
            threads[-1].start()
        for _ in range(12):
            assert playing.acquire(timeout=60)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        for thread in threads:
            thread.join(60)
        _, written = server.process.communicate(timeout=30)
        assert server.process.returncode in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
    lines = [json.loads(line) for line in written.decode().splitlines()]
    assert not [line for line in lines if line["level"] != "info"]
    assert sum(line["path"].endswith("/answers") for line in lines) >= sum(told.values())
    again = Server("--data", str(tmp_path))
    with again:
        client = Client(again.address, client.token)
        for table, count in told.items():
            assert count <= client.get(f"/tables/{table}")["version"] <= count + 1
