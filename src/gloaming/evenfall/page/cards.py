"""Cards: a Place with its landscape, a Ritual, a person, as they lie in hand and on the table."""

from collections.abc import Iterable

from htpy import Node
from markupsafe import Markup

from gloaming.evenfall.model.cards import PERSON, Card
from gloaming.evenfall.page import crystals
from gloaming.evenfall.page.crystal_spots import place_things
from gloaming.evenfall.page.drawings import Pen
from gloaming.evenfall.page.moon_board import demon, demon_of, turned, turned_mark
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.text import symbols as signs
from gloaming.evenfall.views.types import ClanView, PlaceView, SpecialistView
from gloaming.kernel.page import elements as h


def told(uid: str) -> str:
    """The id of the text that says in words what a card does."""
    return f"w-{uid}"


def worth(pen: Pen, card: Card) -> Node:
    """The victory points in a card's corner."""
    if not card.vp:
        return None
    return h.span(".worth", title=pen.text("amount-vp", n=card.vp))[card.vp]


def effect(pen: Pen, card: Card, drawn: Markup, text: str, answer: Node = None) -> Node:
    """What a card does: in icons, and in words for who prefers them or listens."""
    return h.div(".fx")[
        h.span(".signs", aria_hidden="true")[drawn],
        h.span(".words", id=told(card.uid))[text],
        answer,
    ]


def slots(pen: Pen, card: Card) -> Node:
    """The Building Spaces of a Ritual that nothing is built on yet."""
    return h.span(".slots", title=pen.text("amount-slot", n=card.slots))[
        (crystals.ghost(pen, kind) for kind in crystals.KINDS)
        if card.different
        else Markup('<i class="slot"></i>') * card.slots
    ]


# --- Places of Power -----------------------------------------------------------------------


def harvest(pen: Pen, card: Card) -> Node:
    """The Harvest Bonus, or nothing."""
    if card.harvest is None:
        return h.span(".hv.bare", title=pen.text("no-bonus"))["—"]
    text = pen.written(card.harvest)
    return h.span(".hv", title=f"{pen.text('effect-harvest')}: {text}")[
        pen.mark("harvest"), pen.effect(card.harvest)
    ]


def binding(pen: Pen, card: Card) -> Node:
    """The Binding Bonus: what a Ritual played here brings, and what its keyword adds."""
    if card.binding is None and card.binding_full is None:
        return None
    drawn = signs.card_icons(card)
    bound = drawn.rpartition(f"{signs.RITUAL} ")[2].strip()
    return h.span(".bd", title=pen.text("effect-binding"))[pen.mark("ritual"), pen.signs(bound)]


def face_up(desk: Desk, uid: str) -> Node:
    """A Place in a Region, which can be discovered."""
    if not uid:
        return h.div(".place.gone", aria_hidden="true")
    return desk.pen.keep(("place", uid, desk.touch(f"card:{uid}")), lambda: _face_up(desk, uid))


def _face_up(desk: Desk, uid: str) -> Node:
    pen = desk.pen
    card = pen.cards[uid]
    thing = f"card:{uid}"
    return h.article(
        class_=f"place{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        pen.keep(("face-up", uid), lambda: _printed(pen, card)),
        desk.can(thing, told(uid)),
        desk.why(thing),
    ]


def _printed(pen: Pen, card: Card) -> Node:
    """All that is printed on a Place in a Region."""
    witches = pen.text("fact-discover", witches=pen.text("amount-witch", n=card.witches))
    need = Markup('<span class="need" title="{}">{}</span>').format(
        witches,
        pen.mark("witch") * card.witches + (pen.mark("any") if card.takes_resource else ""),
    )
    return [
        h.header[pen.heading(card.uid), worth(pen, card)],
        pen.land(card.entry, _icon(pen, card) + need),
        h.div(".bonus")[harvest(pen, card), crystals.bare_ground(pen, card)],
        binding(pen, card),
        h.span(".words", id=told(card.uid))[witches, ". ", pen.card_text(card.uid)],
    ]


def _icon(pen: Pen, card: Card) -> Markup:
    return pen.stone(pen.stone_of(card)) if card.icon else Markup("")


