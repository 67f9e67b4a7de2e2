"""For whoever watches over the server: is it alive, is it ready, and what has it counted?"""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from gloaming import __version__
from gloaming.table.context import Server, ServerContext
from gloaming.table.operator_token import is_operator_token
from gloaming.table.responses import AnyRequest

READY_SECONDS = 3.0  # within which the database must answer


@get("/health/live")
async def live() -> Response[Any]:
    """Answers as long as the process runs and takes requests."""
    return Response({"status": "live", "version": __version__})


@get(["/health", "/health/ready"])
async def ready(server: Server) -> Response[Any]:
    """Answers 200 if people can play now, else 503 with the reason."""
    problem = await _problem(server)
    if problem:
        return Response({"status": "not ready", "problem": problem}, status_code=503)
    return Response({"status": "ready", "version": __version__})


async def _problem(server: ServerContext) -> str:
    """Returns why nobody can play now, in words that tell no secret; "" if nothing is wrong."""
    if server.is_stopping:
        return "the server is closing"
    try:
        await asyncio.wait_for(server.store.ping(), READY_SECONDS)
    except TimeoutError:
        return f"the database does not answer within {READY_SECONDS:g} seconds"
    except Exception as error:
        return f"the database cannot be used ({type(error).__name__})"
    return ""


@get("/metrics")
async def metrics(request: AnyRequest, server: Server) -> Response[str]:
    """Gives Prometheus what was counted; only who has the operator's token gets it."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not await is_operator_token(server.store, given):
        raise NotFoundException
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES: list[ControllerRouterHandler] = [live, ready, metrics]
