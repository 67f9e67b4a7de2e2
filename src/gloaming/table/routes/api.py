"""The JSON API for programs: make a table, join, look, answer, listen, fetch the record.

A program carries its person's token (`Authorization: Bearer …`), which `POST /api/people` gives.
"""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from gloaming.kernel import registry
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import Record
from gloaming.kernel.setup.shuffle_shares import PROGRAM
from gloaming.kernel.views.encode import encode_message
from gloaming.kernel.views.points import player_points
from gloaming.kernel.views.types import PlayerPoints, View
from gloaming.table.context import Server
from gloaming.table.links import link_hash
from gloaming.table.people import clean_name, require_person
from gloaming.table.play import absence
from gloaming.table.play.related_tables import open_rematch
from gloaming.table.play.seating import add_share, sit
from gloaming.table.play.viewpoint import WATCHER, answering_seat, viewpoint
from gloaming.table.responses import AnyRequest, TableId, address_of
from gloaming.table.store.models import Person
from gloaming.table.table_info import TableInfo, table_info
from gloaming.table.table_request import TableRequest
from gloaming.table.user_errors import UserError
from gloaming.table.wire.parts import Part
from gloaming.table.wire.zone_events import as_json, plain_event

SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]


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
    share: str = ""  # the hash of what one adds to the shuffles
    nonce: str = ""  # and that itself, where it is not revealed later


class GivenShare(msgspec.Struct, forbid_unknown_fields=True):
    """What one adds to the shuffles: revealed, or bound by its hash by who has given none yet."""

    nonce: str = ""
    share: str = ""


