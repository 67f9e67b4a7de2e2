"""Everything Evenfall says, in three languages: no message missing, every effect written out."""

import random
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import gloaming
from gloaming.evenfall import GAME, icons
from gloaming.evenfall.cards import ICONS, KEYWORDS, PIECES, RESOURCES
from gloaming.evenfall.catalysts import CATALYSTS
from gloaming.evenfall.counts import COUNTS
from gloaming.evenfall.events import EVENTS, STANDING
from gloaming.evenfall.reader import EvenfallReader
from gloaming.evenfall.sentences import DO, NEXT, PICK, THEN, TO
from gloaming.evenfall.state import PHASES
from gloaming.evenfall.wording import EvenfallWords
from gloaming.kernel.game import Effect
from gloaming.kernel.match import new
from gloaming.kernel.message import Message, Name
from gloaming.kernel.pack import LANGUAGES, parse_pack
from gloaming.kernel.words import HERE

SOURCES = Path(gloaming.__file__).parent
FOLDERS = (HERE, SOURCES / "evenfall" / "words")
SEATS = ["Ana", "Inés", "Bo", "Íñigo"]
FORMS = (DO, NEXT, THEN, TO, PICK)
WORDS = {language: GAME.words(language, SEATS, []) for language in LANGUAGES}
READER = EvenfallReader()
# Some text, without the marks of a missing message or argument, and with single spaces and stops.
READABLE = re.compile(r"^(?!.*(?:[\[\]{}$]|  |\.\.|^ | $)).+$")

# Ids put together in the sources, and what they can become.
GENERATED = {
    "log-{CATALYSTS[kind]}": ["log-scythe", "log-orb", "log-crystal"],
    "why-{CATALYSTS[kind]}": ["why-scythe", "why-orb"],
    "log-move-{piece}": ["log-move-witch", "log-move-elder", "log-move-cat"],
    "log-move-{name}": ["log-move-witch", "log-move-elder", "log-move-cat"],
    "log-recall-{name_of(game, seat, choice)}": ["log-recall-cat"],
    "option-path-{verb}": ["option-path-play", "option-path-specialist", "option-path-council"],
    "log-{PIECES[piece]}": ["log-witch", "log-elder"],
    "log-move-{PIECES[piece]}": ["log-move-witch", "log-move-elder"],
    "log-recall-{PIECES[piece]}": ["log-recall-witch", "log-recall-elder"],
    "recall-{piece}": ["option-recall-witch", "option-recall-elder", "option-recall-cat"],
    "option-{verb}": ["option-witch", "option-elder", "option-scythe", "option-orb"],
    "option-{key}": [],
}


