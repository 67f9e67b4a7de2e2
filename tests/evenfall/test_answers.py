"""Amounts, names and answers, as people read them."""

import pytest

from gloaming.evenfall import GAME
from gloaming.kernel.content.pack import LANGUAGES, parse_pack
from gloaming.kernel.message import Message, Name
from tests.evenfall.spoken import WORDS


@pytest.mark.parametrize(
    ("amounts", "en", "es", "de"),
    [
        ((1, 2, 0, 3), "1 Herb, 2 Potions and 3 Mana", "1 Hierba, 2 Pociones y 3 Maná", None),
        ((0, 0, 1, 0), "1 Knowledge", "1 Libro", "1 Wissen"),
        ((2, 1, 0, 0), "2 Herbs and 1 Potion", "2 Hierbas y 1 Poción", "2 Kräuter und 1 Elixier"),
        ((0, 0, 0, 0), "nothing", "nada", "nichts"),
    ],
)
def test_amounts(amounts: tuple[int, ...], en: str, es: str, de: str | None) -> None:
    units = ("herb", "potion", "knowledge", "mana")
    message = Message("amounts", **dict(zip(units, amounts, strict=True)))
    assert WORDS["en"].say(message) == en
    assert WORDS["es"].say(message) == es
    assert WORDS["de"].say(message) == (de or "1 Kraut, 2 Elixiere und 3 Mana")
    assert WORDS["en"].say(Message("option-pay", what=message)) == f"pay {en}"


def test_spanish_says_e_before_the_sound_of_i() -> None:
    assert WORDS["es"].join(["Bo", "Ana", "Inés"]) == "Bo, Ana e Inés"
    assert WORDS["es"].join(["Inés", "Ana"]) == "Inés y Ana"
    assert WORDS["es"].join([]) == ""


def test_a_name_that_a_pack_does_not_translate_is_in_english() -> None:
    text = '[[ritual]]\nid = "fairy"\nname = { en = "Sprite", de = "Elfe" }\nimmediate = "advance"'
    pack = parse_pack(text, "own.toml", {"id": "own", "game": "evenfall"})
    said = [GAME.words(language, [], [pack]) for language in LANGUAGES]
    assert [words.name("card:fairy.2") for words in said] == ["Sprite", "Sprite", "Elfe"]
    assert said[0].card_text("fairy") == "Immediate effect: advance 1 step on the Coven Track."
    assert WORDS["en"].name("card:fairy.2") == "Fairy"


def test_names_of_things() -> None:
    words = WORDS["en"]
    assert words.name("region:northern-lakes") == "Northern Lakes"
    assert words.name("stone:ember") == words.name("stone:northern-lakes:ember") == "Ember stone"
    assert words.name("seat:1") == "Inés"
    assert words.name("seat:-1") == "nobody"
    assert words.name("token:0") == "Ana's Clan Token"
    assert words.name("space:northern-lakes") == "the Action Space of Northern Lakes"
    assert words.name("keyword:artifact") == "Artifact"
    assert WORDS["de"].name("clan:star") == "The Star"
    assert words.name("first") == "the First Player Marker"


ANSWERS = [
    ("option-play", "play Fairy"),
    ("option-on", "on Fairy"),
    ("option-specialist", "play Fairy as Specialist"),
    ("option-council", "play Fairy as Council Member"),
    ("option-discover", "discover Fairy"),
    ("option-token", "activate the Clan Token"),
    ("option-build", "build Catalysts"),
    ("option-scythe", "a Scythe on Fairy"),
    ("option-orb", "an Orb on Fairy"),
    ("option-done", "done"),
    ("option-free-discard", "discard two cards for a resource"),
    ("option-discard", "discard Fairy"),
    ("option-exhaust", "exhaust Fairy"),
    ("option-transfer", "transfer Fairy"),
    ("option-no-transfer", "no Transfer"),
    ("option-pass", "pass"),
    ("option-end-turn", "end turn"),
    ("option-decline", "decline"),
    ("option-witch", "place a Witch on Northern Lakes"),
    ("option-elder", "place an Elder on Northern Lakes"),
    ("option-to", "to Northern Lakes"),
    ("option-from", "from Northern Lakes"),
    ("option-from-reserve", "from reserve"),
    ("option-dial", "set the dial to 4"),
]


@pytest.mark.parametrize(("id", "label"), ANSWERS)
def test_english_answers_are_what_scenarios_say(id: str, label: str) -> None:
    card, thing = Name("card:fairy.1"), Name("region:northern-lakes")
    assert WORDS["en"].say(Message(id, card=card, thing=thing, n=4)) == label


def test_taking_a_stone_and_ordering_effects() -> None:
    words = WORDS["en"]
    assert words.say(Message("option-stone", thing=Name("stone:ember"))) == "take the Ember stone"
    effect = Message("effect", path="fairy.immediate")
    said = words.say(Message("option-first", effect=effect))
    assert said.startswith("first: harvest one of your Places of Power, then gain ")
