"""A trade as a dialogue of two people: what each gives, and what can still be put on the list."""

from typing import Final

from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.page_options import ACCEPTING, GIVE, TAKE, TRADING
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_option import PageOption, option_button
from gloaming.kernel.views.types import MessageView, NameRef

NOTHING: Final = "listed-nothing"


def trade(page: EldritchPageBuilder) -> Node:
    """Returns both sides of the trade that the reader makes or is offered; else nothing."""
    question = page.view.question
    if question is None or question.about.id not in (TRADING, ACCEPTING):
        return None
    partner = question.about.args.get("who")
    if not isinstance(partner, NameRef):
        return None
    other = int(partner.thing.partition(":")[2])
    given, taken = question.about.args.get("given"), question.about.args.get("taken")
    return h.section(".stage.trade", aria_label=page.renderer.text("page-trade"))[
        _side(page, page.view.seat, given, "page-group-give", GIVE),
        h.span(".swap", aria_hidden="true")[page.renderer.mark("trade")],
        _side(page, other, taken, "page-group-take", TAKE),
    ]


def _side(page: EldritchPageBuilder, seat: int, listed: object, title: str, verb: str) -> Node:
    """Returns one side: who it is, what is on the list, and what can be added."""
    renderer = page.renderer
    sheet = page.investigator(seat).sheet
    options = [option for option in page.options.all if option.verb == verb]
    return h.article(class_=f"trader {page.seat_class(seat)}")[
        h.header[
            renderer.portrait(sheet),
            h.div[
                h.h3[renderer.card_name(sheet)],
                h.small[page.player_name(seat)],
                h.p(".title")[renderer.text(title)],
            ],
        ],
        h.ul(".listed")[_listed(page, listed)],
        h.ul(".addable")[(h.li[_button(page, option)] for option in options)] if options else None,
    ]


def _listed(page: EldritchPageBuilder, listed: object) -> list[Node]:
    """Returns what one gives; the question names it part by part."""
    if not isinstance(listed, MessageView) or listed.id == NOTHING:
        return [h.li(".nothing")[page.renderer.text(NOTHING)]]
    return [_thing(page, part) for part in listed.args.values()]


def _thing(page: EldritchPageBuilder, part: object) -> Node:
    renderer = page.renderer
    if isinstance(part, NameRef):
        card = part.thing.partition(":")[2]
        return h.li[renderer.emblem(card), page.thing_link(part.thing) or page.name(part.thing)]
    if isinstance(part, MessageView):
        return h.li[page.text(part)]
    return h.li[str(part)]


def _button(page: EldritchPageBuilder, option: PageOption) -> Node:
    """Returns what puts a thing on the list, at the one place where it stands."""
    emblem: Node = None
    for thing in option.things:
        if thing.startswith("card:"):
            emblem = page.renderer.emblem(thing.partition(":")[2])
    content: list[Node] = [
        h.kbd(aria_hidden="true")[option.number],
        emblem,
        h.span(".label")[option.label],
    ]
    return option_button(option, "put", content)
