"""Errors as responses: JSON for programs, a page for people, in the reader's language."""

import logging
import sqlite3
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import InterfaceError, OperationalError

from gloaming.kernel.errors import GloamingError, NotAsked, StaleAnswer
from gloaming.table.context import ServerContext
from gloaming.table.logs import public_path
from gloaming.table.pages import simple
from gloaming.table.pages.data import Problem
from gloaming.table.people import cached_person_of
from gloaming.table.play.live_tables import CannotResume
from gloaming.table.responses import AnyRequest, visitor_of
from gloaming.table.user_errors import KERNEL_ERRORS, UserError, error_text

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; manifest-src 'self'; media-src 'self' data:"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}
NO_STORE = {"cache-control": "no-store"}  # pages that show a seat's secrets, and refusals
STORAGE_ERRORS = (sqlite3.OperationalError, OperationalError, InterfaceError, ConnectionError)
HTTP_ERRORS = {
    403: "error-old-form",
    404: "error-nothing-here",
    405: "error-not-like-this",
    408: "error-too-slow",
    413: "error-too-large",
    429: "error-too-quick",
}


def game_error(request: AnyRequest, error: GloamingError) -> Response[Any]:
    """Returns what the table refuses: 409 if the game has moved on, 404 for no table, else 400."""
    status = 400
    record = ""
    if isinstance(error, CannotResume):
        status = 409
        record = "" if error.can_go_on else f"/t/{error.table}/record"
    elif isinstance(error, StaleAnswer | NotAsked):
        status = 409
    elif isinstance(error, UserError) and error.id == "error-no-table":
        status = 404
    return error_response(request, status, error, record)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Returns what the protocol refuses: no such page, too many requests, not our form."""
    status = error.status_code
    wrong = error.extra if isinstance(error, ValidationException) else None
    shown = UserError("error-not-understood", detail=error.detail)
    if isinstance(wrong, list) and wrong and isinstance(wrong[0], dict):
        detail = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in wrong)
        shown = UserError("error-not-understood", detail=detail)
        if any(part.get("key") == "table" for part in wrong):
            status, shown = 404, UserError("error-no-table")
    elif status in HTTP_ERRORS:
        shown = UserError(HTTP_ERRORS[status])
    response = error_response(request, status, shown)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def unexpected_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """Returns a fault of ours without its trace, which is logged; 503 if nothing can be stored."""
    if isinstance(error, STORAGE_ERRORS):
        logging.getLogger("gloaming").error("the database cannot be used: %s", _first_line(error))
        return error_response(request, 503, UserError("error-storage"))
    where = public_path(request.scope["path"])
    logging.getLogger("gloaming").error("fault at %s", where, exc_info=error)
    return error_response(request, 500, UserError("error-fault"))


def _first_line(error: Exception) -> str:
    """Returns what a database says, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0][:300]


def _reason(error: GloamingError) -> str:
    """Returns under which name a refusal is counted."""
    id = error.id if isinstance(error, UserError) else KERNEL_ERRORS.get(type(error), "game")
    return id.removeprefix("error-")


def error_response(
    request: AnyRequest, status: int, error: GloamingError, record: str = ""
) -> Response[Any]:
    """Returns an error as JSON or as a page; `record` is the address of a record that is left."""
    server: ServerContext = request.app.state.server
    server.metrics.count("gloaming_refusals_total", reason=_reason(error))
    reader = cached_person_of(request, server.store, server.signer)
    detail = error_text(error, reader.lang)
    path: str = request.scope["path"]
    if path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        response: Response[Any] = Response({"detail": detail}, status_code=status)
    else:
        page = Problem(visitor_of(request, reader), status=status, text=detail, record=record)
        response = Response(simple.problem(page), status_code=status, media_type=MediaType.HTML)
    for name, value in {**HEADERS, **NO_STORE}.items():
        response.headers.setdefault(name, value)
    return response
