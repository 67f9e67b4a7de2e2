"""The content of Eldritch Horror beside the box: how much of everything, and the printed numbers.

The numbers are compared with the collected facts about the components where these lie beside the
project; how many of everything there are is fixed here (EH-LIM-08).
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gloaming.eldritch import GAME
from gloaming.kernel.content.pack import LANGUAGES, Item

ITEMS = GAME.catalogue([]).items
FACTS = Path(__file__).parents[3] / "shared" / "facts" / "eldritch"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the collected facts are not here")

COUNTS = {
    "space": 36,
    "route": 58,
    "gate": 9,
    "reference": 8,
    "investigator": 12,
    "ancient_one": 4,
    "mystery": 16,
    "mythos": 51,
    "monster": 37,  # kinds
    "asset": 40,
    "artifact": 14,
    "spell": 10,
    "condition": 11,
    "encounter": 122,
}
DECKS = {
    "america": 8,
    "europe": 8,
    "asia-australia": 8,
    "general": 12,
    "research": 32,
    "other-world": 24,
    "expedition": 18,
    "special": 12,
}


def test_everything_in_the_box_is_there() -> None:
    assert {kind: len(items) for kind, items in ITEMS.items()} == COUNTS
    assert Counter(item.values["deck"] for item in ITEMS["encounter"].values()) == DECKS
    tokens = [(m.values["copies"], m.values["epic"]) for m in ITEMS["monster"].values()]
    assert sum(copies for copies, is_epic in tokens if not is_epic) == 34
    assert sum(copies for copies, is_epic in tokens if is_epic) == 9
    assert sum(len(item.values["backs"]) for item in ITEMS["spell"].values()) == 20
    assert sum(len(item.values["backs"]) for item in ITEMS["condition"].values()) == 36
    colours = Counter(item.values["colour"] for item in ITEMS["mythos"].values())
    assert colours == {"green": 18, "yellow": 21, "blue": 12}


def test_everything_has_a_name_in_every_language() -> None:
    for items in ITEMS.values():
        for item in items.values():
            if "name" in item.values:
                assert set(item.values["name"]) == set(LANGUAGES), item.id


# --- beside the facts -----------------------------------------------------------------------------


def facts(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FACTS / f"{name}.json").read_text("utf-8"))
    return found


def by_name(kind: str) -> dict[str, Item]:
    return {_plain(item.values["name"]["en"]): item for item in ITEMS[kind].values()}


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.casefold().replace("’", "").removeprefix("the "))


@needs_facts
def test_the_map_is_the_printed_one() -> None:
    printed = json.loads((FACTS / "map.json").read_text("utf-8"))
    spaces = {}
    for item in ITEMS["space"].values():
        number = re.fullmatch(r"space-(\d+)", item.id)
        spaces[number[1] if number else _plain(item.values["name"]["en"])] = item
    for space in printed["spaces"]:
        item = spaces[_plain(space["id"])]
        assert item.values["terrain"] == space["type"]
        assert item.values.get("expedition", False) == space["expedition"]
        deck = space["encounter_deck"]
        assert item.values.get("deck") == (deck and deck.replace("_", "-"))
    routes = {
        (frozenset(item.values["between"]), item.values["kind"]) for item in ITEMS["route"].values()
    }
    assert routes == {
        (frozenset({spaces[_plain(r["a"])].id, spaces[_plain(r["b"])].id}), r["type"])
        for r in printed["routes"]
    }
    gates = {item.values["space"]: item.values["omen"] for item in ITEMS["gate"].values()}
    assert gates == {
        spaces[_plain(gate["space"])].id: gate["omen_colour"] for gate in facts("gates")
    }


@needs_facts
def test_investigators_have_their_printed_numbers() -> None:
    for sheet in facts("investigators"):
        values = by_name("investigator")[_plain(sheet["name"])].values
        assert (values["health"], values["sanity"]) == (sheet["health"], sheet["sanity"])
        assert values["skills"] == sheet["skills"]


@needs_facts
def test_ancient_ones_have_their_printed_numbers() -> None:
    for sheet in facts("ancient_ones"):
        values = by_name("ancient_one")[_plain(sheet["name"])].values
        assert (values["doom"], values["mysteries"]) == (sheet["doom"], sheet["mysteries_to_win"])
        colours = ("green", "yellow", "blue")
        stages = [[stage[c] for c in colours] for stage in sheet["mythos_stages"]]
        assert values["stages"] == stages
        assert values["cultist"]["toughness"] == sheet["cultist"]["toughness"]


@needs_facts
def test_monsters_have_their_printed_numbers() -> None:
    own = {_plain(item.id.removeprefix("epic-")): item for item in ITEMS["monster"].values()}
    for token in facts("monsters"):
        item = own[_plain(re.sub("^(monster|epic)-", "", token["id"]))]
        values = item.values
        assert values["copies"] == token["count"]
        assert values["epic"] == token["epic"]
        if item.id == "cultist":
            continue
        toughness = str(token["toughness"]).removeprefix("investigators+")
        assert str(values["toughness"]) == toughness
        assert values.get("per_player", False) == ("investigators" in str(token["toughness"]))
        for skill, number in (("will", "horror"), ("strength", "damage")):
            test = token[f"{number}_test"]
            assert values.get(skill, "").replace(" ", "") == (test or "")
            assert values.get(number) == token[number]


@needs_facts
@pytest.mark.parametrize("kind", ["asset", "artifact"])
def test_possessions_have_their_printed_values_and_traits(kind: str) -> None:
    for card in facts(f"{kind}s"):
        values = by_name(kind)[_plain(card["name"])].values
        assert values.get("value", 0) == card.get("cost", 0)
        assert sorted(values["traits"]) == sorted(trait.lower() for trait in card["traits"])


@needs_facts
@pytest.mark.parametrize("kind", ["spell", "condition"])
def test_double_sided_cards_have_their_backs_and_traits(kind: str) -> None:
    backs = Counter(_plain(card["name"]) for card in facts(f"{kind}s"))
    assert {name: len(item.values["backs"]) for name, item in by_name(kind).items()} == backs
    for card in facts(f"{kind}s"):
        traits = by_name(kind)[_plain(card["name"])].values["traits"]
        assert sorted(traits) == sorted(trait.lower() for trait in card["traits"])


@needs_facts
def test_mythos_cards_have_their_printed_icons() -> None:
    for card in facts("mythos"):
        values = by_name("mythos")[_plain(card["name"])].values
        icons = [icon.replace("_", "-") for icon in card["icons"] if ":" not in icon]
        assert sorted(values.get("icons", [])) == sorted(icons), card["id"]
        assert values["colour"] == card["colour"]
        assert values["difficulty"] == card["difficulty"]
        assert values["kind"] == card["type"].removeprefix("ongoing-")
        assert values.get("tokens", 0) == card.get("eldritch_tokens", 0), card["id"]
