"""Gaining Clues and cards, by sentences of cards (EH-GAIN)."""

from typing import Any, Final

from gloaming.eldritch.model.components import CONDITION
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import CANNOT_GAIN_DETAINED
from gloaming.eldritch.model.scenes import ENCOUNTER, GAINED_CLUES, RESULT, THAT_CARD
from gloaming.eldritch.model.state import ASSETS, Eldritch
from gloaming.eldritch.rules.investigators.cards import (
    REPLACED,
    can_gain_condition,
    card_option,
    draw_clue,
    fill_reserve,
    gain_component,
    gain_condition,
    take_named,
    take_random,
)
from gloaming.eldritch.rules.notation.amounts import ANY_NUMBER, NUMBER, Amount
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.who import CardKind
from gloaming.eldritch.rules.resolution import find_scene
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.scene import NO_SCENE

ANYWHERE: Final = 0
FROM_RESERVE: Final = 1
FROM_DECK: Final = 2
FROM_RESERVE_AND_DISCARD: Final = 3
SOURCES: Final = ["", "reserve", "deck", "reserve and discard"]
NO_LIMIT: Final = 0
WITHIN_RESULT: Final = 1
WITHIN_TOTAL: Final = 2
STOP: Final = -2


def gain_clues(game: Eldritch, frame: Frame, seat: int, amount: int) -> None:
    """A seat gains random Clues from the pool (EH-GAIN-13)."""
    gained = 0
    for _ in range(amount):
        clue = draw_clue(game)
        if clue == NO_COMPONENT:
            break
        take_clue(game, frame, clue, seat)
        gained += 1
    if gained:
        game.tell(seat, "log-gain-clues", n=gained)


def take_clue(game: Eldritch, frame: Frame, clue: int, seat: int) -> None:
    """Gives a Clue to a seat; those of an encounter are remembered (EH-MYST-07)."""
    game.investigators[seat].clues.append(clue)
    scene = find_scene(game, frame.scene, ENCOUNTER)
    if scene != NO_SCENE:
        game.scenes[scene].values[GAINED_CLUES] += 1


