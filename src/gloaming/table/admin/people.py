"""People's data: what is stored about somebody, its export and its deletion; bans."""

import ipaddress
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, select, update

from gloaming.bots.bot import NAMES, substitute
from gloaming.kernel import registry
from gloaming.kernel.errors import GloamingError
from gloaming.table.admin.changes import BANS, PERSON, TABLE, note_change
from gloaming.table.admin.tables import delete_rows
from gloaming.table.store.store import Store
from gloaming.table.store.tables import (
    AnswerRow,
    BanRow,
    ChatRow,
    PersonRow,
    ReportRow,
    SeatRow,
    TableRow,
)

NOBODY = "—"  # the name of a seat whose person has had their data deleted


class PersonSummary(msgspec.Struct, frozen=True):
    """A person in the operator's list."""

    id: str
    name: str
    lang: str
    made: str
    tables: int


class Ban(msgspec.Struct, frozen=True):
    """A ban, of a person or of a network."""

    id: int
    person: str
    network: str
    reason: str
    at: str


class PersonalData(msgspec.Struct, frozen=True):
    """Everything that is stored about a person."""

    person: dict[str, Any]
    tables: list[dict[str, Any]]  # where they sit or that they made
    answers: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    reports: list[dict[str, Any]]


async def find_people(store: Store, text: str = "", limit: int = 50) -> list[PersonSummary]:
    """Returns people whose id begins with a text or whose name contains it, newest first."""
    wanted = select(PersonRow).order_by(PersonRow.made.desc()).limit(limit)
    if text:
        wanted = wanted.where(
            PersonRow.id.startswith(text, autoescape=True)
            | PersonRow.name.icontains(text, autoescape=True)
        )
    async with store.reading() as session:
        found: list[PersonSummary] = []
        for row in await session.scalars(wanted):
            tables = await session.scalars(_tables_of(row.id))
            found.append(PersonSummary(row.id, row.name, row.lang, row.made, len(list(tables))))
        return found


def _tables_of(person: str) -> Any:
    seated = select(SeatRow.table_id).where(SeatRow.person == person)
    return select(TableRow.id).where((TableRow.host == person) | TableRow.id.in_(seated))


class DataCounts(msgspec.Struct, frozen=True):
    """How much is stored about a person."""

    since: str
    tables: int
    answers: int
    lines: int
    reports: int
    has_recovery_code: bool


async def data_counts(store: Store, person: str) -> DataCounts:
    """Returns how much is stored about a person, without reading it."""
    async with store.reading() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            raise GloamingError(f"there is nobody with the id “{person}”")
        given = and_(AnswerRow.table_id == SeatRow.table_id, AnswerRow.seat == SeatRow.number)
        counts = [
            select(func.count()).select_from(_tables_of(person).subquery()),
            select(func.count())
            .select_from(AnswerRow)
            .join(SeatRow, given)
            .where(SeatRow.person == person),
            select(func.count()).select_from(ChatRow).where(ChatRow.person == person),
            select(func.count()).select_from(ReportRow).where(ReportRow.person == person),
        ]
        tables, answers, lines, reports = [await session.scalar(count) or 0 for count in counts]
        return DataCounts(row.made, tables, answers, lines, reports, bool(row.recovery))


