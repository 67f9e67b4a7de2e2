"""Faces of cards, sheets and tokens, as the book of all cards shows them.

The book takes the symbol `s-<entry>` for the face of a card. Spells have theirs; here the others
get one that refers to their drawing in the symbol sheet.
"""

from typing import Final

from gloaming.eldritch.page.art import cameos, glyphs
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


def unknown_investigator_drawing(is_drawn: bool) -> str:
    """Returns an empty portrait: with a question mark where lots are drawn, else with a head that
    waits for a face."""
    ask = '<path d="M34 42a16 16 0 1 1 24 14c-7 4-8 8-8 14M50 84v1" stroke-width="8"/>'
    head = '<path d="M18 112c2-26 16-30 32-30s30 4 32 30M50 74a20 24 0 1 0-1 0" stroke-width="4"/>'
    return (
        '<svg viewBox="0 -10 100 130"><ellipse cx="50" cy="55" rx="47" ry="62" stroke-width="4"'
        f' stroke-dasharray="10 8"/>{ask if is_drawn else head}</svg>'
    )


def investigator_drawing(sheet: str) -> str:
    """Returns a portrait that needs no style sheet, for the form of a new table."""
    portrait = cameos.PEOPLE.get(sheet, "")
    for name, colour in (("--cut", "#16211f"), ("--card", "#e4d8b8")):
        portrait = portrait.replace(f"var({name})", colour)
    portrait = portrait.replace('class="c-line"', 'fill="none" stroke="#e4d8b8"')
    return (
        '<svg viewBox="0 -10 100 130"><ellipse cx="50" cy="55" rx="49" ry="64" fill="#e4d8b8"'
        f' stroke="none"/><g stroke="none">{portrait}</g></svg>'
    )
