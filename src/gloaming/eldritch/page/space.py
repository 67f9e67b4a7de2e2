"""One space of the map: its node, gate, tokens and pawns, what can be done there, and in words all
that is on it."""

from typing import Final

from gloaming.eldritch.page.art import glyphs, world
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.page_options import TRAVEL
from gloaming.eldritch.page.renderer import is_numbered
from gloaming.eldritch.terminal.in_progress import monster_text
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import FallenView, MonsterView, SpaceView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.text.words import capital

MOST_FOES: Final = 6  # tokens of Monsters beside a space; of more the last is a number
MOST_PAWNS: Final = 5


def space_item(page: EldritchPageBuilder, space: SpaceView) -> Node:
    """Returns a space as an item of the list that the style sheet lays on the chart."""
    renderer = page.renderer
    id = space.space
    thing = f"space:{id}"
    said = f"{renderer.full_space_name(id)}: {summary(page, space)}"
    looks = [
        "space",
        space.terrain,
        "numbered" if is_numbered(id) else "named",
        f"label-{world.LABEL_SIDES[id]}",
        f"tokens-{world.TOKEN_SIDES[id]}",
        f"at-{id}",
        "gated" if space.gate else "",
        "here" if space.distance == 0 else "",
        "open" if page.has_option(thing) else "",
        "bare" if space.is_empty else "",
    ]
    return h.li(id=f"space-{id}", class_=" ".join(filter(None, looks)), data_thing=thing)[
        _gate(page, space) if space.gate else None,
        h.button(
            ".node",
            type="button",
            popovertarget=f"on-{id}",
            tabindex="0" if space.distance == 0 else "-1",
            title=said,  # how far it is, and what is there, under the pointer too
            aria_label=said,
        )[h.span[id.removeprefix("space-")] if is_numbered(id) else None],
        h.span(".lab", aria_hidden="true")[renderer.space_name(id)],
        _foes(page, space) if space.monsters else None,
        _finds(page, space),
        _pawns(page, space) if space.investigators else None,
        page.options_at(thing),
        _says(page, space),
    ]


def summary(page: EldritchPageBuilder, space: SpaceView) -> str:
    """Returns what is on a space, in a few words."""
    renderer = page.renderer
    parts = [renderer.text(f"terrain-{space.terrain}")]
    if space.distance > 0:
        parts.append(renderer.text("page-distance", n=space.distance))
    if space.gate:
        parts.append(_gate_name(page, space))
    parts += [page.seat_name(seat) for seat in space.investigators]
    parts += [renderer.card_name(monster.uid) for monster in space.monsters]
    if space.clues:
        parts.append(renderer.text("page-clues", n=space.clues))
    return ", ".join(parts)


def _gate_name(page: EldritchPageBuilder, space: SpaceView) -> str:
    renderer = page.renderer
    return renderer.text("page-gate-of", omen=renderer.text(f"page-omen-{space.gate_colour}"))


# --- tokens ---------------------------------------------------------------------------------------


def _gate(page: EldritchPageBuilder, space: SpaceView) -> Node:
    thing = f"card:{space.gate}"
    wakes = " wakes" if space.gate_colour == page.view.next_omen else ""
    return h.span(
        class_=f"gate-at {space.gate_colour}{wakes}",
        data_thing=thing,
        title=_gate_name(page, space),
    )[glyphs.gate(space.gate_colour), page.options_at(thing)]


def _foes(page: EldritchPageBuilder, space: SpaceView) -> Node:
    """Returns the Monsters; those that can be chosen come first, so that none of them is hidden."""
    monsters = sorted(
        space.monsters, key=lambda one: (not page.has_option(f"card:{one.uid}"), not one.epic)
    )
    chosen = sum(1 for one in monsters if page.has_option(f"card:{one.uid}"))
    most = MOST_FOES if len(monsters) <= MOST_FOES else MOST_FOES - 1
    shown = monsters[: max(most, chosen)]
    return h.span(class_=f"toks foes n{min(len(shown), 6)}")[
        (_monster(page, monster) for monster in shown),
        h.span(".tok.more")[f"+{len(monsters) - len(shown)}"]
        if len(monsters) > len(shown)
        else None,
    ]


