"""The Acquire Assets action: a test of Influence, the bank loan, buying from the reserve (EH-ACQ,
EH-LOAN, EH-INV-27 to 29)."""

from typing import Final

from gloaming.eldritch.model.components import CITY, INFLUENCE
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import SHARE_PURCHASES
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    ACTION_SLOTS,
    CONTEXT,
    IN_ACQUIRE,
    LOAN,
    PASSED,
    RESULT,
    THAT_CARD,
)
from gloaming.eldritch.model.state import ACQUIRE, ASSETS, Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import (
    CARDS_CHOSEN,
    HAS_DEBT,
    LOAN_TAKEN,
    MONSTER_HERE,
    NO_DEBT_LEFT,
    NOT_A_CITY,
    TOO_DEAR,
    obstacles_to_basic_action,
)
from gloaming.eldritch.rules.dice.test import begin_test
from gloaming.eldritch.rules.investigators.cards import (
    card_option,
    gain_condition,
    hold,
    is_available,
)
from gloaming.eldritch.rules.notation.who import seat_option
from gloaming.eldritch.rules.resolution import open_resolution
from gloaming.kernel.control import arrange
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

DEBT: Final = "debt"
LOAN_SUCCESSES: Final = 2  # EH-LOAN-01

# Choices of buying and of discarding; from 0 on they are places of the reserve.
FINISH: Final = -1
BORROW: Final = -2


def obstacles_to_acquire(game: Eldritch, seat: int) -> int:
    """Returns what keeps an investigator from acquiring assets (EH-ACQ-02, 03)."""
    found = obstacles_to_basic_action(game, seat, ACQUIRE)
    space = game.investigators[seat].space
    if game.data.spaces[space].terrain != CITY:
        found |= NOT_A_CITY
    if game.crowds[space]:
        found |= MONSTER_HERE
    return found


class Acquire(Effect):
    """Tests Influence, then goes on to buying whatever the result is."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.tell(frame.seat, "log-acquire")
        game.set_value(frame.scene, CONTEXT, IN_ACQUIRE)
        game.stack.append(Frame(BUY, frame.seat, scene=frame.scene))
        begin_test(game, frame, INFLUENCE, 0)


# --- buying ---------------------------------------------------------------------------------------


def chosen_cards(game: Eldritch, scene: int) -> list[int]:
    """Returns the cards chosen so far in the action of a scene."""
    return game.scenes[scene].values[ACTION_SLOTS::2]


def value_left(game: Eldritch, scene: int) -> int:
    """Returns the value that can still be bought: the result with the loan, less what is chosen
    (EH-ACQ-04)."""
    values = game.scenes[scene].values
    left = max(0, values[RESULT]) + (LOAN_SUCCESSES if values[LOAN] else 0)
    for card in chosen_cards(game, scene):
        left -= game.component(card).value
    return left


def obstacles_to_loan(game: Eldritch, seat: int, scene: int) -> int:
    """Returns what keeps an investigator from taking the bank loan (EH-LOAN-02 to 06)."""
    found = 0
    if game.held(seat, DEBT) != NO_COMPONENT:
        found |= HAS_DEBT
    elif not is_available(game, DEBT):
        found |= NO_DEBT_LEFT
    values = game.scenes[scene].values
    if values[LOAN]:
        found |= LOAN_TAKEN
    if len(values) > ACTION_SLOTS:
        found |= CARDS_CHOSEN
    return found


def obstacles_to_buy(game: Eldritch, card: int, scene: int) -> int:
    """Returns what keeps an investigator from buying a card of the reserve."""
    return TOO_DEAR if game.component(card).value > value_left(game, scene) else 0


class Buy(Effect):
    """Chooses any number of cards, or the loan before the first one; all are gained together."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = frame.scene
        left = value_left(game, scene)
        chosen = chosen_cards(game, scene)
        choices = [
            place
            for place in different_places(game, chosen)
            if game.component(game.reserve[place]).value <= left
        ]
        if not chosen and game.reserve and not obstacles_to_loan(game, frame.seat, scene):
            choices.append(BORROW)
        choices.append(FINISH)
        game.ask(frame, frame.seat, choices)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        values = game.scenes[frame.scene].values
        if choice == FINISH:
            if len(values) > ACTION_SLOTS:
                gain_bought(game, frame)
            else:
                game.stack.append(Frame(DISCARD_FROM_RESERVE, seat, scene=frame.scene))
            return
        game.stack.append(frame)
        if choice == BORROW:
            # its successes count as those of the test (EH-LOAN-05)
            values[LOAN] = 1
            values[PASSED] = 1
            game.tell(seat, "log-loan", n=LOAN_SUCCESSES)
            gain_condition(game, frame, DEBT, seat)
            return
        values.append(game.reserve[choice])
        values.append(seat)
        if game.investigators[seat].standing.sums[SHARE_PURCHASES]:
            at = len(values) - 1
            game.stack.append(Frame(WHO_GAINS, seat, target=at, scene=frame.scene))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        return Message("ask-buy", n=value_left(game, frame.scene))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == FINISH:
            return Option(choice, "done", Message("option-done-buying"), (), "EH-ACQ-04")
        if choice == BORROW:
            label = Message("option-loan", n=LOAN_SUCCESSES)
            return Option(choice, "loan", label, (), "EH-LOAN-01")
        return card_option(game, choice, game.reserve[choice], "buy", "EH-ACQ-04")


