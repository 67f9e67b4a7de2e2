"""What a view holds beyond what every view has, as labelled texts, lists and tables.

This is how a game is shown that brings no page or screen of its own. A field is called by the
message `view-<field>` of the game's words; where there is none, by its own name.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from gloaming.kernel.text.words import Words, capital
from gloaming.kernel.views.encode import decode_message
from gloaming.kernel.views.types import MessageView, NameRef, View

COMMON = frozenset(View.__struct_fields__)


class FactTable:
    """Rows of facts under headings; `heads` is empty where the rows speak for themselves."""

    def __init__(self, heads: list[str], rows: "list[list[FactValue]]") -> None:
        self.heads = heads
        self.rows = rows


FactValue: TypeAlias = "str | list[FactValue] | FactTable"


class Fact:
    """A labelled fact of a view."""

    def __init__(self, label: str, value: FactValue) -> None:
        self.label = label
        self.value = value


def view_facts(view: View, words: Words) -> list[Fact]:
    """Returns the game's own fields of a view, in their order; those without a value are left out.

    Texts that name a thing (`card:fairy.1`) are shown by its name, `seat` by who sits there.
    """
    found: list[Fact] = []
    for field in view.__struct_fields__:
        if field not in COMMON:
            value = _value(field, getattr(view, field), words)
            if value not in ("", []):
                found.append(Fact(_label(field, words), value))
    return found


def _label(field: str, words: Words) -> str:
    id = f"view-{field.replace('_', '-')}"
    return words.format(id) if words.has_message(id) else capital(field.replace("_", " "))


def _value(field: str, value: Any, words: Words) -> FactValue:
    if value is None:
        return ""
    if isinstance(value, bool):
        return words.format("option-yes" if value else "option-no")
    if isinstance(value, int):
        return words.name(f"seat:{value}") if field == "seat" else str(value)
    if isinstance(value, str):
        return words.name(value) if ":" in value else value
    if isinstance(value, NameRef):
        return words.name(value.thing)
    if isinstance(value, MessageView):
        return words.say(decode_message(value))
    if isinstance(value, msgspec.Struct):
        return FactTable([], [list(_named_value(name, value, words)) for name in _fields(value)])
    if isinstance(value, Mapping):
        return FactTable(
            [], [[str(key), _value(str(key), value[key], words)] for key in sorted(value)]
        )
    if isinstance(value, Iterable):
        return _several(list(value), words)
    return str(value)


def _named_value(name: str, struct: msgspec.Struct, words: Words) -> tuple[str, FactValue]:
    return _label(name, words), _value(name, getattr(struct, name), words)


def _fields(struct: msgspec.Struct) -> tuple[str, ...]:
    return struct.__struct_fields__


def _several(values: list[Any], words: Words) -> FactValue:
    """Returns a table of structures of one kind, or a list of anything else."""
    kinds = {type(value) for value in values}
    if len(kinds) == 1 and isinstance(values[0], msgspec.Struct):
        if not isinstance(values[0], (NameRef, MessageView)):
            fields = _fields(values[0])
            return FactTable(
                [_label(field, words) for field in fields],
                [[_value(name, getattr(row, name), words) for name in fields] for row in values],
            )
    return [_value("", value, words) for value in values]
