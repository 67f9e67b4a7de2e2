"""The story: what happened, newest first; each line lights the things that it speaks of."""

from functools import partial
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node, write
from gloaming.kernel.page.page_builder import AnyPage
from gloaming.kernel.page.stage import event_attributes
from gloaming.kernel.staging import PLAIN_STAGING, Staging
from gloaming.kernel.views.types import StoryLine

LINES = 40  # as many as anybody reads back; the whole story is on a page of its own

PageT = TypeVar("PageT", bound=AnyPage)


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryList(Generic[PageT]):
    """Draws the story of a game; messages that begin with one of `headings` head what follows.

    Each line says what the page plays of it, as `staging` declares it."""

    def __init__(self, headings: tuple[str, ...] = (), staging: Staging = PLAIN_STAGING) -> None:
        self._headings = headings
        self._staging = staging

    def line_class(self, page: PageT, line: StoryLine) -> str:
        """Returns the style of a line that is no heading."""
        return page.seat_class(line.seat) if line.seat >= 0 else ""

    def draw(self, page: PageT) -> Node:
        """Returns the last lines, and a link to all of them where there are more."""
        lines: list[StoryLine] = page.view.story
        renderer = page.renderer
        last = reversed(lines[-LINES:])
        return h.div(".story")[
            h.h2[renderer.text("page-story")],
            h.ol(reversed=True, start=len(lines))[
                page.cached_lines(last, partial(self._line, page))
            ],
            h.a(".whole", href=f"{page.context.base}/story")[
                renderer.text("page-whole-story", n=len(lines))
            ]
            if len(lines) > LINES
            else None,
        ]

    def draw_whole(self, page: PageT) -> str:
        """Returns all lines in the order in which they were told, as items of a list."""
        return str(write([self._line(page, line) for line in page.view.story]))

    def _line(self, page: PageT, line: StoryLine) -> Node:
        heads = line.message.id.startswith(self._headings) if self._headings else False
        look = "head" if heads else self.line_class(page, line)
        return h.li(
            class_=look or None,
            data_lights=" ".join(line.things) or None,
            **event_attributes(self._staging, line),
        )[page.line_html(line)]