def different_places(game: Eldritch, chosen: list[int]) -> list[int]:
    """Returns the places of the reserve without those chosen; of equal cards only the first."""
    found: list[int] = []
    seen: list[str] = []
    for place, card in enumerate(game.reserve):
        entry = game.component(card).entry
        if card not in chosen and entry not in seen:
            seen.append(entry)
            found.append(place)
    return found


class WhoGains(Effect):
    """Who gains a card that was bought: any investigator on any space (EH-INV-27, 28).

    `target` is where the scene remembers it.
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, game.in_order(frame.seat))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, frame.target, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        card = game.value_of(frame.scene, frame.target - 1)
        return Message("ask-who-gains", card=game.card_name(card))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "for", "EH-INV-27")


def gain_bought(game: Eldritch, frame: Frame) -> None:
    """All cards chosen are gained together; what happens "when gained" follows in the order that
    the active player chooses (EH-ACQ-10, EH-INV-29)."""
    bought = game.scenes[frame.scene].values[ACTION_SLOTS:]
    pushed = 0
    for at in range(len(bought) - 2, -1, -2):
        card = bought[at]
        seat = bought[at + 1]
        if game.investigators[seat].status != IN_PLAY:
            seat = frame.seat
        game.reserve.remove(card)
        hold(game, card, seat)
        game.set_value(frame.scene, THAT_CARD, card)
        component = game.component(card)
        game.tell(seat, "log-gain-card", card=Name(f"card:{component.uid}"))
        if component.gained is not None:
            game.stack.append(
                Frame(WHEN_GAINED, seat, card, scene=frame.scene, entry=game.entered[card])
            )
            pushed += 1
    arrange(game, frame.seat, pushed)


class WhenGained(Effect):
    """What happens when a card is gained that was bought."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        effect = game.component(frame.source).gained
        if effect is not None:
            scene = open_resolution(game, frame.seat, frame.source, frame.scene)
            game.stack.append(Frame(effect, frame.seat, frame.source, scene=scene))


class DiscardFromReserve(Effect):
    """Who gains nothing may discard one card of the reserve (EH-ACQ-05, 06)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, [*different_places(game, []), FINISH])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == FINISH:
            return
        card = game.reserve.pop(choice)
        game.decks[ASSETS].put_away(card)
        game.tell(seat, "log-toss", card=game.card_name(card))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-toss")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == FINISH:
            return Option(choice, "none", Message("option-toss-none"), (), "EH-ACQ-05")
        return card_option(game, choice, game.reserve[choice], "toss", "EH-ACQ-05")


ACQUIRE_ASSETS: Final = procedure("eldritch.acquire", Acquire())
BUY: Final = procedure("eldritch.buy", Buy())
WHO_GAINS: Final = procedure("eldritch.who-gains", WhoGains())
WHEN_GAINED: Final = procedure("eldritch.when-gained", WhenGained())
DISCARD_FROM_RESERVE: Final = procedure("eldritch.toss", DiscardFromReserve())
