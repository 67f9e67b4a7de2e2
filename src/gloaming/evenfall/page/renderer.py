"""What never changes from one position to the next: icons, names, faces, sentences.

A pen writes one language over one catalogue. Everything it has drawn it keeps, because a page is
drawn after every answer for every seat; names of players never go into what is kept.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeAlias

import msgspec
from htpy import Node
from markupsafe import Markup, escape

from gloaming.evenfall.model.cards import ICONS, KEYWORDS, Board, Card, Cost, GameData, Tile
from gloaming.evenfall.page.hyphenation import breakable
from gloaming.evenfall.page.icons import NAMES, SIGNS, stone_drawing, with_moon_signs
from gloaming.evenfall.page.landscapes import land
from gloaming.evenfall.text import symbols as signs
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.sentences import capital
from gloaming.kernel.cache import Cache
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name
from gloaming.kernel.page.html import write
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import MessageView, NameRef, StoryLine

# A sign with its amount, and the brackets and stops that belong to it: between them no line ends.
SIGN = re.compile(rf"(\(*)(\d*)([{re.escape(''.join([*SIGNS, signs.OR, signs.MAY]))}])([),:;]*)")
FREE = "{}{}{}{}"
BOUND = f'<span class="q">{FREE}</span>'
HOLES = 0xE000  # characters that no text uses: where a name will stand in a sentence
HOLE = re.compile("([\ue000-\ue0ff])")
DRAWN = 12_000  # drawings that a pen keeps: enough for some hundred tables, tens of megabytes
ZONES = 5000  # and zones
KEPT = 4  # pens at most; a pack that is changed has a new one


# A message in words, with the things whose names are still to be put in: text, thing, text …
Sentence: TypeAlias = tuple[str, ...]


class Renderer:
    """Draws and writes for one language over one catalogue."""

    def __init__(self, words: EvenfallWords) -> None:
        self.language = words.language
        self.table: GameData = words.table
        self.cards: dict[str, Card] = {card.uid: card for card in words.table.cards}
        self._words = words
        self._kept: dict[str, Markup] = {}
        self._sentences: Cache[bytes, Sentence] = Cache(DRAWN)
        self._texts: dict[str, str] = {}
        self._pages: Cache[Hashable, tuple[str, tuple[StoryLine, ...]]] = Cache(ZONES)
        self._lines: Cache[Hashable, tuple[Markup, StoryLine]] = Cache(DRAWN)
        self._readers: Cache[Hashable, int] = Cache(ZONES)
        self._numbers = 0
        self.drawn: Cache[Hashable, Markup] = Cache(DRAWN)

    def keep(self, key: Hashable, draw: Callable[[], Node]) -> Markup:
        """A drawing, kept by all that it depends on: what did not change is not drawn again."""
        found = self.drawn.get(key)
        if found is None:
            found = self.drawn.put(key, write(draw()))
        return found

    def page(self, key: Hashable, lines: Sequence[StoryLine], draw: Callable[[], Node]) -> str:
        """A whole zone, kept like a drawing.

        Lines of the story are known by their identity: they never change, and as long as a zone
        that shows them is kept they are as well.
        """
        whole = (key, *map(id, lines))
        found = self._pages.get(whole)
        if found is None:
            node = draw()
            html = "" if node is None else str(write(node))
            found = self._pages.put(whole, (html, tuple(lines)))
        return found[0]

    def lines(
        self, key: Hashable, told: Iterable[StoryLine], draw: Callable[[StoryLine], Node]
    ) -> list[Markup]:
        """Lines of the story, each kept and known by its identity in the same way.

        `key` is what else they depend on: who sits there. That is long, and has a number here.
        """
        kept = self._lines
        readers = self._readers.get(key)
        if readers is None:
            self._numbers += 1
            readers = self._readers.put(key, self._numbers)
        found: list[Markup] = []
        for line in told:
            whole = (id(line), readers)
            drawn = kept.get(whole)
            if drawn is None:
                drawn = kept.put(whole, (write(draw(line)), line))
            found.append(drawn[0])
        return found

    # --- icons ------------------------------------------------------------------------------

    def _svg(self, template: str, *values: str) -> Markup:
        """A small drawing, kept."""
        key = " ".join((template, *values))
        if key not in self._kept:
            self._kept[key] = Markup(template).format(*values)
        return self._kept[key]

    def icon(self, name: str, label: str = "") -> Markup:
        """An icon with its name in the reader's language."""
        said = capital(label or self.text(NAMES[name], n=1))
        return self._svg(
            '<svg class="i i-{0}" role="img"><title>{1}</title><use href="#i-{0}"/></svg>',
            name,
            said,
        )

    def mark(self, name: str) -> Markup:
        """An icon beside the word that it means: nothing is said twice."""
        return self._svg('<svg class="i i-{0}" aria-hidden="true"><use href="#i-{0}"/></svg>', name)

    def stone(self, icon: str) -> Markup:
        """A Powerstone, or its icon on a Place."""
        return self._svg(
            '<svg class="i gemstone i-{0}" role="img"><title>{1}</title><use href="#i-{2}"/></svg>',
            icon,
            self.name(f"stone:{icon}"),
            stone_drawing(icon),
        )

    def piece(self, piece: str, clan: str, label: str = "") -> Markup:
        """A Witch or an Elder in the colour of its clan."""
        said = label or capital(self.text(f"piece-{piece}", n=1))
        return Markup(
            '<svg class="i piece c-{1}" role="img"><title>{2}</title><use href="#i-{0}"/></svg>'
        ).format(piece, clan, said)

    def crest(self, clan: str) -> Markup:
        """The crest of a clan."""
        return self._svg('<svg class="crest" aria-hidden="true"><use href="#c-{}"/></svg>', clan)

    def sigil(self, entry: str) -> Markup:
        """The face of a card."""
        return self._svg('<svg class="sigil" aria-hidden="true"><use href="#s-{}"/></svg>', entry)

    def land(self, entry: str, corner: Markup | None = None) -> Markup:
        """The landscape of a Place, with its sigil in the sky and something in its corner."""
        return Markup(
            '<span class="land"><svg aria-hidden="true"><use href="#l-{}"/></svg>{}{}</span>'
        ).format(land(entry), self.sigil(entry), corner or "")

    # --- signs ------------------------------------------------------------------------------

    def signs(self, text: str, quiet: bool = False) -> Markup:
        """A text of the terminal's symbols as icons; `quiet` where the words stand beside them."""
        key = f"signs {quiet} {text}"
        if key not in self._kept:
            text = with_moon_signs(text)
            parts: list[Markup | str] = []
            at = 0
            for found in SIGN.finditer(text):
                parts.append(escape(text[at : found.start()]))
                before, amount, sign, after = found.groups()
                drawn = self._sign(sign, quiet)
                bound = before or after or (amount and sign in SIGNS)
                parts.append(Markup(BOUND if bound else FREE).format(before, amount, drawn, after))
                at = found.end()
            parts.append(escape(text[at:]))
            self._kept[key] = Markup("").join(parts)
        return self._kept[key]

    def _sign(self, sign: str, quiet: bool) -> Markup:
        if sign == signs.OR:
            return Markup("<i>{}</i>").format(self.text("legend-or"))
        if sign == signs.MAY:
            return Markup('<i title="{}">?</i>').format(self.text("legend-may"))
        return self.mark(SIGNS[sign]) if quiet else self.icon(SIGNS[sign])

    def effect(self, effect: Effect) -> Markup:
        """An effect in icons."""
        return self.signs(signs.icons(effect))

    def cost(self, cost: Cost) -> Markup:
        """A price in icons."""
        return self.signs(signs.cost_icons(cost))

    def reward(self, threshold: int, effect: Effect) -> str:
        """Returns a Battle Reward in words, with the strength it asks for."""
        return f"{self.text('effect-reward', n=threshold)}: {self.written(effect)}"

    def written(self, effect: Effect) -> str:
        """An effect as a sentence."""
        key = f"effect {effect.path}"
        if not effect.path or key not in self._texts:
            self._texts[key] = capital(self._words.write(effect))
        return self._texts[key]

    def catalyst_costs(self, crystals: bool = False) -> str:
        """What Scythes and Orbs cost, and with the path Crystals, in words."""
        table = self.table
        said = self.text(
            "page-build-costs",
            scythe=self.price("scythe", table.scythe_cost),
            orb=self.price("orb", table.orb_cost),
        )
        if crystals and table.path is not None:
            cost = self.price("crystal", table.path.crystal_cost)
            said += f" {self.text('path-crystal', cost=cost)}"
        return said

    def council_cost(self, first: bool, side: str = "sun") -> str:
        """What a Council Member costs at a side of a clan board, in words."""
        board = self.board(side)
        if first:
            return self.price(f"council {side}", board.first_council)
        return self.price(f"more-council {side}", board.further_council)

    def board(self, side: str) -> Board:
        """A side of a clan board by its entry."""
        return self._words.board(side)

    def standing_text(self, board: Board) -> str:
        """What holds as long as a clan board lies there, in words."""
        key = f"standing {board.side}"
        if key not in self._texts:
            self._texts[key] = " ".join(self._words.standing_lines(board))
        return self._texts[key]

    def tile(self, entry: str) -> Tile:
        """A Battle Bonus Tile by its entry."""
        return self._words.tile(entry)

    def only_with_path(self, entry: str) -> bool:
        """Whether a Battle Bonus Tile belongs to the Crystal Path."""
        return bool(self._words.catalogue.items["tile"][entry].values["crystal_path_only"])

    def price(self, what: str, cost: Cost) -> str:
        """A price in words, kept by what it is for."""
        key = f"price {what}"
        if key not in self._texts:
            self._texts[key] = self._words.cost(cost)
        return self._texts[key]

    # --- words ------------------------------------------------------------------------------

    def text(self, id: str, **args: int | str) -> str:
        """A message without names, in words."""
        key = f"{id} {args}" if args else id
        if key not in self._texts:
            self._texts[key] = self._words.format(id, **args)
        return self._texts[key]

    def title(self, id: str, **args: int | str) -> str:
        """A message that stands alone: with a capital."""
        return capital(self.text(id, **args))

    def name(self, thing: str) -> str:
        """The name of a card, a Region or a stone; not of a seat."""
        if thing not in self._texts:
            self._texts[thing] = self._words.name(thing)
        return self._texts[thing]

    def card_text(self, uid: str) -> str:
        """What a card says, in full."""
        return self._once(f"card-text {uid}", uid)

    def card_facts(self, uid: str) -> str:
        """Kind, keyword, cost and worth of a card."""
        return self._once(f"card-facts {uid}", uid)

    def council_text(self, uid: str) -> str:
        """What a person does in the Council."""
        return self._once(f"council-text {uid}", uid)

    def _once(self, key: str, uid: str) -> str:
        if key not in self._texts:
            entry = self.cards[uid].entry
            if key.startswith("card-text"):
                said = self._words.card_text(entry)
            elif key.startswith("card-facts"):
                said = self._words.card_facts(entry)
            else:
                said = self._words.council_text(entry, int(uid.rpartition(".")[2]))
            self._texts[key] = said
        return self._texts[key]

    def tile_text(self, tile: str) -> str:
        """What a Clan Tile of the Automa does."""
        key = f"tile-text {tile}"
        if key not in self._texts:
            item = self._words.catalogue.items["automa_tile"][tile]
            self._texts[key] = self._words.card_text(item)
        return self._texts[key]

    def tile_strength(self, tile: str) -> int:
        """What a Clan Tile adds to the Automa's combat strength."""
        item = self._words.catalogue.items["automa_tile"].get(tile)
        return int(item.values.get("strength", 0)) if item is not None else 0

    def keyword(self, card: Card) -> str:
        """The word of a card's keyword in styles: `artifact` …"""
        return KEYWORDS[card.keyword]

    def stone_of(self, card: Card) -> str:
        """The word of a Place's Powerstone icon."""
        return ICONS[card.icon]

    def link(self, uid: str) -> Markup:
        """A card's name, which opens the card."""
        return self._link(f"link {uid}", uid, self.name(f"card:{uid}"))

    def heading(self, uid: str) -> Markup:
        """The same at the head of a card, where a long name has to be broken."""
        name = breakable(self.name(f"card:{uid}"), self.language)
        return self._link(f"heading {uid}", uid, name)

    def _link(self, key: str, uid: str, name: str) -> Markup:
        if key not in self._kept:
            self._kept[key] = Markup(
                '<a class="nm" href="/cards/evenfall/{0}" data-card="{0}">{1}</a>'
            ).format(self.cards[uid].entry, name)
        return self._kept[key]

    # --- sentences --------------------------------------------------------------------------

    def sentence(self, said: MessageView) -> Sentence:
        """A message in words, with holes where names stand."""
        key = msgspec.json.encode(said)
        found = self._sentences.get(key)
        if found is None:
            things: list[str] = []
            text = self._fill(said, things)
            parts = [
                things[ord(part) - HOLES] if i % 2 else part
                for i, part in enumerate(HOLE.split(text))
            ]
            found = self._sentences.put(key, tuple(parts))
        return found

    def _fill(self, said: MessageView, things: list[str]) -> str:
        if said.id in ("effect", "amounts"):
            return self._words.say(decode_message(said))
        args: dict[str, int | str | Message | Name] = {}
        for key, value in said.args.items():
            if isinstance(value, NameRef):
                args[key] = chr(HOLES + len(things))
                things.append(value.thing)
            elif isinstance(value, MessageView):
                args[key] = self._fill(value, things)
            elif isinstance(value, str):
                args[key] = HOLE.sub("", value)
            else:
                args[key] = value
        if said.id == "listed":
            parts = [str(part) for part in args.values()]
            return self._words.join(parts) or self.text("nothing")
        return self._words.format(said.id, **args)


_RENDERERS: dict[tuple[str, int], Renderer] = {}


def renderer_for(words: EvenfallWords) -> Renderer:
    """The pen of a language and a catalogue; the last few are kept."""
    key = (words.language, id(words.table))
    renderer = _RENDERERS.get(key)
    if renderer is None:
        while len(_RENDERERS) >= KEPT * 3:
            del _RENDERERS[next(iter(_RENDERERS))]
        renderer = _RENDERERS[key] = Renderer(words)
    return renderer
