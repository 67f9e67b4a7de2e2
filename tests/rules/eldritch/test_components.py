"""What lies in the box and on the board, and who sees it (EH-SPACE, EH-ROUTE, EH-LIM, EH-HID)."""

from collections import Counter
from typing import Any

import pytest

from gloaming.eldritch import GAME
from gloaming.eldritch.model.components import ARTIFACT, ASSET, KINDS, ROUTES, SHIP, TERRAINS
from gloaming.eldritch.model.data import GameData
from gloaming.eldritch.model.state import (
    CLUES,
    CONDITIONS,
    DECKS,
    EXPEDITION,
    GATES,
    SPELLS,
    Eldritch,
)
from gloaming.eldritch.model.variant import Variant
from gloaming.eldritch.views.types import EldritchView
from gloaming.eldritch.views.view import view
from gloaming.kernel.ledger import read_ledger
from gloaming.kernel.match import new
from gloaming.kernel.testing.scenario import Scenario, run_scenario

CITIES = [
    "arkham",
    "buenos-aires",
    "istanbul",
    "london",
    "rome",
    "san-francisco",
    "shanghai",
    "sydney",
    "tokyo",
]
EXPEDITIONS = ["amazon", "antarctica", "heart-of-africa", "himalayas", "pyramids", "tunguska"]
NUMBERED = [f"space-{n}" for n in range(1, 22)]


def everything() -> GameData:
    """All that there is in the box."""
    return GAME.data(8, Variant(), [])


def given(**tables: Any) -> Eldritch:
    """A game in a given position."""
    match = run_scenario(Scenario(name="a position", given=tables), "eldritch")
    assert match is not None
    assert isinstance(match.game, Eldritch)
    return match.game


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SPACE-04")
def test_the_board_has_36_spaces() -> None:
    spaces = everything().spaces
    assert {space.entry for space in spaces} == {*CITIES, *EXPEDITIONS, *NUMBERED}
    assert len(spaces) == 36
    assert sorted(space.entry for space in spaces if space.is_expedition) == EXPEDITIONS
    assert sorted(space.entry for space in spaces if space.deck >= 0) == CITIES


@pytest.mark.rule("EH-SPACE-01", "EH-SPACE-05", "EH-SPACE-06")
def test_every_space_is_a_city_wilderness_or_sea() -> None:
    cities = (1, 5, 6, 7, 14, 15, 16, 17, 20)
    seas = (2, 3, 8, 11, 12, 13, 18)
    wilds = (4, 9, 10, 19, 21)
    wanted = dict.fromkeys(CITIES, "city")
    wanted |= {f"space-{n}": "city" for n in cities}
    wanted |= {f"space-{n}": "sea" for n in seas}
    wanted |= {f"space-{n}": "wilderness" for n in wilds}
    wanted |= {space: "sea" if space == "antarctica" else "wilderness" for space in EXPEDITIONS}
    assert {space.entry: TERRAINS[space.terrain] for space in everything().spaces} == wanted


@pytest.mark.rule("EH-SPACE-02", "EH-SPACE-03")
def test_all_spaces_are_connected_and_neighbours_are_those_with_a_route() -> None:
    data = everything()
    for space in data.spaces:
        assert space.neighbours
        for other in data.spaces:
            is_near = data.distance[space.index][other.index] == 1
            assert is_near == (other.index in space.neighbours)
            assert is_near == (space.index in other.neighbours)
            assert data.distance[space.index][other.index] <= 36, "there is a way"
    london, arkham, rome = (data.space_of[name] for name in ("london", "arkham", "rome"))
    assert data.distance[london][arkham] == 1
    assert data.distance[arkham][rome] == 2, "linked only through a third"


@pytest.mark.rule("EH-ROUTE-01", "EH-ROUTE-02", "EH-ROUTE-04")
def test_58_routes_of_three_kinds_connect_two_spaces_each() -> None:
    routes = GAME.catalogue([]).items["route"].values()
    assert len(routes) == 58
    ends = [frozenset(route.values["between"]) for route in routes]
    assert all(len(route.values["between"]) == 2 for route in routes)
    assert all(len(two) == 2 for two in ends)
    assert len(set(ends)) == 58
    kinds = Counter(route.values["kind"] for route in routes)
    assert kinds == {"ship": 33, "train": 15, "uncharted": 10}
    assert set(kinds) == set(ROUTES)


@pytest.mark.rule("EH-ROUTE-04")
@pytest.mark.parametrize(
    ("west", "east"), [("space-1", "space-19"), ("space-2", "tokyo"), ("space-3", "sydney")]
)
def test_routes_go_on_at_the_other_edge_of_the_board(west: str, east: str) -> None:
    data = everything()
    one, other = data.space_of[west], data.space_of[east]
    assert data.distance[one][other] == 1
    assert data.route(one, other) == data.route(other, one) == SHIP


# --- the box --------------------------------------------------------------------------------------


