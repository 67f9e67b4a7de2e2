"""Moon side and expansion: what is about data, many set-ups or decks."""

import pytest
from tests.conftest import NewGame

from gloaming.evenfall import GAME
from gloaming.evenfall.model.cards import AS_SPECIALIST, RED
from gloaming.evenfall.model.clans import CLANS
from gloaming.evenfall.model.events import EVENT_COUNT
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.moon.board import set_up_hand
from gloaming.evenfall.rules.moon.demon import attach, specialist_leaves
from gloaming.evenfall.rules.resources.gain import Gain
from gloaming.evenfall.rules.triggers import enter
from gloaming.kernel.triggers import Listener

BOARDS = GAME.catalogue([]).items["board"]
SUN = BOARDS["sun"].values
TILES = GAME.catalogue([]).items["tile"]


def find(game: Evenfall, uid: str) -> int:
    return next(card.index for card in game.data.cards if card.uid == uid)


@pytest.mark.rule("EF-MOON-01")
@pytest.mark.parametrize("clans", ["star,cross,circle,spike", "wave,horn,star,cross"])
def test_a_moon_game_shows_no_sun_side(fresh: NewGame, clans: str) -> None:
    game = fresh(side="moon", clans=clans)
    places = GAME.catalogue([]).items["starting_place"]
    for clan, name in zip(game.clans, clans.split(","), strict=True):
        board = game.data.boards[clan.board]
        assert (board.entry, board.side) == (name, f"{name}-moon")
        assert places[game.card(board.place).entry].values["side"] == "moon"
        for effect in (board.scout, board.token):
            assert effect is not None
            assert effect.path.startswith(f"{name}-moon.")
    starting = [card.entry for card in game.data.cards if card.starting]
    assert all(places[entry].values.get("side") == "moon" for entry in starting)


@pytest.mark.rule("EF-SET-15")
def test_a_sun_game_shows_no_moon_side(fresh: NewGame) -> None:
    game = fresh()
    assert {board.side for board in game.data.boards} == {"sun"}
    assert all(clan.moon is None for clan in game.clans)
    starting = [card.entry for card in game.data.cards if card.starting]
    assert len(starting) == 4
    assert not any(entry.endswith("-moon") for entry in starting)


@pytest.mark.rule("EF-MOON-06", "EF-MOON-26")
@pytest.mark.parametrize("clan", ["star", "spike"])
def test_these_coven_tracks_are_that_of_the_sun_side(fresh: NewGame, clan: str) -> None:
    moon = fresh(seats=2, side="moon", clans=clan).data.boards[0]
    sun = fresh(seats=2, clans=clan).data.boards[0]
    words = GAME.words("en", [], [])
    assert [words.write(step) for step in moon.track] == [words.write(step) for step in sun.track]
    assert len(sun.track) >= 5
    assert moon.overflow == sun.overflow == 2


@pytest.mark.rule("EF-MOON-16", "EF-MOON-22", "EF-MOON-27", "EF-MOON-42", "EF-MOON-54")
@pytest.mark.parametrize("clan", ["cross", "circle", "spike", "wave", "horn"])
def test_council_members_cost_what_they_cost_on_the_sun_side(fresh: NewGame, clan: str) -> None:
    game = fresh(seats=2, side="moon", clans=clan)
    board = game.data.boards[0]
    first, further = board.first_council, board.further_council
    assert (first.knowledge, first.herb, first.potion, first.any, first.mana) == (1, 1, 1, 0, 0)
    assert (further.knowledge, further.herb, further.potion, further.any) == (2, 2, 2, 0)


@pytest.mark.rule("EF-MOON-20", "EF-MOON-41")
def test_the_tracks_of_circle_and_wave_differ_from_the_sun_side(fresh: NewGame) -> None:
    game = fresh(seats=2, side="moon", clans="wave,circle")
    for step in game.data.boards[0].track:
        assert isinstance(step, Gain)
        assert step.cards + step.mana + step.vp > 0
        assert (step.herb, step.potion, step.knowledge, step.any) == (0, 0, 0, 0)
    assert BOARDS["wave-moon"].values["track"] != SUN["track"]
    assert BOARDS["circle-moon"].values["track"] != SUN["track"]


@pytest.mark.rule("EF-SET-12")
def test_the_red_powerstone_lies_in_the_supply_of_moon_games_only(fresh: NewGame) -> None:
    for seed in range(20):
        game = fresh(seats=4, seed=seed, side="moon")
        assert game.red == 1
        assert all(RED not in stones for stones in game.region_stones)
        assert sum(len(stones) for stones in game.region_stones) == 12
    assert fresh(seats=4).red == 0


