"""All pictures, which are files: `python -m gloaming.eldritch.page.art.pictures` writes them anew.

A browser loads a picture when a scene shows it, so that neither the page nor an update carries it.
"""

# not compiled: it is run as a program

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gloaming.eldritch.page.art import ancient_ones, cities, other_worlds, wilds
from gloaming.eldritch.page.art.canvas import Canvas

PICTURES: Final[dict[str, Callable[[], Canvas]]] = {
    **cities.PICTURES,
    **wilds.PICTURES,
    **other_worlds.PICTURES,
    **ancient_ones.PICTURES,
}
FOLDER: Final = Path(__file__).parent.parent / "static" / "pictures"
STYLES: Final = FOLDER.parent / "pictures.css"


def picture(name: str) -> str:
    """Returns a picture as the text of its file."""
    return PICTURES[name]().svg()


def styles() -> str:
    """Returns the style sheet that gives every picture to the elements of its name."""
    rows = [
        f'.of-{name} {{ background-image: url("pictures/{name}.svg"); }}'
        for name in sorted(PICTURES)
    ]
    head = "/* The pictures, each for the elements of its name; written by `art/pictures.py`. */"
    return "\n".join([head, "", *rows, ""])


def write_all(folder: Path) -> None:
    """Writes every picture into a folder, and the style sheet beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        (folder / f"{name}.svg").write_text(picture(name), "utf-8")
    (folder.parent / STYLES.name).write_text(styles(), "utf-8")


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