@pytest.mark.rule("EH-LIM-08")
def test_the_box_holds_what_the_book_lists() -> None:
    data = everything()
    found = Counter(KINDS[component.kind] for component in data.components)
    assert found == {
        "investigator": 12,
        "ancient_one": 4,
        "asset": 40,
        "artifact": 14,
        "spell": 20,
        "condition": 36,
        "mythos": 51,
        "mystery": 16,
        "encounter": 122,
        "monster": 43,
        "clue": 36,
        "gate": 9,
    }
    decks = {name: len(data.decks[i]) for i, name in enumerate(DECKS)}
    assert (decks["america"], decks["europe"], decks["asia-australia"]) == (8, 8, 8)
    assert (decks["general"], decks["other-world"], decks["expedition"]) == (12, 24, 18)
    assert (decks["special"], decks["research"]) == (12, 32)


@pytest.mark.rule("EH-LIM-08", "EH-CLUE-07")
def test_each_clue_shows_another_space() -> None:
    data = everything()
    assert sorted(data.components[clue].space for clue in data.clues) == list(range(36))


# --- the ledger ---------------------------------------------------------------------------------


@pytest.mark.rule("EH-GOLD-01")
def test_the_guide_prevails_except_where_its_errata_change_it() -> None:
    """Every rule says where it is from; the four that depart from the guide cite the errata."""
    rules = read_ledger(GAME.folder()).rules
    known = {"public", "component", "faq", "derived", "ruling"}
    for rule in rules.values():
        assert rule.source
        assert all(source in known or source.startswith("004 §") for source in rule.source)
        if rule.source == ("ruling",):
            assert rule.ambiguity, rule.id
    for id in ("EH-RUM-02", "EH-TEST-05", "EH-TEST-06", "EH-WIN-05"):
        assert "faq" in rules[id].source


# --- what is hidden -------------------------------------------------------------------------------


def texts(seen: EldritchView) -> str:
    """A view as text, in which ids stand in quotes."""
    return repr(seen)


@pytest.mark.rule("EH-HID-01")
def test_only_fronts_of_held_spells_and_conditions_are_shown() -> None:
    held = {"spells": {"wither": 2}, "conditions": {"debt": 4}}
    game = given(Catalina={"investigator": "leo-anderson", **held})
    for seat in (-1, 0, 1):
        seen = view(game, seat)
        shown = {card.card: card.back for card in seen.investigators[0].cards}
        assert shown == {"wither": "", "debt": ""}
        assert "wither.2" not in texts(seen)
        assert "debt.4" not in texts(seen)
    other = given(
        Catalina={
            "investigator": "leo-anderson",
            "spells": {"wither": 1},
            "conditions": {"debt": 6},
        }
    )
    for seat in (-1, 0, 1):
        assert view(game, seat) == view(other, seat), "another back looks the same"


@pytest.mark.rule("EH-HID-01")
def test_a_back_that_was_shown_is_known_to_who_saw_it() -> None:
    game = given(
        Catalina={"investigator": "leo-anderson", "spells": {"wither": 2}, "seen": ["wither"]}
    )
    assert [view(game, seat).investigators[0].cards[0].back for seat in (0, 1)] == ["wither.2", ""]


@pytest.mark.rule("EH-HID-02", "EH-HID-03")
def test_of_decks_only_the_number_of_cards_is_shown() -> None:
    game = given(board={"reserve": ["axe"]}, Catalina={"investigator": "leo-anderson"})
    for seat in (-1, 0, 1):
        seen = view(game, seat)
        sizes = {deck.deck: deck.size for deck in seen.decks}
        shown = texts(seen)
        for number, name in enumerate(DECKS):
            if name.startswith("mythos"):
                continue
            cards = game.decks[number].cards
            assert sizes[name] == len(cards)
            if number not in (SPELLS, CONDITIONS, CLUES, GATES):
                assert not [c for c in cards if f"'{game.component(c).uid}'" in shown]
        assert "clue-" not in shown
        assert "gate-" not in shown
        assert all(deck.discard == () for deck in seen.decks)


@pytest.mark.rule("EH-HID-02")
def test_the_order_of_a_deck_changes_no_view() -> None:
    """Only the back of the top Expedition card shows, not which of the cards of its space it is."""
    one, other = (
        given(
            board={"expedition": card},
            next={"asset": asset, "mythos": mythos, "gate": gate, "clue": gate, "monster": monster},
        )
        for card, asset, mythos, gate, monster in (
            ("expedition-tunguska-1", "axe", "the-storm", "rome", "ghoul"),
            ("expedition-tunguska-2", "dynamite", "eyes-everywhere", "tokyo", "maniac"),
        )
    )
    assert one.decks[EXPEDITION].cards[-1] != other.decks[EXPEDITION].cards[-1]
    for seat in (-1, 0, 1):
        assert view(one, seat) == view(other, seat)