@pytest.mark.rule("EF-MOON-23")
def test_the_cavern_of_the_circle_comes_out_of_the_deck_and_binds_nothing(fresh: NewGame) -> None:
    for seed in range(10):
        game = fresh(seats=2, seed=seed, side="moon", clans="circle")
        tree, cavern = game.clans[0].outer
        assert game.card(tree).starting == "circle"
        assert game.card(cavern).entry.startswith("cavern-")
        assert game.card(cavern).binding is game.card(cavern).binding_full is None
        assert cavern not in game.place_deck
        assert all(cavern not in row for row in game.rows)


@pytest.mark.rule("EF-SET-27", "EF-MOON-43")
def test_only_the_wave_holds_cards_before_the_first_scout_phase(fresh: NewGame) -> None:
    for clan in CLANS:
        game = fresh(seats=2, side="moon", clans=clan, told=True)
        assert game.story is not None
        before: list[str] = []
        for entry in game.story.entries:
            if entry.message.id == "log-phase-scout":
                break
            before.append(entry.message.id)
        assert before.count("log-draw") == (3 if clan == "wave" else 0)


@pytest.mark.rule("EF-MOON-43")
def test_everyone_else_is_told_only_how_many_cards_the_wave_drew(fresh: NewGame) -> None:
    game = fresh(seats=2, side="moon", clans="wave", told=True)
    assert game.story is not None
    ids = [entry.message.id for entry in game.story.entries]
    told = game.story.entries[: ids.index("log-phase-scout")]
    drawn = [entry for entry in told if entry.message.id == "log-draws"]
    assert [(entry.witnesses, entry.message.args["n"]) for entry in drawn] == [((-1, 1), 3)]


@pytest.mark.rule("EF-MOON-43")
def test_the_wave_keeps_three_immediate_rituals_of_different_names(fresh: NewGame) -> None:
    game = fresh(seats=2, side="moon", clans="star")
    clan = game.clans[0]
    a1, a2 = find(game, "fairy.1"), find(game, "fairy.2")
    b, c = find(game, "harvest-moon.1"), find(game, "second-dusk.1")
    passed = [find(game, "energy-pillar.1"), find(game, "irene.1")]
    top = [passed[0], a1, a2, passed[1], b, c]
    assert all(game.card(i).immediate is not None for i in (a1, a2, b, c))
    for other in game.clans:
        game.deck += other.hand
        other.hand = []
    game.deck = [i for i in game.deck if i not in top] + top[::-1]
    size = len(game.deck)
    order = game.deck[:]
    set_up_hand(game, 0, 3)
    assert clan.hand == [a1, b, c]
    assert len(game.deck) == size - 3
    assert sorted([*game.deck, *clan.hand]) == sorted(order)
    assert {a2, *passed} <= set(game.deck)
    assert game.deck != [i for i in order if i not in clan.hand]  # shuffled


@pytest.mark.rule("EF-MOON-43")
def test_the_wave_of_a_fresh_game_holds_such_rituals(fresh: NewGame) -> None:
    for seed in range(10):
        game = fresh(seats=2, seed=seed, side="moon", clans="wave")
        kept = game.clans[0].hand[:3]
        assert all(game.card(i).immediate is not None for i in kept)
        assert len({game.card(i).entry for i in kept}) == 3
        assert game.card(game.clans[0].inner[0]).binding is None


def listeners_of(game: Evenfall, seat: int) -> list[Listener]:
    return [heard for event in range(EVENT_COUNT) for heard in game.triggers.own_after(seat, event)]


@pytest.mark.rule("EF-MOON-55")
@pytest.mark.parametrize("name", ["nora", "keir", "oyuun", "quand"])
def test_these_specialists_are_not_doubled(fresh: NewGame, name: str) -> None:
    game = fresh(seats=2, side="moon", clans="horn")
    clan = game.clans[0]
    card = game.card(find(game, f"{name}.1"))
    clan.specialists.append(card.index)
    clan.ready.append(1)
    enter(game, 0, card, AS_SPECIALIST)
    before = clan.standing.sums[:], listeners_of(game, 0)
    attach(game, 0, card.index)
    assert clan.moon is not None
    assert clan.moon.attached == card.index
    assert (clan.standing.sums, listeners_of(game, 0)) == before
    specialist_leaves(game, 0, card.index)
    assert not any(clan.standing.sums)
    assert listeners_of(game, 0) == []


