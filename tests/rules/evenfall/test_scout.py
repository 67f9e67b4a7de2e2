"""Secrecy in the Scout Phase (EF-SCO)."""

from collections.abc import Callable

import msgspec
import pytest

from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.views.view import view


@pytest.mark.rule("EF-SCO-09")
def test_discards_of_the_variant_are_chosen_before_any_is_shown(
    fresh: Callable[..., Evenfall],
) -> None:
    """Whatever one player picks, nobody else sees a difference until the last has picked."""
    game = fresh(3, seed=4, told=True, experienced="on", first="2")
    assert game.question is not None
    assert game.question.waiting() == [1, 2, 0]
    seen: set[tuple[bytes, ...]] = set()
    for option in game.options(0):
        tried = game.copy()
        tried.answer(option.choice, 0)
        assert tried.question is not None
        assert tried.question.waiting() == [1, 2]
        assert tried.discard == []
        seen.add(tuple(msgspec.json.encode(view(tried, seat)) for seat in (-1, 1, 2)))
    assert len(game.options(0)) == 8 * 7 // 2
    assert len(seen) == 1


@pytest.mark.rule("EF-SCO-08")
def test_discards_of_the_variant_are_shown_when_all_are_in(fresh: Callable[..., Evenfall]) -> None:
    game = fresh(2, seed=4, told=True, experienced="on", first="1")
    mine, other = game.options(0)[0], game.options(1)[-1]
    things = [thing.removeprefix("card:") for thing in (*mine.things, *other.things)]
    game.answer(mine.choice, 0)
    assert view(game, 1).discard == []
    game.answer(other.choice, 1)
    assert view(game, 0).discard == things
    assert len(game.discard) == 4
