"""Set-up rules that a scenario cannot read: before the first Scout Phase, over seeds (EF-SET)."""

from collections import Counter

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.cards import ICONS, PERSON, RITUAL
from gloaming.evenfall.model.clans import BASE_CLANS
from gloaming.evenfall.model.state import PHASE_SETUP, Evenfall
from gloaming.evenfall.model.variant import Variant
from gloaming.evenfall.rules.setup import set_up
from gloaming.evenfall.views.view import view
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.content.pack import parse_pack
from gloaming.kernel.errors import PackError

ANY_FIRST = -1


def laid_out(seats: int = 4, seed: int = 1, first: int = ANY_FIRST) -> Evenfall:
    """A game as it lies when set-up is done, before the first Scout Phase."""
    table = GAME.data(seats, list(BASE_CLANS[:seats]), Variant(), [])
    game = set_up(table, seats, Chance(key_from_seed(seed)), first, False)
    assert game.phase == PHASE_SETUP
    assert game.question is None
    return game


def in_regions(game: Evenfall) -> list[int]:
    """The symbols of all Powerstones in Regions."""
    return [stone for stones in game.region_stones for stone in stones]


@pytest.mark.rule("EF-SET-06")
def test_the_deck_of_places_is_shuffled_by_the_seed() -> None:
    assert laid_out(seed=1).place_deck == laid_out(seed=1).place_deck
    orders = {tuple(laid_out(seed=seed).place_deck) for seed in range(5)}
    assert len(orders) == 5
    assert all(list(order) != sorted(order) for order in orders)


@pytest.mark.rule("EF-SET-07")
def test_a_region_side_has_three_or_four_places() -> None:
    for wrong in (2, 5):
        text = f'[[region]]\nid = "northern-lakes"\nplaces = [3, {wrong}, 3, 4]\n'
        pack = parse_pack(text, "wrong.toml", {"id": "wrong", "game": "evenfall"})
        with pytest.raises(PackError, match="each 3 or 4"):
            GAME.check_pack(pack)


@pytest.mark.rule("EF-SET-08", "EF-LIM-10")
def test_the_main_deck_holds_58_rituals_and_42_people_mixed() -> None:
    for seats in (2, 3, 4):
        game = laid_out(seats)
        kinds = [game.card(index).kind for index in game.deck]
        assert len(kinds) == len(set(game.deck)) == 100
        assert Counter(kinds) == {RITUAL: 58, PERSON: 42}
        assert PERSON in kinds[:29], "people lie among the Rituals"
        assert RITUAL in kinds[-29:], "Rituals lie among the people"
    assert laid_out(seed=1).deck != laid_out(seed=2).deck


@pytest.mark.rule("EF-SET-10")
def test_powerstones_are_drawn_at_random_and_lie_open() -> None:
    drawn = {tuple(map(tuple, laid_out(2, seed).region_stones)) for seed in range(12)}
    assert len(drawn) > 3
    game = laid_out(3)
    for seat in (-1, 0, 1, 2):
        for region in view(game, seat).regions:
            assert len(region.stones) == 4
            assert set(region.stones) <= {"ember", "tide", "root"}


@pytest.mark.rule("EF-SET-11")
@pytest.mark.parametrize(("seats", "placed"), [(2, 8), (3, 12), (4, 12)])
def test_powerstones_not_placed_are_out_of_the_game(seats: int, placed: int) -> None:
    game = laid_out(seats)
    assert len(game.data.stones) == 12
    assert len(in_regions(game)) == placed
    assert GAME.testing.components(game)["stones"] == placed
    assert all(clan.stones == [] for clan in game.clans)


@pytest.mark.rule("EF-SET-12")
def test_there_is_no_red_powerstone_on_the_sun_side() -> None:
    """The box has one, but all twelve stones of a sun-side game are of the three kinds."""
    assert GAME.catalogue([]).items["limits"]["base"].values["pieces"]["red-powerstone"] == 1
    for seed in range(5):
        stones = Counter(ICONS[stone] for stone in in_regions(laid_out(4, seed)))
        assert stones == {"ember": 4, "tide": 4, "root": 4}


@pytest.mark.rule("EF-SET-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_plays_the_same_side(seats: int) -> None:
    """Only the sun side can be played so far: each board, token and track is that of the sun."""
    game = laid_out(seats)
    for board in game.data.boards:
        assert board.scout is not None
        assert board.token is not None
        sides = {effect.path.partition(".")[0] for effect in (board.scout, board.token)}
        assert sides | {step.path.partition(".")[0] for step in board.track} == {"sun"}


@pytest.mark.rule("EF-SET-23", "EF-LIM-03")
def test_everyone_starts_with_no_mana() -> None:
    game = laid_out()
    assert [clan.mana for clan in game.clans] == [0, 0, 0, 0]
    assert game.data.mana_cap == 19


@pytest.mark.rule("EF-SET-26")
def test_everyone_starts_with_3_herbs_3_potions_and_no_knowledge() -> None:
    assert [clan.stock for clan in laid_out().clans] == [[3, 3, 0]] * 4


@pytest.mark.rule("EF-SET-27")
def test_no_cards_are_dealt_at_set_up() -> None:
    game = laid_out()
    assert [clan.hand for clan in game.clans] == [[], [], [], []]
    game.run_until_asked()
    assert [len(clan.hand) for clan in game.clans] == [6, 6, 6, 6]


@pytest.mark.rule("EF-SET-29")
def test_without_a_choice_the_seed_draws_the_first_player() -> None:
    first = [laid_out(4, seed).first for seed in range(40)]
    assert first == [laid_out(4, seed).first for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}


@pytest.mark.rule("EF-SET-29")
def test_a_choice_of_the_first_player_holds_whatever_the_seed() -> None:
    for chosen in range(4):
        assert {laid_out(4, seed, chosen).first for seed in range(20)} == {chosen}
