"""The story: what happened, newest first; each line lights what it speaks of."""

from functools import partial

from htpy import Node

from gloaming.evenfall.page.page_builder import PageBuilder
from gloaming.kernel.page import elements as h
from gloaming.kernel.views.types import StoryLine

LINES = 40  # as many as anybody reads back; the whole story is on a page of its own
HEADS = ("log-round", "log-phase-", "log-game-end")


def story(page: PageBuilder) -> Node:
    """The last lines, and where the rest is."""
    lines = page.view.story
    renderer = page.renderer
    last = reversed(lines[-LINES:])
    return h.div(".story")[
        h.h2[renderer.text("page-story")],
        h.ol(reversed=True)[renderer.lines((page.names, page.colours), last, partial(_told, page))],
        h.a(".whole", href=f"{page.context.base}/story")[
            renderer.text("page-whole-story", n=len(lines))
        ]
        if len(lines) > LINES
        else None,
    ]


def _told(page: PageBuilder, line: StoryLine) -> Node:
    head = line.message.id.startswith(HEADS)
    clan = f"c-{page.clan(line.seat).clan}" if line.seat >= 0 else ""
    if line.message.id.startswith("log-automa-"):
        clan += " engine"
    return h.li(
        class_=("head" if head else clan) or None, data_lights=" ".join(line.things) or None
    )[page.tell(line.message)]
