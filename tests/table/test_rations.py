"""Work is rationed: costs by kind of request, streams, connections, half-sent requests, quotas."""

import re
import socket
import time
from pathlib import Path

import pytest

import gloaming.table.limits.rate_limit as pace
from gloaming.table.limits import connections
from gloaming.table.limits.rate_limit import WorkStore, cost_of, network_of
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


@pytest.mark.parametrize(
    ("settings", "stored", "refusal"),
    [
        ({"pack_tables": 2}, (10, 10), "you have 2 tables with packs"),
        ({"pack_space": 3}, (2 << 20, 1 << 20), "your packs of cards take 3 MiB"),
        ({"all_pack_space": 3}, (0, 3 << 20), "no more packs of cards are stored here"),
    ],
)
def test_packs_take_so_much_of_the_disk_and_no_more(
    tmp_path: Path, settings: dict[str, int], stored: tuple[int, int], refusal: str
) -> None:
    """Of one person, by their number and their size, and of everybody together."""
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    wish = {"game": "evenfall", "seats": seats, "pack": '[pack]\nid = "m"\ngame = "evenfall"\n'}
    with Room(tmp_path, **settings) as room:
        ana, ben = room.person("Ana"), room.person("Ben")
        for host, size in zip((ana, ben if "all_pack_space" in settings else ana), stored):
            table, _ = host.make("me", "hotseat")
            room.do(room.server.store.change_table(table, pack_bytes=size))
        refused = ana.program.post("/tables", json=wish)
        assert refused.status_code == 400
        assert refusal in refused.text
        assert ana.program.post("/tables", json={**wish, "pack": ""}).status_code == 201


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


def closed_after(raw: socket.socket, data: bytes) -> bool:
    """Whether the server cuts a connection while all of this is sent; it never answers it."""
    raw.settimeout(60)
    try:
        for at in range(0, len(data), 8192):
            raw.sendall(data[at : at + 8192])
        while answer := raw.recv(65536):
            assert b"HTTP/1.1" not in answer
        return True
    except TimeoutError:
        return False  # still open
    except OSError:
        return True