def own_place(desk: Desk, place: PlaceView, owner: ClanView) -> Node:
    """A Place in a circle, with the Ritual on it: harvest and Powerstone icon stay in sight."""
    marks = (owner.clan, owner.cat == place.uid, crystals.spare(desk, owner, place))
    key = ("own", place, marks, turned(desk, place.ritual), desk.touch(*place_things(place)))
    return desk.pen.keep(key, lambda: _own_place(desk, place, *marks))


def _own_place(desk: Desk, place: PlaceView, clan: str, cat: bool, spare: bool) -> Node:
    pen = desk.pen
    card = pen.cards[place.uid]
    thing = f"card:{place.uid}"
    bound = " bound" if place.ritual else ""
    return h.article(
        class_=f"place own{bound}{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        pen.keep(
            ("ground", place.uid),
            lambda: [h.header[pen.heading(place.uid), worth(pen, card)], pen.land(card.entry)],
        ),
        h.div(".bonus")[
            crystals.deposit(pen, place) if card.takes_resource else harvest(pen, card),
            crystals.ground(desk, place, card),
            _stone(pen, place) or _icon(pen, card),
        ],
        lying(desk, place, clan, cat, spare) if place.ritual else binding(pen, card),
        h.span(".words", id=told(place.uid))[pen.card_text(place.uid)],
        desk.can(thing, told(place.uid)),
        desk.why(thing),
    ]


def _stone(pen: Pen, place: PlaceView) -> Node:
    return h.span(".laid")[pen.stone(place.stone)] if place.stone else None


def lying(desk: Desk, place: PlaceView, clan: str, cat: bool, spare: bool) -> Node:
    """A Ritual on its Place, with Catalysts and whoever works there."""
    pen = desk.pen
    card = pen.cards[place.ritual]
    thing = f"card:{place.ritual}"
    risen = " risen" if turned(desk, place.ritual) else ""
    return h.div(
        class_=f"ritual lying {pen.keyword(card)}{risen}{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        pen.keep(
            ("lying", place.ritual),
            lambda: [
                h.header[pen.heading(place.ritual), worth(pen, card)],
                pen.sigil(card.entry),
                effect(pen, card, pen.signs(signs.card_icons(card)), pen.card_text(card.uid)),
            ],
        ),
        h.footer[
            crystals.spaces(desk, card, place, spare),
            crystals.lock(desk, place, card),
            crystals.workers(pen, place, clan, cat),
            None if place.piece else turned_mark(desk, place.ritual),
            desk.can(thing, told(card.uid)),
        ],
        desk.why(thing),
    ]


# --- Rituals and people --------------------------------------------------------------------


def in_hand(desk: Desk, uid: str) -> Node:
    """A card in hand: what it costs, what it is, what it does, in each role it can have."""
    chosen = f"card:{uid}" in desk.spoken
    key = ("hand", uid, chosen, desk.touch(f"card:{uid}"))
    return desk.pen.keep(key, lambda: _in_hand(desk, uid, " chosen" if chosen else ""))


def _in_hand(desk: Desk, uid: str, chosen: str) -> Node:
    pen = desk.pen
    card = pen.cards[uid]
    thing = f"card:{uid}"
    return h.article(
        class_=f"{_kind(card)} held {pen.keyword(card)}{chosen}{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        pen.keep(("face", uid), lambda: _face(pen, card)),
        _roles(desk, card) if card.kind == PERSON else _does(desk, card),
        desk.why(thing),
    ]


def _face(pen: Pen, card: Card) -> Node:
    """The head of a card in hand: its name, picture, price and keyword."""
    mana = h.span(".or-mana")[
        pen.text("legend-or"), " ", pen.signs(f"{card.mana_cost}{signs.MANA}")
    ]
    return [
        h.header[pen.heading(card.uid), worth(pen, card)],
        h.div(".face")[
            pen.sigil(card.entry),
            h.span(".cost", title=pen.price(card.uid, card.cost))[
                _units(pen, card), mana if card.mana_cost else None
            ],
        ],
        h.span(".kw")[pen.mark(pen.keyword(card)), pen.text(f"keyword-{pen.keyword(card)}")],
    ]


def _kind(card: Card) -> str:
    return "person" if card.kind == PERSON else "ritual"


