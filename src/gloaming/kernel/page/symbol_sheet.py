"""The symbol sheet: every drawing of a page once, for the whole document."""

from collections.abc import Iterable, Mapping

from gloaming.kernel.page.portraits import portrait, portrait_parts
from gloaming.kernel.page.sigils import sigil

FILLED = "F"  # begins a drawing that is filled instead of stroked


def symbol_sheet(*parts: str) -> str:
    """Returns one hidden SVG that holds symbols, to be used by their ids."""
    return (
        '<svg class="sprites" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{''.join(parts)}</defs></svg>"
    )


def icon_symbols(prefix: str, drawings: Mapping[str, str]) -> str:
    """Returns icons as symbols with the ids `<prefix>-<name>`.

    A drawing is the path of an icon on a field of 24 by 24.
    """
    parts: list[str] = []
    for name, drawing in drawings.items():
        look = ' fill="currentColor" stroke="none"' if drawing.startswith(FILLED) else ""
        parts.append(
            f'<symbol id="{prefix}-{name}" viewBox="0 0 24 24">'
            f'<path d="{drawing.removeprefix(FILLED)}"{look}/></symbol>'
        )
    return "".join(parts)


def portrait_symbols(people: Iterable[str]) -> str:
    """Returns portraits of people as symbols with the ids `s-<id>`, in the place of sigils."""
    return portrait_parts() + "".join(
        f'<symbol id="s-{id}" viewBox="0 0 100 100">{portrait(id)}</symbol>' for id in people
    )


def sigil_symbols(cards: Iterable[tuple[str, str]]) -> str:
    """Returns the sigils of cards, given by id and family, as symbols with the ids `s-<id>`."""
    return "".join(
        f'<symbol id="s-{id}" viewBox="0 0 100 100">{sigil(id, family)}</symbol>'
        for id, family in cards
    )
