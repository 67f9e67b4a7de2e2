"""Work is rationed by address: quick requests by the second, dear ones by the hour.

Every request has a cost by its kind. An address has two stores of work: one that fills again within
a second, and for what is dear (tables, people) one that takes a quarter of an hour. Who has used
them up is told to wait. Streams are counted as long as they are open.
"""

import ipaddress
import math
import re
from collections import Counter
from time import monotonic
from typing import Final

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from gloaming.kernel.cache import Cache

ADDRESSES: Final = 10_000  # that are remembered at least
SLOW_FILL: Final = 900.0  # seconds until the store for dear requests is full again
CHEAP: Final = ("/static/", "/health", "/metrics")  # a page loads some twenty files at once
FLOOD: Final = 10  # times as many requests of any kind, also for what is not there
TOO_MANY: Final = b"Too many requests. Zu viele Anfragen. Demasiadas peticiones.\n"
NEW_PERSON: Final = 0.5  # of the slow store, by whatever request somebody becomes a person

# How much a request costs, of the quick store and of the slow one; the first that fits counts. By
# method, pattern of the path, and both costs.
COSTS: Final = [
    (method, re.compile(path), quick, slow)
    for method, path, quick, slow in (
        ("POST", r"/tables|/api/tables", 10.0, 1.0),
        ("POST", r"/t/[^/]+/(fork|rematch)", 10.0, 1.0),
        ("POST", r"/api/people", 3.0, 0.0),
        ("POST", r"/t/[^/]+/chat", 1.0, 0.02),
        ("POST", r"/me/recover", 5.0, 1.0),
        ("POST", r"/t/[^/]+/report", 5.0, 1.0),
        ("POST", r"/setup", 4.0, 0.0),
        ("GET", r"/", 4.0, 0.0),
        ("GET", r"/t/[^/]+/(replay|record|story)", 8.0, 0.0),
        ("GET", r"/t/[^/]+/hint", 8.0, 0.0),
        ("GET", r"/api/tables/[^/]+/record", 8.0, 0.0),
        ("GET", r"/(cards|rules)/.*", 3.0, 0.0),
        ("GET", r"/api/docs.*", 5.0, 0.0),
        ("GET", r"/me/data", 20.0, 0.2),
    )
]


def cost_of(method: str, path: str) -> tuple[float, float]:
    """Returns what a request costs, of the quick store and of the slow one."""
    if path.startswith(CHEAP):
        return 0.0, 0.0
    for wanted, pattern, quick, slow in COSTS:
        if method == wanted and pattern.fullmatch(path):
            return quick, slow
    return 1.0, 0.0


def network_of(address: str) -> str:
    """Returns whom an address belongs to: of IPv6 one person has a whole network."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class WorkStore:
    """So much work that can be had at once; it fills up with time."""

    def __init__(self, size: float, seconds: float, now: float) -> None:
        self.size = size
        self.speed = size / seconds
        self.left = size
        self.at = now

    def take(self, cost: float, now: float) -> float:
        """Takes some of it; returns 0, or in how many seconds there is enough."""
        self.left = min(self.size, self.left + (now - self.at) * self.speed)
        self.at = now
        cost = min(cost, self.size)
        if self.left < cost:
            return (cost - self.left) / self.speed
        self.left -= cost
        return 0.0


class RateLimit(ASGIMiddleware):
    """Rations the work and the open streams of every address."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, rate: int, streams: int = 200) -> None:
        self.rate = rate
        self.streams = streams
        self._stores: Cache[str, tuple[WorkStore, WorkStore]] = Cache(ADDRESSES)
        self._open: Counter[str] = Counter()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        address = _address(scope)
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "GET"
        self.take(address, *cost_of(method, path))
        if not path.endswith("/events"):
            return await next_app(scope, receive, send)
        if self._open[address] >= self.streams:
            raise TooManyRequestsException(headers={"retry-after": "10"})
        self._open[address] += 1
        try:
            await next_app(scope, receive, send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def take(self, address: str, quick: float, slow: float) -> None:
        """Takes some work from the stores of an address, or tells it to wait."""
        now = monotonic()
        stores = self._stores.get(address)
        if stores is None:
            size = float(self.rate)
            stores = WorkStore(size, 1.0, now), WorkStore(size * 2 / 3, SLOW_FILL, now)
            self._stores.put(address, stores)
        wait = stores[0].take(quick, now) or (stores[1].take(slow, now) if slow else 0.0)
        if wait:
            raise TooManyRequestsException(headers={"retry-after": str(math.ceil(wait))})


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else ""


class FloodGate:
    """Counts every request of an address before anything is done for it, whatever it asks for.

    There are many more than work would be left for, so that whoever has none left still gets the
    files of a page. Who sends even more is told so in a few bytes, and has to connect again.
    """

    def __init__(self, app: ASGIApp, rate: int) -> None:
        self._app = app
        self._most = float(FLOOD * rate)
        self._stores: Cache[str, WorkStore] = Cache(ADDRESSES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wait = 0.0
        if scope["type"] == ScopeType.HTTP:
            address, now = _address(scope), monotonic()
            store = self._stores.get(address)
            if store is None:
                store = self._stores.put(address, WorkStore(self._most, 1.0, now))
            wait = store.take(1.0, now)
        if not wait:
            return await self._app(scope, receive, send)
        headers = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(TOO_MANY)).encode()),
            (b"retry-after", str(math.ceil(wait)).encode()),
            (b"connection", b"close"),
        ]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
