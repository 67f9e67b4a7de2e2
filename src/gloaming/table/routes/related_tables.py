"""Playing on from a step of a finished game as another table, and a rematch."""

from typing import Any

from litestar import Response, post
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.table.context import Server
from gloaming.table.limits.input_limits import read_form
from gloaming.table.people import require_person
from gloaming.table.play.related_tables import make_branch, open_rematch
from gloaming.table.responses import AnyRequest, TableId, address_of, form_number
from gloaming.table.user_errors import UserError


@post("/t/{table:str}/fork")
async def fork(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Plays on from a step of a finished game as a new table."""
    form = await read_form(request)
    person = await server.ensure_person(request)
    live = await server.live_tables.live(table)
    if not live.match.is_over:
        raise UserError("error-fork-later")
    step = form_number(form.get("step"))
    new = await make_branch(server.live_tables, table, step, person, address_of(request))
    await server.notify(new.table.id)
    response = Redirect(f"/t/{new.table.id}", status_code=303)
    response.set_cookie(server.person_cookie(person))
    return response


@post("/t/{table:str}/rematch")
async def rematch(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Plays again with the same people, seats and options."""
    person = require_person(await server.person_of(request))
    live, links = await open_rematch(server.live_tables, table, person, address_of(request))
    if links:
        server.remember_links(live.table.id, links)
    await server.notify(live.table.id)
    return Redirect(f"/t/{live.table.id}", status_code=303)


ROUTES: list[ControllerRouterHandler] = [fork, rematch]
