"""Effects and cards, written out in three languages."""

import pytest

from gloaming.evenfall.model.events import EVENTS
from gloaming.kernel.content.notation.verbs import DO, NEXT, PICK, THEN, TO
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.message import Message, Name
from gloaming.kernel.text.named_sentence import plain, sentence
from gloaming.kernel.views.types import MessageView, NameRef
from tests.evenfall.spoken import READABLE, WORDS, all_effects, read

FORMS = (DO, NEXT, THEN, TO, PICK)


def test_the_effect_after_whenever_reads_for_every_event() -> None:
    for event in EVENTS:
        said = WORDS["de"].trigger(event.name, read("gain 1 herb"))
        assert said.endswith(", erhältst du 1 Kraut"), said


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
        "choose one: draw 3 cards; or you may make a Transfer, then draw 2 cards",
        "elige una opción: roba 3 cartas; o bien puedes realizar un Traslado, luego roba 2 cartas",
        "wähle eine Möglichkeit: ziehe 3 Karten; oder du darfst einen Transfer durchführen, "
        "dann ziehe 2 Karten",
    ),
    (
        "gain 6 vp or transfer",
        "gain 6 victory points or make a Transfer",
        "obtén 6 puntos de victoria o bien realiza un Traslado",
        "erhalte 6 Siegpunkte oder führe einen Transfer durch",
    ),
    (
        "transfer; may recall witch",
        "you may make a Transfer, then you may return one of your Witches to your reserve",
        "puedes realizar un Traslado, luego puedes devolver una de tus Brujas a tu reserva",
        "du darfst einen Transfer durchführen, "
        "dann darfst du eine deiner Hexen in deine Reserve zurückholen",
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
        "otherwise you may make a Transfer",
        "si tienes al menos 3 Orbes en tu clan, obtén 4 puntos de victoria; "
        "si no, puedes realizar un Traslado",
        "wenn du mindestens 3 Orbs in deinem Clan hast, erhältst du 4 Siegpunkte; "
        "sonst darfst du einen Transfer durchführen",
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
        ("irene", "Ongoing: whenever you discover a Place of Power, harvest it."),
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


REGIONS = {
    "es": [
        ("northern-lakes", "Inés coloca una Bruja en los Lagos del Norte."),
        ("central-mountains", "Inés coloca una Bruja en las Montañas Centrales."),
        ("southern-slopes", "Inés coloca una Bruja en las Laderas del Sur."),
    ],
    "de": [
        ("northern-lakes", "Inés stellt eine Hexe in die Region Northern Lakes."),
        ("central-mountains", "Inés stellt eine Hexe in die Region Central Mountains."),
        ("southern-slopes", "Inés stellt eine Hexe in die Region Southern Slopes."),
    ],
}


@pytest.mark.parametrize("language", REGIONS)
def test_a_region_stands_with_its_article(language: str) -> None:
    words = WORDS[language]
    for entry, said in REGIONS[language]:
        seat, thing = "seat:1", f"region:{entry}"
        assert words.say(Message("log-witch", seat=Name(seat), thing=Name(thing))) == said
        view = MessageView("log-witch", {"seat": NameRef(seat), "thing": NameRef(thing)})
        assert plain(sentence(words, view), words.name) == said
    ritual = {"seat": Name("seat:1"), "thing": Name("card:fairy.1")}
    expected = {"es": "coloca una Bruja en Hada.", "de": "stellt eine Hexe auf Fee."}
    assert words.say(Message("log-witch", **ritual)) == f"Inés {expected[language]}"


def test_a_council_member_without_a_price_is_free() -> None:
    for language, said in (
        ("en", "First Council Member: free."),
        ("es", "Primer Miembro del Consejo: gratis."),
        ("de", "Erstes Ratsmitglied: kostenlos."),
    ):
        assert said in WORDS[language].card_text("star-moon")


def test_regions_have_their_article_in_spanish() -> None:
    words = WORDS["es"]
    for tile, covered in (
        ("lakes-of-glass", "Cubre las Recompensas de Batalla de los Lagos del Norte. "),
        ("mountains-of-glass", "Cubre las Recompensas de Batalla de las Montañas Centrales. "),
        ("slopes-of-glass", "Cubre las Recompensas de Batalla de las Laderas del Sur. "),
    ):
        assert words.card_text(tile).startswith(covered)
    space = words.name("space:northern-lakes")
    assert space == "el Espacio de Acción de los Lagos del Norte"


def test_the_automa_does_not_choose_whether_it_transfers() -> None:
    """EF-AUT-29"""
    text = WORDS["en"].card_text("automa")
    assert " 3. make a Transfer; " in text
    assert "you may" not in text


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


def test_german_lines_about_stones_and_pieces_are_right_for_every_name() -> None:
    """The Red Powerstone's name has an ending, and a Ritual is no Region."""
    seat, red, ritual = Name("seat:0"), Name("stone:red"), Name("card:horned-serpent.1")
    say = WORDS["de"].say
    assert say(Message("log-lock", seat=seat, stone=red, card=ritual)) == (
        "Ana legt einen Magiestein in das Schlossfeld von Gehörnte Schlange: Roter Magiestein."
    )
    assert say(Message("ask-place-stone", stone=red)) == (
        "Auf welchen Ort der Macht legst du diesen Magiestein: Roter Magiestein?"
    )
    assert say(Message("log-pull-witch", seat=seat, thing=ritual)) == (
        "Ana bewegt eine Hexe auf Gehörnte Schlange."
    )
