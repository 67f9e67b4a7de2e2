"""Narration: the passages that the story tells around what happens, by entry and part.

The files in content/tales have a table for each entry. One with several texts (an encounter card by
its city or kind of space, a Condition by the copy, a fallen investigator by the token) has a table
for each of them; in it stand the passages: `start`, and `pass` and `fail` after a test or a price.
A complex encounter has `pass-pass` and the like for what follows in its second part.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "content" / "tales"
START = "start"
INITIAL = "initial"  # the first part of a complex card
MOST_LETTERS = 240


@cache
def all_narration() -> dict[str, Any]:
    """Returns all narration, by entry."""
    found: dict[str, Any] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        for entry, table in tomllib.loads(file.read_text("utf-8")).items():
            found.setdefault(entry, {}).update(table)
    return found


def passage(entry: str, part: str, language: str) -> str:
    """Returns a passage; "" if there is none.

    `entry` is that of a card, or the id of a copy of it (`amnesia.2`). `part` names the text and
    then the passage: `arkham` or `arkham.pass`, `initial`, `pass`, `pass-fail`.
    """
    table: Any = all_narration()
    for key in [*entry.split("."), *part.split(".")]:
        if _is_passage(table):
            return ""
        name = START if key == INITIAL else key
        if name not in table:
            return ""
        table = table[name]
    if not _is_passage(table):
        table = table.get(START, {})
    text: str = table.get(language) or table.get("en") or ""
    return text


def _is_passage(table: dict[str, Any]) -> bool:
    return isinstance(table.get("en"), str)


@cache
def tale_keys() -> set[str]:
    """Returns the narration there is, as `entry/part`, or `copy/part` where copies differ."""
    found: set[str] = set()
    for path, _ in passages():
        entry, _, part = path.partition(".")
        found.add(f"{entry}/{part}")
        if part == START:
            found.add(f"{entry}/{INITIAL}")
        if part.endswith(f".{START}"):
            found.add(f"{entry}/{part.removesuffix(f'.{START}')}")
        copy, _, rest = part.partition(".")
        if copy.isdecimal():
            found.add(f"{entry}.{copy}/{rest}")
    return found


def passages() -> list[tuple[str, dict[str, str]]]:
    """Returns every passage with the way to it, in all its languages."""
    found: list[tuple[str, dict[str, str]]] = []
    _collect("", all_narration(), found)
    return found


def _collect(path: str, table: dict[str, Any], found: list[tuple[str, dict[str, str]]]) -> None:
    if _is_passage(table):
        found.append((path, table))
        return
    for key, inner in table.items():
        _collect(f"{path}.{key}" if path else key, inner, found)
