"""The tables of docs/NOTATION.md: everything that Evenfall's notation knows."""

from gloaming.evenfall.content.reader import RULES
from gloaming.evenfall.model.events import EVENTS, STANDING
from gloaming.evenfall.rules.counts import COUNTS
from gloaming.evenfall.rules.resources.gain import Gain
from gloaming.evenfall.rules.resources.pay_effect import Pay
from gloaming.kernel.content.notation.control_verbs import CONTROL_VERBS
from gloaming.kernel.content.notation.discovery import verbs_of
from gloaming.kernel.content.notation.document import table
from gloaming.kernel.content.notation.verbs import Verb

# Verbs that are explained with the sentences.
BASIC = (Gain, Pay)


def notation_tables() -> dict[str, str]:
    """Returns the tables by the names that the document has for them."""
    groups: dict[str, list[Verb]] = {"": [], "moon": [], "crystal": []}
    for module, declared in verbs_of(RULES).items():
        package = module.removeprefix(f"{RULES}.").rpartition(".")[0]
        groups[package if package in groups else ""] += declared
    basic = [verb for verb in groups[""] if verb.node in BASIC]
    return {
        "sentences": table([*basic, *CONTROL_VERBS]),
        "verbs": table([verb for verb in groups[""] if verb.node not in BASIC]),
        "moon-verbs": table(groups["moon"]),
        "crystal-verbs": table(groups["crystal"]),
        "counts": table(COUNTS),
        "events": table([event for event in EVENTS if event.is_trigger]),
        "standing": table(STANDING),
    }
