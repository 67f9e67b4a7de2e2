"""The Travel action: one space along any route, then further ones for tickets (EH-TRAV)."""

from typing import Final

from gloaming.eldritch.model.components import ROUTES, SHIP, TRAIN
from gloaming.eldritch.model.state import TRAVEL, Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import (
    NO_TICKET,
    NO_TICKET_FOR_UNCHARTED,
    NOT_ADJACENT,
    obstacles_to_basic_action,
)
from gloaming.eldritch.rules.board.move import can_move, move_option, moved_to, obstacles_to_step
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure

STOP: Final = -2

# In the amount of the frame of a step.
FIRST_STEP: Final = 0
FURTHER_STEP: Final = 1


def obstacles_to_travel(game: Eldritch, seat: int) -> int:
    """Returns what keeps an investigator from the Travel action; from every space a route leads
    away, and Monsters block nothing (EH-ACT-09)."""
    return obstacles_to_basic_action(game, seat, TRAVEL)


def obstacles_to_travel_to(game: Eldritch, seat: int, space: int, is_first: bool) -> int:
    """Returns what keeps an investigator from travelling to a space: the first move may use any
    route, each further one costs a ticket of its route (EH-TRAV-02 to 07)."""
    found = obstacles_to_step(game, seat, space)
    if is_first or found & NOT_ADJACENT:
        return found
    one = game.investigators[seat]
    route = game.data.route(one.space, space)
    if route == TRAIN:
        return found if one.train > 0 else found | NO_TICKET
    if route == SHIP:
        return found if one.ship > 0 else found | NO_TICKET
    return found | NO_TICKET_FOR_UNCHARTED


class TravelStep(Effect):
    """One move of a Travel action; further ones may be left (EH-TRAV-08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        if not can_move(game, seat):
            return
        one = game.investigators[seat]
        space = game.data.spaces[one.space]
        if frame.amount == FIRST_STEP:
            game.ask(frame, seat, space.neighbours)
            return
        choices: list[int] = []
        for i, to in enumerate(space.neighbours):
            route = space.routes[i]
            if (route == TRAIN and one.train > 0) or (route == SHIP and one.ship > 0):
                choices.append(to)
        if choices:
            choices.append(STOP)
            game.ask(frame, seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return
        one = game.investigators[seat]
        if frame.amount == FURTHER_STEP:
            route = game.data.route(one.space, choice)
            if route == TRAIN:
                one.train -= 1
            else:
                one.ship -= 1
            game.tell(seat, "log-spend-ticket", ticket=Message(f"ticket-{ROUTES[route]}"))
        game.stack.append(Frame(self, seat, amount=FURTHER_STEP, scene=frame.scene))
        moved_to(game, seat, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-travel" if frame.amount == FIRST_STEP else "ask-travel-on")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return Option(choice, "stop", Message("option-stay"), (), "EH-TRAV-08")
        if frame.amount == FIRST_STEP:
            return move_option(game, choice, "EH-TRAV-01")
        route = game.data.route(game.investigators[seat].space, choice)
        label = "option-move-by-train" if route == TRAIN else "option-move-by-ship"
        return move_option(game, choice, "EH-TRAV-05", label)


TRAVEL_STEP: Final = procedure("eldritch.travel", TravelStep())
