"""Every encounter beside the collected facts: which skills are tested, what is gained and lost, and
what of it follows a failed test.

The facts lie beside the project; where they are not there is nothing to compare with.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gloaming.eldritch import GAME

ENCOUNTERS = GAME.catalogue([]).items["encounter"]
FACTS = Path(__file__).parents[3] / "shared" / "facts" / "eldritch"
FAILED = ("fail", "result<3")  # what follows a failed test, and one that needs 3 successes
COMPLEX = ("initial", "pass", "fail")
SKILL = "lore|influence|observation|strength|will"
# What both ways to write an encounter say with the same words.
COMMON = (
    r"\b(advance|retreat) doom \d+",
    rf"\bimprove (?:{SKILL}|any)",
    r"\bgain \d+ (?:[a-z]+ )?(?:clue|artifact|spell|asset|condition)",
    r"\bgain this clue",
    r"\bclose (?:this )?gate",
    r"\bdevoured",
)

needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the collected facts are not here")


def identifier(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.casefold().replace("'", "")).strip("-")


def printed_parts() -> list[tuple[str, str, Any]]:
    """Every part of every encounter card as it is printed: the id of the card, the part, the
    steps."""
    found: list[tuple[str, str, Any]] = []
    for file in sorted(FACTS.glob("*_encounters.json")):
        for card in json.loads(file.read_text("utf-8")):
            id = re.sub(r"-0+(\d)", r"-\1", identifier(card["id"])).replace("-the-", "-")
            for text in card.get("encounters", ()):
                place = text.get("space") or text["space_type"]
                found.append((id, identifier(place), text["steps"]))
            found += [(id, part, card[part]) for part in COMPLEX if part in card]
    return found


def own_text(id: str, part: str) -> str:
    values = ENCOUNTERS[id].values
    text: str = values["texts"][part] if "texts" in values else values[part]
    return text


# --- what is said ---------------------------------------------------------------------------------


def printed_words(steps: Any) -> list[str]:
    """The steps one after the other: `test lore`, `lose 2 sanity`; conditions for steps are left
    out."""
    if isinstance(steps, str):
        return [steps]
    if isinstance(steps, list):
        return [word for step in steps for word in printed_words(step)]
    words: list[str] = []
    if isinstance(steps, dict):
        for key, inner in steps.items():
            if key == "test":
                words.append(f"test {inner}")
            elif key != "if":
                words += printed_words(inner)
    return words


def of_facts(steps: Any) -> Counter[str]:
    words = "; ".join(printed_words(steps))
    words = words.replace("improve choice", "improve any")
    words = words.replace("gain condition:#", "gain 1 condition:#")
    words = re.sub(r"\b([a-z]+):#([A-Z]+)", lambda m: f"{m[2].casefold()} {m[1]}", words)
    words = re.sub(r"condition:([A-Z][A-Za-z ]*)", lambda m: f"condition {identifier(m[1])}", words)
    return said(words)


def said(words: str) -> Counter[str]:
    """What a text says, so far as both ways to write it can be compared."""
    found: Counter[str] = Counter()
    for skill, modifier in re.findall(rf"test ({SKILL})((?: ?[+-] ?\d)?)", words):
        found[f"test {skill} {modifier.replace(' ', '')}"] += 1
    found.update(re.findall(r"condition [a-z-]+", words))
    for losses in re.findall(r"\blose ((?:\d+ (?:health|sanity)(?: \+ )?)+)", words):
        found.update(f"lose {loss}" for loss in losses.split(" + "))
    for pattern in COMMON:
        for match in re.finditer(pattern, words):
            found[match[0].replace("this gate", "gate")] += 1
    return found


# --- the tests ------------------------------------------------------------------------------------


@needs_facts
def test_every_printed_part_is_there_and_no_other() -> None:
    own = {
        (item.id, part)
        for item in ENCOUNTERS.values()
        for part in (item.values.get("texts") or COMPLEX)
        if part in item.values.get("texts", item.values)
    }
    assert own == {(id, part) for id, part, _ in printed_parts()}
    assert len(own) == 366  # 72 + 36 + 96 texts of places and Clues, and 54 cards of three parts


@needs_facts
@pytest.mark.parametrize(
    ("id", "part", "steps"),
    [pytest.param(*one, id=f"{one[0]}.{one[1]}") for one in printed_parts()],
)
def test_an_encounter_tests_gains_and_loses_what_is_printed(
    id: str, part: str, steps: list[Any]
) -> None:
    text = own_text(id, part)
    assert said(text) == of_facts(steps)
    tests = [step for step in steps if isinstance(step, dict) and "test" in step]
    if len(tests) == 1 and text.count(" else ") == 1 and text.count("test ") == 1:
        failed = [inner for key, inner in tests[0].items() if key in FAILED]
        assert said(text.rpartition(" else ")[2]) == of_facts(failed)
