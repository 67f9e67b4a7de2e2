"""The rondel: a clock of spaces, two of them ringed, and the marker that walks around it."""

from markupsafe import Markup

from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.views.types import AutomaMoveView, AutomaView, ClanView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

# The Regions have drawings of their own here; the other spaces use the icons of what they do.
DRAWN = {
    "northern-lakes": "M2 9c3-3 5 1 7 0s4-3 7 0 4 0 6-1M2 15c3-3 5 1 7 0s4-3 7 0 4 0 6-1"
    "M6 4c2-2 3 0 4.5 0S14 2 16 4",
    "central-mountains": "M1 20L8.5 6l4.5 8 3.2-5L23 20zM6.3 10l2.4 2 2-1.6",
}
ICONS = {
    "coven": "step",
    "place": "place",
    "harvest": "harvest",
    "transfer": "transfer",
    "play": "card",
}


def rondel(page: EvenfallPageBuilder, automa: AutomaView, clan: ClanView) -> Node:
    """Returns the circle with its hub: level and points in the middle, the marker where it
    stands."""
    renderer = page.renderer
    move = page.view.automa_move
    count = len(automa.spaces)
    trail = _trail(move, automa, count)
    went = move.went + move.onward if move is not None else 0
    return h.div(class_=f"rondel n{count}")[
        h.ol(aria_label=renderer.text("page-rondel"))[
            (_space(page, automa, clan, at, at in trail) for at in range(count))
        ],
        h.span(class_=f"walker at{automa.rondel} went{went}", aria_hidden="true")[
            h.span[renderer.crest(clan.clan)]
        ],
        _hub(page, automa, clan),
    ]


def _trail(move: AutomaMoveView | None, automa: AutomaView, count: int) -> set[int]:
    """Returns the spaces that the marker came over in its last turn."""
    if move is None or move.to != automa.rondel:
        return set()
    return {(move.to - step) % count for step in range(1, move.went + move.onward + 1)}


def _space(
    page: EvenfallPageBuilder, automa: AutomaView, clan: ClanView, at: int, trail: bool
) -> Node:
    here = at == automa.rondel
    look = f"at{at} sp-{automa.spaces[at]}"
    look += " ring" if automa.rings[at] else ""
    look += " here" if here else ""
    look += " trail" if trail else ""
    look += " idle" if not is_doable(page, automa.spaces[at], clan) else ""
    text = space_text(page, automa, clan, at)
    return h.li(
        class_=look,
        data_thing=f"rondel:{at}",
        title=text,
        aria_current="location" if here else None,
    )[sign(page, automa, automa.spaces[at]), h.span(".words")[text]]


def sign(page: EvenfallPageBuilder, automa: AutomaView, space: str) -> Node:
    """Returns what a space is, in one sign."""
    renderer = page.renderer
    if space == "points":
        return h.b(".x", aria_hidden="true")["+", automa.points]
    if space in DRAWN:
        return Markup(
            '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
        ).format(DRAWN[space])
    return renderer.mark(ICONS[space])


def _hub(page: EvenfallPageBuilder, automa: AutomaView, clan: ClanView) -> Node:
    """Returns the middle of the rondel: how many points it has, and how strong it is."""
    renderer = page.renderer
    level = renderer.name(f"automa_level:{automa.level}")
    return h.p(".hub")[
        h.b(title=renderer.text("amount-vp", n=clan.vp))[clan.vp, renderer.mark("vp")],
        h.small(title=renderer.text("level-text", n=automa.points))[
            renderer.text("page-level", level=level)
        ],
    ]


# --- words ---------------------------------------------------------------------------------


def space_text(page: EvenfallPageBuilder, automa: AutomaView, clan: ClanView, at: int) -> str:
    """Returns a space in words: its name, what it does, and whether that is possible now."""
    renderer = page.renderer
    space = automa.spaces[at]
    parts = [
        renderer.text(f"rondel-{space}", n=automa.points),
        renderer.text(_effect(page, space), n=automa.points),
    ]
    if automa.rings[at]:
        parts.append(renderer.text("page-rondel-ring"))
    if not is_doable(page, space, clan):
        parts.append(renderer.text("page-rondel-idle"))
    return f"{parts[0]}: {' '.join(parts[1:])}"


def _effect(page: EvenfallPageBuilder, space: str) -> str:
    """Returns the message that tells what a space does; cards come from the display where there is
    one."""
    reach = space == "play" and page.view.path is not None  # EF-CPA-02
    return "page-rondel-reach" if reach else f"page-rondel-{space}"


def is_doable(page: EvenfallPageBuilder, space: str, clan: ClanView) -> bool:
    """Returns whether the Automa could do what a space says now (EF-AUT-20, 28, 58); for all it
    knows."""
    view = page.view
    for region in view.regions:
        if region.region == space:
            return clan.witches > 0 and any(region.places)
    if space == "harvest":
        return bool(clan.outer)
    if space == "transfer":
        return any(place.ritual for place in clan.outer)
    if space == "place":
        return view.place_deck > 0
    return True
