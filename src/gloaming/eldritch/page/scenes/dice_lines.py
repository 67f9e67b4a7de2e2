"""Tests as the story tells them: a roll, its rerolls and its result, read into one thing."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art.glyphs import die
from gloaming.eldritch.page.scenes.parts import ScenePage, lines_since, mark, number_of
from gloaming.kernel.page import elements as h
from gloaming.kernel.views.types import MessageView, StoryLine

ROLL: Final = "log-roll"
REROLL: Final = "log-reroll"
RAISE: Final = "log-raise"
RESULTS: Final = ("log-test-passed", "log-test-failed")
USUAL_LEAST: Final = 5  # the least number that succeeds, where nothing says otherwise (EH-TEST-12)
SKILL: Final = "skill-"


class ToldTest:
    """A test that the story tells: its dice as they lay at last, and its result."""

    def __init__(self, line: StoryLine) -> None:
        self.line = line
        self.dice = _dice(line.message)
        self.result: StoryLine | None = None  # None while it is under way
        self.least = USUAL_LEAST

    @property
    def skill(self) -> str:
        """Returns the word of the skill that was tested."""
        return _skill(self.line.message)

    def change(self, line: StoryLine) -> None:
        """Takes in a reroll, which names the number before and after."""
        before, number = number_of(line.message, "before"), number_of(line.message, "n")
        if before in self.dice:
            self.dice[self.dice.index(before)] = number

    def finish(self, line: StoryLine) -> None:
        """Takes in the result, from which follows which dice were successes."""
        self.result = line
        count = number_of(line.message, "n")
        for least in (USUAL_LEAST, 4, 6):
            if sum(1 for number in self.dice if number >= least) == count:
                self.least = least
                return


def _dice(message: MessageView) -> list[int]:
    text = message.args.get("dice")
    return [int(part) for part in text.split() if part.isdecimal()] if isinstance(text, str) else []


def _skill(message: MessageView) -> str:
    """Returns the skill that a message names, in itself or in what it is made of."""
    if message.id.startswith(SKILL) and message.id != "skill-test":
        return message.id.removeprefix(SKILL)
    for value in message.args.values():
        if isinstance(value, MessageView):
            found = _skill(value)
            if found:
                return found
    return ""


def told_tests(lines: Sequence[StoryLine]) -> list[StoryLine | ToldTest]:
    """Returns lines of the story in which every test is one thing."""
    found: list[StoryLine | ToldTest] = []
    under_way: list[ToldTest] = []
    for line in lines:
        id = line.message.id
        if id == ROLL:
            test = ToldTest(line)
            under_way.append(test)
            found.append(test)
        elif under_way and id == REROLL:
            under_way[-1].change(line)
        elif under_way and id in RESULTS:
            under_way.pop().finish(line)
        elif id not in (REROLL, RAISE):
            found.append(line)
    return found


def last_roll(page: ScenePage, seat: int, begins: Sequence[str]) -> ToldTest | None:
    """Returns the first finished test of a seat since something began; None without one."""
    for part in told_tests(lines_since(page.view.story, *begins, seat=seat)):
        if isinstance(part, ToldTest) and part.result is not None and part.line.seat == seat:
            return part
    return None


def test_line(page: ScenePage, test: ToldTest) -> Markup:
    """Returns a test as one line: what was tested, the dice, and how it came out."""
    passed = test.result is not None and test.result.message.id == RESULTS[0]
    look = "" if test.result is None else " gain" if passed else " harm"
    skill = test.line.message.args.get("skill")
    return h.p(class_=f"told roll{look}")[
        mark(page, test.skill or "reroll"),
        h.b[page.text(skill) if isinstance(skill, MessageView) else ""],
        h.span(".mini", aria_label=" ".join([str(number) for number in test.dice]), role="img")[
            (die(number, "hit" if number >= test.least else "miss") for number in test.dice)
        ],
        h.span[page.html(test.result.message)] if test.result is not None else None,
    ]
