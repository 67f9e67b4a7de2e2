"""What the fields of an entry may look like: checks that a game's schema is made of.

A check raises a `PackError` with the place of the field and what was expected there.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gloaming.kernel.content.pack import Item

LANGUAGES = ("en", "es", "de")
LONGEST_TEXT = 400
LONGEST_NAME = 80
LONGEST_NARRATION = 2000

Check = Callable[["Item", str, Any], None]


class Field:
    """What a field of an entry must look like; fields of one group replace each other."""

    def __init__(self, check: Check, required: bool = False, group: str = "") -> None:
        self.check = check
        self.required = required
        self.group = group


def whole(low: int, high: int) -> Check:
    """Returns the check for a whole number from low to high."""

    def check(item: "Item", field: str, value: Any) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise item.at(field).error(
                f"{field} is {value!r}", f"expected a whole number from {low} to {high}"
            )

    return check


def numbers(low: int, high: int, expected: str, length: int = 0) -> Check:
    """Returns the check for a list of whole numbers from low to high, of a length if one is given;
    `expected` is what a wrong one is told."""

    def check(item: "Item", field: str, value: Any) -> None:
        good = isinstance(value, list) and value and (not length or len(value) == length)
        if not good or not all(isinstance(v, int) and low <= v <= high for v in value):
            raise item.at(field).error(f"{field} is {value!r}", expected)

    return check


def one_of(words: Sequence[str]) -> Check:
    """Returns the check for one of a few words."""

    def check(item: "Item", field: str, value: Any) -> None:
        if value not in words:
            raise item.at(field).error(
                f"{field} is {value!r}", "expected one of: " + ", ".join(words)
            )

    return check


def some_of(words: Sequence[str]) -> Check:
    """Returns the check for a list of some of a few words."""

    def check(item: "Item", field: str, value: Any) -> None:
        if not isinstance(value, list) or not value or not all(v in words for v in value):
            raise item.at(field).error(
                f"{field} is {value!r}", "expected a list of: " + ", ".join(words)
            )

    return check


def flag(item: "Item", field: str, value: Any) -> None:
    """Checks for true or false."""
    if not isinstance(value, bool):
        raise item.at(field).error(f"{field} is {value!r}", "expected true or false")


def text(item: "Item", field: str, value: Any) -> None:
    """Checks for a plain text: a sentence of the notation, a price, an id."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise item.at(field).error(
            f"{field} is {value!r}", f"expected a text of at most {LONGEST_TEXT} characters"
        )


def sentences(item: "Item", field: str, value: Any) -> None:
    """Checks for a list of sentences of the notation."""
    if not isinstance(value, list) or not value or not all(isinstance(v, str) for v in value):
        raise item.at(field).error(f"{field} is {value!r}", "expected a list of sentences")
    for sentence in value:
        text(item, field, sentence)


def ids(item: "Item", field: str, value: Any) -> None:
    """Checks for a list of ids, which may be empty."""
    if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
        raise item.at(field).error(f"{field} is {value!r}", "expected a list of ids")


def names(item: "Item", field: str, value: Any) -> None:
    """Checks for a name in the languages: English at least."""
    if not isinstance(value, dict) or not isinstance(value.get("en"), str):
        raise item.at(field).error(
            f"{field} is {value!r}", 'expected { en = "…", es = "…", de = "…" }'
        )
    for language, name in value.items():
        if language not in LANGUAGES or not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise item.at(field).error(
                f"{field}.{language} is {name!r}", "expected a short name in en, es or de"
            )


def narration(item: "Item", field: str, value: Any) -> None:
    """Checks for a long text in the languages, of several lines if need be: English at least."""
    if not isinstance(value, dict) or not isinstance(value.get("en"), str):
        raise item.at(field).error(
            f"{field} is {value!r}", f"expected [{item.kind}.{field}] with en, es and de below it"
        )
    for language, said in value.items():
        if language not in LANGUAGES or not isinstance(said, str):
            raise item.at(field).error(
                f"{field}.{language} is {said!r}", "expected a text in en, es or de"
            )
        if len(said) > LONGEST_NARRATION:
            raise item.at(field).error(
                f"{field}.{language} has {len(said)} characters",
                f"expected at most {LONGEST_NARRATION}",
            )
        if not all(letter.isprintable() or letter == "\n" for letter in said):
            raise item.at(field).error(
                f"{field}.{language} has characters that cannot be shown", "expected plain text"
            )


def table(item: "Item", field: str, value: Any) -> None:
    """Checks for a table of anything."""
    if not isinstance(value, dict):
        raise item.at(field).error(f"{field} is {value!r}", "expected a table")


def marks(item: "Item", field: str, value: Any) -> None:
    """Checks for a table that says where the values of other fields come from (`known`).

    A field has one mark, or if it is a list of values a list of as many marks.
    """
    table(item, field, value)
    for of, mark in value.items():
        if isinstance(mark, list):
            values = item.values.get(of, [])
            if not isinstance(values, list) or len(mark) != len(values):
                raise item.at(field).error(
                    f"{field}.{of} is {mark!r}", f"expected one mark for each value of {of}"
                )
        for said in mark if isinstance(mark, list) else [mark]:
            if not isinstance(said, str):
                raise item.at(field).error(f"{field}.{of} is {said!r}", "expected a text")
