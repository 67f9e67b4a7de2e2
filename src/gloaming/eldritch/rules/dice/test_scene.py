"""The scene of a test: its dice, its successes, and what components add to it (EH-TEST)."""

from typing import Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.model.data import RAISE, TestAid
from gloaming.eldritch.model.scenes import (
    ADDED,
    AS_ONES,
    FLAGS,
    MODIFIER,
    POOL,
    SKILL,
    TEST,
    TEST_SLOTS,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_pool import (
    has_double_sixes,
    least_success,
)
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.scene import NO_SCENE, Scene

NO_MORE_DICE: Final = 0  # after the last die that a scenario fixes
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
    if game.story is not None:
        game.tell(seat, "log-use", card=game.card_name(index))


def successes(game: Eldritch, test: Scene) -> int:
    """Returns the number of successes as the dice lie (EH-TEST-12, 13)."""
    least = least_success(game, test)
    double = has_double_sixes(game, test)
    found = test.values[ADDED]
    for die in dice_of(test):
        if die >= least:
            found += 2 if double and die == 6 else 1
    return found
