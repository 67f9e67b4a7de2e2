"""The Action Phase: a turn for each investigator, with two different actions (EH-ACT)."""

from typing import Final

from gloaming.eldritch.model.components import ACTIONS
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import ACTION_TURN as ACTION_TURN_EVENT
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    ACTION,
    ACTION_SLOTS,
    ACTION_TURN_SLOTS,
    ACTIVE_BEFORE,
    BASIC_ACTION,
    FLAGS,
    IS_COUNTED,
    IS_UNDONE,
    OVER,
    TURN,
)
from gloaming.eldritch.model.state import (
    ACQUIRE,
    PHASE_ACTION,
    PREPARE,
    RESTED,
    TRADED,
    TRAVEL,
    Eldritch,
)
from gloaming.eldritch.rules.actions.acquire import ACQUIRE_ASSETS, obstacles_to_acquire
from gloaming.eldritch.rules.actions.component_action import (
    ACT,
    AFTER_LOCAL,
    component_choices,
    component_option,
    front_thing,
    perform_component_action,
)
from gloaming.eldritch.rules.actions.prepare import PREPARE_FOR_TRAVEL, obstacles_to_prepare
from gloaming.eldritch.rules.actions.rest import REST_ACTION, obstacles_to_rest
from gloaming.eldritch.rules.actions.trade import TRADE_ACTION, obstacles_to_trade
from gloaming.eldritch.rules.actions.travel import TRAVEL_STEP, obstacles_to_travel
from gloaming.eldritch.rules.investigators.cards import fill_reserve
from gloaming.eldritch.rules.resolution import open_resolution
from gloaming.kernel.game import CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.story import TURN as TURN_PART
from gloaming.kernel.triggers import AFTER, Reaction
from gloaming.kernel.unwinding import drop_scene

# Choices of a turn. A basic action is its bit, an action of a component from ACT on.
END: Final = 0
USE: Final = AFTER_LOCAL  # + the place among what may be used in the turn
BASIC: Final = [TRAVEL, PREPARE, ACQUIRE, RESTED, TRADED]
BASIC_WORDS: Final = {
    TRAVEL: "travel",
    PREPARE: "prepare",
    ACQUIRE: "acquire",
    RESTED: "rest",
    TRADED: "trade",
}
BASIC_RULES: Final = {
    TRAVEL: "EH-TRAV-01",
    PREPARE: "EH-PREP-01",
    ACQUIRE: "EH-ACQ-01",
    RESTED: "EH-REST-01",
    TRADED: "EH-TRADE-01",
}


class ActionPhase(Effect):
    """Each investigator in play has one turn, from the lead clockwise; the order is fixed now
    (EH-ACT-02, EH-PHASE-03, 05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.phase = PHASE_ACTION
        for one in game.investigators:
            one.done = 0
            one.used = []
            one.actions = 0
        for seat in reversed(game.in_order(game.lead)):
            game.stack.append(Frame(ACTION_TURN, seat))


class ActionTurn(Effect):
    """The turn of an investigator; who is Delayed stands up instead (EH-DELAY-02, 03, 15)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        one = game.investigators[seat]
        if one.status != IN_PLAY:
            return
        game.active = seat
        game.begin_part(TURN_PART, seat)
        if one.delayed:
            one.delayed = 0
            game.tell(seat, "log-stand-up")
            return
        one.actions = ACTIONS
        scene = open_resolution(game, seat, NO_COMPONENT, kind=TURN, slots=ACTION_TURN_SLOTS)
        game.stack.append(Frame(CHOOSE_ACTION, seat, scene=scene))


# --- choosing -------------------------------------------------------------------------------------


def obstacles_to_basic(game: Eldritch, seat: int, action: int) -> int:
    """Returns what keeps a seat from a basic action, whether or not it has an action left."""
    if action == TRAVEL:
        return obstacles_to_travel(game, seat)
    if action == PREPARE:
        return obstacles_to_prepare(game, seat)
    if action == ACQUIRE:
        return obstacles_to_acquire(game, seat)
    if action == RESTED:
        return obstacles_to_rest(game, seat)
    return obstacles_to_trade(game, seat)


def action_choices(game: Eldritch, seat: int) -> list[int]:
    """Returns the actions that a seat could perform now: none that it has done this round, also
    where an effect grants it (EH-ACT-03, 04)."""
    one = game.investigators[seat]
    if one.status != IN_PLAY or one.delayed:
        return []
    found: list[int] = []
    for action in BASIC:
        if not one.done & action and not obstacles_to_basic(game, seat, action):
            found.append(action)
    return found + component_choices(game, seat)


def uses(game: Eldritch, frame: Frame) -> list[Reaction]:
    """Returns what a seat may use in its turn besides actions and can pay for, each card once."""
    found = game.triggers.heard(game, ACTION_TURN_EVENT, AFTER, frame.seat, -1, 1, frame.scene)
    return [one for one in found if one.frame.effect.is_possible(game, one.frame)]


