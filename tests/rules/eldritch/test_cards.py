"""What no single course of play can show of cards and sheets: what is printed, shuffling, what is
seen (EH-GAIN, EH-DBL, EH-SRCH, EH-TRAIT, EH-INV)."""

from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console, RenderableType

from gloaming import new
from gloaming.eldritch import GAME
from gloaming.eldritch.model.components import CONDITION, MYTHOS_KINDS, SKILLS, SPELL, TRAITS
from gloaming.eldritch.model.state import ASSETS, GATES, SPELLS, Eldritch
from gloaming.eldritch.rules.investigators.cards import gain_component, return_card
from gloaming.eldritch.terminal.screen import screen
from gloaming.eldritch.views.view import view
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.content.pack import LANGUAGES, Item
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.match import Match
from gloaming.kernel.message import Message
from gloaming.kernel.testing.scenario import Scenario, run_scenario
from gloaming.terminal.console import DUSK, TerminalConsole
from gloaming.terminal.help import Helper

FACE_UP = ("spell", "condition")
SEEDS = range(1, 13)


def items(kind: str) -> dict[str, Item]:
    """The entries of a kind in the box."""
    return GAME.catalogue([]).items[kind]


def played(when: list[str], seed: int = 1, **given: Any) -> tuple[Match, Eldritch]:
    """A game after some answers in a given position."""
    match = run_scenario(Scenario(name="play", seed=seed, given=given, when=when), "eldritch")
    assert match is not None
    assert isinstance(match.game, Eldritch)
    return match, match.game


def printed(what: RenderableType) -> str:
    """What a wide terminal shows."""
    console = Console(width=400, file=StringIO(), theme=DUSK)
    with console.capture() as shown:
        console.print(what)
    return shown.get()


def entries(game: Eldritch, cards: list[int]) -> list[str]:
    return [game.component(card).entry for card in cards]


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("EH-GAIN-15")
def test_an_investigator_may_hold_two_copies_of_an_asset(monkeypatch: pytest.MonkeyPatch) -> None:
    _, game = played([], Catalina={"cards": ["axe"]})
    other = game.data.by_uid["bandages"]
    monkeypatch.setattr(game.component(other), "entry", "axe")
    game.decks[ASSETS].take(other)
    gain_component(game, Frame(Effect(), 0), other, 0)
    assert entries(game, game.investigators[0].cards) == ["axe", "axe"]
    assert not game.decks[ASSETS].discard


@pytest.mark.rule("EH-DBL-01")
def test_copies_of_a_double_sided_card_share_a_front_and_have_backs_of_their_own() -> None:
    _, game = played([], Catalina={})
    fronts: dict[str, set[int]] = {}
    for card in game.data.components:
        if card.kind in (SPELL, CONDITION):
            assert card.back is not None
            fronts.setdefault(card.entry, set()).add(id(card.back))
    assert len(fronts) == len(items("spell")) + len(items("condition"))
    for entry, backs in fronts.items():
        kind = "spell" if entry in items("spell") else "condition"
        assert len(backs) == len(items(kind)[entry].values["backs"]) > 1
    words = GAME.words("en", [], [])
    assert words.card_facts("wither").startswith("Spell")
    assert words.card_facts("amnesia").startswith("Condition")


@pytest.mark.rule("EH-DBL-02", "EH-DBL-03")
def test_everybody_sees_the_front_of_the_top_card_and_nothing_else_of_the_deck() -> None:
    _, game = played([], board={"top": {"spell": "wither/2", "condition": "debt/1"}})
    for seat in (0, 1, -1):
        decks = {deck.deck: deck for deck in view(game, seat).decks}
        assert (decks["spell"].top, decks["condition"].top) == ("wither", "debt")
        assert not any(deck.top for name, deck in decks.items() if name not in FACE_UP)
    dreams = [GAME.imagine(game, 0, Chance(key_from_seed(seed))) for seed in range(40)]
    tops: set[str] = set()
    for dream in dreams:
        assert isinstance(dream, Eldritch)
        assert view(dream, 0).decks == view(game, 0).decks
        tops.add(game.component(dream.decks[SPELLS].cards[-1]).uid)
    assert tops == {"wither.1", "wither.2"}, "the copy on top is hidden"


