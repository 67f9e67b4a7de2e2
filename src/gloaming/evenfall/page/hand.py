"""The own hand, and the free action that turns cards into a resource."""

from gloaming.evenfall.page.cards import in_hand
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


def hand(page: EvenfallPageBuilder) -> Node:
    """Returns all cards in hand; a watcher sees none, and at the end there is none."""
    view = page.view
    if view.seat < 0 or not view.hand:
        return None
    renderer = page.renderer
    thing = f"discard:{view.seat}"
    return h.div(class_=f"hand h{min(len(view.hand), 20)}")[
        h.header[
            h.h2[renderer.text("hand")],
            h.div(".trade", data_thing=thing)[_trade(page, thing)]
            if page.has_option(thing)
            else None,
        ],
        h.div(".fan")[(in_hand(page, uid) for uid in view.hand)],
    ]


def _trade(page: EvenfallPageBuilder, thing: str) -> Node:
    """Returns the option to discard cards for a resource (EF-ACT-08)."""
    renderer = page.renderer
    option = page.options.at(thing)[0]
    return [
        h.span(aria_hidden="true")[
            renderer.mark("card"), h.span(".arrow")["→"], renderer.mark("any")
        ],
        page.option_button(option, "cover"),
    ]
