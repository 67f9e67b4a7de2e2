"""The tables of docs/NOTATION-ELDRITCH.md: everything that Eldritch Horror's notation knows."""

from gloaming.eldritch.content.reader import RULES
from gloaming.eldritch.model.events import EVENTS, STANDING
from gloaming.eldritch.rules.notation.counts import COUNTS
from gloaming.kernel.content.notation.control_verbs import CONTROL_VERBS
from gloaming.kernel.content.notation.discovery import verbs_of
from gloaming.kernel.content.notation.document import table
from gloaming.kernel.content.notation.verbs import Verb

# The folders of the rules whose verbs stand together, by the name of their table.
TABLES = {
    "sentences": ("dice", "notation"),
    "investigators": ("actions", "investigators"),
    "encounters": ("encounters",),
    "board": ("board", ""),
}


def notation_tables() -> dict[str, str]:
    """Returns the tables by the names that the document has for them."""
    found: dict[str, list[Verb]] = {name: [] for name in TABLES}
    names = {folder: name for name, folders in TABLES.items() for folder in folders}
    for module, declared in verbs_of(RULES).items():
        found[names[module.removeprefix(f"{RULES}.").rpartition(".")[0]]] += declared
    found["sentences"] = [*CONTROL_VERBS, *found["sentences"]]
    tables = {name: table(verbs) for name, verbs in found.items()}
    return {
        **tables,
        "counts": table(COUNTS),
        "events": table(EVENTS),
        "standing": table(STANDING),
    }
