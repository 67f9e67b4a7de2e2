"""Who may not come in: people by id, and networks of addresses."""

import ipaddress

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import select

from gloaming.table.store.models import Person
from gloaming.table.store.store import Store
from gloaming.table.store.tables import BanRow
from gloaming.table.user_errors import UserError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
WORDS = "You may not come in here. Sie haben hier keinen Zutritt. Aquí no puedes entrar."
REFUSAL = f"{WORDS}\n".encode()


class Bans:
    """All bans, as a worker has them in memory."""

    def __init__(self) -> None:
        self._people: dict[str, str] = {}  # reasons by person
        self._networks: list[Network] = []
        self._known: dict[str, bool] = {}  # addresses that were looked up

    async def read(self, store: Store) -> None:
        """Reads all bans from the database."""
        async with store.reading() as session:
            rows = list(await session.scalars(select(BanRow)))
        self._people = {row.person: row.reason for row in rows if row.person}
        self._networks = [ipaddress.ip_network(row.network) for row in rows if row.network]
        self._known = {}

    def admitted(self, person: Person) -> Person:
        """Returns a person who may come in; others are refused with the reason."""
        self.admitted_id(person.id)
        return person

    def admitted_id(self, id: str) -> str:
        """Returns the id of a person who may come in; others are refused with the reason."""
        if id in self._people:
            raise UserError("error-banned", reason=self._people[id] or "—")
        return id

    def is_banned(self, id: str) -> bool:
        """Whether a person may not come in."""
        return id in self._people

    def has_address(self, address: str) -> bool:
        """Whether an address lies in a banned network."""
        if not self._networks:
            return False
        found = self._known.get(address)
        if found is None:
            found = self._is_in_network(address)
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[address] = found
        return found

    def _is_in_network(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self._networks)


class BanGate:
    """Refuses every request from a banned address, before anything is done for it."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            client = scope.get("client")
            if client and self._bans.has_address(client[0]):
                headers = [(b"content-type", b"text/plain; charset=utf-8")]
                await send({"type": "http.response.start", "status": 403, "headers": headers})
                await send({"type": "http.response.body", "body": REFUSAL, "more_body": False})
                return
        await self._app(scope, receive, send)
