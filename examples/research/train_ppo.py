"""Trains masked PPO on one seat of Evenfall against `random`, and measures how good it has become.

    pip install "gloaming[research]" sb3-contrib torch
    python examples/research/train_ppo.py --minutes 10

Minutes are processor time of one core, so that a busy machine gives the same policy later, not a
worse one. Writes the trained policy (`ppo.zip`) and its curve (`curve.csv`, `curve.svg`) to the
folder `--into`, and prints how many of 400 fresh games it wins, with a 95 % interval.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from gloaming.arena.intervals import wilson
from gloaming.research.setting import Setting, scaled
from gloaming.research.vector import VectorGames


class Games(VecEnv):
    """The vectorised games as Stable-Baselines3 wants them: one seat, the others `random`."""

    def __init__(self, setting: Setting, count: int, seed: int) -> None:
        if setting.reward_name != "points":
            raise SystemExit("this example learns from points; see --reward in the documentation")
        self.games = VectorGames(setting, count, 0, ["random"])
        self.layout = setting.encoding.layout
        self.games.reset(seed)
        shape = scaled(self.layout, self.games.observations[:1]).shape[1:]
        super().__init__(
            count,
            spaces.Box(0, 16, shape, np.float32),
            spaces.Discrete(setting.encoding.space.size),
        )
        self.wins: list[bool] = []

    def reset(self) -> Any:
        return scaled(self.layout, self.games.observations)

    def step_async(self, actions: Any) -> None:
        self.games.step(actions)

    def step_wait(self) -> Any:
        games = self.games
        over = games.terminated | games.truncated
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        seen = scaled(self.layout, games.observations)
        assert games.batch is not None
        for slot in np.flatnonzero(over):
            ended = games.batch.finished[slot]
            assert ended is not None
            outcome = ended.outcome()
            self.wins.append(outcome is not None and outcome.has_won(0))
            row = np.frombuffer(games.setting.encoding.observe(ended, 0), np.uint8)
            infos[slot]["terminal_observation"] = scaled(self.layout, row)
        return seen, games.rewards[:, 0].copy(), over.copy(), infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        if method_name != "action_masks":
            raise NotImplementedError(method_name)
        return list(self.games.action_masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Any:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


class Curve(BaseCallback):
    """Notes every ten seconds how many of the last games were won; ends when time is up.

    Seconds are those of the processor, in the thread that plays and learns.
    """

    def __init__(self, games: Games, minutes: float) -> None:
        super().__init__()
        self.games = games
        self.seconds = minutes * 60
        self.start = time.thread_time()
        self.noted = self.start
        self.rows: list[tuple[float, int, float]] = []

    def _on_step(self) -> bool:
        now = time.thread_time()
        if now - self.noted >= 10 and len(self.games.wins) >= 50:
            last = self.games.wins[-500:]
            self.rows.append((now - self.start, self.num_timesteps, sum(last) / len(last)))
            self.noted = now
        return now - self.start < self.seconds


def measure(model: MaskablePPO, count: int) -> tuple[int, int]:
    """Plays fresh games against `random`, all at once; returns wins and games."""
    games = Games(Setting("evenfall", 2, reward="points"), count, seed=1_000_000)
    seen = games.reset()
    is_over = np.zeros(count, bool)  # whether the first game of a slot has ended
    won = 0
    while not is_over.all():
        masks = games.games.action_masks
        actions, _ = model.predict(seen, action_masks=masks, deterministic=True)
        before = len(games.wins)
        seen, _, over, _ = games.step(actions)
        for slot, has_won in zip(np.flatnonzero(over), games.wins[before:], strict=True):
            won += has_won and not is_over[slot]
            is_over[slot] = True
    return won, count


def main() -> None:
    """Trains, measures and writes it down."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=64, help="games that are stepped at once")
    parser.add_argument("--threads", type=int, default=1, help="threads of torch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--into", type=Path, default=Path("ppo"))
    given = parser.parse_args()
    import torch

    torch.set_num_threads(given.threads)
    given.into.mkdir(parents=True, exist_ok=True)
    games = Games(Setting("evenfall", 2, reward="points"), given.games, given.seed)
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=128,
        batch_size=512,
        n_epochs=4,  # not ten: learning takes most of the time, and playing teaches more
        learning_rate=1e-3,
        gamma=0.999,
        ent_coef=0.01,
        seed=given.seed,
        policy_kwargs={"net_arch": [256, 128]},
    )
    curve = Curve(games, given.minutes)
    model.learn(total_timesteps=10**9, callback=curve)
    model.save(given.into / "ppo.zip")
    with (given.into / "curve.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seconds", "actions", "won of the last 500"])
        writer.writerows(curve.rows)
    draw(curve.rows, given.into / "curve.svg")
    won, count = measure(model, given.test_games)
    share = wilson(won / count, count)
    print(f"{model.num_timesteps} actions, {len(games.wins)} games")
    print(f"won {won} of {count} games against random: {share.low:.1%} to {share.high:.1%}")


def draw(rows: list[tuple[float, int, float]], into: Path) -> None:
    """Draws the curve."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.fonttype"] = "none"  # letters as text: a small file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([row[0] / 60 for row in rows], [100 * row[2] for row in rows])
    axes.axhline(50, linestyle=":", color="gray")
    axes.set_xlabel("minutes of one core")
    axes.set_ylabel("% of the last 500 games won against random")
    axes.set_ylim(0, 100)
    figure.tight_layout()
    figure.savefig(into, metadata={"Date": None})


if __name__ == "__main__":
    main()
