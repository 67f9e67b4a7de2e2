"""Several workers on one PostgreSQL serve the same tables as if they were one."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from gloaming.kernel.errors import GloamingError
from gloaming.table.play import bot_workers as thinking
from gloaming.table.play.live_tables import LiveTable
from tests.table.room import Room, Visitor
from tests.table.servers import Client, Server, once, run_apart

ROUNDS = 30
Rooms = tuple[Room, Room]


@pytest.fixture(scope="module")
def rooms(postgres_url: str) -> Iterator[Rooms]:
    """Two servers on one database; they know each other only through it."""
    with ExitStack() as stack:
        one = stack.enter_context(Room(None, database=postgres_url))
        two = stack.enter_context(Room(None, database=postgres_url))
        yield one, two


def both(rooms: Rooms, name: str) -> tuple[Visitor, Visitor]:
    """The same person at both servers."""
    one = rooms[0].person(name)
    two = rooms[1].visitor()
    two.token = one.token
    two.program.headers["authorization"] = f"Bearer {one.token}"
    two.browser.cookies.set("gloaming", one.token)
    return one, two


def test_a_person_and_a_table_of_one_worker_are_known_to_the_other(rooms: Rooms) -> None:
    here, there = both(rooms, "Ana")
    table, links = here.make("me", "friend")
    info = there.get(f"/tables/{table}")
    assert [seat["mine"] for seat in info["seats"]] == [True, False]
    friend = rooms[1].person("Ben")
    friend.claim(table, links[1])
    assert here.get(f"/tables/{table}")["seats"][1]["name"] == "Ben"
    rooms[0].person("Cleo").post(f"/tables/{table}/claim", {"link": links[1]}, 400)


def test_live_updates_cross_workers(rooms: Rooms) -> None:
    here, there = both(rooms, "Ana")
    table, _ = here.make("me", "hotseat", seed="5")
    watcher = rooms[1].visitor()
    with (
        watcher.listen(f"/t/{table}/events") as page,
        watcher.listen(f"/tables/{table}/events", program=True) as events,
    ):
        assert page.next("zones")
        assert json.loads(events.next("table")[1])["version"] == 0
        for version in range(6):
            view = here.view(table)
            key = view["question"]["offers"][0]["key"]
            begun = time.monotonic()
            assert here.answer(table, key, version).status_code == 201
            assert json.loads(events.next("table")[1])["version"] == version + 1
            assert json.loads(page.next("zones")[1])["token"] == f"0.{version + 1}"
            assert time.monotonic() - begun < 14, "it came by word, not by the next beat"
            assert there.view(table)["version"] == version + 1
        here.send(f"/t/{table}/chat", text="to the players")
        watcher.send(f"/t/{table}/chat", text="hello over there")
        assert "hello over there" in page.next("zones")[1]


def test_an_answer_is_seen_by_the_other_worker_at_once(rooms: Rooms) -> None:
    """Whoever was told that an answer is kept finds it wherever they ask next."""
    people = both(rooms, "Ana")
    table, _ = people[0].make("me", "hotseat", seed="6")
    for version in range(20):
        now, then = people[version % 2], people[1 - version % 2]
        view = now.view(table)
        assert view["version"] == version
        key = view["question"]["offers"][-1]["key"]
        assert now.answer(table, key, version).status_code == 201
        assert then.get(f"/tables/{table}")["version"] == version + 1
        page = then.page(f"/t/{table}?as={then.get(f'/tables/{table}')['asked'][0]}")
        assert f'name="version" value="{version + 1}"' in page


def test_of_two_answers_at_once_exactly_one_wins(rooms: Rooms) -> None:
    people = both(rooms, "Ana")
    table, _ = people[0].make("me", "hotseat", seed="7")
    for number in range(ROUNDS):
        view = people[0].view(table)
        assert view["version"] == number
        offers = view["question"]["offers"]
        keys = (offers[0]["key"], offers[-1]["key"])
        found: list[Any] = [None, None]
        start = threading.Barrier(2)

        def give(
            who: int, found: list[Any] = found, start: threading.Barrier = start, n: int = number,
            keys: tuple[str, str] = keys, seat: int = view["seat"],
        ) -> None:  # fmt: skip
            start.wait()
            found[who] = people[who].answer(table, keys[who], n, seat=seat)

        threads = [threading.Thread(target=give, args=(who,)) for who in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in found) == [201, 409]
        lost = next(answer for answer in found if answer.status_code == 409)
        assert "moved on" in lost.json()["detail"] or "not being asked" in lost.json()["detail"]
        views = [person.view(table) for person in people]
        assert views[0] == views[1]
    rooms[0].forget()
    assert people[0].view(table) == people[1].view(table), "memory and record agree"


def test_one_worker_thinks_for_a_table_and_another_takes_over(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that dies leaves its claims: whoever waits for the table goes on."""
    monkeypatch.setattr(thinking, "CLAIM_RETRY", 0.01)
    one, two = (room.server.bot_workers for room in rooms)
    assert one is not None
    assert two is not None
    assert one.claims is not None
    assert two.claims is not None
    begun, taken_over, asked_often = (threading.Event() for _ in range(3))

    async def stuck(_live: LiveTable, _seat: int) -> None:
        begun.set()
        await asyncio.sleep(3600)

    async def noted(_live: LiveTable, _seat: int) -> None:
        taken_over.set()
        raise GloamingError("seen enough")

    asked = 0
    take = two.claims.take

    async def counted(table: str) -> bool:
        nonlocal asked
        asked += 1
        if asked == 3:
            asked_often.set()
        return await take(table)

    monkeypatch.setattr(one, "_answer_for_bot", stuck)
    monkeypatch.setattr(two, "_answer_for_bot", noted)
    monkeypatch.setattr(two.claims, "take", counted)
    table, _ = rooms[0].person().make("random", "me", options={"first": "1"})
    assert begun.wait(30)

    async def wake() -> None:
        two.schedule(table)

    rooms[1].do(wake())
    assert asked_often.wait(30)
    assert not taken_over.is_set(), "two think for the same table"
    rooms[0].do(one.claims.close())
    assert taken_over.wait(30)
    one._tasks[table].cancel()


