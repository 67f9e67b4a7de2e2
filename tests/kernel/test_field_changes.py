"""Positions that differ in one field: changes are of one field, of a copy, and say who knows."""

from tests.kernel.test_state import EXPEDITION, Expedition, draw, expedition, look, walk

from gloaming.kernel.state.digest import differences
from gloaming.kernel.state.snapshot import snapshot
from gloaming.kernel.testing.field_changes import QUESTION, field_changes


def later_expedition(game: Expedition) -> Expedition:
    """The position of a game after some actions."""
    later = game.copy()
    for deed in (walk, draw, look):
        deed(later)
    later.explorers[0].lamp = None
    return later


def test_each_change_is_of_one_field_and_of_a_copy() -> None:
    game = expedition()
    before = snapshot(EXPEDITION, game)
    later = later_expedition(game)
    found = list(field_changes(EXPEDITION, game, later, ("card",)))
    assert {change.field for change in found} == {
        "expedition.deck",
        "expedition.map",
        "expedition.seen",
        "explorer.clues",
        "explorer.hand",
        "game.question",
    }
    for change in found:
        changed = differences(snapshot(EXPEDITION, change.game), before)
        name = change.field.partition(".")[2]
        assert all(name in line.partition(":")[0].split(".") for line in changed)
        assert changed or change.field == QUESTION
    assert snapshot(EXPEDITION, game) == before


def test_a_change_says_who_cannot_know_of_it() -> None:
    game = expedition()
    later = later_expedition(game)
    found = {change.path: change for change in field_changes(EXPEDITION, game, later)}
    drawn = later.explorers[0].hand[-1]
    exchanged = found[f"explorers.0.hand with {drawn} for {game.explorers[0].hand[-1]}"]
    assert [exchanged.is_hidden_from(seat) for seat in range(3)] == [False, True, True]
    counted = found[f"explorers.0.hand with {drawn}"]
    assert not counted.is_hidden_from(1)
    assert found["deck turned round"].is_hidden_from(0)
    assert not found["seen 0 → 1"].is_hidden_from(0)


def test_what_there_is_once_lies_in_no_two_places_that_are_seen() -> None:
    game = expedition()
    later = game.copy()
    later.explorers[0].hand = [*game.explorers[0].hand[:2], game.explorers[1].hand[0]]
    changes = field_changes(EXPEDITION, game, later)
    assert "explorer.hand" in {change.field for change in changes}
    changes = field_changes(EXPEDITION, game, later, ("card",))
    assert "explorer.hand" not in {change.field for change in changes}
