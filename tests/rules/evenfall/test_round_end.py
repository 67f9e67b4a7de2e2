"""The phases of whole games (EF-RND)."""

import random
from collections.abc import Callable

import pytest

from gloaming.evenfall.model.state import Evenfall

ROUND = ["log-phase-scout", "log-phase-action", "log-phase-battle", "log-phase-round-end"]


@pytest.mark.rule("EF-RND-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_three_rounds_of_four_phases(fresh: Callable[..., Evenfall], seats: int, seed: int) -> None:
    game = fresh(seats, seed, told=True)
    chance = random.Random(seed)
    while not game.is_over:
        seat = game.asked_seat()
        game.answer(chance.choice(game.options(seat)).choice, seat)
    assert game.story is not None
    told = [entry.message.id for entry in game.story.entries]
    assert [id for id in told if id in ROUND] == ROUND * 3
    assert told.count("log-game-end") == 1
    assert told.index("log-game-end") > max(i for i, id in enumerate(told) if id in ROUND)
