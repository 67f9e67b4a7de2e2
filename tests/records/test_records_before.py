"""What becomes of games that an earlier version wrote: saved records and the tables of a server.

`games_1.json.gz` holds records of finished and half-played games of every kind, written with rules
version 1, each with the winners and with the keys of the options that were open at its end. The
files after it hold the same kinds of games, written with the rules version in their name. Every
version changed a few cards, so that a record of an earlier one is refused and says why; those of
the last one replay (`write_records.py` writes them). `tables.sqlite.gz` is the database of a server
with tables in progress, of rules version 1: the tables go on from their snapshots. None of these
files is ever written anew: what they hold is what people have on their disks.
"""

import gzip
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.cli import main
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.content.pack import Pack, parse_pack
from gloaming.kernel.errors import SetupError
from gloaming.kernel.match import Match, Record, replay
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup
from tests.records.written import HERE, WrittenGame, open_keys, packs_for, written_games
from tests.table.room import Room

MORE = 5_000  # answers after which a game that goes on is stuck

FIRST_GAMES = written_games(1)
GAMES = written_games(int(find("evenfall").rules_version))
OF_OTHER_RULES = [
    game
    for version in range(1, int(find("evenfall").rules_version))
    for game in written_games(version)[::9]
]


def play_to_the_end(match: Match) -> None:
    rng = random.Random(len(match.answers))
    for _ in range(MORE):
        if match.is_over:
            return
        seat = rng.choice(match.asked_seats)
        match.answer(rng.choice(match.options(seat)), seat)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("written", [pytest.param(game, id=game.name) for game in GAMES])
def test_a_record_of_these_rules_replays_to_what_it_was_and_goes_on(written: WrittenGame) -> None:
    record = written.record
    match = replay(record, packs_for(record))
    assert match.scores() == record.scores
    assert match.winners() == written.winners
    assert open_keys(match) == written.options
    again = msgspec.json.decode(msgspec.json.encode(match.record(record.lang)), type=Record)
    assert again == record, "it is written as it was read"
    play_to_the_end(match)


@pytest.mark.parametrize(
    "written",
    [pytest.param(game, id=f"{game.record.setup.rules}: {game.name}") for game in OF_OTHER_RULES],
)
def test_a_record_of_other_rules_is_refused_and_says_so(written: WrittenGame) -> None:
    record = written.record
    now = find(record.setup.game).rules_version
    assert record.setup.rules != now
    with pytest.raises(
        SetupError, match=f"has rules version {record.setup.rules}, here it is {now}"
    ):
        replay(record, packs_for(record))


def test_the_command_line_says_it_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(FIRST_GAMES[0].record))
    monkeypatch.setattr("sys.argv", ["gloaming", "replay", str(file)])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    assert ended.value.code != 0
    now = find("evenfall").rules_version
    assert f"this game has rules version 1, here it is {now}" in said.out + said.err
    assert "Traceback" not in said.out + said.err


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
WITH_SNAPSHOT = [row for row in TABLES if row.values[0].snapshot]
WITHOUT_SNAPSHOT = [row for row in TABLES if not row.values[0].snapshot]


def test_the_database_has_tables_in_progress_and_one_that_is_over() -> None:
    assert {table.over for table in stored_tables()} == {True, False}


def packs_of(table: StoredTable) -> list[Pack]:
    return [parse_pack(text, "owner.toml") for text in table.packs]


def resumed(table: StoredTable) -> Match:
    """The game of a stored table as its snapshot has it, with the rules of today from there on."""
    box = find(table.game)
    setup = msgspec.structs.replace(table.setup, rules=box.rules_version)
    match = Match(box, setup, packs_of(table))
    match.resume(box.restore(setup, packs_of(table), table.snapshot))
    return match


@pytest.mark.parametrize("table", WITH_SNAPSHOT)
def test_a_stored_table_goes_on_from_its_snapshot(old_room: Room, table: StoredTable) -> None:
    live_tables = old_room.server.live_tables

    async def load_and_answer() -> tuple[Any, int]:
        live = await live_tables.live(table.id)
        assert live.table.version == table.version
        assert live.match.is_over == live.table.over == table.over
        assert live.lost_past, "its answers were given with other rules"
        if table.over:
            return live, table.version
        seat = live.match.asked_seats[0]
        key = live.match.options(seat)[0].key
        return await live_tables.answer(table.id, seat, key, live.token), table.version + 1

    live, wanted = old_room.do(load_and_answer())
    assert live.match.version == live.table.version == wanted


@pytest.mark.parametrize("table", WITHOUT_SNAPSHOT)
def test_without_a_snapshot_a_table_goes_on_as_far_as_its_answers_mean_something(
    old_room: Room, table: StoredTable
) -> None:
    live_tables = old_room.server.live_tables
    if table.answers:
        live = old_room.do(live_tables.live(table.id))
        assert live.lost_past
        assert live.match.version == table.version
        record = old_room.do(live_tables.record(table.id))
        assert len(record.answers) == table.version, "its record is there to be taken along"
    else:
        live = old_room.do(live_tables.live(table.id))
        assert not live.lost_past
        assert live.match.setup.rules == find(table.game).rules_version


def test_there_is_a_table_of_each_kind_without_a_snapshot() -> None:
    assert {bool(row.values[0].answers) for row in WITHOUT_SNAPSHOT} == {True, False}


@pytest.mark.parametrize("table", WITH_SNAPSHOT)
def test_a_stored_table_keeps_what_was_laid_and_can_be_played_to_the_end(
    table: StoredTable,
) -> None:
    match = resumed(table)
    game = match.game
    assert isinstance(game, Evenfall)
    stored = msgspec.json.decode(table.snapshot)
    assert game.tiles == stored["game"]["tiles"], "as the table was begun, with the path too"
    assert match.version == table.version
    assert match.scores() == [clan["vp"] for clan in stored["clans"]]
    assert bool(match.asked_seats) == (not table.over)
    again = find(table.game).restore(match.setup, match.packs, match.box.snapshot(game))
    assert match.box.snapshot(again) == match.box.snapshot(game)
    play_to_the_end(match)


def test_a_table_with_the_crystal_path_that_was_begun_without_tiles_goes_on_without() -> None:
    """Today they are always laid (EF-TILE-08); what lies on a running table does not change."""
    found = [t for t in stored_tables() if t.setup.options.get("crystal-path") == "on"]
    laid = {t.setup.options.get("tiles", "off"): resumed(t) for t in found if t.snapshot}
    assert set(laid) == {"off", "on"}
    for option, match in laid.items():
        assert isinstance(match.game, Evenfall)
        assert bool(match.game.tiles) == (option == "on")
        regions = match.view(-1).regions  # type: ignore[attr-defined]
        assert all(bool(region.tile) == (option == "on") for region in regions)
