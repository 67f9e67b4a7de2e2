"""The rule ledger: rules have names, and whoever cites one cites one that is there."""

from pathlib import Path

import pytest

import gloaming
from gloaming.kernel import registry
from gloaming.kernel.ledger import Ledger, cited, read_ledger

SOURCE = Path(str(gloaming.__file__)).parent
FOLDER = registry.find("evenfall").folder()


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return read_ledger(FOLDER)


def test_every_rule_is_whole_and_in_an_area(ledger: Ledger) -> None:
    assert len(ledger.rules) > 100
    for id, rule in ledger.rules.items():
        assert rule.id == id
        assert cited(id) == {id}
        assert rule.prefix in ledger.areas
        assert rule.text
        assert rule.check


def test_a_rule_is_found_by_its_id_or_its_words(ledger: Ledger) -> None:
    found = ledger.search("ef-act-04")
    assert [rule.id for rule in found] == ["EF-ACT-04"]
    words = ledger.search("  PLACES  deck ")
    assert words
    assert all("place" in f"{rule.area} {rule.text}".casefold() for rule in words)
    assert ledger.search("no such rule anywhere") == []


def test_an_unknown_rule_says_nothing(ledger: Ledger) -> None:
    assert ledger.text("EF-ACT-04")
    assert ledger.text("EF-ACT-99") == ""


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("nothing", set()),
        ("by EF-CAT-06.", {"EF-CAT-06"}),
        ("(EF-CAT-06, 07)", {"EF-CAT-06", "EF-CAT-07"}),
        ("EF-CAT-06 and 09", {"EF-CAT-06", "EF-CAT-09"}),
        ("EF-CAT-06 to 09", {"EF-CAT-06", "EF-CAT-07", "EF-CAT-08", "EF-CAT-09"}),
        ("EF-CAT-06, 08 to 10", {"EF-CAT-06", "EF-CAT-08", "EF-CAT-09", "EF-CAT-10"}),
        ("EF-CAT-06, EF-BAT-101, 2 of them", {"EF-CAT-06", "EF-BAT-101"}),
        ("EF-CAT-06 to EF-BAT-01", {"EF-CAT-06", "EF-BAT-01"}),
        ("EF-CAT-6 and EFF-CAT-06 and EF-CAT", set()),
    ],
)
def test_a_text_may_cite_several_rules(text: str, ids: set[str]) -> None:
    assert cited(text) == ids


def test_the_code_cites_only_rules_that_are_there(ledger: Ledger) -> None:
    unknown = [
        f"{path.relative_to(SOURCE)}: {id}"
        for path in sorted(FOLDER.rglob("*.py"))
        for id in sorted(cited(path.read_text("utf-8")) - set(ledger.rules))
    ]
    assert unknown == []
