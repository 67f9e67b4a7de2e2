"""What the expansion lays on Places and Rituals: Crystals, locked Powerstones, Cats, a resource."""

from collections.abc import Iterator

from markupsafe import Markup

from gloaming.evenfall.model.cards import Card
from gloaming.evenfall.model.events import CRYSTAL_SPACE, VALUABLE
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.renderer import EvenfallRenderer
from gloaming.evenfall.views.types import ClanView, PlaceView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

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
        """Returns the number of Building Spaces of the Ritual that are still free (EF-CAT-05)."""
        return max(0, card.slots - self.filling)


def crystal(renderer: EvenfallRenderer, charged: bool) -> Markup:
    """Returns a built Crystal: dark, or glowing while it is charged."""
    look = GLOWING if charged else DARK
    return renderer.svg(
        '<svg class="x {0}" role="img"><title>{1}</title><use href="#x-crystal"/></svg>',
        look,
        renderer.title(f"legend-crystal-{look}"),
    )


def crystals(renderer: EvenfallRenderer, glowing: int, dark: int) -> Markup:
    """Returns some Crystals in a row, those that glow first."""
    return crystal(renderer, True) * glowing + crystal(renderer, False) * dark


# --- Building Spaces -------------------------------------------------------------------------


def built(renderer: EvenfallRenderer, kind: str) -> Node:
    """Returns a Building Space with a Scythe or an Orb in it."""
    return h.i(".slot.built")[renderer.icon(kind)]


def ghost(renderer: EvenfallRenderer, kind: str) -> Node:
    """Returns a free Building Space that is for one kind of Catalyst only (EF-CARD-42, 92)."""
    return h.i(class_=f"slot only {kind}")[renderer.mark(kind)]


def spaces(page: EvenfallPageBuilder, card: Card, place: PlaceView, has_spare_space: bool) -> Node:
    """Returns the Building Spaces of a Ritual that lies on its Place."""
    renderer = page.renderer
    here = Standing(place)
    thing = f"crystals:{card.uid}"
    said = _said(renderer, here, card, has_spare_space)
    return h.span(".building", data_thing=thing)[
        h.span(".slots", title=said, role="img", aria_label=said)[
            (built(renderer, "scythe") for _ in range(here.scythes)),
            (built(renderer, "orb") for _ in range(here.orbs)),
            crystals(renderer, here.glowing, here.dark),
            _free(renderer, here, card),
            ghost(renderer, DARK) if has_spare_space else None,
        ],
        page.options_at(thing),
    ]


def _free(renderer: EvenfallRenderer, here: Standing, card: Card) -> Iterator[Node]:
    if card.different:
        standing = (here.scythes, here.orbs, here.glowing + here.dark)
        for kind, there in zip(KINDS, standing, strict=True):
            if not there:
                yield ghost(renderer, kind)
    else:
        yield Markup('<i class="slot"></i>') * here.free(card)


def _said(renderer: EvenfallRenderer, here: Standing, card: Card, has_spare_space: bool) -> str:
    """Returns the Building Spaces in words."""
    parts = [renderer.text("amount-slot", n=card.slots)]
    for kind, n in (
        ("scythe", here.scythes),
        ("orb", here.orbs),
        ("glowing", here.glowing),
        ("dark", here.dark),
    ):
        if n:
            parts.append(f"{n} {renderer.text(f'catalyst-{kind}', n=n)}")
    if card.different:
        parts.append(renderer.text("fact-different"))
    if has_spare_space:
        parts.append(renderer.text("page-crystal-space"))
    return ", ".join(parts)


def has_spare_space(page: EvenfallPageBuilder, clan: ClanView, place: PlaceView) -> bool:
    """Returns whether the Ritual has a free space for a Crystal only, besides its own
    (EF-CARD-92)."""
    cards = page.renderer.cards
    if not place.ritual or place.reserved or cards[place.ritual].vp < VALUABLE:
        return False
    people = (one.uid for one in clan.specialists + clan.using)
    return any(CRYSTAL_SPACE in cards[uid].standing[::2] for uid in people)


def ground(page: EvenfallPageBuilder, place: PlaceView, card: Card) -> Node:
    """Returns the Building Space of a Place itself (EF-CARD-36), with what stands on it."""
    if not card.slots:
        return None
    renderer = page.renderer
    thing = f"ground:{place.uid}"
    what = renderer.text("page-free")
    drawn: Node = None
    if place.own in ("dark", "charged"):
        drawn = crystal(renderer, place.own == "charged")
        what = renderer.text(f"legend-crystal-{GLOWING if place.own == 'charged' else DARK}")
    elif place.own:
        drawn = renderer.icon(place.own)
        what = renderer.text(f"catalyst-{place.own}", n=1)
    look = " built" if place.own in ("scythe", "orb") else " gem" if place.own else ""
    said = f"{renderer.text('page-ground')}: {what}"
    return h.span(".ground", data_thing=thing)[
        h.i(class_=f"slot{look}", title=said, role="img", aria_label=said)[drawn],
        page.options_at(thing),
    ]


def bare_ground(renderer: EvenfallRenderer, card: Card) -> Node:
    """Returns the Building Space of a Place that nobody has discovered yet."""
    if not card.slots:
        return None
    said = renderer.title("page-ground")
    return h.span(".ground")[h.i(".slot", title=said, role="img", aria_label=said)]