def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language, by id."""
    found: dict[str, ast.Message] = {}
    for folder in FOLDERS:
        for file in sorted(folder.glob(f"{language}*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in found, f"{entry.id.name} is there twice"
                    found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    """The arguments a message uses."""

    class Finder(visitor.Visitor):
        def __init__(self) -> None:
            super().__init__()
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    finder = Finder()
    finder.visit(message)
    return finder.found


def used_ids() -> set[str]:
    """Every message id that the kernel and the game use."""
    ids: set[str] = set()
    for file in [*SOURCES.glob("kernel/*.py"), *SOURCES.glob("evenfall/*.py")]:
        text = file.read_text("utf-8")
        ids.update(re.findall(r'(?<!f)"((?:ask|log|option|why|wish)-[a-z-]*[a-z])"', text))
        ids.update(re.findall(r'Message\(\s*"([a-z-]+)"', text))
        ids.update(re.findall(r'\.format\(\s*"([a-z-]+)"', text))
        for verb in re.findall(r'\b(?:\w+_)?option\(\s*choice,\s*"([a-z-]+)"', text):
            ids.add(f"option-{verb}")
        made = re.findall(r'f"((?:ask|log|option|why|recall)-(?:[a-z-]*)\{[^"]*)"', text)
        for pattern in made:
            if file.name not in ("wording.py", "sentences.py", "scenario.py", "snapshot.py"):
                assert pattern in GENERATED, f"{file.name}: {pattern}"
                ids.update(GENERATED[pattern])
    return ids - {"effect", "amounts", "listed"}


def read(text: str, opens: bool = False) -> Effect:
    return READER.effect(text, optional_prices=not opens)


# --- messages ------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["es", "de"])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


def test_no_message_id_of_the_sources_is_missing() -> None:
    used = used_ids()
    assert {"ask-turn-end", "log-discover", "option-free-discard", "option-remove"} <= used
    assert {"option-recall-elder", "option-gain", "log-use-borrowed", "why-orb"} <= used
    assert sorted(used - messages("en").keys()) == []


@pytest.mark.parametrize("language", ["es", "de"])
def test_messages_use_the_same_arguments_in_every_language(language: str) -> None:
    other = messages(language)
    for id, message in messages("en").items():
        grammar = set() if id.startswith(("ask-", "option-", "log-", "standing-")) else {"n"}
        grammar |= {"form", "sound"}
        assert variables(other[id]) - grammar == variables(message) - grammar, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_count_standing_effect_and_phase_has_a_message(language: str) -> None:
    words = WORDS[language]
    ids = [f"event-{event}" for event in EVENTS]
    ids += [f"count-{count}" for count in COUNTS]
    ids += [f"standing-{flag}" for flag in STANDING]
    ids += [f"phase-{phase}" for phase in PHASES]
    ids += [f"keyword-{keyword}" for keyword in KEYWORDS]
    ids += [f"resource-{resource}" for resource in RESOURCES]
    ids += [f"piece-{piece}" for piece in PIECES[1:]]
    ids += [f"catalyst-{catalyst}" for catalyst in CATALYSTS]
    for choice in GAME.choices:
        ids += [f"setup-{choice.id}", f"setup-{choice.id}-help"]
    for id in ids:
        for n in (1, 2):
            text = words.format(id, n=n, scythe=2, orb=3, stone="x")
            assert READABLE.match(text), (id, text)


def test_the_effect_after_whenever_reads_for_every_event() -> None:
    for event in range(len(EVENTS)):
        said = WORDS["de"].trigger(event, read("gain 1 herb"))
        assert said.endswith(", erhältst du 1 Kraut"), said


# --- effects -------------------------------------------------------------------------


def all_effects(words: EvenfallWords) -> Iterator[Effect]:
    assert len(words.table.effects) > 250
    yield from words.table.effects.values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_catalogue_is_written_in_every_form(language: str) -> None:
    words = WORDS[language]
    for effect in all_effects(words):
        for form in FORMS:
            text = words.write(effect, form)
            assert READABLE.match(text), (effect.path, form, text)
        assert words.effect(effect.path) == words.write(effect, PICK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_text_and_a_name(language: str) -> None:
    words = WORDS[language]
    for kind, items in words.catalogue.items.items():
        for item in items.values():
            texts = [words.card_text(item)]
            if kind in ("ritual", "person", "place", "starting_place"):
                texts.append(words.card_facts(item))
                assert words.name(f"card:{item.id}.1") == words.name(f"card:{item.id}") != item.id
            if kind == "person":
                copies = range(1, item.values["copies"] + 1)
                texts += [words.council_text(item, copy) for copy in copies]
            for text in texts:
                assert READABLE.match(text), (item.id, text)


GOLDEN = [
    (
        "pay 2 any -> gain 3 any + 1 vp",
        "pay 2 resources of your choice → gain 3 resources of your choice and 1 victory point",
        "paga 2 recursos de tu elección → obtén 3 recursos de tu elección y 1 punto de victoria",
        "zahle 2 beliebige Ressourcen → erhalte 3 beliebige Ressourcen und 1 Siegpunkt",
    ),
    (
        "pay 1 herb + 2 card -> gain 1 potion",
        "pay 1 Herb and discard 2 cards → gain 1 Potion",
        "paga 1 Hierba y descarta 2 cartas → obtén 1 Poción",
        "zahle 1 Kraut und wirf 2 Karten ab → erhalte 1 Elixier",
    ),
    (
        "gain 6 card + 3 knowledge + 2 mana",
        "gain 3 Knowledge and 2 Mana and draw 6 cards",
        "obtén 3 Libros y 2 Maná y roba 6 cartas",
        "erhalte 3 Wissen und 2 Mana und ziehe 6 Karten",
    ),
    (
        "gain 1 vp per familiar",
        "gain 1 victory point for each Familiar in your clan",
        "obtén 1 punto de victoria por cada Familiar en tu clan",
        "erhalte 1 Siegpunkt pro Wesen in deinem Clan",
    ),
    (
        "gain 1 card per 2 outer-place",
        "draw 1 card for every 2 Places of Power in your Outer Circle",
        "roba 1 carta por cada 2 Lugares de Poder en tu Círculo Exterior",
        "ziehe 1 Karte für je 2 Orte der Macht in deinem Outer Circle",
    ),
    (
        "gain 3 card or transfer; gain 2 card",
        "choose one: draw 3 cards; or make a Transfer, then draw 2 cards",
        "elige una opción: roba 3 cartas; o bien realiza un Traslado, luego roba 2 cartas",
        "wähle eine Möglichkeit: ziehe 3 Karten; oder führe einen Transfer durch, "
        "dann ziehe 2 Karten",
    ),
    (
        "transfer; may recall witch",
        "make a Transfer, then you may return one of your Witches to your reserve",
        "realiza un Traslado, luego puedes devolver una de tus Brujas a tu reserva",
        "führe einen Transfer durch, dann darfst du eine deiner Hexen in deine Reserve zurückholen",
    ),
    (
        "may (advance 2; gain 1 herb)",
        "you may advance 2 steps on the Coven Track and then gain 1 Herb",
        "puedes avanzar 2 espacios en el Medidor de Aquelarre y luego obtener 1 Hierba",
        "du darfst 2 Schritte auf der Clanleiste aufsteigen und dann 1 Kraut erhalten",
    ),
    (
        "if 3 orb: gain 4 vp else transfer",
        "if you have at least 3 Orbs in your clan, gain 4 victory points; "
        "otherwise make a Transfer",
        "si tienes al menos 3 Orbes en tu clan, obtén 4 puntos de victoria; "
        "si no, realiza un Traslado",
        "wenn du mindestens 3 Orbs in deinem Clan hast, erhältst du 4 Siegpunkte; "
        "sonst führst du einen Transfer durch",
    ),
    (
        "if 2 battle-won: gain 1 mana",
        "if you have won at least 2 battles this round, gain 1 Mana",
        "si has ganado al menos 2 batallas en esta ronda, obtén 1 Maná",
        "wenn du in dieser Runde mindestens 2 Kämpfe gewonnen hast, erhältst du 1 Mana",
    ),
    (
        "for each artifact: advance",
        "for each Artifact in your clan, advance 1 step on the Coven Track",
        "por cada Artefacto en tu clan, avanza 1 espacio en el Medidor de Aquelarre",
        "pro Artefakt in deinem Clan steigst du 1 Schritt auf der Clanleiste auf",
    ),
    (
        "(harvest rival-place or harvest inner-place); gain 1 vp",
        "harvest a Place of Power of another clan or harvest a Place of Power in your Inner "
        "Circle; then gain 1 victory point",
        "cosecha un Lugar de Poder de otro clan o bien cosecha un Lugar de Poder de tu "
        "Círculo Interior; luego obtén 1 punto de victoria",
        "ernte einen Ort der Macht eines anderen Clans oder ernte einen Ort der Macht in deinem "
        "Inner Circle; dann erhalte 1 Siegpunkt",
    ),
    (
        "(pay 1 herb -> gain 1 card); gain 1 vp",
        "(pay 1 Herb → draw 1 card), then gain 1 victory point",
        "(paga 1 Hierba → roba 1 carta), luego obtén 1 punto de victoria",
        "(zahle 1 Kraut → ziehe 1 Karte), dann erhalte 1 Siegpunkt",
    ),
    (
        "build scythe; build orb",
        "you may build a Scythe for free, then you may build an Orb for free",
        "puedes construir gratis una Hoz, luego puedes construir gratis un Orbe",
        "du darfst eine Sense kostenlos bauen, dann darfst du einen Orb kostenlos bauen",
    ),
]


@pytest.mark.parametrize(("text", "en", "es", "de"), GOLDEN, ids=[line[0] for line in GOLDEN])
def test_sentences(text: str, en: str, es: str, de: str) -> None:
    effect = read(text, opens=True)
    assert [WORDS[language].write(effect) for language in LANGUAGES] == [en, es, de]


def test_a_price_outside_an_action_is_an_offer_and_its_answer_is_a_bargain() -> None:
    effect = read("pay 1 herb -> gain 3 vp")
    assert WORDS["en"].write(effect) == "you may pay 1 Herb: gain 3 victory points"
    assert WORDS["es"].write(effect) == "puedes pagar 1 Hierba: obtén 3 puntos de victoria"
    assert WORDS["de"].write(effect) == "du darfst 1 Kraut zahlen: Erhalte 3 Siegpunkte"
    assert WORDS["de"].write(effect, THEN) == "darfst du 1 Kraut zahlen: Erhalte 3 Siegpunkte"
    assert WORDS["en"].write(effect, PICK) == "pay 1 Herb → gain 3 victory points"


CARDS = {
    "en": [
        ("transmutation-chalice", "Action Space: pay 2 resources of your choice → gain 3 "),
        ("irene", "Ongoing: whenever you discover a Place of Power, harvest that Place of Power."),
        ("severin", "Battle: after the dials are revealed you may change yours by up to 2."),
        ("nqobantu-mine", "No Harvest Bonus and no Binding Bonus."),
        ("northern-lakes", "Action Space: discard 1 card → gain 3 resources of your choice. "),
    ],
    "es": [
        ("fairy", "Efecto inmediato: cosecha uno de tus Lugares de Poder, luego obtén "),
        ("hoa", "Girar, una vez por ronda: cosecha uno de tus Lugares de Poder"),
        ("oyuun", "Efecto continuo: tus Ancianos también pueden activar Espacios de Acción de "),
        ("sun", "Fase de Búsqueda: obtén 3 Libros y 2 Maná y roba 6 cartas. Ficha de Clan: "),
        ("star", "Lugar de Poder Inicial: Pozo de Nqobantu."),
    ],
    "de": [
        ("cat-advisor", "Dauerhafter Effekt: Immer wenn du einen Spezialisten oder ein Ratsmitgli"),
        ("marisol", "Karte drehen, einmal pro Runde: Zahle "),
        ("spirit-bog-bound-ember", "Erntebonus: Erhalte 1 Kraut. Bindungsbonus: Erhalte 1 Kraut; "),
        ("ragnhild", "Kampf: Vor jedem Kampf, an dem du teilnimmst, erhältst du 1 Mana für je 2 "),
        ("base", "3 Runden. Höchstens 19 Mana, höchstens 9 auf der Manascheibe. Zu Beginn 3 Kräu"),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_begin_like_this(language: str) -> None:
    for entry, start in CARDS[language]:
        assert WORDS[language].card_text(entry)[: len(start)] == start


def test_the_two_copies_of_a_person_differ_as_council_members() -> None:
    words = WORDS["en"]
    assert words.council_text("irene", 1) == (
        "Game End: gain 3 victory points for each Orb in your clan."
    )
    assert words.council_text("irene", 2) == (
        "Ongoing: whenever you discover a Place of Power, gain 2 victory points."
    )
    assert (
        WORDS["de"]
        .council_text("bruna", 2)
        .startswith(
            "Dauerhafter Effekt: Immer wenn du einen Kampf gewinnst: Wenn du den "
            "Startspielermarker hast, erhältst du "
        )
    )


def test_the_corners_of_a_card() -> None:
    facts = WORDS["en"].card_facts("spatial-distortion.2")
    assert facts.startswith("Ritual · ")
    assert " Mana · " in facts
    assert facts.endswith(" · 2 Building Spaces")
    assert WORDS["es"].card_facts("spirit-bog-bound-tide.1") == (
        "Lugar de Poder · Se descubre con 2 Brujas · Icono: Piedra de Marea"
    )


# --- amounts, names, answers ---------------------------------------------------------


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


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"experienced": "on"}),
        (2, {"side": "moon", "clans": "horn,wave", "tiles": "on"}),
        (4, {"side": "moon", "track": "expansion"}),
        (1, {"automa": "heir", "automa-clan": "circle", "crystal-path": "on"}),
        (1, {"side": "moon", "clans": "horn", "expansion-cards": "on", "tiles": "on"}),
        (3, {"side": "moon", "clans": "wave,cross,horn", "crystal-path": "on", "tiles": "on"}),
    ],
)
def test_everything_said_in_a_game_has_words_and_every_thing_a_name(
    seats: int, options: dict[str, str]
) -> None:
    match = new("evenfall", seats=seats, seed=seats, options=options, names=SEATS[:seats])
    chance = random.Random(seats)
    said: list[Message] = []
    things: set[str] = set()
    while not match.over:
        seat = match.asked[0]
        asked = match.asks(seat)
        assert asked is not None
        options_now = match.options(seat)
        said += [asked, *(option.label for option in options_now)]
        said += [refusal.reason for refusal in GAME.refusals(match.game, seat)]
        things.update(*(option.things for option in options_now))
        match.answer(chance.choice(options_now), seat)
    assert match.game.story is not None
    for entry in match.game.story.entries:
        said.append(entry.message)
        things.update(entry.things)
    for language in LANGUAGES:
        words = WORDS[language]
        for message in said:
            text = words.say(message)
            assert READABLE.match(text), (message, text)
            things.update(v.thing for v in message.args.values() if isinstance(v, Name))
        for thing in things:
            named = words.name(thing)
            assert READABLE.match(named), thing
            assert named not in (thing, thing.partition(":")[2])


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_begin_small_and_end_without_a_stop(language: str) -> None:
    words = WORDS[language]
    for id in messages(language):
        if id.startswith("option-"):
            names = {key: Name("card:fairy") for key in ("card", "thing", "first", "second")}
            text = words.say(Message(id, **names, what="1", n=1, region="x", effect="x"))
            assert text[0].islower(), (id, text)
            assert not text.endswith("."), (id, text)


# --- symbols -------------------------------------------------------------------------


def test_every_effect_has_symbols_and_every_symbol_a_meaning() -> None:
    known = set(icons.LEGEND) | set("0123456789 (),:.+−±≥=⇒×…")
    words = WORDS["en"]
    shown = [words.icons(effect) for effect in all_effects(words)]
    for kind in ("ritual", "person", "place"):
        shown += [words.card_icons(id) for id in words.catalogue.items[kind]]
    shown += [words.council_icons(id, 2) for id in words.catalogue.items["person"]]
    shown += [*icons.COUNT_ICONS.values(), *icons.EVENT_ICONS.values()]
    shown += [icon.format(n=1) for icon in icons.STANDING_ICONS.values()]
    for text in shown:
        assert set(text) <= known, text
    assert "" not in [words.icons(effect) for effect in all_effects(words)]


def test_symbols_are_one_column_wide_and_all_different() -> None:
    assert all(len(symbol) == 1 for symbol in icons.LEGEND)
    assert {unicodedata.east_asian_width(symbol) for symbol in icons.LEGEND}.isdisjoint("WF")
    for language in LANGUAGES:
        for symbol, meaning in WORDS[language].legend():
            assert READABLE.match(meaning), symbol


def test_symbols_cover_all_counts_events_and_standing_effects() -> None:
    assert list(icons.COUNT_ICONS) == COUNTS
    assert list(icons.EVENT_ICONS) == EVENTS
    assert list(icons.STANDING_ICONS) == STANDING
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
