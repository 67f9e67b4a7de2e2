"""Draws and writes what never changes in Evenfall: icons, pieces, cards, effects and costs."""

import re
from collections.abc import Callable
from typing import Final

from markupsafe import Markup, escape

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import ICONS, KEYWORDS, Board, Card, GameData, Tile
from gloaming.evenfall.page.icons import NAMES, SIGNS, stone_drawing, with_moon_signs
from gloaming.evenfall.page.landscapes import land
from gloaming.evenfall.text import symbols
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.disambiguate import card_aspects
from gloaming.kernel.cache import Cache
from gloaming.kernel.game import Effect
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.hyphenation import breakable
from gloaming.kernel.page.renderer import Renderer
from gloaming.kernel.text.disambiguate import Aspects
from gloaming.kernel.text.words import capital

# A sign with its amount, and the brackets and stops that belong to it: between them no line ends.
SIGN = re.compile(rf"(\(*)(\d*)([{re.escape(''.join([*SIGNS, signs.OR, signs.MAY]))}])([),:;]*)")
FREE = "{}{}{}{}"
BOUND = f'<span class="q">{FREE}</span>'
EPITHET: Final = ", "  # stands between the two names of somebody
RENDERERS: Final = 6  # that are kept: of a few catalogues in each language


class EvenfallRenderer(Renderer):
    """Draws and writes for one language over one catalogue."""

    def __init__(self, words: EvenfallWords) -> None:
        super().__init__("evenfall", words, NAMES)
        self.table: GameData = words.table
        self.cards: dict[str, Card] = {card.uid: card for card in words.table.cards}
        self._evenfall_words = words
        self._aspects: dict[str, Aspects] = {}

    # --- drawings ---------------------------------------------------------------------------

    def stone(self, icon: str) -> Markup:
        """Returns a Powerstone, or its icon on a Place."""
        return self.svg(
            '<svg class="i gemstone i-{0}" role="img"><title>{1}</title><use href="#i-{2}"/></svg>',
            icon,
            self.name(f"stone:{icon}"),
            stone_drawing(icon),
        )

    def piece(self, piece: str, clan: str, label: str = "") -> Markup:
        """Returns a Witch or an Elder in the colour of its clan."""
        said = label or capital(self.text(f"piece-{piece}", n=1))
        return self.cached(
            ("piece", piece, clan, said),
            lambda: Markup(
                '<svg class="i piece c-{1}" role="img"><title>{2}</title><use href="#i-{0}"/></svg>'
            ).format(piece, clan, said),
        )

    def crest(self, clan: str) -> Markup:
        """Returns the crest of a clan."""
        return self.svg('<svg class="crest" aria-hidden="true"><use href="#c-{}"/></svg>', clan)

    def land(self, entry: str, corner: Markup | None = None) -> Markup:
        """Returns the landscape of a Place, with its sigil and something in its corner."""
        return Markup(
            '<span class="land"><svg aria-hidden="true"><use href="#l-{}"/></svg>{}{}</span>'
        ).format(land(entry), self.sigil(entry), corner or "")

    # --- signs ------------------------------------------------------------------------------

    def icons(self, text: str, quiet: bool = False) -> Markup:
        """Returns the symbols of a text as icons; `quiet` where words stand beside them."""
        key = f"signs {quiet} {text}"
        return self.cached(key, lambda: self._icons(text, quiet))

    def _icons(self, text: str, quiet: bool) -> Markup:
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
        return Markup("").join(parts)

    def symbols(self, text: str) -> Node:
        return self.icons(text, quiet=True)

    def _sign(self, sign: str, quiet: bool) -> Markup:
        if sign == signs.OR:
            return Markup("<i>{}</i>").format(self.text("legend-or"))
        if sign == signs.MAY:
            return Markup('<i title="{}">?</i>').format(self.text("legend-may"))
        return self.mark(SIGNS[sign]) if quiet else self.icon(SIGNS[sign])

    def effect_icons(self, effect: Effect) -> Markup:
        """Returns an effect in icons."""
        if not effect.path:
            return self.icons(symbols.icons(effect))
        return self.cached(f"effect-icons {effect.path}", lambda: self.icons(symbols.icons(effect)))

    def cost_icons(self, cost: Cost) -> Markup:
        """Returns a price in icons."""
        return self.icons(symbols.cost_icons(cost))

    # --- words ------------------------------------------------------------------------------

    def reward_text(self, threshold: int, effect: Effect) -> str:
        """Returns a Battle Reward in words, with the strength it asks for."""
        return f"{self.text('effect-reward', n=threshold)}: {self.effect_text(effect)}"

    def effect_text(self, effect: Effect) -> str:
        """Returns an effect as a sentence."""
        if not effect.path:
            return capital(self._evenfall_words.write(effect))
        return self.once(
            f"effect {effect.path}", lambda: capital(self._evenfall_words.write(effect))
        )

    def catalyst_costs_text(self, crystals: bool = False) -> str:
        """Returns what Scythes and Orbs cost, and with the path Crystals, in words."""
        table = self.table
        said = self.text(
            "page-build-costs",
            scythe=self.cost_text("scythe", table.scythe_cost),
            orb=self.cost_text("orb", table.orb_cost),
        )
        if crystals and table.path is not None:
            cost = self.cost_text("crystal", table.path.crystal_cost)
            said += f" {self.text('path-crystal', cost=cost)}"
        return said

    def council_cost_text(self, first: bool, side: str = "sun") -> str:
        """Returns what a Council Member costs at a side of a clan board, in words."""
        board = self.board(side)
        cost = board.first_council if first else board.further_council
        return self.once(f"council {side} {first}", lambda: self._evenfall_words.council_cost(cost))

    def board(self, side: str) -> Board:
        """Returns a side of a clan board by its entry."""
        return self._evenfall_words.board(side)

    def standing_text(self, board: Board) -> str:
        """Returns what holds as long as a clan board lies there, in words."""
        return self.once(
            f"standing {board.side}", lambda: " ".join(self._evenfall_words.standing_lines(board))
        )

    def tile(self, entry: str) -> Tile:
        """Returns a Battle Bonus Tile by its entry."""
        return self._evenfall_words.tile(entry)

    def is_only_with_path(self, entry: str) -> bool:
        """Returns whether a Battle Bonus Tile belongs to the Crystal Path."""
        return bool(self._evenfall_words.catalogue.items["tile"][entry].values["crystal_path_only"])

    def cost_text(self, what: str, cost: Cost) -> str:
        """Returns a price in words; `what` names what it is the price of."""
        return self.once(f"price {what}", lambda: self._evenfall_words.cost(cost))

    def card_text(self, uid: str) -> str:
        """Returns what a card says, in full."""
        return self._of_card("card-text", uid, self._evenfall_words.card_text)

    def card_facts(self, uid: str) -> str:
        """Returns kind, keyword, cost and worth of a card."""
        return self._of_card("card-facts", uid, self._evenfall_words.card_facts)

    def council_text(self, uid: str) -> str:
        """Returns what a person does in the Council."""
        copy = int(uid.rpartition(".")[2])
        return self._of_card(
            "council-text", uid, lambda entry: self._evenfall_words.council_text(entry, copy)
        )

    def card_aspects(self, card: Card) -> Aspects:
        """Returns what is printed on a card and can tell it from others of its name."""
        found = self._aspects.get(card.uid)
        if found is None:
            found = self._aspects[card.uid] = card_aspects(self._evenfall_words, self.text, card)
        return found

    def _of_card(self, kind: str, uid: str, write: Callable[[str], str]) -> str:
        return self.once(f"{kind} {uid}", lambda: write(self.cards[uid].entry))

    def tile_text(self, tile: str) -> str:
        """Returns what a Clan Tile of the Automa does."""
        item = self._evenfall_words.catalogue.items["automa_tile"][tile]
        return self.once(f"tile-text {tile}", lambda: self._evenfall_words.card_text(item))

    def tile_strength(self, tile: str) -> int:
        """Returns what a Clan Tile adds to the Automa's combat strength."""
        item = self._evenfall_words.catalogue.items["automa_tile"].get(tile)
        return int(item.values.get("strength", 0)) if item is not None else 0

    def keyword(self, card: Card) -> str:
        """Returns the word of a card's keyword in styles: `artifact` …"""
        return KEYWORDS[card.keyword]

    def stone_of(self, card: Card) -> str:
        """Returns the word of a Place's Powerstone icon."""
        return ICONS[card.icon]

    def link(self, uid: str) -> Markup:
        """Returns a card's name, which opens the card."""
        return self.card_link(self.cards[uid].entry, self.name(f"card:{uid}"))

    def heading(self, uid: str) -> Markup:
        """Returns the same for the head of a card, where a long name has to be broken."""
        name = breakable(self.name(f"card:{uid}"), self.language)
        return self.card_link(self.cards[uid].entry, name)

    def two_names(self, uid: str) -> Markup:
        """Returns the same with the second of two names apart, which a crowded hand leaves out."""
        name, _, epithet = breakable(self.name(f"card:{uid}"), self.language).partition(EPITHET)
        whole = self.svg('{}<span class="epithet">{}{}</span>', name, EPITHET, epithet)
        return self.card_link(self.cards[uid].entry, whole if epithet else name)


_RENDERERS: Cache[tuple[str, int], EvenfallRenderer] = Cache(RENDERERS)


def renderer_for(words: EvenfallWords) -> EvenfallRenderer:
    """Returns the renderer of a language and a catalogue; the last few are kept."""
    key = (words.language, id(words.table))
    return _RENDERERS.get(key) or _RENDERERS.put(key, EvenfallRenderer(words))
