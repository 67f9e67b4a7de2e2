"""The combat as a scene: the Monster, both tests, and what each number of successes costs and
brings, before anybody chooses (EH-COMBAT)."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art.glyphs import die, monster
from gloaming.eldritch.page.scenes.dice_lines import last_roll
from gloaming.eldritch.page.scenes.dice_test import (
    best_answers,
    dice_row,
    part_name,
    test_body,
    test_head,
)
from gloaming.eldritch.page.scenes.parts import (
    ScenePage,
    answer,
    answer_button,
    card_name,
    chance_text,
    lane,
    lines_since,
    mark,
    person,
    picture,
    say,
    told,
    words_of,
)
from gloaming.eldritch.page.scenes.placement import FIGHT, ROLL
from gloaming.eldritch.page.scenes.places import place_picture
from gloaming.eldritch.terminal.signs import signed
from gloaming.eldritch.views.types import (
    AnswerOdds,
    CombatView,
    MonsterView,
    ProspectView,
    TestView,
)
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_option import PageOption

WILL: Final = "will"
STRENGTH: Final = "strength"
PIPS: Final = 8  # Health of a Monster that is drawn; more is a number
BEGINS: Final = ("log-combat", "log-ambush")
QUIET: Final = (
    *("log-combat", "log-ambush", "log-roll", "log-reroll", "log-raise", "log-use"),
    *("log-test-passed", "log-test-failed", "tale"),
)


def combat_scene(page: ScenePage, combat: CombatView) -> Node:
    """Returns the combat that is under way."""
    view = page.view
    test = view.test
    fighting = test if test is not None and "combat" in test.contexts else None
    title = say(
        page,
        "screen-ambush" if combat.ambush else "screen-combat",
        monster=card_name(page, combat.monster.uid),
    )
    return h.section(".stage.combat", aria_label=title)[
        h.div(".sc-in")[
            _foe(page, combat.monster, title, combat.seat),
            h.div(".fight")[
                _steps(page, combat),
                _strike(page, combat, fighting)
                if fighting is not None
                else (test_head(page, test, None), test_body(page, test))
                if test is not None
                else _to_come(page, combat),
                _happened(page, combat),
            ],
        ]
    ]


# --- the Monster ----------------------------------------------------------------------------------


def _foe(page: ScenePage, one: MonsterView, title: str, seat: int) -> Node:
    """Returns the Monster with its numbers and what it does besides."""
    space = page.view.investigators[seat].space if seat >= 0 else ""
    return h.div(".foe")[
        picture(place_picture(page, space)),
        monster(one.entry),
        h.h2[title],
        _facts(page, one),
        h.p(".nature")[_nature(page, one)],
    ]


def _nature(page: ScenePage, one: MonsterView) -> str:
    """Returns what a Monster does besides; its numbers stand apart."""
    lines = words_of(page).front_lines(one.entry)
    return " ".join(lines if one.cultist else lines[1:])


def _facts(page: ScenePage, one: MonsterView) -> Node:
    left = one.toughness - one.wounds
    return h.ul(".sc-facts")[
        _fact(page, WILL, "scene-horror", one.horror, one.will, one.will_modifier),
        _fact(page, STRENGTH, "scene-damage", one.damage, one.strength, one.strength_modifier),
        h.li[
            mark(page, "health"),
            h.span[say(page, "scene-toughness")],
            h.b(".left")[
                h.span(".sr")[say(page, "screen-toughness", n=left, of=one.toughness)],
                _pips(left, one.toughness) if one.toughness <= PIPS else f"{left}/{one.toughness}",
            ],
            h.small[say(page, "scene-invulnerable")] if one.invulnerable else None,
        ],
    ]


def _fact(page: ScenePage, icon: str, label: str, number: int, skill: str, modifier: int) -> Node:
    if not skill:
        return h.li(".sc-none")[
            mark(page, icon),
            h.span[say(page, label)],
            h.b["–"],
            h.small[say(page, "scene-no-test")],
        ]
    name = say(page, f"skill-{skill}")
    test = f"{name} {signed(modifier)}" if modifier else name
    return h.li[mark(page, icon), h.span[say(page, label)], h.b[number], h.small[test]]


def _pips(left: int, of: int) -> Node:
    return h.span(".hearts", aria_hidden="true")[
        (h.i(class_=None if place < left else "sc-gone")[None] for place in range(of))
    ]


# --- the two tests --------------------------------------------------------------------------------


def _steps(page: ScenePage, combat: CombatView) -> Node:
    """Returns the two tests in their order: which is over, with its dice, and which is now."""
    one = combat.monster
    steps: list[Node] = []
    for kind, skill, label in (
        (WILL, one.will, "scene-step-will"),
        (STRENGTH, one.strength, "scene-step-strength"),
    ):
        is_now = (kind == STRENGTH) == combat.will_done
        is_done = kind == WILL and combat.will_done
        look = "absent" if not skill else "done" if is_done else "sc-now" if is_now else ""
        rolled = last_roll(page, combat.seat, BEGINS) if is_done and skill else None
        steps.append(
            h.li(class_=look or None, aria_current="step" if look == "sc-now" else None)[
                mark(page, "check" if look == "done" else kind),
                h.b[say(page, label)],
                h.span(".mini", aria_hidden="true")[
                    (die(n, "hit" if n >= rolled.least else "miss") for n in rolled.dice)
                ]
                if rolled is not None
                else None,
                h.span[_step_text(page, look, kind, one)],
            ]
        )
    return h.ol(".sc-steps")[steps]


def _step_text(page: ScenePage, look: str, kind: str, one: MonsterView) -> str:
    if look == "absent":
        return say(page, "scene-no-test")
    if kind == WILL:
        return say(page, "scene-against-horror", n=one.horror)
    return say(page, "scene-against-damage", n=one.damage)


def _strike(page: ScenePage, combat: CombatView, test: TestView) -> Node:
    """Returns the test of a combat: before the roll a ladder for every way to roll it, then the
    dice with the rung on which they lie."""
    is_will = not combat.will_done
    if test.dice:
        return h.div(".struck")[
            test_body(page, test),
            _ladder(page, combat, _certain(test), is_will),
        ]
    ways: list[tuple[PageOption | None, AnswerOdds, str]] = []
    for option, odds in best_answers(page, test):
        ways.append((option, odds, option.label))
    roll = next((odds for odds in test.answers if odds.key == ROLL), None)
    plain = roll or AnswerOdds("", test.passes, test.chances)
    ways.insert(0, (answer(page, plain.key), plain, _bonus(page, test)))
    return h.div(".sc-ways")[
        (
            h.article(".sc-way")[
                h.h3[title],
                dice_row(page, test) if place == 0 else None,
                _ladder(page, combat, odds.chances, is_will),
                answer_button(
                    page,
                    option,
                    "choose",
                    option.label,
                )
                if option is not None
                else None,
            ]
            for place, (option, odds, title) in enumerate(ways)
        )
    ]


def _to_come(page: ScenePage, combat: CombatView) -> Node:
    """Returns the tests that are still to come, with a ladder each: what somebody has to know who
    is asked whether to use something first."""
    tests = [found for found in page.view.prospects if not found.key]
    if not tests:
        return None
    return h.div(".sc-ways")[
        (
            h.article(".sc-way")[
                h.h3[
                    say(page, f"skill-{found.skill}"), ", ", say(page, "screen-dice", n=found.dice)
                ],
                _ladder(page, combat, found.chances, found.kind == WILL),
            ]
            for found in tests
        )
    ]


def _bonus(page: ScenePage, test: TestView) -> str:
    """Returns what the dice of a test are: the card that gives its bonus, if there is one."""
    for part in test.parts:
        if part.kind == "bonus":
            return say(page, "scene-with", card=part_name(page, test, part))
    return say(page, "screen-dice", n=test.pool)


def _certain(test: TestView) -> tuple[float, ...]:
    return (0.0,) * test.successes + (1.0,)


def _ladder(page: ScenePage, combat: CombatView, chances: Sequence[float], is_will: bool) -> Node:
    """Returns what each number of successes means: its chance, what is lost, what the Monster
    loses. The last rung is as many as matter or more."""
    one = combat.monster
    harm = one.horror if is_will else one.damage
    left = one.toughness - one.wounds
    top = harm if is_will else max(harm, left)
    rungs: list[Node] = []
    for number in range(min(top, len(chances) - 1) + 1):
        is_last = number == min(top, len(chances) - 1)
        chance = sum(chances[number:]) if is_last else chances[number]
        is_certain = chance == 1.0 and len(chances) == number + 1
        if chance == 0.0 and not is_last:
            continue
        beats = not is_will and number >= left and not one.invulnerable
        look = (
            "sc-best" if beats or (is_will and number >= harm) else "worst" if number == 0 else ""
        )
        if is_certain:
            look = f"{look} sc-here"
        label = f"{number}+" if is_last and number < len(chances) - 1 else str(number)
        rungs.append(
            h.li(class_=look or None)[
                lane(chance),
                h.b[label],
                h.em[chance_text(chance)],
                h.span(".you")[_loss(page, max(0, harm - number), is_will)],
                None if is_will else h.span(".it")[_hurt(page, number, left, one)],
            ]
        )
    return h.ol(".ladder")[
        h.li(".lh")[
            h.b[h.span(".sr")[say(page, "scene-successes")]],
            h.em[say(page, "scene-odds")],
            h.span(".you")[say(page, "scene-you")],
            None if is_will else h.span(".it")[say(page, "scene-it")],
        ],
        rungs,
    ]


def _loss(page: ScenePage, amount: int, is_will: bool) -> Node:
    if amount == 0:
        return h.span(".ok")[say(page, "scene-unshaken" if is_will else "scene-unhurt")]
    track = "sanity" if is_will else "health"
    return h.span(class_="sp" if is_will else "hp")[
        f"−{amount} ", mark(page, track), h.span(".sr")[say(page, f"track-{track}")]
    ]


def _hurt(page: ScenePage, number: int, left: int, one: MonsterView) -> str:
    if one.invulnerable or number == 0:
        return say(page, "scene-it-unhurt")
    if number >= left:
        return say(page, "scene-it-defeated")
    return say(page, "scene-it-loses", n=number)


def _happened(page: ScenePage, combat: CombatView) -> Node:
    """Returns what has happened in this combat so far."""
    lines = lines_since(page.view.story, *BEGINS, seat=combat.seat)
    shown = [line for line in lines if line.message.id not in QUIET]
    if not shown:
        return None
    return h.div(".happened")[(told(page, line) for line in shown[-4:])]


# --- which Monster comes first --------------------------------------------------------------------


def fight_choice(page: ScenePage) -> Node:
    """Returns the Monsters among which the reader chooses, each with both tests and their odds;
    nothing while no such choice is open, or their numbers are covered."""
    view = page.view
    if view.covers_backs or view.question is None or view.question.about.id != FIGHT:
        return None
    known = {one.uid: one for space in view.spaces for one in space.monsters}
    cards: list[Node] = []
    for offer in view.question.offers:
        one = known.get(offer.argument)
        if one is not None:
            prospects = [found for found in view.prospects if found.key == offer.key]
            cards.append(_rival(page, one, answer(page, offer.key), prospects))
    if not cards:
        return None
    return h.section(".stage.rivals", aria_label=say(page, "scene-choose-fight"))[
        h.header[h.h2[say(page, "scene-choose-fight")], person(page, view.seat)],
        h.ul[(h.li[card] for card in cards)],
    ]


def _rival(
    page: ScenePage, one: MonsterView, option: PageOption | None, prospects: list[ProspectView]
) -> Markup:
    return answer_button(
        page,
        option,
        "rival",
        [
            monster(one.entry),
            h.span(".nm")[card_name(page, one.uid)],
            _facts(page, one),
            [
                h.span(".prospect")[
                    mark(page, found.kind if found.kind in (WILL, STRENGTH) else found.skill),
                    h.span[
                        say(
                            page,
                            f"scene-prospect-{found.kind}",
                            dice=found.dice,
                            chance=chance_text(found.passes),
                        )
                    ],
                    lane(found.passes),
                ]
                for found in prospects
            ],
        ],
    )
