"""All pictures, which are files: `python -m gloaming.eldritch.page.art.pictures` writes them anew.

A browser loads a picture when a scene shows it, so that neither the page nor an update carries it.
"""

# not compiled: it is run as a program

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gloaming.eldritch.page.art import ancient_ones, cameos, cities, other_worlds, wilds
from gloaming.eldritch.page.art.canvas import Canvas

PICTURES: Final[dict[str, Callable[[], Canvas]]] = {
    **cities.PICTURES,
    **wilds.PICTURES,
    **other_worlds.PICTURES,
    **ancient_ones.PICTURES,
}
# A head that waits for a face, and a question mark where lots are drawn.
UNKNOWN: Final = {
    "unknown": "M18 112c2-26 16-30 32-30s30 4 32 30M50 74a20 24 0 1 0-1 0",
    "random": "M34 42a16 16 0 1 1 24 14c-7 4-8 8-8 14M50 84v1",
}
PORTRAITS: Final = (*UNKNOWN, *cameos.PEOPLE)
INK: Final = "#16211f"
CARD: Final = "#e4d8b8"
FOLDER: Final = Path(__file__).parent.parent / "static" / "pictures"
PORTRAIT_FOLDER: Final = FOLDER.parent / "portraits"
STYLES: Final = FOLDER.parent / "pictures.css"


def picture(name: str) -> str:
    """Returns a picture as the text of its file."""
    return PICTURES[name]().svg()


def portrait(name: str) -> str:
    """Returns a portrait as the text of its file: an investigator in an oval frame of the
    investigator's colour, or an empty one."""
    if name in UNKNOWN:
        tone = cameos.TONES[cameos.NOBODY]
        drawn = (
            f'<path d="{UNKNOWN[name]}" fill="none" stroke="{tone}" stroke-width="6"'
            ' stroke-linecap="round"/>'
        )
    else:
        tone = cameos.TONES[name]
        drawn = cameos.PEOPLE[name].replace("var(--cut)", INK).replace("var(--card)", CARD)
        drawn = drawn.replace('class="c-line"', f'fill="none" stroke="{CARD}"')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -12 100 134">'
        '<clipPath id="o"><ellipse cx="50" cy="55" rx="46" ry="63"/></clipPath>'
        f'<ellipse cx="50" cy="55" rx="46" ry="63" fill="{CARD}"/>'
        f'<g clip-path="url(#o)">{drawn}</g>'
        f'<ellipse cx="50" cy="55" rx="47" ry="64" fill="none" stroke="{tone}" stroke-width="5"/>'
        "</svg>"
    )


def styles() -> str:
    """Returns the style sheet that gives every picture to the elements of its name."""
    rows = [
        f'.of-{name} {{ background-image: url("pictures/{name}.svg"); }}'
        for name in sorted(PICTURES)
    ]
    head = "/* The pictures, each for the elements of its name; written by `art/pictures.py`. */"
    return "\n".join([head, "", *rows, ""])


def write_all(folder: Path) -> None:
    """Writes every picture into a folder, and portraits and the style sheet beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        (folder / f"{name}.svg").write_text(picture(name), "utf-8")
    portraits = folder.parent / PORTRAIT_FOLDER.name
    portraits.mkdir(exist_ok=True)
    for name in PORTRAITS:
        (portraits / f"{name}.svg").write_text(portrait(name), "utf-8")
    (folder.parent / STYLES.name).write_text(styles(), "utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
