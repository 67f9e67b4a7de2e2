"""HTML elements that are written at once, for zones that are drawn after every answer.

They are used as htpy's are: `h.li(".line", data_thing=thing)[name, button]`. htpy builds a tree,
checks it and walks it; here a tag with its content is a text as soon as it has its content. What
htpy takes beyond this (dictionaries of attributes, lists of classes, contexts) is not needed there.
"""

import keyword
from typing import Final

from markupsafe import Markup, escape

from gloaming.kernel.page.html import escaped, marked, write_into

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
        return marked("".join(parts))

    def __iter__(self) -> object:
        raise TypeError("an element is no list, although it has […]")

    def __html__(self) -> str:
        return self._open + self._close


_LOOKS: Final[dict[str, str]] = {}
_NAMES: Final[dict[str, str]] = {}


def _look(look: str) -> str:
    """`#id.one.two` as attributes; looks stand in the code, so there are not many."""
    text = _LOOKS.get(look)
    if text is None:
        ids, *classes = look.split(".")
        text = f' id="{escape(ids[1:])}"' if ids else ""
        text += f' class="{escape(" ".join(classes))}"' if classes else ""
        _LOOKS[look] = text
    return text


def _named(name: str) -> str:
    """An attribute's name as HTML has it: `data-thing`, `class`."""
    found = _NAMES.get(name)
    if found is None:
        bare = name.removesuffix("_")
        found = (bare if keyword.iskeyword(bare) else name).replace("_", "-")
        _NAMES[name] = found
    return found


# The tags that anybody draws with.
a = Element("a")
article = Element("article")
aside = Element("aside")
b = Element("b")
br = Element("br")
button = Element("button")
caption = Element("caption")
circle = Element("circle")
code = Element("code")
dd = Element("dd")
details = Element("details")
div = Element("div")
dl = Element("dl")
dt = Element("dt")
figcaption = Element("figcaption")
figure = Element("figure")
footer = Element("footer")
form = Element("form")
g = Element("g")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
h4 = Element("h4")
header = Element("header")
hr = Element("hr")
i = Element("i")
input = Element("input")
kbd = Element("kbd")
label = Element("label")
li = Element("li")
main = Element("main")
ol = Element("ol")
p = Element("p")
path = Element("path")
section = Element("section")
small = Element("small")
span = Element("span")
strong = Element("strong")
summary = Element("summary")
svg = Element("svg")
table = Element("table")
tbody = Element("tbody")
td = Element("td")
text = Element("text")
textarea = Element("textarea")
th = Element("th")
thead = Element("thead")
tr = Element("tr")
ul = Element("ul")
