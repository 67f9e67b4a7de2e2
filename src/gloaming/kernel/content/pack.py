"""Packs: TOML files of entries, read with the place of every value, merged into a catalogue.

A pack is data, never code. A later pack overrides an earlier one entry by entry and field by
field; every mistake is named with file, line, column and what was expected.
"""

import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from gloaming.kernel.content.fields import LANGUAGES as LANGUAGES
from gloaming.kernel.content.fields import Field
from gloaming.kernel.content.limits import PACK_BYTES, pack_fault
from gloaming.kernel.errors import NotationError, PackError, did_you_mean

MAX_BYTES = PACK_BYTES
_HEADER = re.compile(r"^\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_TABLE = re.compile(r"^\s*\[\s*([A-Za-z0-9_-]+)\s*\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=\s*")
_ID = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*$")
# The beginning of a table inside an entry: `[encounter.story]`.
_PART = re.compile(r"^\s*\[\s*[A-Za-z0-9_-]+\.([A-Za-z0-9_-]+)\s*\]")
# What matters for where a long text begins and ends: outside of one, and inside of each kind.
_MARKS = {
    "": re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\])*"|\'[^\']*\'|#'),
    '"""': re.compile(r'\\.|"""'),
    "'''": re.compile(r"'''"),
}
_AT = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)")


class SourceLocation:
    """Where something stands in a pack."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int) -> None:
        self.file = file
        self.line = line
        self.column = column

    def error(self, problem: str, hint: str = "") -> PackError:
        return PackError(self.file, self.line, self.column, problem, hint)


class Item:
    """One entry of a pack, or the sum of that entry over several packs."""

    def __init__(self, kind: str, id: str, place: SourceLocation) -> None:
        self.kind = kind
        self.id = id
        self.place = place
        self.values: dict[str, Any] = {}
        self.places: dict[str, SourceLocation] = {}
        self.lines: dict[str, list[str]] = {}
        self.overrides = False  # whether an owner's pack says something of it

    def at(self, field: str) -> SourceLocation:
        """Returns where a field stands, or the entry itself where it is missing."""
        return self.places.get(field, self.place)

    def sentence_error(self, field: str, error: NotationError) -> PackError:
        """Returns a notation error, moved to where the sentence stands in the file."""
        place = self.at(field)
        line, column = place.line, place.column
        for number, text in enumerate(self.lines.get(field, [])):
            found = max(text.find(f"{quote}{error.text}{quote}") for quote in "\"'")
            if found >= 0:
                line, column = place.line + number, found + 1 + error.column
                break
        return PackError(place.file, line, column, f"{field}: {error.problem}", error.hint)


class Pack:
    """What one file, or one folder of files, says."""

    def __init__(self, id: str, game: str, title: str, digest: str, items: list[Item]) -> None:
        self.id = id
        self.game = game
        self.title = title
        self.digest = digest
        self.items = items


def read_pack(path: Path) -> Pack:
    """Reads a user's pack: `[pack]` with id and game, then entries."""
    return parse_pack(read_text(path, "a pack", "gloaming pack new makes one"), str(path))


