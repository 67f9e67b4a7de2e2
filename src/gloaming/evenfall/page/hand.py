"""The own hand, and the free action that turns cards into a resource."""

from gloaming.evenfall.page.card_widths import said_width, signs_width
from gloaming.evenfall.page.cards import in_hand
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

MOST = 20  # cards for which there is a look of its own
ONE_ROW = 8  # cards that lie in one row
CROWDED = 12  # cards from which on people are called by the first of their names
ONE_LOW_ROW = 6  # where other things than the base game's leave the hand less height
LEAST = 3  # steps that even a card takes which has nothing to say


def hand(page: EvenfallPageBuilder) -> Node:
    """Returns all cards in hand; a watcher sees none, and at the end there is none.

    A full hand lies in two rows: where the second begins is marked.
    """
    view = page.view
    if view.seat < 0 or view.over:
        return None
    renderer = page.renderer
    thing = f"discard:{view.seat}"
    is_crowded = len(view.hand) >= CROWDED
    cards: list[Node] = [in_hand(page, uid, is_crowded) for uid in view.hand]
    if len(cards) > 1:
        cards.insert(second_row(_widths(page)), h.hr(".row-end", aria_hidden="true"))
    full = " full" if len(view.hand) > (ONE_LOW_ROW if _is_low(page) else ONE_ROW) else ""
    return h.div(class_=f"hand h{min(len(view.hand), MOST)}{full}")[
        h.header[
            h.h2[renderer.text("hand")],
            h.div(".trade", data_thing=thing)[_trade(page, thing)]
            if page.has_option(thing)
            else None,
        ],
        h.div(".fan")[cards if cards else h.p(".none")[renderer.text("page-hand-empty")]],
    ]


def _is_low(page: EvenfallPageBuilder) -> bool:
    """Returns whether the hand is low, as more lies on the table than the base game."""
    view = page.view
    return (
        view.path is not None or view.automa is not None or view.clans[view.seat].moon is not None
    )


def _widths(page: EvenfallPageBuilder) -> list[int]:
    """Returns how wide the cards are beside each other: many have room for signs alone."""
    renderer = page.renderer
    held = [renderer.cards[uid] for uid in page.view.hand]
    if len(held) > ONE_ROW:
        return [signs_width(renderer, card, len(held) >= CROWDED) for card in held]
    return [LEAST + said_width(renderer, card) for card in held]


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
