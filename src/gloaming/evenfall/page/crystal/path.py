"""The Crystal Path: its steps with costs and bonuses, the markers on them, and the display below.

On a step the marker further right is ahead; a number says who comes first on the whole path, which
is what breaks a tie in battle (EF-CP-40, 44, 45).
"""

from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import PERSON, Card, CrystalPath
from gloaming.evenfall.page.card_widths import drawn_width
from gloaming.evenfall.page.cards import slots, text_id, worth
from gloaming.evenfall.page.crystal.crystals import crystal, crystals, whereabouts
from gloaming.evenfall.page.crystal.steps import again_text, step_text
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.text import symbols
from gloaming.evenfall.views.types import ClanView, PathView, PlaceView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

CATS, STONES = 2, 3  # the steps with these rewards (EF-CP-08, 09)
ROLES = ("specialist", "council")
MUCH = 200  # pixels of signs for which a card of the display has no room beside its picture
EITHER = f"({signs.GLOWING}{signs.OR}{signs.DARK})"  # charged or not


def path(page: EvenfallPageBuilder) -> Node:
    """Returns the path and its display; nothing in a game without it."""
    shown = page.view.path
    board = page.renderer.table.path
    if shown is None or board is None:
        return None
    me = page.view.seat
    standing = tuple((clan.clan, clan.ascension) for clan in page.view.clans)
    gems = tuple(f"stone:{icon}" for icon in shown.stones)
    key = (
        "steps",
        shown,
        standing,
        page.names,
        me,
        charged(page),
        page.dependencies(f"path:{me}", *gems),
    )
    return h.div(".crystal-path", role="group", aria_label=page.renderer.text("crystal-path"))[
        page.renderer.cached(key, lambda: _origin(page, shown)),
        h.ol(".steps")[
            (
                h.li(class_=f"step {_reached(page, n)}")[
                    page.renderer.cached((n, *key), partial(_stair, page, shown, board, n)),
                    _below(page, shown, n),
                ]
                for n in range(1, len(board.costs) + 1)
            )
        ],
        page.renderer.cached(("summit", *key), lambda: _summit(page, board)),
    ]


def charged(page: EvenfallPageBuilder) -> tuple[int, int]:
    """Returns the Crystals of the clan in the middle: glowing and dark."""
    clan = page.clan(page.focal_seat())
    places = (*clan.outer, *clan.inner)
    glowing = sum(place.charged for place in places)
    return glowing, sum(place.crystals for place in places) - glowing


def _mine(page: EvenfallPageBuilder) -> ClanView:
    return page.clan(page.focal_seat())


def _reached(page: EvenfallPageBuilder, n: int) -> str:
    """Returns how a step looks to who sits in the middle."""
    mine = _mine(page).ascension
    return "done" if n <= mine else "next" if n == mine + 1 else "beyond"


# --- before the first step -----------------------------------------------------------------


def _origin(page: EvenfallPageBuilder, shown: PathView) -> Node:
    """Returns the name of the path, who is still left of it, and the own Crystals."""
    renderer = page.renderer
    glowing, dark = charged(page)
    said = renderer.text("page-own-crystals", glowing=glowing, dark=dark)
    waiting = [clan for clan in page.view.clans if not clan.ascension]
    return h.div(".origin")[
        h.h2[renderer.mark("path"), renderer.text("crystal-path")],
        h.span(".own-crystals", title=said, role="img", aria_label=said)[
            crystals(renderer, glowing, dark) or crystal(renderer, False)
        ]
        if glowing or dark
        else None,
        h.span(".markers", title=renderer.text("page-path-left"))[
            (_marker(page, clan, 0) for clan in waiting)
        ]
        if waiting
        else None,
    ]


def _marker(page: EvenfallPageBuilder, clan: ClanView, rank: int) -> Node:
    """Returns a player's marker, with their place in the order of the path."""
    said = whereabouts(page, clan)
    mine = " mine" if clan.seat == page.view.seat else ""
    return h.span(
        class_=f"marker c-{clan.clan}{mine}",
        data_thing=f"path:{clan.seat}",
        title=said,
        role="img",
        aria_label=said,
    )[page.renderer.crest(clan.clan), h.small(aria_hidden="true")[rank] if rank else None]


# --- steps -----------------------------------------------------------------------------------


