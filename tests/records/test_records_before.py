"""Games that an earlier version wrote go on today: saved records and the tables of a server.

`games.json.gz` holds records of finished and half-played games of every kind, each with the winners
and with the keys of the options that were open at its end. `tables.sqlite.gz` is the database of a
server with tables in progress. Both were written by the version before the modules were renamed,
and are never written anew: what they hold is what people have on their disks. Some cards have other
values since then: `earlier_content.toml` is a pack with those of then, and with it a record must
replay to what it was. A table whose past does not replay today goes on from its snapshot.
"""

import gzip
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gloaming.kernel.content.pack import Pack, parse_pack, read_pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.match import Match, Record, replay
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import PackMark, Setup
from tests.table.room import Room

HERE = Path(__file__).parent
MORE = 5_000  # answers after which a game that goes on is stuck


class WrittenGame(msgspec.Struct):
    """One game of `games.json.gz`."""

    name: str
    record: Record
    winners: list[int]
    options: dict[int, list[str]]  # the keys open to each seat that is asked


def written_games() -> list[WrittenGame]:
    data = gzip.decompress((HERE / "games.json.gz").read_bytes())
    return msgspec.json.decode(data, type=list[WrittenGame])


GAMES = written_games()


EARLIER_CONTENT = read_pack(HERE / "earlier_content.toml")


def with_earlier_content(record: Record) -> tuple[Record, list[Pack]]:
    """Returns a record and the packs it was played with, the values of then among them."""
    owned = [read_pack(HERE / "owner.toml")] if record.setup.packs else []
    packs = [EARLIER_CONTENT, *owned]
    marks = (PackMark(EARLIER_CONTENT.id, EARLIER_CONTENT.digest), *record.setup.packs)
    return replace(record, setup=replace(record.setup, packs=marks)), packs


def open_keys(match: Match) -> dict[int, list[str]]:
    return {seat: [o.key for o in match.options(seat)] for seat in match.asked_seats}


def play_to_the_end(match: Match) -> None:
    rng = random.Random(len(match.answers))
    for _ in range(MORE):
        if match.is_over:
            return
        seat = rng.choice(match.asked_seats)
        match.answer(rng.choice(match.options(seat)), seat)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("written", [pytest.param(game, id=game.name) for game in GAMES])
def test_a_record_replays_to_what_it_was_and_goes_on(written: WrittenGame) -> None:
    record, packs = with_earlier_content(written.record)
    match = replay(record, packs)
    assert match.scores() == record.scores
    assert match.version == record.version == len(record.answers)
    assert match.winners() == written.winners
    assert open_keys(match) == written.options
    again = msgspec.json.decode(msgspec.json.encode(match.record(record.lang)), type=Record)
    assert again.digest, "records of today have one"
    again.digest = ""
    assert again == record, "it is written as it was read"
    play_to_the_end(match)


def test_every_kind_of_game_is_among_the_records() -> None:
    for name in {game.record.setup.game for game in GAMES}:
        box = find(name)
        assert {game.record.setup.seats for game in GAMES} == set(range(box.least, box.most + 1))
        for choice in box.setup_options:
            given = {game.record.setup.options.get(choice.id, choice.default) for game in GAMES}
            used = {part for value in given for part in value.split(",")}
            assert set(choice.values) - used <= {"", "1", "3", "4"}, choice.id


# --- the tables of a server -------------------------------------------------------------------


@pytest.fixture(scope="module")
def old_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """Today's server on the database that the earlier version left."""
    folder = tmp_path_factory.mktemp("before")
    data = gzip.decompress((HERE / "tables.sqlite.gz").read_bytes())
    (folder / "tables.sqlite").write_bytes(data)
    with Room(folder) as running:
        yield running


class StoredTable(msgspec.Struct):
    """One row of the database, with its answers."""

    id: str
    game: str
    setup: Setup
    packs: list[str]
    version: int
    over: bool
    snapshot: bytes
    answers: list[tuple[int, str]]


def stored_tables() -> list[StoredTable]:
    database = sqlite3.connect(":memory:")
    database.deserialize(gzip.decompress((HERE / "tables.sqlite.gz").read_bytes()))
    rows = database.execute(
        "SELECT id, game, setup, packs, version, over, snapshot FROM game_table ORDER BY made, id"
    ).fetchall()
    return [
        StoredTable(
            id,
            game,
            msgspec.json.decode(setup, type=Setup),
            msgspec.json.decode(packs),
            version,
            bool(over),
            snapshot or b"",
            database.execute(
                "SELECT seat, key FROM answer WHERE table_id = ? ORDER BY number LIMIT ?",
                (id, version),
            ).fetchall(),
        )
        for id, game, setup, packs, version, over, snapshot in rows
    ]


TABLES = [pytest.param(table, id=f"{table.id}-{table.version}") for table in stored_tables()]


def replayed(table: StoredTable, packs: list[Pack]) -> Match:
    match = Match(find(table.game), table.setup, packs)
    for seat, key in table.answers:
        match.answer(key, seat)
    return match


def packs_of(table: StoredTable) -> list[Pack]:
    return [parse_pack(text, "owner.toml") for text in table.packs]


def has_its_past(table: StoredTable) -> bool:
    """Whether the answers lead to the stored position with the cards of today."""
    if not table.snapshot:
        return True
    packs = packs_of(table)
    try:
        match = replayed(table, packs)
    except GloamingError:
        return False
    return match.box.is_snapshot_of(match.game, table.setup, packs, table.snapshot)


def test_the_database_has_tables_in_progress_and_one_that_is_over() -> None:
    assert {table.over for table in stored_tables()} == {True, False}


def test_the_database_has_tables_with_their_past_and_without() -> None:
    assert {has_its_past(table) for table in stored_tables()} == {True, False}


@pytest.mark.parametrize("table", TABLES)
def test_a_stored_table_goes_on_and_keeps_its_past_if_it_replays(
    old_room: Room, table: StoredTable
) -> None:
    live_tables = old_room.server.live_tables

    async def load_and_answer() -> tuple[Any, int]:
        live = await live_tables.live(table.id)
        assert live.table.version == table.version
        assert live.match.is_over == live.table.over == table.over
        assert live.lost_past is not has_its_past(table)
        if table.over:
            return live, table.version
        seat = live.match.asked_seats[0]
        key = live.match.options(seat)[0].key
        return await live_tables.answer(table.id, seat, key, live.token), table.version + 1

    live, wanted = old_room.do(load_and_answer())
    assert live.match.version == live.table.version == wanted


@pytest.mark.parametrize("table", [row for row in TABLES if row.values[0].snapshot])
def test_a_stored_snapshot_restores_to_the_game_that_was_stored(table: StoredTable) -> None:
    """Where a record no longer replays, a table goes on from its snapshot."""
    box = find(table.game)
    packs = [EARLIER_CONTENT, *packs_of(table)]
    then = replayed(table, packs)
    restored = box.restore(table.setup, packs, table.snapshot)
    assert box.snapshot(restored) == box.snapshot(then.game)
    resumed = Match(box, table.setup, packs)
    resumed.resume(restored)
    assert open_keys(resumed) == open_keys(then)
    play_to_the_end(resumed)
