"""Facts and positions of plain fields: what a layout declares is read and written by its name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloaming.kernel.state.fields import AMOUNT, FLAG, FLAT, VALUE, Layout
from gloaming.kernel.testing.given import GivenTable


def read_fields(
    layout: Layout, item: object, names: Mapping[str, Callable[[int], str]]
) -> dict[str, Any]:
    """Returns the fields of an object that people know, by the fields' names.

    Amounts and flags are there as they are; lists of components by the names that `names` has for
    their kind. What holds anything else is left out.
    """
    found: dict[str, Any] = {}
    for field in layout.fields:
        held = getattr(item, field.name)
        if field.copied == VALUE and field.holds in (AMOUNT, FLAG):
            found[field.name] = held
        elif field.copied == FLAT and field.holds in names:
            found[field.name] = [names[field.holds](entry) for entry in held]
    return found


def write_fields(
    layout: Layout, item: object, given: GivenTable, names: Mapping[str, Sequence[str]]
) -> None:
    """Writes the amounts, flags and named components that are given into an object.

    `names` are the names of components by their kind; other kinds are left for the game to read.
    """
    for field in layout.fields:
        if field.copied == VALUE and field.holds == AMOUNT:
            if field.name in given:
                setattr(item, field.name, given.amount(field.name))
        elif field.copied == VALUE and field.holds == FLAG:
            if field.name in given:
                setattr(item, field.name, given.flag(field.name))
        elif field.copied == FLAT and field.holds in names and not field.reference:
            if field.name in given:
                setattr(item, field.name, given.several_of(field.name, names[field.holds]))
