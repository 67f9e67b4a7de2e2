"""Nets: what they say of inputs, how they are stored, and what a damaged file is answered."""

from pathlib import Path
from random import Random

import pytest
from tests.pebbles import Pebbles, PebblesBox, Pick, new_pebbles

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.evaluation.inputs import UNKNOWN, InputNames, Inputs
from gloaming.kernel.evaluation.judgement import BoxJudgement, FeatureWriter, StyledJudgement
from gloaming.kernel.evaluation.learned import LearnedJudgement
from gloaming.kernel.evaluation.net import Net, NetSums
from gloaming.kernel.evaluation.nets import LoadedNet
from gloaming.kernel.evaluation.weights import FORMAT, NetCard, Weights, write_weights
from gloaming.kernel.game import Game

# Two inputs and two hidden units; a row is an input's weights on the units and on the output.
ROWS = [1.0, -1.0, 0.5, 2.0, 1.0, 0.25]
BIASES = [0.5, 0.0, 3.0]
TOP = [2.0, 4.0]
CARD = NetCard(FORMAT, "pebbles", "1", 2, 0.25, ["red stones", "green stones"])


def inputs(*pairs: tuple[int, float]) -> Inputs:
    found = Inputs()
    for number, value in pairs:
        found.add(number, value)
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "net.weights"
    write_weights(path, Weights(CARD, ROWS, BIASES, TOP))
    return path


# --- what a net says ---------------------------------------------------------------------


def test_an_input_works_on_hidden_units_and_straight_on_the_output() -> None:
    # units: 0.5 + 1 = 1.5 and 0 - 1 < 0, so only the first counts: 3 + 0.5 + 1.5 * 2
    assert Net(2, ROWS, BIASES, TOP).value(inputs((0, 1.0))) == pytest.approx(6.5)


def test_inputs_add_up_by_their_values() -> None:
    # units: 0.5 + 2 + 1 = 3.5 and -2 + 0.5 < 0: 3 + 1 + 0.125 + 3.5 * 2
    assert Net(2, ROWS, BIASES, TOP).value(inputs((0, 2.0), (1, 0.5))) == pytest.approx(11.125)


def test_nothing_of_one_position_is_left_for_the_next() -> None:
    net = Net(2, ROWS, BIASES, TOP)
    first = net.value(inputs((0, 2.0), (1, 0.5)))
    assert net.value(inputs()) == pytest.approx(3.0 + 0.5 * 2)
    assert net.value(inputs((0, 2.0), (1, 0.5))) == first


@pytest.mark.parametrize("hidden", [1, 7, 8, 9, 19, 48])
def test_every_unit_counts_however_many_there_are(hidden: int) -> None:
    rng = Random(hidden)
    rows = [[rng.uniform(-1.0, 1.0) for _ in range(hidden + 1)] for _ in range(5)]
    biases = [rng.uniform(-1.0, 1.0) for _ in range(hidden + 1)]
    top = [rng.uniform(-1.0, 1.0) for _ in range(hidden)]
    given = [(0, 1.0), (3, 0.4), (4, -2.0)]
    sums = [bias + sum(rows[at][i] * value for at, value in given) for i, bias in enumerate(biases)]
    expected = sums[hidden] + sum(max(0.0, sums[i]) * top[i] for i in range(hidden))
    net = Net(hidden, [weight for row in rows for weight in row], biases, top)
    # weights and inputs are kept in parts of a millionth
    assert net.value(inputs(*given)) == pytest.approx(expected, abs=1e-4)


def test_what_a_net_says_does_not_depend_on_the_positions_before() -> None:
    """Inputs come and go, change, are there twice, and stand in another order."""
    rng = Random(9)
    hidden, count = 19, 30
    rows = [rng.uniform(-1.0, 1.0) for _ in range(count * (hidden + 1))]
    biases = [rng.uniform(-1.0, 1.0) for _ in range(hidden + 1)]
    net = Net(hidden, rows, biases, [rng.uniform(-1.0, 1.0) for _ in range(hidden)])
    sums = NetSums(net)
    for _ in range(300):
        numbers = rng.choices(range(count), k=rng.randrange(12))
        position = inputs(*((number, rng.choice([1.0, 0.3, -2.0])) for number in numbers))
        assert sums.value(position) == net.value(position)


def test_inputs_that_are_filled_again_forget_what_they_held() -> None:
    buffer = inputs((0, 1.0), (1, 1.0))
    buffer.clear()
    buffer.add(1, 2.0)
    assert buffer.pairs() == [(1, 2.0)]


def test_an_input_that_a_net_has_not_learned_is_left_out() -> None:
    assert inputs((UNKNOWN, 1.0), (1, 0.0), (0, 3.0)).pairs() == [(0, 3.0)]


# --- judgement ---------------------------------------------------------------------------


class CountsPebbles(FeatureWriter):
    """What a seat has for certain are its pebbles; the formula doubles them."""

    def write(self, game: Game, seat: int, inputs: Inputs) -> None:
        inputs.add(0, 1.0)

    def baseline(self, game: Game, seat: int) -> float:
        assert isinstance(game, Pebbles)
        return float(game.pebbles[seat])

    def appraise(self, game: Game, seat: int) -> float:
        return 2.0 * self.baseline(game, seat)


def test_a_net_adds_to_what_a_seat_has_and_is_mixed_with_the_formula() -> None:
    game = new_pebbles(2, Pick(1, 8))
    game.pebbles = [10, 4]
    judgement = LearnedJudgement(Net(2, ROWS, BIASES, TOP), CountsPebbles(), 0.25)
    assert judgement.expected(game, 0) == pytest.approx(16.5)
    assert judgement.value(game, 0) == pytest.approx(0.75 * 16.5 + 0.25 * 20.0)


