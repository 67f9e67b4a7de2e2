"""What the weights of a game's own policy are worth: many games, in each of which all of them are
multiplied by chance, and a regression of how the games ended on the factors.

Every game tells something about every weight, where tuning one after the other drowns in luck. The
factors of a game are the same for all seats. How a game ended is counted in points: those that a
net of the game adds to, and some for victory. What the regression finds is drawn towards nothing by
how uncertain it is; how much weights matter at all, it learns from all of them together.
"""

import math
import random
import tomllib
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.arena.playing import TOO_LONG, new_game
from gloaming.arena.simulate import GameConfig
from gloaming.arena.team_balance import DRAWN
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.policy import Policy
from gloaming.kernel.registry import find

PASSES = 30  # of learning how much weights matter
TABLE = "weights"  # of a file
LEAST = 10  # games of each kind
NOTHING = 1e-6  # the least variance that slopes are taken to have


class Weighing(msgspec.Struct, frozen=True):
    """What is played; same weighing and number, same game."""

    game: str
    seed: int
    kinds: tuple[GameConfig, ...]  # played in turn
    weights: dict[str, float]  # that are multiplied; others are as the game's first policy has them
    varied: tuple[str, ...]
    spread: float = 0.4  # the standard deviation of the logarithm of a factor
    victory: float = 20.0  # points


class Trial(msgspec.Struct):
    """A game: the logarithms of the factors, and how it ended."""

    number: int
    logs: list[float]  # in the order of `Weighing.varied`
    points: float
    won: bool


class Slope(msgspec.Struct):
    """How many points a weight brings for each unit of its logarithm."""

    name: str
    points: float
    error: float  # standard error


def play_trials(weighing: Weighing, numbers: list[int]) -> list[Trial]:
    """Plays some games of a weighing."""
    box = find(weighing.game)
    return [play_trial(box, weighing, number) for number in numbers]


def play_trial(box: Box, weighing: Weighing, number: int) -> Trial:
    """Plays one game with all weights multiplied by chance."""
    seed = f"weighing {weighing.seed}/{number}"
    dice = random.Random(seed)
    logs = [dice.gauss(0.0, weighing.spread) for _ in weighing.varied]
    weights = dict(weighing.weights)
    for name, log in zip(weighing.varied, logs):
        weights[name] *= math.exp(log)
    kind = weighing.kinds[number % len(weighing.kinds)]
    game = new_game(box, kind.seats, seed, kind.options, ())
    policy: Policy = box.weighted_policy(Chance(key_from_seed(f"bot {seed}")), weights)
    for _ in range(TOO_LONG):
        if game.question is None:
            break
        seat = game.asked_seat()
        game.answer(policy.answer(game, seat), seat)
    outcome = game.outcome()
    writer = box.feature_writer(game, box.input_names())
    if outcome is None or writer is None:
        raise GloamingError(f"game {number} has no end after {TOO_LONG} decisions, or no points")
    share = outcome.share(0)
    points = writer.baseline(game, 0) + weighing.victory * share
    return Trial(number, [round(log, 5) for log in logs], round(points, 3), share > 0.0)


def slopes(weighing: Weighing, trials: list[Trial]) -> list[Slope]:
    """Returns what each weight brings, the surest first; every kind of game has its own mean."""
    kinds = len(weighing.kinds)
    if len(trials) < LEAST * kinds:
        raise GloamingError(f"{len(trials)} games say nothing: at least {LEAST * kinds} are needed")
    means = np.zeros((len(trials), kinds))
    for row, trial in enumerate(trials):
        means[row, trial.number % kinds] = 1.0
    logs = np.array([trial.logs for trial in trials])
    points = np.array([trial.points for trial in trials])
    found, errors = _shrunk(means, logs, points)
    result = [
        Slope(name, float(one), float(error))
        for name, one, error in zip(weighing.varied, found, errors)
    ]
    return sorted(result, key=lambda slope: -abs(slope.points) / slope.error)


def _shrunk(
    means: NDArray[np.float64], logs: NDArray[np.float64], points: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Returns slopes and their standard errors by ridge regression, whose ridge is learned: the
    variance of the slopes and of the noise are what makes the games most likely."""
    first = means.shape[1]
    design = np.hstack([means, logs])
    squares = design.T @ design
    noise, variance = float(points.var()), 1.0
    for _ in range(PASSES):
        ridge = np.full(len(squares), NOTHING)
        ridge[first:] = noise / variance
        inverse = np.linalg.inv(squares + np.diag(ridge))
        found = inverse @ (design.T @ points)
        left = points - design @ found
        known = float(np.trace(inverse @ squares))
        spread = np.diag(inverse)[first:] * noise
        variance = max(NOTHING, float(np.mean(found[first:] ** 2 + spread)))
        noise = float(left @ left) / max(1.0, len(points) - known)
    return found[first:], np.sqrt(np.diag(inverse)[first:] * noise)


def moved(weights: dict[str, float], found: list[Slope], length: float) -> dict[str, float]:
    """Returns weights that are so far along the slopes, in units of the logarithm of all of them
    together."""
    total = math.sqrt(sum(slope.points**2 for slope in found))
    result = dict(weights)
    for slope in found:
        if total > 0.0:
            result[slope.name] = round(
                weights[slope.name] * math.exp(length * slope.points / total), 4
            )
    return result


def kinds_of(
    box: Box, seats: int, options: dict[str, str], levels: tuple[str, ...]
) -> tuple[GameConfig, ...]:
    """Returns the kinds of games to play in turn: one for each level, unless one is asked for."""
    option = box.statistics.level_option
    if not option or option in options:
        return (GameConfig(seats, options),)
    return tuple(
        GameConfig(seats, {**options, option: level}) for level in levels if level != DRAWN
    )


def read_weights(file: Path, known: dict[str, float]) -> dict[str, float]:
    """Reads the weights of a file."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))[TABLE]
    except (OSError, ValueError, KeyError) as error:
        raise GloamingError(f"{file} has no weights: {error}") from None
    weights: dict[str, float] = {}
    for name, value in found.items():
        if name not in known:
            raise GloamingError(f"{file} has a weight “{name}”, which there is not")
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise GloamingError(f"{file}: the weight “{name}” is a number, not “{value}”")
        weights[name] = float(value)
    return weights


def write_weights(file: Path, weights: dict[str, float], head: str) -> None:
    """Writes weights with how they were made."""
    lines = [f"{name} = {value}" for name, value in weights.items()]
    file.write_text("\n".join([f"# {head}", "", f"[{TABLE}]", *lines, ""]), "utf-8")