def _monster(page: EldritchPageBuilder, monster: MonsterView) -> Node:
    """Returns a Monster's token with what it still takes and its damage; a dot for a reckoning
    effect."""
    renderer = page.renderer
    covered = page.view.covers_backs
    thing = f"card:{monster.uid}"
    name = renderer.card_name(monster.uid)
    words = renderer.words
    assert isinstance(words, EldritchWords)
    title = name if covered else f"{name}: {monster_text(monster, words)}"
    number = -monster.wounds if covered else monster.toughness - monster.wounds
    return h.span(
        class_=f"tok monster{' epic' if monster.epic else ''}{' hurt' if monster.wounds else ''}",
        data_thing=thing,
        data_card=monster.entry,
        title=title,
    )[
        glyphs.monster(monster.entry),
        h.i(".rk")[None] if renderer.values(monster.uid).get("reckoning") else None,
        h.b(".tough")[number] if number else None,
        h.b(".harms")[monster.damage] if monster.damage and not covered else None,
        page.options_at(thing),
    ]


def _finds(page: EldritchPageBuilder, space: SpaceView) -> Node:
    """Returns Clues, tokens, Rumors, the expedition and the fallen."""
    renderer = page.renderer
    eldritch = space.eldritch + space.mystery_eldritch
    found: list[Node] = []
    for kind, count in (
        ("clue", space.clues),
        ("eldritch", eldritch),
        ("mystery", int(space.mystery_token)),
        ("rumor", len(space.rumors)),
        ("expedition", int(space.expedition)),
    ):
        if count:
            name = renderer.text(f"sign-{kind}")
            if space.rumors and kind == "rumor":
                name = ", ".join([renderer.card_name(card) for card in space.rumors])
            found.append(_find(kind, count, capital(name)))
    for sheet in space.fallen:
        thing = f"card:{sheet}"
        name = f"{renderer.text('sign-fallen')}: {renderer.card_name(sheet)}"
        found.append(
            h.span(".tok.fallen", data_thing=thing, data_card=sheet, title=capital(name))[
                renderer.cameo(sheet), page.options_at(thing)
            ]
        )
    return h.span(class_=f"toks finds n{len(found)}")[found] if found else None


def _find(kind: str, count: int, title: str) -> Node:
    return h.span(class_=f"tok {kind}", title=title)[
        glyphs.token(kind), h.b(".tough")[count] if count > 1 else None
    ]


def _pawns(page: EldritchPageBuilder, space: SpaceView) -> Node:
    """Returns the investigators on a space, the own one first and larger."""
    seats = sorted(space.investigators, key=lambda seat: seat != page.view.seat)
    shown = seats if len(seats) <= MOST_PAWNS else seats[: MOST_PAWNS - 1]
    return h.span(class_=f"toks pawns n{len(shown)}")[
        (_pawn(page, seat) for seat in shown),
        h.span(".tok.more")[f"+{len(seats) - len(shown)}"] if len(seats) > len(shown) else None,
    ]


def _pawn(page: EldritchPageBuilder, seat: int) -> Node:
    view = page.view
    sheet = view.investigators[seat].sheet
    name = f"{page.renderer.card_name(sheet)} ({page.player_name(seat)})"
    return h.span(
        class_="tok pawn me" if seat == view.seat else "tok pawn",
        data_thing=f"pawn:{seat}",
        title=name,
    )[
        page.renderer.cameo(sheet),
        page.renderer.icon("lead") if seat == view.lead else None,
        page.options_at(TRAVEL) if seat == view.seat else None,
    ]


# --- in words -------------------------------------------------------------------------------------


