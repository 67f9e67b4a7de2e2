"""Writes the tables of a game's notation for its documentation, from the declarations.

`gloaming notation GAME --into docs/NOTATION.md` puts them between the marks of a document:
`<!-- table: verbs -->` and `<!-- end -->`.
"""

# not compiled: it is used once a game, or never

import re
from collections.abc import Sequence

from gloaming.kernel.content.notation.verbs import Declaration
from gloaming.kernel.errors import GloamingError

_TABLE = re.compile(r"<!-- table: ([a-z-]+) -->\n.*?<!-- end -->\n", re.DOTALL)


def table(declared: Sequence[Declaration]) -> str:
    """Returns a table with a row for each: how it is written, what it means, which rules it
    follows."""
    has_rules = any(one.rules for one in declared)
    rows = [["written", "meaning", "rules"], ["---", "---", "---"]]
    for one in declared:
        written = ", ".join(f"`{example}`" for example in one.examples)
        rows.append([written, one.meaning, " ".join(one.rules)])
    lines: list[str] = []
    for row in rows:
        cells = [cell.replace("|", "\\|") for cell in (row if has_rules else row[:2])]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def fill(document: str, tables: dict[str, str]) -> str:
    """Returns a document with its tables as they should be now."""
    marked = {found[1] for found in _TABLE.finditer(document)}
    if marked != tables.keys():
        raise GloamingError(
            f"the document has the tables {', '.join(sorted(marked)) or 'none'}; "
            f"there are: {', '.join(sorted(tables))}"
        )

    def filled(found: re.Match[str]) -> str:
        return f"<!-- table: {found[1]} -->\n{tables[found[1]]}<!-- end -->\n"

    return _TABLE.sub(filled, document)
