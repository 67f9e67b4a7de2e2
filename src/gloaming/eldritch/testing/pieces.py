"""Where the cards and tokens of a given position are taken from, by the names people use."""

from collections.abc import Sequence

from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    CLUE,
    CONDITION,
    ENCOUNTER,
    GATE,
    KINDS,
    MONSTER,
    MYSTERY,
    MYTHOS,
    SHEET,
    SPELL,
)
from gloaming.eldritch.model.data import Component
from gloaming.eldritch.model.state import ASIDE, CLUES, NOWHERE, Eldritch
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.errors import SetupError, did_you_mean

POSSESSIONS = (ASSET, ARTIFACT, SPELL, CONDITION)
# What lies in a deck, by the deck's name in `next`, `discard` and `only`.
KIND_OF_DECK = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "gate": GATE,
    "clue": CLUE,
    "cup": MONSTER,
    "mystery": MYSTERY,
    "mythos": MYTHOS,
}


def english_names(catalogue: Catalogue) -> dict[str, str]:
    """Returns the entries by the English names of what people call by name."""
    kinds = [kind for kind in KINDS if kind in catalogue.items and kind != KINDS[ENCOUNTER]]
    return {
        item.values["name"]["en"]: item.id
        for kind in kinds
        for item in catalogue.items[kind].values()
        if "name" in item.values
    }


class Pieces:
    """All components of a fresh game; a scenario takes those that it names from their decks."""

    def __init__(self, game: Eldritch, catalogue: Catalogue) -> None:
        self.game = game
        self.names = english_names(catalogue)

    def copies(self, wanted: str, kinds: Sequence[int]) -> list[Component]:
        """Returns the components that a name means: `axe`, `Axe`, one copy as `wither.2` or
        `wither/2`, a Gate or a Clue by its space."""
        game = self.game
        entry = self.names.get(wanted, wanted).replace("/", ".")
        found = [c for c in game.data.components if c.kind in kinds and _is_called(c, entry)]
        if not found:
            space = game.data.space_of.get(wanted, -1)
            tokens = [kind for kind in kinds if kind in (GATE, CLUE)]
            if space >= 0 and tokens:
                found = [c for c in game.data.components if c.kind in tokens and c.space == space]
        if not found:
            known = {c.entry for c in game.data.components if c.kind in kinds} | set(self.names)
            hint = did_you_mean(wanted, sorted(known))
            what = " or ".join(KINDS[kind] for kind in kinds)
            raise SetupError(f"there is no {what} “{wanted}”" + (f"; {hint}" if hint else ""))
        return found

    def one(self, wanted: str, kinds: Sequence[int]) -> int:
        """Returns the first component of a name, wherever it lies."""
        return self.copies(wanted, kinds)[0].index

    def take(self, wanted: str, kinds: Sequence[int]) -> int:
        """Takes a component of a name from its deck; of copies the first that is there."""
        for component in self.copies(wanted, kinds):
            if self._take(component):
                return component.index
        raise SetupError(f"there is no “{wanted}” left to give")

    def _take(self, component: Component) -> bool:
        game, index = self.game, component.index
        for deck in game.decks:
            if index in deck.cards:
                deck.take(index)
                return True
            if index in deck.discard:
                deck.discard.remove(index)
                return True
        if component.kind == SHEET:
            return index not in [one.sheet for one in game.investigators] + game.dead
        # an Epic Monster comes from the box, another one may have been set aside
        return component.kind == MONSTER and game.place[index] in (NOWHERE, ASIDE)

    def take_clue(self) -> int:
        """Takes any Clue from the pool: always the same one."""
        deck = self.game.decks[CLUES]
        if not deck.cards:
            raise SetupError("there is no Clue left to give")
        clue = min(deck.cards)
        deck.take(clue)
        return clue


def _is_called(component: Component, name: str) -> bool:
    return name in (component.entry, component.uid)


def back_of(component: Component) -> int:
    """Returns which back a Spell or a Condition has; the first is 1."""
    return int(component.uid.rpartition(".")[2])
