"""Investigators' sheets: the own in front of one, the others' open on a click, with every card."""

from typing import Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.eldritch.page.page_options import REST, TICKETS
from gloaming.eldritch.page.renderer import frame
from gloaming.eldritch.page.status_bar import sheet_id
from gloaming.eldritch.views.types import HeldView, InvestigatorView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

ACTIONS: Final = 2  # in a turn
MOST: Final = 7  # other investigators at a table
HIDDEN_BACKS: Final = ("spell", "condition")


def own_sheet(page: EldritchPageBuilder) -> Node:
    """Returns the sheet in front of the reader with all cards beside it."""
    one = page.investigator(page.focal_seat())
    if not one.sheet or page.is_mustering:
        return None
    is_own = one.seat == page.view.seat
    return h.div(".own-side")[
        _sheet(page, one, is_own),
        h.ul(".goods-row", aria_label=page.renderer.text("page-possessions"))[
            _abilities(page, one, is_own),
            (_card(page, held, is_own) for held in one.cards),
        ],
    ]


def other_sheet(page: EldritchPageBuilder, number: int) -> Node:
    """Returns the open sheet of a seat, counted from the first; the page shows it on a click."""
    if number >= page.seat_count() or not page.investigator(number).sheet:
        return None
    one = page.investigator(number)
    renderer = page.renderer
    return h.div(".open-sheet-of", id=sheet_id(number), popover="", class_=page.seat_class(number))[
        h.header[
            h.b[page.player_name(number)],
            h.button(
                ".close",
                type="button",
                popovertarget=sheet_id(number),
                popovertargetaction="hide",
                aria_label=renderer.text("page-close"),
            )[renderer.mark("cross")],
        ],
        _sheet(page, one, False),
        h.ul(".goods-row", aria_label=renderer.text("page-possessions"))[
            _abilities(page, one, False), (_card(page, held, False) for held in one.cards)
        ],
    ]


def _abilities(page: EldritchPageBuilder, one: InvestigatorView, is_own: bool) -> Node:
    """Returns what the sheet itself says, without how the investigator began: an action and an
    ability."""
    thing = f"card:{one.sheet}"
    lines = page.renderer.front_lines(one.sheet)[:-1]
    return h.li(".card.k-sheet", data_thing=thing, data_card=one.sheet)[
        h.span(".kd")[page.renderer.occupation(one.sheet)],
        (h.p[line] for line in lines),
        page.options_at(thing) if is_own else None,
        page.refusal_note(thing) if is_own else None,
    ]


def _sheet(page: EldritchPageBuilder, one: InvestigatorView, is_own: bool) -> Node:
    renderer = page.renderer
    view = page.view
    has_actions = view.phase == "action" and one.seat == view.active and not view.over
    where = renderer.full_space_name(one.space) if one.space else ""
    return h.section(class_=f"dossier {page.seat_class(one.seat)}")[
        h.div(".face", data_card=one.sheet)[
            renderer.portrait(one.sheet),
            renderer.icon("lead") if one.seat == view.lead else None,
        ],
        h.div(".ttl")[
            h.h2[
                renderer.heading(one.sheet),
                h.small[where or renderer.occupation(one.sheet)],
            ],
            _action_dots(page, one.actions) if has_actions else None,
        ],
        h.div(".mid")[
            h.div(".bars")[
                bar(page, "health", one.health, one.most_health),
                bar(page, "sanity", one.sanity, one.most_sanity),
                page.options_at(REST) if is_own else None,
            ],
            _purse(page, one, is_own),
        ],
        h.ul(".skills", aria_label=renderer.text("page-skills"))[
            (_skill(page, one, i, is_own) for i in range(len(SKILLS)))
        ],
    ]


def _action_dots(page: EldritchPageBuilder, left: int) -> Node:
    said = page.renderer.text("page-actions-left", n=left)
    return h.span(".acts", title=said, role="img", aria_label=said)[
        (h.i(class_="left" if i < left else None)[None] for i in range(max(ACTIONS, left)))
    ]