@pytest.mark.rule("EF-MOON-49")
@pytest.mark.parametrize("uid", ["irene.1", "severin.1", "abena.1"])
def test_others_are_doubled_and_nothing_is_left_when_they_go(fresh: NewGame, uid: str) -> None:
    game = fresh(seats=2, side="moon", clans="horn")
    clan = game.clans[0]
    card = game.card(find(game, uid))
    clan.specialists.append(card.index)
    clan.ready.append(1)
    enter(game, 0, card, AS_SPECIALIST)
    once = clan.standing.sums[:], listeners_of(game, 0)
    attach(game, 0, card.index)
    assert clan.standing.sums == [2 * n for n in once[0]]
    assert listeners_of(game, 0) == [heard for heard in once[1] for _ in range(2)]
    assert any(clan.standing.sums) or listeners_of(game, 0)
    specialist_leaves(game, 0, card.index)
    assert not any(clan.standing.sums)
    assert listeners_of(game, 0) == []


@pytest.mark.rule("EF-MOON-58")
def test_the_demon_is_attached_to_none_when_its_specialist_leaves_play(fresh: NewGame) -> None:
    game = fresh(seats=2, side="moon", clans="horn")
    clan = game.clans[0]
    card = game.card(find(game, "irene.1"))
    clan.specialists.append(card.index)
    clan.ready.append(1)
    enter(game, 0, card, AS_SPECIALIST)
    attach(game, 0, card.index)
    assert clan.moon is not None
    specialist_leaves(game, 0, card.index)
    assert clan.moon.attached == NO_CARD
    assert clan.specialists == [clan.moon.demon]
    assert len(clan.ready) == 1


@pytest.mark.rule("EF-CARD-111")
def test_a_borrowed_specialist_that_leaves_gives_the_elder_back_at_once(fresh: NewGame) -> None:
    game = fresh(seats=2, side="moon", clans="horn,star")
    horn, star = game.clans
    card = game.card(find(game, "irene.1"))
    horn.specialists.append(card.index)
    horn.ready.append(1)
    enter(game, 0, card, AS_SPECIALIST)
    attach(game, 0, card.index)
    star.borrowed, star.borrow_ready = [card.index], [1]
    star.elders -= 1
    enter(game, 1, card, AS_SPECIALIST)
    assert listeners_of(game, 1) == card.listeners
    specialist_leaves(game, 0, card.index)
    assert (star.elders, star.borrowed, star.borrow_ready) == (4, [], [])
    assert listeners_of(game, 0) == listeners_of(game, 1) == []


# --- tiles -----------------------------------------------------------------------------


@pytest.mark.rule("EF-TILE-06")
def test_every_tile_has_a_region_and_says_whether_it_needs_the_crystal_path() -> None:
    regions = GAME.catalogue([]).items["region"]
    for tile in TILES.values():
        assert tile.values["region"] in regions
        assert isinstance(tile.values["crystal_path_only"], bool)
    for family in (True, False):
        kinds = [t for t in TILES.values() if t.values["crystal_path_only"] is family]
        assert {t.values["region"] for t in kinds} == set(regions)


def laid(game: Evenfall) -> dict[str, str]:
    return {
        region.entry: game.data.tiles[game.tiles[region.index]].entry
        for region in game.data.regions
    }


@pytest.mark.rule("EF-TILE-07")
def test_without_the_crystal_path_only_tiles_that_are_usable_always_appear(
    fresh: NewGame,
) -> None:
    seen: set[str] = set()
    for seed in range(50):
        for region, tile in laid(fresh(seats=4, seed=seed, tiles="on")).items():
            assert TILES[tile].values["region"] == region
            assert not TILES[tile].values["crystal_path_only"]
            seen.add(tile)
    assert seen == {id for id, tile in TILES.items() if not tile.values["crystal_path_only"]}


@pytest.mark.rule("EF-TILE-08", "EF-CP-06")
def test_with_the_crystal_path_tiles_of_both_kinds_are_always_laid(fresh: NewGame) -> None:
    seen: set[str] = set()
    for seed in range(80):
        for region, tile in laid(fresh(seed=seed, **{"crystal-path": "on"})).items():
            assert TILES[tile].values["region"] == region
            seen.add(tile)
    assert seen == set(TILES)


@pytest.mark.rule("EF-TILE-08")
def test_with_the_crystal_path_nobody_can_leave_the_tiles_out(fresh: NewGame) -> None:
    said = [fresh(seats=2, tiles=tiles, **{"crystal-path": "on"}) for tiles in ("off", "on")]
    assert said[0].tiles == said[1].tiles == fresh(seats=2, **{"crystal-path": "on"}).tiles
    assert len(said[0].tiles) == 2


@pytest.mark.rule("EF-TILE-07")
def test_a_region_that_is_not_used_gets_no_tile(fresh: NewGame) -> None:
    game = fresh(seats=2, tiles="on")
    assert len(game.tiles) == 2
    assert fresh(seats=2).tiles == []