def test_undo_at_one_worker_is_undone_at_the_other(rooms: Rooms) -> None:
    here, there = both(rooms, "Ana")
    table, _ = here.make("me", "hotseat", seed="8")
    for version in range(4):
        key = here.view(table)["question"]["offers"][0]["key"]
        here.answer(table, key, version)
    before = there.view(table)
    assert there.send(f"/t/{table}/undo/wish", to=2).status_code == 303
    for person in (here, there):
        info = person.get(f"/tables/{table}")
        assert (info["version"], info["epoch"]) == (2, 1)
    key = before["question"]["offers"][0]["key"]
    assert here.answer(table, key, 4, epoch=0).status_code == 409


@once
def test_serve_with_two_workers(postgres_url: str) -> None:
    """One command, two processes, one address: whichever answers knows everything."""
    with Server("--database", postgres_url, "--workers", "2") as server:
        host = Client(server.address).become("Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        options = {"first": "1"}
        made = host.post("/tables", {"game": "evenfall", "seats": seats, "options": options})
        table = made["table"]["id"]
        own = 0
        end = time.monotonic() + 180
        while own < 5:
            assert time.monotonic() < end, "the bot does not answer"
            view = host.get(f"/tables/{table}/view")
            if view["question"] is None:
                time.sleep(0.02)
                continue
            key = view["question"]["offers"][0]["key"]
            status, _ = host.call(
                "POST", f"/tables/{table}/answers", {"key": key, "version": view["version"]}
            )
            assert status == 201
            own += 1
        assert server.stop() in (0, 130)


def test_every_page_of_a_worker_sees_what_another_worker_was_answered(rooms: Rooms) -> None:
    """Several pages wake up at once: none may look before the first has read the news."""
    here = rooms[0].person("Ana")
    table, _ = here.make("me", "hotseat", seed="9")
    with ExitStack() as stack:
        pages = [
            stack.enter_context(rooms[1].visitor().listen(f"/t/{table}/events")) for _ in range(4)
        ]
        for page in pages:
            page.next("zones")
        live = rooms[1].do(rooms[1].server.live_tables.live(table))
        for version in range(8):
            key = here.view(table)["question"]["offers"][0]["key"]
            assert here.answer(table, key, version).status_code == 201
            begun = time.monotonic()
            for page in pages:
                assert json.loads(page.next("zones")[1])["token"] == f"0.{version + 1}"
            assert time.monotonic() - begun < 14, "it came by word, not by the next beat"
            assert rooms[1].do(rooms[1].server.live_tables.recent(table)) is live


def test_workers_hear_one_another_again_after_the_database_was_gone(
    rooms: Rooms, postgres_url: str
) -> None:
    host, friend = rooms[0].person("Ana"), rooms[1].person("Ben")
    table, links = host.make("me", "friend", options={"first": "1"})
    friend.claim(table, links[1])
    lost = [room.server.streams.lost for room in rooms]

    async def end_all_connections() -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(postgres_url)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await connection.close()

    with friend.listen(f"/tables/{table}/events", program=True) as events:
        events.next("table")
        run_apart(end_all_connections())
        end = time.monotonic() + 120
        while any(room.server.streams.lost == before for room, before in zip(rooms, lost)):
            assert time.monotonic() < end, "a worker does not listen again"
            time.sleep(0.02)
        view = host.view(table)
        key = view["question"]["offers"][0]["key"]
        while host.answer(table, key, view["version"]).status_code != 201:
            assert time.monotonic() < end, "the database is not used again"
        version = view["version"]
        while json.loads(events.next("table")[1])["version"] == version:
            pass
