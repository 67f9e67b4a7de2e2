"""The JSON API for programs: make a table, join, look, answer, listen, fetch the record.

A program carries its person's token (`Authorization: Bearer …`), which `POST /api/people` gives.
"""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from gloaming.kernel import registry
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Record
from gloaming.kernel.views.encode import said
from gloaming.kernel.views.types import View
from gloaming.table.context import TheHouse
from gloaming.table.links import link_hash
from gloaming.table.people import clean_name, required, who
from gloaming.table.play.live_tables import CannotGoOn, Live
from gloaming.table.play.streams import as_json, plain_event
from gloaming.table.play.wire import Part
from gloaming.table.store.models import Person
from gloaming.table.table_request import TableWish
from gloaming.table.user_errors import Sorry

AnyRequest = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{6,16}$", max_length=16)]


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Who a program plays as."""

    name: str
    lang: str = "en"


class PersonToken(msgspec.Struct):
    """Keep the token: it is the person."""

    name: str
    token: str


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    options: dict[str, list[str]]


class SeatInfo(msgspec.Struct):
    """A seat as everybody may see it."""

    number: int
    name: str
    bot: str
    taken: bool
    mine: bool
    trouble: str


class TableInfo(msgspec.Struct):
    """A table as everybody may see it."""

    id: str
    code: str
    game: str
    version: int
    epoch: int
    over: bool
    asked: list[int]
    scores: list[int]
    seats: list[SeatInfo]
    commitment: str


class NewTable(msgspec.Struct):
    """A table just made; links are secret and shown only here."""

    table: TableInfo
    links: list[str]


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: the option's key, and the version (and epoch) it is for."""

    key: str
    version: int
    seat: int = -1
    epoch: int = -1


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Taking a friend's seat by the secret of its link."""

    link: str
    name: str = ""


def table_info(live: Live, person: Person) -> TableInfo:
    """What anyone may know of a table."""
    return TableInfo(
        live.row.id,
        live.row.code,
        live.row.game,
        live.row.version,
        live.row.epoch,
        live.match.over,
        live.match.asked,
        live.match.scores(),
        [
            SeatInfo(
                seat.number,
                seat.name,
                seat.bot,
                bool(seat.person or seat.bot),
                bool(person.id) and seat.person == person.id,
                seat.trouble,
            )
            for seat in live.seats
        ],
        live.match.commitment(),
    )


def answering_seat(live: Live, person: str, wanted: int) -> int:
    """The seat a person answers for: the wanted one, or the own seat that is asked."""
    mine = live.seats_of(person) if person else []
    if wanted >= 0:
        if wanted not in mine:
            raise Sorry("sorry-not-your-seat")
        return wanted
    for seat in live.match.asked:
        if seat in mine:
            return seat
    raise Sorry("sorry-you-not-asked" if mine else "sorry-no-own-seat")


async def public_record(house: TheHouse, table: str) -> Record:
    """A table's record, which holds the key: only if nobody can play it any more."""
    try:
        live = await house.hall.live(table)
    except CannotGoOn:
        return await house.hall.record(table)
    if not live.match.over:
        raise Sorry("sorry-record")
    return await house.hall.record(table)