class GainClues(Effect):
    """`gain 2 clue`."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        gain_clues(game, frame, frame.seat, self.amount.of(game, frame))


class Source:
    """Where a card is gained from, and up to which value."""

    def __init__(self, origin: int, limit: int) -> None:
        self.origin = origin
        self.limit = limit


class GainCard(Effect):
    """`gain 1 weapon asset from deck`: at random, or of choice from the reserve (EH-GAIN-01 to
    17)."""

    def __init__(self, amount: Amount, kind: CardKind, source: Source | None = None) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind
        self.source = source or Source(ANYWHERE, NO_LIMIT)
        self.one = GainRandom(kind, self.source)
        self.choice = ChooseCard(kind, self.source, amount)

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        amount = self.amount.of(game, frame)
        if self.source.origin in (ANYWHERE, FROM_DECK):
            # one after another (EH-GAIN-16)
            for _ in range(amount):
                game.stack.append(Frame(self.one, frame.seat, frame.source, scene=frame.scene))
            return
        limit = game.value_of(frame.scene, RESULT) if self.source.limit else -1
        taken = game.value_of(frame.scene, THAT_CARD)
        if self.source.limit == WITHIN_TOTAL and taken >= 0:
            # what the front of the Spell has brought counts as well (EH-SPELL-16)
            limit -= game.component(taken).value
        game.stack.append(Frame(self.choice, frame.seat, frame.source, limit, amount, frame.scene))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        if self.source.origin in (ANYWHERE, FROM_DECK):
            return True
        return len(self.choice.cards(game, -1)) > 0

    def children(self) -> list[Effect]:
        # only the one that this source can lead to
        is_random = self.source.origin in (ANYWHERE, FROM_DECK)
        return [self.one if is_random else self.choice]


class GainRandom(Effect):
    """One random card of a kind."""

    def __init__(self, kind: CardKind, source: Source) -> None:
        super().__init__()
        self.kind = kind
        self.source = source

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        kind = self.kind
        is_deck_only = self.source.origin == FROM_DECK
        index = take_random(game, kind.kind, kind.traits, frame.seat, is_deck_only)
        game.set_value(frame.scene, THAT_CARD, index)
        if index == NO_COMPONENT:
            return
        component = game.component(index)
        if component.kind == CONDITION and is_refused(game, frame.seat, component.entry):
            from gloaming.eldritch.rules.investigators.cards import return_card

            return_card(game, index)
            return
        gain_component(game, frame, index, frame.seat)


class ChooseCard(Effect):
    """Cards of choice from the reserve; `target` is the value that is left, -1 without a limit,
    `amount` how many."""

    def __init__(self, kind: CardKind, source: Source, number: Amount) -> None:
        super().__init__()
        self.kind = kind
        self.source = source
        self.number = number

    def cards(self, game: Eldritch, limit: int) -> list[int]:
        """Returns the cards that may be chosen."""
        found = game.reserve[:]
        if self.source.origin == FROM_RESERVE_AND_DISCARD:
            found += game.decks[ASSETS].discard
        kind = self.kind
        return [
            card
            for card in found
            if kind.is_fitting(game, card) and (limit < 0 or game.component(card).value <= limit)
        ]

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        if frame.amount <= 0:
            return
        found = self.cards(game, frame.target)
        if self.number.kind == ANY_NUMBER and found:
            found.append(STOP)
        game.ask(frame, frame.seat, found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return
        limit = frame.target
        if self.source.limit == WITHIN_TOTAL:
            limit -= game.component(choice).value
        game.stack.append(Frame(self, seat, frame.source, limit, frame.amount - 1, frame.scene))
        if choice in game.reserve:
            game.reserve.remove(choice)
            fill_reserve(game)
        else:
            game.decks[ASSETS].discard.remove(choice)
        gain_component(game, frame, choice, seat, False)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-gain-card")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        if choice == STOP:
            return Option(choice, "none", Message("option-stop"), (), "EH-GAIN-11")
        return card_option(game, choice, choice, "gain", "EH-GAIN-11")


def is_refused(game: Eldritch, seat: int, entry: str) -> bool:
    """Whether an investigator cannot gain a Condition unless by choice (EH-INV-67)."""
    if entry != "detained":
        return False
    return game.investigators[seat].standing.sums[CANNOT_GAIN_DETAINED] > 0


class GainNamed(Effect):
    """`gain spell wither`, `gain condition cursed` (EH-GAIN-08 to 10)."""

    def __init__(self, kind: int, entry: str, is_willing: bool = False) -> None:
        super().__init__()
        self.kind = kind
        self.entry = entry
        self.is_willing = is_willing

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        if self.kind == CONDITION:
            if self.is_willing or not is_refused(game, seat, self.entry):
                gain_condition(game, frame, self.entry, seat)
            return
        index = take_named(game, self.entry)
        if index != NO_COMPONENT:
            gain_component(game, frame, index, seat)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        """A Condition that is held cannot be chosen (EH-COND-02); a second Blessed or Cursed one
        flips that card."""
        assert isinstance(game, Eldritch)
        if self.kind != CONDITION or self.entry in REPLACED or frame.seat == NOBODY:
            return True
        return can_gain_condition(game, frame.seat, self.entry)


def kind_text(writer: Any, kind: CardKind, amount: Amount) -> str:
    """Returns a kind of card in words, in the number that the amount asks for."""
    n = amount.number if amount.kind == NUMBER else 2
    how = amount.text()
    name = (
        ["", "", "asset", "artifact", "spell", "condition"][kind.kind]
        if kind.kind < 6
        else "possession"
    )
    trait = writer.format(f"trait-{kind.word}") if kind.word else ""
    return str(writer.format(f"some-{name}", n=n, how=how, trait=trait))


def _gain_text(writer: Any, effect: GainCard, form: str) -> str:
    origin = effect.source.origin
    what = kind_text(writer, effect.kind, effect.amount)
    if origin != ANYWHERE:
        word = ["", "reserve", "deck", "reserve-and-discard"][origin]
        what = writer.format(f"from-{word}", what=what)
    if effect.source.limit:
        what = writer.format(
            "within-total" if effect.source.limit == WITHIN_TOTAL else "within", what=what
        )
    return str(writer.format("do-gain", form=form, what=what))


def _named_text(writer: Any, effect: GainNamed, form: str) -> str:
    name = writer.name(f"card:{effect.entry}")
    kinds = {2: "asset", 3: "artifact", 4: "spell", 5: "condition"}
    what = writer.format(f"named-{kinds[effect.kind]}", name=name)
    return str(writer.format("do-gain", form=form, what=what))


def clues_text(writer: Any, amount: Amount) -> str:
    """Returns a number of Clues in words."""
    return str(writer.format("some-clue", how=amount.text(), n=amount.number))


VERBS: Final = [
    verb(
        GainClues,
        "gain amount:amount_of clue:CLUE_WORD",
        "random Clues from the pool",
        lambda writer, effect, form: writer.format(
            "do-gain", form=form, what=clues_text(writer, effect.amount)
        ),
        lambda values, effect: 1.0 * (effect.amount.number or 1),
        ("EH-GAIN-13", "EH-CLUE-06"),
        ("gain 1 clue", "gain result clue"),
        build=lambda reading, amount, clue: GainClues(amount),
    ),
    verb(
        GainCard,
        "gain amount:amount_of kind:card_kind [source:gain_source]",
        "a card at random; with a trait the first match; from the reserve of choice",
        _gain_text,
        1.2,
        ("EH-GAIN-01", "EH-GAIN-06", "EH-GAIN-11", "EH-GAIN-17"),
        ("gain 1 spell", "gain 1 weapon asset from deck", "gain 1 item asset from reserve"),
        build=lambda reading, amount, kind, source=None: GainCard(amount, kind, source),
    ),
    verb(
        GainNamed,
        "gain kind:a_card entry:WORD",
        "a card by its name: from the reserve, the deck, the discard pile",
        _named_text,
        lambda values, effect: 1.2 if effect.kind != CONDITION else -0.8,
        ("EH-GAIN-08", "EH-COND-01", "EH-SPELL-05"),
        ("gain condition cursed", "gain artifact necronomicon"),
        build=lambda reading, kind, entry: GainNamed(kind, str(entry)),
    ),
]
