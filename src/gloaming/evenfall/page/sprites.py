"""The symbol sheet: every icon, crest, landscape and sigil once, for the whole document."""

from functools import cache

from gloaming.evenfall.model.cards import CARD_KINDS, PLACE_KINDS
from gloaming.evenfall.page import crystal_icons as path_icons
from gloaming.evenfall.page import icons, sigils
from gloaming.evenfall.page import landscapes as lands
from gloaming.kernel.content.pack import Catalogue


def sprites(catalogue: Catalogue) -> str:
    """One hidden SVG with all symbols: `s-` and a card's id is its sigil, `p-` its landscape.

    Packs add no cards, so our own content has them all.
    """
    cards = tuple(
        (kind, item.id, str(item.values.get("keyword", "")))
        for kind in CARD_KINDS
        for item in catalogue.items[kind].values()
    )
    return _sheet(cards)


@cache
def _sheet(cards: tuple[tuple[str, str, str], ...]) -> str:
    drawn = "".join(
        f'<symbol id="s-{id}" viewBox="0 0 100 100">{sigils.sigil(id, kind, keyword)}</symbol>'
        for kind, id, keyword in cards
    )
    pictures = "".join(
        f'<symbol id="p-{id}"><use href="#l-{lands.land(id)}"/></symbol>'
        for kind, id, _ in cards
        if kind in PLACE_KINDS
    )
    return (
        '<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{icons.symbols()}{path_icons.crystal_symbols()}{lands.symbols()}{drawn}{pictures}"
        "</defs></svg>"
    )
