"""The page of a game that brings none: drawn from its view alone.

It shows who sits there with points and outcome, the question with its options, what is refused and
why, everything that the view holds, and the story. The table's own style sheet knows its classes.
"""

from collections.abc import Sequence

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.game_page import GamePage
from gloaming.kernel.page.icons import DRAWINGS, NAMES
from gloaming.kernel.page.page_builder import AnyPage, PageBuilder
from gloaming.kernel.page.page_options import LEAVE, OptionGroups, PageOptions
from gloaming.kernel.page.points import points_breakdown
from gloaming.kernel.page.question import QuestionBar
from gloaming.kernel.page.renderer import Renderer
from gloaming.kernel.page.stage import Stage
from gloaming.kernel.page.story import StoryList
from gloaming.kernel.page.symbol_sheet import icon_symbols, symbol_sheet
from gloaming.kernel.page.zone_drawing import ZoneDrawing, draw_zones
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.kernel.staging import PLAIN_STAGING
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.facts import Fact, FactTable, FactValue, view_facts
from gloaming.kernel.views.types import View

GROUPS = OptionGroups({LEAVE: ("pass", "done", "decline", "no")})  # the kernel's own verbs


class DefaultPageBuilder(PageBuilder[View, Renderer]):
    """One view of any game in one language, for one reader."""

    def __init__(self, game: str, view: View, words: Words, context: PageContext) -> None:
        renderer = Renderer(game, words, NAMES)
        super().__init__(view, words, context, renderer, PageOptions(view, GROUPS))
        self.facts: Sequence[Fact] = view_facts(view, words)
        self.arrange_options()

    def seat_count(self) -> int:
        return max(len(self.names), len(self.view.scores))

    def seat_name(self, seat: int) -> str:
        known = 0 <= seat < len(self.names)
        return self.names[seat] if known else self._words.name(f"seat:{seat}")


QUESTION: QuestionBar[AnyPage] = QuestionBar()
STORY: StoryList[AnyPage] = StoryList()
STAGE: Stage[AnyPage] = Stage(PLAIN_STAGING)


def _seats(page: DefaultPageBuilder) -> Node:
    """Returns who sits there, with points, and who is asked or has won."""
    view = page.view
    won = view.outcome.winners if view.outcome is not None else ()
    return _panel("seats")[
        h.ul(aria_label=page.renderer.text("scores"))[
            (
                h.li(class_=f"{page.seat_class(seat)}{' asked' if seat in view.asked else ''}")[
                    h.span(".nm")[page.seat_name(seat)],
                    page.renderer.icon("crown") if seat in won else None,
                    h.b[view.scores[seat]] if seat < len(view.scores) else None,
                ]
                for seat in range(page.seat_count())
            )
        ]
    ]


def _points(page: DefaultPageBuilder) -> Node:
    return points_breakdown(page)


def _question(page: DefaultPageBuilder) -> Node:
    return _panel("question")[QUESTION.draw(page)]


def _refusals(page: DefaultPageBuilder) -> Node:
    """Returns what the reader may want and cannot do, with the reasons."""
    refusals = page.context.refusals if page.view.question is not None else []
    if not refusals:
        return None
    reasons = {page.text(refusal.reason): refusal.rule for refusal in refusals}
    return _panel("refusals")[
        h.details[
            h.summary[page.renderer.text("page-why")],
            h.ul[
                (
                    h.li[reason, " ", page.rule_link(rule) if rule else None]
                    for reason, rule in reasons.items()
                )
            ],
        ]
    ]


def _facts(page: DefaultPageBuilder) -> Node:
    """Returns all that the view holds of this game."""
    if not page.facts:
        return None
    return _panel("facts")[
        h.dl[([h.dt[fact.label], h.dd[_value(fact.value)]] for fact in page.facts)]
    ]


def _value(value: FactValue) -> Node:
    if isinstance(value, FactTable):
        head = h.thead[h.tr[(h.th(scope="col")[name] for name in value.heads)]]
        return h.div(".wide")[
            h.table[
                head if value.heads else None,
                h.tbody[(h.tr[(h.td[_value(cell)] for cell in row)] for row in value.rows)],
            ]
        ]
    if isinstance(value, list):
        return h.ul[(h.li[_value(part)] for part in value)] if value else "–"
    return value


def _story(page: DefaultPageBuilder) -> Node:
    return _panel("log")[STORY.draw(page)] if page.view.story else None


def _panel(look: str) -> h.Element:
    return h.div(class_=f"plain-game {look}")


# In the order in which they are read, and stand on a narrow screen.
ZONES = (
    ZoneDrawing("stage", STAGE.draw),
    ZoneDrawing("seats", _seats),
    ZoneDrawing("question", _question),
    ZoneDrawing("points", _points),
    ZoneDrawing("refusals", _refusals),
    ZoneDrawing("facts", _facts),
    ZoneDrawing("story", _story),
)


class DefaultPage(GamePage):
    """The page of a game that brings none of its own."""

    def __init__(self, game: str) -> None:
        self._game = game

    def zones(self, view: View, words: Words, context: PageContext) -> list[Zone]:
        return draw_zones(DefaultPageBuilder(self._game, view, words, context), ZONES)

    def whole_story(self, view: View, words: Words, context: PageContext) -> str:
        return STORY.draw_whole(DefaultPageBuilder(self._game, view, words, context))

    def sprites(self) -> str:
        return symbol_sheet(icon_symbols("i", DRAWINGS))
