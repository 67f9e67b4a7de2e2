"""Cards by the names people use: scenarios say `Fairy`, the state says 87."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.errors import SetupError, did_you_mean


class NamedCard(Protocol):
    """A card of a game: the entry it is printed from, and which copy it is."""

    @property
    def entry(self) -> str: ...

    @property
    def uid(self) -> str: ...


def english_names(catalogue: Catalogue, kinds: Iterable[str]) -> dict[str, str]:
    """Returns the English names of all entries of some kinds, by their ids."""
    return {
        item.id: item.values["name"]["en"]
        for kind in kinds
        for item in catalogue.items[kind].values()
    }


class CardFinder:
    """Finds cards by name, entry or uid in the piles where they may lie."""

    def __init__(self, cards: Sequence[NamedCard], names: Mapping[str, str]) -> None:
        self._cards = cards
        self._entries: dict[str, list[str]] = {}
        for entry, name in names.items():
            self._entries.setdefault(name, []).append(entry)

    def take(self, wanted: str, piles: Iterable[list[int]]) -> int:
        """Returns the number of a card, taken out of the first pile that has it."""
        entries = self._entries.get(wanted, [wanted])
        for pile in piles:
            for entry in entries:
                for index in pile:
                    if self._cards[index].entry == entry or self._cards[index].uid == wanted:
                        pile.remove(index)
                        return index
        problem = f"there is no card “{wanted}” left to give"
        hint = "" if self._is_known(wanted) else did_you_mean(wanted, self._entries)
        raise SetupError(f"{problem}; {hint}" if hint else problem)

    def _is_known(self, wanted: str) -> bool:
        return wanted in self._entries or any(
            wanted in (card.entry, card.uid) for card in self._cards
        )
