"""The environments keep the promises of their libraries, and are the same game in every shape."""

import itertools
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from gloaming.kernel.errors import EncodingError, SetupError
from gloaming.research.aec import GameEnv, env
from gloaming.research.processes import ProcessGames
from gloaming.research.seat import REFUSE, SeatEnv, SeatVectorEnv
from gloaming.research.setting import Setting
from gloaming.research.vector import VectorGames

# PettingZoo itself offers masks in a dictionary, of which its test warns.
in_dictionaries = pytest.mark.filterwarnings("ignore:.*[Oo]bservation.*:UserWarning")


def first_open(mask: Any, turn: int) -> int:
    """Another open action in every turn, the same one whenever it is asked again."""
    found = np.flatnonzero(mask)
    return int(found[turn * 7 % len(found)])


@in_dictionaries
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("evenfall", 2, {}),
        ("evenfall", 4, {"side": "moon", "crystal-path": "on"}),
        ("evenfall", 1, {}),
        ("eldritch", 2, {}),
    ],
)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, options: dict[str, str]) -> None:
    api_test(env(game, seats, options), num_cycles=120)


@in_dictionaries
def test_pettingzoo_plays_the_same_game_for_the_same_seed() -> None:
    seed_test(lambda: env("evenfall", 2), num_cycles=60)


