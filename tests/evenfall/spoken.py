"""Evenfall's words in three languages, and effects to be written out in them."""

import re
from collections.abc import Iterator

from gloaming.evenfall import GAME
from gloaming.evenfall.content.reader import EvenfallReader
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.game import Effect

SEATS = ["Ana", "Inés", "Bo", "Íñigo"]
WORDS = {language: GAME.words(language, SEATS, []) for language in LANGUAGES}
READER = EvenfallReader()
# Some text, without the marks of a missing message or argument, and with single spaces and stops.
READABLE = re.compile(r"^(?!.*(?:[\[\]{}$]|  |\.\.|^ | $)).+$")


def read(text: str, opens: bool = False) -> Effect:
    return READER.effect(text, is_action=opens)


def all_effects(words: EvenfallWords) -> Iterator[Effect]:
    assert len(words.table.effects) > 250
    yield from words.table.effects.values()
