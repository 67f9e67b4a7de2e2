"""The encounter as a page that is read: narration first, a test as one line with its dice, what
came of it as one line with its token, and then the choice (EH-ENC)."""

from typing import Final

from gloaming.eldritch.page.scenes.dice_lines import ToldTest, test_line, told_tests
from gloaming.eldritch.page.scenes.dice_test import test_body, test_head
from gloaming.eldritch.page.scenes.parts import (
    ScenePage,
    answer_button,
    card_name,
    lines_since,
    mark,
    person,
    picture,
    say,
    told,
    words_of,
)
from gloaming.eldritch.page.scenes.placement import SCENE, is_story_choice
from gloaming.eldritch.page.scenes.places import encounter_picture
from gloaming.eldritch.text.narration import passage
from gloaming.eldritch.views.types import EncounterView, TestView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.views.types import MessageView, NameRef, StoryLine

BEGINS: Final = "log-encounter"
TALE: Final = "tale"


def encounter_scene(page: ScenePage, encounter: EncounterView) -> Node:
    """Returns the encounter that is under way."""
    view = page.view
    test = view.test
    space = view.investigators[encounter.seat].space
    lines = lines_since(view.story, BEGINS, seat=encounter.seat)
    title = _title(page, encounter, space)
    return h.section(".stage.encounter", aria_label=title)[
        h.div(class_=f"sc-in{'' if test is None else ' testing'}")[
            h.header(".vista-head")[
                picture(encounter_picture(page, encounter, space)),
                h.div(".over")[
                    h.p(".caps")[
                        _kind(page, lines), h.span(".sc-who")[person(page, encounter.seat)]
                    ],
                    h.h2[title],
                ],
            ],
            h.div(".leaf")[
                prose(page, lines, is_open=test is not None),
                _choices(page, encounter.seat) if test is None else None,
            ],
            _test(page, test, encounter) if test is not None else None,
        ]
    ]


def past_encounter(page: ScenePage) -> Node:
    """Returns the last encounter once it is over: open for whose it was, until that seat is asked
    again, and folded for everybody else."""
    view = page.view
    lines = lines_since(view.story, BEGINS)
    if not any(line.message.id == TALE for line in lines):
        return None
    seat = lines[0].seat
    text = h.div(".leaf")[prose(page, lines, is_open=False)]
    if seat == view.seat and view.question is None:
        title = say(page, "scene-last-encounter")
        return h.section(".stage.encounter.past", aria_label=title)[
            h.header[h.p(".caps")[title, h.span(".sc-who")[person(page, seat)]]], text
        ]
    return h.details(".stage.folded")[
        h.summary[mark(page, "event"), say(page, "scene-last-encounter"), person(page, seat)], text
    ]


def _title(page: ScenePage, encounter: EncounterView, space: str) -> str:
    """Returns what the page is headed with: the card's name, else the place."""
    item = words_of(page).find_item(encounter.card)
    if item is not None and "name" in item.values:
        return card_name(page, encounter.card)
    return page.name(f"space:{space}")


def _kind(page: ScenePage, lines: list[StoryLine]) -> Node:
    if not lines:
        return None
    kind = lines[0].message.args.get("kind")
    return page.renderer.title(kind.id) if isinstance(kind, MessageView) else None


# --- what is told ---------------------------------------------------------------------------------


def prose(page: ScenePage, lines: list[StoryLine], is_open: bool) -> Node:
    """Returns lines of the story as a page of prose; the first letter of it is large.

    While a test `is_open`, its roll stands in the test and not in the text.
    """
    parts: list[Node] = []
    is_first = True
    for part in told_tests(lines[1:]):
        if isinstance(part, ToldTest):
            if part.result is not None or not is_open:
                parts.append(test_line(page, part))
        elif part.message.id == TALE:
            text = tale_text(page, part)
            if text:
                parts.append(h.p(".tale.drop" if is_first else ".tale")[text])
                is_first = False
        else:
            parts.append(told(page, part))
    return h.div(".sc-prose")[parts]


def tale_text(page: ScenePage, line: StoryLine) -> str:
    """Returns a passage of narration in the reader's language; "" where there is none."""
    card = line.message.args.get("card")
    part = line.message.args.get("part")
    if not isinstance(card, NameRef) or not isinstance(part, str):
        return ""
    return passage(card.thing.partition(":")[2], part, page.renderer.language)


# --- what is chosen -------------------------------------------------------------------------------


def _choices(page: ScenePage, seat: int) -> Node:
    """Returns the answers of a choice in the story, for who makes it; others see who does."""
    question = page.view.question
    if question is None:
        if page.view.asked:
            return h.p(".aside")[
                mark(page, "delayed"),
                page.format("scene-decides", seat=page.person_name(page.view.asked[0])),
            ]
        return None
    if not is_story_choice(page.view):
        return None
    options = page.options.at(SCENE)
    return h.div(".sc-choices")[
        h.h3[page.html(question.about)],
        h.ul[
            (
                h.li[
                    answer_button(
                        page,
                        option,
                        "choice",
                        [
                            h.b[option.label],
                            h.small[option.hint] if option.hint else None,
                        ],
                    )
                ]
                for option in options
            )
        ],
    ]


def _test(page: ScenePage, test: TestView, encounter: EncounterView) -> Node:
    return h.div(".test.inset")[test_head(page, test, encounter), test_body(page, test)]
