"""Where the cards and Places of a given position are taken from."""

from gloaming.evenfall.model.cards import CARD_KINDS
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.testing.names import CardFinder, english_names


class CardPiles:
    """The piles of a fresh game, from which a scenario takes the cards that it names."""

    def __init__(self, game: Evenfall, catalogue: Catalogue) -> None:
        self.game = game
        self.finder = CardFinder(game.data.cards, english_names(catalogue, CARD_KINDS))
        laid = {place for clan in game.clans for place in clan.outer + clan.inner}
        # Starting Places that no clan has, and the rows that are not given: they stay as they were
        # dealt, but a Place of theirs may be given to another.
        self.box = [c.index for c in game.data.cards if c.starting and c.index not in laid]
        self.dealt: list[list[int]] = []

    def card(self, wanted: str) -> int:
        """Takes a card of the Main Deck from wherever it was dealt to."""
        game = self.game
        piles = [game.deck, game.discard, *(clan.hand for clan in game.clans)]
        if game.expansion is not None:
            piles.append(game.expansion.display)
        return self.finder.take(wanted, piles)

    def place(self, wanted: str) -> int:
        """Takes a Place from the deck, a Region, a row that is not given, or the box."""
        rows = self.game.rows
        regions = [[place for place in row if place != NO_CARD] for row in rows]
        found = self.finder.take(wanted, [self.game.place_deck, *regions, *self.dealt, self.box])
        for row in rows:
            if found in row:
                row[row.index(found)] = NO_CARD
        return found

    def clear_row(self, row: list[int]) -> None:
        """Clears a row: a given row is given whole, so what was dealt to it goes back.

        Starting Places go to the box, the Places of the Circle and the Horn (EF-MOON-23, 47) under
        the Deck of Places.
        """
        game = self.game
        self.box += [place for place in row if game.card(place).starting]
        game.place_deck[:0] = [place for place in row if not game.card(place).starting]
        row.clear()
