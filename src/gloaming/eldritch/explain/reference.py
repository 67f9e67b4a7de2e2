"""What people look up of Eldritch Horror: cards, sheets, Monsters and spaces with their text."""

from typing import TYPE_CHECKING

from gloaming.eldritch.explain.things import (
    CARD_KINDS,
    back_lines,
    entry_lines,
    explain,
    things,
)
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.explain.reference import Reference, Sheet
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import Explanation

if TYPE_CHECKING:
    from gloaming.eldritch.box import EldritchBox

UNNAMED = ("route", "reference")  # kinds of entries that nobody looks up


class EldritchReference(Reference):
    """The components of Eldritch Horror as people read them."""

    def __init__(self, box: "EldritchBox") -> None:
        self.box = box

    def things(self, words: Words) -> list[str]:
        assert isinstance(words, EldritchWords)
        return things(words)

    def explain(self, words: Words, thing: str) -> Explanation | None:
        assert isinstance(words, EldritchWords)
        return explain(words, thing)

    def sheets(self, language: str, packs: list[Pack]) -> list[Sheet]:
        words = self.box.words(language, [], packs)
        found: list[Sheet] = []
        catalogue = self.box.catalogue(packs).items
        others = [kind for kind in catalogue if kind not in CARD_KINDS and kind not in UNNAMED]
        for kind in [*CARD_KINDS, *others]:
            for item in catalogue[kind].values():
                name = words.name(f"space:{item.id}" if kind == "space" else f"card:{item.id}")
                copies = item.values.get("copies", 1)
                backs = back_lines(words, item)
                text = [words.card_facts(item), *entry_lines(words, item), *backs]
                known = item.values.get("known", {})
                found.append(Sheet(kind, item.id, name, len(backs) or copies, text, known))
        return found

    def notation_tables(self) -> dict[str, str]:
        from gloaming.eldritch.content.document import notation_tables

        return notation_tables()
