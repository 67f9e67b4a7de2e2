"""Many games stepped by one call, in this process: for self-play, or one seat against bots."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gloaming.kernel.encoding.batch import Batch, Buffers, GameSource
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.policy import Policy
from gloaming.research.opponents import opponents
from gloaming.research.setting import Row, Setting, named_arrays


class SeededGames(GameSource):
    """Games by a seed, the slot of the batch and the number of the game in that slot."""

    def __init__(self, setting: Setting, seed: int | str, first_slot: int = 0) -> None:
        self.setting = setting
        self.seed = seed
        self.first_slot = first_slot

    def new_game(self, slot: int, episode: int) -> Game:
        return self.setting.new_game(f"{self.seed}/{self.first_slot + slot}/{episode}")


class Arrays:
    """The arrays that a batch of games is written to; they stay the same from step to step."""

    def __init__(self, setting: Setting, count: int, memory: memoryview | None = None) -> None:
        encoding = setting.encoding
        shapes: list[tuple[str, tuple[int, ...], Any]] = [
            ("rewards", (count, setting.seats), np.float32),
            ("seats", (count,), np.int32),
            ("actions", (count,), np.int32),
            ("observations", (count, encoding.layout.size), np.uint8),
            ("action_masks", (count, encoding.space.size), np.uint8),
            ("terminated", (count,), np.uint8),
            ("truncated", (count,), np.uint8),
        ]
        self.size = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes)
        if memory is None:
            memory = memoryview(bytearray(self.size))
        made: dict[str, NDArray[Any]] = {}
        start = 0
        for name, shape, kind in shapes:
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            made[name] = np.frombuffer(memory[start : start + size], kind).reshape(shape)
            start += size
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.seats: NDArray[np.int32] = made["seats"]
        self.actions: NDArray[np.int32] = made["actions"]
        self.observations: Row = made["observations"]
        self.action_masks: NDArray[np.bool_] = made["action_masks"].view(np.bool_)
        self.terminated: NDArray[np.bool_] = made["terminated"].view(np.bool_)
        self.truncated: NDArray[np.bool_] = made["truncated"].view(np.bool_)

    def buffers(self, start: int, stop: int) -> Buffers:
        """Returns the rows from `start` to `stop` for a batch to write to."""

        def flat(array: NDArray[Any]) -> memoryview:
            return array[start:stop].reshape(-1).view(np.uint8).data

        return Buffers(
            flat(self.observations),
            flat(self.action_masks),
            flat(self.rewards).cast("f"),
            flat(self.terminated),
            flat(self.truncated),
            flat(self.seats).cast("i"),
        )


class VectorGames:
    """`count` games at once, each with an action for the seat that is asked there.

    With `bots` all seats but `seat` are played by them. The arrays `observations`, `action_masks`,
    `rewards`, `terminated`, `truncated` and `seats` (who is asked) are written in place by every
    step; copy what is to be kept. A game that ends is followed at once by the next: its rewards and
    flags are those of the end, its observation is the first of the new game.
    """

    def __init__(
        self,
        setting: Setting,
        count: int,
        seat: int = 0,
        bots: Sequence[str] | None = None,
    ) -> None:
        if count < 1:
            raise SetupError("a batch has at least one game")
        self.setting = setting
        self.count = count
        self.seat = seat
        self.bots = bots
        self.arrays = Arrays(setting, count)
        self.batch: Batch | None = None
        self.observations = self.arrays.observations
        self.action_masks = self.arrays.action_masks
        self.rewards = self.arrays.rewards
        self.terminated = self.arrays.terminated
        self.truncated = self.arrays.truncated
        self.seats = self.arrays.seats

    def reset(self, seed: int | str = 0) -> Row:
        """Begins new games; the same seed and actions give the same games."""
        self.batch = make_batch(
            self.setting, self.arrays, 0, self.count, seed, self.seat, self.bots
        )
        self.batch.reset()
        return self.observations

    def step(self, actions: ArrayLike) -> None:
        """Answers in every game; what is seen then is in the arrays."""
        if self.batch is None:
            raise SetupError("call reset() before the first step()")
        self.batch.step(np.asarray(actions).tolist())

    def named(self) -> dict[str, Row]:
        """Returns the observations as named arrays, each with a row for every game."""
        return named_arrays(self.setting.encoding.layout, self.observations)

    def close(self) -> None:
        """Lets the games go."""
        self.batch = None


def make_batch(
    setting: Setting,
    arrays: Arrays,
    start: int,
    stop: int,
    seed: int | str,
    seat: int,
    bots: Sequence[str] | None,
) -> Batch:
    """Returns a batch that plays the slots from `start` to `stop` of some arrays."""
    policies: list[list[Policy | None]] = []
    for slot in range(start, stop):
        mine: list[Policy | None] = [None] * setting.seats
        if bots is not None:
            mine = opponents(setting.box, setting.seats, seat, bots, f"{seed}/{slot}")
        policies.append(mine)
    return Batch(
        setting.encoding,
        SeededGames(setting, seed, start),
        stop - start,
        setting.reward,
        policies,
        setting.most_actions,
        arrays.buffers(start, stop),
    )
