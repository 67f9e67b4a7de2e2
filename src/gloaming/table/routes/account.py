"""Who one is: name, language, theme, icons or words."""

from typing import Any

from litestar import Response, post
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.context import Server
from gloaming.table.limits.input_limits import read_form
from gloaming.table.pages.frame import SIGNS, THEMES
from gloaming.table.people import clean_name
from gloaming.table.responses import AnyRequest, local_path


@post("/me")
async def change_me(request: AnyRequest, server: Server) -> Response[Any]:
    """Changes name, language, theme, or whether icons or words are shown."""
    form = await read_form(request)
    person = await server.ensure_person(request, str(form.get("name", "")))
    changes: dict[str, str] = {}
    if str(form.get("lang", "")) in LANGUAGES:
        changes["lang"] = str(form["lang"])
    if str(form.get("theme", "")) in THEMES:
        changes["theme"] = str(form["theme"])
    if str(form.get("signs", "")) in SIGNS:
        changes["signs"] = str(form["signs"])
    if form.get("name"):
        changes["name"] = clean_name(str(form["name"]), person.name)
    if changes:
        await server.store.change_person(person.id, **changes)
    response = Redirect(local_path(str(form.get("back", "/"))), status_code=303)
    response.set_cookie(server.person_cookie(person))
    return response


ROUTES: list[ControllerRouterHandler] = [change_me]
