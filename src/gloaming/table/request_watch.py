"""Around all requests: measures them, and writes a line about each where the operator wants it."""

import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.table.logs import log_request
from gloaming.table.metrics import Metrics


def request_kind(method: str, path: str) -> str:
    """Returns what kind of request it is, few enough to count each apart."""
    if path.startswith("/static/"):
        return "static"
    if path.startswith(("/health", "/metrics", "/operator")):
        return "operation"
    if path.endswith("/events"):
        return "stream"
    if method == "POST" and path.endswith(("/answer", "/answers")):
        return "answer"
    if path.startswith("/api"):
        return "api"
    return "table" if path.startswith("/t/") else "page"


class RequestWatch:
    """The outermost part of the application; also what nobody handles passes here."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self._app(scope, receive, send)
        method, path = scope["method"], scope["path"]
        begun = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - begun
            kind = request_kind(method, path)
            self._metrics.count("gloaming_requests_total", kind=kind, status=str(status))
            if kind != "stream":  # a stream lasts as long as its page is open
                self._metrics.observe("gloaming_request_seconds", seconds, kind=kind)
            client = scope.get("client")
            log_request(method, path, status, seconds, client[0] if client else "")
