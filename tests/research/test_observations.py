"""Observations say what the seat's view says, and nothing else."""

from typing import Any

import numpy as np
import pytest

from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.game import Game
from gloaming.research.setting import Setting, named_arrays, scaled
from tests.research.cases import each_case, questions, setting_of


def arrays(setting: Setting, game: Game, seat: int) -> dict[str, Any]:
    row = np.frombuffer(setting.encoding.observe(game, seat), np.uint8)
    return named_arrays(setting.encoding.layout, row)


@pytest.mark.sampled
@each_case
def test_what_is_hidden_is_in_no_observation_and_no_mask(
    case: tuple[str, int, dict[str, str]],
) -> None:
    setting = setting_of(case)
    encoding = setting.encoding
    swapped = 0
    every = 6 if setting.seats > 1 else 2  # alone a game has fewer questions
    for number, (game, asked) in enumerate(questions(setting, 1, 240, "hidden")):
        if number % every:
            continue
        for seat in range(game.seats):
            luck = Chance(key_from_seed(f"hidden {number} {seat}"))
            imagined = setting.box.imagine(game, seat, luck)
            assert encoding.observe(imagined, seat) == encoding.observe(game, seat)
            if seat == asked:
                assert encoding.actions(imagined, seat) == encoding.actions(game, seat)
            swapped += setting.box.digest(imagined) != setting.box.digest(game)
    assert swapped > 10


@pytest.mark.sampled
@each_case
def test_numbers_stay_within_their_declared_range(case: tuple[str, int, dict[str, str]]) -> None:
    setting = setting_of(case)
    layout = setting.encoding.layout
    high = np.array(layout.high(), np.uint8)
    for number, (game, _) in enumerate(questions(setting, 1, 240, "range")):
        if number % 5 == 0:
            for seat in range(game.seats):
                row = np.frombuffer(setting.encoding.observe(game, seat), np.uint8)
                assert len(row) == layout.size
                too_high = np.flatnonzero(row > high)
                assert not len(too_high), [
                    f.name for f in layout.features if f.start <= too_high[0] < f.stop
                ]


def test_evenfall_says_what_the_view_says() -> None:
    setting = Setting("evenfall", 3, {"crystal-path": "on"})
    cards = setting.encoding.words.cards  # type: ignore[attr-defined]
    places = setting.encoding.layout.by_name["card_place"].categories
    for number, (game, _) in enumerate(questions(setting, 1, 400, "view")):
        if number % 9:
            continue
        for seat in range(3):
            view: Any = setting.box.view(game, seat)
            seen = arrays(setting, game, seat)
            at = {uid: places[code] for uid, code in zip(cards, seen["card_place"], strict=True)}
            assert {uid for uid in at if at[uid] == "own-hand"} == set(view.hand)
            assert {uid for uid in at if at[uid] == "discard"} == set(view.discard)
            assert {uid for uid in at if at[uid] == "display"} == set(view.path.display)
            assert seen["game_round"][0] == view.round
            assert seen["game_deck"][0] == view.deck
            turned = [view.clans[(seat + i) % 3] for i in range(3)]
            points = seen["player_laps"].astype(int) * 100 + seen["player_points"]
            assert points.tolist() == [clan.vp for clan in turned]
            assert seen["player_mana"].tolist() == [clan.mana for clan in turned]
            assert seen["player_witches"].tolist() == [clan.witches for clan in turned]
            assert_players_and_places(setting, seen, view, turned)


