"""What a net sees of a position of Eldritch Horror: what lies open, under names that stay."""

import pytest

from gloaming.eldritch.box import ANCIENT_ONES
from gloaming.eldritch.evaluation.features import SOLVED_POINTS
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.evaluation.inputs import Inputs
from tests.eldritch.test_bots import BOX, new_game, random_positions


def seen(game: Eldritch, seat: int) -> dict[str, float]:
    """The inputs that are set, by name; one that is set several times has their sum."""
    names = BOX.input_names()
    inputs = Inputs()
    BOX.feature_writer(game, names).write(game, seat, inputs)
    found: dict[str, float] = {}
    for number, value in inputs.pairs():
        found[names.names[number]] = found.get(names.names[number], 0.0) + value
    return found


def started(ancient: str = "azathoth", seats: int = 2) -> Eldritch:
    """A game in which the investigators have just been chosen."""
    game = new_game(0, seats, ancient=ancient, investigators="silas-marsh,lily-chen", lead="1")
    while game.question is not None and not game.investigators[0].actions:
        game.answer(game.choices()[0])
    return game


def test_the_names_of_the_inputs_are_all_different() -> None:
    names = BOX.input_names().names
    assert len(names) == len(set(names)) > 1_000


@pytest.mark.sampled
def test_what_a_seat_cannot_know_changes_no_input() -> None:
    for number, (game, seat) in enumerate(random_positions(11, 30)):
        other = BOX.imagine(game, seat, Chance(key_from_seed(number)))
        assert isinstance(other, Eldritch)
        assert seen(other, seat) == seen(game, seat)


def test_all_seats_see_the_same_because_they_win_together() -> None:
    for game, _ in random_positions(5, 60):
        assert seen(game, 0) == seen(game, 2)


@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_the_clock_is_told_for_each_ancient_one(ancient: str) -> None:
    game = started(ancient)
    found = seen(game, 0)
    assert found[f"against {ancient}, Doom {game.data.doom}"] == 1.0
    assert found[f"against {ancient}, 0 solved"] == 1.0
    cards = sum(sum(stage) for stage in game.data.stages)
    assert found[f"{cards} Mythos cards left, 0 solved"] == 1.0
    assert not [name for name in found if name.startswith("against") and ancient not in name]


def test_investigators_are_counted_together() -> None:
    game = started()
    one, other = game.investigators
    one.health = other.health = 3
    one.sanity, other.sanity = 5, 1
    one.delayed = 1
    found = seen(game, 0)
    assert found["team: Health 3"] == 2.0
    assert (found["team: Sanity 5"], found["team: Sanity 1"]) == (1.0, 1.0)
    assert found["team: Delayed"] == 1.0
    assert found["team: about to fall"] == 1.0
    assert found["investigator silas-marsh"] == found["investigator lily-chen"] == 1.0


def test_an_open_gate_counts_in_the_rounds_in_which_the_omen_comes_to_it() -> None:
    game = started()
    for gate in game.open_gates():
        game.place[gate] = -1
    gate = next(one for one in game.data.gates if game.component(one).colour == 2)  # red
    game.place[gate] = game.component(gate).space
    game.omen = 0  # green; blue, red and blue follow (EH-OMEN-01)
    game.omen_tokens = [0] * len(game.omen_tokens)
    found = seen(game, 0)
    assert found["Doom by the Omen in 2 rounds"] == 1.0
    assert "Doom by the Omen in 1 rounds" not in found
    assert "Doom by the Omen in 3 rounds" not in found


def test_a_solved_mystery_is_certain_and_the_next_counts_in_part() -> None:
    game = started()
    writer = BOX.feature_writer(game, BOX.input_names())
    assert writer.baseline(game, 0) == 0.0
    game.solved = [game.mystery]
    game.mystery = -1
    assert writer.baseline(game, 0) == SOLVED_POINTS
