"""What handlers share: types of what they take, and the answers they give."""

import hashlib
from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from litestar.response import Redirect
from litestar.utils.scope.state import ScopeState

from gloaming.table.limits.rate_limit import network_of
from gloaming.table.pages.data import Visitor
from gloaming.table.people import shown_text
from gloaming.table.store.models import Person

AnyRequest: TypeAlias = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{6,16}$", max_length=16)]
FocusQuery = Annotated[int, QueryParameter(name="of", ge=-1, le=8)]
SeatQuery = Annotated[int, QueryParameter(name="as", ge=-1, le=7)]
FETCH = "fetch"  # the value of x-gloaming in requests that a page's module sends


def address_of(request: AnyRequest) -> str:
    """Returns where a request comes from, as requests are rationed; "" if nobody knows."""
    return network_of(request.client.host) if request.client is not None else ""


def html(text: str, status: int = 200) -> Response[str]:
    """Returns a page as a response."""
    return Response(text, status_code=status, media_type=MediaType.HTML)


def unchanging_html(request: AnyRequest, text: str) -> Response[Any]:
    """Returns a page that a browser keeps and asks for again by its hash.

    What was not changed since is not sent again. The hash is a weak one: pages are compressed.
    """
    tag = f'W/"{hashlib.blake2b(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "cookie"}
    known = request.headers.get("if-none-match", "")
    if tag in (part.strip() for part in known[:1000].split(",")):
        return Response(None, status_code=304, headers=headers)
    return Response(text, media_type=MediaType.HTML, headers=headers)


def visitor_of(request: AnyRequest, person: Person) -> Visitor:
    """Returns the reader of a page; forms carry the token that shows they are ours."""
    token = ScopeState.from_scope(request.scope).csrf_token
    query = request.scope["query_string"].decode("latin-1")  # the whole address may be a wrong one
    here = request.scope["path"] + (f"?{query}" if query else "")
    return Visitor(
        id=person.id,
        name=person.name,
        lang=person.lang,
        theme=person.theme,
        signs=person.signs,
        csrf=token if isinstance(token, str) else "",
        here=here[:300],
    )


def is_fetch(request: AnyRequest) -> bool:
    """Whether the page's module has sent a request, and not the browser itself."""
    return bool(request.headers.get("x-gloaming") == FETCH)


def back_to_table(request: AnyRequest, table: str, seat: int = -1) -> Response[Any]:
    """Returns the way back to a table; an open page is told of changes by its stream."""
    if is_fetch(request):
        return Response(None, status_code=204)
    return Redirect(f"/t/{table}" + (f"?as={seat}" if seat >= 0 else ""), status_code=303)


def local_path(path: str, otherwise: str = "/") -> str:
    """Returns a path of this site to go back to; anything else leads to the lobby."""
    good = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if good else otherwise


def form_number(text: object, otherwise: int = -1) -> int:
    """Returns a number from a form; what is none counts as not given."""
    said = str(text)
    try:
        return int(said) if len(said) <= 12 else otherwise
    except ValueError:
        return otherwise


def form_text(given: object) -> str:
    """Returns what somebody wrote, without what cannot be printed."""
    return shown_text(str(given), kept="\n").strip()
