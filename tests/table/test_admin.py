"""What operators can do with tables, people, bans and backups, also while the server runs."""

import gzip
import json
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, update

from gloaming.bots.bot import substitute
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find
from gloaming.table.admin import backup as backups
from gloaming.table.admin import people, tables
from gloaming.table.admin.commands import with_store
from gloaming.table.admin.retention import GUEST_DAYS, purge
from gloaming.table.settings import Place
from gloaming.table.store.store import Store
from gloaming.table.store.tables import PersonRow, Row, TableRow
from tests.table.room import Party, Room, Visitor
from tests.table.servers import apart, run_apart

T = TypeVar("T")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("operated")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Room]:
    """A running server, whose operator works in the same folder."""
    with Room(folder) as running:
        yield running


class Operator:
    """Somebody who works on the database of a running server, as `gloaming admin` does."""

    def __init__(self, house: Room, folder: Path) -> None:
        self.house = house
        self.place = Place(data=str(folder))

    def do(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """Changes something, and waits until the server has taken note."""
        done = apart(lambda: with_store(self.place, work))
        self.house.do(self.house.server.read_operator_changes())
        return done


@pytest.fixture
def operator(house: Room, folder: Path) -> Operator:
    return Operator(house, folder)


def person_id(visitor: Visitor) -> str:
    return visitor.token.split(".")[0]


def rows(folder: Path, query: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return database.execute(query, values).fetchall()


# --- tables and reports -------------------------------------------------------------------------


def test_tables_are_listed_and_looked_at(house: Room, operator: Operator) -> None:
    party = Party(house, 2)
    party.play(2)
    party.people[1].send(f"/t/{party.table}/chat", text="good evening")
    listed = operator.do(lambda s: tables.list_tables(s, running=True))
    (found,) = [t for t in listed if t.id == party.table]
    assert (found.game, found.answers, found.host_name) == ("evenfall", 2, "Person 0")
    details = operator.do(lambda s: tables.look(s, party.table))
    assert details.people == [person_id(person) for person in party.people]
    assert [(c.name, c.person, c.text) for c in details.chat] == [
        ("Person 1", person_id(party.people[1]), "good evening")
    ]
    by_code = operator.do(lambda s: tables.table_id(s, found.code.lower()))
    assert by_code == party.table
    with pytest.raises(GloamingError, match="there is no table"):
        operator.do(lambda s: tables.table_id(s, "NOTHERE"))


def test_nobody_plays_at_a_closed_table_until_it_is_opened_again(
    house: Room, operator: Operator
) -> None:
    party = Party(house, 2)
    party.play(1)
    operator.do(lambda s: tables.close_table(s, party.table, "insults in the chat"))
    seat = party.info()["asked"][0]
    view = party.people[seat].view(party.table)
    key = view["question"]["offers"][0]["key"]
    refused = party.people[seat].answer(party.table, key, view["version"])
    assert refused.status_code == 400
    assert "insults in the chat" in refused.json()["detail"]
    assert party.people[0].send(f"/t/{party.table}/chat", text="but").status_code == 400
    assert party.people[0].page(f"/t/{party.table}")  # what was played can be looked at
    operator.do(lambda s: tables.close_table(s, party.table, ""))
    party.play(1)
    assert party.info()["version"] == 2


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(
    house: Room, operator: Operator, folder: Path
) -> None:
    party = Party(house, 2)
    party.play(12)
    party.people[0].send(f"/t/{party.table}/chat", text="hello")
    party.people[0].send(f"/t/{party.table}/report", text="odd")
    operator.do(lambda s: tables.delete_table(s, party.table))
    assert party.people[0].program.get(f"/tables/{party.table}").status_code == 404
    for name in ("answer", "seat", "chat", "report", "position"):
        assert rows(folder, f"SELECT * FROM {name} WHERE table_id = ?", party.table) == []


def test_reports_can_be_read_and_seen_to(house: Room, operator: Operator) -> None:
    party = Party(house, 2)
    party.play(3)
    party.people[1].send(f"/t/{party.table}/report", text="the score is wrong")
    listed = operator.do(tables.list_reports)
    (found,) = [r for r in listed if r.table == party.table]
    assert (found.step, found.text) == (3, "the score is wrong")
    assert found.person == person_id(party.people[1])
    record = json.loads(operator.do(lambda s: tables.report_record(s, found.id)))
    assert len(record["answers"]) == 3
    operator.do(lambda s: tables.finish_report(s, found.id))
    assert found.id not in [r.id for r in operator.do(tables.list_reports)]
    everything = operator.do(lambda s: tables.list_reports(s, everything=True))
    assert found.id in [r.id for r in everything if r.done]


# --- people --------------------------------------------------------------------------------------


def test_a_banned_person_is_refused_with_the_reason_until_it_is_lifted(
    house: Room, operator: Operator
) -> None:
    party = Party(house, 2)
    seat = party.info()["asked"][0]
    somebody = party.people[seat]
    view = somebody.view(party.table)
    operator.do(lambda s: people.ban_person(s, person_id(somebody), "cheating"))
    key = view["question"]["offers"][0]["key"]
    for refused in (
        somebody.answer(party.table, key, view["version"]),
        somebody.program.get(f"/tables/{party.table}/view"),
        somebody.send(f"/t/{party.table}/answer", key=key),
    ):
        assert refused.status_code in (400, 404)
    assert "cheating" in somebody.program.get(f"/tables/{party.table}/view").json()["detail"]
    assert party.people[1 - seat].view(party.table)  # the others play on
    (ban,) = [b for b in operator.do(people.list_bans) if b.person]
    operator.do(lambda s: people.lift_ban(s, ban.id))
    assert somebody.answer(party.table, key, view["version"]).status_code == 201


def test_a_banned_network_gets_nothing(house: Room, operator: Operator) -> None:
    operator.do(lambda s: people.ban_network(s, "127.0.0.1/30", "flood"))
    try:
        assert house.visitor().browser.get("/").status_code == 403
        assert house.visitor().program.get("/games").status_code == 403
    finally:
        (ban,) = [b for b in operator.do(people.list_bans) if b.network]
        assert ban.network == "127.0.0.0/30"
        operator.do(lambda s: people.lift_ban(s, ban.id))
    assert house.visitor().browser.get("/").status_code == 200
    for wrong in ("nobody", "300.1.1.1", "10.0.0.0/99"):
        with pytest.raises(GloamingError, match="no address"):
            operator.do(lambda s, wrong=wrong: people.ban_network(s, wrong, ""))


def test_all_that_is_stored_about_somebody_can_be_exported(house: Room, operator: Operator) -> None:
    party = Party(house, 2)
    party.play(6)
    party.people[1].send(f"/t/{party.table}/chat", text="my words")
    found = operator.do(lambda s: people.personal_data(s, person_id(party.people[1])))
    assert found.person["name"] == "Person 1"
    assert [t["id"] for t in found.tables] == [party.table]
    assert [line["text"] for line in found.chat] == ["my words"]
    record = house.do(house.server.live_tables.record(party.table))
    mine = [a.key for a in record.answers if a.seat == 1]
    assert [a["key"] for a in found.answers] == mine
    assert person_id(party.people[0]) not in json.dumps(found.tables)


def test_a_deleted_person_leaves_no_name_and_the_others_play_on(
    house: Room, operator: Operator, folder: Path
) -> None:
    party = Party(house, 2)
    party.play(2)
    host, friend = party.people
    host.send(f"/t/{party.table}/chat", text="bye")
    alone, _ = host.make("me", "random")
    operator.do(lambda s: people.delete_person(s, person_id(host)))
    assert "you have no seat here" in host.answer(party.table, "x", 2).json()["detail"]
    assert rows(folder, "SELECT * FROM person WHERE id = ?", person_id(host)) == []
    assert rows(folder, "SELECT * FROM game_table WHERE id = ?", alone) == []
    assert rows(folder, "SELECT * FROM chat WHERE table_id = ?", party.table) == []
    left = rows(folder, "SELECT name, person, bot FROM seat WHERE table_id = ?", party.table)
    assert left == [("—", None, substitute(find("evenfall"))), ("Person 1", person_id(friend), "")]
    (hosts,) = rows(folder, "SELECT host FROM game_table WHERE id = ?", party.table)
    assert hosts == (person_id(friend),)
    info = friend.get(f"/tables/{party.table}")
    assert info["version"] >= 2


def test_what_nobody_uses_is_purged_and_nothing_else(
    house: Room, operator: Operator, folder: Path
) -> None:
    old, reported, fresh = Party(house, 2), Party(house, 2), Party(house, 2)
    reported.people[0].send(f"/t/{reported.table}/report", text="look at this")
    idle, new = house.person("Idle"), house.person("New")
    then = (datetime.now(UTC) - timedelta(days=100)).isoformat(timespec="seconds")

    async def age(store: Store) -> None:
        async with store.writing() as session:
            aged = TableRow.id.in_([old.table, reported.table])
            await session.execute(update(TableRow).where(aged).values(touched=then))
            ids = [person_id(idle), *(person_id(p) for p in (*old.people, *fresh.people))]
            aged_people = PersonRow.id.in_(ids)
            await session.execute(update(PersonRow).where(aged_people).values(made=then))

    operator.do(age)
    counted = operator.do(lambda s: purge(s, 90, only_count=True))
    assert counted.tables == 1
    assert GUEST_DAYS < 100
    done = operator.do(lambda s: purge(s, 90))
    assert (done.tables, done.people) == (1, 3)  # the idle one, and the two of the old table
    left = {id for (id,) in rows(folder, "SELECT id FROM game_table")}
    assert old.table not in left
    assert {reported.table, fresh.table} <= left
    known = {id for (id,) in rows(folder, "SELECT id FROM person")}
    assert person_id(idle) not in known
    assert {person_id(new), person_id(fresh.people[0])} <= known


# --- backups ---------------------------------------------------------------------------------


def test_a_backup_of_a_running_server_has_every_answer_and_can_be_played_on(
    house: Room, operator: Operator, folder: Path, tmp_path: Path
) -> None:
    party = Party(house, 2)
    party.play(4)
    assert (folder / "tables.sqlite-wal").stat().st_size > 0  # the file alone would be too little
    file = tmp_path / "tonight.gz"
    count = apart(lambda: backups.backup(operator.place, file))
    assert count == rows(folder, "SELECT count(*) FROM answer")[0][0]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tonight.gz"]
    party.play(3)  # is not in the backup
    place = Place(data=str(tmp_path / "elsewhere"))
    assert backups.restore(place, file) == count
    with Room(tmp_path / "elsewhere") as again:
        ana = Visitor(again.address)
        ana.program.headers["authorization"] = f"Bearer {party.people[0].token}"
        assert ana.get(f"/tables/{party.table}")["version"] == 4


def test_a_backup_is_not_restored_under_a_running_server(
    house: Room, operator: Operator, folder: Path, tmp_path: Path
) -> None:
    from gloaming.table.store.file_lock import FileLock

    file = tmp_path / "copy"
    backups.backup(operator.place, file)
    place = Place(data=str(tmp_path / "locked"))
    (tmp_path / "locked").mkdir()
    with FileLock(place.url), pytest.raises(GloamingError, match="another Gloaming is open"):
        backups.restore(place, file)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_what_root_restores_belongs_to_whom_the_folder_belongs(
    operator: Operator, tmp_path: Path
) -> None:
    """A service with a user of its own could not open the database otherwise."""
    file, folder = tmp_path / "copy", tmp_path / "service"
    backups.backup(operator.place, file)
    folder.mkdir()
    os.chown(folder, 12345, 12346)
    for _ in range(2):  # the second time something is there before
        backups.restore(Place(data=str(folder)), file)
    found = {one.name: one.stat() for one in folder.iterdir()}
    assert set(found) == {"tables.sqlite", "tables.sqlite.before", "tables.sqlite.lock"}
    for one in found.values():
        assert (one.st_uid, one.st_gid, one.st_mode & 0o777) == (12345, 12346, 0o600)


@pytest.mark.parametrize("cut", ["middle", "nothing", "text", "packed", "other"])
def test_a_broken_backup_is_refused_and_the_database_stays(
    operator: Operator, tmp_path: Path, cut: str, house: Room
) -> None:
    whole = tmp_path / "whole"
    backups.backup(operator.place, whole)
    place = Place(data=str(tmp_path / "data"))
    backups.restore(place, whole)
    before = (tmp_path / "data" / "tables.sqlite").read_bytes()
    broken = tmp_path / "broken"
    data = whole.read_bytes()
    if cut == "other":
        with closing(sqlite3.connect(broken)) as database:
            database.execute("CREATE TABLE note (text)")
            database.commit()
    else:
        broken.write_bytes(
            {
                "middle": data[: len(data) // 2],
                "nothing": b"",
                "text": b"this is no database " * 300,
                "packed": gzip.compress(data)[:-200],
            }[cut]
        )
    with pytest.raises(GloamingError):
        backups.restore(place, broken)
    assert (tmp_path / "data" / "tables.sqlite").read_bytes() == before
    assert not (tmp_path / "data" / "tables.sqlite.new").exists()


def test_what_is_replaced_by_a_backup_is_kept(operator: Operator, tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    backups.backup(operator.place, whole)
    place = Place(data=str(tmp_path / "data"))
    backups.restore(place, whole)
    backups.restore(place, whole)
    kept = tmp_path / "data" / "tables.sqlite.before"
    assert backups.integrity_problem(kept) == ""
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


# --- PostgreSQL and the schema ---------------------------------------------------------------


def test_all_of_it_works_on_postgresql_too(postgres_url: str) -> None:
    place = Place(database=postgres_url)
    with Room(None, database=postgres_url) as house:

        def do(work: Callable[[Store], Awaitable[T]]) -> T:
            done = apart(lambda: with_store(place, work))
            house.do(house.server.read_operator_changes())
            return done

        party = Party(house, 2)
        party.play(6)  # the fifth position is kept
        ana, ben = party.people
        ben.send(f"/t/{party.table}/chat", text="hello")
        ben.send(f"/t/{party.table}/report", text="odd")
        assert party.table in [t.id for t in do(lambda s: tables.list_tables(s, running=True))]
        assert do(lambda s: tables.look(s, party.table)).chat[0].text == "hello"
        assert house.do(house.server.store.positions(party.table)) == [5]
        (report,) = [r for r in do(tables.list_reports) if r.table == party.table]
        do(lambda s: tables.finish_report(s, report.id))
        do(lambda s: tables.close_table(s, party.table, "late"))
        assert "late" in ana.send(f"/t/{party.table}/chat", text="x").text
        do(lambda s: people.ban_person(s, person_id(ben), "rude"))
        assert ben.program.get(f"/tables/{party.table}/view").status_code == 400
        (ban,) = [b for b in do(people.list_bans) if b.person == person_id(ben)]
        do(lambda s: people.lift_ban(s, ban.id))
        assert person_id(ben) in [p.id for p in do(lambda s: people.find_people(s, "person 1"))]
        assert do(lambda s: people.personal_data(s, person_id(ben))).chat
        ana.send("/me/sessions")
        assert "Nothing is stored" in Visitor(house.address).page("/me")
        do(lambda s: people.delete_person(s, person_id(ben)))
        assert do(lambda s: tables.look(s, party.table)).people == [person_id(ana), ""]
        assert do(lambda s: purge(s, 30, only_count=True)).tables == 0
        do(lambda s: tables.delete_table(s, party.table))
        assert ana.program.get(f"/tables/{party.table}").status_code == 404


def test_migrations_end_where_the_tables_are_declared(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        return list(compare_metadata(context, Row.metadata))

    async def work() -> list[Any]:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        await store.migrate()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert run_apart(work()) == []
