"""The Automa at the table: its rondel, its clan, and what it just did, told (EF-AUT)."""

from htpy import Node

from gloaming.evenfall.page.automa_turns import Tale, drawn_for, move_of, tales
from gloaming.evenfall.page.battle_results import Fought
from gloaming.evenfall.page.cards import worth
from gloaming.evenfall.page.landscapes import land
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.page.page_options import clan_things
from gloaming.evenfall.page.rondel import rondel, sign, told
from gloaming.evenfall.views.types import AutomaView, ClanView, PlaceView, SpecialistView
from gloaming.kernel.page import elements as h
from gloaming.kernel.views.types import Named, Told


def automa(desk: Desk) -> Node:
    """Its rondel; nothing where people play among themselves."""
    board = desk.view.automa
    if board is None:
        return None
    pen = desk.pen
    clan = desk.view.clans[-1]
    return h.div(class_=f"automa c-{clan.clan}")[
        h.h2[pen.text("automa")],
        rondel(desk, board, clan),
        h.details(".what-spaces-do")[
            h.summary(title=pen.text("page-rondel-spaces"))[h.span[pen.text("page-rondel-spaces")]],
            h.ol[
                (
                    h.li(class_="here" if at == board.rondel else None, data_lights=f"rondel:{at}")[
                        sign(desk, board, board.spaces[at]), " ", told(desk, board, clan, at)
                    ]
                    for at in range(len(board.spaces))
                )
            ],
        ],
    ]


# --- what it did ---------------------------------------------------------------------------


def doings(desk: Desk) -> Node:
    """What it did since you last acted: one paragraph for each turn, the newest lit."""
    board = desk.view.automa
    found = tales(desk.view) if board is not None else []
    if board is None or not found or desk.view.over:
        return None
    pen = desk.pen
    clan = desk.view.clans[-1]
    fought = desk.battles
    newest = len(found) - 1
    title = "page-automa-turn" if found[-1].kind == "turn" else "page-automa-did"
    return h.div(class_=f"doings c-{clan.clan}")[
        h.h2[pen.text(title)],
        h.ol(reversed=True)[
            (
                _tale(desk, board, tale, fought, n == newest)
                for n, tale in reversed(list(enumerate(found)))
            )
        ],
    ]


def _tale(
    desk: Desk, board: AutomaView, tale: Tale, fought: dict[str, Fought], newest: bool
) -> Node:
    things = dict.fromkeys(thing for line in tale.lines for thing in line.things)
    head: Node = None
    if tale.kind == "turn":
        head = _way(desk, board, tale.lines[0])
    elif tale.kind == "battle":
        head = _fight(desk, tale.lines[0], fought)
    return h.li(
        class_=f"tale of-{tale.kind}{' new' if newest else ''}",
        data_lights=" ".join(things) or None,
    )[
        head,
        (h.p[desk.tell(line.message)] for line in tale.lines),
    ]


def _way(desk: Desk, board: AutomaView, line: Told) -> Node:
    """A turn in signs: the card, the steps, the space, the points. Words tell the same below."""
    pen = desk.pen
    move = move_of(line)
    steps = "●" * move.went + "○" * (move.value - move.went) + "▸" * move.onward
    return h.p(".way", aria_hidden="true")[
        h.span(".drawn")[pen.sigil(pen.cards[move.card].entry), h.b[move.value]]
        if move.card
        else None,
        h.span(".steps")[steps or "·"],
        h.span(".stop")[sign(desk, board, board.spaces[move.to])],
        h.b(".gain")["+", move.points, pen.mark("vp")] if move.points else None,
    ]


def _fight(desk: Desk, line: Told, fought: dict[str, Fought]) -> Node:
    """A battle in signs: both strengths, and who has won."""
    pen = desk.pen
    named = line.message.args.get("region")
    region = named.thing.removeprefix("region:") if isinstance(named, Named) else ""
    result = fought.get(region)
    if result is None:
        return None
    return h.p(".way")[
        h.span(".drawn", aria_hidden="true")[
            (pen.sigil(pen.cards[uid].entry) for uid in drawn_for(line))
        ],
        h.span[pen.name(f"region:{region}")],
        h.span(".sides")[
            (
                h.span(
                    class_=f"c-{desk.clan(seat).clan}{' won' if seat == result.winner else ''}",
                    title=desk.seat(seat),
                )[pen.icon("crown") if seat == result.winner else None, strength]
                for seat, strength in sorted(result.strengths.items())
            )
        ],
    ]


# --- its clan ------------------------------------------------------------------------------


def opponent(desk: Desk) -> Node:
    """Its circles, Specialists, Powerstones, reserve and Coven Track, always in sight.

    On a wide screen what it did stands above them; on a narrow one that comes before the question,
    as a zone of its own, and is hidden here.
    """
    board = desk.view.automa
    if board is None:
        return None
    clan = desk.view.clans[-1]
    key = (
        "automa",
        clan,
        board.level,
        board.tile,
        desk.view.phase,
        desk.names,
        tuple(c.clan for c in desk.view.clans),
        desk.touch(*clan_things(clan)),
    )
    return h.div(".side")[doings(desk), desk.pen.keep(key, lambda: _clan(desk, clan, board))]


