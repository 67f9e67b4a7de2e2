"""Trading: what two investigators exchange (EH-TRADE).

One side puts things on a list, of both sides; nothing can be taken off it again. The other accepts
or refuses the whole list.
"""

from typing import Final

from gloaming.eldritch.model.components import ARTIFACT, ASSET, MOST_TICKETS, SPELL
from gloaming.eldritch.model.scenes import ACTION as ACTION_SCENE
from gloaming.eldritch.model.scenes import (
    BASIC_ACTION,
    DONE,
    GIVEN_CLUES,
    GIVEN_SHIP,
    GIVEN_TRAIN,
    IS_COUNTED,
    IS_UNDONE,
    ONLY_CLUES,
    PARTNER,
    REFUSED,
    TAKEN_CLUES,
    TAKEN_SHIP,
    TAKEN_TRAIN,
    TRADE,
    TRADE_SLOTS,
    TURN,
)
from gloaming.eldritch.model.state import TRADED, Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import (
    ALL_REFUSED,
    NOBODY_HERE,
    NOTHING_TO_TRADE,
    obstacles_to_basic_action,
)
from gloaming.eldritch.rules.actions.component_action import front_thing
from gloaming.eldritch.rules.investigators.cards import discard_card, drop, hold, is_held
from gloaming.eldritch.rules.notation.who import seat_option
from gloaming.eldritch.rules.resolution import open_resolution
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE, Scene

# Choices of a list.
LEAVE: Final = 0
PROPOSE: Final = 1
TOKENS: Final = 10  # + the slot of the scene that counts them
GIVE: Final = 1_000  # + the place among the own cards
TAKE: Final = 2_000  # + the place among the partner's cards
# Answers to it.
REFUSE: Final = 0
ACCEPT: Final = 1

TOKEN_WORDS: Final = ["clue", "clue", "train", "train", "ship", "ship"]


def turn_scene(game: Eldritch) -> int:
    """Returns the scene of the turn that is being played, or NO_SCENE."""
    for number, scene in enumerate(game.scenes):
        if scene.kind == TURN:
            return number
    return NO_SCENE


def has_refused(game: Eldritch, seat: int, partner: int) -> bool:
    """Whether a Trade of two investigators has come to nothing in this turn: it is not proposed
    again."""
    turn = turn_scene(game)
    return turn != NO_SCENE and game.scenes[turn].values[REFUSED + seat] >> partner & 1 == 1


def is_tradable(game: Eldritch, card: int) -> bool:
    """Whether a card can be traded: Conditions cannot (EH-TRADE-04, 05)."""
    return game.component(card).kind in (ASSET, ARTIFACT, SPELL)


def has_anything(game: Eldritch, seat: int, is_only_clues: bool) -> bool:
    """Whether a seat has anything that can be traded, or any Clue."""
    one = game.investigators[seat]
    if one.clues:
        return True
    if is_only_clues:
        return False
    return one.train + one.ship > 0 or any(is_tradable(game, card) for card in one.cards)


def with_something(
    game: Eldritch, seat: int, others: list[int], is_only_clues: bool = False
) -> list[int]:
    """Returns those of the seats with whom a seat has anything to trade, on either side."""
    if has_anything(game, seat, is_only_clues):
        return [other for other in others if other != seat]
    return [s for s in others if s != seat and has_anything(game, s, is_only_clues)]


def partners(game: Eldritch, seat: int) -> list[int]:
    """Returns the seats with which a seat can trade: on the space, in play (EH-TRADE-01, 06)."""
    here = game.on_space(game.investigators[seat].space)
    return [s for s in with_something(game, seat, here) if not has_refused(game, seat, s)]


def obstacles_to_trade(game: Eldritch, seat: int) -> int:
    """Returns what keeps an investigator from the Trade action."""
    found = obstacles_to_basic_action(game, seat, TRADED)
    if partners(game, seat):
        return found
    here = game.on_space(game.investigators[seat].space)
    if len(here) == 1:
        return found | NOBODY_HERE
    return found | (ALL_REFUSED if with_something(game, seat, here) else NOTHING_TO_TRADE)


