"""Looking at a table: the page, and the stream of what changes on it."""

import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from litestar import Response, get
from litestar.params import FromQuery
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from gloaming.kernel.page.zones import Zone
from gloaming.table.context import Server, ServerContext
from gloaming.table.game_catalog import game_title, legend_html, sprites, style_sheets
from gloaming.table.links import link_hash
from gloaming.table.pages import table as table_pages
from gloaming.table.pages.data import ClaimLink, Handover, HandoverPage, TablePage, Visitor
from gloaming.table.pages.default_names import shown_name
from gloaming.table.play.clocks import NONE
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.play.presenter import frame_state, table_page
from gloaming.table.play.streams import HEARTBEAT
from gloaming.table.play.viewpoint import Viewpoint, viewpoint
from gloaming.table.responses import AnyRequest, FocusQuery, SeatQuery, TableId, html, visitor_of
from gloaming.table.store.models import Person
from gloaming.table.store.tables import ChatRow
from gloaming.table.wire.parts import Part
from gloaming.table.wire.zone_events import ShownZones, as_json, plain_event, zones_event


def _page(
    request: AnyRequest,
    server: Server,
    live: LiveTable,
    person: Person,
    seat: int,
    chat: list[ChatRow],
    note: str = "",
    whole: bool = True,
    focus: int = -1,
) -> TablePage:
    """Returns a table's page for a person; not `whole`, it has only what the frame is drawn of."""
    box = live.match.box
    here = server.present(live.table.id)
    seated = {s.person for s in live.seats if s.person}
    return table_page(
        live,
        person,
        visitor_of(request, person) if whole else Visitor(lang=person.lang),
        seat,
        server.presenter.zones(live, person.lang, seat, focus) if whole else [],
        chat,
        here,
        title=game_title(box, person.lang) if whole else "",
        links=_links(request, server, live, person),
        opponents=server.presenter.opponents(live, person.lang),
        watchers=len(here - seated),
        note=note,
        focus=focus,
        sprites=sprites(box) if whole else "",
        styles=style_sheets(box) if whole else [],
        legend=legend_html(box, person.lang) if whole else "",
        served=server.live_tables.served.now(),
    )


def _links(request: AnyRequest, server: Server, live: LiveTable, person: Person) -> list[ClaimLink]:
    """Returns links to give away: of free seats the host's, and those that move an own seat.

    Who has the link of a taken seat has its hand: nobody sees it but the person who sits there.
    """
    if not person.id:
        return []
    root = f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
    found: list[ClaimLink] = []
    for seat, link in zip(live.seats, server.links(live.table.id), strict=False):
        mine = seat.person == person.id
        is_given = seat.person is None and live.table.host == person.id
        if link and seat.link_hash == link_hash(link) and (mine or is_given):
            name = shown_name(seat.name, person.lang)
            found.append(ClaimLink(seat.number, name, f"{root}/s/{link}", mine))
    return found


@get("/t/{table:str}")
async def show(
    table: TableId,
    request: AnyRequest,
    server: Server,
    seat: SeatQuery = -1,
    note: FromQuery[str] = "",
    focus: FocusQuery = -1,
) -> Response[Any]:
    """Shows the table."""
    person = await server.person_of(request)
    live = await server.live_tables.live(table)
    if not live.table.attendance:  # it is older than clocks are
        live = await server.live_tables.start_clocks(live)
    view = viewpoint(live, person.id, seat)
    if view.handover >= 0:
        title = game_title(live.match.box, person.lang)
        to = Handover(view.handover, shown_name(live.seats[view.handover].name, person.lang))
        shown = HandoverPage(visitor_of(request, person), f"/t/{table}", title, to)
        return html(table_pages.handover(shown))
    chat = await server.store.chat(table, not view.own)
    page = _page(request, server, live, person, view.seat, chat, note[:20], focus=focus)
    return html(table_pages.table(page))


