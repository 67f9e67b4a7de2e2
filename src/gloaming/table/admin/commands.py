"""`gloaming admin`: what operators do, from the command line; also while the server runs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from gloaming.kernel.errors import GloamingError
from gloaming.output import Json, console, plain, print_json
from gloaming.table.settings import Place, read_settings

if TYPE_CHECKING:
    from gloaming.table.store.store import Store

T = TypeVar("T")
At = Annotated[Place, Parameter(name="*")]
Yes = Annotated[bool, Parameter(name="--yes", negative="", help="Do it; else it is only told.")]
HERE = Place()

admin_app = App(
    name="admin",
    help="For operators: tables, reports, people, bans, backups; also while the server runs.",
    config=[read_settings],
)


def with_store(place: Place, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Does something with the database of a place, and closes it."""
    from gloaming.table.store.data_folder import DATABASE
    from gloaming.table.store.store import Store

    place.check()
    if not place.database and not (place.folder / DATABASE).exists():
        raise GloamingError(f"there is no database in {place.folder}; name it with --data")

    async def run() -> T:
        store = Store(place.url)
        try:
            await store.migrate()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except GloamingError:
        raise
    except Exception as error:
        where = place.url.split("@")[-1]
        raise GloamingError(f"the database {where} cannot be used: {error}") from None


