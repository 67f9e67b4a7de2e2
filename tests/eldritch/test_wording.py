"""Cards, sheets and the narration of Eldritch Horror, written out in three languages."""

import re
from collections import Counter

import pytest

from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.model.events import EVENTS, STANDING
from gloaming.eldritch.rules.notation.counts import COUNTS
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.text.forms import FORMS
from gloaming.eldritch.text.narration import MOST_LETTERS, passage, passages
from gloaming.eldritch.text.sentences import reader, unfoldings
from gloaming.kernel.content.pack import LANGUAGES, Item
from gloaming.kernel.message import Message, Name
from gloaming.kernel.text.named_sentence import HOLES, fill
from gloaming.kernel.text.words import capital
from gloaming.kernel.views.encode import encode_message

BOX = EldritchBox()
CATALOGUE = BOX.catalogue([])
WORDS = {language: EldritchWords(language, ["Ana", "Ben"], CATALOGUE) for language in LANGUAGES}

# A text with a hole in it: an unknown message, an argument that is missing.
HOLE = re.compile(r"\[[a-z0-9-]+\]|[{}$]|  | [.,;](?![0-9])|\.\.|^ | $")


def items() -> list[Item]:
    """Returns every entry of our content."""
    return [item for kind in CATALOGUE.items.values() for item in kind.values()]


def sentence(language: str, text: str) -> str:
    """Returns a sentence or a line of the notation in words."""
    words = WORDS[language]
    if text.startswith(("bonus", "when", "instead", "encounter at", "action:")):
        return words.ability_line(text)
    if text.startswith("reckoning: "):
        return words.labelled("reckoning", words.text(reader().effect(text[11:])))
    return f"{capital(words.text(reader().effect(text)))}."


GOLDEN = [
    (
        "lose 1 health + 1 sanity",
        "Lose 1 Health and 1 Sanity.",
        "Pierdes 1 de Salud y 1 de Cordura.",
        "Du verlierst 1 Ausdauer und 1 Geistige Gesundheit.",
    ),
    (
        "test lore - 1: gain 1 ritual spell else become delayed",
        "Test Lore −1. If you pass, gain 1 RITUAL Spell; if you fail, become Delayed.",
        "Prueba de Saber −1. Si la superas, obtienes 1 Hechizo RITUAL; si la fallas, quedas "
        "Retrasado.",
        "Probe auf Wissen −1. Bestanden: Du erhältst 1 RITUAL-Zauber. Nicht bestanden: Du wirst "
        "aufgehalten.",
    ),
    (
        "pay 1 clue -> improve will",
        "You may spend 1 Clue to improve Will.",
        "Puedes gastar 1 Pista para mejorar Voluntad.",
        "Du darfst 1 Hinweis ausgeben, um Willenskraft zu verbessern.",
    ),
    (
        "unless 1 clue: lose 3 sanity",
        "Lose 3 Sanity unless you spend 1 Clue.",
        "Pierdes 3 de Cordura a menos que gastes 1 Pista.",
        "Du verlierst 3 Geistige Gesundheit, es sei denn, du gibst 1 Hinweis aus.",
    ),
    (
        "ambush deep-one: gain this clue",
        "A Deep One ambushes you. If you defeat it, gain this Clue.",
        "Un Profundo te embosca. Si lo derrotas, obtienes esta Pista.",
        "Ein Tiefes Wesen greift dich aus dem Hinterhalt an. Besiegst du es, erhältst du diesen "
        "Hinweis.",
    ),
    (
        "each investigator on city: lose 2 health",
        "Each investigator on a City space loses 2 Health.",
        "Cada investigador en una casilla de Ciudad pierde 2 de Salud.",
        "Jeder Ermittler auf einem Stadtfeld verliert 2 Ausdauer.",
    ),
    (
        "bonus 3 strength in combat",
        "+3 Strength in Combat Encounters.",
        "+3 a Fuerza en Encuentros de Combate.",
        "+3 Stärke in Kampfbegegnungen.",
    ),
    (
        "reckoning: roll {1: flip}",
        "Reckoning: roll 1 die; on a 1, flip this card.",
        "Retribución: tira 1 dado; con un 1, dale la vuelta a esta carta.",
        "Abrechnung: Wirf 1 Würfel; bei 1 dreh diese Karte um.",
    ),
    (
        "spawn 1 clue at any",
        "Spawn 1 Clue on a space of your choice.",
        "Genera 1 Pista en la casilla que elijas.",
        "Lass 1 Hinweis auf einem Feld deiner Wahl erscheinen.",
    ),
    (
        "when close: pay 2 spell -> place that gate on this",
        "When an investigator closes a Gate, he may discard 2 Spells to place that Gate on this "
        "card.",
        "Cuando un investigador cierra un Portal, puede descartar 2 Hechizos para poner ese Portal "
        "en esta carta.",
        "Schließt ein Ermittler ein Tor, darf er 2 Zauber ablegen, um dieses Tor auf diese Karte "
        "zu legen.",
    ),
    # what somebody else does, and whose space "here" is
    (
        "each investigator on city with weapon possession: test influence else discard 1 weapon "
        "possession; gain condition detained",
        "Each investigator on a City space with a WEAPON possession tests Influence. If he fails, "
        "he discards 1 WEAPON possession and gains a Detained Condition.",
        "Cada investigador en una casilla de Ciudad con 1 pertenencia ARMA hace una prueba de "
        "Influencia. Si la falla, descarta 1 pertenencia ARMA y obtiene un Estado Detenido.",
        "Jeder Ermittler auf einem Stadtfeld mit 1 Besitzkarte (WAFFE) legt eine Probe auf "
        "Einfluss ab. Nicht bestanden: Er legt 1 Besitzkarte (WAFFE) ab und erhält den Zustand "
        "„Festgesetzt“.",
    ),
    # what goes on after "if you do not" belongs to it
    (
        "pay 1 clue -> close gate else discard this clue; ambush star-spawn",
        "You may spend 1 Clue to close this Gate. If you do not, discard this Clue, and a Star "
        "Spawn ambushes you.",
        "Puedes gastar 1 Pista para cerrar este Portal. Si no lo haces, descarta esta Pista, y un "
        "Engendro estelar te embosca.",
        "Du darfst 1 Hinweis ausgeben, um dieses Tor zu schließen. Tust du das nicht, leg diesen "
        "Hinweis ab, und eine Sternenbrut greift dich aus dem Hinterhalt an.",
    ),
    # a price of two parts is one verb
    (
        "action: pay 2 health + 2 sanity -> defeat each monster here",
        "Action: spend 2 Health and 2 Sanity to defeat each Monster on your space.",
        "Acción: gastas 2 de Salud y 2 de Cordura para derrotar cada Monstruo en tu casilla.",
        "Aktion: Du gibst 2 Ausdauer und 2 Geistige Gesundheit aus, um jedes Monster auf deinem "
        "Feld zu besiegen.",
    ),
]