class OpenPage:
    """An open page: what it shows, to find what of that has changed."""

    def __init__(
        self,
        request: AnyRequest,
        server: ServerContext,
        table: str,
        person: Person,
        seat: int,
        hashes: dict[str, str],
        focus: int = -1,
        takes_patches: bool = False,
    ) -> None:
        self._focus = focus
        self._request = request
        self._server = server
        self._table = table
        self._person = person
        self._seat = seat
        self._session = person.session
        self._looked_up = time.monotonic()  # when the session was
        self._shown = ShownZones(hashes, takes_patches)
        self._entry = server.live_tables.entry(table)  # an open page keeps its table in memory
        self._token = ""
        self._frame_state: tuple[object, ...] = ()  # all that the frame was drawn from
        self._frame: list[Zone] = []
        self._parts = table_pages.FrameParts()

    def changes(
        self, is_reported: bool
    ) -> list[Part] | Coroutine[Any, Any, list[Part] | None] | None:
        """Returns the event that brings what is new for this page, None if nothing is.

        Mostly all that it needs is in memory. Else it returns what reads that and has to be
        awaited.
        """
        server, table = self._server, self._table
        self._entry = server.live_tables.entry(table)
        live = server.live_tables.known(table, 0.0 if is_reported else HEARTBEAT)
        if live is None or not self._is_session_known():
            return self._read_changes(is_reported)
        chat = server.store.cached_chat(table, self._is_watching(live))
        if chat is None:
            return self._read_changes(is_reported)
        return self._event(live, chat, is_reported)

    async def _read_changes(self, is_reported: bool) -> list[Part] | None:
        """Returns the same as `changes`, with what is not in memory from the store."""
        server, table = self._server, self._table
        if not await self._has_session():
            return plain_event("reload", as_json({"to": f"/t/{table}"}))
        live = await server.live_tables.recent(table, 0.0 if is_reported else HEARTBEAT)
        chat = await server.store.chat(table, self._is_watching(live), sure=False)
        return self._event(live, chat, is_reported)

    def _is_watching(self, live: LiveTable) -> bool:
        return not (self._person.id and live.seats_of(self._person.id))

    def _event(self, live: LiveTable, chat: list[ChatRow], is_reported: bool) -> list[Part] | None:
        """Returns the event that brings what is new of a table, None if nothing is."""
        server, person = self._server, self._person
        token = live.token
        if not is_reported and token == self._token:
            return None
        is_first = not self._token
        if server.bot_workers is not None:
            server.bot_workers.schedule_if_asked(live)
        view = viewpoint(live, person.id, self._seat)
        if view.handover >= 0:
            return plain_event("reload", as_json({"to": f"/t/{self._table}"}))
        self._token = token
        fresh = self._shown.changed(
            server.presenter.zones(live, person.lang, view.seat, self._focus)
        )
        fresh += self._shown.changed(self._frame_zones(live, view, chat))
        is_clocked = live.clock.kind != NONE
        if not fresh and not (is_clocked and is_first):
            return None
        turn = any(number in view.own for number in live.asked_people())
        more = {"served": round(server.live_tables.served.now(), 1)} if is_clocked else {}
        return zones_event(
            token, fresh, self._shown, your_turn=turn, over=live.match.is_over, **more
        )

    def _is_session_known(self) -> bool:
        """Whether what is in memory says that the session is still one; see `_has_session`."""
        store, id = self._server.store, self._person.id
        if not id:
            return True
        if not store.is_sole_writer:
            return time.monotonic() - self._looked_up < HEARTBEAT
        return self._is_session_of(store.cached_person(id))

    async def _has_session(self) -> bool:
        """Whether the session is still one in which the page was opened; else it shows no more.

        Where other workers can end it, that is seen within some seconds.
        """
        if self._is_session_known():
            return True
        self._looked_up = time.monotonic()
        return self._is_session_of(await self._server.store.person(self._person.id))

    def _is_session_of(self, person: Person | None) -> bool:
        is_one = person is not None and person.session == self._session
        return is_one and not self._server.bans.is_banned(self._person.id)

    def _frame_zones(self, live: LiveTable, view: Viewpoint, chat: list[ChatRow]) -> list[Zone]:
        """Returns the zones of the frame; most answers change only the one with the version."""
        server, person = self._server, self._person
        seat, mine = view.seat, list(view.own)
        id = live.table.id
        about: tuple[object, ...] = (seat, person.lang, person.name, *frame_state(live, mine))
        state = (live.seats, chat, server.links(id), server.present(id), *about)
        if state != self._frame_state:
            page = _page(self._request, server, live, person, seat, chat, whole=False)
            self._frame_state, self._frame = state, table_pages.frame_zones(page, self._parts)
        now = table_pages.now_zone(not mine, live.table.epoch, live.table.version, seat)
        return [now, *self._frame[1:]]


@get("/t/{table:str}/events", media_type="text/event-stream")
async def events(
    table: TableId,
    request: AnyRequest,
    server: Server,
    seat: SeatQuery = -1,
    have: FromQuery[str] = "",
    focus: FocusQuery = -1,
    patches: FromQuery[bool] = False,
) -> Stream:
    """Streams the zones that change, as this person sees them.

    `have` has the hashes of the page's zones (`hand:1f…,story:…`): what it shows is not sent. Who
    takes `patches` is sent of a zone that the stream has brought only what is new in it.
    """
    person = await server.person_of(request)
    await server.live_tables.live(table)
    pairs = (part.partition(":") for part in have[:4000].split(","))
    hashes = {id: hash for id, _, hash in pairs}
    page = OpenPage(request, server, table, person, seat, hashes, focus, patches)

    async def updates() -> AsyncIterator[list[Part]]:
        server.arrive(table, person.id)
        try:
            async for event in server.streams.events(table, page.changes):
                yield event
        finally:
            server.depart(table, person.id)
            live = server.live_tables.cached(table)
            if live is not None and not server.listening(table):
                live.forget_drawings()

    return server.streams.response(updates(), request.headers.get("accept-encoding", ""))


ROUTES: list[ControllerRouterHandler] = [show, events]
