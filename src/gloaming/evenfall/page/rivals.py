"""The other clans: a few lines each, the whole tableau on a click."""

from gloaming.evenfall.page.clan import stock
from gloaming.evenfall.page.crystal import crystals
from gloaming.evenfall.page.moon.board import demon_of, in_order, marks, spread, title
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.page_options import clan_things
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.views.types import ClanView, PlaceView, SpecialistView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

MOST = 3  # rivals at a table


def rival(page: EvenfallPageBuilder, number: int) -> Node:
    """Returns the rival who sits so many seats clockwise from the one in the middle."""
    clan = rival_clan(page, number)
    if clan is None:
        return None
    # Where an option stands on a rival's table, that table is open from the start: one at a time.
    asked = is_asked_there(page, clan)
    earlier = (rival_clan(page, n) for n in range(1, number))
    shown = asked and not any(one is not None and is_asked_there(page, one) for one in earlier)
    return _tableau(page, clan, shown, asked)


def rival_clan(page: EvenfallPageBuilder, number: int) -> ClanView | None:
    """Returns the clan so many seats clockwise from the one in the middle; None if there is none.

    The Automa's clan has a place of its own.
    """
    count = len(page.view.clans)
    if page.view.automa is not None or number >= count:
        return None
    return page.clan((page.focal_seat() + number) % count)


def is_asked_there(page: EvenfallPageBuilder, clan: ClanView) -> bool:
    """Returns whether an option stands on a clan's table."""
    return page.options.stand_at_any(clan_things(clan))


def _tableau(page: EvenfallPageBuilder, clan: ClanView, shown: bool, asked: bool) -> Node:
    renderer = page.renderer
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
    return h.details(
        class_=f"rival c-{clan.clan}{' asked' if shown else ''}",
        name="rival",
        open=shown,
        data_thing=f"seat:{clan.seat}",
    )[
        h.summary[
            renderer.crest(clan.clan),
            h.span(".nm")[page.seat_name(clan.seat)],
            _marks(page, clan),
            crystals.ascent(page, clan),
            h.span(".stock")[
                stock(page, clan, h.span),
                h.span(title=f"{renderer.text('hand')}: {clan.cards}")[
                    renderer.icon("card"), clan.cards
                ],
            ],
            renderer.cached(("sizes", sizes), lambda: _sizes(renderer, sizes)),
        ],
        h.div(".spread")[
            h.h3[page.seat_name(clan.seat), " · ", title(renderer, clan)],
            spread(page, clan),
            crystals.foreseen(page, clan),
            _circle(page, clan, "outer", clan.outer, asked),
            _circle(page, clan, "inner", clan.inner, asked),
            _people(page, clan),
        ],
    ]


def _sizes(renderer: EvenfallRenderer, sizes: tuple[tuple[str, int, str], ...]) -> Node:
    """Returns how many pieces and cards a clan has, in a line."""
    return h.span(".sizes")[
        (
            h.span(class_="" if n else "bare", title=f"{renderer.title(word)}: {n}")[
                renderer.icon(drawing, renderer.title(word)), n
            ]
            for drawing, n, word in sizes
        )
    ]


def _marks(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns Clan Token and Powerstones in a line."""
    renderer = page.renderer
    side = renderer.text("screen-token-on" if clan.token else "screen-token-off")
    return h.span(".marks")[
        marks(page, clan),
        (
            h.span(data_thing=f"stone:{clan.seat}:{icon}")[renderer.stone(icon)]
            for icon in clan.stones
        ),
        h.span(class_="" if clan.token else "used", data_thing=f"token:{clan.seat}")[
            renderer.icon("token", side)
        ],
    ]


def _circle(
    page: EvenfallPageBuilder,
    clan: ClanView,
    which: str,
    row: tuple[PlaceView, ...],
    asked: bool,
) -> Node:
    """Returns a circle in lines; without options it is drawn once for the Places as they lie."""
    if not row:
        return None
    if asked:
        return _lines(page, clan, which, row)
    spare = tuple([crystals.has_spare_space(page, clan, place) for place in row])
    key = ("rival-circle", which, row, clan.clan, clan.cat, spare)
    return page.renderer.cached(key, lambda: _lines(page, clan, which, row))


def _lines(
    page: EvenfallPageBuilder, clan: ClanView, which: str, row: tuple[PlaceView, ...]
) -> Node:
    return h.section(class_=f"circle {which}")[
        h.h4[page.renderer.text(f"{which}-circle")],
        h.ul(".lines")[(_place(page, place, clan) for place in row)],
    ]


def _place(page: EvenfallPageBuilder, place: PlaceView, clan: ClanView) -> Node:
    """Returns a Place of a rival in one line, with all that lies on it."""
    renderer = page.renderer
    card = renderer.cards[place.uid]
    thing = f"card:{place.uid}"
    ritual = renderer.cards[place.ritual] if place.ritual else None
    return h.li(class_="line", data_thing=thing)[
        h.span(".where")[
            renderer.link(place.uid),
            renderer.stone(renderer.stone_of(card)) if card.icon else None,
            crystals.deposit(renderer, place)
            if card.takes_resource
            else renderer.effect_icons(card.harvest)
            if card.harvest is not None
            else None,
            crystals.ground(page, place, card),
            renderer.stone(place.stone) if place.stone else None,
            page.options_at(thing),
        ],
        h.span(class_=f"what {renderer.keyword(ritual)}", data_thing=f"card:{place.ritual}")[
            renderer.link(place.ritual),
            crystals.spaces(page, ritual, place, crystals.has_spare_space(page, clan, place)),
            crystals.lock(page, place, ritual),
            crystals.workers(renderer, place, clan.clan, clan.cat == place.uid),
            page.options_at(f"card:{place.ritual}"),
        ]
        if ritual is not None
        else None,
    ]


def _people(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    renderer = page.renderer
    if not clan.specialists and not clan.council:
        return None
    return h.section(".folk")[
        h.ul(".lines")[
            (_specialist(page, one) for one in in_order(clan)),
            (
                h.li(".line", data_thing=f"card:{uid}", title=renderer.council_text(uid))[
                    renderer.icon("council"), renderer.link(uid)
                ]
                for uid in clan.council
            ),
        ]
    ]


def _specialist(page: EvenfallPageBuilder, one: SpecialistView) -> Node:
    renderer = page.renderer
    thing = f"card:{one.uid}"
    return h.li(
        class_=f"line{'' if one.ready else ' turned'}",
        data_thing=thing,
        title=renderer.card_text(one.uid),
    )[
        renderer.icon("specialist" if demon_of(page, one.uid) is None else "demon"),
        renderer.link(one.uid),
        None if one.ready else h.span(".tag")[renderer.text("exhausted")],
        (
            renderer.piece("elder", page.clan(seat).clan, page.seat_name(seat))
            for seat in one.borrowed
        ),
        page.options_at(thing),
    ]
