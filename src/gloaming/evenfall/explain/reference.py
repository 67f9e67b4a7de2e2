"""What people look up of Evenfall: cards and boards with their text, and the rules by expansion."""

from typing import TYPE_CHECKING

from gloaming.evenfall.content.document import notation_tables
from gloaming.evenfall.explain.things import explain, things
from gloaming.evenfall.model.cards import CARD_KINDS
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.expansion_marks import expanding_rules, is_expansion_entry
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.explain.reference import Reference, Sheet
from gloaming.kernel.ledger import read_ledger
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import Explanation

if TYPE_CHECKING:
    from gloaming.evenfall.box import EvenfallBox

PATH = "crystal-path"  # the entry that has the expansion's name


class EvenfallReference(Reference):
    """The cards, boards and rules of Evenfall as people read them."""

    def __init__(self, box: "EvenfallBox") -> None:
        self.box = box

    def things(self, words: Words) -> list[str]:
        assert isinstance(words, EvenfallWords)
        return things(words)

    def explain(self, words: Words, thing: str) -> Explanation | None:
        assert isinstance(words, EvenfallWords)
        return explain(words, thing)

    def sheets(self, language: str, packs: list[Pack]) -> list[Sheet]:
        words = self.box.words(language, [], packs)
        path = words.name(f"path:{PATH}")
        found: list[Sheet] = []
        for kind, items in self.box.catalogue(packs).items.items():
            for item in items.values():
                copies = item.values.get("copies", 1)
                text = [words.card_text(item)]
                if kind in CARD_KINDS:
                    text.insert(0, words.card_facts(item))
                if kind == "person":
                    text += [words.council_text(item, copy + 1) for copy in range(copies)]
                name = words.name(f"card:{item.id}" if kind in CARD_KINDS else f"{kind}:{item.id}")
                known = item.values.get("known", {})
                part = path if is_expansion_entry(kind, item.id, item.values) else ""
                found.append(Sheet(kind, item.id, name, copies, text, known, part))
        return found

    def notation_tables(self) -> dict[str, str]:
        return notation_tables()

    def rule_parts(self, language: str) -> dict[str, str]:
        name = self.box.words(language, [], []).name(f"path:{PATH}")
        return dict.fromkeys(expanding_rules(read_ledger(self.box.folder())), name)
