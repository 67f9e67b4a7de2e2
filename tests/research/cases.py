"""What environments are tried with: every seat count, and every option of both games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gloaming.kernel.game import Game
from gloaming.research.setting import Setting

EVENFALL: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {"experienced": "on", "first": "3"}),
    (3, {"side": "moon", "clans": "random,random,random"}),
    (2, {"crystal-path": "on", "side": "moon"}),
    (4, {"crystal-path": "on", "clans": "horn,wave", "experienced": "on"}),
    (3, {"expansion-cards": "on", "tiles": "on", "track": "expansion"}),
    (1, {}),
    (1, {"crystal-path": "on", "automa-clan": "spike"}),
    (1, {"side": "moon", "clans": "horn,star"}),
    (2, {"side": "moon", "clans": "spike,cross"}),
]
ELDRITCH: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {"rumor": "on", "mythos": "easier"}),
    (4, {"ancient": "cthulhu", "investigators": "random,random,random,random"}),
    (8, {"ancient": "yog-sothoth", "mythos": "harder", "lead": "2"}),
    (3, {"ancient": "shub-niggurath", "outcomes": "shown", "backs": "covered"}),
]
CASES = [("evenfall", *case) for case in EVENFALL] + [("eldritch", *case) for case in ELDRITCH]


def _name(case: tuple[str, int, dict[str, str]]) -> str:
    game, seats, options = case
    return "-".join([game, str(seats), *options])


each_case: Any = pytest.mark.parametrize("case", CASES, ids=_name)


def setting_of(case: tuple[str, int, dict[str, str]], **more: Any) -> Setting:
    """The setting of a case."""
    game, seats, options = case
    return Setting(game, seats, options, **more)


def questions(setting: Setting, games: int, most: int, seed: str) -> Iterator[tuple[Game, int]]:
    """Random games from the first question on, each with the seat that is asked."""
    rng = Random(seed)
    for number in range(games):
        game = setting.new_game(f"{seed} {number}")
        for _ in range(most):
            if game.question is None:
                break
            seat = game.asked_seat()
            yield game, seat
            game.answer(rng.choice(game.question.choices_of(seat)), seat)
