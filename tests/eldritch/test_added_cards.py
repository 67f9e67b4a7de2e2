"""An owner's pack adds cards to the box: they are drawn, bought, fought and told like our own."""

import random

import pytest

from gloaming.eldritch import GAME
from gloaming.kernel.content.pack import LANGUAGES, Pack, parse_pack
from gloaming.kernel.errors import PackError
from gloaming.kernel.match import check_replayed, new, replay
from gloaming.kernel.testing.scenario import Scenario, run_scenario

HEAD = '[pack]\nid = "mine"\ngame = "eldritch"\n\n'
LANTERN = """
[[asset]]
id = "storm-lantern"
name = { en = "Storm Lantern", es = "Farol de tormenta", de = "Sturmlaterne" }
value = 1
traits = ["item"]
effects = ["bonus 1 observation", "action: test lore: gain 1 clue"]
"""
OTHERS = """
[[artifact]]
id = "black-mirror"
name = { en = "Black Mirror", es = "Espejo negro", de = "Schwarzer Spiegel" }
traits = ["item"]
effects = ["bonus 2 lore"]

[[encounter]]
id = "general-13"
deck = "general"
texts = { city = "gain 1 clue", wilderness = "lose 1 sanity", sea = "lose 1 health" }

[[monster]]
id = "barghest"
name = { en = "Barghest", es = "Barghest", de = "Barghest" }
copies = 2
epic = false
toughness = 1
will = "will"
horror = 1
strength = "strength"
damage = 1

[[spell]]
id = "second-sight"
name = { en = "Second Sight", es = "Segunda vista", de = "Zweites Gesicht" }
traits = ["ritual"]
front = "action: (test lore: gain 1 clue); flip"
backs = ["result {0: lose 1 sanity | 1: nothing | 2+: nothing}", "result {0: lose 1 health}"]

[[mythos]]
id = "long-night"
name = { en = "A Long Night", es = "Una larga noche", de = "Eine lange Nacht" }
colour = "green"
difficulty = "easy"
kind = "event"
icons = ["advance-omen", "reckoning", "spawn-gates"]
text = "lead: lose 1 sanity"
"""


def pack_of(text: str) -> Pack:
    return parse_pack(HEAD + text, "mine.toml")


def test_an_added_asset_is_bought_and_used() -> None:
    reserve = ["storm-lantern", "axe", "bandages", "arcane-tome"]
    scenario = Scenario(
        name="lantern",
        pack=LANTERN,
        given={
            "board": {"reserve": reserve},
            "Catalina": {"investigator": "leo-anderson"},
            "dice": [5, 1, 5, 1],  # Influence: 2; Lore: 2
        },
        when=["Catalina: acquire", "buy:storm-lantern", "act:storm-lantern"],
        then=["Catalina.cards = [storm-lantern]", "Catalina.clues = 1"],
    )
    run_scenario(scenario, "eldritch")


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_added_cards_is_played_to_its_end_and_replays(seed: int) -> None:
    pack = pack_of(LANTERN + OTHERS)
    GAME.check_pack(pack)
    match = new("eldritch", 2, seed=seed, packs=[pack])
    chance = random.Random(seed)
    while not match.is_over:
        seat = match.asked_seats[0]
        match.answer(chance.choice(match.options(seat)), seat)
    again = replay(match.record(), [pack])
    assert check_replayed(match.record(), again), "the same position"


@pytest.mark.parametrize("language", LANGUAGES)
def test_added_cards_have_their_texts_beside_our_own(language: str) -> None:
    pack = pack_of(LANTERN + OTHERS)
    ours = {(sheet.kind, sheet.id) for sheet in GAME.reference.sheets(language, [])}
    all_of_them = {(s.kind, s.id): s for s in GAME.reference.sheets(language, [pack])}
    added = {key: sheet for key, sheet in all_of_them.items() if key not in ours}
    assert set(added) == {(item.kind, item.id) for item in pack.items}
    assert all(sheet.text and all(sheet.text) for sheet in added.values())
    assert GAME.catalogue([]).items["asset"].keys() == {id for kind, id in ours if kind == "asset"}


@pytest.mark.parametrize(
    "text",
    [
        LANTERN.replace("value = 1\n", ""),
        '[[asset]]\nid = "storm-lantern"\nvalue = 3\n',
        '[[gate]]\nid = "gate-atlantis"\nspace = "rome"\nomen = "red"\n',
    ],
)
def test_what_is_not_whole_or_of_a_fixed_kind_is_refused(text: str) -> None:
    with pytest.raises(PackError, match="to override"):
        GAME.check_pack(pack_of(text))