@pytest.mark.parametrize(
    "head",
    [
        b"GET /about HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 3_000_000,
        b"GET /about HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 100_000 + b"\r\n",
        b"GET /about HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b;" * 50_000 + b"\r\n\r\n",
    ],
    ids=["one without an end", "many", "cookies"],
)
def test_a_head_is_short(room: Room, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", room.port)) as raw:
        assert closed_after(raw, head)
    assert room.visitor().browser.get("/about").status_code == 200


def answer_of(raw: socket.socket) -> bytes:
    """The first line of the next answer, which is read as a whole."""
    head = b""
    while b"\r\n\r\n" not in head:
        part = raw.recv(65536)
        assert part, "closed without an answer"
        head += part
    head, _, body = head.partition(b"\r\n\r\n")
    found = re.search(rb"content-length: (\d+)", head)
    assert found
    while len(body) < int(found[1]):
        part = raw.recv(65536)
        assert part, "closed within an answer"
        body += part
    return head.partition(b"\r\n")[0]


def test_who_sends_too_much_reads_so_and_can_go_on(room: Room) -> None:
    """The rest of a body that was refused by its head is no head of the next request."""
    size = connections.REST_BYTES + 100_000
    with socket.create_connection(("127.0.0.1", room.port)) as raw:
        raw.settimeout(60)
        raw.sendall(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size)
        assert answer_of(raw) == b"HTTP/1.1 413 Request Entity Too Large"
        raw.sendall(b"a" * size)
        raw.sendall(b"GET /about HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer_of(raw) == b"HTTP/1.1 200 OK"
        # A head is as short as ever, before and behind such a body.
        assert closed_after(raw, b"GET /about HTTP/1.1\r\nX-Long: " + b"a" * (2 << 20))


def test_an_endless_body_is_not_read_to_its_end(room: Room) -> None:
    size = 4 * connections.UNREAD_BYTES
    with socket.create_connection(("127.0.0.1", room.port)) as raw:
        raw.settimeout(60)
        raw.sendall(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size)
        assert answer_of(raw) == b"HTTP/1.1 413 Request Entity Too Large"
        with pytest.raises(ConnectionError):
            raw.sendall(b"a" * size)


def test_a_second_head_behind_a_stream_does_not_grow_for_ever(room: Room) -> None:
    table, _ = room.person().make("me", "hotseat")
    with socket.create_connection(("127.0.0.1", room.port)) as raw:
        raw.sendall(f"GET /t/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        raw.settimeout(60)
        assert raw.recv(1000)
        endless = b"GET /about HTTP/1.1\r\nX-Long: " + b"a" * (8 << 20)
        assert closed_after(raw, endless)


def test_a_head_may_come_in_any_parts(room: Room) -> None:
    """Behind a head that ends between two parts there may be a long body."""
    body = b'{"name": "' + b" " * 60_000 + b'Ana"}'
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
    for cut in (3, len(head) - 3, len(head) - 2, len(head) - 1, len(head)):
        with socket.create_connection(("127.0.0.1", room.port)) as raw:
            raw.settimeout(60)
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for part in ((head + body)[:cut], (head + body)[cut:]):
                raw.sendall(part)
                time.sleep(0.05)
            assert raw.recv(1000).startswith(b"HTTP/1.1 201"), cut


def test_who_does_not_read_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READ_SECONDS", 0.3)
    with Room(tmp_path) as room:
        with socket.socket() as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", room.port))
            raw.sendall(b"GET /cards/evenfall HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
            end = time.monotonic() + 60
            while not connections.LimitedConnection.open:
                assert time.monotonic() < end
                time.sleep(0.02)
            while connections.LimitedConnection.open:
                assert time.monotonic() < end, "it waits for who does not read"
                time.sleep(0.02)
        assert room.visitor().browser.get("/about").status_code == 200


def test_connections_of_a_trusted_proxy_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for everybody: its limit would be one for all visitors together."""
    monkeypatch.setattr(connections.LimitedConnection, "most", 2)  # put back afterwards
    monkeypatch.setattr(connections.LimitedConnection, "trusted", ())
    for trusted in ("127.0.0.1", "127.0.0.0/8"):
        with Room(tmp_path / trusted[-1], connections=2, trusted_proxy=(trusted,)) as room:
            many = [socket.create_connection(("127.0.0.1", room.port)) for _ in range(6)]
            for raw in many:
                raw.settimeout(60)
                raw.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
                assert raw.recv(1000).startswith(b"HTTP/1.1 200")
            for raw in many:
                raw.close()


def test_nothing_is_free_not_even_what_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "monotonic", lambda: 100.0)
    for path in ("/health/ready", "/static/gloaming.css", "/metrics", "/nothing"):
        with Room(tmp_path / path.replace("/", "-"), rate=2) as room:
            with room.visitor().browser as browser:
                found = [browser.get(path) for _ in range(25)]
            late = found[-1]
            assert found[0].status_code != 429
            assert late.status_code == 429
            assert int(late.headers["retry-after"]) >= 1
            assert late.headers["connection"] == "close"
            assert len(late.content) < 100


def test_people_are_rationed_however_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A form without a cookie makes a person just as a program does."""
    clock = [100.0]
    monkeypatch.setattr(pace, "monotonic", lambda: clock[0])
    with Room(tmp_path, rate=12) as room:
        found: list[int] = []
        for _ in range(20):  # 8 of the slow store, half a one for each
            clock[0] += 2.0
            visitor = room.visitor()
            found.append(visitor.send("/me", name="Eve").status_code)
        assert found[0] == 303
        assert 12 <= found.count(303) <= 17
        assert found[-1] == 429


@pytest.mark.parametrize("host", ["[::1", "a b", "x:99999", "x:y", "a/b", "\xff"])
def test_a_host_that_nobody_can_be_called_is_refused(room: Room, host: str) -> None:
    for path in ("/about", "/nothing", "/api/games"):
        with socket.create_connection(("127.0.0.1", room.port)) as raw:
            raw.settimeout(60)
            head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: text/html\r\n\r\n"
            raw.sendall(head.encode("latin-1"))
            status = raw.recv(1000)[9:12]
            assert status == b"400" or (status == b"404" and path == "/nothing")
