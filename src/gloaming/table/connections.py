"""Connections of one address are counted, and a request that stays half sent is dropped."""

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from gloaming.table.rate_limit import network_of

HEADER_SECONDS = 15.0  # until the head of a request has come as a whole


class LimitedConnection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that is closed if its address has too many, or if no request comes."""

    most: ClassVar[int] = 400  # connections of one address; set when the server starts
    open: ClassVar[Counter[str]] = Counter()  # by our port and their address

    _address = ""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Counts a connection, and closes one too many."""
        super().connection_made(transport)
        port = self.server[1] if self.server else 0
        self._address = f"{port} {network_of(self.client[0]) if self.client else ''}"
        LimitedConnection.open[self._address] += 1
        if LimitedConnection.open[self._address] > self.most:
            transport.close()
        else:
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts that a connection is closed."""
        self._stop_waiting()
        LimitedConnection.open[self._address] -= 1
        if not LimitedConnection.open[self._address]:
            del LimitedConnection.open[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads on; the head of a request has to come within a time."""
        super().data_received(data)
        if self._is_under_way():
            self._stop_waiting()
        elif self._deadline is None:
            self._wait_for_head()

    def _is_under_way(self) -> bool:
        """Whether a whole head has come whose response is not complete."""
        return self.cycle is not None and not self.cycle.response_complete

    def _wait_for_head(self) -> None:
        self._deadline = self.loop.call_later(HEADER_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if not self._is_under_way() and not self.transport.is_closing():
            self.transport.close()
