"""What an answer leads to: it is tried in imagined games, with the same luck for every answer.

Only what the answer itself brings about is played on: the round does not go on behind it.
"""

from collections.abc import Callable
from typing import Final

from gloaming.eldritch.content.reader import eldritch_notation
from gloaming.eldritch.evaluation.appraise import appraise
from gloaming.eldritch.evaluation.weights import Weights
from gloaming.eldritch.model.scenes import TEST_SLOTS
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.action_phase import ACTION_TURN, CHOOSE_ACTION, ChooseAction
from gloaming.eldritch.rules.dice.rerolls import TestDice
from gloaming.eldritch.rules.dice.test import TestPool
from gloaming.eldritch.rules.dice.test_pool import least_success
from gloaming.eldritch.rules.dice.test_scene import AID, CLUE, CONFIRM, NO_DIE, ROLL, STOP, dice_of
from gloaming.eldritch.rules.encounters.encounter_phase import (
    TURN_OF_ENCOUNTERS,
    ChooseEncounter,
    NextFight,
)
from gloaming.eldritch.rules.mythos import END_OF_MYTHOS, MYTHOS_PHASE
from gloaming.eldritch.rules.round import NEXT_ROUND, START_ENCOUNTERS, PassLead
from gloaming.eldritch.views.imagined import deal_anew
from gloaming.kernel.chance import Chance
from gloaming.kernel.control import ChooseOne, May
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.nodes import LEAVE, Pay, Unless
from gloaming.kernel.triggers import DONE, Offer

VALUES: Final = eldritch_notation().values
FOLLOWED: Final = 16  # answers after the first
Encounters = Callable[[Eldritch, int, list[int]], tuple[int, float]]  # the best one, its value
WORTH_PAYING: Final = -0.7
# The work of the round: what stands behind the work of the answer.
ROUND_WORK: Final = [
    NEXT_ROUND,
    MYTHOS_PHASE,
    START_ENCOUNTERS,
    ACTION_TURN,
    CHOOSE_ACTION,
    TURN_OF_ENCOUNTERS,
    END_OF_MYTHOS,
]


def imagined_game(game: Eldritch, seat: int, luck: Chance, is_dealt: bool = False) -> Eldritch:
    """Returns an imagined game of which only the work at hand is left to do.

    `is_dealt`: the game is imagined itself, so that nothing has to be dealt anew.
    """
    found = game.copy()
    found.story = None
    if not is_dealt:
        deal_anew(found, seat, luck.fork("deal"))
    found.chance = luck.fork("dream")
    found.stack = [frame for frame in found.stack if frame.effect not in ROUND_WORK]
    return found


def value_of(
    game: Eldritch, choice: int, seat: int, encounters: Encounters, weights: Weights
) -> float:
    """Returns the value of a imagined_game after an answer; the imagined_game is used up.

    Where an encounter can be chosen then, `encounters` says what it is worth.
    """
    game.answer(choice, seat)
    for _ in range(FOLLOWED):
        question = game.question
        if question is None:
            break
        effect = question.frame.effect
        if isinstance(effect, ChooseEncounter):
            asked = question.seats[0]
            return appraise(game, weights) + encounters(game, asked, question.choices[0])[1]
        if isinstance(effect, ChooseAction | NextFight | PassLead):
            break
        game.answer(quick_answer(game), question.seats[0])
    return appraise(game, weights)


def values_of(
    game: Eldritch,
    seat: int,
    choices: list[int],
    luck: Chance,
    samples: int,
    encounters: Encounters,
    weights: Weights,
    is_dealt: bool = False,
) -> list[float]:
    """Returns the value of each answer, on average over some imagined games."""
    found = [0.0] * len(choices)
    for number in range(samples):
        stretch = luck.fork(str(number))
        for i, choice in enumerate(choices):
            imagined = imagined_game(game, seat, stretch, is_dealt)
            value = value_of(imagined, choice, seat, encounters, weights)
            found[i] += value / samples
    return found


# --- answers without looking on -------------------------------------------------------------------


def quick_answer(game: Eldritch) -> int:
    """Returns a sensible answer to the open question at once, by what verbs are worth."""
    question = game.question
    assert question is not None
    frame = question.frame
    effect = frame.effect
    choices = question.choices[0]
    if isinstance(effect, TestPool):
        return next((choice for choice in choices if choice >= AID), ROLL)
    if isinstance(effect, TestDice):
        return free_reroll(game, frame, choices)
    if isinstance(effect, ChooseOne):
        return max(choices, key=lambda choice: VALUES.of(effect.parts[choice]))
    if isinstance(effect, May):
        return choices[0] if VALUES.of(effect.part) > 0 else choices[-1]
    if isinstance(effect, Pay):
        return choices[0] if VALUES.of(effect.bought) > VALUES.phrase(effect.price) else choices[-1]
    if isinstance(effect, Unless):
        return choices[0] if VALUES.of(effect.part) < WORTH_PAYING else LEAVE
    if isinstance(effect, Offer):
        top = game.stack[len(game.stack) - 1 - choices[0]].effect
        return choices[0] if VALUES.of(_inner(top)) > 0 else DONE
    return choices[0]


def _inner(effect: Effect) -> Effect:
    """Returns what a listener's effect does, without what is wrapped around it."""
    parts = effect.children()
    while len(parts) == 1 and type(effect) not in VALUES.by_node:
        effect = parts[0]
        parts = effect.children()
    return effect


def free_reroll(game: Eldritch, frame: Frame, choices: list[int]) -> int:
    """Returns a reroll of a failed die that costs nothing, or the end of rerolling."""
    test = game.scenes[frame.scene]
    least = least_success(game, test)
    dice = dice_of(test)
    for choice in choices:
        if choice >= AID:
            die = (choice - AID) % 64
            if die == NO_DIE:
                continue
        elif CLUE <= choice < CLUE + 100 or choice in (CONFIRM, STOP, 1):
            continue
        else:
            die = choice % 100
        if die < len(dice) and dice[die] < least:
            return choice
    return STOP if STOP in choices else CONFIRM


def with_success(game: Eldritch, frame: Frame, count: int) -> None:
    """Makes so many failed dice of the test of a frame succeed, in a imagined_game."""
    test = game.scenes[frame.scene]
    least = least_success(game, test)
    for i, die in enumerate(dice_of(test)):
        if count > 0 and die < least:
            test.values[TEST_SLOTS + i] = 6
            count -= 1
