"""What happened in Eldritch Horror, as the table stages it: others' turns and encounters, the
Mythos step by step, the awakening, the end."""

from typing import Final

from gloaming.eldritch.page.page_builder import TAKES_SHEET, EldritchPageBuilder
from gloaming.eldritch.page.scenes.mythos import BEGINS, told_mythos
from gloaming.eldritch.text.staging import STAGING
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.stage import Stage
from gloaming.kernel.views.types import StoryLine, StoryPartView


class EldritchStage(Stage[EldritchPageBuilder]):
    """Draws the parts of the story; one's own encounter was seen while it was played."""

    def is_decided(
        self, page: EldritchPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> bool:
        is_own = part.seat >= 0 and part.seat == page.view.seat
        return not is_own and super().is_decided(page, part, lines)

    def figure(
        self, page: EldritchPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> Node:
        """Returns a Mythos Phase step by step."""
        return told_mythos(page, lines) if _is_mythos(lines) else None

    def told_lines(self, part: StoryPartView, lines: list[StoryLine]) -> list[StoryLine]:
        if _is_mythos(lines):
            return []
        return [line for line in lines if line.message.id != TAKES_SHEET]  # a table shows who plays


def _is_mythos(lines: list[StoryLine]) -> bool:
    return lines[0].message.id == BEGINS


STAGE: Final = EldritchStage(STAGING)


def stage(page: EldritchPageBuilder) -> Node:
    """Returns what happened since the reader's last turn."""
    return STAGE.draw(page)