def test_less_of_the_formula_can_be_asked_for() -> None:
    game = new_pebbles(2, Pick(1, 8))
    game.pebbles = [10, 4]
    judgement = LearnedJudgement(Net(2, ROWS, BIASES, TOP), CountsPebbles(), 0.5)
    less = judgement.with_formula(0.25)
    assert less.value(game, 0) == pytest.approx(0.75 * 16.5 + 0.25 * 20.0)
    assert judgement.value(game, 0) == pytest.approx(0.5 * 16.5 + 0.5 * 20.0)
    assert judgement.with_formula(0.25) is less
    assert judgement.with_formula(0.5) is judgement is judgement.with_formula(1.0)
    none = judgement.with_formula(0.0)
    assert none.value(game, 0) == pytest.approx(16.5)


def test_at_the_end_points_count_and_what_the_net_has_learned_of_victory() -> None:
    game = new_pebbles(2)
    game.pebbles = [10, 4]
    assert game.is_over
    net = Net(2, ROWS, BIASES, TOP)
    assert LearnedJudgement(net, CountsPebbles(), 0.25).value(game, 0) == 10.0
    keen = LearnedJudgement(net, CountsPebbles(), 0.25, victory=20.0)
    assert keen.value(game, 0) == 10.0 + 0.75 * 20.0
    assert keen.value(game, 1) == 4.0


def test_what_a_seat_ends_with_is_what_the_net_alone_expects() -> None:
    """The formula has no part in it; and a net that counts victories says nothing of points."""
    game = new_pebbles(2, Pick(1, 8))
    game.pebbles = [10, 4]
    net = Net(2, ROWS, BIASES, TOP)
    judgement = LearnedJudgement(net, CountsPebbles(), 0.25)
    assert judgement.final_points(game, 0) == judgement.expected(game, 0)
    tasteful = StyledJudgement(judgement, CountsPebbles(), "none")
    assert tasteful.final_points(game, 0) == judgement.expected(game, 0)
    assert LearnedJudgement(net, CountsPebbles(), 0.25, 20.0).final_points(game, 0) is None
    assert BoxJudgement(PebblesBox()).final_points(game, 0) is None
    game.answer(8)
    assert game.is_over
    assert judgement.final_points(game, 0) == 18.0


class SeesPebbles(CountsPebbles):
    """The net is told how many pebbles a seat has."""

    def write(self, game: Game, seat: int, inputs: Inputs) -> None:
        inputs.add(1, self.baseline(game, seat))


def test_what_was_said_of_other_positions_and_seats_changes_no_judgement() -> None:
    net = Net(2, ROWS, BIASES, TOP)
    judgement = LearnedJudgement(net, SeesPebbles(), 0.25)
    game = new_pebbles(2, Pick(1, 8))
    for pebbles in ([10, 4], [10, 5], [10, 5], [0, 5], [5, 10], [10, 4]):
        game.pebbles = pebbles
        for seat in (0, 1):
            fresh = LearnedJudgement(net, SeesPebbles(), 0.25)
            assert judgement.value(game, seat) == fresh.value(game, seat)


# --- names -------------------------------------------------------------------------------


def test_an_open_list_numbers_names_as_they_come() -> None:
    names = InputNames()
    assert [names.number(name) for name in ("red", "green", "red")] == [0, 1, 0]
    assert names.names == ["red", "green"]


def test_a_closed_list_knows_no_other_names() -> None:
    names = InputNames(["red", "green"])
    assert names.number("green") == 1
    assert names.number("blue") == UNKNOWN
    assert names.names == ["red", "green"]


# --- files -------------------------------------------------------------------------------


def test_a_net_comes_back_from_its_file_as_it_was(file: Path) -> None:
    loaded = LoadedNet(file)
    assert loaded.card == CARD
    assert loaded.names.number("green stones") == 1
    assert loaded.net.value(inputs((0, 2.0), (1, 0.5))) == pytest.approx(11.125)


def test_a_file_that_is_cut_off_says_how_much_is_missing(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-2])
    # 2 inputs of 3 weights, 3 biases and 2 weights of the top, of 2 bytes each
    with pytest.raises(GloamingError, match=r"20 bytes of weights, but .* have 22; .* damaged"):
        LoadedNet(file)


@pytest.mark.parametrize("weight", [float("nan"), float("inf"), -2000.0])
def test_a_net_with_a_weight_that_cannot_be_summed_up_is_refused(file: Path, weight: float) -> None:
    write_weights(file, Weights(CARD, [weight, *ROWS[1:]], BIASES, TOP))
    with pytest.raises(GloamingError, match=r"weights that are no numbers, or beyond 1,024"):
        LoadedNet(file)


def test_a_file_that_is_no_net_says_so(tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    file.write_bytes(b"Dear diary\n")
    with pytest.raises(GloamingError, match=r"first line is not the card of a net"):
        LoadedNet(file)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(GloamingError, match=r"cannot be read \(No such file"):
        LoadedNet(tmp_path / "none.weights")


def test_a_net_of_a_later_format_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.weights"
    later = NetCard(FORMAT + 1, "pebbles", "1", 2, 0.0, CARD.names)
    write_weights(file, Weights(later, ROWS, BIASES, TOP))
    with pytest.raises(GloamingError, match=rf"format {FORMAT + 1}; this version reads {FORMAT}"):
        LoadedNet(file)
