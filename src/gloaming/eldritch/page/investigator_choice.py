"""Before the first round: who is chosen, and the sheets that can still be chosen at the table."""

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.page.page_builder import EldritchPageBuilder
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node

SHEET = "ask-sheet"


def is_choosing(page: EldritchPageBuilder) -> bool:
    """Returns whether the reader is asked for an investigator, before the game or in it."""
    question = page.view.question
    return question is not None and question.about.id == SHEET


def investigator_choice(page: EldritchPageBuilder) -> Node:
    """Returns the sheets to choose from; in the game too, when one needs a new investigator."""
    question = page.view.question
    if not is_choosing(page) and not page.is_mustering:
        return None
    sheets: list[str] = []
    if question is not None and is_choosing(page):
        sheets = [offer.argument for offer in question.offers if offer.verb == "sheet"]
    return h.section(
        ".investigator-choice", aria_label=page.renderer.text("page-investigator-choice")
    )[
        h.h2[page.renderer.text("page-investigator-choice")],
        h.ul(".candidates")[(_candidate(page, sheet) for sheet in sheets)]
        if sheets
        else h.p(".waits")[page.renderer.text("page-investigator-choice-waits")],
    ]


def _candidate(page: EldritchPageBuilder, sheet: str) -> Node:
    """Returns a sheet with its numbers and what it can do."""
    renderer = page.renderer
    values = renderer.values(sheet)
    thing = f"card:{sheet}"
    text = f"about-{sheet}"
    space = str(values.get("space", ""))
    return h.li(class_=f"candidate who-{sheet}", data_thing=thing, data_card=sheet)[
        renderer.portrait(sheet),
        h.div(".ttl")[
            h.h3[renderer.heading(sheet)],
            h.small[
                renderer.occupation(sheet),
                f", {renderer.space_name(space)}" if space else None,
            ],
        ],
        h.div(".hs")[
            h.span(".hp")[renderer.icon("health"), values.get("health", 0)],
            h.span(".sp")[renderer.icon("sanity"), values.get("sanity", 0)],
            (
                h.span(".sk")[renderer.icon(skill), values.get("skills", {}).get(skill, 0)]
                for skill in SKILLS
            ),
        ],
        h.ul(".abilities", id=text)[(h.li[line] for line in renderer.front_lines(sheet))],
        page.options_at(thing, text),
    ]
