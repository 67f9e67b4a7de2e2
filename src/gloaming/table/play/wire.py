"""How parts of events are sent: as JSON, compressed once for everybody who gets them.

A gzip stream is a row of blocks. The HTML of a zone is compressed into blocks of its own that refer
to nothing before them, so the same bytes can be put into anybody's stream; what differs from page
to page is short and stands between them as it is. No packer needs to remember what it has sent.
"""

import struct
import sys
from collections.abc import Sequence
from typing import Protocol

import msgspec

from gloaming.kernel.cache import Cache
from gloaming.kernel.page.zone_patch import zone_patch
from gloaming.table.play.compression import checksum, deflated

GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
KEPT_BYTES = 8 << 20  # of what was sent lately that are kept at least, for all who get the same
SHORT = 600  # bytes; what is shorter is sent as it is: to compress it costs more than it saves
WORTH_A_PATCH = 1000  # bytes; of what is shorter all is sent
STORED = 0xFFFF  # bytes in one block that is not compressed
STORED_HEAD = struct.Struct("<BHH").pack  # of such a block: its kind, its size, the same inverted


class Part(Protocol):
    """A part of an event."""

    @property
    def plain(self) -> bytes: ...

    @property
    def blocks(self) -> bytes: ...


def stored(data: bytes) -> bytes:
    """Returns blocks that hold data uncompressed."""
    size = len(data)
    if size <= STORED:
        return STORED_HEAD(0, size, size ^ 0xFFFF) + data
    found = b""
    for at in range(0, size, STORED):
        part = data[at : at + STORED]
        found += STORED_HEAD(0, len(part), len(part) ^ 0xFFFF) + part
    return found


class PlainPart:
    """A part that is sent as it is."""

    __slots__ = ("plain",)

    def __init__(self, plain: bytes) -> None:
        self.plain = plain

    @property
    def blocks(self) -> bytes:
        return stored(self.plain)


class CompressedPart:
    """HTML as it is sent: a JSON string, with the hash by which a page knows it."""

    __slots__ = ("_before", "_blocks", "_html", "_patch", "data", "hash", "size")

    def __init__(self, html: str) -> None:
        self._html = html
        self.data = html.encode()
        self._blocks = b""
        self._before = ""  # the hash of the text that `_patch` begins with
        self._patch: PatchPart | None = None
        self.size = sys.getsizeof(html) + len(self.data)
        self.hash = checksum(self.data)

    @property
    def plain(self) -> bytes:
        return msgspec.json.encode(self._html)

    @property
    def blocks(self) -> bytes:
        """Returns it compressed, which is done when it is first sent and serves everybody."""
        if not self._blocks:
            self._blocks = blocks_of(self.plain)
        return self._blocks

    def patch(self, before: bytes, hash: str) -> "PatchPart | None":
        """Returns what is new beside the text before, whose hash is `hash`; None if all is sent.

        The last one is kept: most readers had the same before.
        """
        if hash != self._before:
            is_worth_it = len(self.data) >= WORTH_A_PATCH
            pieces = zone_patch(before, self.data) if is_worth_it else None
            self._patch = None if pieces is None else PatchPart(msgspec.json.encode(pieces))
            self._before = hash
        return self._patch


class PatchPart:
    """How a text comes from the one before it, as JSON (see `zone_patch.py`)."""

    __slots__ = ("_blocks", "plain")

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self._blocks = b""

    @property
    def blocks(self) -> bytes:
        if not self._blocks:
            self._blocks = blocks_of(self.plain)
        return self._blocks


def blocks_of(plain: bytes) -> bytes:
    """Returns blocks that hold data, compressed where that is worth it."""
    return stored(plain) if len(plain) < SHORT else deflated(plain)


_COMPRESSED: Cache[str, CompressedPart] = Cache(KEPT_BYTES, lambda part: part.size)


def keep_sent(least: int) -> None:
    """Keeps at least so many bytes of what was sent lately."""
    _COMPRESSED.resize(least)


def compressed(html: str) -> CompressedPart:
    """Returns HTML as it is sent; what was sent lately is kept."""
    found = _COMPRESSED.get(html)
    if found is None:
        found = _COMPRESSED.put(html, CompressedPart(html))
    return found


def plain_part(text: str) -> PlainPart:
    """Returns a short text as it is sent."""
    return PlainPart(text.encode())


class Wire(msgspec.Struct, frozen=True):
    """How a stream is sent: as it is, or compressed."""

    gzip: bool

    @property
    def begin(self) -> bytes:
        """The bytes before the first event."""
        return GZIP_HEAD if self.gzip else b""

    @property
    def headers(self) -> dict[str, str]:
        return {"content-encoding": "gzip"} if self.gzip else {}

    def join(self, parts: Sequence[Part]) -> bytes:
        """Returns an event as bytes; whoever decompresses the stream has all of it at once."""
        if self.gzip:
            return b"".join([part.blocks for part in parts])
        return b"".join([part.plain for part in parts])


PLAIN = Wire(False)
GZIP = Wire(True)
