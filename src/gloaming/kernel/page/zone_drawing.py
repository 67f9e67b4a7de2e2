"""Draws the zones of a page; one that would be as it was before is not drawn again."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, TypeAlias

from gloaming.kernel.page.elements import Node, write
from gloaming.kernel.page.zones import Zone
from gloaming.kernel.views.types import StoryLine

ZoneKey: TypeAlias = tuple[Hashable, ...]
Draw: TypeAlias = Callable[[Any], Node]


class ZoneDrawing:
    """How a zone is drawn, and what it depends on in few words.

    `key` returns all that the zone depends on, or None where too much goes into it: then only its
    parts are kept. `lines` are the lines of the story that it shows. Zones of one `kind` show the
    same for the same key; by default each zone is a kind of its own. A zone that `is_open` shows
    the same to all readers of a position who can do nothing.
    """

    def __init__(
        self,
        id: str,
        draw: Draw,
        key: Callable[[Any], ZoneKey | None] | None = None,
        lines: Callable[[Any], Sequence[StoryLine]] | None = None,
        kind: str = "",
        is_open: bool = False,
    ) -> None:
        self.id = id
        self._draw = draw
        self._key = key
        self._lines = lines
        self._kind = kind or id
        self._is_open = is_open

    def zone(self, page: Any) -> Zone:
        """Returns the zone of a page; it is empty where there is nothing to show."""
        shared: dict[str, Zone] | None = page.shared_zones if self._is_open else None
        if shared is None:
            return self._zone(page)
        found = shared.get(self.id)
        if found is None:
            found = shared[self.id] = self._zone(page)
        return found

    def _zone(self, page: Any) -> Zone:
        key = self._key(page) if self._key is not None else None
        if key is not None:
            lines = self._lines(page) if self._lines is not None else ()
            draw = partial(self._draw, page)
            return Zone(self.id, page.cached_zone((self._kind, *key), lines, draw))
        node = self._draw(page)
        return Zone(self.id, "" if node is None else str(write(node)))


def draw_zones(page: Any, drawings: Sequence[ZoneDrawing]) -> list[Zone]:
    """Returns all zones of a page, in the order in which they are read."""
    return [drawing.zone(page) for drawing in drawings]
