"""The tables of docs/RESEARCH.md, made from what the games declare.

`gloaming environments --into docs/RESEARCH.md` writes them between the marks of the document.
"""

from gloaming.kernel.encoding.actions import ActionBlock
from gloaming.kernel.encoding.features import Feature
from gloaming.research.setting import Setting

# The settings whose sizes the document lists; the first of a game is the one whose arrays it shows.
SHOWN: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("evenfall", 2, {}),
    ("evenfall", 4, {}),
    ("evenfall", 4, {"experienced": "on"}),
    ("evenfall", 4, {"side": "moon"}),
    ("evenfall", 4, {"expansion-cards": "on"}),
    ("evenfall", 4, {"crystal-path": "on"}),
    ("evenfall", 4, {"crystal-path": "on", "side": "moon"}),
    ("evenfall", 1, {}),
    ("eldritch", 1, {}),
    ("eldritch", 4, {}),
    ("eldritch", 8, {}),
)
# Of the variants with the most in them: what their tables show is all there is.
FULLEST = {
    "evenfall": (4, {"crystal-path": "on", "side": "moon", "experienced": "on"}),
    "eldritch": (8, {}),
}


def research_tables() -> dict[str, str]:
    """Returns the tables by the names that the document has for them."""
    tables = {"sizes": _sizes()}
    for game, (seats, options) in FULLEST.items():
        encoding = Setting(game, seats, options).encoding
        tables[f"{game}-actions"] = _actions(encoding.space.blocks)
        tables[f"{game}-features"] = _features(encoding.layout.features)
    return tables


def _table(rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    lines.insert(1, f"| {' | '.join(['---'] * len(rows[0]))} |")
    return "\n".join(lines) + "\n"


def _sizes() -> str:
    rows = [["game", "seats", "options", "actions", "bytes of an observation"]]
    for game, seats, options in SHOWN:
        encoding = Setting(game, seats, options).encoding
        said = ", ".join(f"{key}={value}" for key, value in options.items()) or "none"
        sizes = [str(encoding.space.size), str(encoding.layout.size)]
        rows.append([game, str(seats), said, *sizes])
    return _table(rows)


def _actions(blocks: list[ActionBlock]) -> str:
    rows = [["verb", "argument", "for example", "how many", "slots"]]
    plain = [block for block in blocks if block.arguments == [""]]
    verbs = ", ".join(f"`{block.verb}`" for block in plain)
    rows.append([verbs, plain[0].about, f"`{plain[0].verb}`", str(len(plain)), ""])
    for block in blocks:
        if block not in plain:
            example = block.names()[1 if block.size > 1 else 0]
            slots = str(block.slots) if block.slots else ""
            rows.append(
                [f"`{block.verb}`", block.about, f"`{example}`", str(len(block.arguments)), slots]
            )
    return _table(rows)


def _features(features: list[Feature]) -> str:
    rows = [["array", "shape", "range", "meaning"]]
    for feature in features:
        shape = " × ".join(str(length) for length in feature.shape)
        if feature.axes:
            shape += f" ({', '.join(feature.axes)})"
        about = feature.about
        if feature.categories:
            about += ": " + ", ".join(f"{i} {name}" for i, name in enumerate(feature.categories))
        rows.append([f"`{feature.name}`", shape, f"0–{feature.high}", about])
    return _table(rows)
