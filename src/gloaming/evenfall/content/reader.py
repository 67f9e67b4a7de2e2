"""Evenfall's notation: the verbs of its rules, and besides them prices and ongoing effects."""

from functools import cache
from typing import Any

from gloaming.evenfall.model.amounts import UNITS, Cost
from gloaming.evenfall.model.events import EVENTS, STANDING
from gloaming.evenfall.rules.counts import COUNTS, ClanCountWords
from gloaming.evenfall.rules.resources.pay_effect import read_cost
from gloaming.kernel.content.notation.discovery import phrases_of, verbs_of
from gloaming.kernel.content.notation.reader import Builder, Notation, Reader
from gloaming.kernel.game import Effect

RULES = "gloaming.evenfall.rules"
MOST = 19  # of anything on one card

OWN_GRAMMAR = """
// How a card works while it is in play: `on discover: …`, or a standing effect.
ongoing: "on" WORD ":" effect -> trigger
       | WORD [INT]           -> standing

// A price alone, as on the corner of a card.
price: amounts
"""


@cache
def evenfall_notation() -> Notation:
    """Returns the notation, made from everything that the rules declare."""
    verbs = [verb for declared in verbs_of(RULES).values() for verb in declared]
    return Notation(
        verbs,
        phrases_of(RULES),
        COUNTS,
        ClanCountWords(),
        UNITS,
        MOST,
        OWN_GRAMMAR,
        ("ongoing", "price"),
    )


class Trigger:
    """`on discover: …`: an effect with the event that sets it off."""

    def __init__(self, event: int, effect: Effect) -> None:
        self.event = event
        self.effect = effect


class StandingEffect:
    """`strength 2`: what holds as long as the card is in play."""

    def __init__(self, flag: int, amount: int) -> None:
        self.flag = flag
        self.amount = amount


class EvenfallBuilder(Builder):
    """Builds what Evenfall's own grammar adds."""

    def trigger(self, found: list[Any]) -> Trigger:
        words = [event.name for event in EVENTS if event.is_trigger]
        self.reading.index(found[0], words, f"there is no event “{found[0]}”")
        names = [event.name for event in EVENTS]
        return Trigger(names.index(str(found[0])), found[1])

    def standing(self, found: list[Any]) -> StandingEffect:
        names = [standing.name for standing in STANDING]
        flag = self.reading.index(found[0], names, f"there is no standing effect “{found[0]}”")
        return StandingEffect(flag, 1 if found[1] is None else self.reading.number(found[1]))

    def price(self, found: list[dict[str, int]]) -> Cost:
        return read_cost(self.reading, found[0])


class EvenfallReader(Reader):
    """Reads sentences, prices and ongoing effects."""

    def __init__(self) -> None:
        super().__init__(evenfall_notation(), EvenfallBuilder)

    def price(self, text: str) -> Cost:
        """Returns a price."""
        found: Cost = self.read(text, "price")
        return found

    def ongoing(self, text: str) -> Trigger | StandingEffect:
        """Returns an ongoing effect: a trigger or a standing effect."""
        found: Trigger | StandingEffect = self.read(text, "ongoing")
        return found
