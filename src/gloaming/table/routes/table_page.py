"""Looking at a table: the page, and the stream of what changes on it."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from gloaming.kernel.page.zones import Zone
from gloaming.table.context import Server, ServerContext
from gloaming.table.links import link_hash
from gloaming.table.pages import table as table_pages
from gloaming.table.pages.data import (
    ClaimLink,
    HandoverPage,
    TablePage,
)
from gloaming.table.people import who
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.play.presenter import frame_state, table_page, viewpoint
from gloaming.table.play.streams import HEARTBEAT, ShownZones, as_json, plain_event, zones_event
from gloaming.table.play.wire import Part
from gloaming.table.routes.site import (
    AnyRequest,
    game_title,
    html,
    sprites,
    style_sheets,
    visitor_of,
)
from gloaming.table.store.models import Person

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{6,16}$", max_length=16)]
As = Annotated[int, QueryParameter(name="as", ge=-1, le=7)]


async def _page(
    request: AnyRequest,
    server: Server,
    live: LiveTable,
    person: Person,
    seat: int,
    note: str = "",
    sure: bool = True,
) -> TablePage:
    """A table's page for a person through a seat's eyes; `sure` asks the store what was said."""
    box = live.match.box
    watching = not (person.id and live.seats_of(person.id))
    here = server.present(live.row.id)
    seated = {s.person for s in live.seats if s.person}
    return table_page(
        live,
        person,
        visitor_of(request, person),
        seat,
        server.presenter.zones(live, person.lang, seat) if sure else [],
        await server.store.chat(live.row.id, watching, sure),
        here,
        title=game_title(box, person.lang),
        links=_links(request, server, live, person),
        opponents=server.presenter.opponents(live, person.lang),
        watchers=len(here - seated),
        note=note,
        sprites=sprites(box),
        styles=style_sheets(box),
    )


def _links(request: AnyRequest, server: Server, live: LiveTable, person: Person) -> list[ClaimLink]:
    """Links to give away: to the host, and to whoever moves an own seat to another device."""
    if not person.id:
        return []
    root = f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
    found: list[ClaimLink] = []
    for seat, link in zip(live.seats, server.links(live.row.id), strict=False):
        mine = seat.person == person.id
        if link and seat.link_hash == link_hash(link) and (mine or live.row.host == person.id):
            found.append(ClaimLink(seat.number, seat.name, f"{root}/s/{link}", mine))
    return found


@get("/t/{table:str}")
async def show(
    table: TableId, request: AnyRequest, server: Server, seat: As = -1, note: FromQuery[str] = ""
) -> Response[Any]:
    """The table."""
    person = await who(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    eyes, handover = viewpoint(live, person, seat)
    if handover is not None:
        title = game_title(live.match.box, person.lang)
        shown = HandoverPage(visitor_of(request, person), f"/t/{table}", title, handover)
        return html(table_pages.handover(shown))
    page = await _page(request, server, live, person, eyes, note[:20])
    return html(table_pages.table(page))


class OpenPage:
    """An open page: what it shows, and what of that has changed when it looks again."""

    def __init__(
        self,
        request: AnyRequest,
        server: ServerContext,
        table: str,
        person: Person,
        seat: int,
        hashes: dict[str, str],
    ) -> None:
        self._request = request
        self._house = server
        self._table = table
        self._person = person
        self._seat = seat
        self._shown = ShownZones(hashes)
        self._token = ""
        self._framed: tuple[object, ...] = ()  # all that the frame was drawn from
        self._frame: list[Zone] = []

    async def look(self, heard: bool) -> list[Part] | None:
        """What is new for this page."""
        server, table, person = self._house, self._table, self._person
        live = await server.live_tables.glance(table, 0.0 if heard else HEARTBEAT)
        if not heard and live.token == self._token:
            return None
        self._token = live.token
        if server.thinkers is not None:
            server.thinkers.wanted(live)
        seat, handover = viewpoint(live, person, self._seat)
        if handover is not None:
            return plain_event("reload", as_json({"to": f"/t/{table}"}))
        mine = live.seats_of(person.id) if person.id else []
        frame = await self._framing(live, seat, mine)
        fresh = self._shown.changed(server.presenter.zones(live, person.lang, seat))
        fresh += self._shown.changed(frame)
        if not fresh:
            return None
        turn = any(number in mine for number in live.match.asked_seats)
        return zones_event(live.token, fresh, your_turn=turn, over=live.match.is_over)

    async def _framing(self, live: LiveTable, seat: int, mine: list[int]) -> list[Zone]:
        """The frame; most answers change nothing of it but the state that answers are for."""
        server, person = self._house, self._person
        id = live.row.id
        chat = await server.store.chat(id, not mine, sure=False)
        about: tuple[object, ...] = (seat, person.lang, person.name, *frame_state(live, mine))
        framed = (live.seats, chat, server.links(id), server.present(id), *about)
        if framed != self._framed:
            page = await _page(self._request, server, live, person, seat, sure=False)
            self._framed, self._frame = framed, table_pages.frame_zones(page)
        now = table_pages.now_zone(not mine, live.row.epoch, live.row.version, seat)
        return [now, *self._frame[1:]]


@get("/t/{table:str}/events", media_type="text/event-stream")
async def events(
    table: TableId, request: AnyRequest, server: Server, seat: As = -1, have: FromQuery[str] = ""
) -> Stream:
    """The zones that change, for this person's eyes, as soon as they do.

    `have` names the zones of the page by their marks (`hand:1f…,story:…`): what it has is not sent.
    """
    person = await who(request, server.store, server.signer)
    await server.live_tables.live(table)
    pairs = (part.partition(":") for part in have[:4000].split(","))
    looker = OpenPage(request, server, table, person, seat, {id: mark for id, _, mark in pairs})

    async def tell() -> AsyncIterator[list[Part]]:
        server.arrive(table, person.id)
        try:
            async for event in server.streams.events(table, looker.look):
                yield event
        finally:
            server.depart(table, person.id)

    return server.streams.response(tell(), request.headers.get("accept-encoding", ""))


LOOKING: list[ControllerRouterHandler] = [show, events]
