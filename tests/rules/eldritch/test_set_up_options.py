"""What options change of set-up, and games of one person (EH-OPT, EH-SOLO)."""

from collections import Counter

import pytest
from tests.rules.eldritch.set_up_table import (
    LEAD_BY_LOT,
    MYTHOS_OF,
    Table,
    uids,
)

from gloaming.eldritch import GAME
from gloaming.eldritch.box import ANCIENT_ONES
from gloaming.eldritch.model.components import MYTHOS, RUMOR
from gloaming.eldritch.model.state import (
    ASSETS,
    PHASE_SETUP,
    Eldritch,
)
from gloaming.eldritch.model.variant import Variant
from gloaming.eldritch.rules.mythos import draw_mythos
from gloaming.eldritch.rules.setup import ASKED, set_up
from gloaming.eldritch.views.view import view
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.match import Match, new

# --- options --------------------------------------------------------------------------------------


def at_first_question(match: Match) -> Eldritch:
    """The game of a match that has just begun."""
    assert isinstance(match.game, Eldritch)
    return match.game


@pytest.mark.rule("EH-OPT-01")
def test_options_are_off_unless_the_set_up_names_them_and_never_change() -> None:
    plain = new("eldritch", 2, seed=1, options={"investigators": "leo-anderson,silas-marsh"})
    game = at_first_question(plain)
    assert game.ongoing == []
    difficulties = {c.difficulty for c in game.data.components if c.kind == MYTHOS}
    assert difficulties == {"easy", "normal", "hard"}
    with pytest.raises(AttributeError):
        plain.setup.options = {"mythos": "harder"}  # type: ignore[misc]
    again = new("eldritch", 2, seed=1, options={"mythos": "harder", "rumor": "on"})
    assert again.record().setup.options == {"mythos": "harder", "rumor": "on"}


@pytest.mark.rule("EH-OPT-02", "EH-OPT-03", "EH-OPT-04")
@pytest.mark.parametrize(("mythos", "gone"), [("easier", "hard"), ("harder", "easy")])
@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_easier_and_harder_games_leave_cards_out_but_not_numbers(
    mythos: str, gone: str, ancient: str
) -> None:
    game = Table(1, ancient=ancient, mythos=mythos).laid_out()
    stages = MYTHOS_OF[ancient]
    drawn = [draw_mythos(game) for _ in range(sum(map(sum, stages)))]
    assert gone not in {game.component(card).difficulty for card in drawn}
    colours = Counter(game.component(card).colour for card in drawn)
    assert [colours[c] for c in range(3)] == [sum(stage[c] for stage in stages) for c in range(3)]
    assert gone not in {c.difficulty for c in game.data.components}


@pytest.mark.rule("EH-OPT-04")
def test_nobody_can_ask_for_an_easier_and_a_harder_game() -> None:
    with pytest.raises(SetupError):
        new("eldritch", 2, options={"mythos": "easier,harder"})


@pytest.mark.rule("EH-OPT-05", "EH-OPT-06", "EH-OPT-07", "EH-OPT-08", "EH-OPT-10")
def test_a_starting_rumor_comes_from_the_box_with_its_tokens() -> None:
    found = set()
    for seed in range(60):
        game = Table(1, seed, has_rumor=True).laid_out()
        (card,) = game.ongoing
        rumor = game.component(card)
        assert rumor.mythos_kind == RUMOR
        assert game.tokens[card] == rumor.tokens
        at = (
            next(s for s in view(game, 0).spaces if rumor.uid in s.rumors)
            if rumor.space >= 0
            else None
        )
        assert at is None or at.space == game.data.spaces[rumor.space].entry
        epics = {"lost-knowledge": "tick-tock-men", "web-between-worlds": "spinner-of-webs"}
        epics["the-wind-walker"] = "wind-walker"
        if rumor.uid in epics:
            assert game.place[game.data.by_uid[epics[rumor.uid]]] >= 0
        found.add(rumor.uid)
        assert view(game, 0).mythos_left == 16
        drawn = [draw_mythos(game) for _ in range(16)]
        assert card not in drawn
    assert len(found) == 12


@pytest.mark.rule("EH-OPT-06")
@pytest.mark.parametrize(("mythos", "gone"), [("easier", "hard"), ("harder", "easy")])
def test_a_starting_rumor_is_none_of_those_left_out(mythos: str, gone: str) -> None:
    for seed in range(20):
        game = Table(1, seed, mythos=mythos, has_rumor=True).laid_out()
        (card,) = game.ongoing
        assert game.component(card).difficulty != gone


@pytest.mark.rule("EH-OPT-09")
def test_a_starting_rumor_spawns_no_clues() -> None:
    for seed in range(12):
        game = Table(4, seed, has_rumor=True).laid_out()
        assert sum(1 for clue in game.data.clues if game.place[clue] >= 0) == 2
        assert "spawn-clues" in game.component(game.ongoing[0]).icons


# --- alone ----------------------------------------------------------------------------------------


@pytest.mark.rule("EH-SOLO-01")
def test_alone_the_only_investigator_leads() -> None:
    for seed in range(5):
        game = Table(1, seed, lead=LEAD_BY_LOT).laid_out()
        assert (game.lead, game.seats, game.asked_seat()) == (0, 1, 0)


@pytest.mark.rule("EH-SOLO-02")
def test_alone_there_are_no_teamwork_cards() -> None:
    game = Table(1).unpacked()
    assert [len(game.decks[deck].cards) for deck in (0, 1)] == [38, 13]
    gone = {"delivery-service", "wireless-report", "mi-go-brain-case"}
    assert set(uids(game, game.boxed)) == gone


@pytest.mark.rule("EH-SOLO-03", "EH-SOLO-04", "EH-SOLO-06")
def test_one_player_may_hold_both_seats_of_a_game_for_two() -> None:
    match = new("eldritch", 2, seed=1, options={"lead": "1"})
    match.answer("sheet:leo-anderson")
    assert "sheet:leo-anderson" not in {option.key for option in match.game.options()}
    match.answer("sheet:silas-marsh")
    game = at_first_question(match)
    assert uids(game, [one.sheet for one in game.investigators]) == ["leo-anderson", "silas-marsh"]
    assert (game.data.gates_spawned, game.data.clues_spawned, game.data.surge) == (1, 1, 1)
    assert game.boxed == []
    teamwork = {"delivery-service", "wireless-report"}
    assert teamwork <= set(uids(game, game.decks[ASSETS].cards + game.reserve))


@pytest.mark.rule("EH-SET-08")
def test_sheets_are_chosen_before_anything_else_happens() -> None:
    data = GAME.data(2, Variant("azathoth"), [])
    game = set_up(data, 2, Chance(key_from_seed(1)), 1, [ASKED, ASKED], False, True)
    game.run_until_asked()
    assert game.phase == PHASE_SETUP
    assert game.asked_seat() == 1
    assert len(game.options()) == 12
