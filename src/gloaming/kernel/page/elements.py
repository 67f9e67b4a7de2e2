"""HTML elements that are text as soon as they have their content.

`h.li(".line", data_thing=thing)[name, button]` is an element with attributes and content. Content
is a text (which is escaped), a number, HTML that is marked as such, an element, nothing (`None` or
a truth value), or several of these in a list, a tuple or a generator.
"""

import keyword
from collections.abc import Iterable
from types import GeneratorType
from typing import Final, TypeAlias

from markupsafe import Markup, escape

try:
    from markupsafe._speedups import _escape_inner
except ImportError:

    def _escape_inner(s: str, /) -> str:
        return str(escape(s))


# What can be the content of an element; `Markup` is a text that is not escaped.
Node: TypeAlias = "bool | str | int | Element | Iterable[Node] | None"
Attribute = str | int | bool | None
VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


class Element:
    """A tag with its attributes; `[…]` gives it content and makes it HTML."""

    __slots__ = ("_close", "_name", "_open")

    def __init__(self, name: str, attributes: str = "") -> None:
        self._name = name
        self._open = f"<{name}{attributes}>"
        self._close = "" if name in VOID else f"</{name}>"

    def __call__(self, look: str = "", /, **attributes: Attribute) -> "Element":
        """Returns the tag with attributes; `look` is its id and classes as in a style sheet."""
        text = _look_attributes(look) if look else ""
        for name, value in attributes.items():
            if value is None or value is False or (value == "" and name == "class_"):
                continue
            if value is True:
                text += f" {_attribute_name(name)}"
            else:
                text += f' {_attribute_name(name)}="{escaped(str(value))}"'
        return Element(self._name, text)

    def __getitem__(self, content: Node) -> Markup:
        """Returns the element with its content, as HTML."""
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


def escaped(text: str) -> str:
    """Returns a text as it is written in HTML, in content and in attributes."""
    return _escape_inner(text) if text else text


def marked(text: str) -> Markup:
    """Returns a text that is HTML already as such."""
    return str.__new__(Markup, text)


def write(node: Node) -> Markup:
    """Returns a node as HTML."""
    if type(node) is Markup:
        return node
    parts: list[str] = []
    write_into(node, parts)
    return marked("".join(parts))


def write_into(node: object, parts: list[str]) -> None:
    """Adds a node to the parts of a text. What is no node is a TypeError."""
    kind = type(node)
    if kind is Markup:
        parts.append(node)  # type: ignore[arg-type]
    elif kind is str:
        parts.append(escaped(node))  # type: ignore[arg-type]
    elif node is None or kind is bool:
        return
    elif kind is list or kind is tuple or kind is GeneratorType:
        for child in node:  # type: ignore[attr-defined]
            write_into(child, parts)
    elif kind is int:
        parts.append(str(node))
    elif hasattr(node, "__html__"):
        parts.append(node.__html__())
    elif isinstance(node, str):
        parts.append(escaped(str(node)))
    elif hasattr(node, "__iter__"):  # any other iterable: a generator of a compiled module
        for child in node:
            write_into(child, parts)
    else:
        raise TypeError(f"{node!r} cannot be written as HTML")


def _look_attributes(look: str) -> str:
    """Returns `#id.one.two` as attributes; looks are literals, so there are not many."""
    text = _LOOKS.get(look)
    if text is None:
        ids, *classes = look.split(".")
        text = f' id="{escape(ids[1:])}"' if ids else ""
        text += f' class="{escape(" ".join(classes))}"' if classes else ""
        _LOOKS[look] = text
    return text


def _attribute_name(name: str) -> str:
    """Returns an attribute's name as HTML has it: `data-thing`, `class`."""
    found = _NAMES.get(name)
    if found is None:
        bare = name.removesuffix("_")
        found = (bare if keyword.iskeyword(bare) else name).replace("_", "-")
        _NAMES[name] = found
    return found


# The tags that anybody draws with.
a = Element("a")
abbr = Element("abbr")
article = Element("article")
aside = Element("aside")
b = Element("b")
bdi = Element("bdi")
body = Element("body")
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
em = Element("em")
fieldset = Element("fieldset")
figcaption = Element("figcaption")
figure = Element("figure")
footer = Element("footer")
form = Element("form")
g = Element("g")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
h4 = Element("h4")
head = Element("head")
header = Element("header")
hr = Element("hr")
html = Element("html")
i = Element("i")
img = Element("img")
input = Element("input")
kbd = Element("kbd")
label = Element("label")
legend = Element("legend")
li = Element("li")
link = Element("link")
main = Element("main")
mark = Element("mark")
meta = Element("meta")
nav = Element("nav")
noscript = Element("noscript")
ol = Element("ol")
option = Element("option")
output = Element("output")
p = Element("p")
path = Element("path")
script = Element("script")
search = Element("search")
section = Element("section")
select = Element("select")
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
time = Element("time")
title = Element("title")
tr = Element("tr")
ul = Element("ul")
