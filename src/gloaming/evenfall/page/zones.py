"""The zones of the Evenfall page."""

from functools import partial

from gloaming.evenfall.page import zone_keys as keys
from gloaming.evenfall.page.automa.clan import automa, doings, opponent
from gloaming.evenfall.page.battle import battle
from gloaming.evenfall.page.clan import board
from gloaming.evenfall.page.crystal.path import path
from gloaming.evenfall.page.hand import hand
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.question import question
from gloaming.evenfall.page.regions import regions
from gloaming.evenfall.page.rivals import MOST, rival
from gloaming.evenfall.page.scores import scores
from gloaming.evenfall.page.scoring import scoring
from gloaming.evenfall.page.stage import stage
from gloaming.evenfall.page.story import story
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.tabs import Tab, tab_list
from gloaming.kernel.page.zone_drawing import ZoneDrawing, draw_zones
from gloaming.kernel.page.zones import PageContext, Zone

# What a narrow screen shows at a time.
TABS = (
    Tab("me", "page-tab-me", ("board", "hand"), watched="page-tab-clan"),
    Tab("regions", "page-tab-regions", ("regions", "path")),
    Tab(
        "rivals",
        "page-tab-rivals",
        ("automa", "opponent", "doings", *(f"rival-{n}" for n in range(1, MOST + 1))),
    ),
    Tab("story", "page-story", ("story",)),
)


def tabs(page: EvenfallPageBuilder) -> Node:
    """Returns the tabs of a narrow screen."""
    return tab_list(page, TABS)


# In the order in which they are read, and stand on a narrow screen.
ZONES: tuple[ZoneDrawing, ...] = (
    ZoneDrawing("stage", stage),
    ZoneDrawing("scores", scores, keys.scores_key, is_open=True),
    ZoneDrawing("tabs", tabs, keys.tabs_key),
    ZoneDrawing("scoring", scoring),
    ZoneDrawing("board", board, keys.board_key),
    ZoneDrawing("doings", doings),
    ZoneDrawing("battle", battle, keys.battle_key, is_open=True),
    ZoneDrawing("question", question, keys.question_key, keys.question_lines),
    ZoneDrawing("hand", hand, keys.hand_key),
    ZoneDrawing("path", path),
    ZoneDrawing("regions", regions, keys.regions_key, is_open=True),
    ZoneDrawing("automa", automa),
    ZoneDrawing("opponent", opponent),
    *(
        ZoneDrawing(
            f"rival-{n}", partial(rival, number=n), partial(keys.rival_key, number=n), kind="rival"
        )
        for n in range(1, MOST + 1)
    ),
    ZoneDrawing("story", story, keys.story_key, keys.shown_lines),
)


def zones(view: EvenfallView, words: EvenfallWords, context: PageContext) -> list[Zone]:
    """Returns the table as named pieces of HTML; one that has nothing to show is empty."""
    return draw_zones(EvenfallPageBuilder(view, words, context), ZONES)
