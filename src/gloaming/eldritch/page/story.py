"""The story of Eldritch Horror: plain lines, and between them the narration of encounters."""

from typing import Final

from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.text.staging import STAGING
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.story import StoryList
from gloaming.kernel.views.types import StoryLine

TALE: Final = "tale"


class EldritchStory(StoryList[EldritchPageBuilder]):
    """Draws the story of Eldritch Horror; narration has a style of its own."""

    def __init__(self) -> None:
        super().__init__(("log-round",), STAGING)

    def line_class(self, page: EldritchPageBuilder, line: StoryLine) -> str:
        if line.message.id == TALE:
            return TALE
        return super().line_class(page, line)


LIST: Final = EldritchStory()


def story(page: EldritchPageBuilder) -> Node:
    """Returns the last lines of the story."""
    return LIST.draw(page)
