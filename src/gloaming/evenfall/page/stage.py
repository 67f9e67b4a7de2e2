"""What happened in Evenfall, as the table stages it: battles are drawn with both sides."""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.text.staging import STAGING
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.stage import Stage
from gloaming.kernel.story import SCENE
from gloaming.kernel.views.types import StoryLine, StoryPartView

WON = "log-battle-won"
DRAWN = ("log-battle", "log-dial", "log-strength")  # lines of a battle that its figure shows
STRENGTHS = ("log-strength", "log-automa-strength")


class EvenfallStage(Stage[EvenfallPageBuilder]):
    """Draws the parts of Evenfall's story; a battle is held as soon as it is won."""

    def __init__(self) -> None:
        super().__init__(STAGING)

    def is_decided(
        self, page: EvenfallPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> bool:
        if part.kind != SCENE:
            return page.view.over
        return any(line.message.id == WON for line in lines)

    def told_lines(self, part: StoryPartView, lines: list[StoryLine]) -> list[StoryLine]:
        return [line for line in lines if part.kind != SCENE or line.message.id not in DRAWN]

    def figure(
        self, page: EvenfallPageBuilder, part: StoryPartView, lines: list[StoryLine]
    ) -> Node:
        """Returns everybody's strength in a battle, and who has won it."""
        strengths = [line for line in lines if line.message.id in STRENGTHS]
        winner = next((line.seat for line in lines if line.message.id == WON), -1)
        if not strengths:
            return None
        renderer = page.renderer
        return h.ul(".sides")[
            (
                h.li(class_=f"{page.seat_class(line.seat)}{' won' if line.seat == winner else ''}")[
                    page.seat_emblem(line.seat),
                    h.span(".nm")[page.seat_name(line.seat)],
                    h.b(title=renderer.text("combat-strength"))[_number(line)],
                    renderer.icon("crown") if line.seat == winner else None,
                ]
                for line in strengths
            )
        ]


def _number(line: StoryLine) -> int:
    value = line.message.args["n"]
    return value if isinstance(value, int) else 0


STAGE = EvenfallStage()


def stage(page: EvenfallPageBuilder) -> Node:
    """Returns what happened since the reader's last turn."""
    return STAGE.draw(page)
