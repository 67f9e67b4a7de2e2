"""What the entries of Eldritch Horror's packs may say."""

import re
from typing import Any

from gloaming.eldritch.model.components import (
    COLOURS,
    MOST_DOOM,
    MYTHOS_COLOURS,
    MYTHOS_KINDS,
    ROUTES,
    SKILLS,
    TERRAINS,
    TRAITS,
)
from gloaming.kernel.content.fields import (
    Field,
    flag,
    names,
    numbers,
    one_of,
    sentences,
    some_of,
    table,
    text,
    whole,
)
from gloaming.kernel.content.pack import LANGUAGES, Item

CITY_DECKS = ("america", "europe", "asia-australia")
DECKS = (*CITY_DECKS, "general", "research", "other-world", "expedition", "special")
DIFFICULTIES = ("easy", "normal", "hard")
ICONS = ("advance-omen", "reckoning", "spawn-gates", "monster-surge", "spawn-clues")
REGIONS = (
    "north-america",
    "south-america",
    "europe",
    "africa",
    "asia",
    "australia",
    "atlantic",
    "pacific",
    "indian-ocean",
    "polar",
)

# A Monster may print another skill in place of Will or Strength (EH-COMBAT-15).
_TESTED = re.compile(rf"({'|'.join(SKILLS)})( [+-] [1-9])?")


def _between(item: Item, field: str, value: Any) -> None:
    good = isinstance(value, list) and all(isinstance(v, str) for v in value)
    if not good or len(value) != 2 or value[0] == value[1]:
        raise item.at(field).error(f"{field} is {value!r}", "expected the ids of two spaces")


def _skills(item: Item, field: str, value: Any) -> None:
    if not isinstance(value, dict) or set(value) != set(SKILLS):
        raise item.at(field).error(f"{field} is {value!r}", "expected all of: " + ", ".join(SKILLS))
    for skill in SKILLS:
        whole(1, 9)(item, field, value[skill])


def _stages(item: Item, field: str, value: Any) -> None:
    if not isinstance(value, list) or len(value) != 3:
        raise item.at(field).error(f"{field} is {value!r}", "expected three stages")
    for stage in value:
        numbers(0, 20, "expected green, yellow and blue cards of a stage", length=3)(
            item, field, stage
        )


def _tested(item: Item, field: str, value: Any) -> None:
    if not isinstance(value, str) or not _TESTED.fullmatch(value):
        raise item.at(field).error(f"{field} is {value!r}", f'expected a test, like "{field} - 1"')


def _parts(item: Item, field: str, value: Any, fields: dict[str, Field]) -> None:
    """Checks a table inside an entry against a schema of its own."""
    table(item, field, value)
    for part, said in value.items():
        if part not in fields:
            raise item.at(field).error(
                f"{field} has no “{part}”", "expected one of: " + ", ".join(fields)
            )
        fields[part].check(item, part, said)
    for part, spec in fields.items():
        if spec.required and part not in value:
            raise item.at(field).error(f"{field} needs {part}")


def _cultist(item: Item, field: str, value: Any) -> None:
    _parts(item, field, value, _CULTIST)


def _awake(item: Item, field: str, value: Any) -> None:
    _parts(item, field, value, _AWAKE)


def _spell_backs(item: Item, field: str, value: Any) -> None:
    sentences(item, field, value)
    if len(value) != 2:
        raise item.at(field).error(f"{field} has {len(value)}", "expected the backs of two copies")


def _condition_backs(item: Item, field: str, value: Any) -> None:
    if not isinstance(value, list) or not value:
        raise item.at(field).error(f"{field} is {value!r}", "expected one table per copy")
    for back in value:
        if not isinstance(back, dict) or set(back) != {"title", "text"}:
            raise item.at(field).error(
                f"back {back!r}", 'expected { title = { en = "…" }, text = "…" }'
            )
        names(item, field, back["title"])
        text(item, field, back["text"])


def _texts(item: Item, field: str, value: Any) -> None:
    if not isinstance(value, dict) or len(value) != 3:
        raise item.at(field).error(
            f"{field} is {value!r}", "expected a text for each of three cities or kinds of spaces"
        )
    for said in value.values():
        text(item, field, said)


_NAME = Field(names, required=True)
_TEXT = Field(text)
_NEEDED = Field(text, required=True)
_LINES = Field(sentences)
_TALES = Field(table)
_TRAITS = Field(some_of(TRAITS), required=True)

