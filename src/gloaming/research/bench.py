"""How fast the environments are, on one core: seconds are of the processor."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import numpy as np

from gloaming.kernel.runtime.build import build
from gloaming.research.setting import Setting
from gloaming.research.vector import VectorGames

BATCH = 64
RIVALS = ("chess", "hearts", "gin_rummy", "hanabi")


class EnvironmentSpeed(msgspec.Struct):
    """Steps a second of one way to play, with what stands beside it."""

    name: str
    steps_per_second: float
    games: int = 0


class ResearchReport(msgspec.Struct):
    """All that was measured in one run."""

    build: str
    game: str
    seats: int
    speeds: list[EnvironmentSpeed]
    rivals: list[EnvironmentSpeed]
    note: str = ""  # why something is missing


def measure(setting: Setting, seconds: float) -> ResearchReport:
    """Measures random play in every shape that is installed."""
    speeds = [
        _timed("raw loop: answers only", seconds, _play_raw(setting, False)),
        _timed("raw loop, observation and mask", seconds, _play_raw(setting, True)),
        _timed(f"vectorised, {BATCH} games", seconds, _step_batch(setting)),
    ]
    notes: list[str] = []
    try:
        speeds.append(_timed("PettingZoo", seconds, _step_agents(setting)))
    except ModuleNotFoundError as error:
        notes.append(f"PettingZoo was not measured: {error}")
    rivals: list[EnvironmentSpeed] = []
    try:
        for name in RIVALS:
            rivals.append(_timed(f"OpenSpiel {name}", seconds, _step_spiel(name)))
    except ModuleNotFoundError as error:
        notes.append(f"OpenSpiel was not measured: {error}")
    return ResearchReport(build(), setting.game, setting.seats, speeds, rivals, "; ".join(notes))


def _timed(name: str, seconds: float, play: Callable[[], tuple[int, int]]) -> EnvironmentSpeed:
    """Plays again and again; `play` returns how many steps it made and how many games it ended."""
    play()
    steps = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        more, ended = play()
        steps += more
        games += ended
    return EnvironmentSpeed(name, round(steps / (time.process_time() - start)), games)


def _play_raw(setting: Setting, with_arrays: bool) -> Callable[[], tuple[int, int]]:
    """A whole game by the engine alone, or with what an environment has to make."""
    draw = Random(1).random
    encoding = setting.encoding
    number = 0

    def play() -> tuple[int, int]:
        nonlocal number
        game = setting.new_game(f"raw {number}")
        number += 1
        steps = 0
        while game.question is not None:
            seat = game.asked_seat()
            if with_arrays:
                np.frombuffer(encoding.observe(game, seat), np.uint8)
                mask = bytearray(encoding.space.size)
                for action in encoding.actions(game, seat):
                    mask[action] = 1
                np.frombuffer(mask, np.int8)
            choices = game.question.choices_of(seat)
            game.answer(choices[int(draw() * len(choices))], seat)
            steps += 1
        return steps, 1

    return play


def _step_batch(setting: Setting) -> Callable[[], tuple[int, int]]:
    """A hundred steps of a batch; actions are drawn from the open ones, as a sampler would."""
    draw = Random(2).random
    games = VectorGames(setting, BATCH)
    games.reset(seed=1)
    batch = games.batch
    assert batch is not None

    def play() -> tuple[int, int]:
        ended = sum(batch.episodes)
        for _ in range(100):
            batch.step([found[int(draw() * len(found))] for found in batch.open_actions])
        return 100 * BATCH, sum(batch.episodes) - ended

    return play


def _step_agents(setting: Setting) -> Callable[[], tuple[int, int]]:
    """A whole game through PettingZoo, looking before every step."""
    from gloaming.research.aec import GameEnv

    draw = Random(3).random
    agents = GameEnv(setting)
    agents.reset(seed=1)

    def play() -> tuple[int, int]:
        agents.reset()
        steps = 0
        while True:
            _, _, terminated, truncated, _ = agents.last()
            if terminated or truncated:
                return steps, 1
            found = agents.open_actions
            agents.step(found[int(draw() * len(found))])
            steps += 1

    return play


def _step_spiel(name: str) -> Callable[[], tuple[int, int]]:
    """A whole game of OpenSpiel's own, with its observation where the game has one."""
    import pyspiel

    draw = Random(4)
    game: Any = pyspiel.load_game(name)
    has_tensor = game.get_type().provides_observation_tensor

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, chances)[0])
                continue
            if has_tensor:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            found = state.legal_actions()
            state.legal_actions_mask()
            state.apply_action(found[int(draw.random() * len(found))])
            steps += 1
        return steps, 1

    return play
