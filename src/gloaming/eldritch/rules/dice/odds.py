"""Exact odds of tests, for people who look at a table: nothing of it is used to play.

A die has so many of its six sides for no success, one success and two (doubled sixes). How many
rolls of several dice give how many successes are whole numbers, so that chances are exact:
`ways[k]` out of `6 ** n`.
"""

from typing import Final

from gloaming.eldritch.model.data import ANY, BONUS, RAISE, REROLL
from gloaming.eldritch.model.events import DOUBLE_REROLLS
from gloaming.eldritch.model.scenes import (
    ADDED,
    CHOSEN_BONUS,
    CONTEXTS,
    EXTRA_DICE,
    LOCKED,
    MODIFIER,
    NEEDED,
    POOL,
    REROLLS_LEFT,
    SKILL,
    TEST,
    TEST_SLOTS,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_pool import has_double_sixes, least_success, pool_of
from gloaming.eldritch.rules.dice.test_scene import (
    AID,
    CLUE,
    CONFIRM,
    DIE,
    GRANTED,
    NO_DIE,
    ROLL,
    SPEND_SANITY,
    STOP,
    SUCCESS,
    aid_of,
    dice_of,
)
from gloaming.kernel.scene import NO_SCENE, Scene

SIDES: Final = 6


class Odds:
    """How many successes a test may have: `ways[k]` of `total` equally likely rolls give k."""

    def __init__(self, ways: list[int], total: int) -> None:
        self.ways = ways
        self.total = total

    def at_least(self, needed: int) -> float:
        """Returns the chance of so many successes or more."""
        return sum(self.ways[needed:]) / self.total if needed > 0 else 1.0

    def chances(self) -> list[float]:
        """Returns the chance of exactly 0, 1, 2 … successes."""
        return [ways / self.total for ways in self.ways]

    def mean(self) -> float:
        """Returns the expected number of successes."""
        return sum(number * ways for number, ways in enumerate(self.ways)) / self.total


def die_ways(least: int, is_double: bool) -> list[int]:
    """Returns how many sides of a die give no success, one, two (EH-TEST-12, 29)."""
    good = SIDES + 1 - least
    if is_double and good > 0:
        return [SIDES - good, good - 1, 1]
    return [SIDES - good, good]


def odds_of(count: int, least: int, is_double: bool, fixed: int = 0) -> Odds:
    """Returns the odds of rolling so many dice, besides successes that already lie there."""
    one = die_ways(least, is_double)
    ways = [1]
    for _ in range(count):
        more = [0] * (len(ways) + len(one) - 1)
        for i, a in enumerate(ways):
            for j, b in enumerate(one):
                more[i + j] += a * b
        ways = more
    return Odds([0] * fixed + ways, SIDES**count)


# --- a test that is under way ---------------------------------------------------------------------


def needed_of(test: Scene) -> int:
    """Returns how many successes pass a test (EH-TEST-14)."""
    return max(1, test.values[NEEDED])


def before_roll(game: Eldritch, test: Scene) -> Odds:
    """Returns the odds of a test before its dice are rolled."""
    return odds_of(pool_of(game, test), least_success(game, test), has_double_sixes(game, test))


def as_it_lies(game: Eldritch, test: Scene) -> Odds:
    """Returns the result of a test as the dice lie: it is certain."""
    return _with_rerolls(game, test, [])


def _worth(die: int, least: int, is_double: bool) -> int:
    return 0 if die < least else 2 if is_double and die == SIDES else 1


def _with_rerolls(game: Eldritch, test: Scene, places: list[int]) -> Odds:
    """Returns the odds once the dice in some places have been rolled again."""
    least = least_success(game, test)
    is_double = has_double_sixes(game, test)
    fixed = test.values[ADDED]
    for place, die in enumerate(dice_of(test)):
        if place not in places:
            fixed += _worth(die, least, is_double)
    return odds_of(len(places), least, is_double, fixed)


def _failures(game: Eldritch, test: Scene, but: int) -> list[int]:
    """Returns the places of dice that failed, without one and those that cannot be rerolled."""
    least = least_success(game, test)
    locked = test.values[LOCKED] if test.values[REROLLS_LEFT] else 0
    return [
        place
        for place, die in enumerate(dice_of(test))
        if die < least and place != but and not locked >> place & 1
    ]


def after_pool_choice(game: Eldritch, test: Scene, choice: int) -> Odds:
    """Returns the odds before the roll if something is used first (EH-TEST-06, 08)."""
    twin = test.copy()
    if choice == SPEND_SANITY:
        twin.values[EXTRA_DICE] += 1
    elif choice != ROLL:
        _, aid = aid_of(game, choice)
        if aid.kind in (REROLL, RAISE):
            return before_roll(game, test)
        if aid.kind == BONUS:
            twin.values[CHOSEN_BONUS] = max(twin.values[CHOSEN_BONUS], aid.amount)
        else:
            twin.values[EXTRA_DICE] += aid.amount
    return before_roll(game, twin)


def after_dice_choice(game: Eldritch, test: Scene, choice: int) -> Odds:
    """Returns the odds after an answer of the window for rerolls.

    What allows several rerolls is used for failed dice, as far as there are any (EH-TEST-21).
    """
    if choice in (CONFIRM, STOP):
        return as_it_lies(game, test)
    if choice == SUCCESS:
        found = as_it_lies(game, test)
        return Odds([0, *found.ways], found.total)
    if choice < AID:
        return _after_die(game, test, choice)
    _, aid = aid_of(game, choice)
    die = (choice - AID) % 64
    if aid.kind == RAISE:
        twin = test.copy()
        at = TEST_SLOTS + die
        twin.values[at] = min(SIDES, twin.values[at] + aid.amount)
        return as_it_lies(game, twin)
    count = test.values[POOL] if aid.amount == ANY else aid.amount
    if die == NO_DIE:
        return _with_rerolls(game, test, _failures(game, test, -1)[:count])
    return _with_rerolls(game, test, [die, *_failures(game, test, die)[: count - 1]])


def _after_die(game: Eldritch, test: Scene, choice: int) -> Odds:
    """Returns the odds after one die is rerolled, with those that come with it (EH-INV-79)."""
    die = choice - GRANTED
    more = 0
    if choice >= DIE:
        die = choice - DIE
        more = test.values[REROLLS_LEFT] - 1
    elif choice >= CLUE:
        die = choice - CLUE
        here = game.on_space(game.investigators[test.seat].space)
        if any(game.investigators[seat].standing.sums[DOUBLE_REROLLS] for seat in here):
            more = 1
    return _with_rerolls(game, test, [die, *_failures(game, test, die)[:more]])


# --- a test to come -------------------------------------------------------------------------------


def coming_test(
    game: Eldritch,
    seat: int,
    source: int,
    skill: int,
    modifier: int,
    contexts: int,
    parent: int = NO_SCENE,
    needed: int = 1,
) -> Scene:
    """Returns the scene that a test would have; it is not opened."""
    test = Scene(TEST, seat, source, parent, [0] * TEST_SLOTS)
    test.values[SKILL] = skill
    test.values[MODIFIER] = modifier
    test.values[CONTEXTS] = contexts
    test.values[NEEDED] = needed
    return test
