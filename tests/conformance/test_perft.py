"""Perft: how many decision paths there are to depth n from fixed seeds.

The same numbers interpreted and compiled, or one of them plays another game. A change of rules or
cards may change them: then look whether it should, and write the new ones here.
"""

import pytest

from gloaming.kernel import registry
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup

GOLDEN: dict[tuple[str, int, int], list[int]] = {
    ("evenfall", 2, 1): [20, 66, 556, 2244],
    ("evenfall", 2, 2): [18, 61, 482, 1910],
    ("evenfall", 3, 1): [24, 79, 726, 3014],
    ("evenfall", 4, 1): [27, 88, 885, 3689],
}


def perft(game: Game, depth: int) -> int:
    """How many ways there are to give the next `depth` answers."""
    if depth == 0 or game.question is None:
        return 1
    total = 0
    for choice in game.choices():
        after = game.copy()
        after.answer(choice, game.asked_seat())
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("name", "seats", "seed"), list(GOLDEN))
def test_decision_paths(name: str, seats: int, seed: int) -> None:
    box = registry.find(name)
    key = key_from_seed(seed).hex()
    game = box.set_up(Setup(name, seats, key, {}, (), box.rules_version), [], with_story=False)
    golden = GOLDEN[name, seats, seed]
    assert [perft(game, depth + 1) for depth in range(len(golden))] == golden
