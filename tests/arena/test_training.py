"""Training: the same seed gives the same net, an interrupted one goes on, and it learns."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
import pytest

from gloaming.arena.learning import training as module
from gloaming.arena.learning.self_play import Round, Samples, SampleSet, play_game, read_samples
from gloaming.arena.learning.strength import measure, note_ratings, note_strength
from gloaming.arena.learning.targets import game_targets, set_targets
from gloaming.arena.learning.trainer import (
    SCALE,
    expected_by,
    fit_from,
    formula_error,
    new_fit,
    train,
)
from gloaming.arena.learning.training import Training, game_kinds, read_results, run_training
from gloaming.arena.playing import new_game
from gloaming.arena.simulate import GameConfig
from gloaming.arena.workers import do_all
from gloaming.bots import make
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.evaluation.inputs import Inputs
from gloaming.kernel.evaluation.net import Net
from gloaming.kernel.evaluation.nets import LoadedNet
from gloaming.kernel.evaluation.weights import FORMAT, NetCard, Weights
from gloaming.kernel.registry import find

EVENFALL = find("evenfall")
SMALL = Training("evenfall", 7, 1, 2, (GameConfig(2, {}),), 4, 2, 0.5, EVENFALL.rules_version)


def run(training: Training, folder: Path) -> Path:
    return run_training(training, folder, partial(do_all, jobs=1), lambda *_: None, lambda *_: None)


def samples_of(folder: Path, rows: list[tuple[list[tuple[int, float]], float]]) -> SampleSet:
    """Games of one position each: its inputs, and what was gained from there to the end. Every
    other game is held out, from the first on."""
    samples = Samples()
    for game, (pairs, gained) in enumerate(rows):
        samples.add(inputs_of(pairs), 0, 0.0, 0.0)
        samples.end_game(game, [gained], [float(game % 2)])
    file = folder / "games-0-0000.npz"
    samples.write(file)
    found = read_samples([file], 2)
    set_targets(found, None, 1.0, 0.0)
    return found


def inputs_of(pairs: list[tuple[int, float]]) -> Inputs:
    inputs = Inputs()
    for number, value in pairs:
        inputs.add(number, value)
    return inputs


def play_elsewhere(work: object, numbers: object) -> Iterator[list[int]]:
    """A cluster whose machines write into a folder of their own."""
    yield [2]


def test_games_that_were_played_where_nobody_sees_them_are_missed(tmp_path: Path) -> None:
    with pytest.raises(GloamingError, match="must be a folder that all its machines share"):
        run_training(SMALL, tmp_path, play_elsewhere, lambda *_: None, lambda *_: None)


# --- learning ----------------------------------------------------------------------------


def test_a_net_learns_what_inputs_bring_and_what_only_two_of_them_together_do(
    tmp_path: Path,
) -> None:
    luck = np.random.default_rng(1)
    rows: list[tuple[list[tuple[int, float]], float]] = []
    for _ in range(6_000):
        red, green = luck.integers(0, 2, 2)
        pairs = [(i, 1.0) for i, there in enumerate((red, green)) if there]
        rows.append((pairs, 10.0 * red + 30.0 * (red & green)))
    samples = samples_of(tmp_path, rows)
    fit = new_fit(2, 8, 1)
    train(fit, samples, 1_250, 1, lambda *_: None)
    assert fit.errors[-1][1] < 1.0
    assert formula_error(samples) > 15.0


def test_positions_of_games_held_out_are_not_learned_from(tmp_path: Path) -> None:
    rows = [([(0, 1.0)], 50.0 if number % 2 else 10.0) for number in range(4_000)]
    samples = samples_of(tmp_path, rows)
    fit = new_fit(1, 2, 1)
    train(fit, samples, 3_000, 1, lambda *_: None)
    assert fit.errors[-1][0] < 1.0
    assert fit.errors[-1][1] == pytest.approx(40.0, abs=2.0)


def test_a_net_that_goes_on_from_another_says_the_same_before_it_learns(tmp_path: Path) -> None:
    hidden, names = 3, ["red", "green"]
    luck = np.random.default_rng(5)
    rows = luck.normal(0.0, 1.0, (2, hidden + 1))
    biases, top = luck.normal(0.0, 1.0, hidden + 1), luck.normal(0.0, 1.0, hidden)
    card = NetCard(FORMAT, "pebbles", "1", hidden, 0.0, names)
    weights = Weights(card, rows.ravel().tolist(), biases.tolist(), top.tolist())
    net = Net(hidden, weights.rows, weights.biases, weights.top)
    fit = fit_from(weights, ["blue", "green", "red"])
    inputs = Inputs()
    for number, value in ((0, 1.0), (1, 2.0)):
        inputs.add(number, value)
    seen = np.array([9.0, 2.0, 1.0], np.float32)  # blue is new, and means nothing yet
    sums = seen @ fit.rows + fit.biases
    said = float(sums[-1] + np.maximum(sums[:-1], 0.0) @ fit.top) * SCALE
    assert said == pytest.approx(net.value(inputs), rel=1e-4)


# --- self-play ---------------------------------------------------------------------------


def test_a_position_is_noted_with_what_its_seat_gained_from_there_to_the_end(
    tmp_path: Path,
) -> None:
    samples = Samples()
    play_game(EVENFALL, Round("evenfall", 1, 3, 0, (GameConfig(2, {}),)), 0, samples)
    count = samples.lengths[0]
    assert len(samples.players) == len(samples.had) == len(samples.left) == count > 20
    assert len(samples.starts) == len(samples.formulas) + 1 == count + 1
    samples.write(tmp_path / "games.npz")
    read = read_samples([tmp_path / "games.npz"], 12)
    set_targets(read, None, 1.0, 0.0)
    assert max(read.targets) == max(samples.scores)  # the first of the winner, with no points
    assert min(read.targets) >= 0


def test_a_seat_that_takes_any_option_leaves_the_position_it_was_asked_at() -> None:
    round_ = Round("evenfall", 1, 3, 0, (GameConfig(2, {}),), explore=0)
    usual, explored = Samples(), Samples()
    play_game(EVENFALL, round_, 0, usual)
    play_game(EVENFALL, msgspec.structs.replace(round_, explore=1_000), 0, explored)
    assert not any(usual.left)
    assert sum(explored.left) > 20
    assert not all(explored.left)  # a seat leaves only the last of the positions it was told of


def test_half_of_the_games_have_other_options_than_those_asked_for() -> None:
    kinds = game_kinds(EVENFALL, [2, 4], {"side": "sun"}, 3)
    assert [kind.seats for kind in kinds] == [2, 2, 4, 4] * 3
    assert [kind.options == {"side": "sun"} for kind in kinds] == [True, False] * 6
    assert all(kind.options["side"] == "sun" for kind in kinds)


def test_a_game_with_a_policy_is_played_by_it_and_noted_once_for_all(tmp_path: Path) -> None:
    """Nobody explores, so that it is the game that four seats of veteran play."""
    box = find("eldritch")
    options = {"ancient": "azathoth"}
    round_ = Round("eldritch", 1, 3, 0, (GameConfig(2, options),), explore=0)
    samples = Samples()
    play_game(box, round_, 0, samples)
    game = new_game(box, 2, "training 3/0/0", options, ())
    bots = [make("veteran", box, f"3/0/0/{seat}") for seat in range(2)]
    settled = 0
    while game.question is not None:
        seat = game.asked_seat()
        game.answer(bots[seat].answer(game, seat), seat)
        question = game.question
        if question is not None and question.frame.effect.is_settled(game, question.frame):
            settled += 1
    outcome = game.outcome()
    assert outcome is not None
    assert samples.lengths == [settled]
    assert set(samples.players) == {0}
    assert settled > 20
    assert samples.shares == [outcome.share(0)] * 2
    writer = box.feature_writer(game, box.input_names())
    assert writer is not None
    assert samples.scores == [writer.baseline(game, seat) for seat in range(2)]


def test_a_weight_that_costs_something_stays_small(tmp_path: Path) -> None:
    samples = samples_of(tmp_path, [([(0, 1.0)], 10.0)] * 4_000)
    free, dear = new_fit(1, 2, 1), new_fit(1, 2, 1)
    train(free, samples, 400, 1, lambda *_: None)
    train(dear, samples, 400, 1, lambda *_: None, ridge=1.0)
    assert np.abs(dear.rows).sum() < np.abs(free.rows).sum() / 2


# --- what came of positions ----------------------------------------------------------------


PLAYERS = [0, 1, 0]
HAD = [10.0, 5.0, 14.0]
EXPECTED = [18.0, 9.0, 17.0]
ENDS = [(30.0, 15.0), (12.0, 0.0)]  # points, and what the victory counts


def test_the_end_of_the_game_tells_it_if_all_that_comes_later_counts() -> None:
    left = [False, False, True]
    assert game_targets(PLAYERS, HAD, left, EXPECTED, ENDS, 1.0) == [35.0, 7.0, 31.0]


def test_what_the_net_expects_of_the_next_position_tells_it_if_nothing_later_counts() -> None:
    found = game_targets(PLAYERS, HAD, [False] * 3, EXPECTED, ENDS, 0.0)
    assert found == [4.0 + 17.0, 7.0, 31.0]


def test_what_comes_later_counts_for_a_part_that_gets_less_with_each_position() -> None:
    found = game_targets(
        [0] * 3, [0.0, 10.0, 10.0], [False] * 3, [40.0, 20.0, 24.0], [(30.0, 0.0)], 0.5
    )
    last = 20.0  # from the 10 points of the last position to the end
    second = 0.5 * 24.0 + 0.5 * last
    assert found == [10.0 + 0.5 * 20.0 + 0.5 * second, second, last]


def test_nothing_is_learned_of_a_position_from_which_any_option_was_taken() -> None:
    found = game_targets(
        [0] * 3, [0.0, 10.0, 10.0], [False, True, False], [40.0, 23.0, 5.0], [(10.0, 0.0)], 0.5
    )
    assert found[1] == 23.0
    assert found[0] == 10.0 + 23.0


def test_every_game_is_told_by_its_own_end(tmp_path: Path) -> None:
    """Two games of two seats, in each a position of either seat; a victory counts 15 points."""
    samples = Samples()
    for game, ends in enumerate(([40.0, 30.0], [20.0, 50.0])):
        for seat in range(2):
            samples.add(inputs_of([(0, 1.0)]), seat, 10.0, 0.0)
        samples.end_game(game, ends, [float(points == max(ends)) for points in ends])
    samples.write(tmp_path / "games.npz")
    read = read_samples([tmp_path / "games.npz"], 2)
    set_targets(read, None, 1.0, 15.0)
    assert read.targets.tolist() == [30.0 + 15.0, 20.0, 10.0, 40.0 + 15.0]
    assert read.held_out.tolist() == [True, True, False, False]
    set_targets(read, np.full(4, 7.0, np.float32), 0.0, 0.0)
    assert read.targets.tolist() == [30.0, 20.0, 10.0, 40.0]  # no later position to ask about


def test_a_net_learns_in_sweeps_what_only_a_later_position_shows(tmp_path: Path) -> None:
    """Three positions in turn; what is gained between the last one and the end is found from the
    one before in the second sweep, and from the first one in the third."""
    samples = Samples()
    for game in range(3_000):
        for place in range(3):
            samples.add(inputs_of([(place, 1.0)]), 0, 0.0, 0.0)
        samples.end_game(game, [20.0], [0.0])
    samples.write(tmp_path / "games.npz")
    read = read_samples([tmp_path / "games.npz"], 2)
    fit = new_fit(3, 2, 1)
    fit.rows[:] = 0.0
    seen: list[list[float]] = []
    for sweep in range(3):
        set_targets(read, expected_by(fit, read), 0.0, 0.0)
        train(fit, read, 400, sweep, lambda *_: None, 1e-2)
        seen.append(expected_by(fit, read)[:3].round().tolist())
    assert seen == [[0.0, 0.0, 20.0], [0.0, 20.0, 20.0], [20.0, 20.0, 20.0]]


# --- whole trainings ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The net of a training of two rounds, in its folder."""
    folder = tmp_path_factory.mktemp("whole")
    return run(msgspec.structs.replace(SMALL, rounds=2), folder)


