"""Fits a net to positions and what came of them: Adam on the squared error, in NumPy."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gloaming.arena.learning.self_play import SampleSet
from gloaming.kernel.evaluation.weights import Weights

SCALE = 10.0  # the net learns in tens of points
BATCH = 1_024
RATE = 2e-3
LATER_RATE = 1e-3  # of a net that goes on from another
LAST_RATE = 1e-4
DECAY = 1e-5  # how much of a weight goes with each step, for its rate
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam, as its authors propose

Array = NDArray[np.float32]


@dataclass
class Fit:
    """A net in NumPy: weights of the inputs on hidden units and output, biases, and the top."""

    rows: Array
    biases: Array
    top: Array
    errors: list[tuple[float, float]] = field(default_factory=list)  # by epoch: learned, held out

    def parameters(self) -> list[Array]:
        return [self.rows, self.biases, self.top]


def new_fit(inputs: int, hidden: int, seed: int) -> Fit:
    """Returns a net that knows nothing; the same seed gives the same net."""
    luck = np.random.default_rng(seed)
    rows = luck.normal(0.0, 0.05, (inputs, hidden + 1)).astype(np.float32)
    rows[:, hidden] = 0.0
    biases = np.zeros(hidden + 1, np.float32)
    top = luck.normal(0.0, 0.1, hidden).astype(np.float32)
    return Fit(rows, biases, top)


def fit_from(weights: Weights, names: list[str]) -> Fit:
    """Returns a net that goes on from another's weights; inputs that this one has not change
    nothing at first."""
    hidden = weights.card.hidden
    there = np.array(weights.rows, np.float32).reshape(-1, hidden + 1)
    rows = np.zeros((len(names), hidden + 1), np.float32)
    numbers = {name: number for number, name in enumerate(weights.card.names)}
    for row, name in enumerate(names):
        if name in numbers:
            rows[row] = there[numbers[name]]
    biases = np.array(weights.biases, np.float32)
    rows[:, hidden] /= SCALE
    biases[hidden] /= SCALE
    return Fit(rows, biases, np.array(weights.top, np.float32) / SCALE)


def train(
    fit: Fit,
    samples: SampleSet,
    epochs: int,
    seed: int,
    progress: Callable[[int, float, float], None],
    rate: float = RATE,
    ridge: float = 0.0,
) -> None:
    """Improves a net in so many passes over the positions, and keeps the best of them.

    `rate` is how far it goes with each step at first, `ridge` what the square of a weight costs
    beside the squared error: with few games it keeps the net from learning them by heart.
    """
    luck = np.random.default_rng(seed)
    learned = np.flatnonzero(~samples.held_out)
    tested = np.flatnonzero(samples.held_out)
    means = [np.zeros_like(one) for one in fit.parameters()]
    squares = [np.zeros_like(one) for one in fit.parameters()]
    dense = np.zeros((BATCH, fit.rows.shape[0]), np.float32)
    steps = max(1, epochs * (len(learned) // BATCH))
    step = 0
    best = (np.inf, [one.copy() for one in fit.parameters()])
    for epoch in range(epochs):
        luck.shuffle(learned)
        losses = []
        for at in range(0, len(learned) - BATCH + 1, BATCH):
            step += 1
            now = LAST_RATE + (rate - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * step / steps))
            batch = learned[at : at + BATCH]
            loss, slopes = _slopes(fit, samples, batch, dense)
            losses.append(loss)
            if ridge > 0.0:
                for one, slope in ((fit.rows, slopes[0]), (fit.top, slopes[2])):
                    slope += 2.0 * ridge * one
            for i, (one, slope) in enumerate(zip(fit.parameters(), slopes)):
                means[i] += (1 - MOMENTUM) * (slope - means[i])
                squares[i] += (1 - SPREAD) * (slope * slope - squares[i])
                mean = means[i] / (1 - MOMENTUM**step)
                square = squares[i] / (1 - SPREAD**step)
                one -= now * (mean / (np.sqrt(square) + TINY) + DECAY * one)
        error = _test_error(fit, samples, tested, dense)
        own = float(np.sqrt(np.mean(losses))) * SCALE if losses else 0.0
        fit.errors.append((own, error))
        progress(epoch, own, error)
        if error < best[0]:
            best = (error, [one.copy() for one in fit.parameters()])
    fit.rows, fit.biases, fit.top = best[1]


def expected_by(fit: Fit, samples: SampleSet) -> Array:
    """Returns what a net says of all positions, in points."""
    dense = np.zeros((BATCH, fit.rows.shape[0]), np.float32)
    found = np.empty(len(samples.had), np.float32)
    for at in range(0, len(found), BATCH):
        batch = np.arange(at, min(at + BATCH, len(found)))
        found[batch] = _said(fit, _fill(samples, batch, dense)) * SCALE
    return found


def held_out_error(fit: Fit, samples: SampleSet) -> float:
    """Returns how far off a net is on the positions that are held out, in points."""
    dense = np.zeros((BATCH, fit.rows.shape[0]), np.float32)
    return _test_error(fit, samples, np.flatnonzero(samples.held_out), dense)


def _test_error(fit: Fit, samples: SampleSet, chosen: NDArray[np.int64], dense: Array) -> float:
    """Returns how far off a net is for some positions: the root of the mean square, in points."""
    total = 0.0
    for at in range(0, len(chosen), BATCH):
        batch = chosen[at : at + BATCH]
        said = _said(fit, _fill(samples, batch, dense))
        total += float(np.sum((said - samples.targets[batch] / SCALE) ** 2))
    return float(np.sqrt(total / max(1, len(chosen)))) * SCALE


def formula_error(samples: SampleSet) -> float:
    """Returns how far off the game's own formula is on the positions that are held out."""
    wrong = (samples.formulas - samples.targets)[samples.held_out]
    return float(np.sqrt(np.mean(wrong**2))) if len(wrong) else 0.0


def _said(fit: Fit, filled: Array) -> Array:
    """Returns what a net says of some positions, in its own scale."""
    sums = filled @ fit.rows + fit.biases
    said: Array = sums[:, -1] + np.maximum(sums[:, :-1], 0.0) @ fit.top
    return said


def _fill(samples: SampleSet, batch: NDArray[np.int64], dense: Array) -> Array:
    """Returns the inputs of some positions as rows of a matrix."""
    filled = dense[: len(batch)]
    filled[:] = 0.0
    starts = samples.starts[batch]
    lengths = samples.starts[batch + 1] - starts
    rows = np.repeat(np.arange(len(batch)), lengths)
    ends = np.cumsum(lengths)
    columns = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths) + np.repeat(starts, lengths)
    np.add.at(filled, (rows, samples.numbers[columns]), samples.values[columns].astype(np.float32))
    return filled


def _slopes(
    fit: Fit, samples: SampleSet, batch: NDArray[np.int64], dense: Array
) -> tuple[float, list[Array]]:
    """Returns the mean squared error of a batch and how it changes with every weight."""
    filled = _fill(samples, batch, dense)
    sums = filled @ fit.rows + fit.biases
    active = np.maximum(sums[:, :-1], 0.0)
    said = sums[:, -1] + active @ fit.top
    wrong = said - samples.targets[batch] / SCALE
    slope = (2.0 / len(batch)) * wrong
    back = np.empty_like(sums)
    back[:, -1] = slope
    back[:, :-1] = slope[:, None] * fit.top * (sums[:, :-1] > 0.0)
    return float(np.mean(wrong**2)), [filled.T @ back, back.sum(axis=0), active.T @ slope]
