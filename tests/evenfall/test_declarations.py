"""What the rules declare: every verb can be read, written, shown and estimated as it says."""

from pathlib import Path

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.content.document import notation_tables
from gloaming.evenfall.content.reader import RULES, EvenfallReader, Trigger, evenfall_notation
from gloaming.evenfall.model.events import EVENT_COUNT, EVENTS, STANDING, STANDING_COUNT
from gloaming.evenfall.rules.counts import COUNTS
from gloaming.kernel.content.notation.discovery import modules_of, procedures_of, verbs_of
from gloaming.kernel.content.notation.document import fill
from gloaming.kernel.content.notation.verbs import Declaration, Verb
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.control import ARRANGE
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.ledger import read_ledger
from tests.evenfall.spoken import READABLE, WORDS

READER = EvenfallReader()
NOTATION = evenfall_notation()
VERBS = [verb for declared in verbs_of(RULES).values() for verb in declared]
EXAMPLES = [(verb, example) for verb in VERBS for example in verb.examples]
DOCUMENT = Path(__file__).parents[2] / "docs" / "NOTATION.md"


@pytest.mark.parametrize(("verb", "example"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_an_example_is_read_as_its_verb_and_reads_well(verb: Verb, example: str) -> None:
    tree = READER.effect(example)
    assert type(tree) is verb.node
    for language in LANGUAGES:
        for form in ("do", "next", "then", "to", "pick"):
            assert READABLE.match(WORDS[language].write(tree, form)), (language, form)
    assert NOTATION.signs.of(tree) not in ("", "…")
    assert isinstance(NOTATION.values.of(tree), float)


def test_every_node_that_cards_have_is_declared() -> None:
    table = WORDS["en"].table
    procedures = {effect.path for effect in procedures_of(RULES, ARRANGE)}
    used = {type(node) for path, node in table.effects.items() if path not in procedures}
    assert used <= NOTATION.by_node.keys()
    assert len(VERBS) == len({verb.node for verb in VERBS}) > 40


def test_the_rules_that_declarations_name_are_in_the_ledger() -> None:
    known = read_ledger(GAME.folder()).rules.keys()
    declared: list[Declaration] = [*NOTATION.verbs, *COUNTS, *EVENTS, *STANDING]
    named = {rule for declaration in declared for rule in declaration.rules}
    assert len(named) > 30
    assert named <= known


def test_a_declaration_is_found_in_every_package_of_the_rules() -> None:
    found = {name.removeprefix(f"{RULES}.").split(".")[0] for name in verbs_of(RULES)}
    assert {"coven", "resources", "moon", "crystal"} <= found
    assert len(modules_of(RULES)) > 40


def test_events_counts_and_standing_effects_have_names_of_their_own() -> None:
    for declared in (EVENTS, COUNTS, STANDING):
        names = [one.name for one in declared]
        assert len(names) == len(set(names))
    assert (len(EVENTS), len(STANDING)) == (EVENT_COUNT, STANDING_COUNT)


def test_only_triggers_can_follow_on() -> None:
    for event in EVENTS:
        text = f"on {event.name}: advance"
        if event.is_trigger:
            found = READER.ongoing(text)
            assert isinstance(found, Trigger)
            assert EVENTS[found.event] is event
        else:
            with pytest.raises(GloamingError, match="there is no event"):
                READER.ongoing(text)


def test_a_procedure_has_a_path_of_its_own_and_words() -> None:
    procedures = procedures_of(RULES)
    assert {"evenfall.turn", "evenfall.attach-demon"} <= {effect.path for effect in procedures}
    for effect in procedures:
        for language in LANGUAGES:
            assert READABLE.match(WORDS[language].write(effect)), effect.path


# --- the documentation ------------------------------------------------------------------------


def test_the_tables_of_the_documentation_are_up_to_date() -> None:
    written = DOCUMENT.read_text("utf-8")
    assert fill(written, notation_tables()) == written, (
        "run: gloaming notation evenfall --into docs/NOTATION.md"
    )


def test_every_verb_is_in_the_documentation() -> None:
    written = DOCUMENT.read_text("utf-8")
    for _verb, example in EXAMPLES:
        assert f"`{example}`" in written


def test_a_document_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(GloamingError, match="the document has the tables counts; there are"):
        fill("<!-- table: counts -->\n<!-- end -->\n", notation_tables())
