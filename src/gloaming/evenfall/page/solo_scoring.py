"""The end of a solo game card by card: what each Specialist and each Inner Circle is worth."""

import htpy as h
from htpy import Node

from gloaming.evenfall.page.automa_turns import TILE, number
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.views.types import ClanView, PlaceView


def sums(desk: Desk) -> Node:
    """Both clans side by side (EF-AUT-52 to 54); nothing where people play among themselves."""
    if desk.view.automa is None:
        return None
    pen = desk.pen
    return h.details(".sums", open=True)[
        h.summary[pen.text("page-sums")],
        h.div[(_clan(desk, clan) for clan in desk.view.clans)],
    ]


def tile_points(desk: Desk) -> int:
    """What the Automa's Clan Tile gave after the last round (EF-TILE-15)."""
    points = 0
    for line in reversed(desk.view.story):
        if line.message.id == TILE:
            points += number(line.message, "n")
        if line.message.id == "log-game-end":
            break
    return points


def _clan(desk: Desk, clan: ClanView) -> Node:
    pen = desk.pen
    people = [(one.uid, pen.cards[one.uid].vp) for one in clan.specialists]
    return h.section(class_=f"c-{clan.clan}")[
        h.h3[pen.crest(clan.clan), desk.seat(clan.seat)],
        h.h4[pen.text("page-sum-people")],
        h.ul[(h.li[pen.link(uid), h.b[worth]] for uid, worth in people if worth)]
        if any(worth for _, worth in people)
        else h.p[pen.text("page-sum-none")],
        h.h4[pen.text("page-sum-inner")],
        h.ul[(_place(desk, place) for place in clan.inner)]
        if clan.inner
        else h.p[pen.text("page-sum-none")],
    ]


def _place(desk: Desk, place: PlaceView) -> Node:
    """A Place of the Inner Circle: its own worth, its Ritual's, and that again for a stone."""
    pen = desk.pen
    own = pen.cards[place.uid].vp
    ritual = pen.cards[place.ritual].vp if place.ritual else 0
    doubled = bool(place.stone and place.ritual)
    total = own + ritual * (2 if doubled else 1)
    return h.li[
        pen.link(place.ritual or place.uid),
        h.span(".doubled", title=pen.text("page-sum-doubled"))[
            pen.stone(place.stone), h.span(aria_hidden="true")["×2"]
        ]
        if doubled
        else None,
        h.small[pen.link(place.uid), f" +{own}" if own else None] if place.ritual else None,
        h.b[total],
    ]