class TradeAction(Effect):
    """The Trade action: chooses the one partner (EH-TRADE-08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, partners(game, frame.seat))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        begin_trade(game, frame, choice, False)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-partner")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "with", "EH-TRADE-01")


def begin_trade(game: Eldritch, frame: Frame, partner: int, is_only_clues: bool) -> None:
    """Begins a trade of the seat of a frame with a partner, on any space."""
    seat = frame.seat
    scene = open_resolution(game, seat, frame.source, frame.scene, TRADE, TRADE_SLOTS)
    values = game.scenes[scene].values
    values[PARTNER] = partner
    values[ONLY_CLUES] = 1 if is_only_clues else 0
    game.stack.append(Frame(TRADE_LIST, seat, frame.source, scene=scene))


# --- the list -------------------------------------------------------------------------------------


class TradeList(Effect):
    """Puts one thing after another on the list, then proposes it or leaves."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, self.choices(game, frame.seat, game.scenes[frame.scene]))

    def choices(self, game: Eldritch, seat: int, trade: Scene) -> list[int]:
        """Returns what can still be put on the list, and whether it can be proposed."""
        values = trade.values
        partner = values[PARTNER]
        one = game.investigators[seat]
        other = game.investigators[partner]
        found: list[int] = []
        if not values[ONLY_CLUES]:
            found += self._cards(game, seat, values, GIVE)
        if values[GIVEN_CLUES] < len(one.clues):
            found.append(TOKENS + GIVEN_CLUES)
        if not values[ONLY_CLUES]:
            if values[GIVEN_TRAIN] < one.train:
                found.append(TOKENS + GIVEN_TRAIN)
            if values[GIVEN_SHIP] < one.ship:
                found.append(TOKENS + GIVEN_SHIP)
            found += self._cards(game, partner, values, TAKE)
        if values[TAKEN_CLUES] < len(other.clues):
            found.append(TOKENS + TAKEN_CLUES)
        if not values[ONLY_CLUES]:
            if values[TAKEN_TRAIN] < other.train:
                found.append(TOKENS + TAKEN_TRAIN)
            if values[TAKEN_SHIP] < other.ship:
                found.append(TOKENS + TAKEN_SHIP)
        if self.can_propose(game, seat, values):
            found.append(PROPOSE)
        found.append(LEAVE)
        return found

    def _cards(self, game: Eldritch, seat: int, values: list[int], base: int) -> list[int]:
        """Returns the cards of a seat that are not on the list; of equal ones only the first."""
        found: list[int] = []
        seen: list[str] = []
        for place, card in enumerate(game.investigators[seat].cards):
            entry = game.component(card).entry
            if is_tradable(game, card) and entry not in seen and not is_listed(values, card):
                seen.append(entry)
                found.append(base + place)
        return found

    def can_propose(self, game: Eldritch, seat: int, values: list[int]) -> bool:
        """Whether there is anything on the list, and nobody would have more than two tickets
        (EH-PREP-09)."""
        if len(values) == TRADE_SLOTS and sum(values[GIVEN_CLUES:TRADE_SLOTS]) == 0:
            return False
        one = game.investigators[seat]
        other = game.investigators[values[PARTNER]]
        given = values[GIVEN_TRAIN] + values[GIVEN_SHIP]
        taken = values[TAKEN_TRAIN] + values[TAKEN_SHIP]
        return (
            one.train + one.ship - given + taken <= MOST_TICKETS
            and other.train + other.ship - taken + given <= MOST_TICKETS
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        values = game.scenes[frame.scene].values
        partner = values[PARTNER]
        if choice == LEAVE:
            come_to_nothing(game, frame)
        elif choice == PROPOSE:
            game.stack.append(Frame(TRADE_ANSWER, seat, frame.source, scene=frame.scene))
        else:
            if choice >= TAKE:
                values.append(game.investigators[partner].cards[choice - TAKE])
            elif choice >= GIVE:
                values.append(game.investigators[seat].cards[choice - GIVE])
            else:
                values[choice - TOKENS] += 1
            game.stack.append(frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        trade = game.scenes[frame.scene]
        given, taken = listed(game, trade)
        who = Name(f"seat:{trade.values[PARTNER]}")
        return Message("ask-trade", who=who, given=given, taken=taken)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        values = game.scenes[frame.scene].values
        partner = values[PARTNER]
        if choice == LEAVE:
            return Option(choice, "leave", Message("option-leave-trade"), (), "EH-TRADE-03")
        if choice == PROPOSE:
            return Option(choice, "propose", Message("option-propose"), (), "EH-TRADE-03")
        if choice >= GIVE:
            is_given = choice < TAKE
            verb = "give" if is_given else "take"
            holder = seat if is_given else partner
            card = game.investigators[holder].cards[choice - (GIVE if is_given else TAKE)]
            receiver = partner if is_given else seat
            is_second = game.component(card).kind == SPELL and is_held(game, receiver, card)
            return thing_option(game, choice, verb, card, is_second)
        slot = choice - TOKENS
        verb = "give" if slot in (GIVEN_CLUES, GIVEN_TRAIN, GIVEN_SHIP) else "take"
        return token_option(choice, verb, TOKEN_WORDS[slot - GIVEN_CLUES])


def is_listed(values: list[int], card: int) -> bool:
    """Whether a card is on the list of a trade."""
    return card in values[TRADE_SLOTS:]


def thing_option(game: Eldritch, choice: int, verb: str, card: int, is_second: bool) -> Option:
    """Returns the option to give or take a card; a second copy of a Spell would be discarded
    (EH-TRADE-09)."""
    thing = front_thing(game, card)
    label = Message(f"option-{verb}-second" if is_second else f"option-{verb}", card=Name(thing))
    rule = "EH-TRADE-09" if is_second else "EH-TRADE-01"
    return Option(choice, verb, label, (thing,), rule, game.component(card).entry)


def token_option(choice: int, verb: str, word: str) -> Option:
    """Returns the option to give or take one Clue or ticket."""
    label = Message(f"option-{verb}-token", what=Message(f"one-{word}"))
    return Option(choice, verb, label, (), "EH-TRADE-04", word)


def listed(game: Eldritch, trade: Scene) -> tuple[Message, Message]:
    """Returns what each side gives, in words: first who has proposed it."""
    values = trade.values
    own = game.investigators[trade.seat].cards
    sides: list[Message] = []
    for side in range(2):
        said: dict[str, int | str | Message | Name] = {}
        for card in values[TRADE_SLOTS:]:
            if (card in own) == (side == 0):
                said[str(len(said))] = Name(front_thing(game, card))
        for i, word in enumerate(["clues", "train", "ship"]):
            n = values[GIVEN_CLUES + 2 * i + side]
            if n:
                said[str(len(said))] = Message(f"traded-{word}", n=n)
        sides.append(Message("listed", **said) if said else Message("listed-nothing"))
    return sides[0], sides[1]


# --- the answer -----------------------------------------------------------------------------------


class TradeAnswer(Effect):
    """The partner accepts or refuses the whole list (EH-TRADE-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, game.scenes[frame.scene].values[PARTNER], [ACCEPT, REFUSE])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == ACCEPT:
            exchange(game, frame)
        else:
            game.tell(seat, "log-refuse-trade", who=Name(f"seat:{frame.seat}"))
            come_to_nothing(game, frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        given, taken = listed(game, game.scenes[frame.scene])
        # for the partner it is the other way round
        return Message("ask-accept", who=Name(f"seat:{frame.seat}"), given=taken, taken=given)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        verb = "accept" if choice == ACCEPT else "refuse"
        return Option(choice, verb, Message(f"option-{verb}"), (), "EH-TRADE-03")


def come_to_nothing(game: Eldritch, frame: Frame) -> None:
    """A trade is refused or left: nothing moves. A Trade action is then not performed, but this
    partner is not asked again in this turn."""
    trade = game.scenes[frame.scene]
    game.set_value(trade.parent, DONE, 0)
    turn = turn_scene(game)
    if trade.parent == NO_SCENE or turn == NO_SCENE:
        return
    action = game.scenes[trade.parent]
    if action.kind != ACTION_SCENE or action.values[BASIC_ACTION] != TRADED:
        return
    one = game.investigators[trade.seat]
    one.done &= ~TRADED
    if action.values[IS_COUNTED]:
        one.actions += 1
    action.values[IS_UNDONE] = 1
    game.scenes[turn].values[REFUSED + trade.seat] |= 1 << trade.values[PARTNER]


def exchange(game: Eldritch, frame: Frame) -> None:
    """Both sides give at once; nothing of it is gained (EH-TRADE-10)."""
    trade = game.scenes[frame.scene]
    values = trade.values
    seat = trade.seat
    partner = values[PARTNER]
    game.set_value(trade.parent, DONE, 1)
    if game.story is not None:
        given, taken = listed(game, trade)
        game.tell(seat, "log-trade", who=Name(f"seat:{partner}"), given=given, taken=taken)
    moved: list[int] = []
    for card in values[TRADE_SLOTS:]:
        giver = seat if card in game.investigators[seat].cards else partner
        receiver = partner if giver == seat else seat
        drop(game, card, giver)
        moved += [card, receiver]
    for i in range(0, len(moved), 2):
        hold(game, moved[i], moved[i + 1])
    give_clues(game, seat, partner, values[GIVEN_CLUES], values[TAKEN_CLUES])
    one = game.investigators[seat]
    other = game.investigators[partner]
    train = values[TAKEN_TRAIN] - values[GIVEN_TRAIN]
    ship = values[TAKEN_SHIP] - values[GIVEN_SHIP]
    one.train += train
    one.ship += ship
    other.train -= train
    other.ship -= ship
    for i in range(0, len(moved), 2):
        discard_second(game, moved[i], moved[i + 1])


def give_clues(game: Eldritch, seat: int, partner: int, given: int, taken: int) -> None:
    """Exchanges Clues of two seats at once."""
    one = game.investigators[seat].clues
    other = game.investigators[partner].clues
    going = [one.pop() for _ in range(given)]
    coming = [other.pop() for _ in range(taken)]
    one.extend(coming)
    other.extend(going)


def discard_second(game: Eldritch, card: int, seat: int) -> None:
    """The receiver discards a second copy of a Spell (EH-TRADE-09)."""
    component = game.component(card)
    if component.kind != SPELL:
        return
    copies = 0
    for held in game.investigators[seat].cards:
        if game.component(held).entry == component.entry:
            copies += 1
    if copies > 1:
        discard_card(game, card, seat)


TRADE_ACTION: Final = procedure("eldritch.trade", TradeAction())
TRADE_LIST: Final = procedure("eldritch.trade-list", TradeList())
TRADE_ANSWER: Final = procedure("eldritch.trade-answer", TradeAnswer())