@pytest.mark.long
def test_an_interrupted_training_goes_on_and_ends_as_a_whole_one(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = run(SMALL, tmp_path)
    before = half.stat().st_mtime_ns
    (tmp_path / "games-1-0000.part.npz").write_bytes(b"cut off")
    net = run(msgspec.structs.replace(SMALL, rounds=2), tmp_path)
    assert half.stat().st_mtime_ns == before
    assert net.read_bytes() == trained.read_bytes()
    assert [result.round for result in read_results(tmp_path)] == [0, 1]
    monkeypatch.setattr(module, "play_chunks", pytest.fail)  # nothing is left to play
    assert run(msgspec.structs.replace(SMALL, rounds=2), tmp_path) == net


@pytest.mark.long
def test_eldritch_horror_is_learned_as_well(tmp_path: Path) -> None:
    box = find("eldritch")
    kinds = (GameConfig(2, {"ancient": "azathoth"}), GameConfig(1, {"ancient": "cthulhu"}))
    small = Training("eldritch", 3, 1, 2, kinds, 2, 1, 0.0, box.rules_version, victory=30.0)
    net = run(small, tmp_path / "first")
    card = LoadedNet(net).card
    assert (card.game, card.victory, card.names) == ("eldritch", 30.0, box.input_names().names)
    assert card.made["first round played by"] == "veteran, as all others"
    assert run(small, tmp_path / "second").read_bytes() == net.read_bytes()


@pytest.mark.long
def test_another_seed_gives_another_net(trained: Path, tmp_path: Path) -> None:
    other = run(msgspec.structs.replace(SMALL, seed=8), tmp_path)
    assert other.read_bytes() != (trained.parent / "net-0.weights").read_bytes()


def test_the_folder_of_another_training_is_refused(trained: Path) -> None:
    with pytest.raises(GloamingError, match=r"holds another training .* --out"):
        run(msgspec.structs.replace(SMALL, seed=8), trained.parent)


def test_a_net_says_how_it_was_made(trained: Path) -> None:
    card = LoadedNet(trained).card
    assert (card.game, card.rules, card.hidden, card.share) == ("evenfall", SMALL.rules, 4, 0.5)
    assert card.made["seed"] == "7"
    assert card.made["round"] == "2 of 2"
    assert card.names == EVENFALL.input_names().names


@pytest.mark.long
def test_what_was_measured_of_a_net_is_written_on_its_card(trained: Path, tmp_path: Path) -> None:
    net = tmp_path / "net.weights"
    net.write_bytes(trained.read_bytes())
    said = measure("evenfall", net, 2, 1, 3, 1, lambda done: None)
    assert "of 2 games won (" in said
    assert said == measure("evenfall", net, 2, 1, 3, 1, lambda done: None)
    note_strength(net, {"against greedy at 2 seats": said})
    assert LoadedNet(net).card.strength == {"against greedy at 2 seats": said}
    assert LoadedNet(net).card.made == LoadedNet(trained).card.made
    note_ratings(net, {"rowan": 31})
    assert LoadedNet(net).card.ratings == {"rowan": 31}
    assert LoadedNet(net).card.strength == {"against greedy at 2 seats": said}
