"""The dice pool of a test: skill, improvement, the highest bonus, all additional dice
(EH-TEST-02 to 10)."""

from gloaming.eldritch.model.components import STRENGTH, SUCCESS, WILL
from gloaming.eldritch.model.data import AURA, BONUS, NO_SKILL, SIXES, TestAid
from gloaming.eldritch.model.events import SUCCEED_ON
from gloaming.eldritch.model.scenes import (
    BONUS_STRENGTH,
    BONUS_WILL,
    CHOSEN_BONUS,
    COMBAT,
    CONTEXT,
    CONTEXTS,
    EXTRA_DICE,
    FLAGS,
    GRANTED_DICE,
    LOSS,
    MODIFIER,
    ON_SIXES,
    SKILL,
    TEST,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.resolution import space_of
from gloaming.kernel.scene import NO_SCENE, Scene


def contexts_of(game: Eldritch, scene: int, seat: int) -> int:
    """Returns in which contexts a seat tests: those of all scenes of its own around the test."""
    found = 0
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind not in (TEST, LOSS) and around.seat == seat:
            found |= around.values[CONTEXT]
        scene = around.parent
    return found


def is_fitting(game: Eldritch, aid: TestAid, seat: int, skill: int, contexts: int) -> bool:
    """Whether an aid applies to a test of a seat: only to the skill and situation it names
    (EH-TEST-28)."""
    if aid.skill not in (NO_SKILL, skill):
        return False
    if aid.inside and not contexts & aid.inside:
        return False
    if contexts & aid.outside:
        return False
    if aid.terrain >= 0:
        return game.data.spaces[space_of(game, seat)].terrain == aid.terrain
    return True


def is_used(game: Eldritch, aid: TestAid, index: int, seat: int) -> bool:
    """Whether an aid that works once a round has been used by a seat."""
    return aid.is_once and index * 64 + seat in game.triggers.used


def skill_value(game: Eldritch, seat: int, skill: int) -> int:
    """Returns the printed skill with its Improvement (EH-TEST-02, 04, 30)."""
    one = game.investigators[seat]
    return game.component(one.sheet).skills[skill] + one.improved[skill]


def best_bonus(game: Eldritch, seat: int, skill: int, contexts: int, scene: int) -> int:
    """Returns the single highest bonus that must be applied (EH-TEST-05, 06)."""
    one = game.investigators[seat]
    components = game.data.components
    best = 0
    for index in one.cards:
        for aid in components[index].aids:
            if aid.kind == BONUS and not aid.is_optional and aid.amount > best:
                if is_fitting(game, aid, seat, skill, contexts):
                    best = aid.amount
    return max(best, granted_bonus(game, seat, skill, scene))


def granted_bonus(game: Eldritch, seat: int, skill: int, scene: int) -> int:
    """Returns the bonus that an effect grants for the combat around a test."""
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind == COMBAT and around.seat == seat:
            if skill == WILL:
                return around.values[BONUS_WILL]
            if skill == STRENGTH:
                return around.values[BONUS_STRENGTH]
            return 0
        scene = around.parent
    return 0


def aura_dice(game: Eldritch, seat: int, skill: int, contexts: int) -> int:
    """Returns the additional dice by components of investigators on the space: they add up
    (EH-TEST-07)."""
    space = space_of(game, seat)
    components = game.data.components
    found = 0
    for one in game.investigators:
        if one.sheet < 0 or (one.space != space and one is not game.investigators[seat]):
            continue
        for aid in components[one.sheet].aids:
            if (
                aid.kind == AURA
                and not aid.is_optional
                and is_fitting(game, aid, seat, skill, contexts)
            ):
                found += aid.amount
        for index in one.cards:
            for aid in components[index].aids:
                if aid.kind == AURA and not aid.is_optional:
                    if is_fitting(game, aid, seat, skill, contexts):
                        found += aid.amount
    return found


def granted_dice(game: Eldritch, seat: int, scene: int) -> int:
    """Returns the additional dice that the encounter around a test grants."""
    found = 0
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind not in (TEST, LOSS) and around.seat == seat:
            found += around.values[GRANTED_DICE]
        scene = around.parent
    return found


def pool_of(game: Eldritch, test: Scene) -> int:
    """Returns how many dice a test rolls as it stands: at least one (EH-TEST-09, 10)."""
    seat = test.seat
    values = test.values
    skill = values[SKILL]
    contexts = values[CONTEXTS]
    bonus = max(values[CHOSEN_BONUS], best_bonus(game, seat, skill, contexts, test.parent))
    dice = skill_value(game, seat, skill) + values[MODIFIER] + bonus + values[EXTRA_DICE]
    dice += aura_dice(game, seat, skill, contexts) + granted_dice(game, seat, test.parent)
    return max(1, dice)


def least_success(game: Eldritch, test: Scene) -> int:
    """Returns the least number that succeeds: 5, or what Blessed, Cursed or an ambush say
    (EH-TEST-12, EH-COND-03)."""
    scene = test.parent
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind not in (TEST, LOSS) and around.seat == test.seat:
            if around.values[FLAGS] & ON_SIXES:
                return 6
        scene = around.parent
    return game.investigators[test.seat].standing.sums[SUCCEED_ON] or SUCCESS


def has_double_sixes(game: Eldritch, test: Scene) -> bool:
    """Whether each 6 of a test counts as two successes (EH-TEST-29)."""
    components = game.data.components
    for index in game.investigators[test.seat].cards:
        for aid in components[index].aids:
            if aid.kind == SIXES:
                if is_fitting(game, aid, test.seat, test.values[SKILL], test.values[CONTEXTS]):
                    return True
    return False
