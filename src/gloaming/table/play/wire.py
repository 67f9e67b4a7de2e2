"""How pieces of pages travel: as JSON, packed once for everybody who gets them.

A gzip stream is a row of blocks. A drawing is packed into blocks of its own that refer to nothing
before them, so the same bytes can be put into anybody's stream; what differs from page to page is
short and stands between them as it is. No stream needs a memory of what it has sent.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from gloaming.kernel.cache import Cache
from gloaming.table.play import compression as deflate

GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
STORED = 0xFFFF  # bytes in one block that is not packed


class Part(Protocol):
    """A piece of an event."""

    @property
    def plain(self) -> bytes: ...

    @property
    def blocks(self) -> bytes: ...


class Short:
    """A piece that is sent as it is."""

    __slots__ = ("plain",)

    def __init__(self, plain: bytes) -> None:
        self.plain = plain

    @property
    def blocks(self) -> bytes:
        """Blocks that hold it unpacked."""
        found = b""
        for at in range(0, len(self.plain), STORED):
            part = self.plain[at : at + STORED]
            size = len(part)
            found += b"\x00" + size.to_bytes(2, "little") + (size ^ 0xFFFF).to_bytes(2, "little")
            found += part
        return found


class Packed:
    """A drawing as it is sent: a JSON string, with the mark by which pages know it."""

    __slots__ = ("_blocks", "_html", "_plain", "mark")

    def __init__(self, html: str) -> None:
        self._html = html
        self._plain = msgspec.json.encode(str(html))
        self._blocks = b""
        self.mark = hashlib.sha1(self._plain, usedforsecurity=False).hexdigest()[:12]

    @property
    def plain(self) -> bytes:
        return self._plain or msgspec.json.encode(str(self._html))

    @property
    def blocks(self) -> bytes:
        """Packed when it is first sent, and then the same for everybody."""
        if not self._blocks:
            self._blocks = deflate.packed(self.plain)
            self._plain = b""  # it would be kept twice
        return self._blocks


_PACKED: Cache[str, Packed] = Cache(5000)


def packed(html: str) -> Packed:
    """A drawing for the wire; those that were sent lately are kept."""
    found = _PACKED.get(html)
    if found is None:
        found = _PACKED.put(html, Packed(html))
    return found


def short(text: str) -> Short:
    """A short text for the wire."""
    return Short(text.encode())


class Wire(msgspec.Struct, frozen=True):
    """A way of sending."""

    gzip: bool

    @property
    def begin(self) -> bytes:
        """What stands before the first event."""
        return GZIP_HEAD if self.gzip else b""

    @property
    def headers(self) -> dict[str, str]:
        return {"content-encoding": "gzip"} if self.gzip else {}

    def join(self, parts: Sequence[Part]) -> bytes:
        """An event as bytes; whoever unpacks the stream has all of it at once."""
        if self.gzip:
            return b"".join([part.blocks for part in parts])
        return b"".join([part.plain for part in parts])


PLAIN = Wire(False)
GZIP = Wire(True)
