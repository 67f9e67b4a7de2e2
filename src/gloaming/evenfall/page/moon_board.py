"""Moon-side clan boards: what each can do, its marks and spaces, and the Throne Demon.

The same parts are drawn large in the own tableau, as a few marks beside a rival's name, and as
lines in a rival's open tableau.
"""

from collections.abc import Callable, Hashable, Iterator

from htpy import Node
from markupsafe import Markup

from gloaming.evenfall.model.cards import Board
from gloaming.evenfall.page.drawings import Pen
from gloaming.evenfall.page.moon_spots import (
    board_spots,
    free_spot,
    socket_spot,
    space_spot,
    step_spot,
    stones_spot,
)
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.text import symbols as signs
from gloaming.evenfall.views.types import ClanView, MoonView, SpecialistView
from gloaming.kernel.game import Effect
from gloaming.kernel.page import elements as h

# How the symbols of a called Demon are drawn on a step: there is no room for all of them.
CALLED = f"{signs.READY}{signs.DEMON} {signs.MAY}{signs.DEMON} ⇒ {signs.SPECIALIST}"


def title(pen: Pen, clan: ClanView) -> str:
    """The name of a clan, on the moon side that of its board."""
    return pen.name(f"clan:{clan.clan}" if clan.moon is None else f"board:{clan.board}")


def touched(desk: Desk, clan: ClanView) -> Hashable:
    """What a drawing of the board depends on besides the clan itself."""
    if clan.moon is None:
        return None
    board = desk.pen.board(clan.board)
    return desk.touch(
        f"board:{clan.board}", *board_spots(clan.seat, len(board.bonuses), len(board.track))
    )


# --- the own board -------------------------------------------------------------------------


def moonboard(desk: Desk, clan: ClanView, token: Callable[[], Node]) -> Node:
    """The abilities of the own board in one line, its Clan Token among them.

    Nothing on the sun side.
    """
    if clan.moon is None:
        return None
    lit = desk.touch(f"token:{clan.seat}")
    key = ("moonboard", clan.moon, clan.board, clan.seat, clan.token, touched(desk, clan), lit)
    moon = clan.moon
    return desk.pen.keep(key, lambda: _moonboard(desk, clan, moon, token()))


def _moonboard(desk: Desk, clan: ClanView, moon: MoonView, token: Node) -> Node:
    pen = desk.pen
    board = pen.board(clan.board)
    thing = f"board:{clan.board}"
    return h.section(
        class_=f"moonboard mb-{clan.clan}", data_thing=thing, aria_label=pen.name(thing)
    )[
        _emblem(pen, clan),
        _scout(pen, board),
        token,
        _free(desk, clan, board),
        _space(desk, clan, board, moon),
        _sockets(desk, clan, board, moon),
        _standing(pen, board),
        _attached(pen, moon),
        desk.can(thing),
    ]


def _emblem(pen: Pen, clan: ClanView) -> Node:
    """The moon with the clan's crest; it opens the board's full text."""
    said = pen.name(f"board:{clan.board}")
    return h.a(
        ".emblem",
        href=f"/cards/evenfall/{clan.board}",
        data_card=clan.board,
        title=said,
        aria_label=said,
    )[pen.crest(clan.clan)]


def _scout(pen: Pen, board: Board) -> Node:
    """What the board gives in the Scout Phase."""
    if board.scout is None:
        return None
    text = f"{pen.title('effect-scout')}: {pen.written(board.scout)}"
    return h.div(".gift.scout", title=text)[
        h.span(".kind")[pen.title("effect-scout")],
        h.span(".signs", aria_hidden="true")[pen.effect(board.scout)],
        h.span(".words")[text],
    ]


def _free(desk: Desk, clan: ClanView, board: Board) -> Node:
    """The free action of this board: cards to resources (EF-MOON-05), turned Rituals (37)."""
    if board.free is None:
        return None
    pen = desk.pen
    thing = free_spot(clan.seat)
    text = f"{pen.title('effect-free')}: {pen.written(board.free)}"
    return h.div(class_=f"gift free{desk.state(thing)}", data_thing=thing, title=text)[
        h.span(".kind")[pen.title("effect-free")],
        h.span(".signs", aria_hidden="true")[pen.effect(board.free)],
        h.span(".words", id="w-board-free")[text],
        desk.can(thing, "w-board-free"),
        desk.why(thing),
    ]


def _space(desk: Desk, clan: ClanView, board: Board, moon: MoonView) -> Node:
    """The Action Space on the board, and the Witch on it (EF-MOON-14, 15)."""
    if board.space is None:
        return None
    pen = desk.pen
    thing = space_spot(clan.seat)
    text = f"{pen.title('effect-witch-space')}: {pen.written(board.space)}"
    taken = " taken" if moon.piece else ""
    return h.div(class_=f"space{taken}{desk.state(thing)}", data_thing=thing, title=text)[
        h.span(".disc")[pen.piece(moon.piece, clan.clan) if moon.piece else pen.mark("witch")],
        h.span(".signs", aria_hidden="true")[pen.effect(board.space)],
        h.span(".words", id="w-board-space")[text],
        desk.can(thing, "w-board-space"),
        desk.why(thing),
    ]


