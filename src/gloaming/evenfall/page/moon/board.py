"""Moon-side clan boards: what each can do, its marks and spaces, and the Throne Demon.

The same parts are drawn large in the own tableau, as a few marks beside a rival's name, and as
lines in a rival's open tableau.
"""

from collections.abc import Callable, Hashable, Iterator

from markupsafe import Markup

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import Board
from gloaming.evenfall.page.moon.spots import (
    board_spots,
    free_spot,
    socket_spot,
    space_spot,
    step_spot,
    stones_spot,
)
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.text import symbols
from gloaming.evenfall.views.types import ClanView, MoonView, SpecialistView
from gloaming.kernel.game import Effect
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

# How the symbols of a called Demon are drawn on a step: there is no room for all of them.
CALLED = f"{signs.READY}{signs.DEMON} {signs.MAY}{signs.DEMON} ⇒ {signs.SPECIALIST}"


def title(renderer: EvenfallRenderer, clan: ClanView) -> str:
    """Returns the name of a clan, on the moon side that of its board."""
    return renderer.name(f"clan:{clan.clan}" if clan.moon is None else f"board:{clan.board}")


def board_dependencies(page: EvenfallPageBuilder, clan: ClanView) -> Hashable:
    """Returns what a drawing of the board depends on besides the clan itself."""
    if clan.moon is None:
        return None
    board = page.renderer.board(clan.board)
    return page.dependencies(
        f"board:{clan.board}", *board_spots(clan.seat, len(board.bonuses), len(board.track))
    )


# --- the own board -------------------------------------------------------------------------


def moonboard(page: EvenfallPageBuilder, clan: ClanView, token: Callable[[], Node]) -> Node:
    """Returns the abilities of the own board in one line, its Clan Token among them.

    Nothing on the sun side.
    """
    if clan.moon is None:
        return None
    token_key = page.dependencies(f"token:{clan.seat}")
    key = (
        "moonboard",
        clan.moon,
        clan.board,
        clan.seat,
        clan.token,
        board_dependencies(page, clan),
        token_key,
    )
    moon = clan.moon
    return page.renderer.cached(key, lambda: _moonboard(page, clan, moon, token()))


def _moonboard(page: EvenfallPageBuilder, clan: ClanView, moon: MoonView, token: Node) -> Node:
    renderer = page.renderer
    board = renderer.board(clan.board)
    thing = f"board:{clan.board}"
    return h.section(
        class_=f"moonboard mb-{clan.clan}", data_thing=thing, aria_label=renderer.name(thing)
    )[
        _emblem(renderer, clan),
        _scout(renderer, board),
        token,
        _free(page, clan, board),
        _space(page, clan, board, moon),
        _sockets(page, clan, board, moon),
        _standing(renderer, board),
        _attached(renderer, moon),
        page.options_at(thing),
    ]


def _emblem(renderer: EvenfallRenderer, clan: ClanView) -> Node:
    """Returns the moon with the clan's crest; it opens the board's full text."""
    said = renderer.name(f"board:{clan.board}")
    return h.a(
        ".emblem",
        href=f"/cards/evenfall/{clan.board}",
        data_card=clan.board,
        title=said,
        aria_label=said,
    )[renderer.crest(clan.clan)]


def _scout(renderer: EvenfallRenderer, board: Board) -> Node:
    """Returns what the board gives in the Scout Phase."""
    if board.scout is None:
        return None
    text = f"{renderer.title('effect-scout')}: {renderer.effect_text(board.scout)}"
    return h.div(".gift.scout", title=text)[
        h.span(".kind")[renderer.title("effect-scout")],
        h.span(".signs", aria_hidden="true")[renderer.effect_icons(board.scout)],
        h.span(".words")[text],
    ]


