"""Seats of a table: bots that take over, free seats, and the secret links of seats."""

from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.bots.bot import names
from gloaming.kernel.setup.shuffle_shares import commitment_to
from gloaming.table.context import Server
from gloaming.table.game_catalog import game_title
from gloaming.table.limits.input_limits import read_form
from gloaming.table.links import link_hash, new_link
from gloaming.table.pages import simple
from gloaming.table.pages.data import ClaimPage, SeatName
from gloaming.table.pages.default_names import shown_name
from gloaming.table.people import clean_name, require_person
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.play.seating import add_share, sit
from gloaming.table.responses import AnyRequest, TableId, back_to_table, html, visitor_of
from gloaming.table.store.models import Seat
from gloaming.table.user_errors import UserError


def _seat(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.seats):
        raise UserError("error-no-seat")
    return live.seats[number]


def share_of(form: Mapping[str, Any]) -> tuple[str, str]:
    """Returns what a form adds to the shuffles: the hash of a share, or the share itself."""
    return str(form.get("share", ""))[:200], str(form.get("nonce", ""))[:200]


@post("/t/{table:str}/share")
async def share(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Takes what a page adds to the shuffles."""
    person = require_person(await server.person_of(request))
    hash, nonce = share_of(await read_form(request))
    await add_share(server.live_tables, table, person.id, hash, nonce)
    return back_to_table(request, table, -1)


@post("/t/{table:str}/seats/{number:int}/bot")
async def replace_bot(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """Lets the host give a bot's seat to another bot.

    The seat of somebody who is away only where its bot does not play: else a host could put a weak
    bot there against whom they play.
    """
    form = await read_form(request)
    person = require_person(await server.person_of(request))
    live = await server.live_tables.live(table)
    bot = str(form.get("bot", ""))
    if live.table.host != person.id:
        raise UserError("error-host-only")
    seat = _seat(live, number)
    is_free_to_change = bool(seat.bot) and (not seat.away or bool(seat.trouble))
    if not is_free_to_change or bot not in names(live.match.box):
        raise UserError("error-no-bot-seat")
    await server.live_tables.replace_bot(table, number, bot)
    return back_to_table(request, table, -1)


@post("/t/{table:str}/seats/{number:int}/link")
async def new_seat_link(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """Makes a link for an own seat, to move it to another device, or for the host a free one."""
    person = require_person(await server.person_of(request))
    live = await server.live_tables.live(table)
    seat = _seat(live, number)
    free = seat.is_free and live.table.host == person.id
    if seat.person != person.id and not free:
        raise UserError("error-not-yours-to-give")
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
    """Gives a free seat to whoever has the table's code."""
    person = await server.ensure_person(request)
    live = await server.live_tables.live(table)
    seat = _seat(live, number)
    if not seat.is_free or live.seats_of(person.id):
        raise UserError("error-seat-not-free")
    share, nonce = share_of(await read_form(request))
    if not await sit(server.live_tables, seat, person.id, person.name, share, nonce):
        raise UserError("error-too-late")
    await server.notify(table)
    response = Redirect(f"/t/{table}", status_code=303)
    response.set_cookie(server.person_cookie(person))
    return response


@get("/s/{link:str}")
async def seat_link(link: FromPath[str], request: AnyRequest, server: Server) -> Response[Any]:
    """Shows where a seat's link leads: a page with one button."""
    seat = await server.store.seat_by_link(link_hash(link))
    if seat is None:
        raise UserError("error-link")
    person = await server.person_of(request)
    live = await server.live_tables.live(seat.table_id)
    host = await server.store.person(live.table.host)
    page = ClaimPage(
        visitor=visitor_of(request, person),
        title=game_title(live.match.box, person.lang),
        host=shown_name(host.name, person.lang) if host is not None else "",
        seat=shown_name(seat.name, person.lang),
        action=f"/s/{link}",
        seats=[SeatName(shown_name(s.name, person.lang), s.bot) for s in live.seats],
        is_seed_chosen=live.match.setup.is_seed_chosen,
        clock=live.clock,
        server_commitment=commitment_to(live.shares.secret) if live.is_mixing else "",
        is_begun=live.is_dealt,
    )
    return html(simple.claim(page))


@post("/s/{link:str}")
async def claim(link: FromPath[str], request: AnyRequest, server: Server) -> Response[Any]:
    """Gives a seat to who has its link, which is spent."""
    form = await read_form(request)
    seat = await server.store.seat_by_link(link_hash(link))
    if seat is None:
        raise UserError("error-link")
    person = await server.ensure_person(request, str(form.get("name", "")))
    name = clean_name(str(form.get("name", "")), person.name)
    share, nonce = share_of(form)
    if not await sit(server.live_tables, seat, person.id, name, share, nonce):
        raise UserError("error-too-late")
    await server.notify(seat.table_id)
    response = Redirect(f"/t/{seat.table_id}", status_code=303)
    response.set_cookie(server.person_cookie(person))
    return response


ROUTES: list[ControllerRouterHandler] = [
    share,
    replace_bot,
    new_seat_link,
    take_seat,
    seat_link,
    claim,
]
