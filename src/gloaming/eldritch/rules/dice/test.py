"""Tests: what a sentence asks for, the pool, the roll, the result (EH-TEST)."""

from typing import Final

from gloaming.eldritch.model.data import AURA, BONUS
from gloaming.eldritch.model.scenes import (
    CHOSEN_BONUS,
    CONTEXTS,
    DICE_FOR_SANITY,
    EXTRA_DICE,
    FACES,
    MODIFIER,
    NEEDED,
    PASSED,
    POOL,
    RESULT,
    SKILL,
    SUCCESS_FOR_CLUE,
    TEST,
    TEST_SLOTS,
    THAT_CARD,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.rerolls import TEST_DICE
from gloaming.eldritch.rules.dice.test_pool import (
    contexts_of,
    is_fitting,
    is_used,
    pool_of,
)
from gloaming.eldritch.rules.dice.test_scene import (
    AID,
    NO_DIE,
    ROLL,
    SPEND_SANITY,
    USED,
    aid_of,
    aid_option,
    dice_of,
    is_as_ones,
    owner_of,
    roll_dice,
    skill_message,
    successes,
    tell_use,
)
from gloaming.kernel.control import Count
from gloaming.kernel.game import CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE, Scene

NEEDING_VALUE: Final = -1  # passed with the value of that card or more


class TestExtras:
    """What a sentence adds to a test."""

    def __init__(self) -> None:
        self.plus: Count | None = None
        self.minus: Count | None = None
        self.is_die_for_sanity = False
        self.is_success_for_clue = False
        self.needed = 1


class TestBranch(Effect):
    """What follows a test: the pass or the fail effect (EH-TEST-15, 16)."""

    def __init__(self, passed: Effect | None, failed: Effect | None) -> None:
        super().__init__()
        self.passed = passed
        self.failed = failed

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        is_passed = game.value_of(frame.scene, PASSED) == 1
        if game.story is not None:
            game.branched(self, frame, is_passed)
        part = self.passed if is_passed else self.failed
        if part is not None:
            game.push(part, frame)


class Test(Effect):
    """`test lore - 1: a else b`: a test; without branches its result is for others to read."""

    def __init__(
        self,
        skill: int,
        modifier: int,
        extras: TestExtras,
        passed: Effect | None,
        failed: Effect | None,
    ) -> None:
        super().__init__()
        self.skill = skill
        self.modifier = modifier
        self.extras = extras
        self.passed = passed
        self.failed = failed
        self.branch = TestBranch(passed, failed)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.push(self.branch, frame)
        extras = self.extras
        modifier = self.modifier
        if extras.plus is not None:
            modifier += extras.plus.of(game, frame)
        if extras.minus is not None:
            modifier -= extras.minus.of(game, frame)
        needed = extras.needed
        if needed == NEEDING_VALUE:
            card = game.value_of(frame.scene, THAT_CARD)
            needed = max(1, game.component(card).value) if card >= 0 else 1
        scene = begin_test(game, frame, self.skill, modifier, needed)
        values = game.scenes[scene].values
        values[DICE_FOR_SANITY] = 1 if extras.is_die_for_sanity else 0
        values[SUCCESS_FOR_CLUE] = 1 if extras.is_success_for_clue else 0

    def children(self) -> list[Effect]:
        found = [part for part in (self.passed, self.failed) if part is not None]
        return [*found, self.branch]


def begin_test(game: Eldritch, frame: Frame, skill: int, modifier: int, needed: int = 1) -> int:
    """Opens the scene of a test for the seat of a frame and pushes its steps; returns its number.

    Afterwards the result is in the scene of the frame.
    """
    seat = frame.seat
    contexts = contexts_of(game, frame.scene, seat)
    scene = game.open_scene(TEST, seat, frame.source, TEST_SLOTS, CLOSE_TEST, frame.scene)
    values = game.scenes[scene].values
    values[SKILL] = skill
    values[MODIFIER] = modifier
    values[CONTEXTS] = contexts
    values[NEEDED] = needed
    game.stack.append(Frame(TEST_POOL, seat, frame.source, scene=scene))
    return scene


# --- the pool -------------------------------------------------------------------------------------


class TestPool(Effect):
    """Before the roll: optional bonuses and dice are declared (EH-TEST-06, 08), then all is
    rolled."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        choices = self.choices(game, test, frame.seat)
        if choices and not is_as_ones(game, test):
            game.ask(frame, frame.seat, [*choices, ROLL])
            if game.question is None:
                return
        else:
            roll_pool(game, frame)

    def choices(self, game: Eldritch, test: Scene, seat: int) -> list[int]:
        """Returns what may be added before the roll."""
        found: list[int] = []
        if test.values[DICE_FOR_SANITY] and game.investigators[seat].sanity > 1:
            found.append(SPEND_SANITY)
        space = game.investigators[seat].space
        for holder in game.on_space(space):
            one = game.investigators[holder]
            for index in [one.sheet, *one.cards]:
                for place, aid in enumerate(game.component(index).aids):
                    if not aid.is_optional or (aid.kind == BONUS and holder != seat):
                        continue
                    # of an aura who holds it notes the use: it is one for all (EH-INV-59)
                    if aid.kind not in (BONUS, AURA) or is_used(game, aid, index, holder):
                        continue
                    if not is_fitting(game, aid, seat, test.values[SKILL], test.values[CONTEXTS]):
                        continue
                    if USED + index * 8 + place not in test.values:
                        found.append(AID + (index * 8 + place) * 64 + NO_DIE)
        return found

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        if choice == ROLL:
            roll_pool(game, frame)
            return
        if choice == SPEND_SANITY:
            game.investigators[seat].sanity -= 1
            test.values[EXTRA_DICE] += 1
            game.tell(seat, "log-die-for-sanity")
        else:
            index, aid = aid_of(game, choice)
            test.values.append(USED + (choice - AID) // 64)
            if aid.is_once:
                game.triggers.mark_used(index, owner_of(game, index))
            if aid.kind == BONUS:
                test.values[CHOSEN_BONUS] = max(test.values[CHOSEN_BONUS], aid.amount)
            else:
                test.values[EXTRA_DICE] += aid.amount
            tell_use(game, seat, index)
        game.stack.append(frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        return Message("ask-pool", skill=skill_message(test), n=pool_of(game, test))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == ROLL:
            return Option(choice, "roll", Message("option-roll"), (), "EH-TEST-11")
        if choice == SPEND_SANITY:
            return Option(choice, "spend", Message("option-die-for-sanity"), (), "EH-TEST-08")
        return aid_option(game, choice, "EH-TEST-08")


def roll_pool(game: Eldritch, frame: Frame) -> None:
    """Rolls all dice of a test (EH-TEST-11) and goes on to the window for rerolls."""
    test = game.scenes[frame.scene]
    values = test.values
    pool = pool_of(game, test)
    values[POOL] = pool
    used = values[TEST_SLOTS:]
    ones = is_as_ones(game, test)
    dice = [1] * pool if ones else roll_dice(game, pool)
    values[TEST_SLOTS:] = dice + used
    if game.story is not None:
        shown = " ".join(str(die) for die in dice)
        game.tell(test.seat, "log-roll", skill=skill_message(test), n=pool, dice=shown)
    if not ones:
        game.stack.append(Frame(TEST_DICE, frame.seat, frame.source, scene=frame.scene))


# --- the result -----------------------------------------------------------------------------------


class CloseTest(CloseScene):
    """Determines the result and leaves it in the scene around the test (EH-TEST-13 to 15)."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        if test.values[POOL] == 0:
            return  # its investigator was defeated before the roll
        result = successes(game, test)
        passed = result >= max(1, test.values[NEEDED])
        if test.parent != NO_SCENE:
            outer = game.scenes[test.parent].values
            outer[RESULT] = result
            outer[PASSED] = 1 if passed else 0
            faces = 0
            for die in dice_of(test):
                faces |= 1 << die
            outer[FACES] = faces
        if game.story is not None:
            game.tell(test.seat, "log-test-passed" if passed else "log-test-failed", n=result)


TEST_POOL: Final = procedure("eldritch.test-pool", TestPool())
CLOSE_TEST: Final = procedure("eldritch.close-test", CloseTest())
