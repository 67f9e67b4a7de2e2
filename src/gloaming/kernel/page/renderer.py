"""Draws and writes what never changes from one position to the next: icons, names, sentences.

A page is drawn after every answer for every seat, so a renderer keeps what it has drawn of cards
and the like; whole zones and the story lie with their table (`table_drawings.py`). Names of players
never go into sentences that are kept: there are holes where they will stand.
"""

import itertools
import sys
from collections.abc import Callable, Hashable, Mapping
from typing import Final

import msgspec
from markupsafe import Markup
from mypy_extensions import mypyc_attr

from gloaming.kernel.cache import Cache
from gloaming.kernel.page.elements import Node, write
from gloaming.kernel.text.named_sentence import Sentence, sentence
from gloaming.kernel.text.words import Words, capital
from gloaming.kernel.views.types import MessageView

SENTENCES: Final = 12_000  # that a renderer keeps at least
DRAWING_BYTES: Final = 32 << 20  # of drawings that all renderers together keep at least
KEY_BYTES: Final = 650  # that the key of a drawing takes on average: what it depends on


def _drawing_size(drawing: Markup) -> int:
    return sys.getsizeof(drawing) + KEY_BYTES


# There is a renderer for every language and pack, so what grows with the tables is kept for all of
# them together.
_DRAWINGS: Final[Cache[Hashable, Markup]] = Cache(DRAWING_BYTES, _drawing_size)
_NUMBERS: Final = itertools.count()


def keep_drawings(least: int) -> None:
    """Lets all renderers together keep drawings of so many bytes at least, with their keys."""
    _DRAWINGS.resize(least)


@mypyc_attr(allow_interpreted_subclasses=True)
class Renderer:
    """Draws and writes for one game in one language; a game subclasses it to draw its cards.

    `icon_names` are the messages that name the game's icons.
    """

    def __init__(self, game: str, words: Words, icon_names: Mapping[str, str]) -> None:
        self.game = game
        self.language = words.language
        self.words = words
        self._icon_names = icon_names
        self.number = next(_NUMBERS)  # tells its drawings from those of other renderers
        self._svgs: Cache[tuple[str, ...], Markup] = Cache(SENTENCES)
        self._sentences: Cache[bytes, Sentence] = Cache(SENTENCES)
        self._texts: Cache[str, str] = Cache(SENTENCES)

    # --- what is drawn once --------------------------------------------------------------

    def cached(self, key: Hashable, draw: Callable[[], Node]) -> Markup:
        """Returns a drawing, drawn once for a key; the key is all that the drawing depends on."""
        whole = (self.number, key)
        found = _DRAWINGS.get(whole)
        if found is None:
            found = _DRAWINGS.put(whole, write(draw()))
        return found

    # --- icons and links -----------------------------------------------------------------

    def svg(self, template: str, *values: str) -> Markup:
        """Returns a small drawing from a template, made once."""
        key = (template, *values)
        found = self._svgs.get(key)
        if found is None:
            found = self._svgs.put(key, Markup(template).format(*values))
        return found

    def icon(self, name: str, label: str = "") -> Markup:
        """Returns an icon with its name in the reader's language."""
        said = capital(label or self.text(self._icon_names[name], n=1))
        return self.svg(
            '<svg class="i i-{0}" role="img"><title>{1}</title><use href="#i-{0}"/></svg>',
            name,
            said,
        )

    def mark(self, name: str) -> Markup:
        """Returns an icon that stands beside the word for it: nobody hears it twice."""
        return self.svg('<svg class="i i-{0}" aria-hidden="true"><use href="#i-{0}"/></svg>', name)

    def sigil(self, entry: str) -> Markup:
        """Returns the sigil of a card, which the symbol sheet holds as `s-` and its entry."""
        return self.svg('<svg class="sigil" aria-hidden="true"><use href="#s-{}"/></svg>', entry)

    def card_link(self, entry: str, name: str) -> Markup:
        """Returns a card's name, which opens the card."""
        return self.svg(
            '<a class="nm" href="/cards/{0}/{1}" data-card="{1}">{2}</a>', self.game, entry, name
        )

    def rule_link(self, rule: str) -> Markup:
        """Returns a rule's id, which opens its text."""
        return self.svg(
            '<a class="rule" href="/rules/{0}/{1}" data-rule="{1}">{1}</a>', self.game, rule
        )

    def symbols(self, text: str) -> Node:
        """Returns what an option costs and does, which words write in symbols, as icons."""
        return text

    # --- words ---------------------------------------------------------------------------

    def text(self, id: str, **args: int | str) -> str:
        """Returns a message without names, in words."""
        key = f"{id} {args}" if args else id
        found = self._texts.get(key)
        if found is None:
            found = self._texts.put(key, self.words.format(id, **args))
        return found

    def title(self, id: str, **args: int | str) -> str:
        """Returns a message that stands alone: with a capital."""
        return capital(self.text(id, **args))

    def name(self, thing: str) -> str:
        """Returns the name of a thing of the game; not of a seat."""
        return self.once(thing, lambda: self.words.name(thing))

    def kind_name(self, kind: str) -> str:
        """Returns what something that is counted is called, by the name of its icon."""
        return capital(self.text(self._icon_names[kind], n=2))

    def once(self, key: str, write_text: Callable[[], str]) -> str:
        """Returns a text that is written once."""
        found = self._texts.get(key)
        if found is None:
            found = self._texts.put(key, write_text())
        return found

    # --- sentences -----------------------------------------------------------------------

    def sentence(self, message: MessageView) -> Sentence:
        """Returns a message in words, with holes where names stand."""
        key = msgspec.json.encode(message)
        found = self._sentences.get(key)
        if found is None:
            found = self._sentences.put(key, sentence(self.words, message))
        return found