@pytest.mark.parametrize("game", ["evenfall", "eldritch"])
def test_pettingzoo_measures_it(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = itertools.count(step=0.02)  # five seconds in 250 looks at the clock
    monkeypatch.setattr("time.time", lambda: next(ticks))
    games = env(game, 2)
    performance_benchmark(games)
    assert "turns per second" in capsys.readouterr().out
    assert games.num_agents == 2


@pytest.mark.filterwarnings("ignore:.*render.*:UserWarning")
@pytest.mark.parametrize("game", ["evenfall", "eldritch"])
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    made = gymnasium.make("gloaming/Seat-v1", game=game, disable_env_checker=True)
    check_env(made.unwrapped, skip_render_check=True)


def test_named_observations_are_pieces_of_the_row() -> None:
    setting = Setting("evenfall", 2)
    row, by_name = GameEnv(setting), GameEnv(setting, named=True)
    row.reset(seed=4)
    by_name.reset(seed=4)
    agent = row.agent_selection
    plain = row.observe(agent)["observation"]
    named = by_name.observe(agent)["observation"]
    assert by_name.observation_space(agent).contains(by_name.observe(agent))
    assert row.observation_space(agent).contains(row.observe(agent))
    assert (np.concatenate([named[name].reshape(-1) for name in named]) == plain).all()


def play_out(games: GameEnv) -> tuple[list[dict[str, float]], int]:
    """Plays to the end; the rewards of every step, and how many steps there were."""
    found: list[dict[str, float]] = []
    steps = 0
    while not any(games.terminations.values()) and not any(games.truncations.values()):
        mask = games.observe(games.agent_selection)["action_mask"]
        games.step(first_open(mask, steps))
        found.append(dict(games.rewards))
        steps += 1
    return found, steps


def test_who_wins_is_rewarded_and_the_rewards_of_all_are_nothing() -> None:
    games = GameEnv(Setting("evenfall", 3))
    games.reset(seed=1)
    rewards, _ = play_out(games)
    assert all(not any(step.values()) for step in rewards[:-1])
    last = [rewards[-1][agent] for agent in games.possible_agents]
    assert sum(last) == pytest.approx(0)
    outcome = games.game.outcome()
    assert outcome is not None
    assert [reward > 0 for reward in last] == [outcome.has_won(seat) for seat in range(3)]


def test_rewards_for_points_add_up_to_the_final_score() -> None:
    games = GameEnv(Setting("evenfall", 2, reward="points"))
    games.reset(seed=2)
    rewards, _ = play_out(games)
    for seat, agent in enumerate(games.possible_agents):
        total = sum(step[agent] for step in rewards)
        assert total == pytest.approx(games.game.scores()[seat] / 100)


def test_the_margin_is_what_one_is_ahead_of_the_best_other() -> None:
    games = GameEnv(Setting("evenfall", 2, reward="margin"))
    games.reset(seed=2)
    rewards, _ = play_out(games)
    one, other = games.game.scores()
    assert rewards[-1] == pytest.approx(
        {"seat_0": (one - other) / 100, "seat_1": (other - one) / 100}
    )


def test_investigators_win_or_lose_as_one() -> None:
    games = GameEnv(Setting("eldritch", 2))
    games.reset(seed=3)
    rewards, _ = play_out(games)
    outcome = games.game.outcome()
    assert outcome is not None
    expected = 1.0 if outcome.winners else -1.0
    assert rewards[-1] == {"seat_0": expected, "seat_1": expected}
    with pytest.raises(SetupError, match="only the reward “outcome”"):
        Setting("eldritch", 2, reward="points")


def test_a_game_is_truncated_after_the_actions_that_were_allowed() -> None:
    games = GameEnv(Setting("evenfall", 2, most_actions=10))
    games.reset(seed=1)
    _, steps = play_out(games)
    assert steps == 10
    assert games.truncations == {"seat_0": True, "seat_1": True}
    assert not any(games.terminations.values())


def test_an_action_that_is_not_open_is_refused_or_loses() -> None:
    setting = Setting("evenfall", 2)
    games = GameEnv(setting)
    games.reset(seed=1)
    closed = int(np.flatnonzero(games.observe(games.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(EncodingError):
        games.step(closed)
    seat = SeatEnv("evenfall", 2)
    seat.reset(seed=1)
    closed = int(np.flatnonzero(~seat.action_masks())[0])
    _, reward, terminated, truncated, info = seat.step(closed)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"]
    strict = SeatEnv("evenfall", 2, illegal=REFUSE)
    strict.reset(seed=1)
    with pytest.raises(EncodingError):
        strict.step(int(np.flatnonzero(~strict.action_masks())[0]))


def test_many_games_at_once_are_the_games_of_pettingzoo() -> None:
    setting = Setting("evenfall", 2)
    batch = VectorGames(setting, 2)
    batch.reset(seed=9)
    alone = GameEnv(setting)
    alone.reset(seed=9)  # the first slot of the batch plays the same
    ended = 0
    for turn in range(400):
        seen = alone.observe(alone.agent_selection)
        assert batch.seats[0] == alone.possible_agents.index(alone.agent_selection)
        assert (batch.observations[0] == seen["observation"]).all()
        assert (batch.action_masks[0] == seen["action_mask"].astype(bool)).all()
        actions = [first_open(batch.action_masks[slot], turn) for slot in range(2)]
        batch.step(actions)
        alone.step(actions[0])
        over = any(alone.terminations.values())
        assert bool(batch.terminated[0]) == over
        assert batch.rewards[0].tolist() == pytest.approx(list(alone.rewards.values()))
        if over:
            ended += 1
            alone.reset()  # the next game of the same seed
    assert ended >= 2


def test_a_batch_refuses_an_action_that_is_not_open_and_changes_nothing() -> None:
    batch = VectorGames(Setting("evenfall", 2), 2)
    batch.reset(seed=1)
    before = batch.observations.copy()
    right = first_open(batch.action_masks[0], 0)
    wrong = int(np.flatnonzero(~batch.action_masks[1])[0])
    with pytest.raises(EncodingError):
        batch.step([right, wrong])
    assert (batch.observations == before).all()
    batch.step([right, first_open(batch.action_masks[1], 0)])


def test_processes_play_the_same_games_against_the_same_bots() -> None:
    setting = Setting("evenfall", 2, most_actions=40)
    here = VectorGames(setting, 3, 0, ["random"])
    with ProcessGames(setting, 3, 2, 0, ["random"]) as there:
        here.reset(5)
        there.reset(5)
        for turn in range(60):
            assert (here.observations == there.observations).all()
            assert (here.action_masks == there.action_masks).all()
            assert (here.rewards == there.rewards).all()
            assert (here.truncated == there.truncated).all()
            assert (here.seats == 0).all()
            actions = [first_open(mask, turn) for mask in here.action_masks]
            here.step(actions)
            there.step(actions)


def test_a_vector_environment_of_gymnasium_gives_masks_and_rewards_of_the_seat() -> None:
    made = SeatVectorEnv(Setting("evenfall", 3, reward="points"), 2, seat=1, bots=["random"])
    seen, infos = made.reset(seed=3)
    assert made.observation_space.contains(seen)
    gained = np.zeros(2)
    for turn in range(120):
        actions = [first_open(mask, turn) for mask in infos["action_mask"]]
        seen, rewards, terminated, truncated, infos = made.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (2,)
        gained += rewards
    assert made.action_masks().any(axis=1).all()
    assert gained.any()
    made.close()


def test_the_table_is_shown_as_text_and_as_a_picture() -> None:
    text = SeatEnv("evenfall", 2, render_mode="ansi")
    text.reset(seed=1)
    shown = text.render()
    assert "Northern Lakes" in shown
    assert "seat_1" in shown
    picture = SeatEnv("eldritch", 2, render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    assert drawn.ndim == 3
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20
    with pytest.raises(SetupError, match="no render mode"):
        SeatEnv("evenfall", 2, render_mode="human")


def test_what_cannot_be_played_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="no reward “money”"):
        Setting("evenfall", 2, reward="money")
    with pytest.raises(SetupError, match="at least 1"):
        Setting("evenfall", 2, most_actions=0)
    with pytest.raises(SetupError, match="2 bots for 3 other seats"):
        SeatEnv("evenfall", 4, bots=["random", "random"])
    with pytest.raises(SetupError, match="no seat 4"):
        SeatEnv("evenfall", 4, seat=4)
    with pytest.raises(SetupError, match="before the first step"):
        VectorGames(Setting("evenfall", 2), 1).step([0])
