"""`gloaming admin`: every command on a data folder, and what it says when it cannot."""

import asyncio
import json
from pathlib import Path

import pytest

from gloaming.table.store.store import Store
from gloaming.table.store.tables import ReportRow, SeatRow, TableRow
from tests.cli.ran import Run, refused
from tests.table.servers import apart

TABLE, CODE = "abcDEF123456", "XYZ234"


@pytest.fixture
def data(tmp_path: Path) -> str:
    """A data folder with a table of Ana and Bo, and a report."""
    folder = tmp_path / "house"
    folder.mkdir()

    async def fill() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
        await store.migrate()
        ana, bo = await store.new_person("Ana", "en"), await store.new_person("Bo [x]", "de")
        row = TableRow(id=TABLE, code=CODE, host=ana.id, game="evenfall", setup=b"{}")
        seats = [
            SeatRow(table_id=TABLE, number=0, name="Ana", person=ana.id),
            SeatRow(table_id=TABLE, number=1, name="Bo [x]", person=bo.id),
        ]
        await store.add_table(row, seats)
        await store.add_chat(TABLE, bo, False, "hello [red]")
        report = ReportRow(id="report1", table_id=TABLE, step=0, text="odd", record=b'{"a":1}')
        await store.add_report(report)
        await store.close()

    apart(lambda: asyncio.run(fill()))
    return str(folder)


def test_an_operator_looks_after_tables_and_reports(run: Run, data: str, tmp_path: Path) -> None:
    (found,) = run("admin", "tables", "--data", data, "--json").json()["tables"]
    assert (found["id"], found["seats"]) == (TABLE, ["Ana", "Bo [x]"])
    assert CODE in run("admin", "tables", "--running", "--data", data).out
    shown = run("admin", "look", CODE, "--data", data)
    assert shown.code == 0
    assert "hello [red]" in shown.out
    assert run("admin", "close", CODE, "--reason", "noise", "--data", data).code == 0
    assert not run("admin", "tables", "--running", "--data", data, "--json").json()["tables"]
    assert "noise" in run("admin", "look", TABLE, "--data", data).out
    assert run("admin", "reopen", TABLE, "--data", data).code == 0
    (report,) = run("admin", "reports", "--data", data, "--json").json()["reports"]
    assert report["text"] == "odd"
    file = tmp_path / "record.json"
    assert run("admin", "report", "report1", "--into", file, "--done", "--data", data).code == 0
    assert json.loads(file.read_text()) == {"a": 1}
    assert not run("admin", "reports", "--data", data, "--json").json()["reports"]
    assert "would be deleted" in run("admin", "delete-table", TABLE, "--data", data).out
    assert run("admin", "delete-table", TABLE, "--yes", "--data", data).code == 0
    refused(run("admin", "look", TABLE, "--data", data), "there is no table")


def test_an_operator_looks_after_people(run: Run, data: str, tmp_path: Path) -> None:
    (bo,) = run("admin", "people", "bo", "--data", data, "--json").json()["people"]
    assert (bo["name"], bo["tables"]) == ("Bo [x]", 1)
    exported = run("admin", "export", bo["id"], "--data", data).json()
    assert exported["chat"][0]["text"] == "hello [red]"
    assert run("admin", "ban", "--person", bo["id"], "--reason", "rude", "--data", data).code == 0
    assert run("admin", "ban", "--address", "203.0.113.0/24", "--data", data).code == 0
    first, second = run("admin", "bans", "--data", data, "--json").json()["bans"]
    assert (first["person"], second["network"]) == (bo["id"], "203.0.113.0/24")
    assert run("admin", "unban", second["id"], "--data", data).code == 0
    assert "would be deleted" in run("admin", "delete-person", bo["id"], "--data", data).out
    assert run("admin", "delete-person", bo["id"], "--yes", "--data", data).code == 0
    assert not run("admin", "people", "bo", "--data", data, "--json").json()["people"]
    assert "0 tables" in run("admin", "purge", "--days", "30", "--data", data).out
    assert len(run("admin", "token", "--data", data).out.strip()) == 32


def test_a_backup_is_made_and_restored(run: Run, data: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    assert "whole backup" in run("admin", "backup", file, "--data", data).out
    new = tmp_path / "new"
    assert "would be replaced" in run("admin", "restore", file, "--data", new).out
    assert not new.exists()
    assert run("admin", "restore", file, "--yes", "--data", new).code == 0
    assert run("admin", "tables", "--data", new, "--json").json()["tables"][0]["id"] == TABLE
    assert "is whole" in run("admin", "check", "--data", new).out


def test_what_cannot_be_is_told(run: Run, data: str, tmp_path: Path) -> None:
    refused(run("admin", "tables", "--data", tmp_path / "none"), "there is no database")
    refused(run("admin", "backup", "x", "--data", tmp_path / "none"), "there is no database")
    refused(run("admin", "restore", tmp_path / "no", "--yes", "--data", data), "there is no file")
    refused(run("admin", "export", "nobody", "--data", data), "there is nobody")
    refused(run("admin", "ban", "--data", data), "either --person or --address")
    refused(run("admin", "ban", "--address", "x", "--data", data), "no address")
    refused(run("admin", "unban", "77", "--data", data), "there is no ban 77")
    refused(run("admin", "close", TABLE, "--reason", " ", "--data", data), "give a reason")
    refused(run("admin", "purge", "--days", "0", "--data", data), "1 or more")
    refused(run("admin", "backup", "x", "--database", "postgresql://h/d"), "pg_dump")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "tables.sqlite").write_text("this is no database " * 100)
    refused(run("admin", "check", "--data", broken), "is broken")
    refused(run("admin", "tables", "--data", broken), "cannot be used")


def test_the_place_can_come_from_the_settings_file(run: Run, data: str, tmp_path: Path) -> None:
    file = tmp_path / "gloaming.toml"
    file.write_text(f'data = "{data}"\nport = 9\nworkers = 1\n')
    assert run("admin", "tables", "--config", file, "--json").json()["tables"][0]["id"] == TABLE
