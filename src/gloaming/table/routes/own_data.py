"""People's own data: a page of it, its export and deletion, sessions and the recovery code."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.table.admin.people import data_counts, delete_person, personal_data
from gloaming.table.context import Server, ServerContext
from gloaming.table.limits.input_limits import read_form
from gloaming.table.links import link_hash, new_recovery_code, plain_recovery_code
from gloaming.table.pages import own_data as pages
from gloaming.table.pages.data import OwnDataPage, PrivacyPage
from gloaming.table.people import COOKIE, require_person
from gloaming.table.responses import AnyRequest, html, visitor_of
from gloaming.table.store.models import Person
from gloaming.table.user_errors import UserError


@get("/me")
async def own_data(request: AnyRequest, server: Server, note: FromQuery[str] = "") -> Response[str]:
    """Shows what is stored about oneself, and what can be done with it."""
    person = await server.person_of(request)
    return await _page(request, server, person, note=note)


async def _page(
    request: AnyRequest, server: ServerContext, person: Person, note: str = "", code: str = ""
) -> Response[str]:
    visitor = visitor_of(request, person)
    if not person.id:
        return html(pages.own_data(OwnDataPage(visitor, note=note)))
    found = await data_counts(server.store, person.id)
    page = OwnDataPage(
        visitor,
        since=found.since,
        tables=found.tables,
        answers=found.answers,
        lines=found.lines,
        reports=found.reports,
        has_code=found.has_recovery_code,
        code=code,
        note=note,
    )
    return html(pages.own_data(page))


@get("/me/data")
async def export(request: AnyRequest, server: Server) -> Response[bytes]:
    """Gives everything that is stored about oneself as a file."""
    person = require_person(await server.person_of(request))
    found = await personal_data(server.store, person.id)
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=1),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="gloaming-my-data.json"'},
    )


@post("/me/recovery")
async def make_recovery_code(request: AnyRequest, server: Server) -> Response[str]:
    """Makes a code that brings this person to another device; only its hash is stored."""
    person = require_person(await server.person_of(request))
    code = new_recovery_code()
    recovery = link_hash(plain_recovery_code(code))
    await server.store.change_person(person.id, recovery=recovery)
    return await _page(request, server, person, code=code)


@post("/me/recover")
async def recover(request: AnyRequest, server: Server) -> Response[Any]:
    """Becomes the person whose code is given; the code is spent."""
    form = await read_form(request)
    code = plain_recovery_code(str(form.get("code", ""))[:100])
    person = await server.store.spend_recovery(link_hash(code)) if code else None
    if person is None:
        raise UserError("error-recovery")
    server.bans.admitted(person)
    response = Redirect("/me?note=recovered", status_code=303)
    response.set_cookie(server.person_cookie(person))
    return response


@post("/me/sessions")
async def end_sessions(request: AnyRequest, server: Server) -> Response[Any]:
    """Makes all cookies and tokens of a person worthless but for a new one in this browser."""
    person = require_person(await server.person_of(request))
    changed = msgspec.structs.replace(person, session=person.session + 1)
    await server.store.change_person(person.id, session=changed.session)
    response = Redirect("/me?note=sessions", status_code=303)
    response.set_cookie(server.person_cookie(changed))
    return response


@post("/me/leave")
async def leave(request: AnyRequest, server: Server) -> Response[Any]:
    """Forgets the person in this browser; their tables stay."""
    require_person(await server.person_of(request))
    response = Redirect("/me?note=left", status_code=303)
    response.delete_cookie(COOKIE)
    return response


@post("/me/delete")
async def delete(request: AnyRequest, server: Server) -> Response[Any]:
    """Deletes everything that is stored about oneself, if the box is ticked."""
    form = await read_form(request)
    person = require_person(await server.person_of(request))
    if form.get("sure") != "yes":
        return Redirect("/me?note=not-sure", status_code=303)
    await delete_person(server.store, person.id)
    await server.read_operator_changes()
    response = Redirect("/me?note=deleted", status_code=303)
    response.delete_cookie(COOKIE)
    return response


@get("/privacy")
async def privacy(request: AnyRequest, server: Server) -> Response[str]:
    """Says what is stored, for how long, and who sees it."""
    settings = server.settings
    reader = visitor_of(request, await server.person_of(request))
    page = PrivacyPage(reader, settings.retention, settings.access_log, settings.contact)
    return html(pages.privacy(page))


ROUTES: list[ControllerRouterHandler] = [
    own_data,
    export,
    make_recovery_code,
    recover,
    end_sessions,
    leave,
    delete,
    privacy,
]
