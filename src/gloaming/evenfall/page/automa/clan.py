"""The Automa at the table: its rondel, its clan, and what it just did (EF-AUT)."""

from gloaming.evenfall.page.automa.rondel import rondel, sign, space_text
from gloaming.evenfall.page.cards import worth
from gloaming.evenfall.page.landscapes import land
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.page_options import clan_things
from gloaming.evenfall.views.types import (
    AutomaDeedView,
    AutomaMoveView,
    AutomaView,
    ClanView,
    PlaceView,
    SpecialistView,
)
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

MOST = 4  # deeds that are shown at once; older ones are in the story


def automa(page: EvenfallPageBuilder) -> Node:
    """Returns the Automa's rondel; nothing where people play among themselves."""
    board = page.view.automa
    if board is None:
        return None
    renderer = page.renderer
    clan = page.view.clans[-1]
    return h.div(class_=f"automa c-{clan.clan}")[
        h.h2[renderer.text("automa")],
        rondel(page, board, clan),
        h.details(".what-spaces-do")[
            h.summary(title=renderer.text("page-rondel-spaces"))[
                h.span[renderer.text("page-rondel-spaces")]
            ],
            h.ol[
                (
                    h.li(class_="here" if at == board.rondel else None, data_lights=f"rondel:{at}")[
                        sign(page, board, board.spaces[at]), " ", space_text(page, board, clan, at)
                    ]
                    for at in range(len(board.spaces))
                )
            ],
        ],
    ]


# --- what it did ---------------------------------------------------------------------------


def doings(page: EvenfallPageBuilder) -> Node:
    """Returns what the Automa did since you last acted: one paragraph for each turn, the newest
    marked."""
    board = page.view.automa
    found = page.view.automa_deeds[-MOST:] if board is not None else []
    if board is None or not found or page.view.over:
        return None
    renderer = page.renderer
    clan = page.view.clans[-1]
    newest = len(found) - 1
    title = "page-automa-turn" if found[-1].kind == "turn" else "page-automa-did"
    return h.div(class_=f"doings c-{clan.clan}")[
        h.h2[renderer.text(title)],
        h.ol(reversed=True)[
            (_deed(page, board, deed, n == newest) for n, deed in reversed(list(enumerate(found))))
        ],
    ]


def _deed(page: EvenfallPageBuilder, board: AutomaView, deed: AutomaDeedView, newest: bool) -> Node:
    things = dict.fromkeys(thing for line in deed.lines for thing in line.things)
    head: Node = None
    if deed.move is not None:
        head = _way(page, board, deed.move)
    elif deed.kind == "battle":
        head = _fight(page, deed)
    return h.li(
        class_=f"tale of-{deed.kind}{' new' if newest else ''}",
        data_lights=" ".join(things) or None,
    )[
        head,
        (h.p[page.html(line.message)] for line in deed.lines),
    ]


def _way(page: EvenfallPageBuilder, board: AutomaView, move: AutomaMoveView) -> Node:
    """Returns a turn in symbols: card, steps, space, points. Words tell the same below."""
    renderer = page.renderer
    steps = "●" * move.went + "○" * (move.value - move.went) + "▸" * move.onward
    return h.p(".way", aria_hidden="true")[
        h.span(".drawn")[renderer.sigil(renderer.cards[move.card].entry), h.b[move.value]]
        if move.card
        else None,
        h.span(".steps")[steps or "·"],
        h.span(".stop")[sign(page, board, board.spaces[move.to])],
        h.b(".gain")["+", move.points, renderer.mark("vp")] if move.points else None,
    ]


def _fight(page: EvenfallPageBuilder, deed: AutomaDeedView) -> Node:
    """Returns a battle in symbols: both strengths, and who has won."""
    renderer = page.renderer
    result = page.battles.get(deed.region)
    if result is None:
        return None
    return h.p(".way")[
        h.span(".drawn", aria_hidden="true")[
            (renderer.sigil(renderer.cards[uid].entry) for uid in deed.drawn)
        ],
        h.span[renderer.name(f"region:{deed.region}")],
        h.span(".sides")[
            (
                h.span(
                    class_=f"c-{page.clan(seat).clan}{' won' if seat == result.winner else ''}",
                    title=page.seat_name(seat),
                )[renderer.icon("crown") if seat == result.winner else None, strength]
                for seat, strength in sorted(result.strengths)
            )
        ],
    ]


# --- its clan ------------------------------------------------------------------------------


def opponent(page: EvenfallPageBuilder) -> Node:
    """Returns the Automa's circles, Specialists, Powerstones, reserve and Coven Track.

    On a wide screen what it did stands above them; on a narrow one that comes before the question,
    as a zone of its own, and is hidden here.
    """
    board = page.view.automa
    if board is None:
        return None
    clan = page.view.clans[-1]
    key = (
        "automa",
        clan,
        board.level,
        board.tile,
        page.view.phase,
        page.names,
        tuple(c.clan for c in page.view.clans),
        page.dependencies(*clan_things(clan)),
    )
    return h.div(".side")[doings(page), page.renderer.cached(key, lambda: _clan(page, clan, board))]


