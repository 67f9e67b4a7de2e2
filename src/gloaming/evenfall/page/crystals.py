"""What the expansion lays on Places and Rituals: Crystals, locked Powerstones, Cats, a resource."""

from collections.abc import Iterator

from htpy import Node
from markupsafe import Markup

from gloaming.evenfall.model.cards import Card
from gloaming.evenfall.model.events import CRYSTAL_SPACE, VALUABLE
from gloaming.evenfall.page.drawings import Pen
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.views.types import ClanView, PlaceView
from gloaming.kernel.page import elements as h

DARK, GLOWING = "dark", "glowing"
KINDS = ("scythe", "orb", DARK)


class Standing:
    """The Catalysts on a Ritual, without the one on its Place's own Building Space."""

    def __init__(self, place: PlaceView) -> None:
        self.scythes = place.scythes - (place.own == "scythe")
        self.orbs = place.orbs - (place.own == "orb")
        self.glowing = place.charged - (place.own == "charged")
        crystals = place.crystals - (place.own in ("dark", "charged"))
        self.dark = crystals - self.glowing
        self.filling = self.scythes + self.orbs + crystals - place.beside

    def free(self, card: Card) -> int:
        """Building Spaces of the Ritual that are still free (EF-CAT-05)."""
        return max(0, card.slots - self.filling)


def crystal(pen: Pen, charged: bool) -> Markup:
    """A built Crystal: dark, or glowing while it is charged."""
    look = GLOWING if charged else DARK
    return Markup(
        '<svg class="x {0}" role="img"><title>{1}</title><use href="#x-crystal"/></svg>'
    ).format(look, pen.title(f"legend-crystal-{look}"))


def crystals(pen: Pen, glowing: int, dark: int) -> Markup:
    """Some Crystals in a row, those that glow first."""
    return crystal(pen, True) * glowing + crystal(pen, False) * dark


# --- Building Spaces -------------------------------------------------------------------------


def built(pen: Pen, kind: str) -> Node:
    """A Building Space with a Scythe or an Orb in it."""
    return h.i(".slot.built")[pen.icon(kind)]


def ghost(pen: Pen, kind: str) -> Node:
    """A free Building Space that is for one kind of Catalyst only (EF-CARD-42, 92)."""
    return h.i(class_=f"slot only {kind}")[pen.mark(kind)]


def spaces(desk: Desk, card: Card, place: PlaceView, spare: bool) -> Node:
    """The Building Spaces of a Ritual that lies on its Place."""
    pen = desk.pen
    here = Standing(place)
    thing = f"crystals:{card.uid}"
    said = _said(pen, here, card, spare)
    return h.span(".building", data_thing=thing)[
        h.span(".slots", title=said, role="img", aria_label=said)[
            (built(pen, "scythe") for _ in range(here.scythes)),
            (built(pen, "orb") for _ in range(here.orbs)),
            crystals(pen, here.glowing, here.dark),
            _free(pen, here, card),
            ghost(pen, DARK) if spare else None,
        ],
        desk.can(thing),
    ]


def _free(pen: Pen, here: Standing, card: Card) -> Iterator[Node]:
    if card.different:
        standing = (here.scythes, here.orbs, here.glowing + here.dark)
        for kind, there in zip(KINDS, standing, strict=True):
            if not there:
                yield ghost(pen, kind)
    else:
        yield Markup('<i class="slot"></i>') * here.free(card)


def _said(pen: Pen, here: Standing, card: Card, spare: bool) -> str:
    """The Building Spaces in words."""
    parts = [pen.text("amount-slot", n=card.slots)]
    for kind, n in (
        ("scythe", here.scythes),
        ("orb", here.orbs),
        ("glowing", here.glowing),
        ("dark", here.dark),
    ):
        if n:
            parts.append(f"{n} {pen.text(f'catalyst-{kind}', n=n)}")
    if card.different:
        parts.append(pen.text("fact-different"))
    if spare:
        parts.append(pen.text("page-crystal-space"))
    return ", ".join(parts)


def spare(desk: Desk, clan: ClanView, place: PlaceView) -> bool:
    """Whether the Ritual has a free space for a Crystal only, besides its own (EF-CARD-92)."""
    cards = desk.pen.cards
    if not place.ritual or place.reserved or cards[place.ritual].vp < VALUABLE:
        return False
    people = (one.uid for one in clan.specialists + clan.using)
    return any(CRYSTAL_SPACE in cards[uid].standing[::2] for uid in people)


def ground(desk: Desk, place: PlaceView, card: Card) -> Node:
    """The Building Space of a Place itself (EF-CARD-36), with what stands on it."""
    if not card.slots:
        return None
    pen = desk.pen
    thing = f"ground:{place.uid}"
    what = pen.text("page-free")
    drawn: Node = None
    if place.own in ("dark", "charged"):
        drawn = crystal(pen, place.own == "charged")
        what = pen.text(f"legend-crystal-{GLOWING if place.own == 'charged' else DARK}")
    elif place.own:
        drawn = pen.icon(place.own)
        what = pen.text(f"catalyst-{place.own}", n=1)
    look = " built" if place.own in ("scythe", "orb") else " gem" if place.own else ""
    said = f"{pen.text('page-ground')}: {what}"
    return h.span(".ground", data_thing=thing)[
        h.i(class_=f"slot{look}", title=said, role="img", aria_label=said)[drawn],
        desk.can(thing),
    ]


