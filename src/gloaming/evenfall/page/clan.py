"""A clan's own board: stock, reserve, token, Coven Track, both circles, Specialists, Council."""

from collections.abc import Iterator

from htpy import Node

from gloaming.evenfall.page.cards import councillor, own_place, specialist
from gloaming.evenfall.page.crystal_spots import place_things
from gloaming.evenfall.page.crystals import spare, with_cat
from gloaming.evenfall.page.moon_board import (
    in_order,
    moonboard,
    step_button,
    step_signs,
    title,
    touched,
)
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.views.types import ClanView, PlaceView
from gloaming.kernel.page import elements as h

STOCK = (("herb", "herbs"), ("potion", "potions"), ("knowledge", "knowledge"))


def board(desk: Desk) -> Node:
    """The tableau in the middle of the table."""
    pen = desk.pen
    clan = desk.clan(desk.focal())
    people = clan.specialists or clan.using or clan.council
    return h.div(class_=f"clan c-{clan.clan}{' peopled' if people else ''}")[
        _strip(desk, clan),
        h.div(".progress")[
            pen.keep(
                (
                    ("track", clan.clan, clan.board, clan.seat, clan.coven),
                    desk.touch(f"coven:{clan.seat}"),
                    touched(desk, clan),
                ),
                lambda: _track(desk, clan),
            ),
            pen.keep(
                ("build", clan.seat, desk.view.path is None, desk.touch(f"build:{clan.seat}")),
                lambda: _catalysts(desk, clan),
            ),
        ],
        moonboard(desk, clan, lambda: _token(desk, clan)),
        h.div(".circles")[
            _circle(desk, clan, "outer", clan.outer),
            _circle(desk, clan, "inner", clan.inner),
        ],
        _people(desk, clan),
    ]


# --- stock and reserve ---------------------------------------------------------------------


def _strip(desk: Desk, clan: ClanView) -> Node:
    """Everything that is a number, and what can be done with it."""
    pen = desk.pen
    return h.header(".strip")[
        h.h2(title=title(pen, clan))[
            pen.crest(clan.clan),
            h.span[desk.seat(clan.seat), h.small[title(pen, clan)]],
        ],
        pen.keep(
            ("stock", clan.stock, clan.mana, desk.view.mana_cap),
            lambda: h.ul(".stock", aria_label=pen.text("resources"))[stock(desk, clan)],
        ),
        pen.keep(
            (
                ("reserve", clan.clan, clan.seat, clan.witches, clan.elders, clan.cat),
                desk.touch(f"cat:{clan.seat}", f"reserve:{clan.seat}"),
            ),
            lambda: reserve(desk, clan),
        ),
        pen.keep(
            ("token", clan.seat, clan.token, desk.touch(f"token:{clan.seat}")),
            lambda: _token(desk, clan),
        )
        if clan.moon is None
        else None,
    ]


def stock(desk: Desk, clan: ClanView, item: h.Element = h.li) -> Iterator[Node]:
    """Herbs, Potions, Knowledge, Mana."""
    pen = desk.pen
    for (drawing, word), amount in zip(STOCK, clan.stock):
        yield item(class_="" if amount else "bare", title=f"{pen.title(word)}: {amount}")[
            pen.icon(drawing), h.b[amount]
        ]
    most = pen.text("page-at-most", n=desk.view.mana_cap)
    said = f"{pen.text('mana')}: {clan.mana} ({most})"
    yield item(class_="" if clan.mana else "bare", title=said)[pen.icon("mana"), h.b[clan.mana]]


def reserve(desk: Desk, clan: ClanView) -> Node:
    """Witches and Elders that are still at home."""
    pen = desk.pen
    pieces = [pen.text("amount-witch", n=clan.witches), pen.text("amount-elder", n=clan.elders)]
    said = f"{pen.text('reserve')}: {desk.join(pieces)}"
    cat = clan.cat == "reserve"
    home = h.span(".reserve", title=said, role="img", aria_label=said)[
        with_cat(pen, clan.clan) if cat else None,
        pen.mark("witch") * (clan.witches - cat),
        h.span(".away")[pen.mark("witch") * (4 - clan.witches)] if clan.witches < 4 else None,
        " ",
        pen.mark("elder") * clan.elders,
        h.span(".away")[pen.mark("elder") * (4 - clan.elders)] if clan.elders < 4 else None,
    ]
    thing = f"cat:{clan.seat}" if cat else f"reserve:{clan.seat}"
    return h.span(".home", data_thing=thing)[home, desk.can(thing)]


