"""Writes htpy's trees as text in one go.

htpy renders through a generator for every level of nesting, which is right for streaming and slow
for pieces that are drawn for every seat after every answer. What this does not know it leaves to
htpy.
"""

from types import GeneratorType

import htpy as h
from htpy import Element, Fragment, Node, VoidElement
from markupsafe import Markup, escape

_KNOWN = all(hasattr(h.p[""], name) for name in ("_name", "_attrs", "_children")) and hasattr(
    h.fragment[""], "_node"
)


def write(node: Node) -> Markup:
    """A node as HTML; the same bytes that htpy gives."""
    if not _KNOWN:
        return Markup(h.fragment[node])
    parts: list[str] = []
    _write(node, parts)
    return Markup("".join(parts))


def _write(node: object, parts: list[str]) -> None:
    kind = type(node)
    if kind is str:
        parts.append(str(escape(node)))
    elif kind is Markup:
        parts.append(node)  # type: ignore[arg-type]
    elif node is None or kind is bool:
        return
    elif kind is Element:
        parts.append(f"<{node._name}{node._attrs}>")  # type: ignore[attr-defined]
        _write(node._children, parts)  # type: ignore[attr-defined]
        parts.append(f"</{node._name}>")  # type: ignore[attr-defined]
    elif kind is VoidElement:
        parts.append(f"<{node._name}{node._attrs}>")  # type: ignore[attr-defined]
    elif kind is list or kind is tuple or kind is GeneratorType:
        for child in node:  # type: ignore[attr-defined]
            _write(child, parts)
    elif kind is int:
        parts.append(str(node))
    elif kind is Fragment:
        _write(node._node, parts)  # type: ignore[attr-defined]
    else:
        parts.append(str(h.fragment[node]))  # type: ignore[index]
