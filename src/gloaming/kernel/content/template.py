"""A pack to start from: the game's own entries, commented out."""

from typing import Any

from gloaming.kernel.box import Box
from gloaming.kernel.content.content_box import ContentBox
from gloaming.kernel.content.pack import Item
from gloaming.kernel.content.toml import has_lines, toml_key, toml_text, toml_value

# What an owner's pack need not say: the names are ours, and what is known is noted by itself.
LEFT_OUT = ("known", "name")


def template(box: Box, id: str) -> str:
    """Returns the text of a new pack for a game."""
    safe = "".join(c if c.isalnum() else "-" for c in id.lower()).strip("-") or "my-box"
    lines = [
        "# A pack overrides entries of the game, one by one and field by field. Take the comment",
        "# signs off an entry and write what your box says; leave out the fields that are right.",
        *_about(box),
        "",
        "[pack]",
        f'id    = "{safe}"',
        f'game  = "{box.name}"',
        'title = "The cards of my box"',
    ]
    for items in box.catalogue([]).items.values():
        for item in items.values():
            lines += ["", *(f"# {line}" for line in entry_lines(item))]
    return "\n".join(lines) + "\n"


def _about(box: Box) -> list[str]:
    """Returns where the sentences are explained, and what may be added."""
    if not isinstance(box, ContentBox):
        return []
    lines = [f"# The sentences are explained in {box.notation}."]
    if box.open_kinds:
        lines.append("# A whole entry with a new id is added to the game; of these kinds there may")
        lines.append(f"# be more: {', '.join(box.open_kinds)}.")
    return lines


def entry_lines(item: Item) -> list[str]:
    """Returns an entry as it stands in a pack; texts of several lines come last, in tables."""
    width = max((len(key) for key in item.values if key != "known"), default=2)
    lines = [f"[[{item.kind}]]", f'{"id":{width}} = "{item.id}"']
    tables: list[str] = []
    for key, value in item.values.items():
        if key in LEFT_OUT:
            continue
        if isinstance(value, dict) and has_lines(value):
            tables += [f"[{item.kind}.{toml_key(key)}]", *_table_lines(value)]
        else:
            lines += f"{toml_key(key):{width}} = {toml_value(value)}".split("\n")
    return lines + tables


def _table_lines(values: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for key, value in values.items():
        said = toml_text(value) if isinstance(value, str) else toml_value(value)
        lines += f"{toml_key(key)} = {said}".split("\n")
    return lines
