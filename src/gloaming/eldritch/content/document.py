"""The tables of docs/NOTATION-ELDRITCH.md: everything that Eldritch Horror's notation knows."""

from gloaming.eldritch.content.reader import RULES
from gloaming.eldritch.model.events import EVENTS, STANDING
from gloaming.eldritch.rules.counts import COUNTS
from gloaming.kernel.content.notation.control_verbs import CONTROL_VERBS
from gloaming.kernel.content.notation.discovery import verbs_of
from gloaming.kernel.content.notation.document import table
from gloaming.kernel.content.notation.verbs import Verb

# The modules whose verbs stand together, by the name of their table; what is left is `table`.
GROUPS = {
    "sentences": ("dice", "prices", "phrases"),
    "investigators": (
        "loss",
        "improve",
        "delayed",
        "defeat",
        "gain",
        "discard",
        "flip",
        "trade",
        "act",
    ),
    "movement": ("move",),
    "encounters": (
        "ambush",
        "combat_grants",
        "encounters",
        "encounter_phase",
        "expedition",
        "fallen",
        "monster_effects",
        "other_world",
        "research",
        "spawn_monster",
        "special",
    ),
    "world": (
        "clues",
        "doom",
        "gates",
        "mystery",
        "mythos",
        "omen",
        "reckoning",
        "rumor",
        "tokens",
    ),
}


def notation_tables() -> dict[str, str]:
    """Returns the tables by the names that the document has for them."""
    found: dict[str, list[Verb]] = {name: [] for name in (*GROUPS, "table")}
    for module, declared in verbs_of(RULES).items():
        own = module.rpartition(".")[2]
        name = next((group for group, modules in GROUPS.items() if own in modules), "table")
        found[name] += declared
    found["sentences"] = [*CONTROL_VERBS, *found["sentences"]]
    tables = {name: table(verbs) for name, verbs in found.items()}
    return {
        **tables,
        "counts": table(COUNTS),
        "events": table(EVENTS),
        "standing": table(STANDING),
    }
