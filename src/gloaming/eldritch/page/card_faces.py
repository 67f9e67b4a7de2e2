"""Faces of cards, sheets and tokens, as the book of all cards shows them.

The book takes the symbol `s-<entry>` for the face of a card. Spells have theirs; here the others
get one that refers to their drawing in the symbol sheet.
"""

from typing import Final

from gloaming.eldritch.page.art import glyphs
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.page.symbol_sheet import symbol_sheet

# Of each kind of entries the prefix of its drawings, and their field.
DRAWN: Final = (
    ("investigator", "c", "0 -10 100 130"),
    ("monster", "m", "0 0 100 100"),
    ("asset", "a", "0 0 24 24"),
    ("artifact", "a", "0 0 24 24"),
    ("condition", "a", "0 0 24 24"),
)


def face_symbols(catalogue: Catalogue, sheet: str) -> str:
    """Returns the faces as symbols; `sheet` is the symbol sheet that holds the drawings."""
    parts: list[str] = []
    for kind, prefix, field in DRAWN:
        for id in catalogue.items[kind]:
            if f'id="{prefix}-{id}"' in sheet:
                parts.append(
                    f'<symbol id="s-{id}" viewBox="{field}"><use href="#{prefix}-{id}"/></symbol>'
                )
    return "".join(parts)


def sheet_with_faces(catalogue: Catalogue, more: str) -> str:
    """Returns all drawings of the page, `more` symbols among them."""
    drawings = glyphs.sprites(catalogue)
    return drawings + symbol_sheet(more, face_symbols(catalogue, drawings))
