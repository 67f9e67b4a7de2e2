"""The other clans: a few lines each, the whole tableau on a click."""

from htpy import Node

from gloaming.evenfall.page import crystals
from gloaming.evenfall.page.clan import stock
from gloaming.evenfall.page.moon_board import demon_of, in_order, marks, spread, title
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.page.page_options import clan_things
from gloaming.evenfall.views.types import ClanView, PlaceView, SpecialistView
from gloaming.kernel.page import elements as h

MOST = 3  # rivals at a table


def rival(desk: Desk, number: int) -> Node:
    """The rival who sits so many seats clockwise from the one in the middle."""
    count = len(desk.view.clans)
    if desk.view.automa is not None:  # its clan has a place of its own
        return None
    if number >= count:
        return None
    seats = [(desk.focal() + i) % count for i in range(1, count)]
    # Where an answer lies on a rival's table, that table is open from the start: one at a time.
    shown = -1
    if desk.answers.all:
        shown = next((seat for seat in seats if _asked_there(desk, desk.clan(seat))), -1)
    seat = seats[number - 1]
    return _rival(desk, desk.clan(seat), seat == shown)


def _asked_there(desk: Desk, clan: ClanView) -> bool:
    return any(desk.open(thing) for thing in clan_things(clan))


def _rival(desk: Desk, clan: ClanView, shown: bool) -> Node:
    asked = desk.answers.all and _asked_there(desk, clan)
    touched = desk.touch(*clan_things(clan)) if asked else None
    order = desk.view.path.order if desk.view.path is not None else None
    key = ("rival", clan, desk.names, shown, touched, desk.colours, order)
    return desk.pen.keep(key, lambda: _tableau(desk, clan, shown))


def _tableau(desk: Desk, clan: ClanView, shown: bool) -> Node:
    pen = desk.pen
    rituals = sum(1 for place in clan.outer + clan.inner if place.ritual)
    sizes = (
        ("witch", clan.witches, "witches"),
        ("elder", clan.elders, "elders"),
        ("place", len(clan.outer) + len(clan.inner), "places"),
        ("ritual", rituals, "rituals"),
        ("specialist", len(clan.specialists), "specialists"),
        ("council", len(clan.council), "council"),
        ("step", clan.coven, "coven-track"),
    )
    asked = " asked" if shown else ""
    return h.details(
        class_=f"rival c-{clan.clan}{asked}",
        name="rival",
        open=shown,
        data_thing=f"seat:{clan.seat}",
    )[
        h.summary[
            pen.crest(clan.clan),
            h.span(".nm")[desk.seat(clan.seat)],
            _marks(desk, clan),
            crystals.ascent(desk, clan),
            h.span(".stock")[
                stock(desk, clan, h.span),
                h.span(title=f"{pen.text('hand')}: {clan.cards}")[pen.icon("card"), clan.cards],
            ],
            h.span(".sizes")[
                (
                    h.span(class_="" if n else "bare", title=f"{pen.title(word)}: {n}")[
                        pen.icon(drawing, pen.title(word)), n
                    ]
                    for drawing, n, word in sizes
                )
            ],
        ],
        h.div(".spread")[
            h.h3[desk.seat(clan.seat), " · ", title(pen, clan)],
            spread(desk, clan),
            crystals.foreseen(desk, clan),
            _circle(desk, clan, "outer", clan.outer),
            _circle(desk, clan, "inner", clan.inner),
            _people(desk, clan),
        ],
    ]


def _marks(desk: Desk, clan: ClanView) -> Node:
    """Clan Token and Powerstones in a line."""
    pen = desk.pen
    side = pen.text("screen-token-on" if clan.token else "screen-token-off")
    return h.span(".marks")[
        marks(desk, clan),
        (h.span(data_thing=f"stone:{clan.seat}:{icon}")[pen.stone(icon)] for icon in clan.stones),
        h.span(class_="" if clan.token else "used", data_thing=f"token:{clan.seat}")[
            pen.icon("token", side)
        ],
    ]


def _circle(desk: Desk, clan: ClanView, which: str, row: tuple[PlaceView, ...]) -> Node:
    if not row:
        return None
    return h.section(class_=f"circle {which}")[
        h.h4[desk.pen.text(f"{which}-circle")],
        h.ul(".lines")[(_place(desk, place, clan) for place in row)],
    ]


def _place(desk: Desk, place: PlaceView, clan: ClanView) -> Node:
    """A Place of a rival in one line, with all that lies on it."""
    pen = desk.pen
    card = pen.cards[place.uid]
    thing = f"card:{place.uid}"
    ritual = pen.cards[place.ritual] if place.ritual else None
    return h.li(class_="line", data_thing=thing)[
        h.span(".where")[
            pen.link(place.uid),
            pen.stone(pen.stone_of(card)) if card.icon else None,
            crystals.deposit(pen, place)
            if card.takes_resource
            else pen.effect(card.harvest)
            if card.harvest is not None
            else None,
            crystals.ground(desk, place, card),
            pen.stone(place.stone) if place.stone else None,
            desk.can(thing),
        ],
        h.span(class_=f"what {pen.keyword(ritual)}", data_thing=f"card:{place.ritual}")[
            pen.link(place.ritual),
            crystals.spaces(desk, ritual, place, crystals.spare(desk, clan, place)),
            crystals.lock(desk, place, ritual),
            crystals.workers(pen, place, clan.clan, clan.cat == place.uid),
            desk.can(f"card:{place.ritual}"),
        ]
        if ritual is not None
        else None,
    ]


def _people(desk: Desk, clan: ClanView) -> Node:
    pen = desk.pen
    if not clan.specialists and not clan.council:
        return None
    return h.section(".folk")[
        h.ul(".lines")[
            (_specialist(desk, one) for one in in_order(clan)),
            (
                h.li(".line", data_thing=f"card:{uid}", title=pen.council_text(uid))[
                    pen.icon("council"), pen.link(uid)
                ]
                for uid in clan.council
            ),
        ]
    ]


def _specialist(desk: Desk, one: SpecialistView) -> Node:
    pen = desk.pen
    thing = f"card:{one.uid}"
    return h.li(
        class_=f"line{'' if one.ready else ' turned'}",
        data_thing=thing,
        title=pen.card_text(one.uid),
    )[
        pen.icon("specialist" if demon_of(desk, one.uid) is None else "demon"),
        pen.link(one.uid),
        None if one.ready else h.span(".tag")[pen.text("exhausted")],
        (pen.piece("elder", desk.clan(seat).clan, desk.seat(seat)) for seat in one.borrowed),
        desk.can(thing),
    ]
