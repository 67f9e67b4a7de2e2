"""Parts of pages that are the same for every reader, drawn once: the cards and rules of a game."""

import sys
from collections.abc import Callable, Hashable

from markupsafe import Markup

from gloaming.kernel.cache import Cache
from gloaming.kernel.page.elements import Node, write

CACHE_BYTES = 8 << 20  # of parts that are cached at least; all cards of a game take 200 KiB

_PARTS: Cache[Hashable, Markup] = Cache(CACHE_BYTES, sys.getsizeof)


def keep_parts(least: int) -> None:
    """Keeps at least so many bytes of parts."""
    _PARTS.resize(least)


def clear() -> None:
    """Forgets all parts."""
    _PARTS.clear()


def cached_part(key: Hashable, draw: Callable[[], Node]) -> Markup:
    """Returns a part of a page, drawn once for a key that holds all that it depends on."""
    found = _PARTS.get(key)
    if found is None:
        found = _PARTS.put(key, write(draw()))
    return found
