"""The question bar of Evenfall."""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.page_options import DIAL, clan_things
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_option import PageOption
from gloaming.kernel.page.page_options import LEAVE
from gloaming.kernel.page.question import QuestionBar

OPENING = "ask-turn"  # what a turn begins with
# The rule a question comes from, where it is not that of its first option.
RULES = {OPENING: "EF-ACT-02", "ask-turn-end": "EF-ACT-09"}
SILENT = ("log-phase-action", "log-phase-battle", "log-phase-scout", "log-phase-round-end")


class EvenfallQuestion(QuestionBar[EvenfallPageBuilder]):
    """Draws the question bar of Evenfall."""

    def __init__(self) -> None:
        super().__init__(
            (OPENING,), RULES, SILENT, ("clan", LEAVE), ending="end-turn", spare=("free-discard",)
        )

    def list_look(self, options: list[PageOption]) -> str:
        return "dials" if options[0].verb == DIAL else super().list_look(options)

    def owner(self, page: EvenfallPageBuilder, thing: str) -> int:
        for clan in page.view.clans:
            if thing in clan_things(clan):
                return clan.seat
        return -1


BAR = EvenfallQuestion()


def question(page: EvenfallPageBuilder) -> Node:
    """Returns the question bar."""
    return BAR.draw(page)
