"""Discarding own Clues and cards, and paying with them (EH-DISC, EH-SPEND)."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import AMOUNT, DONE, THAT_CARD
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.investigators.cards import card_option, discard_card, holder_of
from gloaming.eldritch.rules.investigators.clue_payment import (
    can_pay_clues,
    lose_clues,
    push_clue_payment,
)
from gloaming.eldritch.rules.investigators.gain import clues_text, kind_text
from gloaming.eldritch.rules.notation.amounts import ANY_NUMBER, EVERYTHING, NUMBER, Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.who import CardKind
from gloaming.kernel.control import Count
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option

STOP: Final = -2
CLUE_TOKEN: Final = -3
TRAIN_TICKET: Final = -4
SHIP_TICKET: Final = -5
TOKENS: Final = {CLUE_TOKEN: "clue", TRAIN_TICKET: "train", SHIP_TICKET: "ship"}


def fitting_cards(game: Eldritch, seat: int, kind: CardKind) -> list[int]:
    """Returns the cards of a kind that a seat holds."""
    return [card for card in game.investigators[seat].cards if kind.is_fitting(game, card)]


def count_fitting(game: Eldritch, seat: int, kind: CardKind) -> int:
    """Returns how many things of a kind a seat has: cards, and Clues and tickets where any
    possession will do (EH-POSS-01)."""
    found = len(fitting_cards(game, seat, kind))
    if kind.is_any_possession():
        one = game.investigators[seat]
        found += len(one.clues) + one.train + one.ship
    return found


class DiscardCards(Effect):
    """`discard 1 item possession`: own cards of choice, all if there are too few (EH-DISC-01, 05).

    With `any` as many as one likes, one after another; with `is_all_but` all but so many.
    """

    def __init__(self, amount: Amount, kind: CardKind, is_all_but: bool = False) -> None:
        super().__init__()
        self.number = amount
        self.kind = kind
        self.is_all_but = is_all_but
        self.step = DiscardStep(amount, kind)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        count = count_fitting(game, frame.seat, self.kind)
        amount = self.number.of(game, frame)
        if self.is_all_but:
            amount = max(0, count - amount)
        if self.number.kind != ANY_NUMBER and amount >= count:
            for card in fitting_cards(game, frame.seat, self.kind):
                discard_card(game, card, frame.seat)
            if self.kind.is_any_possession():
                self._discard_tokens(game, frame.seat)
            game.set_value(frame.scene, DONE, 1 if count else 0)
            return
        game.stack.append(Frame(self.step, frame.seat, frame.source, -1, amount, frame.scene))

    def _discard_tokens(self, game: Eldritch, seat: int) -> None:
        one = game.investigators[seat]
        for _ in range(len(one.clues)):
            discard_token(game, seat, CLUE_TOKEN)
        for _ in range(one.train):
            discard_token(game, seat, TRAIN_TICKET)
        for _ in range(one.ship):
            discard_token(game, seat, SHIP_TICKET)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return count_fitting(game, frame.seat, self.kind) > 0

    def children(self) -> list[Effect]:
        return [self.step]


def discard_token(game: Eldritch, seat: int, token: int) -> None:
    """A seat discards a Clue or a ticket."""
    one = game.investigators[seat]
    if token == CLUE_TOKEN:
        lose_clues(game, seat, 1)
        game.tell(seat, "log-discard-clues", n=1)
        return
    if token == TRAIN_TICKET:
        one.train -= 1
    else:
        one.ship -= 1
    game.tell(seat, "log-discard-ticket", ticket=Message(f"ticket-{TOKENS[token]}"))


class DiscardStep(Effect):
    """One card of choice is discarded, `amount` times; a choice is its place among the cards
    held, or a Clue or a ticket."""

    def __init__(self, number: Amount, kind: CardKind) -> None:
        super().__init__()
        self.number = number
        self.kind = kind

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if frame.amount <= 0:
            return
        cards = game.investigators[frame.seat].cards
        found = [cards.index(card) for card in fitting_cards(game, frame.seat, self.kind)]
        if self.kind.is_any_possession():
            one = game.investigators[frame.seat]
            if one.clues:
                found.append(CLUE_TOKEN)
            if one.train:
                found.append(TRAIN_TICKET)
            if one.ship:
                found.append(SHIP_TICKET)
        if self.number.kind == ANY_NUMBER and found:
            found.append(STOP)
        game.ask(frame, frame.seat, found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return
        game.stack.append(Frame(self, seat, frame.source, -1, frame.amount - 1, frame.scene))
        if choice in TOKENS:
            discard_token(game, seat, choice)
        else:
            discard_card(game, game.investigators[seat].cards[choice], seat)
        game.set_value(frame.scene, DONE, 1)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        if self.kind.is_any_possession():
            return Message("ask-discard-possession")
        return Message("ask-discard-card")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return Option(choice, "none", Message("option-stop"), (), "EH-DISC-01")
        if choice in TOKENS:
            label = Message(f"option-discard-{TOKENS[choice]}")
            return Option(choice, "discard", label, (), "EH-POSS-01", TOKENS[choice])
        card = game.investigators[seat].cards[choice]
        return card_option(game, choice, card, "discard", "EH-DISC-01")


class DiscardClues(Effect):
    """`discard 1 clue per rumor`, `discard all clue`: own Clues (EH-DISC-05)."""

    def __init__(self, amount: Amount, count: Count | None = None) -> None:
        super().__init__()
        self.number = amount
        self.count = count

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        amount = self.number.per(game, frame, self.count)
        held = len(game.investigators[frame.seat].clues)
        lost = held if amount == EVERYTHING else min(amount, held)
        lose_clues(game, frame.seat, lost)
        if lost:
            game.tell(frame.seat, "log-discard-clues", n=lost)


class SpendClues(Effect):
    """`spend 1 clue`: one branch of a choice, possible only if it can be paid (EH-FAQ-11)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.number = amount

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        push_clue_payment(game, frame, self.number.of(game, frame))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return can_pay_clues(game, frame.seat, self.number.of(game, frame))


