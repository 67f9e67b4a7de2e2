"""The story: what happened, newest first; each line lights what it speaks of."""

from functools import partial

from htpy import Node

from gloaming.evenfall.page.page_builder import Desk
from gloaming.kernel.page import elements as h
from gloaming.kernel.views.types import Told

LINES = 40  # as many as anybody reads back; the whole story is on a page of its own
HEADS = ("log-round", "log-phase-", "log-game-end")


def story(desk: Desk) -> Node:
    """The last lines, and where the rest is."""
    lines = desk.view.story
    pen = desk.pen
    last = reversed(lines[-LINES:])
    return h.div(".story")[
        h.h2[pen.text("page-story")],
        h.ol(reversed=True)[pen.lines((desk.names, desk.colours), last, partial(_told, desk))],
        h.a(".whole", href=f"{desk.context.base}/story")[pen.text("page-whole-story", n=len(lines))]
        if len(lines) > LINES
        else None,
    ]


def _told(desk: Desk, line: Told) -> Node:
    head = line.message.id.startswith(HEADS)
    clan = f"c-{desk.clan(line.seat).clan}" if line.seat >= 0 else ""
    if line.message.id.startswith("log-automa-"):
        clan += " engine"
    return h.li(
        class_=("head" if head else clan) or None, data_lights=" ".join(line.things) or None
    )[desk.tell(line.message)]
