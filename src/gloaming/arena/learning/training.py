"""A whole training: rounds of self-play, each with the net of the round before, and learning.

Everything goes into one folder, chunk by chunk, so that an interrupted training goes on where it
was: a chunk of games, or the net of a round, that is there is not made again.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path

import msgspec
import numpy as np

from gloaming.arena.learning.self_play import (
    EXPLORE,
    OUT_OF,
    Round,
    SampleSet,
    play_chunks,
    read_samples,
)
from gloaming.arena.learning.targets import set_targets
from gloaming.arena.learning.trainer import (
    LATER_RATE,
    RATE,
    SCALE,
    Fit,
    expected_by,
    fit_from,
    formula_error,
    held_out_error,
    new_fit,
    train,
)
from gloaming.arena.simulate import GameConfig, every_kind
from gloaming.arena.simulate import Plan as SimulatePlan
from gloaming.arena.workers import Work
from gloaming.kernel.box import Box
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.evaluation.weights import (
    FORMAT,
    NetCard,
    Weights,
    read_weights,
    write_weights,
)
from gloaming.kernel.registry import find

HOLD_OUT = 12  # one game in so many is only tested with
CURVE = "curve.json"
PLAN = "training.json"
# Does work on numbers somewhere and yields what comes of it, in any order.
Spread = Callable[[Work[int], Sequence[int]], Iterator[list[int]]]


class Training(msgspec.Struct, frozen=True):
    """What is to be trained; the same training gives the same net."""

    game: str
    seed: int
    rounds: int
    games: int  # of each round
    kinds: tuple[GameConfig, ...]
    hidden: int
    epochs: int
    share: float  # of the game's own formula in the judgement
    rules: str
    victory: float = 0.0  # points that it counts, beside those that are gained
    begin: str = ""  # the net that plays the first round; none: the game's own formula
    explore: int = EXPLORE  # thousandths of the moves that are any option
    ridge: float = 0.0  # what the square of a weight costs
    trace: float = (
        1.0  # how much what comes later counts beside what the net expects (`targets.py`)
    )
    sweeps: int = 1  # how often a round asks its net anew what it expects, and learns of that


class RoundResult(msgspec.Struct):
    """How a round of a training went."""

    round: int
    games: int
    positions: int
    mean_score: float
    formula_error: float  # how far off the game's own formula is, in points
    # By epoch, on what was learned and on what was held out: how far off what came next, and with
    # a trace of 1 how far off the end.
    errors: list[tuple[float, float]]
    outcome_error: float = 0.0  # on games held out, how far off their ends


def game_kinds(
    box: Box, seats: list[int], options: dict[str, str], spread: int
) -> list[GameConfig]:
    """Returns the kinds of games to learn from, for each number of seats: those with the options
    alone, and as often `spread` others of all that go together with them."""
    plain = [GameConfig(count, options) for count in seats]
    if spread == 0:
        return plain
    plan = SimulatePlan(box.name, box.most, 1, 1, (), options)
    found = {kinds[0].seats: kinds[:spread] for kinds in every_kind(plan).kinds}
    mixed: list[GameConfig] = []
    for i in range(spread):
        for one in plain:
            others = found.get(one.seats, ())
            mixed += [one, others[i % len(others)]] if others else [one]
    return mixed


def run_training(
    training: Training,
    folder: Path,
    spread: Spread,
    on_games: Callable[[int, int, int], None],
    on_epoch: Callable[[int, int, float, float], None],
) -> Path:
    """Trains, or goes on with a training, and returns the file of the last net.

    `spread` plays the games, in processes here or elsewhere; it must see the folder as this
    process does.
    """
    _prepare(folder, training)
    results: list[RoundResult] = _read_results(folder)
    files: list[Path] = []
    net: Path | None = Path(training.begin) if training.begin else None
    for number in range(training.rounds):
        weights = str(net.resolve()) if net is not None else ""
        round_ = Round(
            training.game,
            training.games,
            training.seed,
            number,
            training.kinds,
            weights,
            training.explore,
        )
        fresh = _play_round(round_, folder, spread, on_games)
        files += fresh
        before, net = net, folder / f"net-{number}.weights"
        if net.exists() and len(results) > number:
            continue
        # What weaker bots played long ago is forgotten after two rounds.
        samples = read_samples(files[-3 * len(fresh) :], HOLD_OUT)
        fit, result = _learn(training, number, before, samples, on_epoch)
        results = [*results[:number], result]
        _write_net(net, training, fit, result)
        (folder / CURVE).write_bytes(msgspec.json.format(msgspec.json.encode(results)))
    assert net is not None
    return net


def read_results(folder: Path) -> list[RoundResult]:
    """Returns how the rounds of a training went."""
    return _read_results(folder)


def _prepare(folder: Path, training: Training) -> None:
    """Makes the folder; one that belongs to another training is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    if file.exists():
        there = msgspec.json.decode(file.read_bytes(), type=Training)
        if msgspec.structs.replace(there, rounds=training.rounds) != training:
            raise GloamingError(
                f"{folder} holds another training (see {file.name}); name another folder with --out"
            )
    file.write_bytes(msgspec.json.format(msgspec.json.encode(training)))


