"""People who are not there: resigning, coming back, and votes for a bot in their place."""

from typing import Any

from litestar import Response, post
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from gloaming.table.context import Server
from gloaming.table.limits.input_limits import read_form
from gloaming.table.people import require_person
from gloaming.table.play import absence
from gloaming.table.responses import AnyRequest, TableId, back_to_table, form_number
from gloaming.table.user_errors import UserError


@post("/t/{table:str}/seats/{number:int}/resign")
async def resign(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """Gives the own seat up: a bot plays on."""
    form = await read_form(request)
    person = require_person(await server.person_of(request))
    if form.get("sure") != "yes":
        raise UserError("error-not-sure")
    await absence.resign(server.live_tables, table, number, person.id)
    return back_to_table(request, table, form_number(form.get("seat", -1)))


@post("/t/{table:str}/seats/{number:int}/back")
async def come_back(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """Takes the own seat back from the bot that plays it."""
    form = await read_form(request)
    person = require_person(await server.person_of(request))
    await absence.come_back(server.live_tables, table, number, person.id)
    return back_to_table(request, table, form_number(form.get("seat", -1)))


@post("/t/{table:str}/seats/{number:int}/vote")
async def vote(
    table: TableId, number: FromPath[int], request: AnyRequest, server: Server
) -> Response[Any]:
    """Agrees that a bot plays the seat of somebody who does not answer."""
    form = await read_form(request)
    person = require_person(await server.person_of(request))
    await absence.vote_for_bot(server.live_tables, table, number, person.id)
    return back_to_table(request, table, form_number(form.get("seat", -1)))


ROUTES: list[ControllerRouterHandler] = [resign, come_back, vote]
