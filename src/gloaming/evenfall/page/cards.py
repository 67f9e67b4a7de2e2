"""Cards: a Place with its landscape, a Ritual, a person, as they lie in hand and on the table."""

from collections.abc import Iterable

from markupsafe import Markup

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import PERSON, Card
from gloaming.evenfall.page.card_widths import said_width, signs_width
from gloaming.evenfall.page.crystal import crystals
from gloaming.evenfall.page.crystal.spots import place_things
from gloaming.evenfall.page.moon.board import demon, demon_of, is_turned, turned_mark
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.text import symbols
from gloaming.evenfall.views.types import ClanView, PlaceView, SpecialistView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


def text_id(uid: str) -> str:
    """Returns the id of the text that says in words what a card does."""
    return f"w-{uid}"


def worth(renderer: EvenfallRenderer, card: Card) -> Node:
    """Returns the victory points in a card's corner."""
    if not card.vp:
        return None
    return h.span(".worth", title=renderer.text("amount-vp", n=card.vp))[card.vp]


def effect(
    renderer: EvenfallRenderer, card: Card, drawn: Markup, text: str, button: Node = None
) -> Node:
    """Returns what a card does: in icons, and in words for who prefers them or listens."""
    return h.div(".fx")[
        h.span(".signs", aria_hidden="true")[drawn],
        h.span(".words", id=text_id(card.uid))[text],
        button,
    ]


def slots(renderer: EvenfallRenderer, card: Card) -> Node:
    """Returns the Building Spaces of a Ritual that nothing is built on yet."""
    return h.span(".slots", title=renderer.text("amount-slot", n=card.slots))[
        (crystals.ghost(renderer, kind) for kind in crystals.KINDS)
        if card.different
        else Markup('<i class="slot"></i>') * card.slots
    ]


# --- Places of Power -----------------------------------------------------------------------


def harvest(renderer: EvenfallRenderer, card: Card) -> Node:
    """Returns the Harvest Bonus, or nothing."""
    if card.harvest is None:
        return h.span(".hv.bare", title=renderer.text("no-bonus"))["—"]
    text = renderer.effect_text(card.harvest)
    return h.span(".hv", title=f"{renderer.text('effect-harvest')}: {text}")[
        renderer.mark("harvest"), renderer.effect_icons(card.harvest)
    ]


def binding(renderer: EvenfallRenderer, card: Card) -> Node:
    """Returns the Binding Bonus: what a Ritual played here brings, and what its keyword adds."""
    if card.binding is None and card.binding_full is None:
        return None
    drawn = symbols.card_icons(card)
    bound = drawn.rpartition(f"{signs.RITUAL} ")[2].strip()
    return h.span(".bd", title=renderer.text("effect-binding"))[
        renderer.mark("ritual"), renderer.icons(bound)
    ]


def face_up(page: EvenfallPageBuilder, uid: str) -> Node:
    """Returns a Place in a Region, which can be discovered."""
    if not uid:
        return h.div(".place.gone", aria_hidden="true")
    return page.renderer.cached(
        ("place", uid, page.dependencies(f"card:{uid}")), lambda: _face_up(page, uid)
    )


def _face_up(page: EvenfallPageBuilder, uid: str) -> Node:
    renderer = page.renderer
    card = renderer.cards[uid]
    thing = f"card:{uid}"
    return h.article(
        class_=f"place{page.refused_class(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        renderer.cached(("face-up", uid), lambda: _printed(renderer, card)),
        page.options_at(thing, text_id(uid)),
        page.refusal_note(thing),
    ]


def _printed(renderer: EvenfallRenderer, card: Card) -> Node:
    """Returns all that is printed on a Place in a Region."""
    witches = renderer.text("fact-discover", witches=renderer.text("amount-witch", n=card.witches))
    need = Markup('<span class="need" title="{}">{}</span>').format(
        witches,
        renderer.mark("witch") * card.witches
        + (renderer.mark("any") if card.takes_resource else ""),
    )
    return [
        h.header[renderer.heading(card.uid), worth(renderer, card)],
        renderer.land(card.entry, _icon(renderer, card) + need),
        h.div(".bonus")[harvest(renderer, card), crystals.bare_ground(renderer, card)],
        binding(renderer, card),
        h.span(".words", id=text_id(card.uid))[witches, ". ", renderer.card_text(card.uid)],
    ]


def _icon(renderer: EvenfallRenderer, card: Card) -> Markup:
    return renderer.stone(renderer.stone_of(card)) if card.icon else Markup("")


def own_place(page: EvenfallPageBuilder, place: PlaceView, owner: ClanView) -> Node:
    """Returns a Place in a circle, with the Ritual on it: harvest and Powerstone icon stay in
    sight."""
    marks = (owner.clan, owner.cat == place.uid, crystals.has_spare_space(page, owner, place))
    key = (
        "own",
        place,
        marks,
        is_turned(page, place.ritual),
        page.dependencies(*place_things(place)),
    )
    return page.renderer.cached(key, lambda: _own_place(page, place, *marks))


