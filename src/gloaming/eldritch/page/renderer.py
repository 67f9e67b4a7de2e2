"""Draws and writes what never changes in Eldritch Horror: icons, portraits, tokens, card texts."""

from typing import Any, Final

from markupsafe import Markup

from gloaming.eldritch.page.art import cameos, glyphs
from gloaming.eldritch.page.icon_names import NAMES
from gloaming.eldritch.terminal import signs
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.kernel.cache import Cache
from gloaming.kernel.content.pack import Item
from gloaming.kernel.page.elements import Node
from gloaming.kernel.page.hyphenation import breakable
from gloaming.kernel.page.renderer import Renderer

GAME: Final = "eldritch"
RENDERERS: Final = 6  # that are kept: of a few catalogues in each language
# The omens as the page names and draws them, by the colour that the rules give them.
OMENS: Final = {"green": "comet", "blue": "stars", "red": "eclipse"}
NUMBERED: Final = "space-"  # how the ids of spaces without a name begin
# The icons for the signs that texts use.
SIGNS: Final = {
    signs.HEALTH: "health",
    signs.SANITY: "sanity",
    signs.GATE: "gate",
    signs.CLUE: "clue",
    signs.ELDRITCH: "eldritch",
    signs.RUMOR: "rumor",
    signs.EXPEDITION: "expedition",
}


