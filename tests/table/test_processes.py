"""Processes with limits: what runs away is ended, others go on, and turns go round."""

import asyncio
import errno
import json
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from gloaming.kernel.errors import GloamingError, PackError
from gloaming.table.play.processes import ProcessDied, Processes, TookTooLong
from gloaming.table.user_errors import UserError
from tests.table.room import Room
from tests.table.runaways import die, double, fail, refuse, run_away, take_memory
from tests.table.servers import run_apart


def test_what_runs_away_is_ended_and_others_go_on() -> None:
    async def work() -> None:
        processes = Processes(1)
        try:
            assert await processes.run("ana", 30, double, 21) == 42
            for wrong, error in (
                (refuse, PackError),
                (take_memory, GloamingError),
                (fail, GloamingError),
                (run_away, TookTooLong),
                (die, ProcessDied),
            ):
                with pytest.raises(error):
                    await processes.run("mallory", 1, wrong)
                assert await processes.run("ana", 30, double, 21) == 42
        finally:
            processes.close()

    run_apart(work())


def test_a_machine_without_room_for_a_process_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse_start(_process: object) -> None:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    async def work() -> None:
        processes = Processes(1)
        try:
            with monkeypatch.context() as full:
                full.setattr(SpawnProcess, "start", refuse_start)
                for _ in range(2):
                    with pytest.raises(ProcessDied, match="cannot be started"):
                        await processes.run("ana", 30, double, 21)
            assert await processes.run("ana", 30, double, 21) == 42
        finally:
            processes.close()

    run_apart(work())


def test_turns_go_round_between_those_who_ask() -> None:
    async def work() -> list[str]:
        processes = Processes(1)
        order: list[str] = []

        async def ask(owner: str, number: int) -> None:
            await processes.run(owner, 30, double, number)
            order.append(f"{owner} {number}")

        try:
            await processes.run("ana", 30, double, 0)
            asked = [("ana", 1), ("ana", 2), ("ana", 3), ("ana", 4), ("ben", 1), ("cy", 1)]
            await asyncio.gather(*(ask(owner, number) for owner, number in asked))
        finally:
            processes.close()
        return order

    assert run_apart(work()) == ["ana 1", "ana 2", "ben 1", "cy 1", "ana 3", "ana 4"]


def test_closing_ends_what_is_under_way() -> None:
    async def work() -> None:
        processes = Processes(1)
        await processes.run("ana", 30, double, 1)
        runaway = asyncio.create_task(processes.run("ana", 600, run_away))
        waiting = asyncio.create_task(processes.run("ana", 600, double, 1))
        await asyncio.sleep(0)
        processes.close()
        found = await asyncio.gather(runaway, waiting, return_exceptions=True)
        assert all(isinstance(one, BaseException) for one in found)

    run_apart(work())


HEAD = '[pack]\nid = "mine"\ngame = "evenfall"\n'
CHANGED = HEAD + '[[ritual]]\nid = "transmutation-chalice"\nvp = 9\n'


def test_a_table_with_a_pack_is_tried_before_it_is_stored(room: Room) -> None:
    host = room.person()
    table, _ = host.make("me", "hotseat", pack=CHANGED)
    assert host.get(f"/tables/{table}")["asked"]
    row = room.do(room.server.store.table(table))
    assert row is not None
    stored = room.do(room.server.store.stored_packs(row.host))
    assert stored == (1, len(json.dumps([CHANGED])))
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    wish = {"game": "evenfall", "seats": seats, "pack": HEAD + '[[ritual]]\nid = "nothing"\n'}
    refused = host.program.post("/tables", json=wish)
    assert refused.status_code == 400
    assert "your pack:5" in refused.json()["detail"]


def test_the_record_of_a_game_that_may_go_on_stays_closed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who keeps the process for packs busy would else read the key of a running game."""
    person = room.person()
    table, _ = person.make("me", "hotseat", pack=CHANGED)
    room.forget()
    trial = room.server.trial
    monkeypatch.setattr(trial, "_passed", type(trial._passed)(10))

    async def ended(*_: object) -> None:
        raise TookTooLong("it took longer than 100 seconds")

    monkeypatch.setattr(trial._processes, "run", ended)
    for path in (f"/t/{table}", f"/t/{table}/record"):
        page = person.browser.get(path)
        assert page.status_code == 409
        assert f'href="/t/{table}/record"' not in page.text
    assert person.program.get(f"/tables/{table}/record").status_code == 409


def test_a_table_that_cannot_be_loaded_is_set_aside_and_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Room(tmp_path) as before:
        host = before.person()
        good, _ = host.make("me", "hotseat")
        bad, _ = host.make("me", "random", options={"first": "2"})
        broken = '["[pack]\\nid = 5"]'
        before.do(before.server.store.change_table(bad, packs=broken, snapshot=None))
    with Room(tmp_path) as after:
        again = after.visitor()
        again.program.headers["authorization"] = f"Bearer {host.token}"
        again.browser.cookies.set("gloaming", host.token)
        assert again.get(f"/tables/{good}")["asked"]
        assert again.program.get(f"/tables/{bad}").status_code == 409
        assert again.program.get(f"/tables/{bad}").status_code == 409
        assert good in again.page("/")
    named = [r.getMessage() for r in caplog.records if "set aside" in r.getMessage()]
    assert named
    assert bad in named[0]
    assert len([line for line in named if bad in line]) <= 2


def test_a_person_is_given_one_hint_at_a_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for many at once, at many tables, cannot keep the bots of all others busy."""
    person = room.person()
    tables = [person.make("me", "hotseat", seed=str(n))[0] for n in (1, 2)]
    workers = room.server.bot_workers
    assert workers is not None
    begun: list[str] = []
    may_end = asyncio.Event()

    async def slow(owner: str, *_: object) -> list[object]:
        begun.append(owner)
        await may_end.wait()
        return []

    monkeypatch.setattr(workers.processes, "run", slow)

    async def ask() -> list[object]:
        one, two = [await room.server.live_tables.live(table) for table in tables]
        asking = [asyncio.ensure_future(workers.advice(live, 0, "eve")) for live in (one, one, two)]
        asking.append(asyncio.ensure_future(workers.advice(two, 0, "ana")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        may_end.set()
        found = await asyncio.gather(*asking, return_exceptions=True)
        return [*found, await workers.advice(two, 0, "eve")]

    found = room.do(ask())
    assert isinstance(found[2], UserError)
    assert [found[0], found[1], found[3], found[4]] == [[], [], [], []]
    assert sorted(begun) == ["ana", "eve"]
