"""Effects and cards as symbols: each has some, and every symbol a meaning."""

import unicodedata

import pytest

from gloaming.evenfall.model.cards import ICONS
from gloaming.evenfall.model.events import EVENTS, STANDING
from gloaming.evenfall.model.signs import LEGEND
from gloaming.evenfall.rules.counts import COUNTS
from gloaming.evenfall.text import symbols as icons
from gloaming.kernel.content.pack import LANGUAGES
from tests.evenfall.spoken import READABLE, WORDS, all_effects, read


def test_every_effect_has_symbols_and_every_symbol_a_meaning() -> None:
    known = set(LEGEND) | set("0123456789 (),:.+−±≥=⇒×…")
    words = WORDS["en"]
    shown = [words.icons(effect) for effect in all_effects(words)]
    for kind in ("ritual", "person", "place"):
        shown += [words.card_icons(id) for id in words.catalogue.items[kind]]
    shown += [words.council_icons(id, 2) for id in words.catalogue.items["person"]]
    shown += [declared.sign for declared in [*COUNTS, *EVENTS]]
    shown += [standing.sign.format(n=1) for standing in STANDING]
    for text in shown:
        assert set(text) <= known, text
    assert "" not in [words.icons(effect) for effect in all_effects(words)]


def test_symbols_are_one_column_wide_and_all_different() -> None:
    assert all(len(symbol) == 1 for symbol in LEGEND)
    assert {unicodedata.east_asian_width(symbol) for symbol in LEGEND}.isdisjoint("WF")
    for language in LANGUAGES:
        for symbol, meaning in WORDS[language].legend():
            assert READABLE.match(meaning), symbol


def test_there_is_a_sign_for_each_kind_of_powerstone() -> None:
    assert len(ICONS) == 5  # ◈1, ◈2 and ◈3 are the three kinds of Powerstones, ◈4 is the red one


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("pay 2 any -> gain 3 any + 1 vp", "2◇ → 3◇ 1★"),
        ("gain 4 mana or pay 3 mana -> gain 4 vp", "4✦ | 3✦ → 4★"),
        ("gain 1 vp per 2 card", "1★/2▯"),
        ("transfer; may recall witch", "⇓, ?↩▲"),
        ("if 4 inner-ritual: gain 3 vp else transfer", "◉§≥4 ⇒ 3★ : ⇓"),
    ],
)
def test_symbols(text: str, shown: str) -> None:
    assert icons.icons(read(text, opens=True)) == shown
