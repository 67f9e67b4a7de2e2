"""What is under way: the test with its exact odds, the encounter, the combat, and the tests to
which answers lead."""

from typing import Any, Final

from gloaming.eldritch.model.components import INFLUENCE, SKILLS
from gloaming.eldritch.model.data import AURA, BONUS, NO_SKILL
from gloaming.eldritch.model.scenes import (
    CHOSEN_BONUS,
    COMBAT,
    CONTEXT_WORDS,
    CONTEXTS,
    ENCOUNTER,
    ENCOUNTER_DECK,
    EXTRA_DICE,
    FLAGS,
    IN_ACQUIRE,
    IN_COMBAT,
    IN_SPELL,
    IS_AMBUSH,
    MODIFIER,
    POOL,
    SKILL,
    TEST,
    THAT_MONSTER,
)
from gloaming.eldritch.model.state import DECKS, Eldritch
from gloaming.eldritch.rules.dice.odds import (
    Odds,
    after_dice_choice,
    after_pool_choice,
    as_it_lies,
    before_roll,
    coming_test,
    needed_of,
)
from gloaming.eldritch.rules.dice.rerolls import TestDice
from gloaming.eldritch.rules.dice.test import NEEDING_VALUE, Test, TestPool
from gloaming.eldritch.rules.dice.test_pool import (
    contexts_of,
    granted_bonus,
    granted_dice,
    has_double_sixes,
    is_fitting,
    least_success,
    pool_of,
)
from gloaming.eldritch.rules.dice.test_scene import USED, dice_of, is_as_ones, successes
from gloaming.eldritch.rules.encounters.combat import (
    SECOND_WINDOW,
    CombatStep,
    horror_for,
    monster_values,
    toughness,
    wounds,
)
from gloaming.eldritch.rules.encounters.encounter_phase import NextFight
from gloaming.eldritch.rules.investigators.flip import Cast
from gloaming.eldritch.rules.resolution import InScene
from gloaming.eldritch.views.monsters import monster_for
from gloaming.eldritch.views.types import (
    AnswerOdds,
    CombatView,
    DicePart,
    EncounterView,
    ProspectView,
    TestView,
)
from gloaming.kernel.control import Sequence
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.message import Option
from gloaming.kernel.nodes import Pay
from gloaming.kernel.scene import NO_SCENE, Scene
from gloaming.kernel.triggers import UseOnce

PLACES: Final = 4  # of chances: exact enough for everybody, and the same on every machine


def progress_fields(game: Eldritch, seat: int) -> dict[str, Any]:
    """Returns the fields of a view about what is under way, as a seat sees them.

    All who are not asked see the same.
    """
    test = _last(game, TEST)
    encounter = _last(game, ENCOUNTER)
    combat = _last(game, COMBAT)
    return {
        "test": None if test == NO_SCENE else test_view(game, game.scenes[test], seat),
        "encounter": None if encounter == NO_SCENE else _encounter(game, encounter),
        "combat": None if combat == NO_SCENE else _combat(game, combat),
        "prospects": _prospects(game, seat),
    }


def _last(game: Eldritch, kind: int) -> int:
    for number in range(len(game.scenes) - 1, -1, -1):
        if game.scenes[number].kind == kind:
            return number
    return NO_SCENE


def is_asked(game: Eldritch, seat: int) -> bool:
    """Returns whether a seat has to answer now."""
    return game.question is not None and seat >= 0 and game.question.is_awaiting(seat)


# --- the test -------------------------------------------------------------------------------------


def test_view(game: Eldritch, test: Scene, seat: int) -> TestView:
    """Returns a test with its pool, its dice and its odds; of the answers those of a seat."""
    values = test.values
    is_rolled = values[POOL] > 0
    odds = as_it_lies(game, test) if is_rolled else before_roll(game, test)
    needed = needed_of(test)
    return TestView(
        seat=test.seat,
        source=_front(game, test.source),
        skill=SKILLS[values[SKILL]],
        modifier=values[MODIFIER],
        contexts=tuple(
            word for bit, word in enumerate(CONTEXT_WORDS) if values[CONTEXTS] >> bit & 1
        ),
        pool=values[POOL] if is_rolled else pool_of(game, test),
        parts=pool_parts(game, test),
        least=least_success(game, test),
        doubled=has_double_sixes(game, test),
        needed=needed,
        dice=tuple(dice_of(test)) if is_rolled else (),
        successes=successes(game, test) if is_rolled else 0,
        passes=_rounded(odds.at_least(needed)),
        chances=_chances(odds),
        answers=_answers(game, test, seat, needed) if is_asked(game, seat) else (),
    )


def _rounded(chance: float) -> float:
    return round(chance, PLACES)