@pytest.mark.parametrize(("text", "en", "es", "de"), GOLDEN, ids=[row[0] for row in GOLDEN])
def test_sentences_read_as_on_cards(text: str, en: str, es: str, de: str) -> None:
    assert sentence("en", text) == en
    assert sentence("es", text) == es
    assert sentence("de", text) == de


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name_a_text_and_facts_without_holes(language: str) -> None:
    words = WORDS[language]
    for item in items():
        texts = [words.item_name(item), words.card_facts(item), *words.card_lines(item)]
        backs = item.values.get("backs", [])
        texts += [words.back_text(item, n) for n in range(len(backs))]
        if item.kind == "condition":
            texts += [words.back_title(item, n) for n in range(len(backs))]
        if item.kind == "investigator":
            texts += [words.back_text(item, n) for n in range(2)]
        for text in texts:
            assert text, item.id
            assert not HOLE.search(text), (item.id, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_begin_with_a_capital_and_end_with_a_full_stop(language: str) -> None:
    words = WORDS[language]
    for item in items():
        for line in words.card_lines(item):
            assert not line[0].islower(), (item.id, line)
            assert line.endswith("."), (item.id, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_event_and_standing_effect_has_its_message(language: str) -> None:
    words = WORDS[language]
    for count in COUNTS:
        assert words.has_message(f"count-{count.name}"), count.name
        assert words.has_message(f"at-least-{count.name}"), count.name
    for event in EVENTS:
        assert words.has_message(f"event-{event.name}"), event.name
    for standing in STANDING:
        assert words.has_message(f"standing-{standing.name}"), standing.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_are_written_in_every_form(language: str) -> None:
    words = WORDS[language]
    for text in ("gain 1 clue", "become delayed", "move 2 spaces", "discard this", "spawn 1 gate"):
        for form in FORMS:
            said = words.write(reader().effect(text), form)
            assert said, (text, form)
            assert not HOLE.search(said), (text, form, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_named_in_an_answer(language: str) -> None:
    table = BOX.library([])
    words = EldritchWords(language, [], CATALOGUE, table)
    for path, effect in table.effects.items():
        if type(effect) in words.notation.by_node or type(effect) in unfoldings():
            assert not HOLE.search(words.effect(path)), (path, words.effect(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_set_up_options_have_names_and_help(language: str) -> None:
    words = WORDS[language]
    for option in BOX.setup_options:
        assert words.has_message(f"setup-{option.id}"), option.id
        assert words.has_message(f"setup-{option.id}-help"), option.id
        for value in option.values:
            if value:
                assert words.has_message(f"setup-{option.id}-{value}"), (option.id, value)


def test_things_have_names_in_the_language_of_the_reader() -> None:
    assert WORDS["en"].name("card:deep-one") == "Deep One"
    assert WORDS["de"].name("card:wither.2") == WORDS["de"].name("card:wither") != "wither"
    assert WORDS["es"].name("skill:will") == "Voluntad"
    assert WORDS["de"].name("die:0") == "Würfel 1"
    assert WORDS["en"].name("seat:1") == "Ben"
    seated = EldritchWords("en", ["Ana", "Ben"], CATALOGUE, None, ["lily-chen", ""])
    assert seated.seat_and_sheet(0) == "Ana (Lily Chen)"
    assert seated.seat_and_sheet(1) == "Ben"


# --- narration ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Ghoul moves to Rome.", "Serpent People move to Rome."),
        ("es", "Gul se mueve a Roma.", "Hombres serpiente se mueven a Roma."),
        ("de", "Ghul bewegt sich: Rom.", "Schlangenmenschen bewegen sich: Rom."),
    ],
)
def test_the_verb_beside_a_monster_agrees_with_its_name(language: str, one: str, many: str) -> None:
    words = BOX.words(language, [], [])
    for monster, told in (("ghoul", one), ("serpent-people", many)):
        said = Message(
            "log-monster-moves", monster=Name(f"card:{monster}.1"), space=Name("space:rome")
        )
        assert words.say(said) == told
        things: list[str] = []
        shown = fill(words, encode_message(said), things)  # as a page draws it
        for place, thing in enumerate(things):
            shown = shown.replace(chr(HOLES + place), words.name(thing))
        assert shown == told


def test_no_two_passages_are_alike() -> None:
    for language in LANGUAGES:
        said = Counter(texts[language] for _, texts in passages())
        assert [text for text, n in said.items() if n > 1] == []


def test_passages_are_short_and_name_no_numbers() -> None:
    for path, texts in passages():
        assert set(texts) == set(LANGUAGES), path
        for language, text in texts.items():
            assert 0 < len(text) <= MOST_LETTERS, (path, language, len(text))
            assert not re.search(r"[0-9]", text), (path, language, text)


def test_every_encounter_mystery_and_mythos_card_is_narrated() -> None:
    for item in items():
        for part in _parts(item):
            assert passage(item.id, part, "es"), (item.id, part)


def _parts(item: Item) -> list[str]:
    if item.kind == "encounter":
        texts = item.values.get("texts")
        return list(texts) if texts else ["initial", "pass", "fail"]
    if item.kind == "condition":
        return [str(n + 1) for n in range(len(item.values["backs"]))]
    if item.kind == "investigator":
        return ["health", "sanity"]
    return ["start"] if item.kind in ("mystery", "mythos", "ancient_one") else []


def test_both_branches_of_every_test_in_an_encounter_are_narrated() -> None:
    branches = 0
    for item in items():
        if item.kind != "encounter":
            continue
        texts = item.values.get("texts")
        for part, text in (texts or {part: item.values[part] for part in ("pass", "fail")}).items():
            if "test " not in text:
                continue
            for branch in ("pass", "fail"):
                found = f"{part}.{branch}" if texts else f"{part}-{branch}"
                assert all(passage(item.id, found, language) for language in LANGUAGES), found
                branches += 1
    assert branches > 400


def test_narration_is_only_of_entries_that_there_are() -> None:
    known = {item.id for item in items()}
    assert {path.partition(".")[0] for path, _ in passages()} <= known


def test_the_story_tells_a_passage_or_nothing() -> None:
    words = WORDS["en"]
    told = words.say(Message("tale", card=Name("card:america-1"), part="arkham"))
    assert told == passage("america-1", "arkham", "en") != ""
    assert words.say(Message("tale", card=Name("card:america-1"), part="arkham.fail")) != told
    assert words.say(Message("tale", card=Name("card:amnesia.2"), part="start")) != ""
    assert words.say(Message("tale", card=Name("card:wither.1"), part="cast")) == ""