def _token(desk: Desk, clan: ClanView) -> Node:
    """The Clan Token, on its active or its exhausted side."""
    pen = desk.pen
    thing = f"token:{clan.seat}"
    effect = pen.board(clan.board).token
    side = pen.text("token-active" if clan.token else "token-exhausted")
    text = pen.written(effect) if effect is not None else ""
    used = "" if clan.token else " used"
    return h.div(
        class_=f"medal token{used}{desk.state(thing)}",
        data_thing=thing,
        title=f"{pen.text('clan-token')} ({side}): {text}",
    )[
        pen.mark("token"),
        h.span(".signs", aria_hidden="true")[pen.effect(effect) if effect is not None else None],
        h.span(".words", id="w-token")[pen.text("clan-token"), " (", side, "): ", text],
        desk.can(thing, "w-token"),
        desk.why(thing),
    ]


def _catalysts(desk: Desk, clan: ClanView) -> Node:
    """Where the building of Catalysts is chosen, and what they cost."""
    pen = desk.pen
    table = pen.table
    thing = f"build:{clan.seat}"
    with_path = desk.view.path is not None
    said = pen.catalyst_costs(with_path)
    return h.div(class_=f"medal build{desk.state(thing)}", data_thing=thing, title=said)[
        h.span(".signs", aria_hidden="true")[
            h.span[pen.mark("scythe"), pen.cost(table.scythe_cost)],
            h.span[pen.mark("orb"), pen.cost(table.orb_cost)],
            h.span[pen.mark("dark"), pen.cost(table.path.crystal_cost)]
            if with_path and table.path is not None
            else None,
        ],
        h.span(".words", id="w-build")[said],
        desk.can(thing, "w-build"),
        desk.why(thing),
    ]


def _stones(desk: Desk, clan: ClanView) -> Node:
    """Powerstones taken, until they are placed at the end."""
    if not clan.stones or desk.view.over:
        return None
    return h.span(".treasure", title=desk.pen.text("powerstones"))[
        (
            h.span(data_thing=f"stone:{clan.seat}:{icon}")[desk.pen.stone(icon)]
            for icon in clan.stones
        )
    ]


def _track(desk: Desk, clan: ClanView) -> Node:
    """The Coven Track: what was reached, and what the next steps give."""
    pen = desk.pen
    track = pen.board(clan.board)
    after = pen.text("screen-after", what=pen.text("amount-vp", n=track.overflow))
    thing = f"coven:{clan.seat}"
    steps = h.ol(".track", data_thing=thing, aria_label=pen.text("coven-track"))[
        (
            h.li(
                class_="done" if i < clan.coven else "next" if i == clan.coven else "",
                title=f"{pen.text('coven-track')} {i + 1}: {pen.written(step)}",
            )[
                h.span(".signs", aria_hidden="true")[step_signs(pen, step)],
                h.span(".words")[pen.written(step)],
                step_button(desk, clan, i + 1),
            ]
            for i, step in enumerate(track.track)
        ),
        h.li(class_=f"after{' next' if clan.coven >= len(track.track) else ''}", title=after)[
            "+", track.overflow, pen.mark("vp")
        ],
    ]
    return h.div(".foreseen")[steps, desk.can(thing)] if desk.open(thing) else steps


# --- circles and people --------------------------------------------------------------------


def _circle(desk: Desk, clan: ClanView, which: str, row: tuple[PlaceView, ...]) -> Node:
    """One circle, dashed outside and framed inside."""
    things = [thing for place in row for thing in place_things(place)]
    stones = clan.stones if which == "inner" and not desk.view.over else ()
    turned = clan.moon.turned if clan.moon is not None else ()
    marks = (clan.cat, turned, tuple(spare(desk, clan, place) for place in row))
    key = ("circle", which, row, clan.clan, clan.seat, stones, marks, desk.touch(*things))
    return desk.pen.keep(key, lambda: _laid_out(desk, clan, which, row))


def _laid_out(desk: Desk, clan: ClanView, which: str, row: tuple[PlaceView, ...]) -> Node:
    pen = desk.pen
    return h.section(class_=f"circle {which}", aria_label=pen.text(f"{which}-circle"))[
        h.h3[pen.text(f"{which}-circle")],
        _stones(desk, clan) if which == "inner" else None,
        h.div(class_=f"row p{len(row)}")[(own_place(desk, place, clan) for place in row)]
        if row
        else h.p(".none")[pen.text(f"page-{which}-empty")],
    ]


def _people(desk: Desk, clan: ClanView) -> Node:
    """Specialists, borrowed ones, and the Council."""
    pen = desk.pen
    if not (clan.specialists or clan.using or clan.council):
        return None
    first = not clan.council
    price = f"{pen.text('council-member')}: {pen.council_cost(first, clan.board)}"
    return h.aside(".people")[
        h.section(aria_label=pen.text("specialists"))[
            h.h3[pen.text("specialists")],
            (specialist(desk, one) for one in in_order(clan)),
            (specialist(desk, one, borrowed=True) for one in clan.using),
        ]
        if clan.specialists or clan.using
        else None,
        h.section(aria_label=pen.text("council"), title=price)[
            h.h3[pen.text("council")],
            (councillor(desk, uid) for uid in clan.council),
        ]
        if clan.council
        else None,
    ]
