"""The symbol sheet: every icon, crest, landscape and sigil once, for the whole document."""

from functools import cache

from gloaming.evenfall.model.cards import CARD_KINDS, PLACE_KINDS
from gloaming.evenfall.page import icons
from gloaming.evenfall.page import landscapes as lands
from gloaming.evenfall.page.crystal import icons as path_icons
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.page.sigils import ARCS, SPIRALS, STARS
from gloaming.kernel.page.symbol_sheet import portrait_symbols, sigil_symbols, symbol_sheet

PEOPLE = "person"  # the kind of cards that have a portrait instead of a sigil


def sprites(catalogue: Catalogue) -> str:
    """Returns all drawings of the page: `s-` and a card's id is its sigil, `p-` its landscape.

    Packs add no cards, so our own content has them all.
    """
    cards = tuple(
        (kind, item.id, str(item.values.get("keyword", "")))
        for kind in CARD_KINDS
        for item in catalogue.items[kind].values()
    )
    return _sheet(cards)


def sigil_family(kind: str, keyword: str) -> str:
    """Returns which sigils a card has: petals for Familiars and people, spirals for Enchantments,
    stars for Artifacts and Places."""
    if kind == "person" or keyword == "familiar":
        return ARCS
    return SPIRALS if keyword == "enchantment" else STARS


@cache
def _sheet(cards: tuple[tuple[str, str, str], ...]) -> str:
    pictures = "".join(
        f'<symbol id="p-{id}"><use href="#l-{lands.land(id)}"/></symbol>'
        for kind, id, _ in cards
        if kind in PLACE_KINDS
    )
    return symbol_sheet(
        icons.symbols(),
        path_icons.crystal_symbols(),
        lands.symbols(),
        sigil_symbols(
            (id, sigil_family(kind, keyword)) for kind, id, keyword in cards if kind != PEOPLE
        ),
        portrait_symbols(id for kind, id, _ in cards if kind == PEOPLE),
        pictures,
    )
