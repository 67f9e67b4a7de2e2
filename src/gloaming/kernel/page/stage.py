"""The stage: what happened, in parts that the page plays, holds, and tells again.

With the table's module `theatre.js` the lines of the story are played one by one, what decides a
game is held on the screen, and the parts can be read again in a panel; without it the same parts
stand below the table. A game declares how its events are shown (`staging.py`), and may draw what a
scene came to by a subclass.
"""

from functools import partial
from typing import Generic, TypeVar

from markupsafe import Markup
from mypy_extensions import mypyc_attr

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_builder import AnyPage
from gloaming.kernel.page.renderer import Renderer
from gloaming.kernel.staging import PASSED, EventDisplay, Staging
from gloaming.kernel.story import END, ROUND, SCENE, TURN
from gloaming.kernel.text.named_sentence import Sentence
from gloaming.kernel.text.summaries import (
    RoundSummary,
    news_start,
    paragraph,
    part_lines,
    round_summary,
)
from gloaming.kernel.views.types import (
    MessageArgument,
    MessageView,
    NameRef,
    StoryLine,
    StoryPartView,
)

MOST = 16  # parts that are told at once; older ones are in the story

PageT = TypeVar("PageT", bound=AnyPage)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage(Generic[PageT]):
    """Draws the parts of the story that are news to a reader, as a game stages them."""

    def __init__(self, staging: Staging) -> None:
        self.staging = staging

    # --- what a game says ----------------------------------------------------------------

    def figure(self, page: PageT, part: StoryPartView, lines: list[StoryLine]) -> Node:
        """Returns a drawing of what a scene came to, above its text; nothing by default.

        It may depend only on the part and its lines: it is kept while the game goes on."""
        return None

    def is_decided(self, page: PageT, part: StoryPartView, lines: list[StoryLine]) -> bool:
        """Whether a scene is to be held: by default once it is over."""
        return bool(page.view.over) or part.number < len(page.view.parts) - 1

    def told_lines(self, part: StoryPartView, lines: list[StoryLine]) -> list[StoryLine]:
        """Returns the lines that are told of a part: by default all; not what its figure shows."""
        return lines

    def paragraphs(self, part: StoryPartView, lines: list[StoryLine]) -> list[list[StoryLine]]:
        """Returns the lines that are told of a part by paragraphs; by default they are one."""
        return [lines] if lines else []

    # --- the parts -----------------------------------------------------------------------

    def draw(self, page: PageT) -> Node:
        """Returns what happened since the reader's last turn, the oldest first."""
        view = page.view
        start = news_start(view.parts, view.seat, MOST)
        told: list[Node] = []
        for part, lines in part_lines(view, self.staging, start):
            if part.kind == ROUND or part.kind == END:
                told.append(self._round(page, part))
            if part.kind != ROUND:
                told.append(self._part(page, part, lines))
        told = [article for article in told if article]
        if not told:
            return None
        return h.div(".recap")[h.h2[page.renderer.text("page-recap")], told]

    def _part(self, page: PageT, part: StoryPartView, lines: list[StoryLine]) -> Node:
        is_held = part.kind in (SCENE, END) and self.is_decided(page, part, lines)
        key = ("part", part.number, is_held, page.names, page.seat_classes)
        draw = partial(self._drawn_part, page, part, lines, is_held)
        drawn: Markup = page.cached_article(key, lines, draw)
        return drawn

    def _drawn_part(
        self, page: PageT, part: StoryPartView, lines: list[StoryLine], is_held: bool
    ) -> Node:
        seat = part.seat
        things = dict.fromkeys([thing for line in lines for thing in line.things])
        titled = part.kind != TURN and part.about is not None
        told = [line for line in self.told_lines(part, lines) if line.message != part.about]
        page.told_part = part.number
        drawn = h.article(
            class_=f"told {part.kind} {page.seat_class(seat) if seat >= 0 else ''}",
            data_part=part.number,
            data_held="" if is_held else None,
            data_lights=" ".join(things) or None,
        )[
            h.h3[page.html(part.about)] if titled and part.about is not None else None,
            self.figure(page, part, lines) if part.kind in (SCENE, END) else None,
            (
                h.p[page.named_html(self._paragraph(page.renderer, some))]
                for some in self.paragraphs(part, told)
            ),
        ]
        page.told_part = -1
        return drawn

    def _paragraph(self, renderer: Renderer, lines: list[StoryLine]) -> Sentence:
        return paragraph(lines, renderer.words, self.staging, renderer.sentence)

    # --- a round ---------------------------------------------------------------------------

    def _round(self, page: PageT, part: StoryPartView) -> Node:
        """Returns what the round before a part brought; nothing before the first."""
        before = [p.number for p in page.view.parts if p.kind == ROUND and p.number < part.number]
        if not before:
            return None
        told = page.view.story
        lines = [line for line in told if before[-1] <= line.part < part.number]
        key = ("round", part.number, part.scores, page.names, page.seat_classes)
        draw = partial(self._drawn_round, page, part, before)
        drawn: Markup = page.cached_article(key, lines, draw)
        return drawn

    def _drawn_round(self, page: PageT, part: StoryPartView, before: list[int]) -> Node:
        found = round_summary(page.view, page.renderer.words, self.staging, before[-1])
        if found is None or not (found.rows or found.common):
            return None
        renderer = page.renderer
        return h.article(".told.round", data_part=part.number, data_held="")[
            h.h3[renderer.text("page-round-brought", n=len(before))],
            h.dl(".common")[
                (h.div[h.dt[head], h.dd[page.named_html(said)]] for head, said in found.common)
            ]
            if found.common
            else None,
            _round_table(page, found) if found.rows else None,
        ]