def _free(page: EvenfallPageBuilder, clan: ClanView, board: Board) -> Node:
    """Returns the free action of this board: cards to resources (EF-MOON-05), turned Rituals
    (37)."""
    if board.free is None:
        return None
    renderer = page.renderer
    thing = free_spot(clan.seat)
    text = f"{renderer.title('effect-free')}: {renderer.effect_text(board.free)}"
    return h.div(class_=f"gift free{page.refused_class(thing)}", data_thing=thing, title=text)[
        h.span(".kind")[renderer.title("effect-free")],
        h.span(".signs", aria_hidden="true")[renderer.effect_icons(board.free)],
        h.span(".words", id="w-board-free")[text],
        page.options_at(thing, "w-board-free"),
        page.refusal_note(thing),
    ]


def _space(page: EvenfallPageBuilder, clan: ClanView, board: Board, moon: MoonView) -> Node:
    """Returns the Action Space on the board, and the Witch on it (EF-MOON-14, 15)."""
    if board.space is None:
        return None
    renderer = page.renderer
    thing = space_spot(clan.seat)
    text = f"{renderer.title('effect-witch-space')}: {renderer.effect_text(board.space)}"
    taken = " taken" if moon.piece else ""
    return h.div(class_=f"space{taken}{page.refused_class(thing)}", data_thing=thing, title=text)[
        h.span(".disc")[
            renderer.piece(moon.piece, clan.clan) if moon.piece else renderer.mark("witch")
        ],
        h.span(".signs", aria_hidden="true")[renderer.effect_icons(board.space)],
        h.span(".words", id="w-board-space")[text],
        page.options_at(thing, "w-board-space"),
        page.refusal_note(thing),
    ]


def _sockets(page: EvenfallPageBuilder, clan: ClanView, board: Board, moon: MoonView) -> Node:
    """Returns the spaces for Powerstones: what each gives, and what lies on it (EF-MOON-28, 29)."""
    if not board.bonuses:
        return None
    renderer = page.renderer
    thing = stones_spot(clan.seat)
    return h.div(
        class_=f"sockets{page.refused_class(thing)}",
        data_thing=thing,
        role="group",
        aria_label=renderer.title("effect-powerstone-spaces"),
    )[
        page.options_at(thing),
        page.refusal_note(thing),
        (_socket(page, clan, bonus, moon, n) for n, bonus in enumerate(board.bonuses, 1)),
    ]


def _socket(
    page: EvenfallPageBuilder, clan: ClanView, bonus: Effect, moon: MoonView, number: int
) -> Node:
    renderer = page.renderer
    thing = socket_spot(clan.seat, number)
    stone = moon.stones[number - 1]
    text = renderer.effect_text(bonus)
    text_id = f"w-socket{number}"
    return h.div(
        class_=f"socket{' set' if stone else ''}{page.refused_class(thing)}",
        data_thing=thing,
        title=text,
    )[
        h.span(".hollow")[renderer.stone(stone) if stone else None],
        h.span(".signs", aria_hidden="true")[renderer.effect_icons(bonus)],
        h.span(".words", id=text_id)[text],
        _stones(page, thing, text_id),
        None if stone else page.refusal_note(thing),
    ]


def _stones(page: EvenfallPageBuilder, thing: str, text_id: str) -> Node:
    """Returns which Powerstone goes here: each is a button in its own colour."""
    here = page.options.at(thing)
    if len(here) < 2:
        return page.options_at(thing, text_id)
    return h.span(".picks")[
        (
            page.option_button(
                option, "pick", text_id, page.renderer.stone(option.argument.rpartition(":")[2])
            )
            for option in here
        )
    ]


def _standing(renderer: EvenfallRenderer, board: Board) -> Node:
    """Returns what holds as long as the board lies there: Elders in the Outer Circle
    (EF-MOON-18)."""
    if not board.standing:
        return None
    text = renderer.standing_text(board)
    return h.div(".gift.lasting", title=text)[
        h.span(".signs", aria_hidden="true")[
            (renderer.icons(sign) for sign in symbols.standing_icons(board.standing))
        ],
        h.span(".words")[text],
    ]


def _attached(renderer: EvenfallRenderer, moon: MoonView) -> Node:
    """Returns whom the Throne Demon is attached to."""
    if not moon.demon:
        return None
    alone = not moon.attached
    who = renderer.text("why-unattached") if alone else renderer.name(f"card:{moon.attached}")
    return h.div(
        class_=f"gift bond{' alone' if alone else ''}", title=renderer.card_text(moon.demon)
    )[
        renderer.mark("demon"),
        h.span[renderer.text("page-moon-alone")] if alone else [h.span["⇒"], h.b[who]],
    ]