def _sockets(desk: Desk, clan: ClanView, board: Board, moon: MoonView) -> Node:
    """The spaces for Powerstones: what each gives, and what lies on it (EF-MOON-28, 29)."""
    if not board.bonuses:
        return None
    pen = desk.pen
    thing = stones_spot(clan.seat)
    return h.div(
        class_=f"sockets{desk.state(thing)}",
        data_thing=thing,
        role="group",
        aria_label=pen.title("effect-powerstone-spaces"),
    )[
        desk.can(thing),
        desk.why(thing),
        (_socket(desk, clan, bonus, moon, n) for n, bonus in enumerate(board.bonuses, 1)),
    ]


def _socket(desk: Desk, clan: ClanView, bonus: Effect, moon: MoonView, number: int) -> Node:
    pen = desk.pen
    thing = socket_spot(clan.seat, number)
    stone = moon.stones[number - 1]
    text = pen.written(bonus)
    told = f"w-socket{number}"
    return h.div(
        class_=f"socket{' set' if stone else ''}{desk.state(thing)}", data_thing=thing, title=text
    )[
        h.span(".hollow")[pen.stone(stone) if stone else None],
        h.span(".signs", aria_hidden="true")[pen.effect(bonus)],
        h.span(".words", id=told)[text],
        _stones(desk, thing, told),
        None if stone else desk.why(thing),
    ]


def _stones(desk: Desk, thing: str, told: str) -> Node:
    """Which Powerstone goes here: each is a button in its own colour."""
    here = desk.answers.at(thing)
    if len(here) < 2:
        return desk.can(thing, told)
    return h.span(".picks")[
        (
            desk.button(answer, "pick", told, desk.pen.stone(answer.key.rpartition(":")[2]))
            for answer in here
        )
    ]


def _standing(pen: Pen, board: Board) -> Node:
    """What holds as long as the board lies there: Elders in the Outer Circle (EF-MOON-18)."""
    if not board.standing:
        return None
    text = pen.standing_text(board)
    return h.div(".gift.lasting", title=text)[
        h.span(".signs", aria_hidden="true")[
            (pen.signs(sign) for sign in signs.standing_icons(board.standing))
        ],
        h.span(".words")[text],
    ]


def _attached(pen: Pen, moon: MoonView) -> Node:
    """Whom the Throne Demon is attached to."""
    if not moon.demon:
        return None
    alone = not moon.attached
    who = pen.text("why-unattached") if alone else pen.name(f"card:{moon.attached}")
    return h.div(class_=f"gift bond{' alone' if alone else ''}", title=pen.card_text(moon.demon))[
        pen.mark("demon"),
        h.span[pen.text("page-moon-alone")] if alone else [h.span["⇒"], h.b[who]],
    ]


# --- the Coven Track -----------------------------------------------------------------------


def step_signs(pen: Pen, step: Effect) -> Markup:
    """What a step gives; where it offers two bonuses they stand one above the other."""
    drawn = signs.icons(step).replace(CALLED, signs.DEMON)
    parts = drawn.split(f" {signs.OR} ")
    if len(parts) < 2:
        return pen.signs(drawn)
    return Markup('<span class="fork">{}</span>').format(
        Markup("").join(Markup("<span>{}</span>").format(pen.signs(part)) for part in parts)
    )


def step_button(desk: Desk, clan: ClanView, number: int) -> Node:
    """A step whose bonus can be gained again (EF-MOON-11)."""
    return desk.can(step_spot(clan.seat, number)) if clan.moon is not None else None


# --- Rituals of the Wave ---------------------------------------------------------------------


def turned(desk: Desk, uid: str) -> bool:
    """Whether a Ritual's immediate effect is an Action Space for this turn (EF-MOON-37)."""
    return bool(uid) and any(
        clan.moon is not None and uid in clan.moon.turned for clan in desk.view.clans
    )


def turned_mark(desk: Desk, uid: str) -> Node:
    """The disc for a Witch that such a Ritual has now."""
    if not turned(desk, uid):
        return None
    said = desk.pen.title("screen-moon-turned")
    return h.span(".disc.rising", title=said, role="img", aria_label=said)[desk.pen.mark("action")]


# --- the Throne Demon ------------------------------------------------------------------------


def in_order(clan: ClanView) -> Iterator[SpecialistView]:
    """The Specialists; the Throne Demon comes after the one it is attached to."""
    moon = clan.moon
    demon = next((s for s in clan.specialists if moon is not None and s.uid == moon.demon), None)
    for one in clan.specialists:
        if one is not demon:
            yield one
            if demon is not None and moon is not None and one.uid == moon.attached:
                yield demon
    if demon is not None and moon is not None and not moon.attached:
        yield demon


def demon_of(desk: Desk, uid: str) -> MoonView | None:
    """The moon side whose Throne Demon a card is."""
    for clan in desk.view.clans:
        if clan.moon is not None and clan.moon.demon and clan.moon.demon == uid:
            return clan.moon
    return None


