"""HTML elements that are written at once, for zones that are drawn after every answer.

They are used as htpy's are: `h.li(".line", data_thing=thing)[name, button]`. htpy builds a tree,
checks it and walks it; here a tag with its content is a text as soon as it has its content. What
htpy takes beyond this (dictionaries of attributes, lists of classes, contexts) is not needed there.
"""

import keyword
from functools import cache

from markupsafe import Markup, escape

from gloaming.kernel.html import escaped, write_into

VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))
Attribute = str | int | bool | None


class Element:
    """A tag with its attributes; `[…]` gives it content."""

    __slots__ = ("_close", "_name", "_open")

    def __init__(self, name: str, attributes: str = "") -> None:
        self._name = name
        self._open = f"<{name}{attributes}>"
        self._close = "" if name in VOID else f"</{name}>"

    def __call__(self, look: str = "", /, **attributes: Attribute) -> "Element":
        """The tag with attributes; `look` is its id and classes as in a style sheet."""
        text = _look(look) if look else ""
        for name, value in attributes.items():
            if value is None or value is False or (value == "" and name == "class_"):
                continue
            if value is True:
                text += f" {_named(name)}"
            else:
                text += f' {_named(name)}="{escaped(str(value))}"'
        return Element(self._name, text)

    def __getitem__(self, content: object) -> Markup:
        parts = [self._open]
        write_into(content, parts)
        parts.append(self._close)
        return Markup("".join(parts))

    __iter__ = None  # an element is no list, although it has `[…]`

    def __html__(self) -> str:
        return self._open + self._close


@cache
def _look(look: str) -> str:
    """`#id.one.two` as attributes."""
    ids, *classes = look.split(".")
    text = f' id="{escape(ids[1:])}"' if ids else ""
    return text + (f' class="{escape(" ".join(classes))}"' if classes else "")


@cache
def _named(name: str) -> str:
    """An attribute's name as HTML has it: `data-thing`, `class`."""
    bare = name.removesuffix("_")
    return (bare if keyword.iskeyword(bare) else name).replace("_", "-")


@cache
def _element(name: str) -> Element:
    return Element(name)


def __getattr__(name: str) -> Element:
    """Any tag by its name."""
    if not name.islower() or name.startswith("_"):
        raise AttributeError(name)
    return _element(name)
