"""What a test asks of a game's layout: nothing is forgotten, and `copy` copies what is declared.

assert layout_faults(LIGHTHOUSE_LAYOUT, game) == []
assert copy_faults(LIGHTHOUSE_LAYOUT, game) == []
"""

from typing import Any

from gloaming.kernel.game import Game
from gloaming.kernel.state.fields import (
    DROPPED,
    FLAT,
    NESTED,
    PART,
    PARTS,
    SHARED,
    VALUE,
    Field,
    Layout,
)

UNUSUAL = 98_765  # a number that no field of a fresh object has


def layout_faults(layout: Layout, item: object) -> list[str]:
    """Returns what the layout of an object, or of a part of it, does not declare or invents."""
    found = [f"{layout.name}.{name} is not declared" for name in layout.undeclared(item)]
    found += [f"{layout.name}.{name} is declared but not there" for name in layout.missing(item)]
    for field in layout.fields:
        if field.layout is not None and hasattr(item, field.name):
            for part in _parts(field, item):
                found += layout_faults(field.layout, part)
    return found


def copy_faults(layout: Layout, game: Game) -> list[str]:
    """Returns which fields `copy` loses or shares. The game itself cannot be played on after this.

    Every field is first given a value that no fresh game has: what `copy` forgets would otherwise
    look right by chance.
    """
    _fill(layout, game)
    return _differences(layout, game, game.copy())


def _parts(field: Field, item: object) -> list[Any]:
    held = getattr(item, field.name)
    if field.copied == PARTS:
        return list(held)
    return [] if held is None else [held]


def _fill(layout: Layout, item: object) -> None:
    """Gives every field that is copied a value that no fresh object has."""
    for field in layout.fields:
        held = getattr(item, field.name)
        if field.layout is not None:
            for part in _parts(field, item):
                _fill(field.layout, part)
        elif field.copied == FLAT and not field.saved:
            setattr(item, field.name, held + held[:1])
        elif field.codec is not None:
            continue
        elif field.copied == VALUE and field.saved:
            setattr(item, field.name, not held if isinstance(held, bool) else UNUSUAL)
        elif field.copied == FLAT:
            setattr(item, field.name, [*held, UNUSUAL])
        elif field.copied == NESTED:
            setattr(item, field.name, [*held, [UNUSUAL]])


def _differences(layout: Layout, item: object, copied: object) -> list[str]:
    """Returns the fields of a copy that are not as they are declared."""
    found: list[str] = []
    for field in layout.fields:
        path = f"{layout.name}.{field.name}"
        here, there = getattr(item, field.name), getattr(copied, field.name)
        if field.copied == DROPPED:
            continue
        if field.copied == SHARED:
            if here is not there:
                found.append(f"{path} is not shared")
        elif field.layout is not None:
            found += _part_differences(field, field.layout, here, there, path)
        elif here != there:
            found.append(f"{path} is not copied")
        elif field.lazy:
            if here is not there:
                found.append(f"{path} is not shared until it changes")
        elif field.copied != VALUE and (here is there or _has_common_list(field, here, there)):
            found.append(f"{path} is shared by the copy")
    return found


def _has_common_list(field: Field, here: Any, there: Any) -> bool:
    return field.copied == NESTED and any(a is b for a, b in zip(here, there, strict=True))


def _part_differences(field: Field, layout: Layout, here: Any, there: Any, path: str) -> list[str]:
    if field.copied == PART:
        here, there = ([] if part is None else [part] for part in (here, there))
    if len(here) != len(there):
        return [f"{path} is not copied"]
    found: list[str] = []
    for mine, yours in zip(here, there, strict=True):
        if mine is yours:
            found.append(f"{path} is shared by the copy")
        found += _differences(layout, mine, yours)
    return found
