"""The own hand, and the free action that turns cards into a resource."""

from gloaming.evenfall.page.cards import in_hand, length
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

MOST = 20  # cards for which there is a look of its own
LEAST = 3  # steps that even a card takes which has nothing to say


def hand(page: EvenfallPageBuilder) -> Node:
    """Returns all cards in hand; a watcher sees none, and at the end there is none.

    A very full hand lies in two rows: where the second begins is marked.
    """
    view = page.view
    if view.seat < 0 or view.over:
        return None
    renderer = page.renderer
    thing = f"discard:{view.seat}"
    cards: list[Node] = [in_hand(page, uid) for uid in view.hand]
    if len(cards) > 1:
        second = second_row([LEAST + length(renderer, renderer.cards[uid]) for uid in view.hand])
        cards.insert(second, h.hr(".row-end", aria_hidden="true"))
    return h.div(class_=f"hand h{min(len(view.hand), MOST)}")[
        h.header[
            h.h2[renderer.text("hand")],
            h.div(".trade", data_thing=thing)[_trade(page, thing)]
            if page.has_option(thing)
            else None,
        ],
        h.div(".fan")[cards if cards else h.p(".none")[renderer.text("page-hand-empty")]],
    ]


def second_row(widths: list[int]) -> int:
    """Returns the index at which a second row begins, so that the wider row is the least wide."""
    whole, before = sum(widths), 0
    best, narrowest = 0, whole
    for index, width in enumerate(widths):
        wider = max(before, whole - before)
        if wider < narrowest:
            best, narrowest = index, wider
        before += width
    return best


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
