"""What one course of play cannot show of Gates, Mysteries and Ancient Ones: what is printed, what
is hidden, numbers by players, whole games and records.
"""

import random
from typing import Any

import msgspec
import pytest

from gloaming.eldritch import GAME
from gloaming.eldritch.model.components import COLOURS
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import CLUES, GATES, MYSTERIES, PHASE_SETUP, Eldritch
from gloaming.eldritch.views.types import EldritchView
from gloaming.eldritch.views.view import mythos_left, view
from gloaming.kernel.match import Match, new
from gloaming.kernel.testing.scenario import Scenario, run_scenario

NAMES = ["Catalina", "Adriano", "Berta", "Cornelia", "Daniele", "Emil", "Fatma", "Gregor"]
ANCIENT = ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"]
CITIES = {
    "san-francisco": "green",
    "istanbul": "green",
    "buenos-aires": "blue",
    "london": "blue",
    "tokyo": "blue",
    "arkham": "red",
    "rome": "red",
    "shanghai": "red",
    "sydney": "red",
}
DUE = {
    "phase": "mythos-end",
    "doom": 1,
    "solved": ["occult-research", "the-true-name"],
    "mystery": "omen-of-devastation",
    "mystery_tokens": 1,
}


def position(given: dict[str, Any], seats: int = 2, options: dict[str, str] | None = None) -> Match:
    match = run_scenario(
        Scenario(name="position", seats=NAMES[:seats], given=given, options=options or {}),
        "eldritch",
    )
    assert match is not None
    return match


def game_of(match: Match) -> Eldritch:
    assert isinstance(match.game, Eldritch)
    return match.game


def printed(kind: str) -> list[dict[str, Any]]:
    return [item.values | {"id": item.id} for item in GAME.catalogue([]).items[kind].values()]


def discards(seen: EldritchView, deck: str) -> tuple[str, ...]:
    return next(pile.discard for pile in seen.decks if pile.deck == deck)


# --- what is printed ------------------------------------------------------------------------------


@pytest.mark.rule("EH-GATE-10")
@pytest.mark.rule("EH-GATE-11")
def test_nine_gates_on_nine_cities() -> None:
    game = game_of(position({"board": {}}))
    found = [game.component(gate) for gate in game.decks[GATES].cards]
    assert len(found) == 9
    assert {game.data.spaces[g.space].entry: COLOURS[g.colour] for g in found} == CITIES


@pytest.mark.rule("EH-CLUE-07")
def test_each_clue_shows_another_space() -> None:
    game = game_of(position({"board": {}}))
    spaces = {game.component(clue).space for clue in game.decks[CLUES].cards}
    assert len(game.decks[CLUES].cards) == 36
    assert spaces == {space.index for space in game.data.spaces}
    numbered = [space for space in game.data.spaces if space.entry.startswith("space-")]
    assert len(numbered) == 21
    assert len(game.data.spaces) == 36


@pytest.mark.rule("EH-AO-02")
def test_cards_of_an_ancient_one_name_exactly_one() -> None:
    cards = printed("mystery")
    encounters = printed("encounter")
    cards += [card for card in encounters if card["deck"] in ("research", "special")]
    assert len(cards) == 16 + 32 + 12
    assert all(card["ancient_one"] in ANCIENT for card in cards)
    others = [card for card in encounters if card["deck"] not in ("research", "special")]
    assert not any(card.get("ancient_one") for card in others)


@pytest.mark.rule("EH-AO-02")
@pytest.mark.parametrize("ancient", ANCIENT)
def test_only_cards_of_the_chosen_ancient_one_are_in_use(ancient: str) -> None:
    game = game_of(position({"board": {"ancient": ancient}}))
    owner = {card["id"]: card["ancient_one"] for card in printed("mystery")}
    mysteries = [game.component(card).entry for card in game.decks[MYSTERIES].cards]
    assert sorted(mysteries) == sorted(id for id, whose in owner.items() if whose == ancient)


@pytest.mark.rule("EH-SPEC-02")
def test_special_encounters_have_the_title_of_their_mystery() -> None:
    titles = {"cthulhu": "", "yog-sothoth": ""}
    for mystery in printed("mystery"):
        if mystery["id"] == "rlyeh-risen":
            titles["cthulhu"] = mystery["name"]
    for ancient in printed("ancient_one"):
        if ancient["id"] == "yog-sothoth":
            titles["yog-sothoth"] = ancient["awake"]["name"]
    special = [card for card in printed("encounter") if card["deck"] == "special"]
    assert len(special) == 12
    assert all(card["name"] == titles[card["ancient_one"]] for card in special)


# --- what is hidden and what is open --------------------------------------------------------------


