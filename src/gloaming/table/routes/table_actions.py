"""At a table: answering, taking back, talking, seats and their links."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.bots.bot import NAMES
from gloaming.table.context import Server
from gloaming.table.links import link_hash, new_id, new_link
from gloaming.table.pages import simple
from gloaming.table.pages.data import (
    ClaimPage,
    SeatName,
)
from gloaming.table.people import clean_name, cookie, required, signed, somebody, who
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.routes.api import answering_seat
from gloaming.table.routes.site import AnyRequest, game_title, html, visitor_of
from gloaming.table.routes.table_page import TableId
from gloaming.table.store.models import Person, Seat
from gloaming.table.store.tables import ReportRow
from gloaming.table.user_errors import UserError

CHAT_LENGTH = 500
REPORT_LENGTH = 4000


def _back(request: AnyRequest, table: str, seat: int) -> Response[Any]:
    """To the table again; a page that listens needs nothing but the word."""
    if request.headers.get("x-gloaming") == "fetch":
        return Response(None, status_code=204)
    return Redirect(f"/t/{table}" + (f"?as={seat}" if seat >= 0 else ""), status_code=303)


def number_of(text: object, otherwise: int = -1) -> int:
    """A number from a form; what is none counts as not given."""
    try:
        return int(str(text))
    except ValueError:
        return otherwise


def _text(given: object) -> str:
    """What somebody wrote, without what cannot be printed."""
    return "".join(c for c in str(given) if c.isprintable() or c == "\n").strip()


@post("/t/{table:str}/answer")
async def answer(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Answer the open question."""
    form = await request.form()
    person = signed(request, server.signer)  # who it is says the cookie; nothing else is asked here
    live = await server.live_tables.live(
        table
    )  # a word can be lost: whose seat it is says the store
    wanted = number_of(form.get("seat", form.get("as", -1)))
    seat = answering_seat(live, person, wanted)
    token = f"{number_of(form.get('epoch'))}.{number_of(form.get('version'))}"
    await server.live_tables.answer(table, seat, str(form.get("key", ""))[:300], token)
    return _back(request, table, wanted if len(live.seats_of(person)) > 1 else -1)


async def _seated(
    table: str, request: AnyRequest, server: Server
) -> tuple[Person, LiveTable, list[int]]:
    """A person with a seat at a table; everybody else is refused."""
    person = required(await who(request, server.store, server.signer))
    live = await server.live_tables.live(table)
    mine = live.seats_of(person.id)
    if not mine:
        raise UserError("sorry-no-own-seat")
    return person, live, mine