class EldritchRenderer(Renderer):
    """Draws and writes for Eldritch Horror in one language and with one catalogue."""

    def __init__(self, words: EldritchWords) -> None:
        super().__init__(GAME, words, NAMES)
        self._eldritch_words = words

    # --- things of the catalogue ----------------------------------------------------------

    def item(self, id: str) -> Item | None:
        """Returns the entry of a card, a sheet or a token; None for what is no entry."""
        return self._eldritch_words.find_item(id)

    def entry(self, id: str) -> str:
        """Returns the id of the entry that a card or a token is a copy of."""
        item = self.item(id)
        return id if item is None else item.id

    def values(self, id: str) -> dict[str, Any]:
        """Returns the values of an entry; none for what is no entry."""
        item = self.item(id)
        return {} if item is None else item.values

    def traits(self, id: str) -> tuple[str, ...]:
        """Returns the traits of a card."""
        return tuple(self.values(id).get("traits", ()))

    # --- names ----------------------------------------------------------------------------

    def card_name(self, id: str) -> str:
        """Returns the name of a card, a sheet or a token."""
        return self.name(f"card:{id}")

    def occupation(self, sheet: str) -> str:
        """Returns what an investigator does for a living."""
        return self._in_language(self.values(sheet).get("occupation", {}))

    def space_name(self, id: str) -> str:
        """Returns the name of a space as the rules call it."""
        return self.name(f"space:{id}")

    def full_space_name(self, id: str) -> str:
        """Returns the name of a space; a numbered one with where it is in the world."""
        where = self.whereabouts(id)
        return f"{self.space_name(id)}, {where}" if where else self.space_name(id)

    def whereabouts(self, id: str) -> str:
        """Returns where in the world a numbered space is; nothing for one with a name."""
        return self._in_language(self._space_values(id).get("real", {})) if is_numbered(id) else ""

    def region(self, id: str) -> str:
        """Returns the word of the region of a space."""
        return str(self._space_values(id).get("region", ""))

    def _space_values(self, id: str) -> dict[str, Any]:
        item = self._eldritch_words.catalogue.items["space"].get(id)
        return {} if item is None else item.values

    def _in_language(self, names: dict[str, str]) -> str:
        return names.get(self.language) or names.get("en", "")

    # --- texts ----------------------------------------------------------------------------

    def card_text(self, id: str) -> str:
        """Returns what the front of a card says, in full; long words can be broken."""
        return self.once(
            f"card-text {id}", lambda: breakable(" ".join(self.front_lines(id)), self.language)
        )

    def front_lines(self, id: str) -> list[str]:
        """Returns what the front of a card or a sheet says, line by line."""
        item = self.item(id)
        return [] if item is None else self._eldritch_words.front_lines(item)

    def other_side(self, id: str) -> list[str]:
        """Returns the other side of a sheet that everybody may read, line by line."""
        item = self.item(id)
        return [] if item is None else self._eldritch_words.other_side(item)

    def lasting_text(self, id: str, first: int = 0) -> str:
        """Returns what a card in play says from a line on, without what it did on entering."""
        return self.once(f"lasting {first} {id}", lambda: self._lasting(id, first))

    def _lasting(self, id: str, first: int) -> str:
        lines = self.front_lines(id)[first:]
        return " ".join(lines[1:] if "enters" in self.values(id) else lines)

    def back_text(self, copy: str) -> str:
        """Returns the back of a copy of a Spell or a Condition, which the reader has seen."""
        number = int(copy.rpartition(".")[2]) - 1
        return self.once(f"back {copy}", lambda: self._back(copy, number))

    def _back(self, copy: str, number: int) -> str:
        item = self.item(copy)
        if item is None:
            return ""
        title = self._eldritch_words.back_title(item, number)
        text = self._eldritch_words.back_text(item, number)
        return f"{title}: {text}" if title else text

    def card_facts(self, id: str) -> str:
        """Returns kind, traits, value and numbers of a card."""
        item = self.item(id)
        if item is None:
            return ""
        return self.once(f"facts {item.id}", lambda: self._eldritch_words.card_facts(item))

    # --- drawings -------------------------------------------------------------------------

    def link(self, id: str) -> Markup:
        """Returns the name of a card, which opens it."""
        return self.card_link(self.entry(id), self.card_name(id))

    def heading(self, id: str) -> Markup:
        """Returns the same for the head of a card, where a long name has to be broken."""
        return self.card_link(self.entry(id), breakable(self.card_name(id), self.language))

    def cameo(self, sheet: str) -> Markup:
        """Returns the head of an investigator in a round frame."""
        return self.cached(("cameo", sheet), lambda: cameos.cameo(sheet))

    def portrait(self, sheet: str) -> Markup:
        """Returns the portrait of an investigator."""
        return self.cached(("portrait", sheet), lambda: cameos.portrait(sheet))

    def omen_icon(self, colour: str) -> Markup:
        """Returns the sign of an omen, with its name."""
        return self.icon(OMENS[colour], self.text(f"page-omen-{colour}"))

    def emblem(self, id: str) -> Node:
        """Returns the emblem of a card: the frame is its kind, the sign in it its trait."""
        item = self.item(id)
        if item is None:
            return None
        return self.cached(
            ("emblem", item.id), lambda: glyphs.emblem(item.kind, self.traits(id), item.id)
        )

    def symbols(self, text: str) -> Node:
        """Returns the few words beside an option, with the signs in them as icons."""
        parts: list[Node] = []
        plain = ""
        for letter in text:
            icon = SIGNS.get(letter)
            if icon is None:
                plain += letter
            else:
                parts += [plain, self.mark(icon)]
                plain = ""
        return [*parts, plain]


def frame(item: Item) -> str:
    """Returns the word of the frame of a card's emblem, which its style has too."""
    if item.kind != "asset":
        return item.kind
    traits = item.values.get("traits", ())
    return next((t for t in ("ally", "service", "trinket", "item") if t in traits), "item")


def is_numbered(space: str) -> bool:
    """Returns whether a space has a number instead of a name."""
    return space.startswith(NUMBERED)


_RENDERERS: Cache[tuple[str, int], EldritchRenderer] = Cache(RENDERERS)


def renderer_for(words: EldritchWords) -> EldritchRenderer:
    """Returns the renderer of a language and a catalogue; the last few are kept."""
    key = (words.language, id(words.table))
    return _RENDERERS.get(key) or _RENDERERS.put(key, EldritchRenderer(words))