def _show(title: str, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Prints a table."""
    from rich.table import Table

    shown = Table(title=title)
    for column in columns:
        shown.add_column(column, overflow="fold")
    for row in rows:
        shown.add_row(*(plain(str(value)) for value in row))
    console.print(shown)


def _say(text: str) -> None:
    console.print(plain(text), highlight=False, soft_wrap=True)


# --- tables and reports ---------------------------------------------------------------------


@admin_app.command
def tables(
    *,
    running: bool = False,
    person: str = "",
    limit: int = 50,
    json: Json = False,
    place: At = HERE,
) -> int:
    """List the tables that were used last.

    Args:
        running: Only those that are neither over nor closed.
        person: Only those where the person with this id sits, or that they made.
        limit: How many at most.
    """
    from gloaming.table.admin.tables import list_tables

    found = with_store(
        place, lambda store: list_tables(store, limit=limit, running=running, person=person)
    )
    if json:
        print_json({"tables": found})
        return 0
    rows = [
        (
            t.id,
            t.code,
            t.game,
            ", ".join(t.seats),
            t.answers,
            t.clock,
            _state(t.over, t.closed),
            t.touched,
        )
        for t in found
    ]
    _show("Tables", ("id", "code", "game", "seats", "answers", "clock", "state", "last used"), rows)
    return 0


def _state(over: bool, closed: str) -> str:
    return f"closed: {closed}" if closed else "over" if over else "running"


@admin_app.command(name="look")
def look_at(table: str, *, json: Json = False, place: At = HERE) -> int:
    """Look at a table: who sits there, how far it is, its chat. No hidden card is shown.

    Args:
        table: The id or the short code of the table.
    """
    from gloaming.table.admin.tables import TableDetails, look, table_id

    async def work(store: "Store") -> TableDetails:
        return await look(store, await table_id(store, table))

    found = with_store(place, work)
    if json:
        print_json(found)
        return 0
    about = found.summary
    _say(f"{about.game} {about.id} ({about.code}), {_state(about.over, about.closed)}")
    _say(f"{about.answers} answers, made {about.made}, last used {about.touched}")
    _say(f"clock: {about.clock}")
    seats = zip(about.seats, found.people, found.troubles, strict=True)
    _show("Seats", ("name", "person", "trouble"), list(seats))
    if found.chat:
        lines = [(c.at, c.name, c.person, c.text) for c in found.chat]
        _show("Chat", ("at", "name", "person", "text"), lines)
    return 0


@admin_app.command
def close(table: str, *, reason: str, place: At = HERE) -> int:
    """Close a table: it can be looked at, but nobody answers or talks there any more.

    Args:
        table: The id or the short code of the table.
        reason: Why; everybody there is shown it.
    """
    from gloaming.table.admin.tables import close_table, table_id

    if not reason.strip():
        raise GloamingError("give a reason: the people at the table are shown it")

    async def work(store: "Store") -> None:
        await close_table(store, await table_id(store, table), reason.strip())

    with_store(place, work)
    _say(f"{table} is closed")
    return 0


@admin_app.command
def reopen(table: str, *, place: At = HERE) -> int:
    """Open a table again that was closed.

    Args:
        table: The id or the short code of the table.
    """
    from gloaming.table.admin.tables import close_table, table_id

    async def work(store: "Store") -> None:
        await close_table(store, await table_id(store, table), "")

    with_store(place, work)
    _say(f"{table} is open again")
    return 0


@admin_app.command(name="delete-table")
def remove_table(table: str, *, yes: Yes = False, place: At = HERE) -> int:
    """Delete a table with its record, chat and reports, for good.

    Args:
        table: The id or the short code of the table.
    """
    from gloaming.table.admin.tables import delete_table, table_id

    async def work(store: "Store") -> str:
        id = await table_id(store, table)
        if yes:
            await delete_table(store, id)
        return id

    id = with_store(place, work)
    _say(f"{id} is deleted" if yes else f"{id} would be deleted for good; add --yes to do it")
    return 0


@admin_app.command
def reports(
    *,
    all: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
    place: At = HERE,
) -> int:
    """List what people have reported from their tables.

    Args:
        all: Also those that were seen to.
    """
    from gloaming.table.admin.tables import list_reports

    found = with_store(place, lambda store: list_reports(store, everything=all))
    if json:
        print_json({"reports": found})
        return 0
    rows = [(r.id, r.at, r.table, r.step, "done" if r.done else "", r.text) for r in found]
    _show("Reports", ("id", "at", "table", "step", "", "text"), rows)
    return 0


@admin_app.command
def report(
    id: str,
    *,
    into: Path | None = None,
    done: Annotated[bool, Parameter(negative="")] = False,
    place: At = HERE,
) -> int:
    """Take the record of a report, or mark it as seen to.

    Args:
        id: The id of the report.
        into: A file to write the record to: gloaming replay plays it.
        done: It was seen to.
    """
    from gloaming.table.admin.tables import finish_report, report_record

    async def work(store: "Store") -> bytes:
        found = await report_record(store, id)
        if done:
            await finish_report(store, id)
        return found

    record = with_store(place, work)
    if into is not None:
        into.write_bytes(record)
        _say(f"the record is in {into}")
    elif not done:
        _say(record.decode())
    if done:
        _say(f"report {id} is marked as seen to")
    return 0


# --- people and bans ------------------------------------------------------------------------


@admin_app.command
def people(text: str = "", *, limit: int = 50, json: Json = False, place: At = HERE) -> int:
    """List people.

    Args:
        text: Part of a name, or the beginning of an id.
        limit: How many at most.
    """
    from gloaming.table.admin.people import find_people

    found = with_store(place, lambda store: find_people(store, text, limit))
    if json:
        print_json({"people": found})
        return 0
    rows = [(p.id, p.name, p.lang, p.tables, p.made) for p in found]
    _show("People", ("id", "name", "language", "tables", "since"), rows)
    return 0


@admin_app.command
def export(person: str, *, into: Path | None = None, place: At = HERE) -> int:
    """Write everything that is stored about a person, as JSON.

    Args:
        person: The id of the person.
        into: A file; standard output if left out.
    """
    import msgspec

    from gloaming.table.admin.people import personal_data

    found = with_store(place, lambda store: personal_data(store, person))
    if into is None:
        print_json(found)
    else:
        into.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        _say(f"the data of {person} is in {into}")
    return 0


@admin_app.command(name="delete-person")
def remove_person(person: str, *, yes: Yes = False, place: At = HERE) -> int:
    """Delete a person's data for good. At tables with others a bot plays on without their name.

    Args:
        person: The id of the person.
    """
    from gloaming.table.admin.people import delete_person, personal_data

    async def work(store: "Store") -> int:
        found = await personal_data(store, person)
        if yes:
            await delete_person(store, person)
        return len(found.tables)

    count = with_store(place, work)
    what = f"{person}, with a part in {count} tables,"
    _say(f"{what} is deleted" if yes else f"{what} would be deleted for good; add --yes to do it")
    return 0


@admin_app.command
def ban(*, person: str = "", address: str = "", reason: str = "", place: At = HERE) -> int:
    """Ban a person or an address.

    Args:
        person: The id of a person.
        address: An address, or a network like 203.0.113.0/24.
        reason: Why; the person is shown it.
    """
    from gloaming.table.admin.people import ban_network, ban_person

    if bool(person) == bool(address):
        raise GloamingError("name either --person or --address")
    if person:
        with_store(place, lambda store: ban_person(store, person, reason))
    else:
        with_store(place, lambda store: ban_network(store, address, reason))
    _say(f"{person or address} is banned")
    return 0


@admin_app.command
def unban(number: int, *, place: At = HERE) -> int:
    """Lift a ban.

    Args:
        number: Its number in the list of bans.
    """
    from gloaming.table.admin.people import lift_ban

    with_store(place, lambda store: lift_ban(store, number))
    _say(f"ban {number} is lifted")
    return 0


@admin_app.command
def bans(*, json: Json = False, place: At = HERE) -> int:
    """List who is banned."""
    from gloaming.table.admin.people import list_bans

    found = with_store(place, list_bans)
    if json:
        print_json({"bans": found})
        return 0
    rows = [(b.id, b.person or b.network, b.reason, b.at) for b in found]
    _show("Bans", ("number", "who", "reason", "since"), rows)
    return 0


# --- the database ---------------------------------------------------------------------------


@admin_app.command
def purge(*, days: int, yes: Yes = False, place: At = HERE) -> int:
    """Delete tables that nobody has touched for so many days, and people without any table.

    Args:
        days: How many days; tables with an open report are kept.
    """
    from gloaming.table.admin.retention import purge as purge_old

    if days < 1:
        raise GloamingError(f"days is {days}; expected 1 or more")
    found = with_store(place, lambda store: purge_old(store, days, only_count=not yes))
    what = f"{found.tables} tables and {found.people} people"
    _say(f"{what} are deleted" if yes else f"{what} would be deleted; add --yes to do it")
    return 0


@admin_app.command
def backup(into: Path, *, place: At = HERE) -> int:
    """Write a backup of the data folder's database; the server may run.

    Args:
        into: The file to write; with the ending .gz it is compressed.
    """
    from gloaming.table.admin.backup import backup as write_backup

    place.check()
    answers = write_backup(place, into)
    _say(f"{into} is a whole backup with {answers} answers")
    return 0


@admin_app.command
def restore(source: Path, *, yes: Yes = False, place: At = HERE) -> int:
    """Put a backup in the place of the database; the server must be closed.

    Args:
        source: The file of the backup. What was there is kept as tables.sqlite.before.
    """
    from gloaming.table.admin.backup import database_file
    from gloaming.table.admin.backup import restore as put_back

    place.check()
    if not yes:
        _say(f"{database_file(place)} would be replaced by {source}; add --yes to do it")
        return 0
    answers = put_back(place, source)
    _say(f"{source} is restored with {answers} answers")
    return 0


@admin_app.command
def check(*, place: At = HERE) -> int:
    """Check that the database file is whole."""
    from gloaming.table.admin.backup import database_file, integrity_problem

    place.check()
    file = database_file(place)
    if not file.exists():
        raise GloamingError(f"there is no database in {place.folder}; name it with --data")
    problem = integrity_problem(file)
    if problem:
        raise GloamingError(f"{file} is broken: {problem}; restore a backup")
    _say(f"{file} is whole")
    return 0


@admin_app.command
def token(*, place: At = HERE) -> int:
    """Make a new token for the operator's page (/operator) and the metrics; the old one is void."""
    from gloaming.table.operator_token import new_operator_token

    console.print(with_store(place, new_operator_token), highlight=False, soft_wrap=True)
    return 0
