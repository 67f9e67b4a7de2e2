"""A clan's own board: stock, reserve, token, Coven Track, both circles, Specialists, Council."""

from collections.abc import Iterator

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.page.cards import councillor, own_place, specialist
from gloaming.evenfall.page.crystal.crystals import has_spare_space, with_cat
from gloaming.evenfall.page.crystal.spots import place_things
from gloaming.evenfall.page.moon.board import (
    board_dependencies,
    in_order,
    moonboard,
    step_button,
    step_signs,
    title,
)
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.views.types import ClanView, PlaceView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

STOCK_WORDS = ("herbs", "potions", "knowledge")


def board(page: EvenfallPageBuilder) -> Node:
    """Returns the tableau in the middle of the table."""
    renderer = page.renderer
    clan = page.clan(page.focal_seat())
    people = clan.specialists or clan.using or clan.council
    return h.div(class_=f"clan c-{clan.clan}{' peopled' if people else ''}")[
        _strip(page, clan),
        h.div(".progress")[
            renderer.cached(
                (
                    ("track", clan.clan, clan.board, clan.seat, clan.coven),
                    page.dependencies(f"coven:{clan.seat}"),
                    board_dependencies(page, clan),
                ),
                lambda: _track(page, clan),
            ),
            renderer.cached(
                (
                    "build",
                    clan.seat,
                    page.view.path is None,
                    page.dependencies(f"build:{clan.seat}"),
                ),
                lambda: _catalysts(page, clan),
            ),
        ],
        moonboard(page, clan, lambda: _token(page, clan)),
        h.div(".circles")[
            _circle(page, clan, "outer", clan.outer),
            _circle(page, clan, "inner", clan.inner),
        ],
        _people(page, clan),
    ]


# --- stock and reserve ---------------------------------------------------------------------


