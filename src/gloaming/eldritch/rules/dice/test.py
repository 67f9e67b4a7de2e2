"""Tests: the pool, the roll, the window for rerolls, the result (EH-TEST)."""

from typing import Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.model.data import ANY, AURA, BONUS, RAISE, REROLL, TestAid
from gloaming.eldritch.model.events import CANNOT_REROLL_WITH_CLUES, DOUBLE_REROLLS
from gloaming.eldritch.model.scenes import (
    ADDED,
    AS_ONES,
    CHOSEN_BONUS,
    COMBAT,
    CONTEXTS,
    DICE_FOR_SANITY,
    EXTRA_DICE,
    FACES,
    FLAGS,
    GRANTED_REROLLS,
    IN_COMBAT,
    LOCKED,
    MODIFIER,
    NEEDED,
    PASSED,
    POOL,
    REROLLS_LEFT,
    RESULT,
    SKILL,
    SUCCESS_FOR_CLUE,
    TEST,
    TEST_SLOTS,
    THAT_CARD,
    THAT_MONSTER,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_pool import (
    contexts_of,
    fits,
    has_double_sixes,
    is_used,
    least_success,
    pool_of,
)
from gloaming.eldritch.rules.investigators.clue_payment import can_pay_clues, push_clue_payment
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.control import Count
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE, Scene

NO_MORE_DICE: Final = 0  # after the last die that a scenario fixes
NEEDING_VALUE: Final = -1  # passed with the value of that card or more

# Choices of the two windows. An aid is `AID + (component * 8 + place) * 64 + die`.
ROLL: Final = 0
CONFIRM: Final = 0
SUCCESS: Final = 1
GRANTED: Final = 200  # + die
CLUE: Final = 300  # + die
DIE: Final = 400  # + die: for what has been paid
STOP: Final = 500
SPEND_SANITY: Final = 600
AID: Final = 10_000
NO_DIE: Final = 63
USED: Final = 1_000  # from here on values after the dice are aids that were used


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
                    if not fits(game, aid, seat, test.values[SKILL], test.values[CONTEXTS]):
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


def is_as_ones(game: Eldritch, test: Scene) -> bool:
    """Whether every die is a 1, and no window opens (EH-MYTH-18)."""
    scene = test.parent
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind != TEST and len(around.values) > FLAGS and around.values[FLAGS] & AS_ONES:
            return True
        scene = around.parent
    return False


def roll_dice(game: Eldritch, count: int) -> list[int]:
    """Returns so many dice: those that a scenario fixes, else by chance."""
    if not game.dice:
        return game.chance.roll(count)
    found = game.dice[:count]
    if NO_MORE_DICE in found:
        fixed = len(found) - 1
        raise GloamingError(f"{count} dice are rolled, but the scenario fixes only {fixed} of them")
    game.dice = game.dice[count:]
    return found


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


def dice_of(test: Scene) -> list[int]:
    """Returns the dice of a test as they lie."""
    return test.values[TEST_SLOTS : TEST_SLOTS + test.values[POOL]]


def skill_message(test: Scene) -> Message:
    """Returns the tested skill with its modifier, in words."""
    modifier = test.values[MODIFIER]
    sign = "" if modifier == 0 else f"+{modifier}" if modifier > 0 else f"−{-modifier}"
    return Message(
        "skill-test", skill=Message(f"skill-{SKILLS[test.values[SKILL]]}"), modifier=sign
    )


# --- the dice -------------------------------------------------------------------------------------


class TestDice(Effect):
    """After the roll: rerolls one by one, in any order, until the result is confirmed
    (EH-TEST-20 to 24)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        if test.values[REROLLS_LEFT]:
            choices = [
                DIE + die for die in different_dice(test) if not test.values[LOCKED] >> die & 1
            ]
            game.ask(frame, frame.seat, [*choices, STOP])
            return
        choices = self.choices(game, test, frame.seat)
        if choices:
            game.ask(frame, frame.seat, [*choices, CONFIRM])

    def choices(self, game: Eldritch, test: Scene, seat: int) -> list[int]:
        """Returns what may be done with the dice now."""
        found: list[int] = []
        dice = different_dice(test)
        values = test.values
        if can_pay_clues(game, seat, 1):
            if values[SUCCESS_FOR_CLUE]:
                found.append(SUCCESS)
            if not self.are_clues_useless(game, test):
                found += [CLUE + die for die in dice]
        combat = find_scene(game, test.parent, COMBAT)
        if combat != NO_SCENE and game.scenes[combat].seat == seat:
            if values[CONTEXTS] & IN_COMBAT and game.scenes[combat].values[GRANTED_REROLLS] > 0:
                if SKILLS[values[SKILL]] == "strength":
                    found += [GRANTED + die for die in dice]
        one = game.investigators[seat]
        for index in one.cards:
            for place, aid in enumerate(game.component(index).aids):
                if aid.kind not in (REROLL, RAISE) or is_used(game, aid, index, seat):
                    continue
                if USED + index * 8 + place in values:
                    continue
                if not fits(game, aid, seat, values[SKILL], values[CONTEXTS]):
                    continue
                code = AID + (index * 8 + place) * 64
                if aid.price is not None:
                    scope = Frame(self, seat, index)
                    if aid.price.can_be_paid(game, scope):
                        found.append(code + NO_DIE)
                else:
                    lowest = 6 if aid.kind == RAISE else 7
                    found += [code + die for die in dice if values[TEST_SLOTS + die] < lowest]
        return found

    def are_clues_useless(self, game: Eldritch, test: Scene) -> bool:
        """Whether a Monster in this combat forbids rerolls with Clues."""
        combat = find_scene(game, test.parent, COMBAT)
        if combat == NO_SCENE:
            return False
        monster = game.scenes[combat].values[THAT_MONSTER]
        values = game.component(monster).monster if monster >= 0 else None
        return values is not None and CANNOT_REROLL_WITH_CLUES in values.standing[::2]

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        if choice == CONFIRM:
            return
        game.stack.append(frame)
        values = test.values
        if choice == STOP:
            values[REROLLS_LEFT] = 0
        elif choice == SUCCESS:
            values[ADDED] += 1
            push_clue_payment(game, frame, 1)
        elif choice >= AID:
            self._use_aid(game, frame, test, choice)
        elif choice >= DIE:
            die = choice - DIE
            values[REROLLS_LEFT] -= 1
            values[LOCKED] |= 1 << die
            reroll(game, test, die)
        elif choice >= CLUE:
            game.stack.append(
                Frame(CLUE_REROLL, seat, frame.source, choice - CLUE, scene=frame.scene)
            )
            push_clue_payment(game, frame, 1)
        else:
            combat = find_scene(game, test.parent, COMBAT)
            game.scenes[combat].values[GRANTED_REROLLS] -= 1
            reroll(game, test, choice - GRANTED)

    def _use_aid(self, game: Eldritch, frame: Frame, test: Scene, choice: int) -> None:
        index, aid = aid_of(game, choice)
        seat = frame.seat
        die = (choice - AID) % 64
        test.values.append(USED + (choice - AID) // 64)
        if aid.is_once:
            game.triggers.mark_used(index, seat)
        tell_use(game, seat, index)
        if aid.kind == RAISE:
            at = TEST_SLOTS + die
            test.values[at] = min(6, test.values[at] + aid.amount)
            game.tell(seat, "log-raise", n=test.values[at])
            return
        if aid.price is not None:
            scope = Frame(self, seat, index, scene=frame.scene)
            aid.price.pay(game, scope, 0)
            aid.price.settle(game, scope)
        if die == NO_DIE or aid.amount > 1:
            test.values[REROLLS_LEFT] = test.values[POOL] if aid.amount == ANY else aid.amount
            test.values[LOCKED] = 0
            if die == NO_DIE:
                return
            test.values[REROLLS_LEFT] -= 1
            test.values[LOCKED] = 1 << die
        reroll(game, test, die)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        shown = " ".join(str(die) for die in dice_of(test))
        return Message("ask-dice", skill=skill_message(test), dice=shown, n=successes(game, test))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        if choice == CONFIRM:
            return Option(choice, "confirm", Message("option-confirm"), (), "EH-TEST-13")
        if choice == STOP:
            return Option(choice, "stop", Message("option-stop-rerolls"), (), "EH-TEST-21")
        if choice == SUCCESS:
            return Option(choice, "success", Message("option-success-for-clue"), (), "EH-TEST-13")
        if choice >= AID:
            return aid_option(game, choice, "EH-TEST-21", test)
        verb = "reroll" if choice >= DIE else "clue" if choice >= CLUE else "granted"
        die = choice % 100
        face = test.values[TEST_SLOTS + die]
        label = Message(f"option-{verb}-die", n=face)
        return Option(choice, verb, label, (f"die:{die}",), "EH-TEST-24", str(die + 1))


class ClueReroll(Effect):
    """Rerolls a die for a Clue that has been paid; with Trish on the space up to a second one
    (EH-TEST-23, EH-INV-79 to 81)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        test = game.scenes[frame.scene]
        reroll(game, test, frame.target)
        space = game.investigators[frame.seat].space
        if test.values[POOL] < 2:
            return
        for helper in game.on_space(space):
            if game.investigators[helper].standing.sums[DOUBLE_REROLLS]:
                if helper == frame.seat:
                    self._allow(game, frame)
                else:
                    game.ask(frame, helper, [1, 0])
                return

    def _allow(self, game: Eldritch, frame: Frame) -> None:
        test = game.scenes[frame.scene]
        test.values[REROLLS_LEFT] = 1
        test.values[LOCKED] = 1 << frame.target

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice:
            self._allow(game, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-double-reroll", seat=Name(f"seat:{frame.seat}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        verb = "yes" if choice else "no"
        return Option(choice, verb, Message(f"option-{verb}"), (), "EH-INV-81")


def different_dice(test: Scene) -> list[int]:
    """Returns the places of the dice; of equal ones that may both be rerolled only the first."""
    found: list[int] = []
    seen: set[int] = set()
    for place, die in enumerate(dice_of(test)):
        look = die * 2 + (test.values[LOCKED] >> place & 1)
        if look not in seen:
            seen.add(look)
            found.append(place)
    return found


def reroll(game: Eldritch, test: Scene, die: int) -> None:
    """Rolls one die again; the new number counts (EH-TEST-20)."""
    at = TEST_SLOTS + die
    before = test.values[at]
    test.values[at] = roll_dice(game, 1)[0]
    game.tell(test.seat, "log-reroll", before=before, n=test.values[at])


def aid_of(game: Eldritch, choice: int) -> tuple[int, TestAid]:
    """Returns the component and the aid that a choice uses."""
    code = (choice - AID) // 64
    return code // 8, game.component(code // 8).aids[code % 8]


def aid_option(game: Eldritch, choice: int, rule: str, test: Scene | None = None) -> Option:
    """Returns the option to use a component in a test; it names the card, never its copy."""
    index, aid = aid_of(game, choice)
    component = game.component(index)
    thing = game.card_name(index).thing
    die = (choice - AID) % 64
    place = (choice - AID) // 64 % 8
    argument = f"{component.entry}.{place + 1}"
    if die == NO_DIE or test is None:
        label = Message("option-use-card", card=Name(thing))
        return Option(choice, "use", label, (thing,), rule, argument)
    face = test.values[TEST_SLOTS + die]
    id = "option-raise-die" if aid.kind == RAISE else "option-reroll-die-with"
    label = Message(id, card=Name(thing), n=face)
    return Option(choice, "use", label, (thing, f"die:{die}"), rule, f"{argument}.{die + 1}")


def owner_of(game: Eldritch, index: int) -> int:
    """Returns the seat before which a sheet or a card lies, or -1."""
    for seat, one in enumerate(game.investigators):
        if one.sheet == index or index in one.cards:
            return seat
    return -1


def tell_use(game: Eldritch, seat: int, index: int) -> None:
    """Tells that a component is used."""
    game.tell(seat, "log-use", card=game.card_name(index))


# --- the result -----------------------------------------------------------------------------------


def successes(game: Eldritch, test: Scene) -> int:
    """Returns the number of successes as the dice lie (EH-TEST-12, 13)."""
    least = least_success(game, test)
    double = has_double_sixes(game, test)
    found = test.values[ADDED]
    for die in dice_of(test):
        if die >= least:
            found += 2 if double and die == 6 else 1
    return found


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
        game.tell(test.seat, "log-test-passed" if passed else "log-test-failed", n=result)


TEST_POOL: Final = procedure("eldritch.test-pool", TestPool())
TEST_DICE: Final = procedure("eldritch.test-dice", TestDice())
CLUE_REROLL: Final = procedure("eldritch.clue-reroll", ClueReroll())
CLOSE_TEST: Final = procedure("eldritch.close-test", CloseTest())
