"""Writes values as TOML, so that reading them gives the same values again."""

import re
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {
    "\\": "\\\\",
    '"': '\\"',
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
}


def toml_key(key: str) -> str:
    """Returns a key, in quotes where it needs them."""
    return key if _BARE.fullmatch(key) else _short_text(key)


def toml_value(value: Any) -> str:
    """Returns a value on one line: numbers, texts, lists and tables of them, however nested."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _short_text(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(part) for part in value) + "]"
    if isinstance(value, dict):
        inner = ", ".join(f"{toml_key(key)} = {toml_value(part)}" for key, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    raise TypeError(f"TOML has no way to write {value!r}")


def toml_text(text: str) -> str:
    """Returns a text as people write it: in long quotes, line by line, if it has several lines."""
    if "\n" not in text:
        return _short_text(text)
    lines = [_escaped(line) for line in text.split("\n")]
    return '"""\n' + "\n".join(lines) + '"""'


def has_lines(value: Any) -> bool:
    """Whether there is a text of several lines anywhere in a value."""
    if isinstance(value, str):
        return "\n" in value
    if isinstance(value, dict):
        return any(has_lines(part) for part in value.values())
    return isinstance(value, list | tuple) and any(has_lines(part) for part in value)


def _short_text(text: str) -> str:
    return f'"{_escaped(text)}"'


def _escaped(text: str) -> str:
    return "".join(_ESCAPES.get(letter) or _code(letter) for letter in text)


def _code(letter: str) -> str:
    """Returns a letter as it is, or by its number where TOML allows it in no other way."""
    number = ord(letter)
    if number < 32 or number == 127:
        return f"\\u{number:04x}"
    return letter
