"""The window after the roll of a test: rerolls, raised dice, added successes (EH-TEST-20 to 24)."""

from typing import Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.model.data import ANY, RAISE, REROLL
from gloaming.eldritch.model.events import CANNOT_REROLL_WITH_CLUES, DOUBLE_REROLLS
from gloaming.eldritch.model.scenes import (
    ADDED,
    COMBAT,
    CONTEXTS,
    GRANTED_REROLLS,
    IN_COMBAT,
    LOCKED,
    POOL,
    REROLLS_LEFT,
    SKILL,
    SUCCESS_FOR_CLUE,
    TEST_SLOTS,
    THAT_MONSTER,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_pool import (
    is_fitting,
    is_used,
)
from gloaming.eldritch.rules.dice.test_scene import (
    AID,
    CLUE,
    CONFIRM,
    DIE,
    GRANTED,
    NO_DIE,
    STOP,
    SUCCESS,
    USED,
    aid_of,
    aid_option,
    dice_of,
    roll_dice,
    skill_message,
    successes,
    tell_use,
)
from gloaming.eldritch.rules.investigators.clue_payment import can_pay_clues, push_clue_payment
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE, Scene


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
                if not is_fitting(game, aid, seat, values[SKILL], values[CONTEXTS]):
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
            if game.story is not None:
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
    if game.story is not None:
        game.tell(test.seat, "log-reroll", before=before, n=test.values[at])


TEST_DICE: Final = procedure("eldritch.test-dice", TestDice())
CLUE_REROLL: Final = procedure("eldritch.clue-reroll", ClueReroll())
