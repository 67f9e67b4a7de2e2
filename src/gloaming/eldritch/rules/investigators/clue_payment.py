"""Paying with Clues, and what may stand in for them (EH-SPEND, EH-INV-70 to 72)."""

from typing import Final

from gloaming.eldritch.model.events import CLUE_DISCOUNT, SANITY_FOR_CLUE
from gloaming.eldritch.model.state import CLUES, Eldritch
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure

WITH_SANITY: Final = 1
WITH_KEY: Final = 2


def stand_ins(game: Eldritch, seat: int) -> int:
    """Returns what can stand in for a Clue now, as bits: one Sanity (never the last one,
    EH-INV-72), and the discount of an artifact; each once a round."""
    one = game.investigators[seat]
    found = 0
    if one.standing.sums[SANITY_FOR_CLUE] and one.sanity > 1:
        if _source(game, seat, SANITY_FOR_CLUE) >= 0:
            found |= WITH_SANITY
    if one.standing.sums[CLUE_DISCOUNT] and _source(game, seat, CLUE_DISCOUNT) >= 0:
        found |= WITH_KEY
    return found


def _source(game: Eldritch, seat: int, kind: int) -> int:
    """Returns the unused component of a seat that gives a standing effect, or -1."""
    one = game.investigators[seat]
    for index in [one.sheet, *one.cards]:
        standing = game.component(index).standing
        for i in range(0, len(standing), 2):
            if standing[i] == kind and index * 64 + seat not in game.triggers.used:
                return index
    return -1


def payable_clues(game: Eldritch, seat: int) -> int:
    """Returns how many Clues a seat can pay, with what may stand in for them (EH-INV-71)."""
    extra = stand_ins(game, seat)
    return len(game.investigators[seat].clues) + (extra & 1) + (extra >> 1)


def can_pay_clues(game: Eldritch, seat: int, amount: int) -> bool:
    """Whether a seat can pay so many Clues, with what may stand in for them."""
    if len(game.investigators[seat].clues) >= amount:
        return True
    return payable_clues(game, seat) >= amount


def lose_clues(game: Eldritch, seat: int, amount: int) -> None:
    """Puts Clues of a seat on the discard pile (EH-CLUE-02)."""
    one = game.investigators[seat]
    for _ in range(min(amount, len(one.clues))):
        game.decks[CLUES].put_away(one.clues.pop())


class PayClues(Effect):
    """The seat pays `amount` Clues; it chooses what stands in for them, if anything can."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, self.ways(game, frame.seat, frame.amount))

    def ways(self, game: Eldritch, seat: int, amount: int) -> list[int]:
        """Returns the stand-ins that can be used, as bits, plain Clues first."""
        if amount == 0:
            return [0]
        have = len(game.investigators[seat].clues)
        extra = stand_ins(game, seat)
        return [
            way
            for way in (0, WITH_SANITY, WITH_KEY, WITH_SANITY | WITH_KEY)
            if way & ~extra == 0
            and (way & 1) + (way >> 1) <= amount
            and have >= amount - (way & 1) - (way >> 1)
        ]

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        amount = frame.amount
        if choice & WITH_SANITY:
            game.triggers.mark_used(_source(game, seat, SANITY_FOR_CLUE), seat)
            game.investigators[seat].sanity -= 1
            amount -= 1
            game.tell(seat, "log-sanity-for-clue")
        if choice & WITH_KEY:
            game.triggers.mark_used(_source(game, seat, CLUE_DISCOUNT), seat)
            amount -= 1
            game.tell(seat, "log-clue-discount")
        lose_clues(game, seat, amount)
        if amount:
            game.tell(seat, "log-spend-clues", n=amount)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-pay-clues", n=frame.amount)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        sanity = choice & 1
        clues = frame.amount - sanity - (choice >> 1)
        label = Message("option-pay-clues", n=clues, sanity=sanity, key=choice >> 1)
        argument = (
            f"{clues}" + ("+sanity" if sanity else "") + ("+key" if choice & WITH_KEY else "")
        )
        return Option(choice, "clues", label, (), "EH-INV-71", argument)


PAY_CLUES: Final = procedure("eldritch.pay-clues", PayClues())


def push_clue_payment(game: Eldritch, frame: Frame, amount: int) -> None:
    """Pushes the payment of Clues by the seat of a frame."""
    if amount > 0:
        game.stack.append(
            Frame(PAY_CLUES, frame.seat, frame.source, amount=amount, scene=frame.scene)
        )
