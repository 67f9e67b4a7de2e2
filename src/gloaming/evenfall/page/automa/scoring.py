"""The end of a solo game card by card: what each Specialist and each Inner Circle is worth."""

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.views.types import ClanView, PlaceView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


def sums(page: EvenfallPageBuilder) -> Node:
    """Returns both clans side by side (EF-AUT-52 to 54); nothing where people play among
    themselves."""
    if page.view.automa is None:
        return None
    renderer = page.renderer
    return h.details(".sums", open=True)[
        h.summary[renderer.text("page-sums")],
        h.div[(_clan(page, clan) for clan in page.view.clans)],
    ]


def _clan(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    renderer = page.renderer
    people = [(one.uid, renderer.cards[one.uid].vp) for one in clan.specialists]
    return h.section(class_=f"c-{clan.clan}")[
        h.h3[renderer.crest(clan.clan), page.seat_name(clan.seat)],
        h.h4[renderer.text("page-sum-people")],
        h.ul[(h.li[renderer.link(uid), h.b[worth]] for uid, worth in people if worth)]
        if any(worth for _, worth in people)
        else h.p[renderer.text("page-sum-none")],
        h.h4[renderer.text("page-sum-inner")],
        h.ul[(_place(page, place) for place in clan.inner)]
        if clan.inner
        else h.p[renderer.text("page-sum-none")],
    ]


def _place(page: EvenfallPageBuilder, place: PlaceView) -> Node:
    """Returns a Place of the Inner Circle: its own worth, its Ritual's, and that again for a
    stone."""
    renderer = page.renderer
    own = renderer.cards[place.uid].vp
    ritual = renderer.cards[place.ritual].vp if place.ritual else 0
    doubled = bool(place.stone and place.ritual)
    total = own + ritual * (2 if doubled else 1)
    return h.li[
        renderer.link(place.ritual or place.uid),
        h.span(".doubled", title=renderer.text("page-sum-doubled"))[
            renderer.stone(place.stone), h.span(aria_hidden="true")["×2"]
        ]
        if doubled
        else None,
        h.small[renderer.link(place.uid), f" +{own}" if own else None] if place.ritual else None,
        h.b[total],
    ]