@post("/t/{table:str}/undo")
async def undo(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Take back the own last answer."""
    form = await request.form()
    _, _, mine = await _seated(table, request, server)
    await server.live_tables.undo(table, mine)
    return _back(request, table, number_of(form.get("seat", -1)))


@post("/t/{table:str}/undo/wish")
async def wish_undo(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Ask the others to go back further."""
    form = await request.form()
    _, _, mine = await _seated(table, request, server)
    await server.live_tables.wish_undo(table, mine[0], number_of(form.get("to")))
    return _back(request, table, number_of(form.get("seat", -1)))


@post("/t/{table:str}/undo/answer")
async def answer_undo(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Agree to go back, or not."""
    form = await request.form()
    person, _, _ = await _seated(table, request, server)
    await server.live_tables.answer_undo(table, person.id, form.get("agree") == "yes")
    return _back(request, table, number_of(form.get("seat", -1)))


@post("/t/{table:str}/chat")
async def chat(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Say something; watchers are heard by watchers."""
    form = await request.form()
    text = " ".join(_text(form.get("text", "")).split())[:CHAT_LENGTH]
    person = await somebody(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    if text:
        watching = not live.seats_of(person.id)
        await server.store.say(table, person.name, watching, text)
        await server.notify(table, talk=True)
    went = _back(request, table, number_of(form.get("seat", -1)))
    went.set_cookie(cookie(person, server.signer, server.settings.secure))
    return went


@post("/t/{table:str}/report")
async def report(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Something is wrong here: keep the record, the step and what was written."""
    form = await request.form()
    person, live, _ = await _seated(table, request, server)
    kept = ReportRow(
        id=new_id(),
        table_id=table,
        step=live.row.version,
        text=_text(form.get("text", ""))[:REPORT_LENGTH],
        record=msgspec.json.encode(await server.live_tables.record(table, person.lang)),
    )
    await server.store.add_report(kept)
    return Redirect(f"/t/{table}?note=reported", status_code=303)


# --- seats and links ------------------------------------------------------------------------


def _seat(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.seats):
        raise UserError("sorry-no-seat")
    return live.seats[number]


@post("/t/{table:str}/seats/{number:int}/bot")
async def replace_bot(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """The host lets another bot take over a bot's seat."""
    form = await request.form()
    person = required(await who(request, server.store, server.signer))
    live = await server.live_tables.live(table)
    bot = str(form.get("bot", ""))
    if live.row.host != person.id:
        raise UserError("sorry-host-only")
    if not _seat(live, number).bot or bot not in NAMES:
        raise UserError("sorry-no-bot-seat")
    await server.live_tables.replace_bot(table, number, bot)
    return _back(request, table, -1)


@post("/t/{table:str}/seats/{number:int}/link")
async def new_seat_link(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """A new link for an own seat (to move it to another device) or, for the host, a free one."""
    person = required(await who(request, server.store, server.signer))
    live = await server.live_tables.live(table)
    seat = _seat(live, number)
    free = seat.person is None and not seat.bot and live.row.host == person.id
    if seat.person != person.id and not free:
        raise UserError("sorry-not-yours-to-give")
    link = new_link()
    await server.store.change_seat(table, number, link_hash=link_hash(link))
    links = (server.links(table) or [""] * len(live.seats))[:]
    links[number] = link
    server.remember_links(table, links)
    return Redirect(f"/t/{table}", status_code=303)


@post("/t/{table:str}/seats/{number:int}/take")
async def take_seat(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """Sit down on a free seat: whoever has the table's code may."""
    person = await somebody(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    seat = _seat(live, number)
    if seat.bot or seat.person or live.seats_of(person.id):
        raise UserError("sorry-seat-not-free")
    if not await server.store.claim(seat, person.id, person.name):
        raise UserError("sorry-too-late")
    await server.notify(table)
    went = Redirect(f"/t/{table}", status_code=303)
    went.set_cookie(cookie(person, server.signer, server.settings.secure))
    return went


@get("/s/{link:str}")
async def seat_link(link: FromPath[str], request: AnyRequest, server: Server) -> Response[Any]:
    """Where a seat's link leads: a page with one button."""
    seat = await server.store.seat_by_link(link_hash(link))
    if seat is None:
        raise UserError("sorry-link")
    person = await who(request, server.store, server.signer)
    live = await server.live_tables.live(seat.table_id)
    host = await server.store.person(live.row.host)
    page = ClaimPage(
        visitor=visitor_of(request, person),
        title=game_title(live.match.box, person.lang),
        host=host.name if host is not None else "",
        seat=seat.name,
        action=f"/s/{link}",
        seats=[SeatName(s.name, s.bot) for s in live.seats],
    )
    return html(simple.claim(page))


@post("/s/{link:str}")
async def claim(link: FromPath[str], request: AnyRequest, server: Server) -> Response[Any]:
    """Take the seat; the link is spent."""
    form = await request.form()
    seat = await server.store.seat_by_link(link_hash(link))
    if seat is None:
        raise UserError("sorry-link")
    person = await somebody(request, server.store, server.signer, str(form.get("name", "")))
    name = clean_name(str(form.get("name", "")), person.name)
    if not await server.store.claim(seat, person.id, name):
        raise UserError("sorry-too-late")
    await server.notify(seat.table_id)
    went = Redirect(f"/t/{seat.table_id}", status_code=303)
    went.set_cookie(cookie(person, server.signer, server.settings.secure))
    return went


PLAY: list[ControllerRouterHandler] = [
    answer,
    undo,
    wish_undo,
    answer_undo,
    chat,
    report,
    replace_bot,
    new_seat_link,
    take_seat,
    seat_link,
    claim,
]
