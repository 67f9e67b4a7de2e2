"""What people write at a table: chat, and reports that something is wrong."""

from typing import Any

import msgspec
from litestar import Response, post
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.table.context import Server
from gloaming.table.limits.input_limits import read_form
from gloaming.table.links import new_id
from gloaming.table.responses import AnyRequest, TableId, back_to_table, form_number, form_text
from gloaming.table.store.tables import ReportRow

CHAT_LENGTH = 500
REPORT_LENGTH = 4000


@post("/t/{table:str}/chat")
async def chat(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Adds a line to the chat; watchers have one of their own."""
    form = await read_form(request)
    text = " ".join(form_text(form.get("text", "")).split())[:CHAT_LENGTH]
    person = await server.ensure_person(request)
    live = await server.live_tables.live(table)
    live.check_open()
    if text:
        watching = not live.seats_of(person.id)
        await server.store.add_chat(table, person, watching, text)
        await server.notify(table, is_chat=True)
    response = back_to_table(request, table, form_number(form.get("seat", -1)))
    response.set_cookie(server.person_cookie(person))
    return response


@post("/t/{table:str}/report")
async def report(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Stores a report with the record, the step and what was written."""
    form = await read_form(request)
    person, live, _ = await server.seated(request, table)
    stored = ReportRow(
        id=new_id(),
        table_id=table,
        step=live.table.version,
        person=person.id,
        text=form_text(form.get("text", ""))[:REPORT_LENGTH],
        record=msgspec.json.encode(await server.live_tables.record(table, person.lang)),
    )
    await server.store.add_report(stored)
    return Redirect(f"/t/{table}?note=reported", status_code=303)


ROUTES: list[ControllerRouterHandler] = [chat, report]
