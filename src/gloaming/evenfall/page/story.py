"""The story of Evenfall."""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.text.staging import STAGING
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.story import StoryList
from gloaming.kernel.views.types import StoryLine


class EvenfallStory(StoryList[EvenfallPageBuilder]):
    """Draws the story of Evenfall; what the Automa does has a style of its own."""

    def __init__(self) -> None:
        super().__init__(("log-round", "log-phase-", "log-game-end"), STAGING)

    def line_class(self, page: EvenfallPageBuilder, line: StoryLine) -> str:
        engine = " engine" if line.message.id.startswith("log-automa-") else ""
        return super().line_class(page, line) + engine


LIST = EvenfallStory()


def story(page: EvenfallPageBuilder) -> Node:
    """Returns the last lines of the story."""
    return LIST.draw(page)