# --- the Coven Track -----------------------------------------------------------------------


def step_signs(renderer: EvenfallRenderer, step: Effect) -> Markup:
    """Returns what a step gives; where it offers two bonuses they stand one above the other."""
    drawn = symbols.icons(step).replace(CALLED, signs.DEMON)
    parts = drawn.split(f" {signs.OR} ")
    if len(parts) < 2:
        return renderer.icons(drawn)
    return Markup('<span class="fork">{}</span>').format(
        Markup("").join(Markup("<span>{}</span>").format(renderer.icons(part)) for part in parts)
    )


def step_button(page: EvenfallPageBuilder, clan: ClanView, number: int) -> Node:
    """Returns a step whose bonus can be gained again (EF-MOON-11)."""
    return page.options_at(step_spot(clan.seat, number)) if clan.moon is not None else None


# --- Rituals of the Wave ---------------------------------------------------------------------


def is_turned(page: EvenfallPageBuilder, uid: str) -> bool:
    """Returns whether a Ritual's immediate effect is an Action Space for this turn (EF-MOON-37)."""
    return bool(uid) and any(
        clan.moon is not None and uid in clan.moon.turned for clan in page.view.clans
    )


def turned_mark(page: EvenfallPageBuilder, uid: str) -> Node:
    """Returns the disc for a Witch that such a Ritual has now."""
    if not is_turned(page, uid):
        return None
    said = page.renderer.title("screen-moon-turned")
    return h.span(".disc.rising", title=said, role="img", aria_label=said)[
        page.renderer.mark("action")
    ]


# --- the Throne Demon ------------------------------------------------------------------------


def in_order(clan: ClanView) -> Iterator[SpecialistView]:
    """Returns the Specialists; the Throne Demon comes after the one it is attached to."""
    moon = clan.moon
    demon = next((s for s in clan.specialists if moon is not None and s.uid == moon.demon), None)
    for one in clan.specialists:
        if one is not demon:
            yield one
            if demon is not None and moon is not None and one.uid == moon.attached:
                yield demon
    if demon is not None and moon is not None and not moon.attached:
        yield demon


def demon_of(page: EvenfallPageBuilder, uid: str) -> MoonView | None:
    """Returns the moon side whose Throne Demon a card is."""
    for clan in page.view.clans:
        if clan.moon is not None and clan.moon.demon and clan.moon.demon == uid:
            return clan.moon
    return None


def demon(
    page: EvenfallPageBuilder, one: SpecialistView, moon: MoonView, borrowed: bool = False
) -> Node:
    """Returns the Demon with the ability it has now (EF-MOON-49, 50) and its prey at Round End
    (51)."""
    renderer = page.renderer
    card = renderer.cards[one.uid]
    thing = f"card:{one.uid}"
    host = renderer.cards[moon.attached] if moon.attached else None
    is_turned = "" if one.ready else " turned"
    bound = "" if host is None else " bound-to"
    ability = (
        renderer.icons(symbols.card_icons(host)) if host is not None and host.doubled else None
    )
    prey = renderer.table.effects.get(f"{card.entry}.round_end")
    text_id = f"w-{one.uid}"
    return h.article(
        class_=f"person serving demon{bound}{is_turned}{page.refused_class(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        h.header[renderer.mark("demon"), renderer.heading(one.uid)],
        h.div(".fx")[
            h.span(".signs", aria_hidden="true")[
                ability if ability is not None else h.i[renderer.text(_idle(moon))]
            ],
            h.span(".signs.prey", aria_hidden="true")[
                renderer.mark("round-end"), renderer.effect_icons(prey)
            ]
            if host is not None and prey is not None
            else None,
            None if borrowed else h.span(".words", id=text_id)[renderer.card_text(one.uid)],
        ],
        None if one.ready else h.span(".tag")[renderer.text("exhausted")],
        None if borrowed else page.options_at(thing, text_id),
        None if borrowed else page.refusal_note(thing),
    ]