def _own_place(
    page: EvenfallPageBuilder, place: PlaceView, clan: str, cat: bool, spare: bool
) -> Node:
    renderer = page.renderer
    card = renderer.cards[place.uid]
    thing = f"card:{place.uid}"
    bound = " bound" if place.ritual else ""
    return h.article(
        class_=f"place own{bound}{page.refused_class(thing)}",
        data_thing=thing,
        data_card=card.entry,
        data_fit="",
    )[
        renderer.cached(
            ("ground", place.uid),
            lambda: [
                h.header[renderer.heading(place.uid), worth(renderer, card)],
                renderer.land(card.entry),
            ],
        ),
        h.div(".bonus")[
            crystals.deposit(renderer, place) if card.takes_resource else harvest(renderer, card),
            crystals.ground(page, place, card),
            _stone(renderer, place) or _icon(renderer, card),
        ],
        lying(page, place, clan, cat, spare) if place.ritual else binding(renderer, card),
        h.span(".words", id=text_id(place.uid))[renderer.card_text(place.uid)],
        page.options_at(thing, text_id(place.uid)),
        page.refusal_note(thing),
    ]


def _stone(renderer: EvenfallRenderer, place: PlaceView) -> Node:
    return h.span(".laid")[renderer.stone(place.stone)] if place.stone else None


def lying(page: EvenfallPageBuilder, place: PlaceView, clan: str, cat: bool, spare: bool) -> Node:
    """Returns a Ritual on its Place, with Catalysts and whoever works there."""
    renderer = page.renderer
    card = renderer.cards[place.ritual]
    thing = f"card:{place.ritual}"
    risen = " risen" if is_turned(page, place.ritual) else ""
    return h.div(
        class_=f"ritual lying {renderer.keyword(card)}{risen}{page.refused_class(thing)}",
        data_thing=thing,
        data_card=card.entry,
        data_fit="",
    )[
        renderer.cached(
            ("lying", place.ritual),
            lambda: [
                h.header[renderer.heading(place.ritual), worth(renderer, card)],
                renderer.sigil(card.entry),
                effect(
                    renderer,
                    card,
                    renderer.icons(symbols.card_icons(card)),
                    renderer.card_text(card.uid),
                ),
            ],
        ),
        h.footer[
            crystals.spaces(page, card, place, spare),
            crystals.lock(page, place, card),
            crystals.workers(renderer, place, clan, cat),
            None if place.piece else turned_mark(page, place.ritual),
            page.options_at(thing, text_id(card.uid)),
        ],
        page.refusal_note(thing),
    ]


# --- Rituals and people --------------------------------------------------------------------


def in_hand(page: EvenfallPageBuilder, uid: str, is_crowded: bool) -> Node:
    """Returns a card in hand: what it costs, what it is, what it does, in each role it can have."""
    is_chosen = f"card:{uid}" in page.asked_about
    key = ("hand", uid, is_chosen, is_crowded, page.dependencies(f"card:{uid}"))
    return page.renderer.cached(key, lambda: _in_hand(page, uid, is_chosen, is_crowded))


def _in_hand(page: EvenfallPageBuilder, uid: str, is_chosen: bool, is_crowded: bool) -> Node:
    renderer = page.renderer
    card = renderer.cards[uid]
    thing = f"card:{uid}"
    return h.article(
        class_=(
            f"{_kind(card)} held say{said_width(renderer, card)}"
            f" need{signs_width(renderer, card, is_crowded)} {renderer.keyword(card)}"
            f"{' chosen' if is_chosen else ''}{page.refused_class(thing)}"
        ),
        data_thing=thing,
        data_card=card.entry,
        data_fit="",
    )[
        renderer.cached(("face", uid, is_crowded), lambda: _face(renderer, card, is_crowded)),
        _roles(page, card) if card.kind == PERSON else _does(page, card),
        page.refusal_note(thing),
    ]


def _face(renderer: EvenfallRenderer, card: Card, is_crowded: bool) -> Node:
    """Returns the head of a card in hand: its name, picture, price and keyword."""
    mana = h.span(".or-mana")[
        renderer.text("legend-or"), " ", renderer.icons(f"{card.mana_cost}{signs.MANA}")
    ]
    name = renderer.two_names(card.uid) if is_crowded else renderer.heading(card.uid)
    return [
        h.header[name, worth(renderer, card)],
        h.div(".face")[
            renderer.sigil(card.entry),
            h.span(".cost", title=renderer.cost_text(card.uid, card.cost))[
                _units(renderer, card), mana if card.mana_cost else None
            ],
        ],
        h.span(".kw")[
            renderer.mark(renderer.keyword(card)),
            renderer.text(f"keyword-{renderer.keyword(card)}"),
        ],
    ]


