"""What a seat may know of the table (EF-PLY-11): a scenario file cannot look through its eyes."""

import msgspec
import pytest

from gloaming.evenfall.model.state import PHASE_BATTLE, Evenfall
from gloaming.evenfall.views.types import EvenfallView
from gloaming.evenfall.views.view import view
from gloaming.kernel.match import Match
from gloaming.kernel.testing.scenario import Scenario, run_scenario

CATALINA, ADRIANO, WATCHER = 0, 1, -1


def played(**scenario: object) -> Match:
    """The match after a scenario's answers."""
    match = run_scenario(msgspec.convert({"name": "a view", **scenario}, Scenario), "evenfall")
    assert match is not None
    return match


def seen(match: Match, seat: int) -> EvenfallView:
    assert isinstance(match.game, Evenfall)
    return view(match.game, seat)


@pytest.fixture
def turn() -> Match:
    return played(
        given={
            "turn": "Catalina",
            "discard": ["hoard-wyrm.1", "second-dusk.1"],
            "Catalina": {
                "hand": ["fairy.1", "irene.1", "harvest-moon.1"],
                "herb": 2,
                "potion": 5,
                "knowledge": 1,
                "mana": 7,
                "vp": 13,
                "stones": ["tide"],
                "outer": ["Spirit Bog with transmutation-chalice.1; 1 orb; witch"],
                "specialists": ["keir.1"],
                "council": ["quand.2"],
            },
        }
    )


@pytest.mark.rule("EF-PLY-11")
@pytest.mark.parametrize("seat", [ADRIANO, WATCHER])
def test_a_hand_is_a_number_of_cards_to_everyone_else(turn: Match, seat: int) -> None:
    assert sorted(seen(turn, CATALINA).hand) == ["fairy.1", "harvest-moon.1", "irene.1"]
    other = seen(turn, seat)
    assert other.clans[CATALINA].cards == 3
    told = msgspec.json.encode(msgspec.structs.replace(other, hand=[], story=[], question=None))
    for uid in ("fairy", "harvest-moon", "irene"):
        assert uid.encode() not in told
    assert {line.seat for line in other.story if line.message.id == "log-draw"} <= {seat}


@pytest.mark.rule("EF-PLY-11")
@pytest.mark.parametrize("seat", [CATALINA, ADRIANO, WATCHER])
def test_everything_that_lies_open_is_public(turn: Match, seat: int) -> None:
    found = seen(turn, seat)
    clan = found.clans[CATALINA]
    assert clan.stock == (2, 5, 1)
    assert (clan.mana, clan.vp, clan.witches) == (7, 13, 3)
    assert clan.stones == ("tide",)
    assert [s.uid for s in clan.specialists] == ["keir.1"]
    assert clan.council == ("quand.2",)
    assert found.discard == ["hoard-wyrm.1", "second-dusk.1"]
    place = clan.outer[0]
    assert place.ritual == "transmutation-chalice.1"
    assert (place.orbs, place.piece) == (1, "witch")


@pytest.mark.rule("EF-PLY-11")
@pytest.mark.parametrize("seat", [CATALINA, ADRIANO, WATCHER])
def test_decks_are_hidden_from_everyone(turn: Match, seat: int) -> None:
    game = turn.game
    assert isinstance(game, Evenfall)
    found = seen(turn, seat)
    assert (found.deck, found.place_deck) == (len(game.deck), len(game.place_deck))
    turned = game.copy()
    turned.own_deck().reverse()
    turned.own_place_deck().reverse()
    assert turned.deck != game.deck
    assert view(turned, seat) == found


@pytest.mark.rule("EF-PLY-11")
def test_a_dial_is_hidden_until_it_is_revealed() -> None:
    def battle(dial: int) -> Match:
        return played(
            given={
                "phase": "battle",
                "first": "Catalina",
                "northern-lakes": {"Catalina": {"witches": 1}, "Adriano": {"witches": 1}},
                "Catalina": {"mana": 4},
                "Adriano": {"mana": 4},
            },
            when=[f"Catalina: set the dial to {dial}"],
        )

    low, high = battle(0), battle(3)
    assert isinstance(high.game, Evenfall)
    assert high.game.phase == PHASE_BATTLE
    assert high.asked_seats == [ADRIANO]
    for seat in (ADRIANO, WATCHER):
        assert seen(low, seat) == seen(high, seat)
    for match in (low, high):
        match.answer("dial:1", ADRIANO)
    lines = [line for line in seen(high, ADRIANO).story if line.message.id == "log-dial"]
    assert [(line.seat, line.message.args["n"]) for line in lines] == [(CATALINA, 3), (ADRIANO, 1)]
