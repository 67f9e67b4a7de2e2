"""The server as an ASGI application."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from gloaming import __version__
from gloaming.kernel.errors import GloamingError
from gloaming.table.context import ServerContext
from gloaming.table.error_responses import (
    HEADERS,
    NO_STORE,
    game_error,
    http_error,
    unexpected_error,
)
from gloaming.table.limits.bans import BanGate
from gloaming.table.limits.connections import LimitedConnection
from gloaming.table.limits.input_limits import BODY_LIMIT as BODY_LIMIT
from gloaming.table.limits.input_limits import FORM_FIELDS, InputLimits
from gloaming.table.limits.rate_limit import FloodGate
from gloaming.table.logs import configure_logs
from gloaming.table.pages import programs
from gloaming.table.people import new_visitor
from gloaming.table.play.streams import make_channels
from gloaming.table.request_watch import RequestWatch
from gloaming.table.responses import AnyRequest, visitor_of
from gloaming.table.routes import (
    about,
    absence,
    account,
    answers,
    api,
    cards,
    chat,
    health,
    hints,
    lobby,
    operator,
    own_data,
    related_tables,
    replay,
    rules,
    seats,
    table_page,
)
from gloaming.table.settings import Settings, new_secret
from gloaming.table.static_files import static_routes

SETTINGS = "GLOAMING_SETTINGS"
# What is kept in no cache.
PERSONAL = (
    table_page,
    answers,
    hints,
    chat,
    seats,
    absence,
    replay,
    related_tables,
    account,
    own_data,
)
AROUND = (lobby, about, cards, rules)
FOR_OPERATORS = (health, operator)


def from_environment() -> Litestar:
    """Returns the application of a worker process; whoever started it gives it its settings."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    configure_logs(settings.log_format, settings.access_log)
    return make_app(settings)


def make_app(settings: Settings) -> Litestar:
    """Returns the whole server."""
    LimitedConnection.most = settings.connections
    LimitedConnection.trusted = settings.trusted_proxy
    channels = make_channels(settings.url)
    server = ServerContext(settings, channels)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        async with channels or nullcontext():
            await server.open()
            try:
                yield
            finally:
                await server.close()

    def provide_server() -> ServerContext:
        return server

    personal = [route for module in PERSONAL for route in module.ROUTES]
    for_operators = [route for module in FOR_OPERATORS for route in module.ROUTES]
    around = [route for module in AROUND for route in module.ROUTES]
    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=[api.Api], response_headers=NO_STORE),
            Router(
                "/", route_handlers=personal, include_in_schema=False, response_headers=NO_STORE
            ),
            Router(
                "/",
                route_handlers=for_operators,
                include_in_schema=False,
                response_headers=NO_STORE,
            ),
            Router("/", route_handlers=[*around, *static_routes()], include_in_schema=False),
        ],
        state=State({"server": server}),
        dependencies={"server": Provide(provide_server, sync_to_thread=False)},
        lifespan=[lifespan],
        middleware=[server.rations, InputLimits()],
        csrf_config=CSRFConfig(
            secret=settings.secret or new_secret(),
            cookie_name="gloaming-csrf",
            cookie_secure=settings.secure,
        ),
        exception_handlers={
            GloamingError: game_error,
            HTTPException: http_error,
            Exception: unexpected_error,
        },
        after_request=add_headers,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude=["/events$", "/answer$", "^/static/"]
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
        multipart_form_part_limit=FORM_FIELDS,
        logging_config=None,  # whoever starts the server sets the logs up
    )
    app.asgi_handler = RequestWatch(
        BanGate(FloodGate(app.asgi_handler, settings.rate), server.bans), server.metrics
    )
    return app


class ProgramsPage(OpenAPIRenderPlugin):
    """The OpenAPI as a page of our own: nothing is fetched from elsewhere, and no script is run."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        reader = visitor_of(request, new_visitor(request))
        address = self.get_openapi_json_route(request)
        return programs.programs(reader, openapi_schema, address).encode()


async def add_headers(response: Response[Any]) -> Response[Any]:
    """Adds the headers that every response has, so that a page runs nothing but our own."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
