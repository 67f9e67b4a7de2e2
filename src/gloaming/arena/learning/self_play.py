"""Games of bots from which a net learns: positions as a seat sees them, and how they ended.

A position is noted once it is settled, for the seat whose move led to it and for the one that moves
next: such are the positions that a bot compares when it chooses, or looks further ahead; where all
win together, once for all of them. Now and then a seat takes any of its options, so that also what
bots would not do is seen. What a net should have said of a position is told later (`targets.py`).

A game with a policy of its own is played by that, whether there is a net or not: what its net is
asked for is how the policy would go on.
"""

from pathlib import Path
from typing import Any

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
    """Positions: the inputs of all of them in a row, where each begins, and how the games went on.

    A player is a seat, or all of them where they win together.
    """

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.values: list[float] = []
        self.starts: list[int] = [0]
        self.players: list[int] = []
        self.had: list[float] = []  # the player's points
        self.left: list[bool] = []  # whether the player went on with any option
        self.formulas: list[float] = []  # what the game's own formula expected to be gained
        # by game
        self.games: list[int] = []
        self.lengths: list[int] = []  # in positions
        self.seats: list[int] = []
        # by game and seat
        self.scores: list[float] = []
        self.shares: list[float] = []  # of the victory

    def add(self, inputs: Inputs, player: int, had: float, formula: float) -> None:
        """Notes a position of the game that is played; `end_game` says what came of it."""
        for number, value in inputs.pairs():
            self.numbers.append(number)
            self.values.append(value)
        self.starts.append(len(self.numbers))
        self.players.append(player)
        self.had.append(had)
        self.left.append(False)
        self.formulas.append(formula)

    def leave(self, player: int) -> None:
        """Says that a player went on with any option from its last position."""
        for place in range(len(self.players) - 1, sum(self.lengths) - 1, -1):
            if self.players[place] == player:
                self.left[place] = True
                return

    def end_game(self, game: int, scores: list[float], shares: list[float]) -> None:
        """Says how the game ended whose positions were noted last, by seat."""
        self.games.append(game)
        self.lengths.append(len(self.players) - sum(self.lengths))
        self.seats.append(len(scores))
        self.scores += scores
        self.shares += shares

    def write(self, path: Path) -> None:
        """Writes all positions to a file, which is there whole or not at all."""
        part = path.with_suffix(".part.npz")
        np.savez_compressed(
            part,
            numbers=np.array(self.numbers, np.uint16),
            values=np.array(self.values, np.float16),
            starts=np.array(self.starts, np.int64),
            players=np.array(self.players, np.int8),
            had=np.array(self.had, np.float32),
            left=np.array(self.left, np.bool_),
            formulas=np.array(self.formulas, np.float32),
            games=np.array(self.games, np.int32),
            lengths=np.array(self.lengths, np.int32),
            seats=np.array(self.seats, np.int8),
            scores=np.array(self.scores, np.float32),
            shares=np.array(self.shares, np.float32),
        )
        part.replace(path)


class SampleSet(msgspec.Struct):
    """Positions of many chunks, ready to be learned from; see `Samples`."""

    numbers: NDArray[np.uint16]
    values: NDArray[np.float16]
    starts: NDArray[np.int64]
    players: NDArray[np.int8]
    had: NDArray[np.float32]
    left: NDArray[np.bool_]
    formulas: NDArray[np.float32]
    lengths: NDArray[np.int32]
    seats: NDArray[np.int8]
    scores: NDArray[np.float32]
    shares: NDArray[np.float32]
    held_out: NDArray[np.bool_]  # positions of games that are only tested with
    targets: NDArray[np.float32]  # what a net should say; see `set_targets`


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
    for _ in range(TOO_LONG):
        if game.question is None:
            break
        seat = game.asked_seat()
        choice = bots[seat].answer(game, seat)
        if _is_settled(game) and chance.below(OUT_OF) < round_.explore:
            choices = game.question.choices_of(seat)
            choice = choices[chance.below(len(choices))]
            samples.leave(_player(box, seat))
        game.answer(choice, seat)
        if game.question is not None and _is_settled(game):
            judges = {seat} if box.is_cooperative else {seat, game.asked_seat()}
            for judged in sorted(judges):
                inputs.clear()
                writer.write(game, judged, inputs)
                had = writer.baseline(game, judged)
                formula = writer.appraise(game, judged) - had
                samples.add(inputs, _player(box, judged), had, formula)
    outcome = game.outcome()
    if outcome is None:
        raise GloamingError(f"training game {seed} has no end after {TOO_LONG} decisions")
    seats = range(game.seats)
    samples.end_game(
        number,
        [writer.baseline(game, seat) for seat in seats],
        [outcome.share(seat) for seat in seats],
    )


def _player(box: Box, seat: int) -> int:
    """Returns the player that a seat is for `Samples`."""
    return 0 if box.is_cooperative else seat


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


def read_samples(files: list[Path], hold_out: int) -> SampleSet:
    """Reads chunks; of the games one in `hold_out` is only for testing.

    What came of the games is not told yet: `set_targets` does that.
    """
    chunks = [dict(np.load(file)) for file in files]
    shifts = np.cumsum([0, *(len(chunk["numbers"]) for chunk in chunks)])
    starts = [chunk["starts"][:-1] + shift for chunk, shift in zip(chunks, shifts)]

    def joined(name: str) -> NDArray[Any]:
        return np.concatenate([chunk[name] for chunk in chunks])

    lengths = joined("lengths")
    had = joined("had")
    return SampleSet(
        joined("numbers"),
        joined("values"),
        np.concatenate([*starts, shifts[-1:]]),
        joined("players"),
        had,
        joined("left"),
        joined("formulas"),
        lengths,
        joined("seats"),
        joined("scores"),
        joined("shares"),
        np.repeat(joined("games") % hold_out == 0, lengths),
        np.zeros(len(had), np.float32),
    )
