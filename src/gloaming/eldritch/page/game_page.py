"""Eldritch Horror in a browser, as the table knows it."""

from gloaming.eldritch.page.card_faces import sheet_with_faces
from gloaming.eldritch.page.compass_rose import rose_symbol
from gloaming.eldritch.page.legend import legend
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.scenes.places import ANCIENT_ONES, NAMED
from gloaming.eldritch.page.story import LIST
from gloaming.eldritch.page.zones import zones
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.page.game_page import GamePage
from gloaming.kernel.page.legend import LegendGroup
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import View

# The style sheets, in the order in which one may change what another says.
SHEETS = (
    *("art", "colours", "eldritch", "layout", "chart", "places", "tokens", "track", "question"),
    *(
        "sheet",
        "side",
        "investigator-choice",
        "trade",
        "scenes",
        "pictures",
        "scenes-end",
        "narrow",
    ),
)


class EldritchPage(GamePage):
    """The page of Eldritch Horror; its drawings are those of our own content."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def zones(self, view: View, words: Words, context: PageContext) -> list[Zone]:
        assert isinstance(view, EldritchView)
        assert isinstance(words, EldritchWords)
        return zones(view, words, context)

    def whole_story(self, view: View, words: Words, context: PageContext) -> str:
        assert isinstance(view, EldritchView)
        assert isinstance(words, EldritchWords)
        return LIST.draw_whole(EldritchPageBuilder(view, words, context))

    def sprites(self) -> str:
        return sheet_with_faces(self._catalogue, rose_symbol())

    def styles(self) -> list[str]:
        return [f"{sheet}.css" for sheet in SHEETS]

    def face_styles(self) -> list[str]:
        return ["art.css"]

    def pictures(self) -> dict[str, str]:
        return {id: f"pictures/{id}.svg" for id in (*ANCIENT_ONES, *sorted(NAMED))}

    def lobby_styles(self) -> list[str]:
        return ["colours.css", "lobby.css"]

    def legend(self, words: Words) -> list[LegendGroup]:
        return legend(words)

    def scripts(self) -> list[str]:
        return ["chart.js"]
