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
    parts are kept. `lines` are the lines of the story that it shows.
    """

    def __init__(
        self,
        id: str,
        draw: Draw,
        key: Callable[[Any], ZoneKey | None] | None = None,
        lines: Callable[[Any], Sequence[StoryLine]] | None = None,
    ) -> None:
        self.id = id
        self._draw = draw
        self._key = key
        self._lines = lines

    def zone(self, page: Any) -> Zone:
        """Returns the zone of a page; it is empty where there is nothing to show."""
        key = self._key(page) if self._key is not None else None
        if key is not None:
            lines = self._lines(page) if self._lines is not None else ()
            draw = partial(self._draw, page)
            return Zone(self.id, page.renderer.cached_zone((self.id, *key), lines, draw))
        node = self._draw(page)
        return Zone(self.id, "" if node is None else str(write(node)))


def draw_zones(page: Any, drawings: Sequence[ZoneDrawing]) -> list[Zone]:
    """Returns all zones of a page, in the order in which they are read."""
    return [drawing.zone(page) for drawing in drawings]
