"""The test as a scene: where each die comes from, the exact odds, the dice as they lie, and what
every reroll would make of them (EH-TEST)."""

from typing import Final

from markupsafe import Markup

from gloaming.eldritch.page.art.glyphs import die
from gloaming.eldritch.page.scenes.parts import (
    ScenePage,
    answer,
    answer_button,
    card_name,
    chance_text,
    lane,
    mark,
    number_of,
    person,
    say,
    words_of,
)
from gloaming.eldritch.page.scenes.placement import LEAVING
from gloaming.eldritch.rules.dice.odds import odds_of
from gloaming.eldritch.terminal.signs import mean, signed
from gloaming.eldritch.views.types import AnswerOdds, DicePart, EncounterView, TestView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.page_option import PageOption

SHOWN: Final = 3  # successes whose chances stand apart; more are told together
ROLLED: Final = ("log-roll", "log-reroll", "log-raise")
PART_ICONS: Final = {
    "improved": "improve",
    "modifier": "event",
    "bonus": "component",
    "aura": "people",
    "granted": "lamp",
    "extra": "plus",
    "least": "plus",
}


def test_scene(page: ScenePage, test: TestView) -> Node:
    """Returns the whole scene of a test that belongs to nothing else on the page."""
    return h.section(".stage.test", aria_label=test_title(page, test))[
        test_head(page, test, None), test_body(page, test)
    ]


def test_title(page: ScenePage, test: TestView) -> str:
    """Returns what is tested: the skill and the modifier."""
    name = say(page, f"skill-{test.skill}")
    return f"{name} {signed(test.modifier)}" if test.modifier else name


def test_head(page: ScenePage, test: TestView, encounter: EncounterView | None) -> Node:
    """Returns who tests what for what, and what passing and failing bring where it is shown."""
    source = card_name(page, test.source) if test.source else ""
    return h.header(".test-head")[
        h.span(".seal")[mark(page, test.skill)],
        h.div(".sc-what")[
            h.h2[test_title(page, test)],
            h.p(".sc-who")[
                person(page, test.seat), h.span[source] if source and encounter is None else None
            ],
        ],
        _stakes(page, encounter),
    ]


def _stakes(page: ScenePage, encounter: EncounterView | None) -> Node:
    """Returns the text of an encounter where the table wants to know it before (EH-ENC-16)."""
    if encounter is None:
        return None
    if not encounter.shows_outcomes:
        return h.p(".stakes.sealed")[mark(page, "sealed"), say(page, "scene-sealed")]
    words = words_of(page)
    item = words.find_item(encounter.card)
    if item is None or item.kind != "encounter" or not encounter.part:
        return None
    return h.p(".stakes")[words.part_text(item, encounter.part)]


def test_body(page: ScenePage, test: TestView) -> Node:
    """Returns the ledger of the pool, the dice, and what can be done with them."""
    return h.div(".test-body")[
        h.div(".sc-ledger")[
            h.h3[say(page, "screen-dice", n=test.pool)],
            h.ol[(_part(page, test, part) for part in test.parts)],
            _odds(page, test),
        ],
        h.div(".cast")[
            dice_row(page, test),
            _result(page, test),
            _windows(page, test),
        ],
    ]


# --- the pool -------------------------------------------------------------------------------------


def part_name(page: ScenePage, test: TestView, part: DicePart) -> str:
    """Returns where some dice of a pool come from."""
    if part.card:
        return card_name(page, part.card)
    if part.kind == "skill":
        return say(page, "scene-on-sheet")
    return say(page, f"dice-{part.kind}")


def _part(page: ScenePage, test: TestView, part: DicePart) -> Node:
    icon = test.skill if part.kind == "skill" else PART_ICONS.get(part.kind, "plus")
    look = "minus" if part.dice < 0 else "plus"
    return h.li(class_=look)[
        mark(page, icon),
        h.span(".from")[
            part_name(page, test, part),
            h.small[page.seat_name(part.seat)] if part.seat >= 0 else None,
        ],
        h.span(".sc-pips", aria_hidden="true")[(h.i[None] for _ in range(abs(part.dice)))],
        h.b[signed(part.dice)],
    ]


def _odds(page: ScenePage, test: TestView) -> Node:
    """Returns the chances of 0, 1, 2 … successes before the roll, as columns with their numbers;
    after it the column that came is marked."""
    chances, came = test.chances, -1
    if test.dice:
        chances = tuple(odds_of(test.pool, test.least, test.doubled).chances())
        came = test.successes
    return h.figure(".odds")[
        h.figcaption[say(page, "scene-chances")], odds_columns(page, chances, test.needed, came)
    ]


def odds_columns(page: ScenePage, chances: tuple[float, ...], needed: int, came: int = -1) -> Node:
    """Returns the chance of each number of successes; the last column is "so many or more".

    The number that `came` has a mark of its own."""
    shown = max(SHOWN, needed)
    columns: list[tuple[str, float, bool]] = []
    for number in range(min(shown, len(chances))):
        columns.append((str(number), chances[number], number >= needed))
    rest = sum(chances[shown:])
    if len(chances) > shown:
        columns.append((f"{shown}+", rest, True))
    highest = max([chance for _, chance, _ in columns] + [0.01])
    at = min(came, len(columns) - 1)
    return h.ol(".sc-columns")[
        (
            h.li(class_=f"{'pass' if passes else 'fail'}{' came' if place == at else ''}")[
                _column(chance / highest),
                h.b[chance_text(chance)],
                h.span(aria_label=say(page, "scene-successes-of", n=label))[label],
            ]
            for place, (label, chance, passes) in enumerate(columns)
        )
    ]