class Api(Controller):
    """Everything a program can do."""

    path = "/api"
    opt = {"exclude_from_csrf": True}
    tags = ["tables"]

    async def _me(self, request: AnyRequest, house: TheHouse) -> Person:
        """By token only: cookies do not count here, so that no other site can use them."""
        if not request.headers.get("authorization", "").startswith("Bearer "):
            return Person(id="", name="", lang="en", theme="auto", signs="icons")
        return await who(request, house.store, house.signer)

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """The games that can be played here."""
        boxes = [registry.find(name) for name in registry.names()]
        return [
            GameInfo(b.name, b.least, b.most, {c.id: list(c.values) for c in b.choices})
            for b in boxes
        ]

    @post("/people")
    async def new_person(self, data: JSONBody[NewPerson], house: TheHouse) -> PersonToken:
        """Become somebody."""
        if data.lang not in LANGUAGES:
            raise Sorry("sorry-language", lang=data.lang[:10])
        person = await house.store.new_person(clean_name(data.name, "Guest"), data.lang)
        return PersonToken(person.name, house.signer.sign(person.id))

    @post("/tables")
    async def new_table(
        self, data: JSONBody[TableWish], request: AnyRequest, house: TheHouse
    ) -> NewTable:
        """Make a table."""
        person = required(await self._me(request, house))
        live, links = await house.hall.make(data, person)
        await house.notify(live.row.id)
        return NewTable(table_info(live, person), links)

    @get("/tables/{table:str}")
    async def table(self, table: TableId, request: AnyRequest, house: TheHouse) -> TableInfo:
        """Look at a table from outside."""
        person = await self._me(request, house)
        return table_info(await house.hall.live(table), person)

    @post("/tables/{table:str}/claim")
    async def claim(
        self, table: TableId, data: JSONBody[Claim], request: AnyRequest, house: TheHouse
    ) -> TableInfo:
        """Take a seat by the secret of its link."""
        person = required(await self._me(request, house))
        seat = await house.store.seat_by_link(link_hash(data.link))
        if seat is None or seat.table_id != table:
            raise Sorry("sorry-link")
        name = clean_name(data.name, person.name)
        if not await house.store.claim(seat, person.id, name):
            raise Sorry("sorry-too-late")
        await house.notify(table)
        return table_info(await house.hall.live(table), person)

    @get("/tables/{table:str}/view")
    async def view(
        self,
        table: TableId,
        request: AnyRequest,
        house: TheHouse,
        seat: Annotated[int, QueryParameter(ge=-1, le=7)] = -1,
    ) -> View:
        """All that the own seat may know; without a seat, what a watcher sees."""
        person = await self._me(request, house)
        live = await house.hall.live(table)
        return live.match.view(live.viewpoint(person.id, seat) if person.id else -1)

    @post("/tables/{table:str}/answers")
    async def answer(
        self, table: TableId, data: JSONBody[Given], request: AnyRequest, house: TheHouse
    ) -> TableInfo:
        """Answer the open question. 409 if the game has moved on."""
        person = required(await self._me(request, house))
        live = await house.hall.live(table)
        seat = answering_seat(live, person.id, data.seat)
        epoch = data.epoch if data.epoch >= 0 else live.row.epoch
        live = await house.hall.answer(table, seat, data.key, f"{epoch}.{data.version}")
        return table_info(live, person)

    @get("/tables/{table:str}/events", media_type="text/event-stream")
    async def events(self, table: TableId, request: AnyRequest, house: TheHouse) -> Stream:
        """Server-sent events: `table` with the table's state whenever it changes."""
        person = await self._me(request, house)
        await house.hall.live(table)
        last = ""

        async def look(_heard: bool) -> list[Part] | None:
            nonlocal last
            now = as_json(table_info(await house.hall.live(table), person))
            if now == last:
                return None
            last = now
            return plain_event("table", now)

        accepts = request.headers.get("accept-encoding", "")
        return house.streams.response(house.streams.events(table, look), accepts)

    @get("/tables/{table:str}/record")
    async def record(self, table: TableId, request: AnyRequest, house: TheHouse) -> Record:
        """The record of a finished game, key included: `gloaming replay --verify` checks it."""
        return await public_record(house, table)

    @get("/tables/{table:str}/refusals")
    async def refusals(
        self, table: TableId, request: AnyRequest, house: TheHouse
    ) -> list[dict[str, Any]]:
        """Why other things cannot be done by the own seat that is asked."""
        person = required(await self._me(request, house))
        live = await house.hall.live(table)
        seat = answering_seat(live, person.id, -1)
        return [
            {"key": r.key, "rule": r.rule, "things": list(r.things), "reason": said(r.reason)}
            for r in live.match.refusals(seat)
        ]