@pytest.mark.rule("EH-GATE-01")
@pytest.mark.rule("EH-CLUE-01")
def test_nobody_sees_gates_of_the_stack_and_clues_of_the_pool() -> None:
    def seen(gate: str, clue: str) -> list[bytes]:
        board = {"gates": ["london"], "discard": {"gate": ["tokyo"]}}
        match = position({"board": board, "next": {"gate": gate, "clue": clue}})
        return [msgspec.json.encode(view(game_of(match), seat)) for seat in (0, 1, -1)]

    one = seen("rome", "space-1")
    assert one == seen("sydney", "space-2")
    assert all(b"gate-london" in told and b"gate-rome" not in told for told in one)
    assert all(b"clue-" not in told for told in one)


@pytest.mark.rule("EH-GATE-04")
@pytest.mark.rule("EH-CLUE-02")
def test_everybody_sees_discarded_gates_and_clues() -> None:
    board = {"discard": {"gate": ["tokyo", "rome"], "clue": ["space-4"]}}
    game = game_of(position({"board": board}))
    for seat in (0, 1, -1):
        assert discards(view(game, seat), "gate") == ("gate-tokyo", "gate-rome")
        assert discards(view(game, seat), "clue") == ("clue-space-4",)


@pytest.mark.rule("EH-MYTH-01")
def test_a_mythos_phase_takes_one_card() -> None:
    cards = {"mythos": "rally-the-people", "gate": "rome", "monster": "vampire"}
    assert mythos_left(game_of(position({"board": {}}))) == 16
    after = position({"board": {"phase": "mythos"}, "next": cards | {"asset": "hired-muscle"}})
    assert mythos_left(game_of(after)) == 15


# --- numbers by players ---------------------------------------------------------------------------


@pytest.mark.rule("EH-SURGE-02")
@pytest.mark.parametrize(
    ("seats", "monsters"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)]
)
def test_size_of_a_surge(seats: int, monsters: int) -> None:
    board = {"phase": "monster-surge", "omen": 3, "gates": ["rome"]}
    cup = {"monster": ["vampire", "ghost", "riot", "gug"]}
    game = game_of(position({"board": board, "next": cup}, seats))
    spawned = game.monsters_on(game.data.space_of["rome"])
    assert len(spawned) == monsters


@pytest.mark.rule("EH-SCORE-05")
@pytest.mark.parametrize(("monsters", "added"), [(0, 0), (1, 1), (3, 1), (4, 2), (7, 3)])
def test_three_monsters_add_one(monsters: int, added: int) -> None:
    there = ["vampire", "ghost", "riot", "gug", "skeleton", "byakhee", "maniac"][:monsters]
    match = position({"board": DUE | {"monsters": {"rome": there}}})
    assert match.scores() == [added - 1] * 2


# --- scores and records ---------------------------------------------------------------------------


@pytest.mark.rule("EH-SCORE-01")
def test_a_lost_game_has_no_score() -> None:
    match = position({"board": {"phase": "advance-omen", "doom": 1, "gates": ["london"]}})
    assert match.is_over
    assert match.winners() == []
    assert match.scores() == []


@pytest.mark.rule("EH-SCORE-02")
def test_the_lowest_score_is_best() -> None:
    ended = []
    for doom, gates in ((3, []), (1, ["rome", "tokyo", "sydney"])):
        outcome = position({"board": DUE | {"doom": doom, "gates": gates}}).outcome()
        assert outcome is not None
        ended.append(outcome)
    assert [outcome.scores[0] for outcome in ended] == [-3, 2]
    assert all(outcome.is_lowest_best for outcome in ended)


@pytest.mark.rule("EH-SCORE-11")
def test_a_record_has_the_score_the_ancient_one_and_the_options() -> None:
    options = {"ancient": "azathoth", "mythos": "harder", "rumor": "on"}
    record = position({"board": DUE | {"doom": 4}}, options=options).record()
    assert record.scores == [-4, -4]
    kept = msgspec.json.decode(msgspec.json.encode(record))
    assert options.items() <= kept["setup"]["options"].items()


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.rule("EH-AO-01")
@pytest.mark.rule("EH-MYST-02")
@pytest.mark.parametrize(("ancient", "seed"), [(a, i) for i, a in enumerate(ANCIENT)])
def test_one_ancient_one_and_one_active_mystery_for_the_whole_game(ancient: str, seed: int) -> None:
    match = new("eldritch", 2, seed, {"ancient": ancient})
    game = game_of(match)
    chance = random.Random(seed)
    asked = 0
    while not game.is_over:
        assert game.component(game.data.ancient_one).entry == ancient
        if game.phase != PHASE_SETUP:
            asked += 1
            assert game.mystery not in game.solved
            assert game.mystery != NO_COMPONENT or not game.decks[MYSTERIES].cards
        game.answer(chance.choice(game.choices()))
    assert asked > 50