def _does(desk: Desk, card: Card) -> Node:
    """What a Ritual in hand does; what can be done with it covers the whole card."""
    pen = desk.pen
    return [
        pen.keep(
            ("does", card.uid),
            lambda: [
                effect(pen, card, pen.signs(signs.card_icons(card)), pen.card_text(card.uid)),
                slots(pen, card),
            ],
        ),
        desk.can(f"card:{card.uid}", told(card.uid)),
    ]


def _roles(desk: Desk, card: Card) -> Node:
    """A person in hand can serve as Specialist or sit in the Council: each is lit by itself."""
    pen = desk.pen
    here = {answer.verb: answer for answer in desk.answers.at(f"card:{card.uid}")}
    serve, advise = here.pop("specialist", None), here.pop("council", None)
    drawn = pen.mark("specialist") + pen.signs(signs.card_icons(card))
    return [
        effect(
            pen,
            card,
            drawn,
            pen.card_text(card.uid),
            desk.button(serve, "cover", told(card.uid)) if serve else None,
        ),
        council(pen, card, desk.button(advise, "cover", f"c-{card.uid}") if advise else None),
        desk.lay(list(here.values()), told(card.uid)),
    ]


def _units(pen: Pen, card: Card) -> Iterable[Node]:
    """The cost as a column: one line for each kind of resource."""
    for part in signs.cost_icons(card.cost).split(" "):
        yield h.span[pen.signs(part)]


def council(pen: Pen, card: Card, answer: Node = None) -> Node:
    """What a person would do in the Council."""
    text = pen.council_text(card.uid)
    return h.div(".cx", title=f"{pen.text('council-member')}: {text}")[
        h.span(".signs", aria_hidden="true")[
            pen.mark("council"), pen.signs(signs.council_icons(card))
        ],
        h.span(".words", id=f"c-{card.uid}")[pen.text("council-member"), ": ", text],
        answer,
    ]


def specialist(desk: Desk, one: SpecialistView, borrowed: bool = False) -> Node:
    """A Specialist at work; an exhausted one is turned. One that is borrowed carries an Elder."""
    touched = desk.touch(f"card:{one.uid}")
    colours = tuple((desk.seat(seat), desk.clan(seat).clan) for seat in one.borrowed)
    moon = demon_of(desk, one.uid)
    if moon is not None:
        return desk.pen.keep(
            ("demon", one, moon, borrowed, touched), lambda: demon(desk, one, moon, borrowed)
        )
    return desk.pen.keep(
        ("serving", one, borrowed, touched, colours), lambda: _specialist(desk, one, borrowed)
    )


def _specialist(desk: Desk, one: SpecialistView, borrowed: bool) -> Node:
    pen = desk.pen
    card = pen.cards[one.uid]
    thing = f"card:{one.uid}"
    turned = "" if one.ready else " turned"
    # A borrowed one lies with its owner: only there does it have an id of its own.
    body = effect(pen, card, pen.signs(signs.card_icons(card)), pen.card_text(one.uid))
    if borrowed:
        body = h.div(".fx")[h.span(".signs")[pen.signs(signs.card_icons(card))]]
    return h.article(
        class_=f"person serving {pen.keyword(card)}{turned}{desk.state(thing)}",
        data_thing=thing,
        data_card=card.entry,
    )[
        h.header[pen.heading(one.uid), worth(pen, card)],
        body,
        None if one.ready else h.span(".tag")[pen.text("exhausted")],
        h.span(".tag")[pen.text("screen-borrowed")] if borrowed else None,
        (pen.piece("elder", desk.clan(seat).clan, desk.seat(seat)) for seat in one.borrowed),
        None if borrowed else desk.can(thing, told(one.uid)),
        None if borrowed else desk.why(thing),
    ]


def councillor(desk: Desk, uid: str) -> Node:
    """A Council Member: only the Council effect counts."""
    return desk.pen.keep(("council", uid), lambda: _councillor(desk, uid))


def _councillor(desk: Desk, uid: str) -> Node:
    pen = desk.pen
    card = pen.cards[uid]
    return h.article(class_="person councillor", data_thing=f"card:{uid}", data_card=card.entry)[
        h.header[pen.mark("council"), pen.heading(uid)],
        effect(pen, card, pen.signs(signs.council_icons(card)), pen.council_text(uid)),
    ]
