"""The operator's page, behind a token: tables, reports, people and bans in a browser."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.table.admin import people, tables
from gloaming.table.context import Server, ServerContext
from gloaming.table.limits.input_limits import read_form
from gloaming.table.operator_token import is_operator_token
from gloaming.table.pages import operator as pages
from gloaming.table.pages.operator_data import OperatorPage, OperatorTablePage
from gloaming.table.responses import AnyRequest, form_number, form_text, html, visitor_of
from gloaming.table.user_errors import UserError

COOKIE = "gloaming-operator"
HOURS = 12  # for which a browser stays the operator's
LISTED = 100  # tables and people that are shown at most


async def _is_operator(request: AnyRequest, server: ServerContext) -> bool:
    return await is_operator_token(server.store, request.cookies.get(COOKIE, ""))


async def _check_operator(request: AnyRequest, server: ServerContext) -> None:
    if not await _is_operator(request, server):
        raise UserError("error-operator")


@get("/operator")
async def show(
    request: AnyRequest, server: Server, find: FromQuery[str] = "", wrong: FromQuery[str] = ""
) -> Response[str]:
    """Shows all that an operator looks after; to others the field for the token."""
    visitor = visitor_of(request, await server.person_of(request))
    if not await _is_operator(request, server):
        return html(pages.enter(visitor, is_wrong=bool(wrong)))
    store = server.store
    page = OperatorPage(
        visitor,
        tables=await tables.list_tables(store, limit=LISTED),
        reports=await tables.list_reports(store),
        people=await people.find_people(store, find[:40], LISTED),
        bans=await people.list_bans(store),
        find=find[:40],
        streams=server.streams.count,
        in_memory=server.live_tables.in_memory,
    )
    return html(pages.operator(page))


@post("/operator/enter")
async def enter(request: AnyRequest, server: Server) -> Response[Any]:
    """Lets a browser in that has the token; it is kept in a cookie for some hours."""
    token = str((await read_form(request)).get("token", "")).strip()
    if not await is_operator_token(server.store, token):
        return Redirect("/operator?wrong=yes", status_code=303)
    response: Response[Any] = Redirect("/operator", status_code=303)
    response.set_cookie(_cookie(token, HOURS * 3600, server.settings.secure))
    return response


def _cookie(token: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=seconds,
        httponly=True,
        secure=secure,
        samesite="strict",
        path="/operator",
    )


@post("/operator/leave")
async def leave(server: Server) -> Response[Any]:
    """Makes this browser a plain one again."""
    response: Response[Any] = Redirect("/operator", status_code=303)
    response.set_cookie(_cookie("", 0, server.settings.secure))
    return response


@get("/operator/tables/{id:str}")
async def table(id: FromPath[str], request: AnyRequest, server: Server) -> Response[str]:
    """Shows a table with its people and its chat; no hidden card."""
    await _check_operator(request, server)
    visitor = visitor_of(request, await server.person_of(request))
    return html(pages.table(OperatorTablePage(visitor, await tables.look(server.store, id))))


@get("/operator/reports/{id:str}")
async def report(id: FromPath[str], request: AnyRequest, server: Server) -> Response[bytes]:
    """Gives the record that came with a report as a file."""
    await _check_operator(request, server)
    record = await tables.report_record(server.store, id)
    return _file(msgspec.json.format(record, indent=1), f"gloaming-report-{id}.json")


@get("/operator/people/{id:str}")
async def person(id: FromPath[str], request: AnyRequest, server: Server) -> Response[bytes]:
    """Gives all that is stored about a person as a file."""
    await _check_operator(request, server)
    found = msgspec.json.encode(await people.personal_data(server.store, id))
    return _file(msgspec.json.format(found, indent=1), f"gloaming-person-{id}.json")


def _file(data: bytes, name: str) -> Response[bytes]:
    plain = "".join(c for c in name if c.isascii() and (c.isalnum() or c in "-."))
    headers = {"content-disposition": f'attachment; filename="{plain}"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/operator/do")
async def do(request: AnyRequest, server: Server) -> Response[Any]:
    """Does one thing with a table, a report, a person or a ban."""
    await _check_operator(request, server)
    form = await read_form(request)
    target = str(form.get("target", ""))
    reason = form_text(form.get("reason", ""))[:400]
    store = server.store
    match str(form.get("action", "")):
        case "close":
            await tables.close_table(store, target, reason or "—")
        case "reopen":
            await tables.close_table(store, target, "")
        case "delete-table" if form.get("sure") == "yes":
            await tables.delete_table(store, target)
        case "done":
            await tables.finish_report(store, target)
        case "ban":
            await people.ban_person(store, target, reason)
        case "ban-address":
            await people.ban_network(store, target.strip(), reason)
        case "unban":
            await people.lift_ban(store, form_number(target))
        case "delete-person" if form.get("sure") == "yes":
            await people.delete_person(store, target)
        case "delete-table" | "delete-person":
            raise UserError("error-not-sure")
        case _:
            raise UserError("error-nothing-here")
    await server.read_operator_changes()
    return Redirect("/operator", status_code=303)


ROUTES: list[ControllerRouterHandler] = [show, enter, leave, table, report, person, do]
