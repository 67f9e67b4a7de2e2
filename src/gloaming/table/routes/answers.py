"""Answering the open question, and taking answers back."""

from typing import Any

from litestar import Response, post
from litestar.types import ControllerRouterHandler

from gloaming.table.context import Server
from gloaming.table.limits.input_limits import read_form
from gloaming.table.play.viewpoint import answering_seat
from gloaming.table.responses import AnyRequest, TableId, back_to_table, form_number


@post("/t/{table:str}/answer")
async def answer(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Answers the open question."""
    form = await read_form(request)
    person = await server.answering_id(request)
    live = await server.live_tables.live(table)  # who sits where must be up to date
    wanted = form_number(form.get("seat", form.get("as", -1)))
    seat = answering_seat(live, person, wanted)
    token = f"{form_number(form.get('epoch'))}.{form_number(form.get('version'))}"
    await server.live_tables.answer(table, seat, str(form.get("key", ""))[:300], token)
    return back_to_table(request, table, wanted if len(live.seats_of(person)) > 1 else -1)


@post("/t/{table:str}/undo")
async def undo(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Takes back the own last answer."""
    form = await read_form(request)
    _, _, mine = await server.seated(request, table)
    seat = form_number(form.get("seat", -1))
    mine.sort(key=lambda number: number != seat)  # first who is at the screen
    await server.live_tables.undo(table, mine)
    return back_to_table(request, table, seat)


@post("/t/{table:str}/undo/wish")
async def request_undo(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Asks the others to go back further."""
    form = await read_form(request)
    _, _, mine = await server.seated(request, table)
    seat = form_number(form.get("seat", -1))
    asks = seat if seat in mine else mine[0]
    await server.live_tables.request_undo(table, asks, form_number(form.get("to")))
    return back_to_table(request, table, seat)


@post("/t/{table:str}/undo/answer")
async def answer_undo(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Agrees to go back, or not."""
    form = await read_form(request)
    person, _, _ = await server.seated(request, table)
    await server.live_tables.answer_undo(table, person.id, form.get("agree") == "yes")
    return back_to_table(request, table, form_number(form.get("seat", -1)))


ROUTES: list[ControllerRouterHandler] = [answer, undo, request_undo, answer_undo]
