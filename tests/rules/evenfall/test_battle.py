"""Secrecy in a battle: what one has chosen shows nowhere before all have chosen."""

from typing import Any

import msgspec
import pytest

from gloaming.evenfall.model.state import PHASE_BATTLE, Evenfall
from gloaming.evenfall.views.view import view
from gloaming.kernel.match import Match, new

NAMES = ["Catalina", "Adriano", "Berta"]
WATCHER = -1
FIGHT = {"witches": 1}


def battle(**people: list[str]) -> Match:
    """A battle for Northern Lakes between Catalina and Adriano, 15 Mana each; Berta looks on."""
    match = new("evenfall", len(NAMES), seed=1, names=NAMES)
    given: dict[str, Any] = {"phase": "battle", "first": "Catalina"}
    for name in NAMES[:2]:
        given[name] = {"mana": 15, "specialists": people.get(name, [])}
    given["northern-lakes"] = {**dict.fromkeys(NAMES[:2], FIGHT), "stones": ["ember", "tide"]}
    match.box.testing.patch(match.game, NAMES, given, [])
    return match


def seen_by_others(match: Match, seat: int, key: str) -> tuple[bytes, ...]:
    """What everyone but `seat` sees after its answer, as it would be sent."""
    game = match.game.copy()
    assert isinstance(game, Evenfall)
    game.answer_by_key(key, seat)
    others = [s for s in range(WATCHER, len(NAMES)) if s != seat]
    return tuple(msgspec.json.encode(view(game, other)) for other in others)


def dials(match: Match, seat: int) -> tuple[int, ...]:
    assert isinstance(match.game, Evenfall)
    found = view(match.game, seat).battle
    assert found is not None
    return found.dials


@pytest.mark.rule("EF-BAT-07", "EF-BAT-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_set_dial_is_hidden_from_everyone_else(seat: int) -> None:
    match = battle()
    assert match.asked_seats == [0, 1]
    keys = [option.key for option in match.options(seat)]
    assert keys == [f"dial:{n}" for n in range(10)]
    assert len({seen_by_others(match, seat, key) for key in keys}) == 1


@pytest.mark.rule("EF-BAT-10")
def test_dials_are_public_once_all_are_set() -> None:
    match = battle(Catalina=["severin.1"])  # who may change a dial holds the battle at the reveal
    match.answer("dial:4", 0)
    for seat in range(WATCHER, len(NAMES)):
        assert dials(match, seat) == (-1, -1, -1)
    match.answer("dial:3", 1)
    for seat in range(WATCHER, len(NAMES)):
        assert dials(match, seat) == (4, 3, -1)
    shown = {e.message.id for e in match.story(WATCHER)}
    assert "log-dial" in shown
    assert "log-strength" not in shown


@pytest.mark.rule("EF-CARD-25")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_change_of_the_dial_is_hidden_until_the_other_has_decided(seat: int) -> None:
    match = battle(Catalina=["severin.1"], Adriano=["severin.2"])
    match.answer("dial:4", 0)
    match.answer("dial:4", 1)
    assert match.asked_seats == [0, 1]
    keys = [option.key for option in match.options(seat)]
    assert keys == [f"dial:{n}" for n in range(2, 7)]
    assert len({seen_by_others(match, seat, key) for key in keys}) == 1
    match.answer("dial:6", seat)
    assert dials(match, 1 - seat) == (4, 4, -1)
    match.answer("dial:2", 1 - seat)
    expected = (6, 2, -1) if seat == 0 else (2, 6, -1)
    assert dials(match, WATCHER) == expected


@pytest.mark.rule("EF-BAT-28")
def test_after_the_last_battle_no_battle_is_shown() -> None:
    match = battle()
    assert isinstance(match.game, Evenfall)
    assert view(match.game, 0).battle is not None
    match.answer("dial:0", 0)
    match.answer("dial:0", 1)
    while match.game.phase == PHASE_BATTLE:
        match.answer(match.options(match.asked_seats[0])[0].key, match.asked_seats[0])
    assert {view(match.game, seat).battle for seat in range(WATCHER, len(NAMES))} == {None}


@pytest.mark.rule("EF-RND-01", "EF-BAT-28")
def test_in_the_next_round_no_battle_of_the_last_one_is_shown() -> None:
    match = new("evenfall", 2, seed=1, options={"first": "1"}, names=NAMES[:2])
    assert isinstance(match.game, Evenfall)
    match.answer("witch:region:central-mountains", 0)
    while match.game.round == 1:
        seat = match.asked_seats[0]
        keys = [option.key for option in match.options(seat)]
        match.answer("pass" if "pass" in keys else keys[0], seat)
    shown = {entry.message.id for entry in match.story(WATCHER)}
    assert "log-battle-won" in shown
    assert view(match.game, WATCHER).battle is None