def _stair(page: EvenfallPageBuilder, shown: PathView, board: CrystalPath, n: int) -> Node:
    """Returns one step: what it costs, what it gives, what still lies there, and who has come so
    far."""
    renderer = page.renderer
    ranked = [*shown.order, *(c.seat for c in page.view.clans if c.seat not in shown.order)]
    there = [
        _marker(page, page.clan(seat), rank if rank <= len(shown.order) else 0)
        for rank, seat in enumerate(ranked, 1)
        if page.clan(seat).ascension == n
    ]
    text = step_text(renderer, n)
    thing = f"path:{page.view.seat}"
    here = _reached(page, n) == "next" and page.view.seat >= 0
    return h.div(
        class_=f"stair{page.refused_class(thing) if here else ''}",
        data_thing=thing if here else None,
        title=text,
    )[
        h.b(".number", aria_hidden="true")[n],
        h.span(".signs", aria_hidden="true")[
            h.span(".cost")[crystal(renderer, True) * board.costs[n - 1]],
            h.span(".gives")[_bonus(renderer, board, n)],
        ],
        h.span(".words", id=f"w-step-{n}")[text],
        h.span(".left")[_rewards(page, shown, n)] if n in (CATS, STONES) else None,
        h.span(".markers")[reversed(there)] if there else None,
        page.options_at(thing, f"w-step-{n}") if here else None,
        page.refusal_note(thing) if here else None,
    ]


def _bonus(renderer: EvenfallRenderer, board: CrystalPath, n: int) -> Markup:
    if n <= len(board.steps):
        return renderer.effect_icons(board.steps[n - 1])
    drawn = "  ".join(symbols.standing_icons(board.finish)).removeprefix(signs.ONGOING)
    return renderer.icons(drawn.replace(EITHER, signs.DARK))


def _summit(page: EvenfallPageBuilder, board: CrystalPath) -> Node:
    """Returns the action beyond the last step, which can be taken again and again (EF-CP-41)."""
    if board.again is None:
        return None
    renderer = page.renderer
    text = again_text(renderer)
    thing = f"path:{page.view.seat}"
    here = _mine(page).ascension == len(board.costs) and page.view.seat >= 0
    look = f" here{page.refused_class(thing)}" if here else ""
    return h.div(class_=f"summit{look}", data_thing=thing if here else None, title=text)[
        Markup('<svg class="cluster" aria-hidden="true"><use href="#x-cluster"/></svg>'),
        h.span(".signs", aria_hidden="true")[
            h.span(".cost")[crystal(renderer, True) * board.again_cost, " →"],
            h.span(".gives")[renderer.effect_icons(board.again)],
        ],
        h.span(".words", id="w-summit")[text],
        page.options_at(thing, "w-summit") if here else None,
        page.refusal_note(thing) if here else None,
    ]


def _rewards(page: EvenfallPageBuilder, shown: PathView, n: int) -> Iterator[Node]:
    """Returns Cats and Powerstones that nobody has yet; of two alike the first can be taken."""
    renderer = page.renderer
    if n == CATS:
        yield renderer.icon("cat") * shown.cats
        return
    seen: set[str] = set()
    for icon in sorted(shown.stones):
        thing = f"stone:{icon}"
        button = None if icon in seen else page.options_at(thing)
        seen.add(icon)
        yield h.span(".gem", data_thing=thing)[renderer.stone(icon), button]


# --- the display -----------------------------------------------------------------------------


def _below(page: EvenfallPageBuilder, shown: PathView, n: int) -> Node:
    """Returns the card below a step; where the deck is used up there may be none."""
    if n > len(shown.display):
        return h.div(".shown.gone", aria_hidden="true")
    uid, more = shown.display[n - 1], shown.surcharges[n - 1]
    key = ("shown", uid, more, page.dependencies(f"card:{uid}"))
    return page.renderer.cached(key, lambda: _card(page, uid, more))


def _card(page: EvenfallPageBuilder, uid: str, more: int) -> Node:
    """Returns a card of the display: face, price with surcharge, what it does in each role."""
    renderer = page.renderer
    card = renderer.cards[uid]
    thing = f"card:{uid}"
    kind = "person" if card.kind == PERSON else "ritual"
    much = " much" if kind == "ritual" and drawn_width(symbols.card_icons(card)) > MUCH else ""
    return h.article(
        class_=f"{kind} shown{much} {renderer.keyword(card)}{page.refused_class(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        renderer.sigil(card.entry),
        h.header[
            renderer.two_names(uid),
            h.span(".kw")[renderer.icon(renderer.keyword(card))],
            worth(renderer, card),
        ],
        h.div(".does")[_roles(page, card)],
        None if card.kind == PERSON else slots(renderer, card),
        price(renderer, card, more),
        _whole(page, card),
        page.refusal_note(thing),
    ]


