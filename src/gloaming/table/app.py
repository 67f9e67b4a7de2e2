"""The server as an ASGI application."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from gloaming import __version__
from gloaming.kernel.errors import GloamingError, NotAsked, StaleAnswer
from gloaming.table.context import ServerContext
from gloaming.table.people import reader_of
from gloaming.table.play.live_tables import CannotGoOn
from gloaming.table.play.streams import make_channels
from gloaming.table.rate_limit import RateLimit
from gloaming.table.routes.api import Api
from gloaming.table.settings import Settings
from gloaming.table.user_errors import UserError, said

SETTINGS = "GLOAMING_SETTINGS"
BODY_LIMIT = 2 << 20
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "manifest-src 'self'; media-src 'self' data:"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}
NOT_KEPT = {"cache-control": "no-store"}  # pages that show a seat's secrets, and refusals
AnyRequest = Request[Any, Any, State]


def from_environment() -> Litestar:
    """The application of a worker process; its settings come from whoever started it."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    return make_app(settings)


def make_app(settings: Settings) -> Litestar:
    """The whole server."""
    channels = make_channels(settings.database)
    server = ServerContext(settings, channels)

    @asynccontextmanager
    async def living(_app: Litestar) -> AsyncIterator[None]:
        async with channels or nullcontext():
            await server.open()
            try:
                yield
            finally:
                await server.close()

    def the_house() -> ServerContext:
        return server

    from gloaming.table.routes.replay import PAST
    from gloaming.table.routes.site import handlers
    from gloaming.table.routes.table_actions import PLAY
    from gloaming.table.routes.table_page import LOOKING

    table = [*LOOKING, *PLAY, *PAST]

    return Litestar(
        route_handlers=[
            Router("/", route_handlers=[Api], response_headers=NOT_KEPT),
            Router("/", route_handlers=table, include_in_schema=False, response_headers=NOT_KEPT),
            Router("/", route_handlers=handlers(), include_in_schema=False),
        ],
        state=State({"server": server}),
        dependencies={"server": Provide(the_house, sync_to_thread=False)},
        lifespan=[living],
        middleware=[RateLimit(settings.rate)],
        csrf_config=CSRFConfig(
            secret=settings.secret, cookie_name="gloaming-csrf", cookie_secure=settings.secure
        ),
        exception_handlers={
            GloamingError: refused,
            HTTPException: http_error,
            Exception: unexpected,
        },
        after_request=safe_headers,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude=["/events$"]
        ),
        openapi_config=OpenAPIConfig(
            title="Gloaming",
            version=__version__,
            description="Tables for heavy board games, for programs.",
            path="/api/docs",
            render_plugins=[ProgramsPage(path="/"), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=BODY_LIMIT,
        debug=settings.debug,
    )


class ProgramsPage(OpenAPIRenderPlugin):
    """The OpenAPI as a page of our own: nothing is fetched from elsewhere, and no script is run."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        from gloaming.table.routes.site import api_page

        return api_page(request, openapi_schema, self.get_openapi_json_route(request)).encode()


async def safe_headers(response: Response[Any]) -> Response[Any]:
    """What every answer carries, so that a page runs nothing but our own."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def refused(request: AnyRequest, error: GloamingError) -> Response[Any]:
    """What the table refuses: 409 if the game has moved on, 404 for no table, else 400."""
    status = 400
    record = ""
    if isinstance(error, CannotGoOn):
        status = 409
        record = f"/t/{error.table}/record"
    elif isinstance(error, StaleAnswer | NotAsked):
        status = 409
    elif isinstance(error, UserError) and error.id == "sorry-no-table":
        status = 404
    return error_response(request, status, error, record)


PLAIN = {
    403: "sorry-old-form",
    404: "sorry-nothing-here",
    405: "sorry-not-like-this",
    413: "sorry-too-large",
    429: "sorry-too-quick",
}


def http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the protocol refuses: no such page, too many requests, not our form."""
    status = error.status_code
    wrong = error.extra if isinstance(error, ValidationException) else None
    sorry = UserError("sorry-not-understood", detail=error.detail)
    if isinstance(wrong, list) and wrong and isinstance(wrong[0], dict):
        detail = "; ".join(f"{part.get('key', 'body')}: {part.get('message')}" for part in wrong)
        sorry = UserError("sorry-not-understood", detail=detail)
        if any(part.get("key") == "table" for part in wrong):
            status, sorry = 404, UserError("sorry-no-table")
    elif status in PLAIN:
        sorry = UserError(PLAIN[status])
    response = error_response(request, status, sorry)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def unexpected(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: logged with its trace, told without it."""
    import logging

    where = request.url.path
    if where.startswith("/s/"):
        where = "/s/…"  # a seat's link is secret
    logging.getLogger("gloaming").error("fault at %s", where, exc_info=error)
    return error_response(request, 500, UserError("sorry-fault"))


def error_response(
    request: AnyRequest, status: int, error: GloamingError, record: str = ""
) -> Response[Any]:
    """An error as JSON for programs and as a page for people, in the reader's language."""
    server: ServerContext = request.app.state.server
    reader = reader_of(request, server.store, server.signer)
    detail = said(error, reader.lang)
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        found: Response[Any] = Response({"detail": detail}, status_code=status)
    else:
        from gloaming.table.routes.site import error_page

        found = Response(
            error_page(request, reader, status, detail, record),
            status_code=status,
            media_type=MediaType.HTML,
        )
    for name, value in {**HEADERS, **NOT_KEPT}.items():
        found.headers.setdefault(name, value)
    return found
