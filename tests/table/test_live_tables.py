"""Tables in memory stay in step with what is stored, whoever else writes at the same time."""

import asyncio
import random
from pathlib import Path

import pytest

from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.errors import GloamingError, NotAsked, StaleAnswer
from gloaming.kernel.game import Game
from gloaming.kernel.message import Option
from gloaming.kernel.registry import find
from gloaming.table.links import link_hash
from gloaming.table.play.live_tables import LIVE_TABLES, LiveTable, LiveTables
from gloaming.table.settings import sqlite_url
from gloaming.table.store.models import Person
from gloaming.table.store.store import Store
from gloaming.table.table_request import SeatRequest, TableRequest
from tests.table.room import Party, Room
from tests.table.servers import run_apart

WISH = TableRequest("evenfall", [SeatRequest("me"), SeatRequest("hotseat")], seed="5")


class House:
    """A store and as many halls as there are workers, without a server."""

    def __init__(self, folder: Path, workers: int = 1, alone: bool = True) -> None:
        self.stores = [Store(sqlite_url(folder)) for _ in range(workers)]
        for store in self.stores:
            store.is_sole_writer = alone
            store._turn = self._turn  # type: ignore[method-assign]
        self.lock = asyncio.Lock()
        self.told: list[str] = []
        self.halls = [LiveTables(store, self.tell) for store in self.stores]

    def _turn(self) -> asyncio.Lock:
        return self.lock  # SQLite takes one writer at a time

    async def tell(self, table: str) -> None:
        self.told.append(table)

    async def open(self) -> Person:
        await self.stores[0].migrate()
        return await self.stores[0].new_person("Ana", "en")

    async def close(self) -> None:
        for store in self.stores:
            await store.close()


async def first(live_tables: LiveTables, id: str) -> tuple[int, str, str]:
    live = await live_tables.live(id)
    seat = live.match.asked_seats[0]
    return seat, live.match.options(seat)[0].key, live.token


def same(one: LiveTable, other: LiveTable) -> bool:
    box = find("evenfall")
    return one.token == other.token and all(
        box.view(one.match.game, seat) == box.view(other.match.game, seat) for seat in (-1, 0, 1)
    )


def test_what_is_in_memory_is_what_is_stored(tmp_path: Path) -> None:
    async def run() -> None:
        server = House(tmp_path)
        ana = await server.open()
        live_tables = server.halls[0]
        live, _ = await live_tables.make(WISH, ana)
        rng = random.Random(1)
        for _ in range(40):
            seat = live.match.asked_seats[0]
            key = rng.choice(live.match.options(seat)).key
            live = await live_tables.answer(live.table.id, seat, key, live.token)
        fresh = await LiveTables(Store(sqlite_url(tmp_path)), server.tell).live(live.table.id)
        assert same(live, fresh)
        assert fresh.table.scores == live.table.scores
        assert len(server.told) == 40
        await server.close()

    run_apart(run())


def test_an_answer_is_played_once_on_a_copy_that_becomes_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        server = House(tmp_path)
        ana = await server.open()
        live, _ = await server.halls[0].make(WISH, ana)
        played: list[Game] = []
        answer = Evenfall.answer_by_key

        def counted(game: Evenfall, key: str, seat: int = -1, version: int = -1) -> Option:
            played.append(game)
            return answer(game, key, seat, version)

        monkeypatch.setattr(Evenfall, "answer_by_key", counted)
        before = live.match.game
        seat, key, token = await first(server.halls[0], live.table.id)
        live = await server.halls[0].answer(live.table.id, seat, key, token)
        assert played == [live.match.game]
        assert live.match.game is not before
        assert before.version == 0
        await server.close()

    if not hasattr(Evenfall, "__mypyc_attrs__"):  # a compiled class takes no other methods
        run_apart(run())


def test_where_somebody_was_first_the_copy_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        server = House(tmp_path, 2, alone=False)
        ana = await server.open()
        live, _ = await server.halls[0].make(WISH, ana)
        late = await server.halls[1].live(live.table.id)
        game = late.match.game
        seat, key, token = await first(server.halls[0], live.table.id)
        await server.halls[0].answer(live.table.id, seat, key, token)
        with pytest.raises(StaleAnswer):
            await server.halls[1].answer(live.table.id, seat, key, token)
        assert late.match.game is game
        now = await server.halls[1].live(live.table.id)
        assert now.table.version == 1
        assert len(now.match.answers) == 1
        await server.close()

    run_apart(run())


@pytest.mark.parametrize("workers", [1, 2])
def test_of_many_answers_at_once_exactly_one_wins(tmp_path: Path, workers: int) -> None:
    async def run() -> None:
        server = House(tmp_path, workers, alone=workers == 1)
        ana = await server.open()
        live, _ = await server.halls[0].make(WISH, ana)
        id = live.table.id
        for number in range(15):
            seat, key, token = await first(server.halls[0], id)
            tries = [
                server.halls[i % workers].answer(id, seat, key, token) for i in range(2 * workers)
            ]
            found = await asyncio.gather(*tries, return_exceptions=True)
            won = [one for one in found if isinstance(one, LiveTable)]
            assert len(won) == 1
            assert all(isinstance(one, LiveTable | StaleAnswer | NotAsked) for one in found), found
            now = [await live_tables.live(id) for live_tables in server.halls]
            assert all(one.table.version == number + 1 for one in now)
            assert same(now[0], now[-1])
        await server.close()

    run_apart(run())


