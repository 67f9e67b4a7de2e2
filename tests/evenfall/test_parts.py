"""Cards and rules of the expansion are marked as such where people read them."""

import pytest

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.ledger import read_ledger
from gloaming.kernel.match import new
from gloaming.table.pages import browse, cardbook, rulebook
from gloaming.table.pages.data import BrowseCards, BrowseRules, Visitor

BOX = new("evenfall").box
NAMES = {"en": "The Crystal Path", "es": "La Senda de Cristal", "de": "Der Kristallpfad"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_expansion_carry_its_name_and_can_be_chosen(language: str) -> None:
    sheets = BOX.reference.sheets(language, [])
    flagged = {
        item.id
        for items in BOX.catalogue([]).items.values()
        for item in items.values()
        if item.values.get("expansion")
    }
    marked = {sheet.id for sheet in sheets if sheet.part}
    assert len(flagged) >= 29  # 13 Rituals, 10 people, 6 Places
    assert flagged <= marked
    assert {sheet.part for sheet in sheets if sheet.id in marked} == {NAMES[language]}

    def found(part: str) -> set[str]:
        page = BrowseCards(Visitor(lang=language), "evenfall", "", sheets, part=part)
        return {sheet.id for sheet in cardbook.find_cards(page)}

    assert found(NAMES[language]) == marked
    assert found(browse.BASE) == {sheet.id for sheet in sheets} - marked
    assert found("") == {sheet.id for sheet in sheets}
    page = BrowseCards(Visitor(lang=language), "evenfall", "", sheets)
    html = cardbook.cards(page)
    assert f'<option value="{NAMES[language]}">' in html
    assert f'<span class="part">{NAMES[language]}</span>' in html


def test_rules_of_the_expansion_carry_its_name_and_can_be_chosen() -> None:
    parts = BOX.reference.rule_parts("en")
    ledger = read_ledger(BOX.folder())
    path = {id for id, rule in ledger.rules.items() if rule.prefix in ("CP", "CPA")}
    assert path <= set(parts)
    assert "EF-CARD-46" in parts  # Toll Mask
    assert "EF-CARD-01" not in parts
    assert not any(id.startswith("EF-BAT-") for id in parts)

    def found(part: str) -> set[str]:
        page = BrowseRules(
            Visitor(lang="en"),
            "evenfall",
            "",
            list(ledger.rules.values()),
            ledger.areas,
            area="CARD",
            parts=parts,
            part=part,
        )
        return {rule.id for rule in rulebook.find_rules(page)}

    assert "EF-CARD-46" in found(NAMES["en"])
    assert "EF-CARD-46" not in found(browse.BASE)
    assert found(NAMES["en"]) | found(browse.BASE) == found("")


def test_the_keyword_filter_offers_keywords_only() -> None:
    sheets = BOX.reference.sheets("en", [])
    words = {word for sheet in sheets for word in cardbook.keywords(sheet)}
    assert words == {"Artifact", "Familiar", "Enchantment"}
