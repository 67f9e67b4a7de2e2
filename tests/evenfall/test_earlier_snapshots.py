"""Tables that were running before go on: snapshots as earlier versions wrote them are read.

Some cards have other values since then; the games are played with a pack of those of then.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.evenfall import GAME
from gloaming.kernel.content.pack import read_pack
from gloaming.kernel.match import Match
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.state.digest import differences

SAVED = json.loads((Path(__file__).parent / "earlier_snapshots.json").read_text("utf-8"))
THEN = [read_pack(Path(__file__).parents[1] / "records" / "earlier_content.toml")]


@pytest.fixture(params=SAVED, ids=["two on the sun side", "four with everything", "alone"])
def saved(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A set-up, the answers given and the snapshot taken after them."""
    found: dict[str, Any] = request.param
    return found


def played(saved: dict[str, Any]) -> Match:
    setup = Setup("evenfall", saved["seats"], saved["key"], saved["options"])
    match = Match(GAME, setup, THEN)
    for seat, key in saved["answers"]:
        match.answer(key, seat)
    return match


def test_an_earlier_snapshot_is_that_of_its_record(saved: dict[str, Any]) -> None:
    assert "secrets" in saved["snapshot"]["game"]
    assert "listeners" in saved["snapshot"]["clans"][0]
    match = played(saved)
    earlier = json.dumps(saved["snapshot"]).encode()
    now = GAME.snapshot(match.game)
    assert differences(GAME.snapshot(GAME.restore(match.setup, THEN, earlier)), now) == []
    assert GAME.is_snapshot_of(match.game, match.setup, THEN, earlier)


def test_an_earlier_snapshot_of_another_position_is_told_apart(saved: dict[str, Any]) -> None:
    match = played(saved)
    saved["snapshot"]["clans"][0]["mana"] += 1
    changed = json.dumps(saved["snapshot"]).encode()
    saved["snapshot"]["clans"][0]["mana"] -= 1
    assert not GAME.is_snapshot_of(match.game, match.setup, THEN, changed)
    assert not GAME.is_snapshot_of(match.game, match.setup, THEN, b"{}")


def test_a_game_goes_on_from_an_earlier_snapshot(saved: dict[str, Any]) -> None:
    match = played(saved)
    game = match.game
    again = GAME.restore(match.setup, THEN, json.dumps(saved["snapshot"]).encode())
    for _ in range(30):
        assert GAME.snapshot(again) == GAME.snapshot(game)
        if game.question is None:
            break
        seat, choice = game.asked_seat(), game.choices()[-1]
        game.answer(choice, seat)
        again.answer(choice, seat)
    assert GAME.digest(again) == GAME.digest(game)
