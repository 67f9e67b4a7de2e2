"""The rule ledger of a game: every rule by its id, with its text, source, check and ruling."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

ID = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d{2,3})((?:(?:,| to| and) \d{2,3}\b)*)")
_MORE = re.compile(r"(to )?(\d{2,3})")


class Rule(msgspec.Struct, frozen=True):
    """One atomic rule."""

    id: str
    area: str
    text: str
    check: str
    source: tuple[str, ...] = ()
    ambiguity: str = ""

    @property
    def prefix(self) -> str:
        """The area's short name, as in the id."""
        return self.id.split("-")[1]


class Ledger:
    """All rules of a game in their order."""

    def __init__(
        self, rules: list[Rule], areas: dict[str, str], glossary: list[dict[str, Any]]
    ) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.areas = areas
        self.glossary = glossary

    def text(self, id: str) -> str:
        """Returns what a rule says; an unknown id says nothing."""
        rule = self.rules.get(id)
        return rule.text if rule is not None else ""

    def search(self, words: str) -> list[Rule]:
        """Returns rules whose id or text holds all the words."""
        wanted = words.casefold().split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.id} {rule.area} {rule.text}".casefold() for word in wanted)
        ]


@cache
def read_ledger(folder: Path) -> Ledger:
    """Returns the ledger in a game's folder; a game without `rules.toml` has an empty one."""
    file = folder / "rules.toml"
    if not file.exists():
        return Ledger([], {}, [])
    data = tomllib.loads(file.read_text("utf-8"))
    rules = [msgspec.convert(entry, Rule) for entry in data["rule"]]
    return Ledger(rules, data["ledger"]["areas"], data.get("glossary", []))


def cited(text: str) -> set[str]:
    """Returns the rule ids that a text names; `EF-CAT-06, 07` and `EF-CAT-06 to 09` name
    several."""
    found: set[str] = set()
    for area, number, more in ID.findall(text):
        last = int(number)
        found.add(area + number)
        for through, further in _MORE.findall(more):
            start = last + 1 if through else int(further)
            last = int(further)
            found.update(f"{area}{n:0{len(further)}}" for n in range(start, last + 1))
    return found
