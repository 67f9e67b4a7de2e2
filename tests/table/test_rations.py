"""Work is rationed: costs by kind of request, streams, connections, half-sent requests, quotas."""

import socket
import time
from pathlib import Path

import pytest

import gloaming.table.rate_limit as pace
from gloaming.table import connections
from gloaming.table.rate_limit import WorkStore, cost_of, network_of
from tests.table.room import Room


def test_dear_requests_cost_more() -> None:
    plain = cost_of("GET", "/t/abcdef12")
    assert plain == (1.0, 0.0)
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", "/tables"),
        ("POST", "/t/abcdef12/fork"),
        ("POST", "/api/people"),
        ("POST", "/setup"),
        ("GET", "/"),
        ("GET", "/t/abcdef12/replay"),
        ("GET", "/cards/evenfall"),
        ("GET", "/api/tables/abcdef12/record"),
    ):
        assert cost_of(method, path) > plain, path


def test_a_store_of_work_fills_with_time() -> None:
    store = WorkStore(20.0, 10.0, now=0.0)
    assert [store.take(8.0, 0.0) for _ in range(3)] == [0.0, 0.0, 2.0]
    assert store.take(8.0, 2.0) == 0.0
    assert store.take(100.0, 100.0) == 0.0  # what costs more than there can be takes all
    assert store.take(1.0, 100.0) == 0.5


def test_of_ipv6_a_network_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("what:ever") == "what:ever"


def test_tables_are_rationed_for_longer_than_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [100.0]
    monkeypatch.setattr(pace, "monotonic", lambda: clock[0])
    with Room(tmp_path, rate=12, bot_tables=2) as room:
        person = room.person()
        wish = {"game": "evenfall", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        found: list[int] = []
        for _ in range(9):
            clock[0] += 1.0
            found.append(person.program.post("/tables", json=wish).status_code)
        # two tables with bots, then the quota; and at last the work of this address is used up
        assert found[:2] == [201, 201]
        assert set(found[2:7]) == {400}
        assert found[-1] == 429
        clock[0] += 1.0
        late = person.program.post("/tables", json=wish)
        assert int(late.headers["retry-after"]) > 10
        assert person.program.get("/games").status_code == 200
        clock[0] += 1.0
        forged = {"x-forwarded-for": "192.0.2.77"}
        late = person.program.post("/tables", json=wish, headers=forged)
        assert late.status_code == 429


def test_an_address_has_so_many_tables_with_bots_however_many_people_it_makes(
    tmp_path: Path,
) -> None:
    with_bot = {"game": "evenfall", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    without = {"game": "evenfall", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    with Room(tmp_path, address_bot_tables=2) as room:
        made = [room.person(f"P{n}").program.post("/tables", json=with_bot) for n in range(4)]
        assert [one.status_code for one in made] == [201, 201, 400, 400]
        assert "from this address" in made[-1].text
        late = room.person("Eve")
        assert late.program.post("/tables", json=without).status_code == 201
        over = made[0].json()["table"]["id"]
        room.do(room.server.store.change_table(over, over=True))
        assert late.program.post("/tables", json=with_bot).status_code == 201
        assert late.program.post("/tables", json=with_bot).status_code == 400


def test_an_address_has_so_many_streams(tmp_path: Path) -> None:
    with Room(tmp_path, streams=2) as room:
        person = room.person()
        table, _ = person.make("me", "hotseat")
        path = f"/t/{table}/events"
        with person.listen(path) as one, person.listen(path) as two:
            one.next("hello")
            two.next("hello")
            refused = person.browser.get(path)
            assert refused.status_code == 429
        end = time.monotonic() + 60
        while True:  # until the server has noticed that they are closed
            with person.browser.stream("GET", path) as again:
                if again.status_code == 200:
                    break
            assert time.monotonic() < end


def test_an_address_has_so_many_connections_and_no_half_request_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.2)
    monkeypatch.setattr(connections.LimitedConnection, "most", 5)  # put back afterwards
    with Room(tmp_path, connections=5) as room:
        half: list[socket.socket] = []
        for _ in range(5):
            raw = socket.create_connection(("127.0.0.1", room.port))
            raw.sendall(b"GET /about HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            half.append(raw)
        with socket.create_connection(("127.0.0.1", room.port)) as beyond:
            beyond.settimeout(60)
            assert beyond.recv(1000) == b""
        for raw in half:
            raw.settimeout(60)
            assert raw.recv(1000) == b""  # closed by the server
            raw.close()
        assert room.visitor().browser.get("/about").status_code == 200
