"""How parts of events are sent: as JSON, compressed once for everybody who gets them.

A gzip stream is a row of blocks. The HTML of a zone is compressed into blocks of its own that refer
to nothing before them, so the same bytes can be put into anybody's stream; what differs from page
to page, or is short, stands between them as it is. No packer needs to remember what it has sent.
"""

import struct
import sys
from typing import Final

import msgspec

from gloaming.kernel.cache import Cache
from gloaming.kernel.page.zone_patch import zone_patch
from gloaming.table.wire.compression import checksum, deflated

GZIP_HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
KEPT_BYTES: Final = 8 << 20  # of what was sent lately that are kept at least, for all who get it
SHORT: Final = 600  # bytes; to compress what is shorter costs more than it saves
LAST_PARTS: Final = 50  # that are found by their text as well, at least
WORTH_A_PATCH: Final = 1000  # bytes; of what is shorter all is sent
STORED: Final = 0xFFFF  # bytes in one block that is not compressed
STORED_HEAD: Final = struct.Struct("<BHH").pack  # of such a block: kind, size, size inverted


class Part:
    """A part of an event."""

    @property
    def plain(self) -> bytes:
        """The part as it is."""
        raise NotImplementedError

    @property
    def blocks(self) -> bytes:
        """The part as blocks of a gzip stream."""
        raise NotImplementedError


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


class PlainPart(Part):
    """A part that differs from page to page, and is sent as it is."""

    def __init__(self, plain: bytes) -> None:
        self._plain = plain

    @property
    def plain(self) -> bytes:
        return self._plain

    @property
    def blocks(self) -> bytes:
        return stored(self._plain)


class SharedPart(Part):
    """A part that several pages get, as JSON; it is compressed when it is first sent."""

    def __init__(self, json: bytes) -> None:
        self._plain = json
        self._blocks = b""

    @property
    def plain(self) -> bytes:
        return self._plain

    @property
    def blocks(self) -> bytes:
        if not self._blocks:
            self._blocks = blocks_of(self.plain)
        return self._blocks

    @property
    def is_short(self) -> bool:
        """Whether to compress it would cost more than it saves."""
        return len(self._plain) < SHORT


class CompressedPart(SharedPart):
    """HTML as it is sent: a JSON string, with the hash by which a page knows it."""

    def __init__(self, html: str, data: bytes, hash: str) -> None:
        super().__init__(b"")
        self._html = html
        self.data = data
        self.hash = hash
        self.size = sys.getsizeof(html) + len(data)
        self._before = ""  # the hash of the text that `_patch` begins with
        self._patch: SharedPart | None = None

    @property
    def plain(self) -> bytes:
        if not self.is_short:
            return msgspec.json.encode(self._html)
        if not self._plain:
            self._plain = msgspec.json.encode(self._html)
        return self._plain

    @property
    def is_short(self) -> bool:
        return len(self.data) < SHORT

    def patch(self, before: bytes, hash: str) -> SharedPart | None:
        """Returns what is new beside the text before, whose hash is `hash`; None if all is sent.

        It is JSON (see `zone_patch.py`). The last one is kept: most readers had the same before.
        """
        if hash != self._before:
            is_worth_it = len(self.data) >= WORTH_A_PATCH
            pieces = zone_patch(before, self.data) if is_worth_it else None
            self._patch = None if pieces is None else SharedPart(msgspec.json.encode(pieces))
            self._before = hash
        return self._patch


def blocks_of(plain: bytes) -> bytes:
    """Returns blocks that hold data, compressed where that is worth it."""
    return stored(plain) if len(plain) < SHORT else deflated(plain)


class _Text:
    """A text that was sent, by which the part is found that it was sent as."""

    def __init__(self, html: str, part: CompressedPart) -> None:
        self.html = html  # kept, so that no other text has its identity
        self.part = part
        self.size = part.size


# Texts by their identity: to find one by itself would mean to hash all of it. Equal texts that
# several readers of a position have share a part.
_TEXTS: Final[Cache[int, _Text]] = Cache(KEPT_BYTES, lambda text: text.size)
_LAST_PARTS: Final[Cache[str, CompressedPart]] = Cache(LAST_PARTS)  # by hash


def keep_sent(least: int) -> None:
    """Keeps at least so many bytes of what was sent lately."""
    _TEXTS.resize(least)


def compressed(html: str) -> CompressedPart:
    """Returns HTML as it is sent; what was sent lately is kept."""
    text = _TEXTS.get(id(html))
    if text is None:
        data = html.encode()
        hash = checksum(data)
        part = _LAST_PARTS.get(hash)
        if part is None or part.data != data:
            part = _LAST_PARTS.put(hash, CompressedPart(html, data, hash))
        text = _TEXTS.put(id(html), _Text(html, part))
    return text.part


class Wire:
    """How a stream is sent: as it is, or compressed."""

    def __init__(self, gzip: bool) -> None:
        self._gzip = gzip
        self.begin = GZIP_HEAD if gzip else b""  # the bytes before the first event
        self.headers = {"content-encoding": "gzip"} if gzip else {}

    def join(self, parts: list[Part]) -> bytes:
        """Returns an event as bytes; whoever decompresses the stream has all of it at once."""
        if self._gzip:
            return b"".join([part.blocks for part in parts])
        return b"".join([part.plain for part in parts])


PLAIN: Final = Wire(False)
GZIP: Final = Wire(True)
