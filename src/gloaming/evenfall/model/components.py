"""The kinds of components that the fields of the state hold, for counting, facts and positions."""

from typing import Final

CARD: Final = "card"  # of the Main Deck, and the Throne Demon
PLACE: Final = "place"
CARD_OR_PLACE: Final = "card or place"
STONE: Final = "stone"  # a Powerstone, by its icon
PIECE: Final = "piece"  # a Witch or an Elder
CAT: Final = "cat"
