"""Connections of one address are counted, and those who send or read too slowly are dropped.

A proxy that the operator trusts asks for everybody: its connections are not counted. Of its
requests the address of the visitor counts (`rate_limit.py`).
"""

import asyncio
import ipaddress
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gloaming.table.limits.rate_limit import network_of

HEADER_SECONDS = 15.0  # until the head of a request has come as a whole
HEAD_BYTES = 64 << 10  # of the head of a request
REST_BYTES = (2 << 20) + HEAD_BYTES  # that come after it before it is answered: a body at most
UNREAD_BYTES = 16 << 20  # of a body that was refused by its head, as its sender reads last
READ_SECONDS = 30.0  # between two looks at somebody who reads slowly
READ_BYTES = 30_000  # that they have to have read meanwhile
HEAD_END = b"\r\n\r\n"


class LimitedConnection(HttpToolsProtocol):
    """A connection that is closed if its address has too many, or if nothing comes or goes."""

    most: ClassVar[int] = 400  # connections of one address; set when the server starts
    trusted: ClassVar[tuple[str, ...]] = ()  # proxies, of which none is too many
    open: ClassVar[Counter[str]] = Counter()  # by our port and their address

    _address = ""
    _deadline: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None  # until somebody has to have read
    _head = b""  # the end of what has come of a head
    _head_bytes = 0
    _rest_bytes = 0
    _unread_bytes = 0
    _is_body_due = False  # a head has come, and its body not as a whole

    def connection_made(self, transport: Any) -> None:
        """Counts a connection, and closes one too many."""
        super().connection_made(transport)
        port = self.server[1] if self.server else 0
        host = self.client[0] if self.client else ""
        self._address = f"{port} {network_of(host)}"
        LimitedConnection.open[self._address] += 1
        if LimitedConnection.open[self._address] > self.most and not self._is_trusted(host):
            transport.close()
        else:
            self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts that a connection is closed."""
        self._stop_waiting()
        self.resume_writing()
        LimitedConnection.open[self._address] -= 1
        if not LimitedConnection.open[self._address]:
            del LimitedConnection.open[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Reads on; the head of a request has to come within a time, and to be short."""
        if self._is_too_long(data):
            self.transport.abort()
            return
        super().data_received(data)
        if self._is_under_way():
            self._stop_waiting()
        elif self._deadline is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        """Notes that the head of a request has come; its body may follow."""
        self._is_body_due = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Notes that a body has come as a whole, even if it was refused before."""
        self._is_body_due = False
        super().on_message_complete()

    def _is_trusted(self, host: str) -> bool:
        """Whether a connection is one of a proxy that the operator has named."""
        if host in self.trusted or "*" in self.trusted:
            return True
        try:
            address = ipaddress.ip_address(host)
            return any(address in ipaddress.ip_network(one) for one in self.trusted if "/" in one)
        except ValueError:
            return False

    def _is_too_long(self, data: bytes) -> bool:
        """Counts the bytes of a head, which may come in parts, and what comes behind it."""
        if self._is_under_way():
            self._rest_bytes += len(data)
            return self._rest_bytes > REST_BYTES
        self._rest_bytes = 0
        if self._is_unread():
            self._unread_bytes += len(data)
            return self._unread_bytes > UNREAD_BYTES
        self._unread_bytes = 0
        seam = self._head + data
        end = seam.find(HEAD_END)
        self._head_bytes += len(data) if end < 0 else max(0, end - len(self._head))
        is_long = self._head_bytes > HEAD_BYTES
        self._head = seam[1 - len(HEAD_END) :] if end < 0 else b""
        if end >= 0:
            self._head_bytes = 0
        return is_long

    def pause_writing(self) -> None:
        """Stops to send to somebody who does not read; what was sent waits in memory."""
        super().pause_writing()
        if self._reading is None:
            self._look_at_reader(self.transport.get_write_buffer_size() + READ_BYTES)

    def resume_writing(self) -> None:
        """Sends on to somebody who has read."""
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _look_at_reader(self, before: int) -> None:
        """Drops somebody who has read hardly anything; to close would wait for them."""
        now = self.transport.get_write_buffer_size()
        if before - now < READ_BYTES:
            self._reading = None
            self.transport.abort()
        else:
            self._reading = self.loop.call_later(READ_SECONDS, self._look_at_reader, now)

    def _is_under_way(self) -> bool:
        """Whether a whole head has come whose response is not complete."""
        return self.cycle is not None and not self.cycle.response_complete

    def _is_unread(self) -> bool:
        """Whether the rest of a body comes that nobody reads: it was refused by its head."""
        return self._is_body_due and self.cycle is not None and self.cycle.response_complete

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
