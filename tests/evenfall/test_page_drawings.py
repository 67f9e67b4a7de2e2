"""Drawings of the Evenfall page: sigils, icons, names on narrow cards, style sheets."""

import re
from pathlib import Path

import pytest

from gloaming.evenfall.page.icons import CRESTS, DRAWINGS, NAMES
from gloaming.evenfall.page.page_options import ICONS
from gloaming.evenfall.page.sprites import sigil_family
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.match import new
from gloaming.kernel.page.hyphenation import SOFT, breakable
from gloaming.kernel.page.portraits import portrait
from gloaming.kernel.page.sigils import sigil

KB = 1024


def test_every_card_has_a_sigil_of_its_own_that_never_changes() -> None:
    box = new("evenfall").box
    cards = [
        (item.id, sigil_family(kind, str(item.values.get("keyword", ""))))
        for kind in ("place", "starting_place", "ritual", "person")
        for item in box.catalogue([]).items[kind].values()
    ]
    drawn = [sigil(*card) for card in cards]
    assert len(set(drawn)) == len(drawn)
    assert drawn == [sigil(*card) for card in cards]
    assert len(box.page.sprites().encode()) < 100 * KB


def test_everybody_has_a_portrait_of_their_own_that_never_changes() -> None:
    box = new("evenfall").box
    people = list(box.catalogue([]).items["person"])
    drawn = [portrait(id) for id in people]
    assert len(set(drawn)) == len(drawn)
    assert drawn == [portrait(id) for id in people]
    sheet = box.page.sprites()
    for id, face in zip(people, drawn):
        assert f'<symbol id="s-{id}" viewBox="0 0 100 100">{face}</symbol>' in sheet
        assert all(f'id="{part}"' in sheet for part in re.findall(r'href="#([^"]+)"', face))


@pytest.mark.parametrize(
    ("language", "name", "parts"),
    [
        ("en", "Transmutation Chalice", "Trans-mu-ta-tion Chalice"),
        ("en", "Witches' Crossroads", "Witches' Cross-roads"),
        ("de", "Willkommensglocke", "Will-kom-mens-glo-cke"),
        ("de", "Tomasa, Mondlichthändlerin", "Tomasa, Mond-licht-händ-le-rin"),
        ("es", "Cáliz de Transmutación", "Cáliz de Trans-mu-ta-ción"),
        ("es", "Corriente", "Corriente"),
        ("en", "Tarek, Shepherd of Shades", "Tarek, Shepherd of Shades"),
        ("en", "Sanctum", "Sanctum"),
    ],
)
def test_a_long_name_may_be_broken_between_syllables(language: str, name: str, parts: str) -> None:
    assert breakable(name, language).replace(SOFT, "-") == parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_has_a_word_too_long_for_a_narrow_place(language: str) -> None:
    words = new("evenfall").box.words(language, [], [])
    assert isinstance(words, EvenfallWords)
    for card in words.table.cards:
        name = words.name(f"card:{card.uid}")
        broken = breakable(name, language)
        assert broken.replace(SOFT, "") == name
        assert max(len(part) for part in re.split(rf"[\s{SOFT}-]", broken)) <= 10, broken


def test_every_icon_has_a_name_in_every_language() -> None:
    box = new("evenfall").box
    stones = {"ember", "tide", "root"}
    assert set(NAMES) | stones == set(DRAWINGS)
    assert set(CRESTS) == {"star", "cross", "circle", "spike", "wave", "horn"}
    for language in LANGUAGES:
        words = box.words(language, [], [])
        for name in NAMES.values():
            assert not words.format(name, n=1).startswith("[")


def test_styles_are_there_and_ask_for_nothing_from_outside() -> None:
    box = new("evenfall").box
    folder = Path(box.folder()) / "page" / "static"
    assert sorted(box.page.styles()) == sorted(sheet.name for sheet in folder.glob("*.css"))
    for name in box.page.styles():
        css = (folder / name).read_text("utf-8")
        assert "url(" not in css
        assert "@import" not in css
        assert css.count("{") == css.count("}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign_once(language: str) -> None:
    box = new("evenfall").box
    groups = box.page.legend(box.words(language, [], []))
    signs = [sign for group in groups for sign in group.signs]
    assert sorted(sign.icon for sign in signs) == sorted(DRAWINGS)
    assert all(sign.name and sign.about.endswith(".") for sign in signs)
    assert len({sign.name for sign in signs}) == len(signs)


def test_one_sign_has_one_meaning() -> None:
    assert len(set(DRAWINGS.values())) == len(DRAWINGS)
    assert len({ICONS[verb] for verb in ("pass", "end-turn")} | {"game-end"}) == 3