# How a Monster fights. A value that is left out has no test (EH-COMBAT-12).
_FIGHT = {
    "toughness": Field(whole(1, 9)),
    "will": Field(_tested),
    "horror": Field(whole(0, 9)),
    "strength": Field(_tested),
    "damage": Field(whole(0, 9)),
    "effects": _LINES,
    "spawned": _TEXT,
    "reckoning": _TEXT,
}
_CULTIST = {**_FIGHT, "toughness": Field(whole(1, 9), required=True)}
_AWAKE = {
    "name": Field(names),  # of the final Mystery
    "awakens": _NEEDED,
    "ongoing": _LINES,
    "reckoning": _TEXT,
    "cultist": Field(_cultist),
    "final": _LINES,
    "doom": _LINES,
}

SCHEMA: dict[str, dict[str, Field]] = {
    "space": {
        "name": _NAME,
        "terrain": Field(one_of(TERRAINS), required=True),
        "deck": Field(one_of(CITY_DECKS)),
        "expedition": Field(flag),
        "region": Field(one_of(REGIONS), required=True),
        "real": Field(names),  # what a numbered space is called in the world
        "tales": _TALES,
    },
    "route": {
        "between": Field(_between, required=True),
        "kind": Field(one_of(ROUTES), required=True),
        "tales": _TALES,
    },
    "gate": {
        "space": _NEEDED,
        "omen": Field(one_of(COLOURS), required=True),
        "tales": _TALES,
    },
    "reference": {
        "players": Field(whole(1, 8), required=True),
        "gates": Field(whole(1, 9), required=True),
        "clues": Field(whole(1, 9), required=True),
        "surge": Field(whole(1, 9), required=True),
        "tales": _TALES,
    },
    "investigator": {
        "name": _NAME,
        "occupation": _NAME,
        "health": Field(whole(1, 19), required=True),
        "sanity": Field(whole(1, 19), required=True),
        "skills": Field(_skills, required=True),
        "space": _NEEDED,
        "start": _NEEDED,
        "action": _NEEDED,
        "passive": Field(sentences, required=True),
        "crippled": _NEEDED,
        "insane": _NEEDED,
        "tales": _TALES,
    },
    "ancient_one": {
        "name": _NAME,
        "title": Field(names),
        "doom": Field(whole(1, MOST_DOOM), required=True),
        "mysteries": Field(whole(1, 4), required=True),
        "stages": Field(_stages, required=True),
        "setup": _NEEDED,
        "ongoing": _LINES,
        "reckoning": _TEXT,
        "cultist": Field(_cultist, required=True),
        "awake": Field(_awake, required=True),
        "tales": _TALES,
    },
    "mystery": {
        "name": _NAME,
        "ancient_one": _NEEDED,
        "enters": _TEXT,
        "rules": _LINES,
        "goal": _NEEDED,
        "tales": _TALES,
    },
    "mythos": {
        "name": _NAME,
        "colour": Field(one_of(MYTHOS_COLOURS), required=True),
        "difficulty": Field(one_of(DIFFICULTIES), required=True),
        "kind": Field(one_of(MYTHOS_KINDS), required=True),
        "icons": Field(some_of(ICONS), required=True),
        "space": _TEXT,
        "tokens": Field(whole(1, 20)),
        "text": _TEXT,
        "enters": _TEXT,
        "ongoing": _LINES,
        "reckoning": _TEXT,
        "tales": _TALES,
    },
    "monster": {
        "name": _NAME,
        "copies": Field(whole(1, 9), required=True),
        "plural": Field(some_of(LANGUAGES)),  # the languages in which its name is one
        "epic": Field(flag, required=True),
        **_FIGHT,  # the Cultist has none: its values are on the Ancient One's sheet
        "per_player": Field(flag),
        "tales": _TALES,
    },
    "asset": {
        "name": _NAME,
        "value": Field(whole(1, 9), required=True),
        "traits": _TRAITS,
        "effects": Field(sentences, required=True),
        "tales": _TALES,
    },
    "artifact": {
        "name": _NAME,
        "traits": _TRAITS,
        "effects": Field(sentences, required=True),
        "tales": _TALES,
    },
    "spell": {
        "name": _NAME,
        "traits": _TRAITS,
        "front": _NEEDED,
        "backs": Field(_spell_backs, required=True),
        "tales": _TALES,
    },
    "condition": {
        "name": _NAME,
        "traits": _TRAITS,
        "front": _LINES,
        "reckoning": _TEXT,
        "backs": Field(_condition_backs, required=True),
        "tales": _TALES,
    },
    "encounter": {
        "deck": Field(one_of(DECKS), required=True),
        "ancient_one": _TEXT,
        "space": _TEXT,
        "name": Field(names),
        "texts": Field(_texts, group="form"),  # simple, or else complex: three parts
        "initial": _TEXT,
        "pass": _TEXT,
        "fail": _TEXT,
        "tales": _TALES,
    },
}
