"""The books of cards and rules: what is found, and how it is shown."""

import msgspec
import pytest

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.registry import find
from gloaming.table.game_catalog import card_pictures, game_names, game_sheets
from gloaming.table.pages import cardbook, rulebook, simple
from gloaming.table.pages.data import AboutPage, GameName
from tests.table.samples import (
    SHEETS,
    Page,
    card_page,
    cards_page,
    rule_page,
    rules_page,
    visitor,
)


def test_cards_are_found_by_words_kind_and_keyword() -> None:
    def names(**wanted: str) -> list[str]:
        return [sheet.id for sheet in cardbook.find_cards(cards_page("en", **wanted))]

    assert names() == ["fairy", "owl", "lakes"]
    assert names(query="GAIN mana") == ["lakes"]
    assert names(query="draw", kind="region") == []
    assert names(kind="ritual", keyword="Artifact") == ["owl"]


def test_cards_that_differ_only_in_id_are_shown_once() -> None:
    twins = [Sheet("place", f"bog-{n}", "Bog", 2, ["Harvest."]) for n in range(3)]
    assert [len(group) for group in cardbook.grouped([*twins, SHEETS[0]])] == [3, 1]


def test_a_rule_is_found_by_the_term_of_the_readers_language() -> None:
    def ids(lang: str, query: str, area: str = "") -> list[str]:
        return [rule.id for rule in rulebook.find_rules(rules_page(lang, query, area))]

    assert ids("de", "Hexe") == ["EF-SPC-01"]
    assert ids("es", "bruja") == ["EF-SPC-01"]
    assert ids("en", "hexe") == []
    assert ids("en", "ef-cat-01") == ["EF-CAT-01"]
    assert ids("en", "", "SPC") == ["EF-SPC-01", "EF-SPC-03"]


def test_texts_in_another_language_are_marked_so() -> None:
    assert 'class="mark"' in rulebook.rule(rule_page("de"))
    assert 'class="mark"' not in rulebook.rule(rule_page("en"))
    for made in (rulebook.rule(rule_page("es")), rulebook.rule_fragment(rule_page("es"))):
        assert any(f.get("lang") == "en" for f in Page(made).all("div"))


def test_a_rule_that_a_rule_speaks_of_opens() -> None:
    links = [found["href"] for found in Page(rulebook.rule(rule_page("en"))).all("a")]
    assert "/rules/evenfall/EF-SPC-03" in links


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_opens_above_the_table_is_a_whole_piece(lang: str) -> None:
    for html in (cardbook.card_fragment(card_page(lang)), rulebook.rule_fragment(rule_page(lang))):
        piece = Page(html)
        assert not piece.all("h1")
        assert "<html" not in html
        assert "<script" not in html


def test_the_sheet_of_a_board_is_told_in_paragraphs_and_a_card_in_one() -> None:
    board = "Scout Phase: draw 7 cards. Clan Token: gain 1 Mana. " + "Set-up: " + "a Place; " * 30
    sheet = Sheet("board", "horn-moon", "The Horn", 1, [board])
    told = cardbook.lines(sheet)
    assert [line.partition(":")[0] for line in told] == ["Scout Phase", "Clan Token", "Set-up"]
    assert " ".join(told) == board
    card = Sheet("ritual", "x", "X", 1, ["Ritual · 1 Herb", "Action Space: draw. Ongoing: gain."])
    assert cardbook.lines(card) == ["Action Space: draw. Ongoing: gain."]


def test_every_mark_of_a_value_has_words_in_every_language() -> None:
    for sheet in find("evenfall").reference.sheets("en", []):
        for field, how in sheet.known.items():
            given = [how] if isinstance(how, str) else how
            assert set(given) <= set(cardbook.ATTESTED), (sheet.id, field)


def test_the_values_of_a_list_are_marked_one_by_one() -> None:
    known: dict[str, str | list[str]] = {"vp": "implied", "council": ["rulebook", "authored"]}
    html = cardbook.card(card_page("de", Sheet("person", "x", "X", 2, ["Text."], known)))
    assert [found["class"] for found in Page(html).all("dd")] == [
        "known-implied",
        "known-rulebook",
        "known-authored",
    ]
    for line in (
        '<dt>vp</dt><dd class="known-implied">folgt aus den Regeln</dd>',
        '<dt>council 1</dt><dd class="known-rulebook">in den Regeln gedruckt</dd>',
        '<dt>council 2</dt><dd class="known-authored">für dieses Projekt geschrieben</dd>',
    ):
        assert line in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_whose_it_is(lang: str) -> None:
    html = simple.about(AboutPage(visitor(lang), "1.0", game_names(lang)))
    for owner in ("Nanox Games", "Fantasy Flight Games"):
        assert owner in html
    assert owner not in simple.about(AboutPage(visitor(lang), "1.0", [GameName("x", "X")]))


def test_a_card_shows_the_picture_that_its_game_has_of_it() -> None:
    box = find("eldritch")
    pictures = card_pictures(box)
    sheets = {sheet.id: sheet for sheet in game_sheets(box, "en")}
    for one in ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth", "arkham"):
        page = msgspec.structs.replace(card_page("en"), sheet=sheets[one], pictures=pictures)
        address = f"/static/eldritch/pictures/{one}.svg"
        assert f'<img src="{address}"' in cardbook.card(page)
        assert f'<img src="{address}"' in cardbook.card_fragment(page)
        assert (box.folder() / "page" / "static" / "pictures" / f"{one}.svg").exists()
    browsed = msgspec.structs.replace(
        cards_page("en"), sheets=[sheets["azathoth"], sheets["ghoul"]], pictures=pictures
    )
    assert cardbook.cards(browsed).count('<span class="picture">') == 1
