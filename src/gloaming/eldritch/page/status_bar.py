"""The top of the table: round, phase and Mythos cards left, and everybody in a line each."""

from typing import Final

from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.views.types import InvestigatorView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

SETUP: Final = "setup"
PHASES: Final = ("action", "encounter", "mythos")
FEW_MYTHOS: Final = 3
LOW: Final = 2  # Health or Sanity from here on is in danger
ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def status_bar(page: EldritchPageBuilder) -> Node:
    """Returns round and phase, and the investigators in the order of play."""
    view = page.view
    renderer = page.renderer
    left = renderer.text("page-mythos-left", n=view.mythos_left)
    return h.div(".status-bar")[
        h.div(".round", title=renderer.text("screen-round", n=view.round))[
            h.b(aria_hidden="true")[roman(view.round)],
            h.small[
                h.span[renderer.text("page-round", n=view.round)],
                h.span(class_="few" if view.mythos_left <= FEW_MYTHOS else None)[left],
            ],
        ],
        h.ol(".phases", aria_label=renderer.text("page-phases"))[
            (
                h.li(
                    class_="now" if phase == view.phase else None,
                    aria_current="step" if phase == view.phase else None,
                )[renderer.text(f"page-phase-{phase}")]
                for phase in PHASES
            )
        ],
        h.ul(
            class_=f"folk n{len(view.investigators)}",
            aria_label=renderer.text("page-investigators"),
        )[(_chip(page, page.investigator(seat)) for seat in seats_in_order(page))],
    ]


def seats_in_order(page: EldritchPageBuilder) -> list[int]:
    """Returns all seats, clockwise from the Lead Investigator."""
    count = page.seat_count()
    first = max(page.view.lead, 0)
    return [(first + i) % count for i in range(count)]


def roman(number: int) -> str:
    """Returns a number in Roman numerals."""
    found = ""
    for value, sign in ROMAN:
        while number >= value:
            found += sign
            number -= value
    return found


def sheet_id(seat: int) -> str:
    """Returns the id of the open sheet of a seat on the page."""
    return f"sheet-of-{seat}"


def _chip(page: EldritchPageBuilder, one: InvestigatorView) -> Node:
    """Returns an investigator in short, drawn once for all who see the same."""
    view, seat = page.view, one.seat
    key = (
        "chip",
        one,
        page.seat_name(seat),
        (seat == view.seat, seat == view.lead, view.phase == SETUP, _state(page, one)),
        page.dependencies(f"seat:{seat}"),
    )
    return page.renderer.cached(key, lambda: _drawn_chip(page, one))


def _drawn_chip(page: EldritchPageBuilder, one: InvestigatorView) -> Node:
    """Returns an investigator in short: where, how well, who leads, who has acted."""
    view = page.view
    renderer = page.renderer
    thing = f"seat:{one.seat}"
    looks = [
        "chip",
        page.seat_class(one.seat),
        "own" if one.seat == view.seat else "",
        "acting" if _state(page, one) == "lamp" else "",
        "acted" if _state(page, one) == "check" else "",
        "out" if one.status != "in-play" else "",
    ]
    name = page.seat_name(one.seat)
    where = renderer.space_name(one.space) if one.space else ""
    return h.li(class_=" ".join(filter(None, looks)), data_thing=thing)[
        h.button(
            ".open-sheet",
            type="button",
            popovertarget=sheet_id(one.seat),
            title=f"{page.player_name(one.seat)} · {where or page.renderer.text('page-no-space')}",
        )[
            renderer.cameo(one.sheet),
            renderer.icon("lead") if one.seat == view.lead else None,
            h.span(".nm")[name, " ", h.small[_where(page, one, where)]],
            _numbers(page, one) if one.sheet else None,
            renderer.icon(_state(page, one)) if _state(page, one) else None,
        ],
        page.options_at(thing),
    ]


def _where(page: EldritchPageBuilder, one: InvestigatorView, where: str) -> str:
    """Returns where an investigator is; of a seat without one, why."""
    if page.view.phase == SETUP:
        return ""
    if one.status != "in-play":
        return page.renderer.text(f"status-{one.status}")
    return where


def _numbers(page: EldritchPageBuilder, one: InvestigatorView) -> Node:
    renderer = page.renderer
    conditions = [held.card for held in one.cards if held.kind == "condition"]
    return h.span(".st")[
        h.span(class_="hp low" if one.health <= LOW else "hp")[
            renderer.icon("health"), one.health, h.small["/", one.most_health]
        ],
        h.span(class_="sp low" if one.sanity <= LOW else "sp")[
            renderer.icon("sanity"), one.sanity, h.small["/", one.most_sanity]
        ],
        h.span(".cl")[renderer.icon("clue"), one.clues],
        (
            h.span(".cond")[
                renderer.icon(renderer.traits(card)[0], renderer.card_name(card))
                if renderer.traits(card)
                else None
            ]
            for card in conditions[:4]
        ),
        h.span(".delay")[renderer.icon("delayed")] if one.delayed else None,
    ]


def _state(page: EldritchPageBuilder, one: InvestigatorView) -> str:
    """Returns the icon of whether somebody acts, or has acted this phase."""
    view = page.view
    if one.status == "eliminated":
        return "cross"
    if view.over or view.phase not in ("action", "encounter"):
        return ""
    if one.seat == view.active:
        return "lamp"
    count = page.seat_count()
    return "check" if (one.seat - view.lead) % count < (view.active - view.lead) % count else ""
