"""So many requests a second from one address; who comes quicker is told to wait."""

from time import monotonic

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

ADDRESSES = 10_000  # that are counted at most; a second later all are forgotten anyway


class RateLimit(ASGIMiddleware):
    """Counts requests by address, from one second to the next."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self._second = 0
        self._seen: dict[str, int] = {}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith("/static/"):
            return await next_app(scope, receive, send)
        second = int(monotonic())
        if second != self._second or len(self._seen) > ADDRESSES:
            self._second, self._seen = second, {}
        client = scope.get("client")
        address = client[0] if client else ""
        count = self._seen[address] = self._seen.get(address, 0) + 1
        if count > self.rate:
            raise TooManyRequestsException(headers={"retry-after": "1"})
        await next_app(scope, receive, send)