def _chances(odds: Odds) -> tuple[float, ...]:
    return tuple(_rounded(chance) for chance in odds.chances())


def _front(game: Eldritch, index: int) -> str:
    return game.card_name(index).thing.partition(":")[2] if index >= 0 else ""


def _answers(game: Eldritch, test: Scene, seat: int, needed: int) -> tuple[AnswerOdds, ...]:
    """Returns what each answer makes of a test, if the open question is about it."""
    assert game.question is not None
    frame = game.question.frame
    if game.scenes[frame.scene] is not test:
        return ()
    found: list[AnswerOdds] = []
    for option in game.options(seat):
        if isinstance(frame.effect, TestPool):
            odds = after_pool_choice(game, test, option.choice)
        elif isinstance(frame.effect, TestDice):
            odds = after_dice_choice(game, test, option.choice)
        else:
            return ()
        found.append(AnswerOdds(option.key, _rounded(odds.at_least(needed)), _chances(odds)))
    return tuple(found)


def pool_parts(game: Eldritch, test: Scene) -> tuple[DicePart, ...]:
    """Returns where the dice of a test come from; their sum is the pool (EH-TEST-02 to 10)."""
    seat = test.seat
    values = test.values
    skill = values[SKILL]
    one = game.investigators[seat]
    found = [DicePart("skill", game.component(one.sheet).skills[skill])]
    if one.improved[skill]:
        found.append(DicePart("improved", one.improved[skill]))
    if values[MODIFIER]:
        found.append(DicePart("modifier", values[MODIFIER]))
    bonus = _bonus_part(game, test)
    if bonus is not None:
        found.append(bonus)
    found += _aura_parts(game, test)
    granted = granted_dice(game, seat, test.parent)
    if granted:
        found.append(DicePart("granted", granted))
    if values[EXTRA_DICE]:
        found.append(DicePart("extra", values[EXTRA_DICE]))
    total = sum(part.dice for part in found)
    if total < 1:
        found.append(DicePart("least", 1 - total))
    return tuple(found)


def _bonus_part(game: Eldritch, test: Scene) -> DicePart | None:
    """Returns the one highest bonus with the card it comes from."""
    seat = test.seat
    skill = test.values[SKILL]
    contexts = test.values[CONTEXTS]
    best, source = test.values[CHOSEN_BONUS], -1
    chosen = [code - USED for code in test.values if code >= USED]
    for index in game.investigators[seat].cards:
        for place, aid in enumerate(game.component(index).aids):
            if aid.kind != BONUS or not is_fitting(game, aid, seat, skill, contexts):
                continue
            if aid.is_optional and index * 8 + place not in chosen:
                continue
            if aid.amount > best or (aid.amount == best and source < 0):
                best, source = aid.amount, index
    granted = granted_bonus(game, seat, skill, test.parent)
    if granted > best:
        return DicePart("bonus", granted)
    if best == 0:
        return None
    return DicePart("bonus", best, _front(game, source))


def _aura_parts(game: Eldritch, test: Scene) -> list[DicePart]:
    """Returns the additional dice by components of everybody on the space (EH-TEST-07)."""
    seat = test.seat
    space = game.investigators[seat].space
    found: list[DicePart] = []
    for holder, one in enumerate(game.investigators):
        if one.space != space or one.sheet < 0:
            continue
        for index in [one.sheet, *one.cards]:
            for aid in game.component(index).aids:
                if aid.kind != AURA or aid.is_optional:
                    continue
                if is_fitting(game, aid, seat, test.values[SKILL], test.values[CONTEXTS]):
                    found.append(DicePart("aura", aid.amount, _front(game, index), holder))
    return found


# --- the encounter and the combat -----------------------------------------------------------------


def _encounter(game: Eldritch, number: int) -> EncounterView:
    scene = game.scenes[number]
    component = game.component(scene.source)
    deck = scene.values[ENCOUNTER_DECK]
    return EncounterView(
        seat=scene.seat,
        card=component.uid,
        deck=DECKS[deck] if deck >= 0 else "",
        part=_part(game, number),
        shows_outcomes=game.shows_outcomes > 0,
    )


def _part(game: Eldritch, number: int) -> str:
    """Returns which part of a card is resolved: that of the work still to be done, else that of
    the space."""
    scene = game.scenes[number]
    component = game.component(scene.source)
    frames = game.stack[:] if game.question is None else [*game.stack, game.question.frame]
    for frame in reversed(frames):
        if frame.source == scene.source and frame.effect.path.startswith(f"{component.uid}."):
            part = frame.effect.path.split(".")[1]
            if part in component.parts:
                return part
    at = game.investigators[scene.seat].space
    here = game.data.spaces[at].entry if at >= 0 else ""
    return here if here in component.parts else ""


