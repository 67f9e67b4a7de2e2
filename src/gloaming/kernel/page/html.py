"""Writes htpy's trees as text in one go.

htpy renders through a generator for every level of nesting, which is right for streaming and slow
for pieces that are drawn for every seat after every answer. What this does not know it leaves to
htpy.
"""

from types import GeneratorType

import htpy as h
from htpy import Element, Fragment, HTMLElement, Node, VoidElement
from markupsafe import Markup

from gloaming.kernel.page.elements import escaped, marked

_KNOWN = all(hasattr(h.p[""], name) for name in ("_name", "_attrs", "_children")) and hasattr(
    h.fragment[""], "_node"
)


def write(node: Node) -> Markup:
    """A node as HTML; the same bytes that htpy gives."""
    if not _KNOWN:
        return Markup(h.fragment[node])
    if type(node) is Markup:
        return node
    parts: list[str] = []
    write_into(node, parts)
    return marked("".join(parts))


def write_into(node: object, parts: list[str]) -> None:
    """A node as the next parts of a text."""
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
    elif kind is Element or kind is HTMLElement:
        if kind is HTMLElement:
            parts.append("<!doctype html>")
        parts.append(f"<{node._name}{node._attrs}>")  # type: ignore[attr-defined]
        write_into(node._children, parts)  # type: ignore[attr-defined]
        parts.append(f"</{node._name}>")  # type: ignore[attr-defined]
    elif kind is VoidElement:
        parts.append(f"<{node._name}{node._attrs}>")  # type: ignore[attr-defined]
    elif kind is Fragment:
        write_into(node._node, parts)  # type: ignore[attr-defined]
    elif hasattr(node, "__next__"):  # a generator of a compiled module
        for child in node:  # type: ignore[attr-defined]
            write_into(child, parts)
    elif isinstance(node, str) or not hasattr(node, "__html__"):
        parts.append(str(h.fragment[node]))  # type: ignore[index]
    else:
        parts.append(node.__html__())
