"""The question bar of Eldritch Horror, with what cannot be done now and why."""

from typing import Final

from gloaming.eldritch.page.page_builder import UNEXPLAINED, EldritchPageBuilder
from gloaming.eldritch.page.page_options import GIVE, MOVE, TAKE
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_option import PageOption
from gloaming.kernel.page.page_options import LEAVE
from gloaming.kernel.page.question import QuestionBar

OPENING: Final = "ask-action"  # what a turn begins with
# The rule a question comes from, where it is not that of its first option.
RULES: Final = {OPENING: "EH-ACT-01", "ask-encounter": "EH-ENC-01", "ask-travel": "EH-TRAV-01"}
SILENT: Final = ("log-round", "tale")
REROLLS: Final = ("clue", "granted")  # what rerolls a die of one's choice without a card
FEW: Final = 3  # ways to change dice that stand side by side


class EldritchQuestion(QuestionBar[EldritchPageBuilder]):
    """Draws the question bar of Eldritch Horror."""

    def __init__(self) -> None:
        super().__init__(
            (OPENING,),
            RULES,
            SILENT,
            (MOVE, GIVE, TAKE, LEAVE),
            leaves_in_head=True,
            alike=(MOVE,),
        )

    def sources(self, page: EldritchPageBuilder, options: list[PageOption]) -> list[str]:
        """Returns the cards and Clues that reroll dice: each does so for every number that lies
        there, and the best of that stands in the scene."""
        if page.view.test is None or len(options) <= FEW:
            return []
        return [self._source(page, option) for option in options]

    def _source(self, page: EldritchPageBuilder, option: PageOption) -> str:
        if option.verb in REROLLS:
            return page.renderer.text(f"page-group-{option.verb}")
        return page.name(option.things[0]) if option.verb == "use" and option.things else ""

    def asked_seat(self, page: EldritchPageBuilder) -> Node:
        """Returns the investigator who is asked: one person may lead several."""
        seat = page.view.seat
        if not page.investigator(seat).sheet:
            return None
        return h.span(".asks")[page.seat_emblem(seat), page.seat_name(seat)]


BAR: Final = EldritchQuestion()


def question(page: EldritchPageBuilder) -> Node:
    """Returns the question bar, and below it what is refused."""
    return [BAR.draw(page), _refusals(page)]


def _refusals(page: EldritchPageBuilder) -> Node:
    """Returns what the reader may want and cannot do now, with the reasons; once each."""
    if not page.options.all:
        return None
    reasons: dict[str, str] = {}
    for refusal in page.context.refusals:
        if refusal.reason.id not in UNEXPLAINED:
            reasons.setdefault(page.text(refusal.reason), refusal.rule)
    if not reasons:
        return None
    return h.details(".refused")[
        h.summary[page.renderer.text("page-why"), " ", h.span(".count")[len(reasons)]],
        h.ul[
            (
                h.li[reason, " ", page.rule_link(rule) if rule else None]
                for reason, rule in reasons.items()
            )
        ],
    ]
