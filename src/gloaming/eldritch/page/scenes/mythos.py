"""The Mythos Phase as a scene: the card, every step in its order with what it did, every reckoning
one by one, and what each investigator paid (EH-MYTH-03, EH-RECK)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art.glyphs import emblem, monster
from gloaming.eldritch.page.scenes.dice_lines import ToldTest, test_line, told_tests
from gloaming.eldritch.page.scenes.dice_test import test_body, test_head
from gloaming.eldritch.page.scenes.encounter import TALE, tale_text
from gloaming.eldritch.page.scenes.parts import (
    ScenePage,
    card_name,
    lines_since,
    mark,
    person,
    picture,
    say,
    thing_of,
    told,
    words_of,
)
from gloaming.eldritch.page.scenes.places import MYTHOS
from gloaming.kernel.content.pack import Item
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.views.types import StoryLine

BEGINS: Final = "log-mythos"
ROUND: Final = "log-round"
RECKONING: Final = "reckoning"
TEXT: Final = "text"
CHECK: Final = "check"
LEAD: Final = "lead"
# The steps in their order, each with its icon; those of a card's icons are named as the card does.
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("advance-omen", "stars"),
    (RECKONING, "reckoning"),
    ("spawn-gates", "gate"),
    ("monster-surge", "surge"),
    ("spawn-clues", "clue"),
    (TEXT, "event"),
    (CHECK, "mystery"),
    (LEAD, "people"),
)
ORDER: Final[dict[str, int]] = {step: place for place, (step, _) in enumerate(STEPS)}
ICON_STEPS: Final = 5  # steps that only some cards have
QUESTIONS: Final[dict[str, str]] = {"ask-pass-lead": LEAD, "ask-sheet": LEAD, "ask-new-lead": LEAD}


class MythosSteps:
    """The lines of a Mythos Phase, by the step to which they belong: the section that each has."""

    def __init__(self, lines: Sequence[StoryLine]) -> None:
        self.lines: dict[str, list[StoryLine]] = {step: [] for step, _ in STEPS}
        self.tales: list[StoryLine] = []
        self.last = ""  # the last step that has begun
        for line in lines[1:]:
            self._take(line)

    def _take(self, line: StoryLine) -> None:
        if not self.last and not line.section and line.message.id == TALE:
            self.tales.append(line)
            return
        # An awakening begins a part of its own; what it brings belongs to the step that woke it.
        step = line.section or self.last or TEXT
        if step in ORDER:
            self.last = step
            self.lines[step].append(line)


def mythos_scene(page: ScenePage) -> Node:
    """Returns the Mythos Phase that is under way."""
    lines = lines_since(page.view.story, BEGINS)
    if not lines:
        return None
    return _scene(page, lines, is_over=False)


def past_mythos(page: ScenePage) -> Node:
    """Returns the last Mythos Phase, folded, for who acts after it."""
    story = page.view.story
    after = lines_since(story, ROUND)
    before = lines_since(story[: len(story) - len(after)], BEGINS)
    if not after or not before:
        return None
    key = ("past-mythos", page.names, page.seat_classes)
    return Markup(page.cached_zone(key, before, partial(_folded, page, before)))


def _folded(page: ScenePage, lines: list[StoryLine]) -> Node:
    card = card_name(page, thing_of(lines[0].message, "card"))
    return h.details(".stage.folded")[
        h.summary[mark(page, "mythos"), say(page, "scene-last-mythos", card=card)],
        _scene(page, lines, is_over=True),
    ]


def told_mythos(page: ScenePage, lines: list[StoryLine]) -> Node:
    """Returns a Mythos Phase step by step as the stage holds it: only the steps that did something.

    The lines begin with the card."""
    id = thing_of(lines[0].message, "card")
    steps = MythosSteps(lines)
    return [
        h.p[h.b[card_name(page, id)]],
        (h.p(".tale")[tale_text(page, line)] for line in steps.tales),
        h.ol(".mythos-steps")[
            (
                h.li[
                    h.b[mark(page, icon), say(page, f"scene-step-{step}")],
                    written(page, steps.lines[step]),
                ]
                for step, icon in STEPS
                if steps.lines[step]
            )
        ],
    ]


def _icons(item: Item | None) -> list[str]:
    return list(item.values["icons"]) if item is not None else []


def _scene(page: ScenePage, lines: list[StoryLine], is_over: bool) -> Node:
    id = thing_of(lines[0].message, "card")
    item = words_of(page).find_item(id)
    icons = _icons(item)
    steps = MythosSteps(lines)
    return h.section(".stage.mythos", aria_label=card_name(page, id))[
        None if is_over else _test(page),
        _card(page, id, item, steps, is_over),
        h.ol(".order", aria_label=say(page, "scene-mythos-steps"))[
            (
                _step(page, step, icon, steps, step in icons or place >= ICON_STEPS, is_over)
                for place, (step, icon) in enumerate(STEPS)
            )
        ],
    ]


# --- the card -------------------------------------------------------------------------------------


def _card(page: ScenePage, id: str, item: Item | None, steps: MythosSteps, is_over: bool) -> Node:
    """Returns the Mythos card: its narration, what it says, and what each investigator paid."""
    if item is None:
        return None
    kind, colour = str(item.values["kind"]), str(item.values["colour"])
    lines = words_of(page).card_lines(item)
    return h.article(class_=f"mcard {colour}")[
        h.header[
            picture(MYTHOS),
            h.p(".caps")[say(page, "scene-mythos"), " · ", say(page, f"mythos-{kind}")],
            h.h2[card_name(page, id)],
        ],
        (h.p(".tale")[tale_text(page, line)] for line in steps.tales),
        (h.p(".does")[line] for line in lines[1:]),
        _paid(page, steps, is_over),
    ]


def _paid(page: ScenePage, steps: MythosSteps, is_over: bool) -> Node:
    """Returns by investigator what the text of the card did to each of them."""
    lines = steps.lines[TEXT]
    if not lines:
        return None
    view = page.view
    asked = [] if is_over else view.asked
    by_seat: dict[int, list[StoryLine]] = {}
    for line in lines:
        by_seat.setdefault(line.seat, []).append(line)
    count = len(view.investigators)
    first = 0 if is_over else view.lead
    seats = [(first + turn) % count for turn in range(count)]
    return h.ul(".each")[
        (
            h.li(class_="sc-now" if seat in asked else None)[
                person(page, seat),
                h.div[written(page, by_seat[seat])]
                if seat in by_seat
                else h.span[say(page, "scene-to-decide")],
            ]
            for seat in seats
            if seat in by_seat or seat in asked
        ),
        h.li[h.div[written(page, by_seat[-1])]] if -1 in by_seat else None,
    ]


def written(page: ScenePage, lines: Sequence[StoryLine]) -> list[Markup]:
    """Returns lines of the story as a scene writes them: narration, tests with dice, the rest."""
    found: list[Markup] = []
    for part in told_tests(lines):
        if isinstance(part, ToldTest):
            found.append(test_line(page, part))
        elif part.message.id == TALE:
            found.append(h.p(".tale")[tale_text(page, part)])
        else:
            found.append(told(page, part))
    return found


# --- the steps ------------------------------------------------------------------------------------


def _step(
    page: ScenePage, step: str, icon: str, steps: MythosSteps, is_on_card: bool, is_over: bool
) -> Node:
    """Returns a step: done with what it did, now, to come, or not on this card."""
    now = "" if is_over else _now(page, steps)
    place = ORDER[step]
    if not is_on_card:
        look = "absent"
    elif is_over or place < ORDER.get(now, -1):
        look = "done"
    else:
        look = "sc-now" if step == now else ""
    lines = steps.lines[step]
    return h.li(class_=look or None, aria_current="step" if look == "sc-now" else None)[
        h.span(".dot")[mark(page, "check" if look == "done" else icon)],
        h.div[
            h.b[say(page, f"scene-step-{step}")],
            h.p(".sc-note")[say(page, "scene-not-on-card")] if look == "absent" else None,
            _did(page, step, lines, look == "sc-now") if step != TEXT else None,
        ],
    ]


def _now(page: ScenePage, steps: MythosSteps) -> str:
    question = page.view.question
    asked = QUESTIONS.get(question.about.id, "") if question is not None else ""
    return asked or steps.last


def _did(page: ScenePage, step: str, lines: list[StoryLine], is_now: bool) -> Node:
    if step == RECKONING:
        return _reckonings(page, lines, is_now)
    return written(page, lines) or None


def _reckonings(page: ScenePage, lines: list[StoryLine], is_now: bool) -> Node:
    """Returns the reckoning effects one by one, each with its component and what it did; folded as
    soon as they are over."""
    groups: list[list[StoryLine]] = []
    for line in lines:
        if line.message.id == "log-reckonings":
            continue
        if line.message.id == "log-reckoning" or not groups:
            groups.append([])
        groups[-1].append(line)
    if not groups:
        return None
    shown = h.ol(".reckonings")[
        (
            h.li[
                _reckoner(page, group[0]),
                h.div[
                    h.b[card_name(page, thing_of(group[0].message, "card"))]
                    if thing_of(group[0].message, "card")
                    else None,
                    written(page, [line for line in group if line.message.id != "log-reckoning"])
                    or h.p(".sc-note")[say(page, "scene-nothing")],
                ],
            ]
            for group in groups
        )
    ]
    if is_now:
        return shown
    return h.details[h.summary[say(page, "scene-reckonings", n=len(groups))], shown]


def _reckoner(page: ScenePage, line: StoryLine) -> Node:
    """Returns the drawing of the component whose reckoning effect is resolved."""
    item = words_of(page).find_item(thing_of(line.message, "card"))
    if item is None:
        return mark(page, "reckoning")
    if item.kind == "monster":
        return monster(item.id)
    if item.kind in ("asset", "artifact", "condition", "spell"):
        return emblem(item.kind, tuple(item.values.get("traits", ())), item.id)
    return mark(page, "rumor" if item.kind == "mythos" else "doom")


def _test(page: ScenePage) -> Node:
    test = page.view.test
    if test is None:
        return None
    return h.div(".test.inset")[test_head(page, test, None), test_body(page, test)]