def _read_results(folder: Path) -> list[RoundResult]:
    file = folder / CURVE
    if not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[RoundResult])


def _play_round(
    round_: Round, folder: Path, spread: Spread, on_games: Callable[[int, int, int], None]
) -> list[Path]:
    """Plays what is missing of a round and returns the files of all its chunks."""
    files = [round_.file(folder, chunk) for chunk in range(round_.chunks())]
    missing = [chunk for chunk, file in enumerate(files) if not file.exists()]
    done = round_.games - sum(len(round_.games_of(chunk)) for chunk in missing)
    on_games(round_.number, done, round_.games)
    for counts in spread(partial(play_chunks, round_, str(folder.resolve())), missing):
        done += sum(counts)
        on_games(round_.number, done, round_.games)
    lost = [file for file in files if not file.exists()]
    if lost:
        raise GloamingError(
            f"{lost[0]} was played, but is not there: on a cluster --out must be a folder that all"
            " its machines share"
        )
    return files


def _learn(
    training: Training,
    number: int,
    before: Path | None,
    samples: SampleSet,
    on_epoch: Callable[[int, int, float, float], None],
) -> tuple[Fit, RoundResult]:
    """Fits a net; it goes on from that of the round before, if that has as many hidden units."""
    names = find(training.game).input_names().names
    weights = read_weights(before) if before is not None else None
    goes_on = weights is not None and weights.card.hidden == training.hidden
    fit = new_fit(len(names), training.hidden, training.seed + number)
    if weights is not None and goes_on:
        fit = fit_from(weights, names)
    for sweep in range(training.sweeps):
        expected = expected_by(fit, samples) if goes_on or sweep else None
        set_targets(samples, expected, training.trace, training.victory)
        train(
            fit,
            samples,
            training.epochs,
            training.seed + number + sweep * OUT_OF,
            lambda epoch, own, error: on_epoch(number, epoch, own, error),
            LATER_RATE if goes_on or sweep else RATE,
            training.ridge,
        )
    set_targets(samples, None, 1.0, training.victory)
    result = RoundResult(
        number,
        training.games,
        len(samples.targets),
        round(float(np.mean(samples.scores)), 2),
        round(formula_error(samples), 3),
        [(round(own, 3), round(error, 3)) for own, error in fit.errors],
        round(held_out_error(fit, samples), 3),
    )
    return fit, result


def _write_net(file: Path, training: Training, fit: Fit, result: RoundResult) -> None:
    names = find(training.game).input_names().names
    hidden = training.hidden
    rows = fit.rows.copy()
    rows[:, hidden] *= SCALE
    biases = fit.biases.copy()
    biases[hidden] *= SCALE
    card = NetCard(
        FORMAT,
        training.game,
        training.rules,
        hidden,
        training.share,
        names,
        {
            "seed": str(training.seed),
            "round": f"{result.round + 1} of {training.rounds}",
            "games a round": f"{training.games:,}",
            "kinds of games": str(len(training.kinds)),
            "first round played by": _first_players(training),
            "moves that were any option": f"{training.explore / OUT_OF:.1%}",
            "a victory counts": f"{training.victory:g} points",
            "the square of a weight costs": f"{training.ridge:g}",
            "what comes later counts": f"{training.trace:g}",
            "sweeps of a round": str(training.sweeps),
            "positions learned from": f"{result.positions:,}",
            "error on games held out": f"{result.outcome_error:.2f} points",
            "error of the game's own formula there": f"{result.formula_error:.2f} points",
        },
        victory=training.victory,
    )
    flat = [float(value) for value in rows.ravel()]
    top = [float(value) * SCALE for value in fit.top]
    write_weights(file, Weights(card, flat, [float(value) for value in biases], top))


def _first_players(training: Training) -> str:
    """Returns who played the first round, in words."""
    policies = list(find(training.game).policies())
    if policies:
        return f"{policies[-1]}, as all others"
    return _digest(training.begin) if training.begin else "greedy"


def _digest(file: str) -> str:
    """Returns what tells a net from all others."""
    return f"a net (BLAKE2b {blake2b(Path(file).read_bytes(), digest_size=8).hexdigest()})"