async def personal_data(store: Store, person: str) -> PersonalData:
    """Returns everything that is stored about a person."""
    async with store.reading() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            raise GloamingError(f"there is nobody with the id “{person}”")
        ids = list(await session.scalars(_tables_of(person)))
        tables: list[dict[str, Any]] = []
        answers: list[dict[str, Any]] = []
        for id in ids:
            table = await session.get(TableRow, id)
            assert table is not None
            seats = list(
                await session.scalars(
                    select(SeatRow).where(SeatRow.table_id == id, SeatRow.person == person)
                )
            )
            own = [seat.number for seat in seats]
            tables.append(
                {
                    "id": id,
                    "game": table.game,
                    "made": table.made,
                    "touched": table.touched,
                    "over": table.over,
                    "host": table.host == person,
                    "seats": [{"number": seat.number, "name": seat.name} for seat in seats],
                }
            )
            for answer in await session.scalars(
                select(AnswerRow)
                .where(AnswerRow.table_id == id, AnswerRow.seat.in_(own))
                .order_by(AnswerRow.number)
            ):
                answers.append(_plain(answer, "table_id", "number", "seat", "key", "at"))
        chat = await session.scalars(select(ChatRow).where(ChatRow.person == person))
        reports = await session.scalars(select(ReportRow).where(ReportRow.person == person))
        return PersonalData(
            _plain(row, "id", "name", "lang", "theme", "signs", "made")
            | {"has_recovery_code": bool(row.recovery)},
            tables,
            answers,
            [_plain(line, "table_id", "name", "watcher", "text", "at") for line in chat],
            [_plain(report, "id", "table_id", "step", "text", "at") for report in reports],
        )


def _plain(row: object, *names: str) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


async def delete_person(store: Store, person: str) -> None:
    """Deletes a person with all that is theirs.

    Tables where nobody else sits go with them. At others their seat loses its name, and a bot plays
    on; answers stay, because without them the others' game would be gone. The host's place goes to
    somebody else who sits there.
    """
    async with store.writing() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            raise GloamingError(f"there is nobody with the id “{person}”")
        for id in list(await session.scalars(_tables_of(person))):
            others = list(
                await session.scalars(
                    select(SeatRow.person).where(
                        SeatRow.table_id == id,
                        SeatRow.person.is_not(None),
                        SeatRow.person != person,
                    )
                )
            )
            if not others:
                await delete_rows(session, id)
                continue
            game, is_over = (
                await session.execute(select(TableRow.game, TableRow.over).where(TableRow.id == id))
            ).one()
            bot = "" if is_over else _substitute(game)
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == id, SeatRow.person == person)
                .values(person=None, name=NOBODY, bot=bot, away="")
            )
            await session.execute(
                update(TableRow)
                .where(TableRow.id == id, TableRow.host == person)
                .values(host=others[0])
            )
            # Lines from before they were stored with their writer are known by the name.
            await session.execute(
                delete(ChatRow).where(
                    ChatRow.table_id == id, ChatRow.person.is_(None), ChatRow.name == row.name
                )
            )
            note_change(session, TABLE, id)
        await session.execute(delete(ChatRow).where(ChatRow.person == person))
        await session.execute(delete(ReportRow).where(ReportRow.person == person))
        await session.delete(row)
        note_change(session, PERSON, person)
    store.forget_person(person)


def _substitute(game: str) -> str:
    """Returns the bot that plays on for somebody; of a game that is not installed here one that
    plays any game."""
    return substitute(registry.find(game)) if game in registry.names() else NAMES[-1]


# --- bans -----------------------------------------------------------------------------------


async def ban_person(store: Store, person: str, reason: str) -> None:
    """Bans a person; whoever has their cookie or token is refused."""
    if await store.person(person) is None:
        raise GloamingError(f"there is nobody with the id “{person}”")
    await _add_ban(store, BanRow(person=person, reason=reason))


async def ban_network(store: Store, address: str, reason: str) -> None:
    """Bans an address, or a network like 203.0.113.0/24."""
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError:
        raise GloamingError(f"“{address}” is no address and no network") from None
    await _add_ban(store, BanRow(network=str(network), reason=reason))


async def _add_ban(store: Store, row: BanRow) -> None:
    async with store.writing() as session:
        session.add(row)
        note_change(session, BANS)


async def lift_ban(store: Store, id: int) -> None:
    """Lifts a ban."""
    async with store.writing() as session:
        row = await session.get(BanRow, id)
        if row is None:
            raise GloamingError(f"there is no ban {id}; gloaming admin bans lists them")
        await session.delete(row)
        note_change(session, BANS)


async def list_bans(store: Store) -> list[Ban]:
    """Returns all bans."""
    async with store.reading() as session:
        rows = await session.scalars(select(BanRow).order_by(BanRow.id))
        return [Ban(row.id, row.person, row.network, row.reason, row.at) for row in rows]
