"""The own hand, and the free action that turns cards into a resource."""

from htpy import Node

from gloaming.evenfall.page.cards import in_hand
from gloaming.evenfall.page.page_builder import Desk
from gloaming.kernel.page import elements as h


def hand(desk: Desk) -> Node:
    """All cards in hand; a watcher sees none, and at the end there is none."""
    view = desk.view
    if view.seat < 0 or not view.hand:
        return None
    pen = desk.pen
    thing = f"discard:{view.seat}"
    return h.div(class_=f"hand h{min(len(view.hand), 20)}")[
        h.header[
            h.h2[pen.text("hand")],
            h.div(".trade", data_thing=thing)[_trade(desk, thing)] if desk.open(thing) else None,
        ],
        h.div(".fan")[(in_hand(desk, uid) for uid in view.hand)],
    ]


def _trade(desk: Desk, thing: str) -> Node:
    """Discard cards for a resource (EF-ACT-08)."""
    pen = desk.pen
    answer = desk.answers.at(thing)[0]
    return [
        h.span(aria_hidden="true")[pen.mark("card"), " → ", pen.mark("any")],
        desk.button(answer, "cover"),
    ]
