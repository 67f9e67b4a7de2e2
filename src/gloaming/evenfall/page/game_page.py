"""Evenfall in a browser, as the table knows it."""

from gloaming.evenfall.page.legend import legend
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.sprites import sprites
from gloaming.evenfall.page.story import LIST
from gloaming.evenfall.page.zones import zones
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.page.game_page import GamePage
from gloaming.kernel.page.legend import LegendGroup
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import View

# The style sheets, in the order in which one may change what another says.
SHEETS = (
    *("kinds", "evenfall", "words", "layout", "lit", "regions", "cards", "clan", "question"),
    *("hand", "rivals", "battle", "end", "narrow", "moon", "automa", "path", "watched", "low"),
)


class EvenfallPage(GamePage):
    """The page of Evenfall; its drawings are those of our own content."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def zones(self, view: View, words: Words, context: PageContext) -> list[Zone]:
        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        return zones(view, words, context)

    def whole_story(self, view: View, words: Words, context: PageContext) -> str:
        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        return LIST.draw_whole(EvenfallPageBuilder(view, words, context))

    def sprites(self) -> str:
        return sprites(self._catalogue)

    def styles(self) -> list[str]:
        return [f"{sheet}.css" for sheet in SHEETS]

    def face_styles(self) -> list[str]:
        return ["kinds.css"]

    def legend(self, words: Words) -> list[LegendGroup]:
        return legend(words)