def _column(share: float) -> Markup:
    height = max(1.0, share * 40)
    return Markup(
        '<svg viewBox="0 0 20 40" preserveAspectRatio="none" aria-hidden="true">'
        '<rect width="20" y="{}" height="{}"/></svg>'
    ).format(f"{40 - height:.1f}", f"{height:.1f}")


# --- the dice -------------------------------------------------------------------------------------


def dice_row(page: ScenePage, test: TestView) -> Node:
    """Returns the dice as they lie, or those that will be rolled; each with its source.

    Who listens hears all of them in one sentence. Dice that were just rolled tumble in.
    """
    numbers = test.dice or (0,) * test.pool
    fresh = _fresh(page, test)
    sources = _sources(page, test, len(numbers))
    spoken = (
        say(page, "scene-dice-lie", dice=", ".join([str(number) for number in test.dice]))
        if test.dice
        else say(page, "screen-dice", n=test.pool)
    )
    return h.div(".dice")[
        h.span(".sr")[spoken],
        h.ol(aria_hidden="true")[
            (
                h.li(class_="tumble" if place in fresh else None)[
                    die(number, _die_look(test, number)),
                    h.small[sources[place]] if sources else None,
                ]
                for place, number in enumerate(numbers)
            )
        ],
    ]


def _die_look(test: TestView, number: int) -> str:
    if number == 0:
        return "idle"
    return "hit" if number >= test.least else "miss"


def _fresh(page: ScenePage, test: TestView) -> frozenset[int]:
    """Returns the places of dice that were rolled since the last answer: all, or the one that was
    rerolled."""
    for line in reversed(page.view.story):
        if line.message.id not in ROLLED:
            continue
        if line.message.id == "log-roll":
            return frozenset(range(len(test.dice)))
        number = number_of(line.message, "n")
        for place, value in enumerate(test.dice):
            if value == number:
                return frozenset((place,))
        break
    return frozenset()


def _sources(page: ScenePage, test: TestView, count: int) -> list[str]:
    """Returns for each die where it comes from; none where dice and parts do not match."""
    found: list[str] = []
    taken = 0
    for part in test.parts:
        if part.dice > 0:
            found += [part_name(page, test, part)] * part.dice
        else:
            taken -= part.dice
    left = max(0, len(found) - taken)
    kept = found[len(found) - left :] if taken else found
    return kept if len(kept) == count else []


def _result(page: ScenePage, test: TestView) -> Node:
    """Returns how many successes lie there and whether they pass, or what a success is."""
    rules = [say(page, "screen-success-on", n=test.least)]
    if test.doubled:
        rules.append(say(page, "screen-doubled"))
    if test.needed > 1:
        rules.append(say(page, "screen-needed", n=test.needed))
    spoken = " · ".join(rules)
    if not test.dice:
        return h.div(".verdict")[
            h.strong[mean(test.chances, page.renderer.language)]
            if is_counted(test)
            else h.strong[chance_text(test.passes)],
            h.span[say(page, "scene-average" if is_counted(test) else "scene-to-pass")],
            h.p[spoken],
        ]
    if is_counted(test):
        return h.div(".verdict")[
            h.strong[page.renderer.title("screen-successes", n=test.successes)], h.p[spoken]
        ]
    passes = test.passes > 0
    return h.div(class_=f"verdict {'pass' if passes else 'fail'}")[
        h.strong[page.renderer.title("screen-successes", n=test.successes)],
        h.span[say(page, "screen-passing" if passes else "screen-failing")],
        h.p[spoken],
    ]


# --- what can be done -----------------------------------------------------------------------------


def _windows(page: ScenePage, test: TestView) -> Node:
    """Returns what can be used now, each with the chance it brings: the best of each source."""
    found = best_answers(page, test)
    if not found:
        return None
    return h.ul(".windows", aria_label=say(page, "scene-can-use"))[
        (h.li[_window(page, test, option, odds)] for option, odds in found)
    ]


def best_answers(page: ScenePage, test: TestView) -> list[tuple[PageOption, AnswerOdds]]:
    """Returns the answers that change a test, of each card or way only the one with the best
    chance: which die is rerolled can be chosen in the question as well."""
    best: dict[str, tuple[PageOption, AnswerOdds]] = {}
    for odds in test.answers:
        option = answer(page, odds.key)
        if option is None or option.verb in LEAVING:
            continue
        cards = [thing for thing in option.things if thing.startswith("card:")]
        source = cards[0] if cards else option.verb
        before = best.get(source)
        if before is None or _worth(test, odds) > _worth(test, before[1]):
            best[source] = (option, odds)
    return list(best.values())


def is_counted(test: TestView) -> bool:
    """Returns whether every success counts, not only whether there is one: in a combat, and when
    Assets are acquired."""
    return "combat" in test.contexts or "acquire" in test.contexts


def _worth(test: TestView, odds: AnswerOdds) -> tuple[float, float]:
    average = sum([number * chance for number, chance in enumerate(odds.chances)])
    return (average, odds.passes) if is_counted(test) else (odds.passes, average)


def _window(page: ScenePage, test: TestView, option: PageOption, odds: AnswerOdds) -> Node:
    if is_counted(test):
        average = mean(odds.chances, page.renderer.language)
        share = _worth(test, odds)[0] / max(1, len(odds.chances) - 1)
        return answer_button(
            page,
            option,
            "window",
            [
                h.span(".with")[option.label, h.small[say(page, "scene-average")]],
                h.strong[average],
                lane(share),
            ],
        )
    return answer_button(
        page,
        option,
        "window",
        [
            h.span(".with")[option.label],
            h.strong[chance_text(odds.passes)],
            lane(odds.passes),
        ],
    )