def _kind(card: Card) -> str:
    return "person" if card.kind == PERSON else "ritual"


def _does(page: EvenfallPageBuilder, card: Card) -> Node:
    """Returns what a Ritual in hand does; what can be done with it covers the whole card."""
    renderer = page.renderer
    return [
        renderer.cached(
            ("does", card.uid),
            lambda: [
                effect(
                    renderer,
                    card,
                    renderer.icons(symbols.card_icons(card)),
                    renderer.card_text(card.uid),
                ),
                slots(renderer, card),
            ],
        ),
        page.options_at(f"card:{card.uid}", text_id(card.uid)),
    ]


def _roles(page: EvenfallPageBuilder, card: Card) -> Node:
    """Returns what a person in hand does as Specialist and in the Council, each with its option."""
    renderer = page.renderer
    here = {option.verb: option for option in page.options.at(f"card:{card.uid}")}
    serve, advise = here.pop("specialist", None), here.pop("council", None)
    drawn = renderer.mark("specialist") + renderer.icons(symbols.card_icons(card))
    return [
        effect(
            renderer,
            card,
            drawn,
            renderer.card_text(card.uid),
            page.option_button(serve, "cover", text_id(card.uid)) if serve else None,
        ),
        council(
            renderer, card, page.option_button(advise, "cover", f"c-{card.uid}") if advise else None
        ),
        page.buttons(list(here.values()), text_id(card.uid)),
    ]


def _units(renderer: EvenfallRenderer, card: Card) -> Iterable[Node]:
    """Returns the cost as a column: one line for each kind of resource."""
    for part in symbols.cost_icons(card.cost).split(" "):
        yield h.span[renderer.icons(part)]


def council(renderer: EvenfallRenderer, card: Card, button: Node = None) -> Node:
    """Returns what a person would do in the Council."""
    text = renderer.council_text(card.uid)
    return h.div(".cx", title=f"{renderer.text('council-member')}: {text}")[
        h.span(".signs", aria_hidden="true")[
            renderer.mark("council"), renderer.icons(symbols.council_icons(card))
        ],
        h.span(".words", id=f"c-{card.uid}")[
            h.span(".role")[renderer.text("council-member"), ": "], text
        ],
        button,
    ]


def specialist(page: EvenfallPageBuilder, one: SpecialistView, borrowed: bool = False) -> Node:
    """Returns a Specialist at work; an exhausted one is turned. One that is borrowed carries an
    Elder."""
    options = page.dependencies(f"card:{one.uid}")
    colours = tuple((page.seat_name(seat), page.clan(seat).clan) for seat in one.borrowed)
    moon = demon_of(page, one.uid)
    if moon is not None:
        return page.renderer.cached(
            ("demon", one, moon, borrowed, options), lambda: demon(page, one, moon, borrowed)
        )
    return page.renderer.cached(
        ("serving", one, borrowed, options, colours), lambda: _specialist(page, one, borrowed)
    )


def _specialist(page: EvenfallPageBuilder, one: SpecialistView, borrowed: bool) -> Node:
    renderer = page.renderer
    card = renderer.cards[one.uid]
    thing = f"card:{one.uid}"
    is_turned = "" if one.ready else " turned"
    # A borrowed one lies with its owner: only there does it have an id of its own.
    body = effect(
        renderer, card, renderer.icons(symbols.card_icons(card)), renderer.card_text(one.uid)
    )
    if borrowed:
        body = h.div(".fx")[h.span(".signs")[renderer.icons(symbols.card_icons(card))]]
    return h.article(
        class_=f"person serving {renderer.keyword(card)}{is_turned}{page.refused_class(thing)}",
        data_thing=thing,
        data_card=card.entry,
        data_fit="",
    )[
        h.header[renderer.heading(one.uid), worth(renderer, card)],
        body,
        None if one.ready else h.span(".tag")[renderer.text("exhausted")],
        h.span(".tag")[renderer.text("screen-borrowed")] if borrowed else None,
        (
            renderer.piece("elder", page.clan(seat).clan, page.seat_name(seat))
            for seat in one.borrowed
        ),
        None if borrowed else page.options_at(thing, text_id(one.uid)),
        None if borrowed else page.refusal_note(thing),
    ]


def councillor(page: EvenfallPageBuilder, uid: str) -> Node:
    """Returns a Council Member: only the Council effect counts."""
    return page.renderer.cached(("council", uid), lambda: _councillor(page, uid))


def _councillor(page: EvenfallPageBuilder, uid: str) -> Node:
    renderer = page.renderer
    card = renderer.cards[uid]
    return h.article(
        class_="person councillor", data_thing=f"card:{uid}", data_card=card.entry, data_fit=""
    )[
        h.header[renderer.mark("council"), renderer.heading(uid)],
        effect(
            renderer, card, renderer.icons(symbols.council_icons(card)), renderer.council_text(uid)
        ),
    ]