def _combat(game: Eldritch, number: int) -> CombatView:
    scene = game.scenes[number]
    monster = _monster_of(game, number)
    return CombatView(
        seat=scene.seat,
        monster=monster_for(game, monster, wounds(game, monster, number), scene.seat),
        ambush=scene.values[FLAGS] & IS_AMBUSH > 0,
        will_done=_is_will_done(game, number),
    )


def _monster_of(game: Eldritch, number: int) -> int:
    """Returns the Monster of a combat."""
    scene = game.scenes[number]
    return scene.values[THAT_MONSTER] if scene.source < 0 else scene.source


def _is_will_done(game: Eldritch, number: int) -> bool:
    """Whether the first test of a combat is over: what comes next is the second one, or later."""
    for frame in reversed(game.stack):
        if frame.scene == number and isinstance(frame.effect, CombatStep):
            return frame.amount > SECOND_WINDOW
    return True


# --- tests to which answers lead ------------------------------------------------------------------


def _prospects(game: Eldritch, seat: int) -> list[ProspectView]:
    """Returns the tests that the answers of a seat begin with."""
    if not is_asked(game, seat):
        return []
    found: list[ProspectView] = []
    assert game.question is not None
    frame = game.question.frame
    if game.investigators[seat].sheet < 0:
        return []
    for option in game.options(seat):
        if isinstance(frame.effect, NextFight):
            found += _fight(game, seat, option.choice, option.key)
        elif option.verb == "acquire":
            test = coming_test(game, seat, -1, INFLUENCE, 0, IN_ACQUIRE)
            found.append(_prospect(game, test, option.key, 1, "acquire"))
        elif option.effect:
            effect = game.data.effects.get(option.effect)
            if effect is not None:
                found += _first(game, seat, option, effect, frame)
    return found + _tests_to_come(game, seat)


def _tests_to_come(game: Eldritch, seat: int) -> list[ProspectView]:
    """Returns the tests of a combat that has begun while none of them is under way: whatever the
    seat answers, they come."""
    combat = _last(game, COMBAT)
    if combat == NO_SCENE or _last(game, TEST) != NO_SCENE or game.scenes[combat].seat != seat:
        return []
    tests = _fight(game, seat, _monster_of(game, combat), "", combat)
    is_will_done = _is_will_done(game, combat)
    return [test for test in tests if test.kind != "will" or not is_will_done]


def _prospect(game: Eldritch, test: Scene, key: str, needed: int, kind: str) -> ProspectView:
    odds = before_roll(game, test)
    return ProspectView(
        key=key,
        skill=SKILLS[test.values[SKILL]],
        dice=pool_of(game, test),
        needed=needed,
        passes=_rounded(odds.at_least(needed)),
        chances=_chances(odds),
        kind=kind,
    )


def _fight(
    game: Eldritch, seat: int, monster: int, key: str, parent: int = NO_SCENE
) -> list[ProspectView]:
    """Returns both tests of a combat: against the horror, and to defeat the Monster."""
    values = monster_values(game, monster)
    found: list[ProspectView] = []
    if values.will_skill != NO_SKILL:
        test = coming_test(game, seat, monster, values.will_skill, values.will, IN_COMBAT, parent)
        needed = max(1, horror_for(game, monster, seat))
        found.append(_prospect(game, test, key, needed, "will"))
    if values.strength_skill != NO_SKILL:
        test = coming_test(
            game, seat, monster, values.strength_skill, values.strength, IN_COMBAT, parent
        )
        needed = max(1, toughness(game, monster) - game.wounds[monster])
        found.append(_prospect(game, test, key, needed, "strength"))
    return found


def _first(
    game: Eldritch, seat: int, option: Option, effect: Effect, frame: Frame
) -> list[ProspectView]:
    """Returns the test that an effect begins with, if it does."""
    contexts = contexts_of(game, frame.scene, seat) if frame.scene != NO_SCENE else 0
    while not isinstance(effect, Test):
        if isinstance(effect, (Cast, InScene, UseOnce)):
            contexts |= IN_SPELL if isinstance(effect, Cast) else 0
            effect = effect.part
        elif isinstance(effect, Pay):
            effect = effect.bought
        elif isinstance(effect, Sequence):
            effect = effect.parts[0]
        else:
            return []
    extras = effect.extras
    if extras.plus is not None or extras.minus is not None or extras.needed == NEEDING_VALUE:
        return []
    test = coming_test(
        game, seat, -1, effect.skill, effect.modifier, contexts, frame.scene, extras.needed
    )
    if is_as_ones(game, test):
        return []
    return [_prospect(game, test, option.key, needed_of(test), "test")]
