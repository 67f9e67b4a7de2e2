"""The Prepare for Travel action: a ticket, two of them at most (EH-PREP)."""

from typing import Final

from gloaming.eldritch.model.components import CITY, MOST_TICKETS, ROUTES, SHIP, TRAIN
from gloaming.eldritch.model.state import PREPARE, Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import (
    NO_ROUTE,
    NOT_A_CITY,
    obstacles_to_basic_action,
)
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure

KEEP: Final = -1


def tickets_here(game: Eldritch, seat: int) -> list[int]:
    """Returns the kinds of tickets to be had on a space: those of its routes (EH-PREP-03, 04)."""
    space = game.investigators[seat].space
    return [kind for kind in (TRAIN, SHIP) if game.data.has_route(space, kind)]


def obstacles_to_prepare(game: Eldritch, seat: int) -> int:
    """Returns what keeps an investigator from preparing for travel; two tickets do not
    (EH-PREP-08)."""
    found = obstacles_to_basic_action(game, seat, PREPARE)
    if game.data.spaces[game.investigators[seat].space].terrain != CITY:
        return found | NOT_A_CITY
    return found if tickets_here(game, seat) else found | NO_ROUTE


def obstacles_to_ticket(game: Eldritch, seat: int, kind: int) -> int:
    """Returns what keeps an investigator from gaining a ticket of a kind here."""
    return 0 if kind in tickets_here(game, seat) else NO_ROUTE


class Prepare(Effect):
    """Chooses the ticket where both kinds of routes leave the space (EH-PREP-05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, tickets_here(game, frame.seat))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        push_ticket(game, frame, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-ticket")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        label = Message("option-ticket", ticket=Message(f"ticket-{ROUTES[choice]}"))
        return Option(choice, ROUTES[choice], label, (), "EH-PREP-05")


def push_ticket(game: Eldritch, frame: Frame, kind: int) -> None:
    """The seat of a frame gains a ticket from any source; with two of them it may discard one
    first (EH-PREP-07 to 09)."""
    game.stack.append(Frame(GAIN_TICKET, frame.seat, frame.source, kind, scene=frame.scene))


class GainTicket(Effect):
    """Gains the ticket that `target` names; with two of them one must go, or nothing is gained."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        one = game.investigators[frame.seat]
        if one.train + one.ship < MOST_TICKETS:
            change_tickets(game, frame.seat, frame.target, 1)
            ticket = Message(f"ticket-{ROUTES[frame.target]}")
            if game.story is not None:
                game.tell(frame.seat, "log-gain-ticket", ticket=ticket)
            return
        # to discard a ticket of the kind that is gained changes nothing
        other = SHIP if frame.target == TRAIN else TRAIN
        choices = [KEEP]
        if (one.ship if other == SHIP else one.train) > 0:
            choices.insert(0, other)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == KEEP:
            return
        change_tickets(game, seat, choice, -1)
        if game.story is not None:
            game.tell(seat, "log-drop-ticket", ticket=Message(f"ticket-{ROUTES[choice]}"))
        game.stack.append(frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-drop-ticket", ticket=Message(f"ticket-{ROUTES[frame.target]}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        if choice == KEEP:
            return Option(choice, "keep", Message("option-keep-tickets"), (), "EH-PREP-08")
        label = Message("option-drop-ticket", ticket=Message(f"ticket-{ROUTES[choice]}"))
        return Option(choice, "drop", label, (), "EH-PREP-08", ROUTES[choice])


def change_tickets(game: Eldritch, seat: int, kind: int, change: int) -> None:
    """Gives or takes tickets of a kind."""
    one = game.investigators[seat]
    if kind == TRAIN:
        one.train += change
    else:
        one.ship += change


PREPARE_FOR_TRAVEL: Final = procedure("eldritch.prepare", Prepare())
GAIN_TICKET: Final = procedure("eldritch.gain-ticket", GainTicket())
