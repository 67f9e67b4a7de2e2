"""The right side: the Ancient One with the Mystery, Mythos cards in play, reserve and decks."""

from gloaming.eldritch.page.investigator_sheets import kind_line
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.page_options import RESERVE
from gloaming.eldritch.page.renderer import frame
from gloaming.eldritch.page.track import solved
from gloaming.eldritch.views.types import DeckView, MysteryView, OngoingView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

BUYING = "ask-buy"  # the question to who acquires assets
CLUE = "clue-"  # how the ids of Clues begin
MANY_SLOTS = 8  # of a Mystery: beyond that progress is only a number


def side(page: EldritchPageBuilder) -> Node:
    """Returns what everybody looks at beside the map."""
    if page.is_mustering:
        return h.div(".side")[_ancient_one(page)]
    return h.div(".side")[
        _ancient_one(page),
        (_ongoing(page, card) for card in page.view.ongoing),
        _reserve(page),
        _decks(page),
    ]


# --- the Ancient One and the Mystery --------------------------------------------------------------


def _ancient_one(page: EldritchPageBuilder) -> Node:
    view = page.view
    renderer = page.renderer
    state = "page-awake" if view.awake else "page-asleep"
    return h.section(
        class_=f"ancient panel a-{view.ancient_one}{' awake' if view.awake else ''}",
        data_thing=f"card:{view.ancient_one}",
    )[
        h.div(".art")[
            h.span(class_=f"vista of-{view.ancient_one}")[None],
            h.h2[renderer.heading(view.ancient_one)],
            h.span(".sleep")[renderer.text(state)],
            solved(page),
        ],
        h.div(".in")[
            _mystery(page, view.mystery) if view.mystery is not None else None,
            _sheet_tokens(page),
            h.details(".powers", open=page.is_mustering)[
                h.summary[renderer.mark("reckoning"), renderer.text("page-powers")],
                h.ul[(h.li[line] for line in _powers(page))],
            ],
        ],
    ]


def _powers(page: EldritchPageBuilder) -> list[str]:
    """Returns what the side of the Ancient One's sheet says that is up."""
    renderer = page.renderer
    if page.view.awake:
        return renderer.other_side(page.view.ancient_one)
    return renderer.front_lines(page.view.ancient_one)


def _mystery(page: EldritchPageBuilder, mystery: MysteryView) -> Node:
    """Returns the active Mystery: what it asks for, and how much of that is there."""
    view = page.view
    renderer = page.renderer
    thing = f"card:{mystery.card}"
    n = min(len(view.solved) + 1, view.mysteries_to_win)
    slots = mystery.needed if mystery.needed <= MANY_SLOTS else 0
    return h.div(".mystery", data_thing=thing)[
        h.h3[
            renderer.heading(mystery.card),
            " ",
            h.small[renderer.text("page-mystery-of", n=n, of=view.mysteries_to_win)],
        ],
        h.p[renderer.lasting_text(mystery.card)],
        h.div(".progress")[
            h.span(".slots", aria_hidden="true")[
                (
                    h.span(class_="slot full" if i < mystery.progress else "slot")[
                        renderer.mark("eldritch")
                    ]
                    for i in range(slots)
                )
            ],
            h.b[renderer.text("screen-progress", n=mystery.progress, of=mystery.needed)],
        ],
        _held(page, mystery.held),
        page.options_at(thing),
    ]


def _held(page: EldritchPageBuilder, tokens: tuple[str, ...]) -> Node:
    """Returns Gates and Monsters that lie on a card."""
    if not tokens:
        return None
    names = [_token_name(page, token) for token in tokens]
    return h.p(".held")[page.renderer.text("page-on-card", things=page.join(names))]


def _token_name(page: EldritchPageBuilder, token: str) -> str:
    """Returns the name of a Gate or a Monster; a Clue is called after its space."""
    renderer = page.renderer
    space = token.removeprefix(CLUE)
    if space == token:
        return renderer.card_name(token)
    return f"{renderer.text('sign-clue')} ({renderer.space_name(space)})"


def _sheet_tokens(page: EldritchPageBuilder) -> Node:
    """Returns the tokens that lie on the Ancient One's sheet."""
    view = page.view
    renderer = page.renderer
    shown = (("eldritch", view.sheet_eldritch), ("sanity", view.sheet_sanity))
    if not any(n for _, n in shown):
        return None
    return h.p(".on-sheet")[
        renderer.text("page-on-sheet"),
        ([" ", h.span(class_=kind)[renderer.icon(kind), n]] for kind, n in shown if n),
    ]