class DiscardCondition(Effect):
    """`discard condition cursed`: its back is not resolved (EH-COND-04)."""

    def __init__(self, entry: str) -> None:
        super().__init__()
        self.entry = entry

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        card = game.held(frame.seat, self.entry)
        if card != NO_COMPONENT:
            discard_card(game, card, frame.seat)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return game.held(frame.seat, self.entry) != NO_COMPONENT


class DiscardThis(Effect):
    """`discard this`: the card that the sentence stands on."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        holder = holder_of(game, frame.source)
        if holder >= 0:
            discard_card(game, frame.source, holder)
        elif frame.source in game.ongoing:
            from gloaming.eldritch.rules.rumor import discard_mythos

            discard_mythos(game, frame.source)


class DiscardThat(Effect):
    """`discard that asset`: the card just gained (EH-DISC-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        card = game.value_of(frame.scene, THAT_CARD)
        if card >= 0 and holder_of(game, card) >= 0:
            discard_card(game, card, holder_of(game, card))
            game.set_value(frame.scene, AMOUNT, 1)


def _cards_text(writer: Any, effect: DiscardCards, form: str) -> str:
    what = kind_text(writer, effect.kind, effect.number)
    id = "do-discard-all-but" if effect.is_all_but else "do-discard"
    return str(writer.format(id, form=form, what=what))


def _clues_text(writer: Any, effect: DiscardClues, form: str) -> str:
    what = clues_text(writer, effect.number)
    if effect.count is not None:
        what = writer.per(what, effect.count, 1)
    return str(writer.format("do-discard", form=form, what=what))


VERBS: Final = [
    verb(
        DiscardCards,
        "discard number:amount_of kind:card_kind",
        "own cards of choice; all if there are too few",
        _cards_text,
        -0.8,
        ("EH-DISC-01", "EH-DISC-05"),
        ("discard 1 item possession", "discard any spell"),
        build=lambda reading, number, kind: DiscardCards(number, kind),
    ),
    verb(
        DiscardClues,
        "discard number:amount_of clue:CLUE_WORD [per count:count]",
        "own Clues",
        _clues_text,
        -0.8,
        ("EH-DISC-05",),
        ("discard all clue", "discard 1 clue per rumor"),
        build=lambda reading, number, clue, count=None: DiscardClues(number, count),
    ),
    verb(
        SpendClues,
        "spend number:amount_of clue:CLUE_WORD",
        "as one branch of a choice: possible only if it can be paid",
        lambda writer, effect, form: writer.format(
            "do-spend", form=form, what=clues_text(writer, effect.number)
        ),
        -0.8,
        ("EH-SPEND-02", "EH-FAQ-11"),
        ("spend 1 clue",),
        build=lambda reading, number, clue: SpendClues(number),
    ),
    verb(
        DiscardCondition,
        "discard condition:CONDITION_WORD entry:WORD",
        "a Condition by name; its back is not resolved",
        lambda writer, effect, form: writer.format(
            "do-discard",
            form=form,
            what=writer.format("named-condition", name=writer.name(f"card:{effect.entry}")),
        ),
        0.5,
        ("EH-COND-04",),
        ("discard condition cursed",),
        build=lambda reading, condition, entry: DiscardCondition(str(entry)),
    ),
    verb(
        DiscardThis,
        "discard this",
        "this card",
        "do-discard-this",
        -0.2,
        ("EH-DISC-03", "EH-DBL-04"),
    ),
    verb(
        DiscardThat,
        "discard that asset",
        "the card just gained",
        "do-discard-that-card",
        -0.5,
        ("EH-DISC-03",),
    ),
]


class DiscardAllBut(DiscardCards):
    """`discard all but 1 item possession`: so many are kept, of choice."""

    def __init__(self, amount: Amount, kind: CardKind) -> None:
        super().__init__(amount, kind, True)


VERBS.append(
    verb(
        DiscardAllBut,
        "discard all but number:NUMBER kind:card_kind",
        "all own cards of a kind but so many of choice",
        _cards_text,
        -1.0,
        ("EH-DISC-05",),
        ("discard all but 1 item possession",),
        build=lambda reading, number, kind: DiscardAllBut(Amount(NUMBER, number), kind),
    )
)