@pytest.mark.rule("EH-DBL-02")
def test_the_deck_shows_a_front_from_the_set_up_on_and_after_each_shuffle() -> None:
    fronts: set[str] = set()
    for seed in SEEDS:
        match = new("eldritch", 2, seed=seed)
        game = match.game
        assert isinstance(game, Eldritch)
        fronts |= {deck.top for deck in view(game, 0).decks if deck.deck == "spell"}
        spell = game.decks[SPELLS].draw_from_bottom(game.chance)
        before = game.decks[SPELLS].cards[-1]
        return_card(game, spell)
        assert game.decks[SPELLS].top == 1
        fronts |= {game.component(before).entry}
    assert len(fronts) > 3


@pytest.mark.rule("EH-HID-10")
def test_a_table_may_cover_the_backs_that_everybody_may_read() -> None:
    words = GAME.words("en", ["Ana", "Ben"], [])
    for value in ("open", "covered"):
        game = new("eldritch", 2, seed=1, options={"backs": value, "ancient": "cthulhu"}).game
        assert isinstance(game, Eldritch)
        shown = view(game, 0)
        assert shown.covers_backs == (value == "covered")
        awake = words.other_side("cthulhu")[0]
        told = printed(screen(shown, words, 400))
        assert (awake[:40] in told) == (value == "open")


