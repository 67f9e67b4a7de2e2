"""Packing and unpacking: the same format in a third of the time where `isal` is installed."""

from typing import Any, Final

try:
    from isal import isal_zlib as _library

    QUICK: Final = True
except ImportError:
    import zlib as _library  # type: ignore[no-redef]

    QUICK: Final = False  # type: ignore[misc]

LEVEL: Final = 1 if QUICK else 3  # more takes twice the time for a tenth of the bytes


def packed(data: bytes) -> bytes:
    """Blocks that refer to nothing before them and end on a whole byte."""
    packer = _library.compressobj(LEVEL, wbits=-15)
    return packer.compress(data) + packer.flush(_library.Z_SYNC_FLUSH)


def unpacker() -> Any:
    """What unpacks a stream of gzip, part by part."""
    return _library.decompressobj(31)
