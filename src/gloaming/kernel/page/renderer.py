"""Draws and writes what never changes from one position to the next: icons, names, sentences.

A page is drawn after every answer for every seat, so a renderer keeps all that it has drawn. Names
of players never go into what is kept: a sentence has holes where they will stand.
"""

import itertools
import sys
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Final

import msgspec
from markupsafe import Markup
from mypy_extensions import mypyc_attr

from gloaming.kernel.cache import Cache
from gloaming.kernel.page.elements import Node, write
from gloaming.kernel.text.named_sentence import Sentence, sentence
from gloaming.kernel.text.words import Words, capital
from gloaming.kernel.views.types import MessageView, StoryLine

SENTENCES: Final = 12_000  # and lines of the story that a renderer keeps: some hundred tables
READERS: Final = 5000  # tables whose people are known by a number
DRAWING_BYTES: Final = 32 << 20  # of drawings that all renderers together keep at least
ZONE_BYTES: Final = 64 << 20  # and of zones
LINE_BYTES: Final = 48  # that a zone takes for each of its lines

_Zone = tuple[str, tuple[StoryLine, ...]]


def _zone_size(zone: _Zone) -> int:
    return sys.getsizeof(zone[0]) + LINE_BYTES * len(zone[1])


def _drawing_size(drawing: Markup) -> int:
    return sys.getsizeof(drawing)


# There is a renderer for every language and pack, so what grows with the tables is kept for all of
# them together.
_DRAWINGS: Final[Cache[Hashable, Markup]] = Cache(DRAWING_BYTES, _drawing_size)
_ZONES: Final[Cache[Hashable, _Zone]] = Cache(ZONE_BYTES, _zone_size)
_NUMBERS: Final = itertools.count()


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
        self._number = next(_NUMBERS)
        self._svgs: Cache[str, Markup] = Cache(SENTENCES)
        self._sentences: Cache[bytes, Sentence] = Cache(SENTENCES)
        self._texts: Cache[str, str] = Cache(SENTENCES)
        self._lines: Cache[Hashable, tuple[Markup, StoryLine]] = Cache(SENTENCES)
        self._readers: Cache[Hashable, int] = Cache(READERS)
        self._reader_count = 0

    # --- what is drawn once --------------------------------------------------------------

    def cached(self, key: Hashable, draw: Callable[[], Node]) -> Markup:
        """Returns a drawing, drawn once for a key; the key is all that the drawing depends on."""
        whole = (self._number, key)
        found = _DRAWINGS.get(whole)
        if found is None:
            found = _DRAWINGS.put(whole, write(draw()))
        return found

    def cached_zone(
        self, key: Hashable, lines: Sequence[StoryLine], draw: Callable[[], Node]
    ) -> str:
        """Returns a whole zone, drawn once for a key and the lines of the story it shows.

        Lines of the story are known by their identity: they never change, and as long as a zone
        that shows them is kept they are as well.
        """
        whole = (self._number, key, *map(id, lines))
        found = _ZONES.get(whole)
        if found is None:
            node = draw()
            html = "" if node is None else str(write(node))
            found = _ZONES.put(whole, (html, tuple(lines)))
        return found[0]

    def cached_article(
        self, key: Hashable, lines: Sequence[StoryLine], draw: Callable[[], Node]
    ) -> Markup:
        """Returns a drawing of some lines of the story, drawn once for a key and these lines."""
        return Markup(self.cached_zone(("article", key), lines, draw))

    def cached_lines(
        self, key: Hashable, lines: Iterable[StoryLine], draw: Callable[[StoryLine], Node]
    ) -> list[Markup]:
        """Returns lines of the story, each drawn once and known by its identity.

        `key` is what else they depend on: who sits there. That is long, and has a number here.
        """
        readers = self._readers.get(key)
        if readers is None:
            self._reader_count += 1
            readers = self._readers.put(key, self._reader_count)
        found: list[Markup] = []
        for line in lines:
            whole = (id(line), readers)
            drawn = self._lines.get(whole)
            if drawn is None:
                drawn = self._lines.put(whole, (write(draw(line)), line))
            found.append(drawn[0])
        return found

    # --- icons and links -----------------------------------------------------------------

    def svg(self, template: str, *values: str) -> Markup:
        """Returns a small drawing from a template, made once."""
        key = " ".join((template, *values))
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
