"""The zones of the page of Eldritch Horror."""

from functools import partial
from typing import Final

from gloaming.eldritch.page import scenes
from gloaming.eldritch.page import zone_keys as keys
from gloaming.eldritch.page.chart import chart
from gloaming.eldritch.page.investigator_choice import investigator_choice, is_choosing
from gloaming.eldritch.page.investigator_sheets import other_sheet, own_sheet
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.question import question
from gloaming.eldritch.page.side import side
from gloaming.eldritch.page.stage import stage
from gloaming.eldritch.page.status_bar import status_bar
from gloaming.eldritch.page.story import story
from gloaming.eldritch.page.track import doom
from gloaming.eldritch.page.trade import trade
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.zone_drawing import ZoneDrawing, draw_zones
from gloaming.kernel.page.zones import PageContext, Zone

MOST: Final = 8  # seats


def _scene(page: EldritchPageBuilder) -> Node:
    """Returns a trade, or what is under way, or what has just happened; nothing while the reader
    chooses an investigator."""
    if is_choosing(page):
        return None
    dialogue = trade(page)
    return scenes.current(page) if dialogue is None else dialogue


# In the order in which they are read, and stand on a narrow screen.
ZONES: Final[tuple[ZoneDrawing, ...]] = (
    ZoneDrawing("stage", stage),
    ZoneDrawing("status", status_bar, keys.status_key),
    ZoneDrawing("doom", doom, keys.doom_key, is_open=True),
    ZoneDrawing("scene", _scene),
    ZoneDrawing("question", question, keys.question_key, keys.question_lines),
    ZoneDrawing("investigator-choice", investigator_choice),
    ZoneDrawing("map", chart, keys.map_key),
    ZoneDrawing("sheet", own_sheet, keys.sheet_key),
    ZoneDrawing("side", side, keys.side_key),
    *(
        ZoneDrawing(
            f"sheet-{n}",
            partial(other_sheet, number=n),
            partial(keys.other_key, number=n),
        )
        for n in range(MOST)
    ),
    ZoneDrawing("story", story, keys.story_key, keys.shown_lines),
)


def zones(view: EldritchView, words: EldritchWords, context: PageContext) -> list[Zone]:
    """Returns the table as named pieces of HTML; one that has nothing to show is empty."""
    return draw_zones(EldritchPageBuilder(view, words, context), ZONES)