@pytest.mark.rule("EH-HID-10", "EH-HID-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_covered_back_is_shown_on_request(lang: str) -> None:
    terminal = TerminalConsole(lang, Console(file=StringIO()))
    words = GAME.words(lang, [], [])
    helper = Helper(GAME, words, terminal)
    back = words.other_side("lily-chen")[0][:30]
    for text, is_told in (
        ("lily chen", False),
        (f"lily chen {terminal.format('word-back')}", True),
    ):
        found = helper.things(text, True)
        assert found is not None
        assert (back in printed(found)) == is_told


@pytest.mark.rule("EH-DBL-04", "EH-DBL-05")
def test_a_double_sided_deck_is_shuffled_when_a_card_comes_back() -> None:
    """The next Spell cannot be told from what lay on top before, nor from what came back."""
    gained = set()
    for seed in range(1, 31):
        _, game = played(
            ["act:feed-the-mind"],
            seed,
            board={"only": {"spell": ["wither/1", "conjuration/1", "shriveling/1"]}},
            Catalina={"investigator": "leo-anderson", "spells": {"feed-the-mind": 2}},
            next={"spell": ["wither", "conjuration", "shriveling"]},
            dice=[1],
        )
        deck = game.decks[SPELLS]
        assert len(deck.cards) == 4
        gained.add(game.component(deck.draw_from_bottom(game.chance)).entry)
    assert gained == {"wither", "conjuration", "shriveling", "feed-the-mind"}


def searched(seed: int) -> tuple[Match, Eldritch]:
    """Leo has searched a weapon: the bandages and the whiskey were met before it."""
    return played(
        [],
        seed,
        board={
            "phase": "encounter",
            "only": {"asset": ["bandages", "whiskey", "axe", "kerosene"]},
        },
        Catalina={"investigator": "leo-anderson", "space": "space-1"},
        next={"general": "general-5", "asset": ["bandages", "whiskey", "axe", "kerosene"]},
        dice=[5, 1],
    )


@pytest.mark.rule("EH-SRCH-03", "EH-GAIN-06", "EH-GAIN-08", "EH-GAIN-17")
def test_a_deck_is_shuffled_after_a_search() -> None:
    tops = set()
    for seed in SEEDS:
        _, game = searched(seed)
        assert entries(game, game.investigators[0].cards) == ["axe"]
        tops.add(game.component(game.decks[ASSETS].draw(game.chance)).entry)
    assert tops == {"bandages", "whiskey", "kerosene"}


@pytest.mark.rule("EH-SRCH-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_search_shows_nobody_the_cards_that_were_skipped(seat: int) -> None:
    match, game = searched(1)
    shown = msgspec.json.encode(view(game, seat)).decode()
    assert "axe" in shown
    words = match.box.words("en", match.names, [])
    story = "\n".join(words.say(entry.message) for entry in match.story(seat))
    assert "Axe" in story
    for entry, name in (("bandages", "Bandages"), ("whiskey", "Whiskey")):
        assert entry not in shown
        assert name not in story


# --- traits ---------------------------------------------------------------------------------------


@pytest.mark.rule("EH-TRAIT-01")
@pytest.mark.parametrize("kind", ["asset", "artifact", "spell", "condition"])
def test_cards_have_traits(kind: str) -> None:
    for item in items(kind).values():
        assert item.values["traits"]
        assert set(item.values["traits"]) <= set(TRAITS)


@pytest.mark.rule("EH-TRAIT-01")
def test_mythos_cards_have_traits_and_encounters_have_none() -> None:
    for item in items("mythos").values():
        assert item.values["kind"] in ("event", "ongoing", "rumor")
        assert item.values["difficulty"] in ("easy", "normal", "hard")
    for item in items("encounter").values():
        assert "traits" not in item.values


@pytest.mark.rule("EH-TRAIT-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_traits_are_written_in_capitals(language: str) -> None:
    words = GAME.words(language, [], [])
    for trait in TRAITS:
        name = words.format(f"trait-name-{trait}")
        assert name == name.upper() != ""
    # … and so they are in sentences
    text = words.say(Message("effect", path="general-5.city"))
    assert words.format("trait-name-weapon") in text


@pytest.mark.rule("EH-TRAIT-05")
def test_the_traits_of_the_guide_are_there() -> None:
    guide = "ally weapon trinket item magical service teamwork incantation ritual madness common"
    found = {
        trait
        for kind in ("asset", "artifact", "spell", "condition")
        for item in items(kind).values()
        for trait in item.values["traits"]
    }
    assert set(guide.split()) <= found
    assert {"event", "ongoing", "rumor"} == set(MYTHOS_KINDS)
    difficulties = {item.values["difficulty"] for item in items("mythos").values()}
    assert {"easy", "hard"} < difficulties


# --- sheets ---------------------------------------------------------------------------------------


@pytest.mark.rule("EH-INV-02")
def test_each_sheet_has_an_action_and_a_passive_ability() -> None:
    _, game = played([], Catalina={})
    sheets = [game.component(sheet) for sheet in game.data.sheets]
    assert len(sheets) == 12
    for sheet in sheets:
        assert len(sheet.actions) == 1
        assert sheet.listeners or sheet.standing or sheet.aids


@pytest.mark.rule("EH-INV-03")
def test_each_sheet_has_health_and_sanity_of_12_and_skills_of_13() -> None:
    for sheet in items("investigator").values():
        assert sheet.values["health"] + sheet.values["sanity"] == 12
        assert list(sheet.values["skills"]) == SKILLS
        assert sum(sheet.values["skills"].values()) == 13


@pytest.mark.rule("EH-INV-04")
def test_the_back_of_each_sheet_says_how_it_begins_and_what_becomes_of_it() -> None:
    _, game = played([], Catalina={})
    for index in game.data.sheets:
        sheet = game.component(index)
        assert sheet.space >= 0
        assert sheet.start is not None
        assert {"crippled", "insane"} <= set(sheet.parts)


@pytest.mark.rule("EH-INV-17")
def test_akachi_alone_knows_the_order_she_has_made() -> None:
    _, game = played(
        ["act:akachi-onyele", "top:rome"],
        board={"only": {"gate": ["london", "rome", "tokyo"]}},
        Catalina={"investigator": "akachi-onyele"},
        next={"gate": ["london", "rome", "tokyo"]},
    )
    assert view(game, 0).known_gates == ["gate-rome"]
    assert view(game, 0).last_gates == ["gate-london"]
    assert view(game, 1).known_gates == view(game, 1).last_gates == []
    drawn = [game.decks[GATES].draw(game.chance) for _ in range(3)]
    assert entries(game, drawn) == ["gate-rome", "gate-tokyo", "gate-london"]
