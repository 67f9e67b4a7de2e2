"""The story: what happened, newest first; each line lights what it speaks of."""

from htpy import Node

from gloaming.evenfall.page.desk import Desk
from gloaming.kernel import elements as h
from gloaming.kernel.view import Told

LINES = 40  # as many as anybody reads back; the whole story is on a page of its own
HEADS = ("log-round", "log-phase-", "log-game-end")


def story(desk: Desk) -> Node:
    """The last lines, and where the rest is."""
    lines = desk.view.story
    pen = desk.pen
    return h.div(".story")[
        h.h2[pen.text("page-story")],
        h.ol(reversed=True)[(_line(desk, line) for line in reversed(lines[-LINES:]))],
        h.a(".whole", href=f"{desk.context.base}/story")[pen.text("page-whole-story", n=len(lines))]
        if len(lines) > LINES
        else None,
    ]


def _line(desk: Desk, line: Told) -> Node:
    key = (desk.names, desk.colours)
    return desk.pen.line(key, line, lambda: _told(desk, line))


def _told(desk: Desk, line: Told) -> Node:
    head = line.message.id.startswith(HEADS)
    clan = f"c-{desk.clan(line.seat).clan}" if line.seat >= 0 else ""
    if line.message.id.startswith("log-automa-"):
        clan += " engine"
    return h.li(
        class_=("head" if head else clan) or None, data_lights=" ".join(line.things) or None
    )[desk.tell(line.message)]
