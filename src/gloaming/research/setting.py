"""What an environment plays: a game, its seats and options, and how seats are rewarded."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.encoding.batch import NO_LIMIT
from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.encoding.features import FeatureLayout
from gloaming.kernel.encoding.rewards import OUTCOME, REWARDS
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup

Row = NDArray[np.uint8]


class Setting:
    """A game with its seats and options, as all environments take it.

    `reward` is one of `outcome`, `points` and `margin`; after `most_actions` a game is truncated
    (None: never, for every game comes to its end). Packs of an owner cannot be used: the action
    space is that of the games' own content.
    """

    def __init__(
        self,
        game: str = "evenfall",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        reward: str = "outcome",
        most_actions: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        if reward not in REWARDS:
            raise SetupError(f"there is no reward “{reward}”; there are: {', '.join(REWARDS)}")
        self.reward_name = reward
        self.reward = REWARDS.index(reward)
        if most_actions is not None and most_actions < 1:
            raise SetupError("most_actions is at least 1, or None where games are never cut off")
        self.most_actions = NO_LIMIT if most_actions is None else most_actions
        self.box.check_setup(self.setup("check"))
        if self.reward != OUTCOME and not self.box.points_sources:
            raise SetupError(f"{game} has no points while it is played: only the reward “outcome”")

    @cached_property
    def box(self) -> Box:
        """The box of the game."""
        return find(self.game)

    @cached_property
    def encoding(self) -> Encoding:
        """The actions and observations of the variant."""
        return self.box.encoding(self.setup("encoding"))

    def setup(self, seed: int | str) -> Setup:
        """Returns the set-up of the game that a seed gives."""
        key = key_from_seed(seed).hex()
        return Setup(self.game, self.seats, key, self.options, (), self.box.rules_version)

    def new_game(self, seed: int | str, with_story: bool = False) -> Game:
        """Returns the game that a seed gives, at its first question."""
        return self.box.set_up(self.setup(seed), [], with_story)

    def arguments(self) -> dict[str, Any]:
        """Returns what this was made with, for another process."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "reward": self.reward_name,
            "most_actions": self.most_actions or None,
        }

    def name(self) -> str:
        """Returns a short name, like `evenfall_2`."""
        said = [f"{key}-{value}" for key, value in sorted(self.options.items())]
        return "_".join([self.game, str(self.seats), *said])


def named_arrays(layout: FeatureLayout, rows: Row) -> dict[str, Row]:
    """Returns the features of one observation, or of many, by name: views of the same memory."""
    return {
        feature.name: rows[..., feature.start : feature.stop].reshape(
            rows.shape[:-1] + feature.shape
        )
        for feature in layout.features
    }


def scaled(layout: FeatureLayout, rows: Row) -> NDArray[np.float32]:
    """Returns observations as floats for a net: amounts by their range, codes as one-hot vectors.

    Amounts that can be up to 255 are divided by 16, so that usual ones lie between 0 and 1.
    """
    parts: list[NDArray[np.float32]] = []
    for feature in layout.features:
        piece = rows[..., feature.start : feature.stop]
        if feature.categories:
            one_hot = np.eye(len(feature.categories), dtype=np.float32)[piece]
            parts.append(one_hot.reshape(*piece.shape[:-1], -1))
        else:
            top = np.float32(16 if feature.high == 255 else feature.high)
            parts.append(piece.astype(np.float32) / top)
    return np.concatenate(parts, axis=-1)