class Api(Controller):
    """Everything a program can do."""

    path = "/api"
    opt = {"exclude_from_csrf": True}
    tags = ["tables"]

    async def _me(self, request: AnyRequest, server: Server) -> Person:
        """Returns who calls, by token only: no other site can use a person's cookies here."""
        if not request.headers.get("authorization", "").startswith("Bearer "):
            return Person(id="", name="", lang="en", theme="auto", signs="icons")
        return await server.person_of(request)

    @get("/games")
    async def games(self) -> list[GameInfo]:
        """Returns the games that can be played here."""
        boxes = [registry.find(name) for name in registry.names()]
        return [
            GameInfo(b.name, b.least, b.most, {c.id: list(c.values) for c in b.setup_options})
            for b in boxes
        ]

    @post("/people")
    async def new_person(
        self, data: JSONBody[NewPerson], request: AnyRequest, server: Server
    ) -> PersonToken:
        """Becomes somebody."""
        if data.lang not in LANGUAGES:
            raise UserError("error-language", lang=data.lang[:10])
        person = await server.new_person(request, data.name, data.lang)
        return PersonToken(person.name, server.signer.sign(person.id, person.session))

    @post("/tables")
    async def new_table(
        self, data: JSONBody[TableRequest], request: AnyRequest, server: Server
    ) -> NewTable:
        """Makes a table."""
        person = require_person(await self._me(request, server))
        live, links = await server.live_tables.make(data, person, address_of(request))
        await server.notify(live.table.id)
        return NewTable(table_info(live, person, server.live_tables.served.now()), links)

    @get("/tables/{table:str}")
    async def table(self, table: TableId, request: AnyRequest, server: Server) -> TableInfo:
        """Looks at a table from outside."""
        person = await self._me(request, server)
        live = await server.live_tables.live(table)
        return table_info(live, person, server.live_tables.served.now())

    @post("/tables/{table:str}/claim")
    async def claim(
        self, table: TableId, data: JSONBody[Claim], request: AnyRequest, server: Server
    ) -> TableInfo:
        """Takes a seat by the secret of its link."""
        person = require_person(await self._me(request, server))
        seat = await server.store.seat_by_link(link_hash(data.link))
        if seat is None or seat.table_id != table:
            raise UserError("error-link")
        name = clean_name(data.name, person.name)
        tables = server.live_tables
        if not await sit(tables, seat, person.id, name, data.share, data.nonce, PROGRAM):
            raise UserError("error-too-late")
        await server.notify(table)
        live = await server.live_tables.live(table)
        return table_info(live, person, server.live_tables.served.now())

    @get("/tables/{table:str}/view")
    async def view(
        self,
        table: TableId,
        request: AnyRequest,
        server: Server,
        seat: Annotated[int, QueryParameter(ge=-1, le=7)] = -1,
    ) -> View:
        """Returns all that the own seat may know; without a seat, what a watcher sees."""
        person = await self._me(request, server)
        live = await server.live_tables.live(table)
        return live.match.view(viewpoint(live, person.id, seat, shared_screen=False).seat)

    @post("/tables/{table:str}/answers")
    async def answer(
        self, table: TableId, data: JSONBody[Given], request: AnyRequest, server: Server
    ) -> TableInfo:
        """Answers the open question. 409 if the game has moved on."""
        person = require_person(await self._me(request, server))
        live = await server.live_tables.live(table)
        seat = answering_seat(live, person.id, data.seat)
        epoch = data.epoch if data.epoch >= 0 else live.table.epoch
        live = await server.live_tables.answer(table, seat, data.key, f"{epoch}.{data.version}")
        return table_info(live, person, server.live_tables.served.now())

    @post("/tables/{table:str}/share")
    async def share(
        self, table: TableId, data: JSONBody[GivenShare], request: AnyRequest, server: Server
    ) -> TableInfo:
        """Reveals what one adds to the shuffles, once all seats are taken."""
        person = require_person(await self._me(request, server))
        tables = server.live_tables
        live = await add_share(tables, table, person.id, data.share, data.nonce, PROGRAM)
        return table_info(live, person, tables.served.now())

    @post("/tables/{table:str}/seats/{number:int}/resign")
    async def resign(
        self, table: TableId, number: SeatNumber, request: AnyRequest, server: Server
    ) -> TableInfo:
        """Gives the own seat up: a bot plays on."""
        person = require_person(await self._me(request, server))
        live = await absence.resign(server.live_tables, table, number, person.id)
        return table_info(live, person, server.live_tables.served.now())

    @post("/tables/{table:str}/seats/{number:int}/back")
    async def come_back(
        self, table: TableId, number: SeatNumber, request: AnyRequest, server: Server
    ) -> TableInfo:
        """Takes the own seat back from the bot that plays it."""
        person = require_person(await self._me(request, server))
        live = await absence.come_back(server.live_tables, table, number, person.id)
        return table_info(live, person, server.live_tables.served.now())

    @post("/tables/{table:str}/seats/{number:int}/vote")
    async def vote(
        self, table: TableId, number: SeatNumber, request: AnyRequest, server: Server
    ) -> TableInfo:
        """Agrees that a bot plays the seat of somebody who does not answer."""
        person = require_person(await self._me(request, server))
        live = await absence.vote_for_bot(server.live_tables, table, number, person.id)
        return table_info(live, person, server.live_tables.served.now())

    @get("/tables/{table:str}/events", media_type="text/event-stream")
    async def events(self, table: TableId, request: AnyRequest, server: Server) -> Stream:
        """Returns server-sent events: `table` with the table's state whenever it changes."""
        person = await self._me(request, server)
        await server.live_tables.live(table)
        last = ""

        async def find_changes(_is_reported: bool) -> list[Part] | None:
            nonlocal last
            live = await server.live_tables.live(table)
            now = as_json(table_info(live, person, 0.0))
            if now == last:
                return None
            last = now
            served = server.live_tables.served.now()
            return plain_event("table", as_json(table_info(live, person, served)))

        accepts = request.headers.get("accept-encoding", "")
        return server.streams.response(server.streams.events(table, find_changes), accepts)

    @get("/tables/{table:str}/record")
    async def record(self, table: TableId, request: AnyRequest, server: Server) -> Record:
        """Returns the record of a finished game, key included: `gloaming replay --verify` checks
        it."""
        return await server.live_tables.public_record(table)

    @post("/tables/{table:str}/rematch")
    async def rematch(self, table: TableId, request: AnyRequest, server: Server) -> NewTable:
        """Plays again with the same people, seats and options; all who ask get the same table."""
        person = require_person(await self._me(request, server))
        live, links = await open_rematch(server.live_tables, table, person, address_of(request))
        await server.notify(live.table.id)
        return NewTable(table_info(live, person, server.live_tables.served.now()), links)

    @get("/tables/{table:str}/points")
    async def points(self, table: TableId, server: Server) -> list[PlayerPoints]:
        """Returns where every point of a finished game came from, by source and by round.

        It is empty for a game that goes on, and for one that does not say where points come from.
        """
        match = (await server.live_tables.live(table)).match
        return player_points(match.view(WATCHER), match.box.points_sources)

    @get("/tables/{table:str}/refusals")
    async def refusals(
        self, table: TableId, request: AnyRequest, server: Server
    ) -> list[dict[str, Any]]:
        """Returns why other things cannot be done by the own seat that is asked."""
        person = require_person(await self._me(request, server))
        live = await server.live_tables.live(table)
        seat = answering_seat(live, person.id)
        return [
            {
                "key": r.key,
                "rule": r.rule,
                "things": list(r.things),
                "reason": encode_message(r.reason),
            }
            for r in live.match.refusals(seat)
        ]