def test_reading_while_others_write_never_goes_back_or_misses_an_answer(tmp_path: Path) -> None:
    """Looks, answers, claims and names all at once; what is told never runs backwards."""

    async def run() -> None:
        server = House(tmp_path)
        ana = await server.open()
        live_tables, store = server.halls[0], server.stores[0]
        wish = TableRequest("evenfall", [SeatRequest("me"), SeatRequest("friend")], seed="5")
        live, links = await live_tables.make(wish, ana)
        id = live.table.id
        done = False

        async def look() -> None:
            last = 0
            while not done:
                now = await live_tables.live(id)
                assert now.table.version >= last
                assert now.match.version == now.table.version
                last = now.table.version
                await asyncio.sleep(0)

        async def rename() -> None:
            number = 0
            while not done:
                number += 1
                await store.change_seat(id, 1, name=f"Ben {number}")
                assert (await live_tables.live(id)).seats[1].name == f"Ben {number}"

        async def play() -> None:
            nonlocal done
            for _ in range(60):
                seat, key, token = await first(live_tables, id)
                await live_tables.answer(id, seat, key, token)
            done = True

        await asyncio.gather(look(), look(), rename(), play())
        live = await live_tables.live(id)
        assert live.table.version == 60
        seat = await store.seat_by_link(link_hash(links[1]))
        assert seat is not None
        assert await store.claim_seat(seat, ana.id, "Ben")
        assert (await live_tables.live(id)).seats_of(ana.id) == [0, 1]
        await server.close()

    run_apart(run())


def test_a_hall_forgets_old_tables_and_finds_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LIVE_TABLES >= 200, "the load that is aimed at stays in memory"
    monkeypatch.setattr("gloaming.table.play.live_tables.LIVE_TABLES", 3)

    async def run() -> None:
        server = House(tmp_path)
        ana = await server.open()
        live_tables = server.halls[0]
        made = [(await live_tables.make(WISH, ana))[0].table.id for _ in range(6)]
        assert len(live_tables._entries) == 6
        made += [(await live_tables.make(WISH, ana))[0].table.id for _ in range(6)]
        assert len(live_tables._entries) == 6, "at most twice as many"
        assert live_tables.cached(made[0]) is None
        seat, key, token = await first(live_tables, made[0])
        assert (await live_tables.answer(made[0], seat, key, token)).table.version == 1
        for id in ("nosuchtable1", "nosuchtable2"):
            with pytest.raises(GloamingError, match="no such table"):
                await live_tables.live(id)
            with pytest.raises(GloamingError, match="no such table"):
                await live_tables.answer(id, 0, "x", "0.0")
            assert live_tables._entries.get(id) is None, "what is not there leaves nothing behind"
        await server.close()

    run_apart(run())


# --- going back -------------------------------------------------------------------------------


def test_alone_one_goes_back_at_once_and_an_old_answer_is_stale(room: Room) -> None:
    host = room.person()
    table, _ = host.make("me", "hotseat", seed="2")
    view = host.view(table)
    key = view["question"]["offers"][0]["key"]
    host.answer(table, key, view["version"], epoch=0)
    assert host.send(f"/t/{table}/undo/wish", to=0).status_code == 303
    info = host.get(f"/tables/{table}")
    assert (info["version"], info["epoch"]) == (0, 1)
    assert host.answer(table, key, 0, epoch=0).status_code == 409, "it was for what is undone"
    assert host.answer(table, key, 0, epoch=1).status_code == 201


def test_going_back_further_needs_everybody(room: Room) -> None:
    party = Party(room, 3, seed=4)
    party.play(6)
    asks, *others = party.people
    assert asks.send(f"/t/{party.table}/undo/wish", to=2).status_code == 303
    assert asks.send(f"/t/{party.table}/undo/answer", agree="yes").status_code == 400
    assert others[0].send(f"/t/{party.table}/undo/answer", agree="yes").status_code == 303
    assert party.info()["version"] == 6, "one still has to agree"
    assert others[0].send(f"/t/{party.table}/undo/answer", agree="yes").status_code in (303, 400)
    assert party.info()["version"] == 6, "and nobody agrees twice for two"
    assert others[1].send(f"/t/{party.table}/undo/answer", agree="yes").status_code == 303
    assert party.info()["version"] == 2
    party.play(2)
    asks.send(f"/t/{party.table}/undo/wish", to=1)
    others[1].send(f"/t/{party.table}/undo/answer", agree="no")
    assert others[0].send(f"/t/{party.table}/undo/answer", agree="yes").status_code == 400
    assert party.info()["version"] == 4
    asks.send(f"/t/{party.table}/undo/wish", to=1)
    party.play(1)
    assert others[0].send(f"/t/{party.table}/undo/answer", agree="yes").status_code == 400
    assert party.info()["version"] == 5, "whoever answers meanwhile has decided"


def test_a_wish_to_where_nobody_has_been_is_refused(room: Room) -> None:
    party = Party(room, 2, seed=4)
    party.play(2)
    for to in (-1, 2, 3, 10**9):
        assert party.people[0].send(f"/t/{party.table}/undo/wish", to=to).status_code == 400


# --- playing on -------------------------------------------------------------------------------


def test_a_finished_game_is_played_on_from_any_step_as_a_new_table(room: Room) -> None:
    party = Party(room, 2, seed=8)
    party.play_quickly()
    asks = party.people[1]
    went = asks.send(f"/t/{party.table}/fork", step=10)
    assert went.status_code == 303
    new = went.headers["location"].rpartition("/")[2]
    assert new != party.table
    info = asks.get(f"/tables/{new}")
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert info["seats"][0]["bot"]
    assert info["version"] >= 10
    assert party.info()["over"], "the old table is as it was"
    for step in (-1, 10**6):
        assert asks.send(f"/t/{party.table}/fork", step=step).status_code == 400
