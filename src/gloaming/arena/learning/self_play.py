"""Games of bots from which a net learns: positions as a seat sees them, and how they ended.

A position is noted once it is settled, for the seat whose move led to it and for the one that moves
next: such are the positions that a bot compares when it chooses, or looks further ahead; where all
win together, once for all of them. Now and then a seat takes any of its options, so that also what
bots would not do is seen.

A game with a policy of its own is played by that, whether there is a net or not: what its net is
asked for is how the policy would go on.
"""

from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from gloaming.arena.playing import TOO_LONG, new_game
from gloaming.arena.simulate import GameConfig
from gloaming.bots.bot import Bot, make, substitute
from gloaming.bots.greedy import Greedy
from gloaming.bots.quick import Quick
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.evaluation.inputs import Inputs
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find

CHUNK = 50  # games that are stored together
OUT_OF = 1_000  # for chances in thousandths
EXPLORE = 60  # thousandths of the moves that are any option, if nothing is said


class Round(msgspec.Struct, frozen=True):
    """One round of self-play; same round and number, same game."""

    game: str
    games: int
    seed: int
    number: int  # among the rounds of a training
    kinds: tuple[GameConfig, ...]  # played in turn
    weights: str = ""  # the net that the bots judge by; none: the game's own formula
    explore: int = EXPLORE
    formula: int = 250  # thousandths of the seats that judge by the game's own formula all the same

    def chunks(self) -> int:
        """Returns how many chunks the games make."""
        return (self.games + CHUNK - 1) // CHUNK

    def games_of(self, chunk: int) -> range:
        """Returns the numbers of the games of a chunk."""
        return range(chunk * CHUNK, min(self.games, (chunk + 1) * CHUNK))

    def file(self, folder: Path, chunk: int) -> Path:
        """Returns where the positions of a chunk are stored."""
        return folder / f"games-{self.number}-{chunk:04}.npz"


class Samples:
    """Positions: the inputs of all of them in a row, where each begins, and what came of it."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.values: list[float] = []
        self.starts: list[int] = [0]
        self.targets: list[float] = []  # what was gained from there to the end
        self.shares: list[float] = []  # of the victory
        self.formulas: list[float] = []  # what the game's own formula expected of that
        self.games: list[int] = []
        self.scores: list[float] = []  # final scores of all seats

    def add(self, inputs: Inputs, game: int) -> None:
        """Notes a position; what came of it is added when the game is over."""
        for number, value in inputs.pairs():
            self.numbers.append(number)
            self.values.append(value)
        self.starts.append(len(self.numbers))
        self.games.append(game)

    def write(self, path: Path) -> None:
        """Writes all positions to a file, which is there whole or not at all."""
        part = path.with_suffix(".part.npz")
        np.savez_compressed(
            part,
            numbers=np.array(self.numbers, np.uint16),
            values=np.array(self.values, np.float16),
            starts=np.array(self.starts, np.int64),
            targets=np.array(self.targets, np.float32),
            shares=np.array(self.shares, np.float32),
            formulas=np.array(self.formulas, np.float32),
            games=np.array(self.games, np.int32),
            scores=np.array(self.scores, np.float32),
        )
        part.replace(path)


class SampleSet(msgspec.Struct):
    """Positions of many chunks, ready to be learned from."""

    numbers: NDArray[np.uint16]
    values: NDArray[np.float16]
    starts: NDArray[np.int64]
    targets: NDArray[np.float32]  # points that were gained, and what victory counts
    formulas: NDArray[np.float32]
    held_out: NDArray[np.bool_]  # positions of games that are only tested with
    scores: NDArray[np.float32]


def play_chunks(round_: Round, folder: str, chunks: list[int]) -> list[int]:
    """Plays chunks of games and stores their positions; returns how many games each had."""
    box = find(round_.game)
    done: list[int] = []
    for chunk in chunks:
        samples = Samples()
        for number in round_.games_of(chunk):
            play_game(box, round_, number, samples)
        samples.write(round_.file(Path(folder), chunk))
        done.append(len(round_.games_of(chunk)))
    return done


def play_game(box: Box, round_: Round, number: int, samples: Samples) -> None:
    """Plays one game and adds its positions."""
    kind = round_.kinds[number % len(round_.kinds)]
    seed = f"{round_.seed}/{round_.number}/{number}"
    game = new_game(box, kind.seats, f"training {seed}", kind.options, ())
    chance = Chance(key_from_seed(f"explore {seed}"))
    bots = [_bot(box, round_, f"{seed}/{seat}", chance) for seat in range(kind.seats)]
    writer = box.feature_writer(game, box.input_names())
    if writer is None:
        raise GloamingError(f"{box.name} does not say what a net could learn from")
    inputs = Inputs()
    noted: list[tuple[int, float, float]] = []  # seat, what it had, what the formula expected
    for _ in range(TOO_LONG):
        if game.question is None:
            break
        seat = game.asked_seat()
        choice = bots[seat].answer(game, seat)
        if _is_settled(game) and chance.below(OUT_OF) < round_.explore:
            choices = game.question.choices_of(seat)
            choice = choices[chance.below(len(choices))]
        game.answer(choice, seat)
        if game.question is not None and _is_settled(game):
            judges = {seat} if box.is_cooperative else {seat, game.asked_seat()}
            for judged in sorted(judges):
                inputs.clear()
                writer.write(game, judged, inputs)
                samples.add(inputs, number)
                had = writer.baseline(game, judged)
                noted.append((judged, had, writer.appraise(game, judged) - had))
    outcome = game.outcome()
    if outcome is None:
        raise GloamingError(f"training game {seed} has no end after {TOO_LONG} decisions")
    for seat, had, formula in noted:
        samples.targets.append(writer.baseline(game, seat) - had)
        samples.shares.append(outcome.share(seat))
        samples.formulas.append(formula)
    samples.scores += [writer.baseline(game, seat) for seat in range(game.seats)]


def _bot(box: Box, round_: Round, seed: str, chance: Chance) -> Bot:
    if box.policies():
        return make(substitute(box), box, seed)
    if not round_.weights or chance.below(OUT_OF) < round_.formula:
        return Greedy(box, seed)
    # Many games teach more than exact ones.
    return Quick(box, seed, Path(round_.weights), tries=0)


def _is_settled(game: Game) -> bool:
    question = game.question
    return question is not None and question.frame.effect.is_settled(game, question.frame)


def read_samples(files: list[Path], hold_out: int, victory: float = 0.0) -> SampleSet:
    """Reads chunks; of the games one in `hold_out` is only for testing.

    A `victory` counts so many points beside those that were gained.
    """
    chunks = [dict(np.load(file)) for file in files]
    shifts = np.cumsum([0, *(len(chunk["numbers"]) for chunk in chunks)])
    starts = [chunk["starts"][:-1] + shift for chunk, shift in zip(chunks, shifts)]
    games = np.concatenate([chunk["games"] for chunk in chunks])
    return SampleSet(
        np.concatenate([chunk["numbers"] for chunk in chunks]),
        np.concatenate([chunk["values"] for chunk in chunks]),
        np.concatenate([*starts, shifts[-1:]]),
        np.concatenate([chunk["targets"] + victory * chunk["shares"] for chunk in chunks]),
        np.concatenate([chunk["formulas"] for chunk in chunks]),
        games % hold_out == 0,
        np.concatenate([chunk["scores"] for chunk in chunks]),
    )
