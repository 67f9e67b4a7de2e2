"""Effects as signs: one short line for terminals, the same in every language."""

import re
from typing import Final

from gloaming.kernel.content.notation.verbs import (
    CountWords,
    PhraseDeclaration,
    Verb,
    WrittenDeclaration,
)
from gloaming.kernel.control import Count
from gloaming.kernel.game import Effect

MAY: Final = "?"
PAY: Final = "→"
OR: Final = "|"
PER: Final = "/"
FOLLOWS: Final = "⇒"
AT_LEAST: Final = "≥"
PROCEDURE: Final = "…"

_ATTRIBUTE: Final = re.compile(r"\{([a-z_]+)\}")


class SignWriter:
    """Writes effects as signs, as their verbs are declared."""

    def __init__(
        self,
        by_node: dict[type[Effect], Verb],
        by_phrase: dict[type, PhraseDeclaration],
        count_words: CountWords,
    ) -> None:
        self.by_node = by_node
        self.by_phrase = by_phrase
        self.count_words = count_words

    def of(self, effect: Effect) -> str:
        """Returns the signs of an effect; a procedure of the rules has none of its own."""
        verb = self.by_node.get(type(effect))
        return PROCEDURE if verb is None else self._sign(verb, effect)

    def phrase(self, thing: object) -> str:
        """Returns the signs of a price or of seats."""
        return self._sign(self.by_phrase[type(thing)], thing)

    def _sign(self, declared: WrittenDeclaration, thing: object) -> str:
        if declared.sign_writer is not None:
            return declared.sign_writer(self, thing)
        return _ATTRIBUTE.sub(lambda found: str(getattr(thing, found[1])), declared.sign_text)

    def counted(self, count: Count) -> str:
        """Returns the sign of something that is counted."""
        return self.count_words.declaration(count).sign

    def is_open(self, effect: Effect) -> bool:
        """Whether the signs stand in brackets where others follow."""
        verb = self.by_node.get(type(effect))
        return verb is not None and verb.sign_ends_open