def _clan(desk: Desk, clan: ClanView, board: AutomaView) -> Node:
    pen = desk.pen
    level = pen.name(f"automa_level:{board.level}")
    return h.section(
        class_=f"opponent c-{clan.clan}",
        data_thing=f"seat:{clan.seat}",
        aria_label=pen.text("automa-board"),
    )[
        h.header[
            h.h2[pen.crest(clan.clan), pen.text("automa")],
            h.span(".level", title=pen.text("level-text", n=board.points))[
                pen.text("page-level", level=level)
            ],
            _tile(desk, board),
            _reserve(desk, clan),
            h.span(".treasure", title=pen.text("powerstones"))[
                (
                    h.span(data_thing=f"stone:{clan.seat}:{icon}")[pen.stone(icon)]
                    for icon in clan.stones
                )
            ]
            if clan.stones
            else None,
        ],
        _track(desk, clan),
        h.div(".holds")[
            _circle(desk, "outer", clan.outer),
            _circle(desk, "inner", clan.inner),
            h.section(".folk")[
                h.h4[pen.text("specialists")],
                h.ul(".lines")[(_specialist(desk, one) for one in clan.specialists)],
            ]
            if clan.specialists
            else None,
        ]
        if clan.outer or clan.inner or clan.specialists
        else h.p(".none")[pen.text("page-automa-bare")],
    ]


def _tile(desk: Desk, board: AutomaView) -> Node:
    if not board.tile:
        return None
    pen = desk.pen
    return h.span(".tile", title=pen.tile_text(board.tile))[pen.name(f"automa_tile:{board.tile}")]


def _reserve(desk: Desk, clan: ClanView) -> Node:
    """Witches that are still at home; it has no Elders (EF-SET-33)."""
    pen = desk.pen
    said = f"{pen.text('reserve')}: {pen.text('amount-witch', n=clan.witches)}"
    return h.span(".reserve", title=said, role="img", aria_label=said)[
        pen.mark("witch") * clan.witches,
        h.span(".away")[pen.mark("witch") * (4 - clan.witches)] if clan.witches < 4 else None,
    ]


def _track(desk: Desk, clan: ClanView) -> Node:
    """Its own Coven Track (EF-AUT-22, 23)."""
    pen = desk.pen
    board = pen.table.automa
    after = pen.text("screen-after", what=pen.text("amount-vp", n=board.overflow))
    return h.ol(".track", data_thing=f"coven:{clan.seat}", aria_label=pen.text("coven-track"))[
        (
            h.li(
                class_="done" if i < clan.coven else "next" if i == clan.coven else "",
                title=f"{pen.text('coven-track')} {i + 1}: {pen.written(step)}",
            )[pen.effect(step)]
            for i, step in enumerate(board.track)
        ),
        h.li(class_=f"after{' next' if clan.coven >= len(board.track) else ''}", title=after)[
            "+", board.overflow, pen.mark("vp")
        ],
    ]


def _circle(desk: Desk, which: str, row: tuple[PlaceView, ...]) -> Node:
    if not row:
        return None
    return h.section(class_=f"circle {which}")[
        h.h4[desk.pen.text(f"{which}-circle")],
        h.ul(".lines")[(_place(desk, place) for place in row)],
    ]


def _place(desk: Desk, place: PlaceView) -> Node:
    """A Place with what it harvests, and the Ritual on it with its worth: all that counts here,
    since what a Ritual does is inactive (EF-AUT-36)."""
    pen = desk.pen
    card = pen.cards[place.uid]
    thing = f"card:{place.uid}"
    return h.li(
        class_=f"line land-{land(card.entry)}", data_thing=thing, title=pen.card_text(place.uid)
    )[
        h.span(".where")[
            pen.link(place.uid),
            pen.effect(card.harvest) if card.harvest is not None else None,
            worth(pen, card),
            h.span(".laid")[pen.stone(place.stone)] if place.stone else None,
            desk.can(thing),
        ],
        _ritual(desk, place.ritual) if place.ritual else None,
    ]


def _ritual(desk: Desk, uid: str) -> Node:
    pen = desk.pen
    thing = f"card:{uid}"
    return h.span(class_=f"what {pen.keyword(pen.cards[uid])}", data_thing=thing)[
        pen.link(uid), worth(pen, pen.cards[uid]), desk.can(thing)
    ]


def _specialist(desk: Desk, one: SpecialistView) -> Node:
    """A Specialist: only its worth counts (EF-AUT-31), unless you have an Elder on it."""
    pen = desk.pen
    thing = f"card:{one.uid}"
    return h.li(".line", data_thing=thing, title=pen.card_text(one.uid))[
        pen.icon("specialist"),
        pen.link(one.uid),
        (pen.piece("elder", desk.clan(seat).clan, desk.seat(seat)) for seat in one.borrowed),
        worth(pen, pen.cards[one.uid]),
        desk.can(thing),
    ]