def assert_players_and_places(setting: Setting, seen: Any, view: Any, turned: list[Any]) -> None:
    """What clans have, and what lies on their Places and in the Regions, is as the view has it."""
    words: Any = setting.encoding.words  # type: ignore[attr-defined]
    stock = [seen[f"player_{name}"].tolist() for name in ("herbs", "potions", "knowledge")]
    assert stock == [[clan.stock[i] for clan in turned] for i in range(3)]
    for name in ("coven", "elders", "token", "passed", "ascension"):
        assert seen[f"player_{name}"].tolist() == [int(getattr(clan, name)) for clan in turned]
    assert seen["player_hand"].tolist() == [clan.cards for clan in turned]
    for stone in ("ember", "tide", "root", "red"):
        assert seen[f"player_stones_{stone}"].tolist() == [c.stones.count(stone) for c in turned]
    for number, region in enumerate(view.regions):
        for kind in ("witches", "elders"):
            there = [getattr(region, kind)[clan.seat] for clan in turned]
            assert seen[f"region_{kind}"][:, number].tolist() == there
        stones = [region.stones.count(stone) for stone in ("ember", "tide", "root", "red")]
        assert seen["region_stones"][number].tolist() == stones
    spaces = [space for region in view.regions for space in region.spaces]
    order = [clan.seat for clan in turned]
    assert seen["space_player"].tolist() == [
        order.index(space.seat) + 1 if space.piece else 0 for space in spaces
    ]
    assert seen["game_first"][0] == order.index(view.first)
    assert seen["game_turn"][0] == (order.index(view.turn) + 1 if view.turn >= 0 else 0)
    names = setting.encoding.layout.by_name["card_place"].categories
    at = {uid: names[code] for uid, code in zip(words.cards, seen["card_place"], strict=True)}
    for number, clan in enumerate(turned):
        held = {f"player-{number}-outer": [place.uid for place in clan.outer]}
        held[f"player-{number}-inner"] = [place.uid for place in clan.inner]
        held[f"player-{number}-council"] = list(clan.council)
        places = [*clan.outer, *clan.inner]
        held[f"player-{number}-ritual"] = [place.ritual for place in places if place.ritual]
        for code, uids in held.items():
            assert {uid for uid in at if at[uid] == code} == set(uids)
        for person in clan.specialists:
            ready = "ready" if person.ready else "exhausted"
            assert at[person.uid] == f"player-{number}-specialist-{ready}"
        for place in places:
            row = words.places.index(place.uid)
            assert seen["place_scythes"][row] == place.scythes
            assert seen["place_orbs"][row] == place.orbs
            assert seen["place_crystals"][row] == place.crystals
            assert seen["place_piece"][row] == ["", "witch", "elder"].index(place.piece)
            ritual = words.cards.index(place.ritual) + 1 if place.ritual else 0
            assert seen["place_ritual"][row] == ritual


def test_eldritch_says_what_the_view_says() -> None:
    setting = Setting("eldritch", 2)
    words: Any = setting.encoding.words  # type: ignore[attr-defined]
    for number, (game, _) in enumerate(questions(setting, 1, 300, "view")):
        if number % 9:
            continue
        for seat in range(2):
            view: Any = setting.box.view(game, seat)
            seen = arrays(setting, game, seat)
            assert seen["game_doom"][0] == view.doom
            assert seen["game_mythos_left"][0] == view.mythos_left
            progress = view.mystery.progress if view.mystery is not None else 0
            assert seen["game_mystery_progress"][0] == progress
            turned = [view.investigators[(seat + i) % 2] for i in range(2)]
            assert seen["seat_health"].tolist() == [one.health for one in turned]
            assert seen["seat_sanity"].tolist() == [one.sanity for one in turned]
            for row, one in zip(seen["seat_cards"], turned, strict=True):
                held = [held.card for held in one.cards]
                assert {words.cards[i]: int(row[i]) for i in np.flatnonzero(row)} == {
                    card: held.count(card) for card in held
                }
            assert seen["space_clues"].tolist() == [space.clues for space in view.spaces]
            assert seen["space_monsters"].tolist() == [len(s.monsters) for s in view.spaces]


def test_codes_become_one_hot_vectors_and_amounts_small_floats() -> None:
    setting = Setting("evenfall", 2)
    game = setting.new_game(1)
    layout = setting.encoding.layout
    row = np.frombuffer(setting.encoding.observe(game, 0), np.uint8)
    floats = scaled(layout, row)
    place = layout.by_name["card_place"]
    others = layout.size - place.size
    assert floats.shape == (others + place.size * len(place.categories),)
    assert floats.max() <= 16
    both = scaled(layout, np.stack([row, row]))
    assert (both[0] == floats).all()
    assert (both[1] == floats).all()