def _strip(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns everything that is a number, and what can be done with it."""
    renderer = page.renderer
    return h.header(".strip")[
        h.h2(title=title(renderer, clan))[
            renderer.crest(clan.clan),
            h.span[page.seat_name(clan.seat), h.small[title(renderer, clan)]],
        ],
        renderer.cached(
            ("stock", clan.stock, clan.mana, page.view.mana_cap),
            lambda: h.ul(".stock", aria_label=renderer.text("resources"))[stock(page, clan)],
        ),
        renderer.cached(
            (
                ("reserve", clan.clan, clan.seat, clan.witches, clan.elders, clan.cat),
                page.dependencies(f"cat:{clan.seat}", f"reserve:{clan.seat}"),
            ),
            lambda: reserve(page, clan),
        ),
        renderer.cached(
            ("token", clan.seat, clan.token, page.dependencies(f"token:{clan.seat}")),
            lambda: _token(page, clan),
        )
        if clan.moon is None
        else None,
    ]


def stock(page: EvenfallPageBuilder, clan: ClanView, item: h.Element = h.li) -> Iterator[Node]:
    """Returns Herbs, Potions, Knowledge, Mana."""
    renderer = page.renderer
    for drawing, word, amount in zip(RESOURCES, STOCK_WORDS, clan.stock):
        yield item(
            class_="" if amount else "bare",
            title=f"{renderer.title(word)}: {amount}",
            data_name=renderer.title(word),
        )[renderer.icon(drawing), h.b[amount]]
    most = renderer.text("page-at-most", n=page.view.mana_cap)
    said = f"{renderer.text('mana')}: {clan.mana} ({most})"
    yield item(class_="" if clan.mana else "bare", title=said, data_name=renderer.text("mana"))[
        renderer.icon("mana"), h.b[clan.mana]
    ]


def reserve(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns the Witches and Elders that are still at home."""
    renderer = page.renderer
    pieces = [
        renderer.text("amount-witch", n=clan.witches),
        renderer.text("amount-elder", n=clan.elders),
    ]
    said = f"{renderer.text('reserve')}: {page.join(pieces)}"
    cat = clan.cat == "reserve"
    home = h.span(".reserve", title=said, role="img", aria_label=said)[
        with_cat(renderer, clan.clan) if cat else None,
        renderer.mark("witch") * (clan.witches - cat),
        h.span(".away")[renderer.mark("witch") * (4 - clan.witches)] if clan.witches < 4 else None,
        " ",
        renderer.mark("elder") * clan.elders,
        h.span(".away")[renderer.mark("elder") * (4 - clan.elders)] if clan.elders < 4 else None,
    ]
    thing = f"cat:{clan.seat}" if cat else f"reserve:{clan.seat}"
    return h.span(".home", data_thing=thing)[home, page.options_at(thing)]


def _token(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns the Clan Token, on its active or its exhausted side."""
    renderer = page.renderer
    thing = f"token:{clan.seat}"
    effect = renderer.board(clan.board).token
    side = renderer.text("token-active" if clan.token else "token-exhausted")
    text = renderer.effect_text(effect) if effect is not None else ""
    used = "" if clan.token else " used"
    return h.div(
        class_=f"medal token{used}{page.refused_class(thing)}",
        data_thing=thing,
        title=f"{renderer.text('clan-token')} ({side}): {text}",
    )[
        renderer.mark("token"),
        h.span(".signs", aria_hidden="true")[
            renderer.effect_icons(effect) if effect is not None else None
        ],
        h.span(".words", id="w-token")[renderer.text("clan-token"), " (", side, "): ", text],
        page.options_at(thing, "w-token"),
        page.refusal_note(thing),
    ]


def _catalysts(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns where the building of Catalysts is chosen, and what they cost."""
    renderer = page.renderer
    table = renderer.table
    thing = f"build:{clan.seat}"
    with_path = page.view.path is not None
    said = renderer.catalyst_costs_text(with_path)
    return h.div(class_=f"medal build{page.refused_class(thing)}", data_thing=thing, title=said)[
        h.span(".signs", aria_hidden="true")[
            h.span[renderer.mark("scythe"), renderer.cost_icons(table.scythe_cost)],
            h.span[renderer.mark("orb"), renderer.cost_icons(table.orb_cost)],
            h.span[renderer.mark("dark"), renderer.cost_icons(table.path.crystal_cost)]
            if with_path and table.path is not None
            else None,
        ],
        h.span(".words", id="w-build")[said],
        page.options_at(thing, "w-build"),
        page.refusal_note(thing),
    ]


def _stones(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns the Powerstones taken, until they are placed at the end."""
    if not clan.stones or page.view.over:
        return None
    return h.span(".treasure", title=page.renderer.text("powerstones"))[
        (
            h.span(data_thing=f"stone:{clan.seat}:{icon}")[page.renderer.stone(icon)]
            for icon in clan.stones
        )
    ]


def _track(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns the Coven Track: what was reached, and what the next steps give."""
    renderer = page.renderer
    track = renderer.board(clan.board)
    after = renderer.text("screen-after", what=renderer.text("amount-vp", n=track.overflow))
    thing = f"coven:{clan.seat}"
    steps = h.ol(".track", data_thing=thing, aria_label=renderer.text("coven-track"))[
        (
            h.li(
                class_="done" if i < clan.coven else "next" if i == clan.coven else "",
                title=f"{renderer.text('coven-track')} {i + 1}: {renderer.effect_text(step)}",
            )[
                h.span(".signs", aria_hidden="true")[step_signs(renderer, step)],
                h.span(".words")[renderer.effect_text(step)],
                step_button(page, clan, i + 1),
            ]
            for i, step in enumerate(track.track)
        ),
        h.li(class_=f"after{' next' if clan.coven >= len(track.track) else ''}", title=after)[
            "+", track.overflow, renderer.mark("vp")
        ],
    ]
    return h.div(".foreseen")[steps, page.options_at(thing)] if page.has_option(thing) else steps


# --- circles and people --------------------------------------------------------------------


def _circle(
    page: EvenfallPageBuilder, clan: ClanView, which: str, row: tuple[PlaceView, ...]
) -> Node:
    """Returns one circle, dashed outside and framed inside."""
    things = [thing for place in row for thing in place_things(place)]
    stones = clan.stones if which == "inner" and not page.view.over else ()
    turned = clan.moon.turned if clan.moon is not None else ()
    marks = (clan.cat, turned, tuple(has_spare_space(page, clan, place) for place in row))
    key = ("circle", which, row, clan.clan, clan.seat, stones, marks, page.dependencies(*things))
    return page.renderer.cached(key, lambda: _laid_out(page, clan, which, row))


def _laid_out(
    page: EvenfallPageBuilder, clan: ClanView, which: str, row: tuple[PlaceView, ...]
) -> Node:
    renderer = page.renderer
    return h.section(class_=f"circle {which}", aria_label=renderer.text(f"{which}-circle"))[
        h.h3[renderer.text(f"{which}-circle")],
        _stones(page, clan) if which == "inner" else None,
        h.div(class_=f"row p{len(row)}")[(own_place(page, place, clan) for place in row)]
        if row
        else h.p(".none")[renderer.text(f"page-{which}-empty")],
    ]


def _people(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns Specialists, borrowed ones, and the Council."""
    renderer = page.renderer
    if not (clan.specialists or clan.using or clan.council):
        return None
    first = not clan.council
    price = f"{renderer.text('council-member')}: {renderer.council_cost_text(first, clan.board)}"
    return h.div(".people", data_room="")[
        h.section(aria_label=renderer.text("specialists"))[
            h.h3[renderer.text("specialists")],
            (specialist(page, one) for one in in_order(clan)),
            (specialist(page, one, borrowed=True) for one in clan.using),
        ]
        if clan.specialists or clan.using
        else None,
        h.section(aria_label=renderer.text("council"), title=price)[
            h.h3[renderer.text("council")],
            (councillor(page, uid) for uid in clan.council),
        ]
        if clan.council
        else None,
    ]