def read_text(path: Path, what: str, hint: str = "") -> str:
    """Returns what is in a file that somebody wrote; `what` and `hint` are for who named another.

    A file that cannot be read raises a `PackError`.
    """
    if not path.exists():
        raise PackError(str(path), 1, 1, "there is no such file", hint)
    if path.stat().st_size > MAX_BYTES:
        raise PackError(str(path), 1, 1, f"{what} is at most 1 MiB")
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise PackError(str(path), 1, 1, f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise PackError(str(path), 1, 1, f"this is not a text file in UTF-8 ({error})") from None


def parse_pack(text: str, file: str, head: dict[str, str] | None = None) -> Pack:
    """Reads a pack from its text; `head` stands in for `[pack]` in the parts of our own content."""
    if head is None:
        line, fault = pack_fault(text)
        if fault:
            raise PackError(file, line, 1, fault)
    data = _toml(text, file)
    located = _locate(text, file)
    pack = data.pop("pack", None) if head is None else head
    top = located["pack", 0][2] if ("pack", 0) in located else SourceLocation(file, 1, 1)
    if not isinstance(pack, dict):
        raise top.error("the pack has no [pack] table", 'write [pack] with id = "…" and game = "…"')
    for key in ("id", "game"):
        if not isinstance(pack.get(key), str):
            raise top.error(f"[pack] needs {key}", f'write {key} = "…"')
    items = _items(data, located, file)
    digest = blake2b(
        msgspec.json.encode([_plain(item) for item in items], order="sorted"), digest_size=16
    )
    title = pack.get("title", pack["id"])
    return Pack(pack["id"], pack["game"], str(title), digest.hexdigest(), items)


def _plain(item: Item) -> list[object]:
    return [item.kind, item.id, item.values]


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line, column = 1, 1
        if found and found.group(1):
            line, column = int(found.group(1)), int(found.group(2))
        elif found:
            line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
        problem = _AT.sub("", str(error)).strip()
        raise PackError(file, line, column, f"not valid TOML: {problem}") from None
    except (ValueError, RecursionError):
        raise PackError(file, 1, 1, "a number is too long, or lists are too deep") from None


def _items(data: dict[str, Any], located: "_Located", file: str) -> list[Item]:
    items: list[Item] = []
    stray = located["", 0][0]
    for kind, entries in data.items():
        if isinstance(entries, dict):
            entries = [{"id": kind, **entries}]
        if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
            where = stray.get(kind, SourceLocation(file, 1, 1))
            raise where.error(f"“{kind}” is not a list of entries", f"write [[{kind}]]")
        for number, fields in enumerate(entries):
            places, lines, here = located.get((kind, number), ({}, {}, SourceLocation(file, 1, 1)))
            id = fields.get("id")
            if not isinstance(id, str) or not _ID.match(id):
                raise places.get("id", here).error(
                    f"an entry of [[{kind}]] needs an id", 'like id = "transmutation-chalice"'
                )
            item = Item(kind, id, here)
            item.values = {key: value for key, value in fields.items() if key != "id"}
            item.places, item.lines = places, lines
            items.append(item)
    return items


_Located = dict[
    tuple[str, int], tuple[dict[str, SourceLocation], dict[str, list[str]], SourceLocation]
]


def _locate(text: str, file: str) -> _Located:
    """Returns where every entry and every field stands; TOML's own reader does not tell.

    What comes before the first entry is under no kind.
    """
    current: tuple[dict[str, SourceLocation], dict[str, list[str]], SourceLocation] = (
        {},
        {},
        SourceLocation(file, 1, 1),
    )
    located: _Located = {("", 0): current}
    counts: dict[str, int] = {}
    field = ""
    quotes = ""  # of the long text that a line lies in
    for number, line in enumerate(text.split("\n"), 1):
        header = None if quotes else _HEADER.match(line) or _TABLE.match(line)
        if header:
            kind = header.group(1)
            counts[kind] = counts.get(kind, -1) + 1
            current = ({}, {}, SourceLocation(file, number, 1))
            located[kind, counts[kind]] = current
            field = ""
            continue
        part = None if quotes else _PART.match(line)
        key = None if quotes else _KEY.match(line)
        if part:
            field = part.group(1)
            current[0][field] = SourceLocation(file, number, 1)
            current[1][field] = []
        elif key and key.group(1) not in current[0]:
            field = key.group(1)
            current[0][field] = SourceLocation(file, number, key.end() + 1)
            current[1][field] = []
        if field:
            current[1][field].append(line)
        quotes = _open_quotes(line, quotes)
    return located


def _open_quotes(line: str, quotes: str) -> str:
    """Returns the quotes of the long text that is still open after a line, if one is."""
    at = 0
    while found := _MARKS[quotes].search(line, at):
        at = found.end()
        if found.group() == "#":
            break
        if found.group() == quotes:
            quotes = ""
        elif not quotes and found.group() in _MARKS:
            quotes = found.group()
    return quotes


# --- the catalogue ---------------------------------------------------------------------


class Catalogue:
    """All entries of all packs, merged and checked."""

    def __init__(
        self, schema: dict[str, dict[str, Field]], open_kinds: tuple[str, ...] = ()
    ) -> None:
        """`open_kinds` are those of which an owner's pack may add entries."""
        self.schema = schema
        self.open_kinds = open_kinds
        self.items: dict[str, dict[str, Item]] = {kind: {} for kind in schema}
        self.packs: list[Pack] = []

    def add(self, pack: Pack, new: bool = False) -> None:
        """Merges a pack; without `new` every entry overrides one that is there, or is an addition
        of a kind that is open."""
        self.packs.append(pack)
        for item in pack.items:
            self._check(item, new)
            known = self.items[item.kind]
            if item.id not in known:
                if not new and not self._is_addition(item):
                    raise item.at("id").error(
                        f"there is no {item.kind} “{item.id}” to override",
                        did_you_mean(item.id, known),
                    )
                known[item.id] = item
            elif new:
                raise item.at("id").error(f"{item.kind} “{item.id}” is there twice")
            else:
                known[item.id] = _merged(known[item.id], item, self.schema[item.kind])

    def _is_addition(self, item: Item) -> bool:
        """Whether an entry is a whole one of a kind that is open. One that lacks something was
        meant to override an entry, whose id is misspelt."""
        fields = self.schema[item.kind].items()
        is_whole = all(field in item.values for field, spec in fields if spec.required)
        return is_whole and item.kind in self.open_kinds

    def _check(self, item: Item, new: bool) -> None:
        fields = self.schema.get(item.kind)
        if fields is None:
            raise item.place.error(
                f"there is no kind of entry [[{item.kind}]]",
                "expected one of: " + ", ".join(self.schema),
            )
        for field, value in item.values.items():
            if field not in fields:
                raise item.at(field).error(
                    f"a {item.kind} has no “{field}”", "expected one of: " + ", ".join(fields)
                )
            fields[field].check(item, field, value)
        for field, spec in fields.items():
            if new and spec.required and field not in item.values:
                raise item.place.error(f"{item.kind} “{item.id}” needs {field}")


def _merged(old: Item, new: Item, fields: dict[str, Field]) -> Item:
    """Returns the old entry with what the new one says.

    A field replaces those of its group: a card's effect may become one of another kind. What is
    wrong with the sum is the owner's matter, so our own places are forgotten.
    """
    groups = {fields[field].group for field in new.values} - {""}
    kept = {f: v for f, v in old.values.items() if fields[f].group not in groups}
    item = Item(old.kind, old.id, new.place)
    item.overrides = True
    item.values = {**kept, **new.values}
    item.places = {**(old.places if old.overrides else {}), **new.places}
    item.lines = {**(old.lines if old.overrides else {}), **new.lines}
    if "known" in old.values or "known" in new.values:
        known = dict(old.values.get("known", {}))
        known.update(dict.fromkeys((f for f in new.values if f != "known"), "owner"))
        known.update(new.values.get("known", {}))
        item.values["known"] = {f: said for f, said in known.items() if f in item.values}
    return item