@pytest.mark.rule("EH-HID-04")
def test_mythos_cards_in_the_box_cannot_be_told() -> None:
    game = new("eldritch", 2, seed=1, options={"investigators": "leo-anderson,silas-marsh"}).game
    assert isinstance(game, Eldritch)
    for seat in (-1, 0, 1):
        assert not [
            uid
            for uid in GAME.catalogue([]).items["mythos"]
            if f"'{uid}'" in texts(view(game, seat))
        ]
        mythos = next(deck for deck in view(game, seat).decks if deck.deck == "mythos")
        assert mythos.discard == ()


# --- what is public -------------------------------------------------------------------------------


@pytest.mark.rule("EH-HID-05")
def test_everybody_sees_the_backs_of_monsters() -> None:
    game = given(board={"monsters": {"london": ["ghoul"]}})
    for seat in (-1, 0, 1):
        london = next(space for space in view(game, seat).spaces if space.space == "london")
        (ghoul,) = london.monsters
        assert (ghoul.will, ghoul.will_modifier, ghoul.horror) == ("will", 1, 1)
        assert (ghoul.strength, ghoul.strength_modifier, ghoul.damage) == ("strength", 0, 2)
        assert ghoul.toughness == 1
    explained = GAME.reference.explain(GAME.words("en", [], []), "card:ghoul")
    assert explained is not None
    assert any("Paranoia" in line for line in explained.lines)


@pytest.mark.rule("EH-HID-06")
def test_everybody_sees_discarded_cards() -> None:
    piles = {
        "asset": ["axe", "dynamite"],
        "artifact": ["necronomicon"],
        "america": ["america-3"],
        "gate": ["rome"],
        "clue": ["tokyo"],
        "mythos": ["the-storm"],
    }
    game = given(board={"discard": piles})
    for seat in (-1, 0, 1):
        shown = {deck.deck: deck.discard for deck in view(game, seat).decks if deck.discard}
        assert shown == {
            "asset": ("axe", "dynamite"),
            "artifact": ("necronomicon",),
            "america": ("america-3",),
            "gate": ("gate-rome",),
            "clue": ("clue-tokyo",),
            "mythos": ("the-storm",),
        }


@pytest.mark.rule("EH-HID-07")
def test_the_back_of_a_sheet_can_be_read_at_any_time() -> None:
    """Which skill is tested tells the backs apart: Leo's are Influence and Strength."""
    words = GAME.words("en", [], [])
    for sheet, health, sanity in (
        ("leo-anderson", "Influence", "Strength"),
        ("diana-stanley", "Lore", "Influence"),
        ("silas-marsh", "Observation", "Influence"),
    ):
        explained = GAME.reference.explain(words, f"card:{sheet}")
        assert explained is not None
        for track, skill in (("Health", health), ("Sanity", sanity)):
            (line,) = [line for line in explained.backs if f"({track}):" in line]
            assert f"Test {skill}. If you pass, retreat Doom by 1." in line


@pytest.mark.rule("EH-HID-08")
def test_the_back_of_a_sleeping_ancient_one_can_be_read() -> None:
    words = GAME.words("en", [], [])
    for ancient, back in (
        ("azathoth", "lose the game"),
        ("cthulhu", "Risen From the Sea"),
        ("shub-niggurath", "Battle in the Woods"),
        ("yog-sothoth", "The Key and the Gate"),
    ):
        explained = GAME.reference.explain(words, f"card:{ancient}")
        assert explained is not None
        assert explained.backs[0].startswith("Awakened side.")
        assert back in " ".join(explained.backs)


@pytest.mark.rule("EH-HID-09")
def test_everybody_sees_which_clues_are_held() -> None:
    fallen = {"jim-culver": {"space": "rome", "clues": 1}}
    game = given(board={"fallen": fallen}, Catalina={"clues": ["rome", "space-9"]})
    for seat in (-1, 0, 1):
        seen = view(game, seat)
        assert seen.investigators[0].clue_spaces == ("rome", "space-9")
        assert seen.investigators[1].clue_spaces == ()
        assert len(seen.fallen[0].clue_spaces) == 1


@pytest.mark.rule("EH-HID-11")
def test_everybody_sees_possessions_tokens_and_fronts() -> None:
    game = given(
        Adriano={
            "investigator": "leo-anderson",
            "health": 3,
            "cards": ["axe", "necronomicon"],
            "spells": ["wither"],
            "conditions": ["cursed"],
            "clues": 2,
            "train": 1,
            "improved": {"will": 1},
        }
    )
    for seat in (-1, 0, 1):
        one = view(game, seat).investigators[1]
        fronts = [card.card for card in one.cards]
        assert fronts == ["axe", "necronomicon", "wither", "cursed"]
        assert (one.clues, one.train, one.ship, one.health) == (2, 1, 0, 3)
        assert one.improved == (0, 0, 0, 0, 1)


@pytest.mark.rule("EH-LIM-08")
def test_assets_and_artifacts_are_single_cards() -> None:
    found = [c.entry for c in everything().components if c.kind in (ASSET, ARTIFACT)]
    assert len(found) == len(set(found)) == 54