def _says(page: EldritchPageBuilder, space: SpaceView) -> Node:
    """Returns everything about a space, which opens on a click and is there in the list."""
    renderer = page.renderer
    id = space.space
    facts = [
        renderer.text(f"terrain-{space.terrain}"),
        renderer.text("page-distance", n=space.distance) if space.distance >= 0 else "",
    ]
    return h.div(".says", id=f"on-{id}", popover="")[
        h.h4[
            renderer.card_link(id, renderer.space_name(id)),
            h.small[renderer.whereabouts(id)] if is_numbered(id) else None,
        ],
        h.p(".kd")[" · ".join(filter(None, facts))],
        None if space.is_empty else h.ul(".contents")[_contents(page, space)],
        renderer.cached(("routes", id), lambda: _routes(page, space)),
    ]


def _contents(page: EldritchPageBuilder, space: SpaceView) -> list[Node]:
    renderer = page.renderer
    found: list[Node] = []
    for seat in space.investigators:
        sheet = page.investigator(seat).sheet
        found.append(h.li[renderer.cameo(sheet), renderer.link(sheet), " ", page.player_name(seat)])
    if space.gate:
        wakes = space.gate_colour == page.view.next_omen
        found.append(
            h.li(class_=space.gate_colour)[
                renderer.omen_icon(space.gate_colour),
                _gate_name(page, space),
                h.b(".dm")[" ", renderer.text("page-gate-wakes")] if wakes else None,
            ]
        )
    found += [_monster_line(page, monster) for monster in space.monsters]
    for kind, count in (
        ("clue", space.clues),
        ("eldritch", space.eldritch + space.mystery_eldritch),
        ("mystery", int(space.mystery_token)),
        ("expedition", int(space.expedition)),
    ):
        if count:
            name = capital(renderer.text(f"sign-{kind}"))
            found.append(h.li[glyphs.token(kind), f"{count} × {name}" if count > 1 else name])
    found += [h.li[glyphs.token("rumor"), renderer.link(card)] for card in space.rumors]
    for sheet in space.fallen:
        shown = next((one for one in page.view.fallen if one.sheet == sheet), None)
        found.append(_fallen_line(page, sheet, shown))
    return found


def _monster_line(page: EldritchPageBuilder, monster: MonsterView) -> Node:
    renderer = page.renderer
    words = renderer.words
    assert isinstance(words, EldritchWords)
    return h.li[
        glyphs.monster(monster.entry),
        h.span[
            renderer.link(monster.uid),
            h.small[" ", renderer.text("screen-epic")] if monster.epic else None,
            None if page.view.covers_backs else h.small(".nums")[monster_text(monster, words)],
        ],
    ]


def _fallen_line(page: EldritchPageBuilder, sheet: str, shown: FallenView | None) -> Node:
    """Returns a defeated investigator with what was left behind."""
    renderer = page.renderer
    held: list[str] = []
    if shown is not None:
        held += [renderer.card_name(card) for card in shown.cards]
        if shown.clues:
            held.append(renderer.text("page-clues", n=shown.clues))
        for kind, count in (("train", shown.train), ("ship", shown.ship)):
            if count:
                held.append(renderer.text(f"screen-{kind}", n=count))
    return h.li[
        renderer.cameo(sheet),
        h.span[
            renderer.link(sheet),
            h.small(".nums")[
                capital(renderer.text("sign-fallen")), ". ", page.join(held) if held else None
            ],
        ],
    ]


def _routes(page: EldritchPageBuilder, space: SpaceView) -> Node:
    """Returns where the routes of a space lead, those of a kind together."""
    renderer = page.renderer
    kinds: dict[str, list[str]] = {}
    for route in space.routes:
        kinds.setdefault(route.kind, []).append(renderer.space_name(route.to))
    return h.p(".routes")[
        (
            [
                h.span(class_=kind)[renderer.icon(kind, renderer.text(f"route-{kind}"))],
                " ",
                ", ".join(names),
                " ",
            ]
            for kind, names in kinds.items()
        )
    ]
