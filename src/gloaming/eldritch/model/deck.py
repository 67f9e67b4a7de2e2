"""A deck with its discard pile, of which the top and the bottom may be known."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.kernel.chance import Chance
from gloaming.kernel.state.fields import Layout, flat, value


class Deck:
    """Cards of one kind: a bag, with cards of known place on top and at the bottom.

    `cards` has the known bottom first, then what is mixed, then the known top. A mixed card is
    chosen by lot when it is drawn.
    """

    __slots__ = ("bottom", "cards", "discard", "top")

    def __init__(self, cards: list[int], discard: list[int], bottom: int = 0, top: int = 0) -> None:
        self.cards = cards
        self.discard = discard
        self.bottom = bottom
        self.top = top

    def copy(self) -> "Deck":
        """Returns an independent deck with the same cards."""
        return Deck(self.cards[:], self.discard[:], self.bottom, self.top)

    def draw(self, chance: Chance) -> int:
        """Takes the top card; NO_COMPONENT if there is none."""
        cards = self.cards
        if not cards:
            return NO_COMPONENT
        if self.top > 0:
            self.top -= 1
            return cards.pop()
        mixed = len(cards) - self.bottom
        if mixed == 0:
            self.bottom -= 1
            return cards.pop()
        if mixed > 1:
            at = self.bottom + chance.below(mixed)
            last = len(cards) - 1
            cards[at], cards[last] = cards[last], cards[at]
        return cards.pop()

    def draw_from_bottom(self, chance: Chance) -> int:
        """Takes the bottom card; NO_COMPONENT if there is none."""
        cards = self.cards
        if not cards:
            return NO_COMPONENT
        if self.bottom > 0:
            self.bottom -= 1
            return cards.pop(0)
        mixed = len(cards) - self.top
        if mixed == 0:
            self.top -= 1
            return cards.pop(0)
        return cards.pop(chance.below(mixed))

    def first_from_bottom(self, fitting: list[int], chance: Chance) -> int:
        """Returns the card that a search from the bottom finds first among those that fit; the
        deck stays as it is. NO_COMPONENT if none of them lies in it."""
        cards = self.cards
        for card in cards[: self.bottom]:
            if card in fitting:
                return card
        end = len(cards) - self.top
        mixed = [card for card in cards[self.bottom : end] if card in fitting]
        if mixed:
            return mixed[chance.below(len(mixed))]
        for card in cards[end:]:
            if card in fitting:
                return card
        return NO_COMPONENT

    def show_top(self, chance: Chance) -> None:
        """Makes the top card known, of a deck that lies face up (EH-DBL-02)."""
        if self.top == 0 and self.cards:
            self.put_on_top(self.draw(chance))

    def take(self, card: int) -> None:
        """Takes out a card wherever it lies."""
        at = self.cards.index(card)
        if at < self.bottom:
            self.bottom -= 1
        elif at >= len(self.cards) - self.top:
            self.top -= 1
        self.cards.pop(at)

    def mix(self) -> None:
        """Shuffles the deck: no card has a known place any more."""
        self.bottom = 0
        self.top = 0

    def put_on_top(self, card: int) -> None:
        """Lays a card on top."""
        self.cards.append(card)
        self.top += 1

    def put_at_bottom(self, card: int) -> None:
        """Lays a card at the bottom."""
        self.cards.insert(0, card)
        self.bottom += 1

    def refill(self) -> bool:
        """Shuffles the discard pile into the deck; returns whether there was anything."""
        if not self.discard:
            return False
        self.cards += self.discard
        self.discard = []
        self.mix()
        return True

    def draw_and_renew(self, chance: Chance) -> int:
        """Takes the top card; a deck that is empty then is renewed at once (EH-LIM-06)."""
        card = self.draw(chance)
        if not self.cards:
            self.refill()
        return card

    def put_away(self, *cards: int) -> None:
        """Puts cards on the discard pile, which is a new deck at once if there is none
        (EH-LIM-06)."""
        self.discard += cards
        if not self.cards:
            self.refill()

    def take_back(self, card: int) -> bool:
        """Takes a card that was put away just now; returns whether it was there."""
        if card in self.discard:
            self.discard.remove(card)
            return True
        if card in self.cards:
            self.take(card)
            return True
        return False


def _new_deck(game: Any, number: int) -> Deck:
    return Deck([], [])


DECK_LAYOUT: Final = Layout(
    "deck",
    [
        flat("cards"),
        flat("discard"),
        value("bottom", ends_undo=True),  # a card of known place that is drawn needs no luck
        value("top", ends_undo=True),
    ],
    make=_new_deck,
)
