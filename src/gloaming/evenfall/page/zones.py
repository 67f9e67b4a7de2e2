"""The zones of the page, and which of them have to be drawn again."""

from collections.abc import Callable
from functools import partial

from htpy import Node

from gloaming.evenfall.page.automa import automa, doings, opponent
from gloaming.evenfall.page.battle import battle
from gloaming.evenfall.page.clan import board
from gloaming.evenfall.page.crystal_path import path
from gloaming.evenfall.page.hand import hand
from gloaming.evenfall.page.page_builder import PageBuilder
from gloaming.evenfall.page.question import question
from gloaming.evenfall.page.regions import regions
from gloaming.evenfall.page.rivals import MOST, rival
from gloaming.evenfall.page.scores import scores
from gloaming.evenfall.page.scoring import scoring
from gloaming.evenfall.page.story import story
from gloaming.evenfall.page.zone_keys import KEYS, LINES
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.page.html import write
from gloaming.kernel.page.zones import PageContext, Zone

# In the order in which they are read, and stand on a narrow screen.
ZONES: tuple[tuple[str, Callable[[PageBuilder], Node]], ...] = (
    ("scores", scores),
    ("scoring", scoring),
    ("board", board),
    ("doings", doings),
    ("battle", battle),
    ("question", question),
    ("hand", hand),
    ("path", path),
    ("regions", regions),
    ("automa", automa),
    ("opponent", opponent),
    *((f"rival-{n}", partial(rival, number=n)) for n in range(1, MOST + 1)),
    ("story", story),
)


def zones(view: EvenfallView, words: EvenfallWords, context: PageContext) -> list[Zone]:
    """The table as named pieces of HTML; one that has nothing to show is empty."""
    page = PageBuilder(view, words, context)
    return [Zone(id, _html(page, id, draw)) for id, draw in ZONES]


def _html(page: PageBuilder, id: str, draw: Callable[[PageBuilder], Node]) -> str:
    """A zone; one that would be as it was for anybody else, or before, is not drawn again."""
    key = KEYS[id](page) if id in KEYS else None
    if key is not None:
        lines = LINES[id](page) if id in LINES else ()
        return page.renderer.page((id, *key), lines, partial(draw, page))
    node = draw(page)
    return "" if node is None else str(write(node))