def _round_table(page: AnyPage, found: RoundSummary) -> Node:
    renderer = page.renderer
    points, score = renderer.text("page-round-points"), renderer.text("page-round-score")
    return h.div(".wide")[
        h.table[
            h.thead[
                h.tr[
                    h.th(scope="col")[renderer.text("page-round-player")],
                    (h.th(scope="col")[head] for head in found.heads),
                    (h.th(".n", scope="col")[head] for head in (points, score))
                    if found.has_scores
                    else None,
                ]
            ],
            h.tbody[
                (
                    h.tr(class_=page.seat_class(row.seat))[
                        h.th(scope="row")[page.seat_name(row.seat)],
                        # On a narrow page there is no row of heads: each cell says its own.
                        (
                            h.td(data_head=head)[page.named_html(tally)]
                            for head, tally in zip(found.heads, row.tallies)
                        ),
                        [
                            h.td(".n", data_head=points)["+", row.points],
                            h.td(".n", data_head=score)[h.b[row.score]],
                        ]
                        if found.has_scores
                        else None,
                    ]
                    for row in found.rows
                )
            ],
        ]
    ]


# --- events ---------------------------------------------------------------------------------


def event_attributes(staging: Staging, line: StoryLine) -> dict[str, str | int | None]:
    """Returns what a page plays of a line: what moves, from where to where, what is gained.

    Amounts are written `herb:2 potion:1`; `points` is what of them counts as score.
    """
    display = staging.display(line.message.id)
    args = line.message.args
    amounts = _amounts(args, display)
    points = amounts.get(staging.points_unit, 0)
    return {
        "data_part": line.part,
        "data_seat": line.seat if line.seat >= 0 else None,
        "data_what": _thing(args, display.what),
        "data_from": _thing(args, display.origin),
        "data_to": _thing(args, display.target),
        "data_amount": " ".join([f"{unit}:{n}" for unit, n in amounts.items()]) or None,
        "data_points": points if points > 0 else None,
        "data_pace": "passed" if display.pace == PASSED else None,
    }


def _thing(args: dict[str, MessageArgument], name: str) -> str | None:
    if ":" in name:
        return name
    value = args.get(name) if name else None
    return value.thing if isinstance(value, NameRef) else None


def _amounts(args: dict[str, MessageArgument], display: EventDisplay) -> dict[str, int]:
    """Returns what a line says is gained, by unit; less than nothing where it is paid."""
    value = args.get(display.amount) if display.amount else None
    sign = -1 if display.is_loss else 1
    if isinstance(value, int):
        return {display.unit: sign * value} if value else {}
    if isinstance(value, MessageView) and value.id == "amounts":
        return {unit: sign * n for unit, n in value.args.items() if isinstance(n, int) and n}
    return {}