def bar(page: EldritchPageBuilder, kind: str, now: int, most: int) -> Node:
    """Returns Health or Sanity as a row of pips."""
    said = f"{page.renderer.text(f'sign-{kind}')} {now}/{most}"
    return h.div(class_=f"gauge {kind}", role="img", aria_label=said)[
        page.renderer.mark(kind),
        h.span(".pips")[(h.i(class_="" if i < now else "gone")[None] for i in range(most))],
        h.span(".n")[now, h.small["/", most]],
    ]


def _purse(page: EldritchPageBuilder, one: InvestigatorView, is_own: bool) -> Node:
    """Returns Clues and tickets, and where Clues were found, which is public (EH-HID-09)."""
    renderer = page.renderer
    found = ", ".join([renderer.space_name(space) for space in one.clue_spaces])
    clues = renderer.text("sign-clue")
    tickets = (("train", one.train), ("ship", one.ship))
    return h.div(".purse")[
        h.span(class_="" if one.clues else "none", title=f"{clues}: {found}" if found else clues)[
            renderer.icon("clue"), one.clues
        ],
        h.span(".tickets")[
            (
                h.span(class_="" if n else "none")[
                    renderer.icon(kind), n, page.options_at(f"own:{kind}") if is_own else None
                ]
                for kind, n in tickets
            ),
            page.options_at(TICKETS) if is_own else None,
        ],
        h.span(".state", title=renderer.text("screen-delayed"))[renderer.icon("delayed")]
        if one.delayed
        else None,
    ]


def _skill(page: EldritchPageBuilder, one: InvestigatorView, at: int, is_own: bool) -> Node:
    skill = SKILLS[at]
    more = one.improved[at]
    test = page.view.test
    tested = test is not None and test.seat == one.seat and test.skill == skill
    name = page.renderer.text(f"skill-{skill}")
    said = f"{name}: {one.skills[at] + more}" + (f" ({one.skills[at]}+{more})" if more else "")
    return h.li(class_="skill on" if tested else "skill", title=said, data_thing=f"skill:{skill}")[
        page.renderer.icon(skill),
        h.b[one.skills[at] + more],
        h.span(".up")[f"+{more}"] if more else None,
        page.options_at(f"skill:{skill}") if is_own else None,
    ]


# --- cards ----------------------------------------------------------------------------------------


def _card(page: EldritchPageBuilder, held: HeldView, is_own: bool) -> Node:
    """Returns a held card with its text; a Spell or Condition whose back is unknown is sealed."""
    renderer = page.renderer
    item = renderer.item(held.card)
    if item is None:
        return None
    thing = f"card:{held.card}"
    asked = thing in page.asked_about
    looks = [
        f"card k-{item.kind} k-{frame(item)}",
        "spent" if held.used else "",
        "asked-about" if asked else "",
        page.refused_class(thing).strip() if is_own else "",
    ]
    return h.li(class_=" ".join(filter(None, looks)), data_thing=thing, data_card=item.id)[
        renderer.heading(held.card),
        renderer.emblem(held.card),
        h.span(".kd")[kind_line(page, held.card)],
        h.p(".text")[renderer.card_text(held.card)],
        h.p(".back-text")[renderer.back_text(held.back)] if held.back else None,
        h.span(".tag")[renderer.text("screen-used")] if held.used else None,
        renderer.icon("sealed") if held.kind in HIDDEN_BACKS and not held.back else None,
        page.options_at(thing) if is_own else None,
        page.refusal_note(thing) if is_own else None,
    ]


def kind_line(page: EldritchPageBuilder, card: str) -> str:
    """Returns the traits of a card in words; its kind where it has none."""
    renderer = page.renderer
    traits = [renderer.text(f"trait-name-{trait}") for trait in renderer.traits(card)]
    item = renderer.item(card)
    if item is not None and item.kind != "asset":
        traits.insert(0, renderer.text(f"kind-{item.kind}"))
    return " · ".join([trait.capitalize() for trait in traits])
