"""What was drawn of one table: as long as it is shown there, it is not drawn again."""

from collections.abc import Hashable
from typing import Final

from markupsafe import Markup

from gloaming.kernel.cache import Cache
from gloaming.kernel.views.types import StoryLine

LINES: Final = (
    100  # of the story that a table keeps drawn at least: those of its readers' languages
)

_Zone = tuple[str, tuple[StoryLine, ...]]


class TableDrawings:
    """The zones that the last two positions of a table showed, and lines of its story.

    Nobody else can need them, so they lie with the table and go with it. What all tables share
    (cards, icons, sentences) a `Renderer` keeps. A key is all that a drawing depends on; lines of
    the story are known by their identity, and are kept as long as what shows them.
    """

    def __init__(self) -> None:
        self._now: dict[Hashable, _Zone] = {}
        self._before: dict[Hashable, _Zone] = {}
        self._lines: Cache[tuple[int, int], tuple[Markup, StoryLine]] = Cache(LINES)
        self._readers: dict[Hashable, int] = {}

    def begin_position(self) -> None:
        """Notes that the game has moved on: what the position before did not show is dropped."""
        self._before, self._now = self._now, {}

    def zone(self, key: Hashable) -> str | None:
        """Returns a zone that this or the last position showed; None where it has to be drawn."""
        found = self._now.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                return None
            self._now[key] = found
        return found[0]

    def keep_zone(self, key: Hashable, html: str, lines: tuple[StoryLine, ...]) -> str:
        """Keeps a zone with the lines of the story that it shows, and returns it."""
        self._now[key] = (html, lines)
        return html

    def reader_number(self, readers: Hashable) -> int:
        """Returns a number for what lines of the story depend on besides: language and names."""
        return self._readers.setdefault(readers, len(self._readers))

    def line(self, line: StoryLine, readers: int) -> Markup | None:
        """Returns a line of the story as it was drawn lately for some readers, by their number."""
        found = self._lines.get((id(line), readers))
        return None if found is None else found[0]

    def keep_line(self, line: StoryLine, readers: int, html: Markup) -> Markup:
        """Keeps a line of the story, and returns it as it was drawn."""
        self._lines.put((id(line), readers), (html, line))
        return html
