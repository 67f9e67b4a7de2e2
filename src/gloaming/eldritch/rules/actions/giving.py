"""Trading over any distance, and giving, as cards say it (EH-TRADE-10, EH-INV-35 to 37)."""

from typing import Any, Final

from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.component_action import front_thing
from gloaming.eldritch.rules.actions.trade import (
    begin_trade,
    discard_second,
    give_clues,
    is_tradable,
    thing_option,
    token_option,
    with_something,
)
from gloaming.eldritch.rules.investigators.cards import drop, hold
from gloaming.eldritch.rules.investigators.gain import clues_text, kind_text
from gloaming.eldritch.rules.notation.amounts import ANY_NUMBER, Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.who import CardKind, Who, seat_option
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.scene import NO_SCENE

# Of giving, besides places of cards.
ENOUGH: Final = -1
A_CLUE: Final = -2


class TradeWith(Effect):
    """`trade with WHO`, `trade clue with WHO`: a trade over any distance (EH-INV-35, 36)."""

    def __init__(self, who: Who, is_only_clues: bool) -> None:
        super().__init__()
        self.who = who
        self.is_only_clues = is_only_clues

    def candidates(self, game: Eldritch, frame: Frame) -> list[int]:
        """Returns with whom there is anything to trade."""
        seats = self.who.of(game, frame)
        return with_something(game, frame.seat, seats, self.is_only_clues)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, frame.seat, self.candidates(game, frame))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        begin_trade(game, frame, choice, self.is_only_clues)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-partner")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "with", "EH-INV-35")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        if self.who.of(game, frame):
            return len(self.candidates(game, frame)) > 0
        # "that investigator" is not chosen before the effect begins
        return not self.who.is_chosen() and frame.scene == NO_SCENE


class GiveCards(Effect):
    """`give any item possession to WHO`: any number, one by one; they are not gained
    (EH-TRADE-10)."""

    def __init__(self, kind: CardKind | None, who: Who) -> None:
        super().__init__()
        self.kind = kind  # None for Clues
        self.who = who
        self.step = GiveStep(kind)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if self.step.gifts(game, frame.seat):
            seats = [seat for seat in self.who.of(game, frame) if seat != frame.seat]
            game.ask(frame, decider(game, frame), seats)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.stack.append(Frame(self.step, frame.seat, frame.source, choice, scene=frame.scene))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-give-to")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return seat_option(choice, "to", "EH-TRADE-10")

    def children(self) -> list[Effect]:
        return [self.step]


class GiveClues(GiveCards):
    """`give any clue to WHO`."""

    def __init__(self, who: Who) -> None:
        super().__init__(None, who)


class GiveStep(Effect):
    """One thing given to the seat that is the target, again until it is enough."""

    def __init__(self, kind: CardKind | None) -> None:
        super().__init__()
        self.kind = kind

    def gifts(self, game: Eldritch, seat: int) -> list[int]:
        """Returns what can be given; of equal cards only the first."""
        one = game.investigators[seat]
        if self.kind is None:
            return [A_CLUE] if one.clues else []
        found: list[int] = []
        seen: list[str] = []
        for place, card in enumerate(one.cards):
            entry = game.component(card).entry
            if self.kind.is_fitting(game, card) and is_tradable(game, card) and entry not in seen:
                seen.append(entry)
                found.append(place)
        return found

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        gifts = self.gifts(game, frame.seat)
        if gifts:
            game.ask(frame, frame.seat, [*gifts, ENOUGH])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == ENOUGH:
            return
        receiver = frame.target
        who = Name(f"seat:{receiver}")
        if choice == A_CLUE:
            give_clues(game, seat, receiver, 1, 0)
            game.tell(seat, "log-give-clue", who=who)
        else:
            card = game.investigators[seat].cards[choice]
            drop(game, card, seat)
            hold(game, card, receiver)
            game.tell(seat, "log-give-card", who=who, card=Name(front_thing(game, card)))
            discard_second(game, card, receiver)
        game.stack.append(frame)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-give", who=Name(f"seat:{frame.target}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == ENOUGH:
            return Option(choice, "done", Message("option-give-no-more"), (), "EH-TRADE-10")
        if choice == A_CLUE:
            return token_option(choice, "give", "clue")
        return thing_option(game, choice, "give", game.investigators[seat].cards[choice], False)


def _trade_text(writer: Any, effect: TradeWith, form: str) -> str:
    id = "do-trade-clues" if effect.is_only_clues else "do-trade"
    return str(writer.format(id, form=form, who=writer.phrase(effect.who)))


def _give_text(writer: Any, effect: GiveCards, form: str) -> str:
    amount = Amount(ANY_NUMBER)
    if effect.kind is None:
        what = clues_text(writer, amount)
    else:
        what = kind_text(writer, effect.kind, amount)
    return str(writer.format("do-give", form=form, what=what, who=writer.phrase(effect.who)))


VERBS: Final = [
    verb(
        TradeWith,
        "trade [clue:CLUE_WORD] with who:who",
        "a trade over any distance; with `clue` of Clues alone",
        _trade_text,
        0.3,
        ("EH-TRADE-01", "EH-TRADE-03", "EH-INV-36"),
        ("trade clue with another investigator", "trade with that investigator"),
        build=lambda reading, who, clue=None: TradeWith(who, clue is not None),
    ),
    verb(
        GiveCards,
        "give any kind:card_kind to who:who",
        "any number, one by one; not gained",
        _give_text,
        0.2,
        ("EH-TRADE-10",),
        ("give any item possession to another investigator",),
        build=lambda reading, kind, who: GiveCards(kind, who),
    ),
    verb(
        GiveClues,
        "give any clue:CLUE_WORD to who:who",
        "any number of Clues, one by one; not gained",
        _give_text,
        0.2,
        ("EH-TRADE-10",),
        ("give any clue to another investigator",),
        build=lambda reading, clue, who: GiveClues(who),
    ),
]
