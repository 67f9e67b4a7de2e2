"""Limits on what comes from outside: how many, how long and how deep, besides how many bytes.

Reading something can take much longer than its length lets expect. Whoever takes a pack, a set-up
or JSON from somebody (a form, a program, the command line, a file) checks it here first.
"""

import re
from typing import Final

PACK_BYTES: Final = 1 << 20
PACK_LINES: Final = 20_000
PACK_LINE_LENGTH: Final = 4_000
PACK_ENTRIES: Final = 4_000  # headers of entries and of tables in them
PACK_COMMAS: Final = 60_000  # of lists and tables
PACK_KEY_PARTS: Final = 6  # of a dotted key, or of one with brackets
PACK_BRACKETS: Final = 24  # lists and tables inside one another

OPTIONS: Final = 40  # options that a set-up names
OPTION_NAME_LENGTH: Final = 60
OPTION_VALUE_LENGTH: Final = 400
SEATS: Final = 16

RECORD_BYTES: Final = 16 << 20

JSON_DEPTH: Final = 12
JSON_MARKS: Final = 4_000  # of everything but texts: brackets, commas, numbers
JSON_DIGITS: Final = 18  # of one number

# Texts end with their quotes or, if those are missing, where they must: so that looking for the
# end takes no longer than reading.
_PACK_TEXT: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\\?\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*+(?:"|\\?(?=\n|\Z))'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
_PACK_KEY: Final = re.compile(rf"\.(?:[\w-]*+\.){{{PACK_KEY_PARTS - 1}}}")
_JSON_TEXT: Final = re.compile(rb'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_JSON_NUMBER: Final = re.compile(rb"[0-9]{%d,}|[eE][+-]?[0-9]{4,}" % (JSON_DIGITS + 1))
_BRACKET: Final = re.compile(r"[\[\]{}]")


def pack_fault(text: str, what: str = "a pack") -> tuple[int, str]:
    """Returns what is too much in the text of a pack, and in which line; "" if nothing is.

    Other files in TOML have the same limits: `what` they are called.
    """
    if len(text) > PACK_BYTES or len(text.encode("utf-8", "replace")) > PACK_BYTES:
        return 1, f"{what} is at most 1 MiB"
    lines = text.split("\n")
    if len(lines) > PACK_LINES:
        return PACK_LINES, f"{what} has at most {PACK_LINES} lines"
    for number, line in enumerate(lines, 1):
        if len(line) > PACK_LINE_LENGTH:
            return number, f"the line is too long; expected at most {PACK_LINE_LENGTH} characters"
    bare = _PACK_TEXT.sub(_blank, text)  # what is left says how the pack is built
    headers = 0
    for number, line in enumerate(bare.split("\n"), 1):
        headers += line.lstrip().startswith("[")
        if headers > PACK_ENTRIES:
            return number, f"{what} has at most {PACK_ENTRIES} entries"
        if _PACK_KEY.search(line.replace(" ", "").replace("\t", "")):
            return number, f"a key has at most {PACK_KEY_PARTS} parts"
    if bare.count(",") > PACK_COMMAS:
        return 1, f"the lists of {what} are too long"
    if _is_deeper(bare, PACK_BRACKETS):
        return 1, "lists are too deep"
    return 0, ""


def _blank(found: "re.Match[str]") -> str:
    """Returns what stands for a text: a word, and the lines that it takes."""
    text = found.group()
    return ("" if text[0] == "#" else "x") + "\n" * text.count("\n")


def _is_deeper(text: str, limit: int) -> bool:
    """Whether brackets lie deeper inside one another than that."""
    depth = 0
    for found in _BRACKET.finditer(text):
        depth = depth + 1 if found.group() in "[{" else max(0, depth - 1)
        if depth > limit:
            return True
    return False


def options_fault(options: dict[str, str]) -> str:
    """Returns what is too much in the options of a set-up; "" if nothing is."""
    if len(options) > OPTIONS:
        return f"{len(options)} options; a game has at most {OPTIONS}"
    for id, value in options.items():
        if len(id) > OPTION_NAME_LENGTH:
            return f"no option has a name of {len(id)} characters"
        if len(value) > OPTION_VALUE_LENGTH:
            return f"{id} has {len(value)} characters; expected at most {OPTION_VALUE_LENGTH}"
    return ""


def json_fault(data: bytes) -> str:
    """Returns what is too much in a JSON text; "" if nothing is. Whether it is JSON is not said."""
    bare = _JSON_TEXT.sub(b"", data)
    if len(bare) - bare.count(b" ") - bare.count(b"\n") > JSON_MARKS:
        return "too many values"
    if _JSON_NUMBER.search(bare):
        return "a number is too long"
    if _is_deeper(bare.decode("latin-1"), JSON_DEPTH):
        return "lists or objects are too deep"
    return ""
