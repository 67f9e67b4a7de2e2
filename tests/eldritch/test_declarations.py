"""What the rules of Eldritch Horror declare: every verb is read, said and written down."""

from pathlib import Path

import pytest

from gloaming.eldritch import GAME
from gloaming.eldritch.content.document import notation_tables
from gloaming.eldritch.content.reader import RULES, EldritchReader, eldritch_notation
from gloaming.eldritch.model.events import EVENT_COUNT, EVENTS, STANDING, STANDING_COUNT
from gloaming.eldritch.rules.notation.counts import COUNTS
from gloaming.kernel.content.notation.discovery import verbs_of
from gloaming.kernel.content.notation.document import fill
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.ledger import read_ledger
from gloaming.kernel.nodes import Pay, Unless

READER = EldritchReader()
NOTATION = eldritch_notation()
VERBS = [verb for declared in verbs_of(RULES).values() for verb in declared]
SENTENCE = "gain 1 clue"
DOCUMENT = Path(__file__).parents[2] / "docs" / "NOTATION-ELDRITCH.md"


def examples() -> list[tuple[Verb, str]]:
    """Examples of verbs, with a sentence in the place of the letters that stand for one."""
    found = []
    for verb in VERBS:
        for example in verb.examples:
            if verb.notation and verb.node not in (Pay, Unless) and "count" not in example:
                words = [SENTENCE if word in ("a", "b", "c") else word for word in _words(example)]
                found.append((verb, " ".join(words)))
    return found


def _words(example: str) -> list[str]:
    if " a " in f" {example} " and ": a" not in example and "{" not in example:
        return [example]  # the article
    spaced = example
    for mark in "{}|":
        spaced = spaced.replace(mark, f" {mark} ")
    return spaced.split()


@pytest.mark.parametrize(("verb", "example"), examples())
def test_an_example_is_read_as_its_verb(verb: Verb, example: str) -> None:
    assert type(READER.effect(example)) is verb.node
    assert isinstance(NOTATION.values.of(READER.effect(example)), float)


def test_a_verb_is_declared_once() -> None:
    assert len(VERBS) == len({verb.node for verb in VERBS}) > 90


def test_events_and_standing_effects_have_the_numbers_that_the_rules_use() -> None:
    assert {event.event for event in EVENTS} == set(range(EVENT_COUNT))
    assert len(STANDING) == STANDING_COUNT
    names = [count.name for count in COUNTS]
    assert len(names) == len(set(names))


def test_every_rule_that_is_named_is_in_the_ledger() -> None:
    known = read_ledger(GAME.folder()).rules.keys()
    declared = [*VERBS, *EVENTS, *STANDING, *COUNTS]
    assert {rule for one in declared for rule in one.rules} <= known


def test_the_document_says_what_is_declared() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert fill(text, notation_tables()) == text, (
        "run: gloaming notation eldritch --into docs/NOTATION-ELDRITCH.md"
    )
