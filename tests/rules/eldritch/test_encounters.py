"""What one course of play cannot show: kinds of cards, tokens, what is told when, who wins."""

import random

import msgspec
import pytest
from rich.console import Console

from gloaming.eldritch.box import EldritchBox
from gloaming.eldritch.model.components import ENCOUNTER, MONSTER
from gloaming.eldritch.model.scenes import COMBAT, FLAGS, HAS_NO_TOKEN, IS_AMBUSH
from gloaming.eldritch.model.state import ASIDE, CUP, DECKS, ON_CARD, Eldritch
from gloaming.eldritch.rules.board.spawn_monster import PUT_AWAY
from gloaming.eldritch.rules.encounters.encounters import INITIAL, PARTS
from gloaming.eldritch.terminal.screen import screen
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.match import Match, new
from gloaming.kernel.testing.scenario import Scenario, run_scenario
from gloaming.terminal.console import DUSK

BOX = EldritchBox()
EXPEDITIONS = {
    "amazon": "The Amazon",
    "pyramids": "The Pyramids",
    "heart-of-africa": "The Heart of Africa",
    "antarctica": "Antarctica",
    "tunguska": "Tunguska",
    "himalayas": "The Himalayas",
}
COMPLEX = ("expedition", "other-world", "special")


def fresh(**options: str) -> Eldritch:
    game = new("eldritch", 2, seed=1, options=options).game
    assert isinstance(game, Eldritch)
    return game


def played(**fields: object) -> Match:
    match = run_scenario(msgspec.convert({"name": "play", **fields}, Scenario), "eldritch")
    assert match is not None
    return match


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("EH-EXP-01")
def test_the_back_of_an_expedition_card_names_its_space() -> None:
    game = fresh()
    words = BOX.words("en", ["Ana", "Bob"], [])
    cards = game.data.decks[DECKS.index("expedition")]
    spaces = [game.data.spaces[game.component(card).space].entry for card in cards]
    assert {space: spaces.count(space) for space in spaces} == dict.fromkeys(EXPEDITIONS, 3)
    assert {space: words.name(f"space:{space}") for space in EXPEDITIONS} == EXPEDITIONS


@pytest.mark.rule("EH-EXP-05")
def test_of_a_shuffled_expedition_deck_only_the_top_back_is_known() -> None:
    given = {
        "board": {"phase": "mythos", "expedition": "tunguska"},
        "next": {"mythos": "the-world-shakes", "gate": "rome", "monster": "maniac"},
    }
    game = played(given=given, then=["deck_size.expedition = 15"]).game
    assert isinstance(game, Eldritch)
    deck = game.decks[DECKS.index("expedition")]
    assert (deck.top, deck.bottom) == (1, 0)  # what lies below is drawn by lot
    told = msgspec.json.encode(BOX.view(game, 0)).decode()
    assert "expedition-" not in told


