"""Compressing and decompressing: the same format in a third of the time where `isal` is there."""

from typing import Any, Final

try:
    from isal import isal_zlib as _library

    IS_FAST: Final = True
except ImportError:
    import zlib as _library  # type: ignore[no-redef]

    IS_FAST: Final = False  # type: ignore[misc]

LEVEL: Final = 0 if IS_FAST else 3  # more takes twice the time for a sixth of the bytes


def deflated(data: bytes) -> bytes:
    """Returns blocks that refer to nothing before them and end on a whole byte."""
    compressor = _library.compressobj(LEVEL, wbits=-15)
    return compressor.compress(data) + compressor.flush(_library.Z_SYNC_FLUSH)


def checksum(data: bytes) -> str:
    """Returns what tells data from other data, the same on every machine.

    It finds changes, for which two sums of 32 bits are enough; who wants two texts of the same
    sum can make them, and deceives nobody but the own page.
    """
    return f"{_library.crc32(data):08x}{_library.adler32(data):08x}"


def decompressor() -> Any:
    """Returns what decompresses a stream of gzip, part by part."""
    return _library.decompressobj(31)
