"""Characters: opponents for people, from gentle to merciless, each with a style of its own.

A weaker character does not blunder: it takes any of the moves that look nearly as good to it as the
best one, and which of them look good depends on its taste.
"""

from math import exp
from typing import Final

from gloaming.bots.greedy import Greedy
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import SetupError
from gloaming.kernel.evaluation.rivalry import RivalJudgement
from gloaming.kernel.game import Game

FINE: Final = 1 << 20  # parts into which chances are divided
FARTHEST: Final = 2.5  # how many times its `noise` a move may be worse than the best


class Character:
    """What a character is like; `noise` are the points by which its moves may be off."""

    def __init__(self, name: str, noise: float, style: str) -> None:
        self.name = name
        self.noise = noise
        self.style = style


# From the gentlest to the strongest; words for them are in the table's messages (`bot-willow`).
CHARACTERS: Final = [
    Character("willow", 8.0, "builder"),
    Character("magpie", 4.0, "hoarder"),
    Character("bramble", 2.0, "fighter"),
    Character("rowan", 0.7, "builder"),
    Character("vesper", 0.0, ""),  # the quick bot
]
MERCILESS: Final = "nocturne"  # the strongest: it searches
# Tries of nocturne for a decision, at the most: on a busy machine they took up to 1.2 seconds at
# two seats and 1.9 at four, and 0.2 and 0.5 on average.
MERCILESS_SIMULATIONS: Final = 192
FAIR: Final = "bramble"  # for somebody who has played before


def character_names() -> tuple[str, ...]:
    """Returns the names of all characters, from the gentlest to the strongest."""
    return (*[one.name for one in CHARACTERS], MERCILESS)


class CharacterBot(Greedy):
    """A seat that plays as a character."""

    def __init__(self, box: Box, seed: int | str, character: Character) -> None:
        super().__init__(box, seed)
        self.character = character

    def answer(self, game: Game, seat: int) -> int:
        judgement = self.box.judgement(game, None, self.character.style)
        if judgement is None:
            raise SetupError(f"{self.character.name} does not play {self.box.name} yet")
        self.judge_by(RivalJudgement(judgement))
        question = game.question
        assert question is not None
        choices = question.choices_of(seat)
        if len(choices) == 1:
            return choices[0]
        luck = self.chance.fork(f"taste {self.chance.counter}")
        values = self.option_values(game, seat, choices)
        return choices[near_best(values, self.character.noise, luck)]


def near_best(values: list[float], noise: float, luck: Chance) -> int:
    """Returns the place of the best value, or of one that is worse by little.

    The worse by `noise`, the less likely, e times for each time; none is far worse.
    """
    best = max(values)
    if noise <= 0.0:
        return values.index(best)
    weights: list[int] = []
    for value in values:
        behind = (best - value) / noise
        weights.append(int(FINE * exp(-behind)) if behind <= FARTHEST else 0)
    total = 0
    for weight in weights:
        total += weight
    drawn = luck.below(total)
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    return values.index(best)