@pytest.mark.rule("EH-CPLX-01")
@pytest.mark.parametrize("ancient", ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"])
def test_three_kinds_of_encounters_are_complex(ancient: str) -> None:
    game = fresh(ancient=ancient)
    complex_parts = {INITIAL, *PARTS}
    seen: set[str] = set()
    for number, deck in enumerate(DECKS):
        for card in game.data.decks[number]:
            component = game.component(card)
            if component.kind == ENCOUNTER:
                seen.add(deck)
                assert (set(component.parts) == complex_parts) == (deck in COMPLEX)
    has_specials = ancient in ("cthulhu", "yog-sothoth")
    assert set(COMPLEX) - seen == (set() if has_specials else {"special"})


@pytest.mark.rule("EH-ENC-16")
def test_what_passing_and_failing_bring_is_told_after_the_test() -> None:
    given = {
        "board": {"phase": "encounter"},
        "Catalina": {"investigator": "leo-anderson", "space": "arkham", "clues": 1},
        "next": {"america": "america-6", "spell": "wither"},
        "dice": [1, 1],
    }
    words = BOX.words("en", ["Catalina", "Adriano"], [])

    def all_told(match: Match) -> str:
        game = match.game
        story = [words.say(entry.message) for entry in match.story(0)]
        options = [words.say(option.label) for option in game.options(0)]
        view = msgspec.json.encode(BOX.view(game, 0)).decode()
        return " ".join([*story, *options, view]).lower()

    before = all_told(played(given=given, when=["location"], then=["test.skill = lore"]))
    after = all_told(played(given=given, when=["location", "confirm"]))
    assert "amnesia" not in before
    assert "incantation" not in before
    assert "amnesia" in after


@pytest.mark.rule("EH-ENC-16")
@pytest.mark.parametrize("value", ["hidden", "shown"])
def test_a_table_may_want_to_know_the_outcomes_before_the_test(value: str) -> None:
    given = {
        "board": {"phase": "encounter"},
        "Catalina": {"investigator": "leo-anderson", "space": "arkham", "clues": 1},
        "next": {"america": "america-6", "spell": "wither"},
        "dice": [1, 1],
    }
    match = played(given=given, when=["location"], options={"outcomes": value})
    shown = match.view(0)
    assert isinstance(shown, EldritchView)
    assert shown.encounter is not None
    assert shown.encounter.shows_outcomes == (value == "shown")
    words = BOX.words("en", ["Catalina", "Adriano"], [])
    console = Console(width=200, theme=DUSK)
    with console.capture() as printed:
        console.print(screen(shown, words, 200))
    assert ("incantation" in printed.get().lower()) == (value == "shown")


# --- Monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("EH-MON-01")
@pytest.mark.parametrize(("ancient", "seed"), [("shub-niggurath", 3), ("cthulhu", 5)])
def test_every_monster_that_is_not_epic_lies_in_one_place(ancient: str, seed: int) -> None:
    game = fresh(ancient=ancient, rumor="on")
    chance = random.Random(seed)
    tokens = [c.index for c in game.data.components if c.kind == MONSTER and not c.is_epic]
    assert len(tokens) == 34
    for _ in range(400):
        if game.question is None:
            break
        lying = [t for t in tokens if game.place[t] >= 0 or game.place[t] in (ASIDE, *_cards(game))]
        assert len(lying) == len(set(lying) - set(game.decks[CUP].cards))
        assert {*lying, *game.decks[CUP].cards, *_met(game)} == set(tokens)
        choices = game.choices()
        game.answer(choices[chance.randrange(len(choices))])


def _cards(game: Eldritch) -> list[int]:
    """The places of Monsters on cards in play."""
    return [ON_CARD - card for card in [*game.ongoing, game.mystery]]


def _met(game: Eldritch) -> list[int]:
    """Monsters that ambush somebody, and those that were just defeated and lie nowhere yet."""
    fought = [s for s in game.scenes if s.kind == COMBAT and s.values[FLAGS] & IS_AMBUSH]
    defeated = [frame.target for frame in game.stack if frame.effect is PUT_AWAY]
    return [s.source for s in fought if not s.values[FLAGS] & HAS_NO_TOKEN] + defeated


@pytest.mark.rule("EH-MON-09")
def test_a_monster_shows_its_numbers_and_announces_its_effects() -> None:
    words = BOX.words("en", ["Ana", "Bob"], [])
    marks = {field: words.format(f"label-{field}") for field in ("spawned", "reckoning")}
    for item in BOX.catalogue([]).items["monster"].values():
        if item.id == "cultist":
            continue
        lines = words.card_lines(item)
        for field, mark in marks.items():
            assert any(line.startswith(mark) for line in lines) == (field in item.values), item.id
        for harm in ("horror", "damage"):
            if harm in item.values:
                assert f"{harm} {item.values[harm]}" in lines[0].lower(), item.id


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("EH-ELIM-04")
def test_eliminated_players_win_too() -> None:
    match = played(
        seats=["Catalina", "Adriano", "Berta"],
        given={
            "board": {
                "phase": "mythos-end",
                "solved": ["occult-research", "the-true-name"],
                "mystery": "omen-of-devastation",
                "mystery_tokens": 2,
            },
            "Berta": {"eliminated": True},
        },
        then=["over = true", "won = true"],
    )
    assert match.game.result is not None
    assert match.game.result.winners == [0, 1, 2]
