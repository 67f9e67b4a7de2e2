"""Tables that were running before go on: snapshots as earlier versions wrote them are read."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from gloaming.evenfall import GAME
from gloaming.evenfall.model.events import COVEN
from gloaming.kernel.match import Match
from gloaming.kernel.setup.setup import Setup
from tests.conftest import new_game

TOO_LONG = 5_000  # answers after which a game is stuck
SAVED = json.loads((Path(__file__).parent / "earlier_snapshots.json").read_text("utf-8"))


@pytest.fixture(params=SAVED, ids=["two on the sun side", "four with everything", "alone"])
def saved(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A set-up and a snapshot of its game, of rules version 1."""
    found: dict[str, Any] = request.param
    return found


def restored(saved: dict[str, Any]) -> Match:
    """The game of an earlier snapshot, with the rules of today from there on."""
    options = saved["options"]
    setup = Setup("evenfall", saved["seats"], saved["key"], options, (), GAME.rules_version)
    match = Match(GAME, setup)
    match.resume(GAME.restore(setup, [], json.dumps(saved["snapshot"]).encode()))
    return match


def test_an_earlier_snapshot_is_read_as_it_was_written(saved: dict[str, Any]) -> None:
    earlier = saved["snapshot"]
    assert "secrets" in earlier["game"]
    assert "listeners" in earlier["clans"][0]
    now = json.loads(GAME.snapshot(restored(saved).game))
    for part in ("game", "chance", "expansion"):
        if isinstance(earlier[part], dict):
            for field in earlier[part].keys() & now[part].keys():
                assert now[part][field] == earlier[part][field], field
        else:
            assert now[part] == earlier[part], part
    for was, clan in zip(earlier["clans"], now["clans"], strict=True):
        for field in was.keys() & clan.keys() - {"standing", "moon"}:
            assert clan[field] == was[field], field
    heard = [
        (seat, card, event)
        for seat, clan in enumerate(earlier["clans"])
        for event, cards in enumerate(clan["listeners"])
        for card in cards
    ]
    assert sorted(heard) == sorted(
        (seat, card, event) for seat, card, event, *_ in now["triggers"]["listeners"]
    )


def test_an_earlier_snapshot_of_another_position_is_told_apart(saved: dict[str, Any]) -> None:
    match = restored(saved)
    earlier = json.dumps(saved["snapshot"]).encode()
    assert GAME.is_snapshot_of(match.game, match.setup, [], earlier)
    saved["snapshot"]["clans"][0]["mana"] += 1
    changed = json.dumps(saved["snapshot"]).encode()
    saved["snapshot"]["clans"][0]["mana"] -= 1
    assert not GAME.is_snapshot_of(match.game, match.setup, [], changed)
    assert not GAME.is_snapshot_of(match.game, match.setup, [], b"{}")


def test_a_game_goes_on_from_an_earlier_snapshot_to_its_end(saved: dict[str, Any]) -> None:
    match = restored(saved)
    rng = random.Random(1)
    for _ in range(TOO_LONG):
        if match.is_over:
            break
        seat = rng.choice(match.asked_seats)
        match.answer(rng.choice(match.options(seat)), seat)
    assert match.is_over
    assert match.winners()


def test_a_council_member_whose_card_has_changed_does_what_it_says_now() -> None:
    """In rules version 2 Oyuun's effect came at Round End: no snapshot names a listener of hers."""
    game = new_game(seats=2)
    said = {"Catalina": {"council": ["oyuun.2", "nora.2"]}, "Adriano": {}}
    GAME.testing.patch(game, ["Catalina", "Adriano"], said, [])
    oyuun, nora = game.clans[0].council
    saved = json.loads(GAME.snapshot(game))
    heard = sorted(saved["triggers"]["listeners"])
    assert [0, oyuun, COVEN] in [listener[:3] for listener in heard]
    saved["triggers"]["listeners"] = [listener for listener in heard if listener[1] != oyuun]
    assert [listener[1] for listener in saved["triggers"]["listeners"]] == [nora]
    setup = Setup("evenfall", 2, "00" * 32, {}, (), GAME.rules_version)
    again = GAME.restore(setup, [], json.dumps(saved).encode())
    assert sorted(json.loads(GAME.snapshot(again))["triggers"]["listeners"]) == heard
