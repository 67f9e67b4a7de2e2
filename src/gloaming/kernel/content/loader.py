"""Loads effects: every sentence of a catalogue is read once, and its nodes are named by path."""

from typing import Any

from gloaming.kernel.content.notation.reader import Reader, add_nodes, name_nodes
from gloaming.kernel.content.pack import Catalogue, Item
from gloaming.kernel.errors import NotationError
from gloaming.kernel.game import Effect


class EffectLoader:
    """Reads the sentences of one catalogue; a game adds what it makes of its entries.

    `effects` are all nodes that were read, and the procedures of the rules, by their paths.
    """

    def __init__(self, catalogue: Catalogue, reader: Reader, procedures: list[Effect]) -> None:
        self.catalogue = catalogue
        self.reader = reader
        self.effects: dict[str, Effect] = {effect.path: effect for effect in procedures}

    def read(
        self, item: Item, field: str, text: str, start: str = "start", is_action: bool = False
    ) -> Any:
        """Returns what a text of an entry says; a mistake is named with its place in the file."""
        try:
            return self.reader.read(text, start, is_action)
        except NotationError as error:
            raise item.sentence_error(field, error) from None

    def effect(
        self, item: Item, field: str, text: str, path: str, *, is_action: bool = False
    ) -> Effect:
        """Returns the tree of a sentence; in an action a price is the condition for using it,
        elsewhere an offer."""
        try:
            found = self.reader.named_effect(text, path, is_action)
        except NotationError as error:
            raise item.sentence_error(field, error) from None
        add_nodes(found, self.effects)
        return found

    def optional_effect(
        self, item: Item, field: str, path: str, *, is_action: bool = False
    ) -> Effect | None:
        """Returns the tree of a field's sentence, if the entry has that field."""
        text = item.values.get(field)
        return None if text is None else self.effect(item, field, text, path, is_action=is_action)

    def effects_of(self, item: Item, field: str, path: str) -> list[Effect]:
        """Returns the trees of a field that is a list of sentences; their paths are numbered."""
        return [
            self.effect(item, field, text, f"{path}{i + 1}")
            for i, text in enumerate(item.values.get(field, []))
        ]

    def name(self, effect: Effect, path: str) -> None:
        """Names a tree by its path and makes all its nodes known."""
        name_nodes(effect, path)
        add_nodes(effect, self.effects)


def require_one(item: Item, fields: tuple[str, ...]) -> None:
    """Refuses an entry that does not have exactly one of these fields."""
    found = [field for field in fields if field in item.values]
    if len(found) != 1:
        where = item.at(found[-1]) if found else item.place
        raise where.error(
            f"{item.kind} “{item.id}” has {' and '.join(found) or 'no effect'}",
            "expected exactly one of: " + ", ".join(fields),
        )
