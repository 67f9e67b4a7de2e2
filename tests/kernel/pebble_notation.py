"""A notation for Pebbles: what a game outside the package declares to read and write sentences."""

from pathlib import Path
from typing import Any

from tests.pebbles import Owned, Pebbles, Take

from gloaming.kernel.content.notation.node_verbs import (
    BANDS_GRAMMAR,
    BY_RESULT_VERB,
    CHOOSE_SOME_VERB,
    EACH_SEAT_VERB,
    PARTS_GRAMMAR,
    PAY_VERB,
    REPEAT_VERB,
    UNLESS_VERB,
)
from gloaming.kernel.content.notation.reader import Builder, Notation, Reader, name_nodes
from gloaming.kernel.content.notation.verbs import (
    CountDeclaration,
    CountWords,
    PhraseDeclaration,
    Verb,
)
from gloaming.kernel.control import Count
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.nodes import Price, Seats
from gloaming.kernel.text.sentences import SentenceWriter

PEBBLE = "o"


class PebblePrice(Price):
    """Pebbles, put back on the table; with 5 or more one is spared if the seat likes."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def ways(self, game: Game, frame: Frame) -> list[int]:
        assert isinstance(game, Pebbles)
        have = game.pebbles[frame.seat]
        if have < self.amount:
            return []
        return [self.amount, self.amount - 1] if have >= 5 else [self.amount]

    def pay(self, game: Game, frame: Frame, way: int) -> None:
        assert isinstance(game, Pebbles)
        game.pebbles[frame.seat] -= way
        game.said.append(f"{frame.seat} pays {way}")

    def settle(self, game: Game, frame: Frame) -> None:
        game.push(Cheer(), frame)

    def option(self, game: Game, frame: Frame, way: int) -> Option:
        return Option(way, "pay", Message("price-pebbles", n=way), argument=str(way))


class Cheer(Effect):
    """Something that still belongs to the payment."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Pebbles)
        game.said.append(f"{frame.seat} cheers")


class Others(Seats):
    """Every other seat, from the left on."""

    def of(self, game: Game, frame: Frame) -> list[int]:
        return [(frame.seat + i) % game.seats for i in range(1, game.seats)]


class OwnedWords(CountWords):
    """There is one thing to count."""

    def declaration(self, count: Count) -> CountDeclaration:
        return COUNTS[0]

    def make(self, number: int) -> Count:
        return Owned()


class PebbleBuilder(Builder):
    """Prices and seats."""

    def price(self, found: list[Any]) -> PebblePrice:
        return PebblePrice(self.reading.number(found[0]))

    def others(self, found: list[Any]) -> Others:
        return Others()


COUNTS = [CountDeclaration("pebble", PEBBLE, 2.0, "pebbles of a seat", lambda *_: 0)]
VERBS = [
    Verb(
        Take,
        "take amount:NUMBER",
        text="do-take",
        arguments={"n": "amount"},
        sign=f"{{amount}}{PEBBLE}",
        value=lambda values, effect: float(effect.amount),
        meaning="take pebbles",
        examples=("take 2",),
    ),
    PAY_VERB,
    UNLESS_VERB,
    EACH_SEAT_VERB,
    BY_RESULT_VERB,
    CHOOSE_SOME_VERB,
    REPEAT_VERB,
]
PHRASES = [
    PhraseDeclaration(
        PebblePrice,
        text="price-pebbles",
        arguments={"n": "amount"},
        sign=f"{{amount}}{PEBBLE}",
        value=lambda values, price: price.amount * 0.5,
        meaning="pebbles",
    ),
    PhraseDeclaration(Others, text="who-others", sign="≠", meaning="every other seat"),
]
OWN_GRAMMAR = f"""
{BANDS_GRAMMAR}
{PARTS_GRAMMAR}
price: INT "pebbles"
seats: "others" -> others
"""
NOTATION = Notation(VERBS, PHRASES, COUNTS, OwnedWords(), [], 9, OWN_GRAMMAR)
READER = Reader(NOTATION, PebbleBuilder)


class PebbleSentences(SentenceWriter):
    """Pebbles in words."""

    def __init__(self, language: str) -> None:
        super().__init__(language, (Path(__file__).parent / "pebble_words",), [], NOTATION)
        self.effects: dict[str, Effect] = {}

    def find_effect(self, path: str) -> Effect | None:
        return self.effects.get(path)


def read(text: str, is_action: bool = False) -> Effect:
    """A sentence as a tree whose nodes have paths."""
    tree = READER.effect(text, is_action)
    name_nodes(tree, "card")
    return tree