class ChooseAction(Effect):
    """Asks for an action: in the turn until two are done or the investigator ends it, or for one
    that an effect grants besides (EH-ACT-01, 04, 05)."""

    def __init__(self, is_granted: bool) -> None:
        super().__init__()
        self.is_granted = is_granted

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        if not self.is_granted and game.scenes[frame.scene].values[FLAGS] & OVER:
            return
        choices: list[int] = []
        if self.is_granted or game.investigators[seat].actions > 0:
            choices = action_choices(game, seat)
        if not self.is_granted:
            for i in range(len(uses(game, frame))):
                choices.append(USE + i)
        if choices:
            choices.append(END)
            game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == END:
            return
        if not self.is_granted:
            game.stack.append(frame)
        if choice >= USE:
            game.stack.append(uses(game, frame)[choice - USE].frame)
        else:
            begin_action(game, frame, choice, not self.is_granted)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        if self.is_granted:
            return Message("ask-granted-action")
        return Message("ask-action", n=game.investigators[seat].actions)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == END:
            id = "option-no-action" if self.is_granted else "option-end-turn"
            return Option(choice, "end", Message(id), (), "EH-ACT-05")
        if choice >= USE:
            used = uses(game, frame)[choice - USE].frame
            thing = front_thing(game, used.source)
            label = Message("option-use-card", card=Name(thing))
            entry = game.component(used.source).entry
            return Option(choice, "use", label, (thing,), "EH-DELAY-15", entry, used.effect.path)
        if choice >= ACT:
            return component_option(game, seat, choice)
        word = BASIC_WORDS[choice]
        return Option(choice, word, Message(f"option-{word}"), (), BASIC_RULES[choice])

    def is_settled(self, game: Game, frame: Frame) -> bool:
        return not self.is_granted


# --- performing -----------------------------------------------------------------------------------


def begin_action(game: Eldritch, frame: Frame, choice: int, is_counted: bool) -> None:
    """Begins an action of the seat of a frame, which is active in it (EH-PHASE-04)."""
    seat = frame.seat
    one = game.investigators[seat]
    scene = open_resolution(
        game, seat, NO_COMPONENT, frame.scene, ACTION, ACTION_SLOTS, CLOSE_ACTION
    )
    values = game.scenes[scene].values
    values[ACTIVE_BEFORE] = game.active
    game.active = seat
    if is_counted:
        values[IS_COUNTED] = 1
        one.actions -= 1
    if choice >= ACT:
        perform_component_action(game, Frame(CHOOSE_ACTION, seat, scene=scene), choice)
        return
    values[BASIC_ACTION] = choice
    one.done |= choice
    game.stack.append(Frame(_effect_of(choice), seat, scene=scene))


def _effect_of(action: int) -> Effect:
    if action == TRAVEL:
        return TRAVEL_STEP
    if action == PREPARE:
        return PREPARE_FOR_TRAVEL
    if action == ACQUIRE:
        return ACQUIRE_ASSETS
    if action == RESTED:
        return REST_ACTION
    return TRADE_ACTION


class CloseAction(CloseScene):
    """Ends an action: the reserve is refilled only now (EH-ACQ-07), and who was active before is
    active again."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        action = game.scenes[frame.scene]
        game.active = action.values[ACTIVE_BEFORE]
        if action.values[BASIC_ACTION] == ACQUIRE:
            fill_reserve(game)
        if action.values[IS_UNDONE] and not action.values[IS_COUNTED]:
            # a granted Trade that came to nothing: another action may be performed
            game.stack.append(Frame(GRANTED_ACTION, action.seat, scene=action.parent))


def end_action_of(game: Eldritch, seat: int) -> None:
    """Ends the action that a seat is performing at once, with all inside it; what it has done stays
    (EH-DELAY-05, 08). What an effect of another component does outside of the action goes on."""
    for number, scene in enumerate(game.scenes):
        if scene.kind == ACTION and scene.seat == seat:
            drop_scene(game, number)
            return


def end_turn_of(game: Eldritch, seat: int) -> None:
    """Ends the turn of a seat that would become Delayed in it: the current action ends at once, the
    remaining actions are lost (EH-DELAY-04, 08)."""
    game.investigators[seat].actions = 0
    for scene in game.scenes:
        if scene.kind == TURN and scene.seat == seat:
            scene.values[FLAGS] |= OVER
    end_action_of(game, seat)


ACTION_PHASE: Final = procedure("eldritch.action-phase", ActionPhase())
ACTION_TURN: Final = procedure("eldritch.action-turn", ActionTurn())
CHOOSE_ACTION: Final = procedure("eldritch.choose-action", ChooseAction(False))
GRANTED_ACTION: Final = procedure("eldritch.granted-action", ChooseAction(True))
CLOSE_ACTION: Final = procedure("eldritch.close-action", CloseAction())
