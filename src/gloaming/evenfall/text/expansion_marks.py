"""Which cards and rules come from the expansion, for those who read them."""

import re
from typing import Any

from gloaming.evenfall.model.clans import EXPANSION_CLANS
from gloaming.kernel.ledger import Ledger

KINDS = ("path", "demon", "tile", "track")  # only the expansion has these
AREAS = ("CP", "CPA")
BOOK = "003"  # the expansion's rulebook in the ledger's list of sources
_NUMBERED = re.compile(r"\d{3}\b")


def is_expansion_entry(kind: str, id: str, values: dict[str, Any]) -> bool:
    """Whether an entry of the catalogue belongs to The Crystal Path."""
    clan = str(values.get("clan", "")) or id.partition("-")[0]
    return bool(values.get("expansion")) or kind in KINDS or clan in EXPANSION_CLANS


def expanding_rules(ledger: Ledger) -> list[str]:
    """Returns the ids of rules that are in the expansion's book, or follow from it alone."""
    found: list[str] = []
    for rule in ledger.rules.values():
        books = [source[:3] for source in rule.source if _NUMBERED.match(source)]
        if rule.prefix in AREAS or (books and all(book == BOOK for book in books)):
            found.append(rule.id)
    return found