# --- Mythos cards in play -------------------------------------------------------------------------


def _ongoing(page: EldritchPageBuilder, card: OngoingView) -> Node:
    """Returns a Rumor with its clock, or another Mythos card in play."""
    renderer = page.renderer
    thing = f"card:{card.card}"
    is_rumor = card.kind == "rumor"
    clock: Node = None
    if card.has_clock:
        clock = renderer.text("screen-clock", n=card.tokens)
    elif card.tokens:
        clock = card.tokens
    return h.section(class_=f"inplay panel{' rumor' if is_rumor else ''}", data_thing=thing)[
        h.span(class_="tok rum" if is_rumor else "tok ong")[
            renderer.mark("rumor" if is_rumor else "event")
        ],
        h.h3[renderer.heading(card.card)],
        h.span(".left")[renderer.mark("eldritch"), clock] if clock is not None else None,
        h.p[
            [h.b[renderer.space_name(card.space)], ". "] if card.space else None,
            renderer.lasting_text(card.card, 1),
        ],
        _held(page, card.held),
        page.options_at(thing),
    ]


# --- reserve and decks ----------------------------------------------------------------------------


def _reserve(page: EldritchPageBuilder) -> Node:
    """Returns the four cards that can be bought, with their values."""
    renderer = page.renderer
    cards = page.view.reserve
    question = page.view.question
    is_buying = question is not None and question.about.id == BUYING
    is_open = is_buying or any(page.has_option(f"card:{card}") for card in cards)
    return h.section(class_=f"reserve panel{' open' if is_open else ''}")[
        h.header[
            h.h3(".caps")[renderer.text("screen-reserve")],
            page.options_at(RESERVE),
        ],
        h.ul(".goods")[(_good(page, card) for card in cards)],
    ]


def _good(page: EldritchPageBuilder, card: str) -> Node:
    renderer = page.renderer
    item = renderer.item(card)
    if item is None:
        return None
    thing = f"card:{card}"
    value = item.values.get("value", 0)
    said = renderer.text("fact-value", n=value)
    return h.li(
        class_=f"offer k-{frame(item)}{page.refused_class(thing)}",
        data_thing=thing,
        data_card=item.id,
    )[
        renderer.emblem(card),
        renderer.heading(card),
        h.p[renderer.card_text(card)],
        h.b(".price", title=said)[h.span(".sr")[said], h.span(aria_hidden="true")[value]],
        h.span(".sr")[kind_line(page, card)],
        page.options_at(thing),
        page.refusal_note(thing),
    ]


def _decks(page: EldritchPageBuilder) -> Node:
    """Returns how many cards every deck has, and the discard piles, which are open (EH-HID-06)."""
    renderer = page.renderer
    return h.details(".decks.panel")[
        h.summary[renderer.text("page-decks")],
        h.dl[(_deck(page, deck) for deck in page.view.decks)],
        _known_gates(page),
    ]


def _deck(page: EldritchPageBuilder, deck: DeckView) -> Node:
    renderer = page.renderer
    return [
        h.dt[renderer.text(f"page-deck-{deck.deck}"), " ", h.b[deck.size]],
        h.dd[
            [renderer.text("screen-on-top"), ": ", renderer.link(deck.top), ". "]
            if deck.top
            else None,
            [
                renderer.text("page-discarded", n=len(deck.discard)),
                ": ",
                h.span(".names")[
                    (
                        [", " if i else "", _pile_card(page, card)]
                        for i, card in enumerate(deck.discard)
                    )
                ],
            ]
            if deck.discard
            else renderer.text("page-nothing-discarded"),
        ],
    ]


def _pile_card(page: EldritchPageBuilder, card: str) -> Node:
    link = page.thing_link(f"card:{card}")
    return page.renderer.card_name(card) if link is None else link


def _known_gates(page: EldritchPageBuilder) -> Node:
    """Returns the next Gates of the stack that the reader has seen."""
    renderer = page.renderer
    view = page.view
    parts = (("page-known-gates", view.known_gates), ("page-last-gates", view.last_gates))
    return [
        h.p(".known")[renderer.text(id, gates=", ".join([renderer.card_name(g) for g in gates]))]
        for id, gates in parts
        if gates
    ]
