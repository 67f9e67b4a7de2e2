"""Positions that scenarios start from: rows are what they say, and no Place is lost or doubled."""

from typing import Any

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.kernel.errors import SetupError
from tests.conftest import new_game

MOON = {"side": "moon", "clans": "circle,horn"}
CIRCLE = ["eternal-tree-moon", "cavern-ember"]  # its Outer Circle at first (EF-MOON-23)
HORN = ["misty-castle-bound-ember"]  # the same of the Horn, whose Starting Place is inside (47)


def position(
    options: dict[str, str], first: Any = None, second: Any = None, **given: Any
) -> Evenfall:
    """A game of two, of whose clans this is said."""
    game = new_game(seats=2, **options)
    given |= {"Catalina": first or {}, "Adriano": second or {}}
    GAME.testing.patch(game, ["Catalina", "Adriano"], given, [])
    return game


def rows(game: Evenfall) -> list[list[str]]:
    """The Outer and Inner Circle of each clan."""
    circles = [row for clan in game.clans for row in (clan.outer, clan.inner)]
    return [[game.card(place).entry for place in row] for row in circles]


def places(game: Evenfall) -> list[str]:
    """Every Place that is in the game, Starting Places apart."""
    found = [place for row in game.rows for place in row if place != NO_CARD]
    found += game.place_deck + [card for card in game.removed if card < game.data.place_count]
    for clan in game.clans:
        found += clan.outer + clan.inner
    return sorted(game.card(p).uid for p in found if not game.card(p).starting)


@pytest.mark.parametrize(
    ("circle", "horn"),
    [
        ({"outer": []}, {"outer": []}),
        ({"outer": ["spirit-bog-ember"]}, {"outer": ["spirit-bog-tide"]}),
        ({"outer": CIRCLE}, {"outer": HORN}),
        ({"outer": ["cavern-ember"], "inner": ["eternal-tree-moon"]}, {"inner": HORN}),
        ({"outer": HORN}, {"outer": ["cavern-ember"]}),
        ({"inner": ["eternal-tree-moon"]}, {"inner": ["cavern-ember"]}),
    ],
    ids=["empty", "others", "as dealt", "turned about", "exchanged", "taken from rows not given"],
)
def test_a_row_is_what_it_says_and_every_place_is_there_once(circle: Any, horn: Any) -> None:
    fresh = new_game(seats=2, **MOON)
    assert rows(fresh) == [CIRCLE, [], HORN, ["hollow-throne-moon"]]
    game = position(MOON, circle, horn)
    said = (circle.get("outer"), circle.get("inner"), horn.get("outer"), horn.get("inner"))
    taken = [place for row in said for place in row or []]
    for row, given, dealt in zip(rows(game), said, rows(fresh), strict=True):
        assert row == ([p for p in dealt if p not in taken] if given is None else given)
    assert places(game) == places(fresh)


def test_a_place_that_a_clan_was_dealt_goes_under_the_deck_of_places() -> None:
    before = new_game(seats=2, **MOON).place_deck
    game = position(MOON, {"outer": []}, {"outer": []})
    assert game.place_deck[2:] == before
    assert {game.card(place).entry for place in game.place_deck[:2]} == {CIRCLE[1], HORN[0]}
    assert GAME.testing.components(game)["places"] == len(places(game)) + 1, (
        "the Tree is in the box"
    )


def test_a_starting_place_goes_to_the_box_and_comes_back_once() -> None:
    sun = {"clans": "star,cross"}
    fresh = new_game(seats=2, **sun)
    (mine,), (church,) = rows(fresh)[1], rows(fresh)[3]
    assert rows(position(sun, {"inner": []}, {"outer": [mine]})) == [[], [], [mine], [church]]
    assert rows(position(sun, {}, {"outer": [mine]})) == [[], [], [mine], [church]]
    assert rows(position(sun, {"inner": [church, mine]})) == [[], [church, mine], [], []]
    for twice in ({"inner": [mine, mine]}, {"outer": [mine], "inner": [mine]}):
        with pytest.raises(SetupError, match=f"no card “{mine}” left to give"):
            position(sun, twice)
    with pytest.raises(SetupError, match=f"no card “{mine}” left to give"):
        position(sun, {"inner": [mine]}, {"inner": [mine]})


def test_a_deck_of_places_that_is_cut_down_is_out_of_the_game_and_still_counted() -> None:
    fresh = new_game(seats=2, **MOON)
    game = position(MOON, place_deck_size=1)
    assert len(game.place_deck) == 1
    assert GAME.testing.components(game) == GAME.testing.components(fresh)
    assert places(game) == places(fresh)