# --- lock spaces -----------------------------------------------------------------------------


def lock(page: EvenfallPageBuilder, place: PlaceView, card: Card) -> Node:
    """Returns the lock space of a Ritual: free, or with its Powerstone for good (EF-CP-60 to
    67)."""
    if card.lock is None:
        return None
    renderer = page.renderer
    thing = f"lock:{card.uid}"
    if place.locked:
        said = f"{renderer.text('lock-space')}: {renderer.name(f'stone:{place.locked}')}"
        return h.span(".lock.taken", data_thing=thing, title=said)[renderer.stone(place.locked)]
    options = page.options.at(thing)
    said = f"{renderer.text('lock-space')}: {renderer.text('page-free')}"
    for refusal in page.refusals_at(thing):
        said = f"{renderer.title('lock-space')}: {page.text(refusal.reason)} ({refusal.rule})"
    return h.span(
        class_=f"lock{' open' if options else ''}",
        data_thing=thing,
        title=said,
        role=None if options else "img",
        aria_label=None if options else said,
    )[
        renderer.mark("lock"),
        (page.option_button(option, "pick") for option in options),
    ]


# --- a clan on the path ----------------------------------------------------------------------


def whereabouts(page: EvenfallPageBuilder, clan: ClanView) -> str:
    """Returns where a clan's marker is, and how many are ahead of it; who breaks no ties has no
    number."""
    name = page.seat_name(clan.seat)
    order = page.view.path.order if page.view.path is not None else ()
    if not clan.ascension:
        return page.format("page-path-waits", seat=name)
    if clan.seat not in order:
        return page.format("page-path-order", seat=name, n=clan.ascension)
    rank = order.index(clan.seat) + 1
    return page.format("page-path-marker", seat=name, n=clan.ascension, rank=rank)


def ascent(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns how far a clan has come on the path, its Crystals, and its Cat, in a line."""
    shown = page.view.path
    if shown is None:
        return None
    renderer = page.renderer
    places = (*clan.outer, *clan.inner)
    glowing = sum(place.charged for place in places)
    dark = sum(place.crystals for place in places) - glowing
    said = whereabouts(page, clan)
    held = renderer.text("page-own-crystals", glowing=glowing, dark=dark)
    return h.span(".ascent")[
        h.span(class_="" if clan.ascension else "bare", title=said)[
            renderer.icon("path", said), clan.ascension
        ],
        h.span(class_="" if glowing or dark else "bare", title=held, role="img", aria_label=held)[
            crystal(renderer, glowing > 0), f"{glowing}/{glowing + dark}"
        ],
        h.span(data_thing=f"cat:{clan.seat}")[renderer.icon("cat")] if clan.cat else None,
    ]


def foreseen(page: EvenfallPageBuilder, clan: ClanView) -> Node:
    """Returns a rival's Coven Track where its bonuses can be chosen (EF-CARD-48)."""
    thing = f"coven:{clan.seat}"
    if not page.has_option(thing):
        return None
    said = f"{page.renderer.text('coven-track')}: {clan.coven}"
    return h.span(".foreseen", data_thing=thing)[
        page.renderer.mark("step"), said, page.options_at(thing)
    ]


# --- pieces, Cats, a resource ----------------------------------------------------------------


def with_cat(renderer: EvenfallRenderer, clan: str, label: str = "") -> Node:
    """Returns the Witch with the Cat: she counts as two (EF-CP-49)."""
    said = label or f"{renderer.title('piece-witch', n=1)} {renderer.text('screen-cat')}"
    return h.span(".catwitch", title=said)[
        renderer.piece("witch", clan, said), renderer.mark("cat")
    ]


def witches_of(
    page: EvenfallPageBuilder, clan: ClanView, witches: int, cat: bool, label: str = ""
) -> Node:
    """Returns some Witches of a clan, the one with the Cat first."""
    renderer = page.renderer
    first = with_cat(renderer, clan.clan, label) if cat and witches else None
    return first, renderer.piece("witch", clan.clan, label) * (witches - (first is not None))


def workers(renderer: EvenfallRenderer, place: PlaceView, clan: str, cat: bool) -> Node:
    """Returns who stands on a Ritual: one piece, or two (EF-CARD-55); the first Witch has the
    Cat."""
    pieces = [piece for piece in (place.piece, place.second) if piece]
    if not pieces:
        return None
    holder = pieces.index("witch") if cat and "witch" in pieces else -1
    return h.span(class_=f"worker n{len(pieces)}")[
        (
            with_cat(renderer, clan) if i == holder else renderer.piece(piece, clan)
            for i, piece in enumerate(pieces)
        )
    ]


def deposit(renderer: EvenfallRenderer, place: PlaceView) -> Node:
    """Returns what a Lost Tower harvests: the resource that lies on it, or nothing (EF-CARD-39,
    110)."""
    if not place.deposit:
        return h.span(".hv.bare", title=renderer.text("no-bonus"))["—"]
    said = f"{renderer.text('effect-harvest')}: {renderer.text(f'amount-{place.deposit}', n=1)}"
    return h.span(".hv.tower", title=said)[renderer.mark("harvest"), renderer.icon(place.deposit)]
