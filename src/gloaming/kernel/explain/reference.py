"""What people look up: cards with their text, things by their name, rules by their expansion."""

from typing import TYPE_CHECKING

import msgspec

from gloaming.kernel.content.pack import Pack
from gloaming.kernel.views.types import Explanation

if TYPE_CHECKING:
    from gloaming.kernel.text.words import Words


class Sheet(msgspec.Struct):
    """A card or board as people read it: its generated text, line by line."""

    kind: str
    id: str
    name: str
    copies: int
    text: list[str]
    known: dict[str, str | list[str]] = {}  # where its values come from, by field
    part: str = ""  # the expansion it comes from, by its name; "" for the game itself


class Reference:
    """Tells what the things of a game are; a game without cards needs none of it."""

    def things(self, words: "Words") -> list[str]:
        """Returns everything that can be looked up by its name, each once."""
        return []

    def explain(self, words: "Words", thing: str) -> Explanation | None:
        """Returns what a thing is and does, in full; None for what needs no words."""
        return None

    def sheets(self, language: str, packs: list[Pack]) -> list[Sheet]:
        """Returns every entry as people read it."""
        return []

    def notation_tables(self) -> dict[str, str]:
        """Returns the tables that document the notation of the cards, by name, as Markdown."""
        return {}

    def rule_parts(self, language: str) -> dict[str, str]:
        """Returns the expansion that a rule comes from, by the rule's id.

        Rules of the game itself are not in it.
        """
        return {}