def _clan(page: EvenfallPageBuilder, clan: ClanView, board: AutomaView) -> Node:
    renderer = page.renderer
    level = renderer.name(f"automa_level:{board.level}")
    return h.section(
        class_=f"opponent c-{clan.clan}",
        data_thing=f"seat:{clan.seat}",
        aria_label=renderer.text("automa-board"),
    )[
        h.header[
            h.h2[renderer.crest(clan.clan), renderer.text("automa")],
            h.span(".level", title=renderer.text("level-text", n=board.points))[
                renderer.text("page-level", level=level)
            ],
            _tile(page, board),
            _reserve(page, clan),
            h.span(".treasure", title=renderer.text("powerstones"))[
                (
                    h.span(data_thing=f"stone:{clan.seat}:{icon}")[renderer.stone(icon)]
                    for icon in clan.stones
                )
            ]
            if clan.stones
            else None,
        ],
        _track(page, clan),
        h.div(".holds")[
            _circle(page, "outer", clan.outer),
            _circle(page, "inner", clan.inner),
            h.section(".folk")[
                h.h4[renderer.text("specialists")],
                h.ul(".lines")[(_specialist(page, one) for one in clan.specialists)],
            ]
            if clan.specialists
            else None,
        ]
        if clan.outer or clan.inner or clan.specialists
        else h.p(".none")[renderer.text("page-automa-bare")],
    ]


def _tile(page: EvenfallPageBuilder, board: AutomaView) -> Node:
    if not board.tile:
        return None
    renderer = page.renderer
    return h.span(".tile", title=renderer.tile_text(board.tile))[
        renderer.name(f"automa_tile:{board.tile}")
    ]


def _reserve(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns the Witches that are still at home; it has no Elders (EF-SET-33)."""
    renderer = page.renderer
    said = f"{renderer.text('reserve')}: {renderer.text('amount-witch', n=clan.witches)}"
    return h.span(".reserve", title=said, role="img", aria_label=said)[
        renderer.mark("witch") * clan.witches,
        h.span(".away")[renderer.mark("witch") * (4 - clan.witches)] if clan.witches < 4 else None,
    ]


def _track(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns the Automa's own Coven Track (EF-AUT-22, 23)."""
    renderer = page.renderer
    board = renderer.table.automa
    after = renderer.text("screen-after", what=renderer.text("amount-vp", n=board.overflow))
    return h.ol(".track", data_thing=f"coven:{clan.seat}", aria_label=renderer.text("coven-track"))[
        (
            h.li(
                class_="done" if i < clan.coven else "next" if i == clan.coven else "",
                title=f"{renderer.text('coven-track')} {i + 1}: {renderer.effect_text(step)}",
            )[renderer.effect_icons(step)]
            for i, step in enumerate(board.track)
        ),
        h.li(class_=f"after{' next' if clan.coven >= len(board.track) else ''}", title=after)[
            "+", board.overflow, renderer.mark("vp")
        ],
    ]


def _circle(page: EvenfallPageBuilder, which: str, row: tuple[PlaceView, ...]) -> Node:
    if not row:
        return None
    return h.section(class_=f"circle {which}")[
        h.h4[page.renderer.text(f"{which}-circle")],
        h.ul(".lines")[(_place(page, place) for place in row)],
    ]


def _place(page: EvenfallPageBuilder, place: PlaceView) -> Node:
    """Returns a Place with what it harvests, and the Ritual on it with its worth: all that counts
    here, since what a Ritual does is inactive (EF-AUT-36)."""
    renderer = page.renderer
    card = renderer.cards[place.uid]
    thing = f"card:{place.uid}"
    return h.li(
        class_=f"line land-{land(card.entry)}",
        data_thing=thing,
        title=renderer.card_text(place.uid),
    )[
        h.span(".where")[
            renderer.link(place.uid),
            renderer.effect_icons(card.harvest) if card.harvest is not None else None,
            worth(renderer, card),
            h.span(".laid")[renderer.stone(place.stone)] if place.stone else None,
            page.options_at(thing),
        ],
        _ritual(page, place.ritual) if place.ritual else None,
    ]


def _ritual(page: EvenfallPageBuilder, uid: str) -> Node:
    renderer = page.renderer
    thing = f"card:{uid}"
    return h.span(class_=f"what {renderer.keyword(renderer.cards[uid])}", data_thing=thing)[
        renderer.link(uid), worth(renderer, renderer.cards[uid]), page.options_at(thing)
    ]


def _specialist(page: EvenfallPageBuilder, one: SpecialistView) -> Node:
    """Returns a Specialist: only its worth counts (EF-AUT-31), unless you have an Elder on it."""
    renderer = page.renderer
    thing = f"card:{one.uid}"
    return h.li(".line", data_thing=thing, title=renderer.card_text(one.uid))[
        renderer.icon("specialist"),
        renderer.link(one.uid),
        (
            renderer.piece("elder", page.clan(seat).clan, page.seat_name(seat))
            for seat in one.borrowed
        ),
        worth(renderer, renderer.cards[one.uid]),
        page.options_at(thing),
    ]