def _roles(page: EvenfallPageBuilder, card: Card) -> Iterator[Node]:
    """Returns what a card does; a person serves or sits in the Council, each with its option."""
    renderer = page.renderer
    here = {option.verb: option for option in page.options.at(f"card:{card.uid}")}
    for verb, look, drawn, text in (
        ("specialist", "fx", symbols.card_icons(card), renderer.card_text(card.uid)),
        ("council", "cx", symbols.council_icons(card), renderer.council_text(card.uid)),
    ):
        if card.kind != PERSON and verb == "council":
            return
        words = text_id(card.uid) if verb == "specialist" else f"c-{card.uid}"
        name = f"{renderer.text('council-member')}: " if verb == "council" else ""
        yield h.div(class_=look, title=f"{name}{text}")[
            h.span(".signs", aria_hidden="true")[
                renderer.mark("council") if verb == "council" else None, renderer.icons(drawn)
            ],
            h.span(".words", id=words)[name, text],
            page.option_button(here[verb], "cover", words) if verb in here else None,
        ]


def _whole(page: EvenfallPageBuilder, card: Card) -> Node:
    """Returns the option that means the card itself: play the Ritual, take the card."""
    here = [a for a in page.options.at(f"card:{card.uid}") if a.verb not in ROLES]
    return [page.option_button(option, "cover", text_id(card.uid)) for option in here]


def price(renderer: EvenfallRenderer, card: Card, more: int) -> Node:
    """Returns what a card of the display costs, and what its place adds to that (EF-CP-15)."""
    said = renderer.text("page-path-more", n=more)
    return h.div(".price")[
        h.span(".cost", title=renderer.card_facts(card.uid))[renderer.cost_icons(card.cost)],
        h.span(".or-mana")[
            renderer.text("legend-or"), " ", renderer.icons(f"{card.mana_cost}{signs.MANA}")
        ]
        if card.mana_cost
        else None,
        h.span(class_=f"more m{more}", title=said, role="img", aria_label=said)[
            "+", more, renderer.mark("any")
        ]
        if more
        else None,
    ]


# --- what the path does in battle and in the end ---------------------------------------------


def tie_break(page: EvenfallPageBuilder, fighters: list[int]) -> Node:
    """Returns who wins a tie of strength and Mana: the one further ahead on the path (EF-CP-44,
    45)."""
    shown = page.view.path
    ahead = [seat for seat in shown.order if seat in fighters] if shown is not None else []
    beside = [s for s in fighters if page.clan(s).ascension and s not in ahead]
    if len(fighters) < 2 or not ahead or beside:
        return None  # the Automa is on the path, but in nobody's way (EF-CPA-09)
    names = page.join([page.seat_name(seat) for seat in ahead])
    return h.p(".tie")[
        page.renderer.mark("path"),
        page.format("page-path-tie", seats=names),
        " ",
        page.rule_link("EF-CP-44"),
    ]


def crystal_points(page: EvenfallPageBuilder, clan: ClanView) -> int:
    """Returns what Crystals have added to a clan's Inner Circle (EF-CP-55 to 59)."""
    board = page.renderer.table.path
    if page.view.path is None or board is None or clan.ascension < len(board.costs):
        return 0
    each = sum(board.finish[i + 1] for i in range(0, len(board.finish), 2))
    return sum(
        place.crystals * each * (2 if _is_doubled(page, place) else 1)
        for place in clan.inner
        if place.ritual
    )


def _is_doubled(page: EvenfallPageBuilder, place: PlaceView) -> bool:
    """Returns whether a Ritual counts twice. A stone laid in the end always fits; a locked one
    only where it matches (EF-CP-62), the red one wherever there is an icon (EF-CP-71)."""
    card = page.renderer.cards[place.uid]
    return bool(place.stone) or (
        bool(card.icon) and place.locked in (page.renderer.stone_of(card), "red")
    )


def from_crystals(page: EvenfallPageBuilder) -> Node:
    """Returns how far everybody came, and what their Crystals were worth."""
    view = page.view
    if view.path is None:
        return None
    renderer = page.renderer
    ranked = [*view.path.order, *(c.seat for c in view.clans if c.seat not in view.path.order)]
    return h.section(".ascents", aria_label=renderer.text("crystal-path"))[
        h.h3[renderer.mark("path"), renderer.text("crystal-path")],
        h.ol[(_ascended(page, page.clan(seat)) for seat in ranked)],
    ]


def _ascended(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    points = crystal_points(page, clan)
    name = page.seat_name(clan.seat)
    said = page.format("page-path-order", seat=name, n=clan.ascension)
    more = page.format("page-score-crystals", n=points)
    return h.li(class_=f"c-{clan.clan}")[
        page.renderer.crest(clan.clan),
        h.span[said],
        h.span(".from")[crystal(page.renderer, True), more],
    ]
