"""A pack to start from: the game's own entries, commented out."""

from typing import Any

from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import Item


def template(box: Box, id: str) -> str:
    """The text of a new pack for a game."""
    safe = "".join(c if c.isalnum() else "-" for c in id.lower()).strip("-") or "my-box"
    lines = [
        "# A pack overrides entries of the game, one by one and field by field. Take the comment",
        "# signs off an entry and write what your box says; leave out the fields that are right.",
        "# The sentences are explained in docs/NOTATION.md.",
        "",
        "[pack]",
        f'id    = "{safe}"',
        f'game  = "{box.name}"',
        'title = "The cards of my box"',
    ]
    for items in box.catalogue([]).items.values():
        for item in items.values():
            lines += ["", *(f"# {line}" for line in _entry(item))]
    return "\n".join(lines) + "\n"


def _entry(item: Item) -> list[str]:
    width = max((len(key) for key in item.values if key != "known"), default=2)
    lines = [f"[[{item.kind}]]", f'{"id":{width}} = "{item.id}"']
    for key, value in item.values.items():
        if key not in ("known", "name"):
            lines.append(f"{key:{width}} = {_toml(value)}")
    return lines


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    inner = ", ".join(f"{key} = {_toml(part)}" for key, part in value.items())
    return "{ " + inner + " }"
