"""The symbol sheet: every icon, crest, landscape and sigil once, for the whole document."""

from functools import cache

from gloaming.evenfall.page import icons, lands, sigils
from gloaming.kernel.pack import Catalogue

CARDS = ("place", "starting_place", "ritual", "person", "demon")


def sprites(catalogue: Catalogue) -> str:
    """One hidden SVG with all symbols. Packs add no cards, so our own content has them all."""
    cards = tuple(
        (kind, item.id, str(item.values.get("keyword", "")))
        for kind in CARDS
        for item in catalogue.items[kind].values()
    )
    return _sheet(cards)


@cache
def _sheet(cards: tuple[tuple[str, str, str], ...]) -> str:
    drawn = "".join(
        f'<symbol id="s-{id}" viewBox="0 0 100 100">{sigils.sigil(id, kind, keyword)}</symbol>'
        for kind, id, keyword in cards
    )
    return (
        '<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{icons.symbols()}{lands.symbols()}{drawn}</defs></svg>"
    )
