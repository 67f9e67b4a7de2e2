"""The other clans: a few lines each, the whole tableau on a click."""

from gloaming.evenfall.page.cards import councillor, own_place, specialist
from gloaming.evenfall.page.clan import stock
from gloaming.evenfall.page.crystal import crystals
from gloaming.evenfall.page.moon.board import in_order, marks, spread, title
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.page_options import clan_things
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.views.types import ClanView, PlaceView
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
    return _tableau(page, clan, shown)


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
    return page.options.has_option_at_any(clan_things(clan))


def _tableau(page: EvenfallPageBuilder, clan: ClanView, shown: bool) -> Node:
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
            _circle(page, clan, "outer", clan.outer),
            _circle(page, clan, "inner", clan.inner),
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
) -> Node:
    """Returns a circle with its cards as they lie."""
    if not row:
        return None
    return h.section(class_=f"circle {which}")[
        h.h4[page.renderer.text(f"{which}-circle")],
        h.div(".cards")[[own_place(page, place, clan) for place in row]],
    ]


def _people(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns Specialists and the Council as cards."""
    if not clan.specialists and not clan.council:
        return None
    return h.section(".folk")[
        h.div(".cards")[
            [specialist(page, one) for one in in_order(clan)],
            [councillor(page, uid) for uid in clan.council],
        ]
    ]