def bare_ground(pen: Pen, card: Card) -> Node:
    """The Building Space of a Place that nobody has discovered yet."""
    if not card.slots:
        return None
    said = pen.title("page-ground")
    return h.span(".ground")[h.i(".slot", title=said, role="img", aria_label=said)]


# --- lock spaces -----------------------------------------------------------------------------


def lock(desk: Desk, place: PlaceView, card: Card) -> Node:
    """The lock space of a Ritual: free, or with its Powerstone for good (EF-CP-60 to 67)."""
    if card.lock is None:
        return None
    pen = desk.pen
    thing = f"lock:{card.uid}"
    if place.locked:
        said = f"{pen.text('lock-space')}: {pen.name(f'stone:{place.locked}')}"
        return h.span(".lock.taken", data_thing=thing, title=said)[pen.stone(place.locked)]
    answers = desk.answers.at(thing)
    said = f"{pen.text('lock-space')}: {pen.text('page-free')}"
    for refusal in desk.reasons(thing):
        said = f"{pen.title('lock-space')}: {desk.say(refusal.reason)} ({refusal.rule})"
    return h.span(
        class_=f"lock{' open' if answers else ''}",
        data_thing=thing,
        title=said,
        role=None if answers else "img",
        aria_label=None if answers else said,
    )[
        pen.mark("lock"),
        (desk.button(answer, "pick") for answer in answers),
    ]


# --- a clan on the path ----------------------------------------------------------------------


def whereabouts(desk: Desk, clan: ClanView) -> str:
    """Where a clan's marker is, and how many are ahead of it; who breaks no ties has no number."""
    name = desk.seat(clan.seat)
    order = desk.view.path.order if desk.view.path is not None else ()
    if not clan.ascension:
        return desk.word("page-path-waits", seat=name)
    if clan.seat not in order:
        return desk.word("page-path-order", seat=name, n=clan.ascension)
    rank = order.index(clan.seat) + 1
    return desk.word("page-path-marker", seat=name, n=clan.ascension, rank=rank)


def ascent(desk: Desk, clan: ClanView) -> Node:
    """How far a clan has come on the path, its Crystals, and its Cat, in a line."""
    shown = desk.view.path
    if shown is None:
        return None
    pen = desk.pen
    places = (*clan.outer, *clan.inner)
    glowing = sum(place.charged for place in places)
    dark = sum(place.crystals for place in places) - glowing
    said = whereabouts(desk, clan)
    held = pen.text("page-own-crystals", glowing=glowing, dark=dark)
    return h.span(".ascent")[
        h.span(class_="" if clan.ascension else "bare", title=said)[
            pen.icon("path", said), clan.ascension
        ],
        h.span(class_="" if glowing or dark else "bare", title=held, role="img", aria_label=held)[
            crystal(pen, glowing > 0), f"{glowing}/{glowing + dark}"
        ],
        h.span(data_thing=f"cat:{clan.seat}")[pen.icon("cat")] if clan.cat else None,
    ]


def foreseen(desk: Desk, clan: ClanView) -> Node:
    """A rival's Coven Track where its bonuses can be chosen (EF-CARD-48)."""
    thing = f"coven:{clan.seat}"
    if not desk.open(thing):
        return None
    said = f"{desk.pen.text('coven-track')}: {clan.coven}"
    return h.span(".foreseen", data_thing=thing)[desk.pen.mark("step"), said, desk.can(thing)]


# --- pieces, Cats, a resource ----------------------------------------------------------------


def with_cat(pen: Pen, clan: str, label: str = "") -> Node:
    """The Witch with the Cat: she counts as two (EF-CP-49)."""
    said = label or f"{pen.title('piece-witch', n=1)} {pen.text('screen-cat')}"
    return h.span(".catwitch", title=said)[pen.piece("witch", clan, said), pen.mark("cat")]


def witches_of(desk: Desk, clan: ClanView, witches: int, cat: bool, label: str = "") -> Node:
    """Some Witches of a clan, the one with the Cat first."""
    pen = desk.pen
    first = with_cat(pen, clan.clan, label) if cat and witches else None
    return first, pen.piece("witch", clan.clan, label) * (witches - (first is not None))


def workers(pen: Pen, place: PlaceView, clan: str, cat: bool) -> Node:
    """Who stands on a Ritual: one piece, or two (EF-CARD-55); the first Witch has the Cat."""
    pieces = [piece for piece in (place.piece, place.second) if piece]
    if not pieces:
        return None
    holder = pieces.index("witch") if cat and "witch" in pieces else -1
    return h.span(class_=f"worker n{len(pieces)}")[
        (
            with_cat(pen, clan) if i == holder else pen.piece(piece, clan)
            for i, piece in enumerate(pieces)
        )
    ]


def deposit(pen: Pen, place: PlaceView) -> Node:
    """What a Lost Tower harvests: the resource that lies on it, or nothing (EF-CARD-39, 110)."""
    if not place.deposit:
        return h.span(".hv.bare", title=pen.text("no-bonus"))["—"]
    said = f"{pen.text('effect-harvest')}: {pen.text(f'amount-{place.deposit}', n=1)}"
    return h.span(".hv.tower", title=said)[pen.mark("harvest"), pen.icon(place.deposit)]
