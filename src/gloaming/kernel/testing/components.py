"""Counting over the declared fields of a state: nothing is lost, doubled or negative."""

from collections.abc import Iterator
from typing import Any

from gloaming.kernel.state.fields import AMOUNT, NESTED, PARTS, VALUE, Field, Layout


def lying(layout: Layout, item: object, *kinds: str) -> list[int]:
    """Returns all components of some kinds, wherever in the state they lie.

    Empty spaces are left out, and so are fields that only refer to what lies elsewhere.
    """
    found: list[int] = []
    for _, field, held in _fields(layout, item, layout.name):
        if field.holds in kinds and not field.reference:
            found += [entry for entry in _entries(field, held) if entry != field.empty]
    return found


def negative_amounts(layout: Layout, item: object) -> list[str]:
    """Returns every amount below 0, with the path of its field."""
    return [
        f"{path} is negative: {held}"
        for path, field, held in _fields(layout, item, layout.name)
        if field.holds == AMOUNT and min(_entries(field, held), default=0) < 0
    ]


def _fields(layout: Layout, item: object, path: str) -> Iterator[tuple[str, Field, Any]]:
    """Yields all fields of an object and of its parts, each with its path and what it holds."""
    for field in layout.fields:
        held = getattr(item, field.name)
        here = f"{path}.{field.name}"
        if field.layout is None:
            yield here, field, held
        elif field.copied == PARTS:
            for i, part in enumerate(held):
                yield from _fields(field.layout, part, f"{here}.{i}")
        elif held is not None:
            yield from _fields(field.layout, held, here)


def _entries(field: Field, held: Any) -> list[int]:
    if field.copied == VALUE:
        return [held]
    if field.copied == NESTED:
        return [entry for inner in held for entry in inner]
    return list(held)
