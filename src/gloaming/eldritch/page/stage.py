"""What happened in Eldritch Horror, as the table stages it: others' encounters and the Mythos."""

from typing import Final

from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.stage import Stage
from gloaming.kernel.staging import PLAIN_STAGING
from gloaming.kernel.views.types import StoryLine, StoryPartView


class EldritchStage(Stage[EldritchPageBuilder]):
    """Draws the parts of the story; one's own encounter was seen while it was played."""

    def is_decided(
        self, page: EldritchPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> bool:
        is_own = part.seat >= 0 and part.seat == page.view.seat
        return not is_own and super().is_decided(page, part, lines)


STAGE: Final = EldritchStage(PLAIN_STAGING)


def stage(page: EldritchPageBuilder) -> Node:
    """Returns what happened since the reader's last turn."""
    return STAGE.draw(page)