def _idle(moon: MoonView) -> str:
    """Returns why the Demon has no ability: attached to none, or to one that it does not double
    (55)."""
    return "page-moon-not-doubled" if moon.attached else "page-moon-alone"


# --- rivals ----------------------------------------------------------------------------------


def marks(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns what lies on a rival's board, in a few signs."""
    moon = clan.moon
    if moon is None:
        return None
    renderer = page.renderer
    board = renderer.board(clan.board)
    found: list[Node] = []
    if moon.stones:
        found.append(
            h.span(".sockets", title=renderer.title("screen-moon-stones"))[
                (
                    renderer.stone(stone) if stone else Markup('<i class="hollow"></i>')
                    for stone in moon.stones
                )
            ]
        )
    if board.space is not None:
        said = f"{renderer.title('screen-moon-space')}: {renderer.effect_text(board.space)}"
        found.append(
            h.span(class_=f"disc{' taken' if moon.piece else ''}", title=said)[
                renderer.piece(moon.piece, clan.clan) if moon.piece else None
            ]
        )
    if moon.turned:
        names = page.join([renderer.name(f"card:{uid}") for uid in moon.turned])
        said = f"{renderer.title('screen-moon-turned')}: {names}"
        found.append(h.span(".rising", title=said)[renderer.icon("action", said)])
    if moon.demon:
        who = (
            renderer.name(f"card:{moon.attached}")
            if moon.attached
            else renderer.text("page-moon-alone")
        )
        said = f"{renderer.name(f'card:{moon.demon}')}: {who}"
        found.append(
            h.span(class_="bond" if moon.attached else "bond alone", title=said)[
                renderer.icon("demon", said)
            ]
        )
    return h.span(".moonmarks", data_thing=f"board:{clan.board}")[found] if found else None


def spread(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns a rival's board in lines: what it can do, in signs and words."""
    moon = clan.moon
    if moon is None:
        return None
    renderer = page.renderer
    return h.section(class_=f"moonlist mb-{clan.clan}", aria_label=title(renderer, clan))[
        _emblem(renderer, clan),
        h.ul[(h.li[line] for line in _lines(renderer, clan, moon))],
        h.ol(".track", aria_label=renderer.text("coven-track"))[
            (
                h.li(
                    class_="done" if n < clan.coven else "next" if n == clan.coven else "",
                    title=f"{renderer.text('coven-track')} {n + 1}: {renderer.effect_text(step)}",
                )[step_signs(renderer, step)]
                for n, step in enumerate(renderer.board(clan.board).track)
            )
        ],
    ]


def _lines(renderer: EvenfallRenderer, clan: ClanView, moon: MoonView) -> Iterator[Node]:
    board = renderer.board(clan.board)
    for kind, effect in (
        ("effect-scout", board.scout),
        ("clan-token", board.token),
        ("effect-free", board.free),
        ("effect-witch-space", board.space),
    ):
        if effect is not None:
            yield _line(
                renderer,
                renderer.title(kind),
                renderer.effect_icons(effect),
                renderer.effect_text(effect),
            )
    if board.standing:
        drawn = Markup(" ").join(renderer.icons(s) for s in symbols.standing_icons(board.standing))
        yield _line(
            renderer, renderer.title("legend-ongoing"), drawn, renderer.standing_text(board)
        )
    for n, bonus in enumerate(board.bonuses):
        there = (
            renderer.stone(moon.stones[n]) if moon.stones[n] else Markup('<i class="hollow"></i>')
        )
        yield _line(renderer, there, renderer.effect_icons(bonus), renderer.effect_text(bonus))
    if moon.attached:
        yield _line(
            renderer,
            renderer.name(f"card:{moon.demon}"),
            renderer.mark("demon"),
            renderer.name(f"card:{moon.attached}"),
        )


def _line(renderer: EvenfallRenderer, kind: str | Markup, drawn: Markup, text: str) -> Node:
    return [h.b[kind], " ", h.span(".signs", title=text)[drawn], h.span(".words")[text]]