def demon(desk: Desk, one: SpecialistView, moon: MoonView, borrowed: bool = False) -> Node:
    """The Demon with the ability it has now (EF-MOON-49, 50) and its prey at Round End (51)."""
    pen = desk.pen
    card = pen.cards[one.uid]
    thing = f"card:{one.uid}"
    host = pen.cards[moon.attached] if moon.attached else None
    turned = "" if one.ready else " turned"
    bound = "" if host is None else " bound-to"
    ability = pen.signs(signs.card_icons(host)) if host is not None and host.doubled else None
    prey = pen.table.effects.get(f"{card.entry}.round_end")
    told = f"w-{one.uid}"
    return h.article(
        class_=f"person serving demon{bound}{turned}{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        h.header[pen.mark("demon"), pen.heading(one.uid)],
        h.div(".fx")[
            h.span(".signs", aria_hidden="true")[
                ability if ability is not None else h.i[pen.text(_idle(moon))]
            ],
            h.span(".signs.prey", aria_hidden="true")[pen.mark("round-end"), pen.effect(prey)]
            if host is not None and prey is not None
            else None,
            None if borrowed else h.span(".words", id=told)[pen.card_text(one.uid)],
        ],
        None if one.ready else h.span(".tag")[pen.text("exhausted")],
        None if borrowed else desk.can(thing, told),
        None if borrowed else desk.why(thing),
    ]


def _idle(moon: MoonView) -> str:
    """Why the Demon has no ability: attached to none, or to one that it does not double (55)."""
    return "page-moon-not-doubled" if moon.attached else "page-moon-alone"


# --- rivals ----------------------------------------------------------------------------------


def marks(desk: Desk, clan: ClanView) -> Node:
    """What lies on a rival's board, in a few signs."""
    moon = clan.moon
    if moon is None:
        return None
    pen = desk.pen
    board = pen.board(clan.board)
    found: list[Node] = []
    if moon.stones:
        found.append(
            h.span(".sockets", title=pen.title("screen-moon-stones"))[
                (
                    pen.stone(stone) if stone else Markup('<i class="hollow"></i>')
                    for stone in moon.stones
                )
            ]
        )
    if board.space is not None:
        said = f"{pen.title('screen-moon-space')}: {pen.written(board.space)}"
        found.append(
            h.span(class_=f"disc{' taken' if moon.piece else ''}", title=said)[
                pen.piece(moon.piece, clan.clan) if moon.piece else None
            ]
        )
    if moon.turned:
        names = desk.join([pen.name(f"card:{uid}") for uid in moon.turned])
        said = f"{pen.title('screen-moon-turned')}: {names}"
        found.append(h.span(".rising", title=said)[pen.icon("action", said)])
    if moon.demon:
        who = pen.name(f"card:{moon.attached}") if moon.attached else pen.text("page-moon-alone")
        said = f"{pen.name(f'card:{moon.demon}')}: {who}"
        found.append(
            h.span(class_="bond" if moon.attached else "bond alone", title=said)[
                pen.icon("demon", said)
            ]
        )
    return h.span(".moonmarks", data_thing=f"board:{clan.board}")[found] if found else None


def spread(desk: Desk, clan: ClanView) -> Node:
    """A rival's board in lines: what it can do, in signs and words."""
    moon = clan.moon
    if moon is None:
        return None
    pen = desk.pen
    return h.section(class_=f"moonlist mb-{clan.clan}", aria_label=title(pen, clan))[
        _emblem(pen, clan),
        h.ul[(h.li[line] for line in _lines(pen, clan, moon))],
        h.ol(".track", aria_label=pen.text("coven-track"))[
            (
                h.li(
                    class_="done" if n < clan.coven else "next" if n == clan.coven else "",
                    title=f"{pen.text('coven-track')} {n + 1}: {pen.written(step)}",
                )[step_signs(pen, step)]
                for n, step in enumerate(pen.board(clan.board).track)
            )
        ],
    ]


def _lines(pen: Pen, clan: ClanView, moon: MoonView) -> Iterator[Node]:
    board = pen.board(clan.board)
    for kind, effect in (
        ("effect-scout", board.scout),
        ("clan-token", board.token),
        ("effect-free", board.free),
        ("effect-witch-space", board.space),
    ):
        if effect is not None:
            yield _line(pen, pen.title(kind), pen.effect(effect), pen.written(effect))
    if board.standing:
        drawn = Markup(" ").join(pen.signs(s) for s in signs.standing_icons(board.standing))
        yield _line(pen, pen.title("legend-ongoing"), drawn, pen.standing_text(board))
    for n, bonus in enumerate(board.bonuses):
        there = pen.stone(moon.stones[n]) if moon.stones[n] else Markup('<i class="hollow"></i>')
        yield _line(pen, there, pen.effect(bonus), pen.written(bonus))
    if moon.attached:
        yield _line(
            pen,
            pen.name(f"card:{moon.demon}"),
            pen.mark("demon"),
            pen.name(f"card:{moon.attached}"),
        )


def _line(pen: Pen, kind: str | Markup, drawn: Markup, text: str) -> Node:
    return [h.b[kind], " ", h.span(".signs", title=text)[drawn], h.span(".words")[text]]
