"""OpenSpiel plays the games, copies and saves them, and deals hidden things anew."""

import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

from gloaming.kernel.errors import SetupError  # noqa: E402
from gloaming.research import openspiel  # noqa: E402


@pytest.mark.parametrize(
    "text",
    [
        "python_gloaming_evenfall(players=2)",
        "python_gloaming_evenfall(players=3,options=side:moon;crystal-path:on)",
        "python_gloaming_eldritch(players=1)",
    ],
)
def test_random_simulations_find_nothing_wrong(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=False, verbose=False)


def after(moves: int) -> "openspiel.SpielState":
    """A state so many moves after the deal."""
    state = pyspiel.load_game("python_gloaming_evenfall", {"players": 2}).new_initial_state()
    state.apply_action(17)
    for turn in range(moves):
        found = state.legal_actions()
        state.apply_action(found[turn * 5 % len(found)])
    return state  # type: ignore[no-any-return]


def test_a_copy_goes_its_own_way() -> None:
    state = after(12)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert str(after(12)) == str(state)


def test_a_saved_position_comes_back_whole() -> None:
    state = after(30)
    table = pickle.loads(pickle.dumps(state.table))
    box = state.loaded.setting.box
    assert box.digest(table.position) == box.digest(state.table.position)
    assert table.numbers == state.table.numbers


def test_what_a_player_cannot_know_is_dealt_anew() -> None:
    state = after(30)
    player = state.current_player()
    luck = np.random.default_rng(1).random
    other = state.resample_from_infostate(player, luck)
    box = state.loaded.setting.box
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert box.digest(other.table.position) != box.digest(state.table.position)


def test_options_are_read_and_mistakes_named() -> None:
    assert openspiel.read_options("side:moon;first:1") == {"side": "moon", "first": "1"}
    assert openspiel.read_options("") == {}
    with pytest.raises(SetupError, match="not “moon”"):
        openspiel.read_options("moon")
