"""How fast catanatron plays on this machine, for a fair comparison in the same run.

catanatron is a well-known engine for another board game. It is not needed to play; the
extra `bench` installs it, and it is imported only when it is measured.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from itertools import count, cycle
from time import process_time
from typing import Protocol, cast

TURN_LIMIT = 1000  # catanatron's own limit for players who never win
KEEP_EVERY = 25  # one position in so many is kept, to be copied later
KEPT = 400  # positions to copy in turn: early, middle and late ones of several games


class _State(Protocol):
    playable_actions: Sequence[object]
    num_turns: int


class _Game(Protocol):
    state: _State

    def play_tick(self) -> object: ...
    def winning_color(self) -> object | None: ...
    def copy(self) -> _Game: ...


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Four random players for half of the time, copies of their positions for the other half.

    A decision is one `play_tick`: one action chosen by one player. It is forced when only one
    action was legal, like rolling the dice or ending a turn with nothing left to do.
    Setting a game up counts as playing time; keeping positions for copying does not.
    Python's global random state, which catanatron seeds, is put back afterwards.
    """
    new_game = _load()
    remembered = random.getstate()
    try:
        return _measure(new_game, seconds / 2)
    finally:
        random.setstate(remembered)


def _load() -> Callable[[int], _Game]:
    try:
        catanatron = importlib.import_module("catanatron")
        player = importlib.import_module("catanatron.models.player")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "catanatron is not installed: install gloaming with the extra 'bench'",
            name="catanatron",
        ) from error

    def new_game(seed: int) -> _Game:
        players = [player.RandomPlayer(color) for color in player.Color]
        return cast(_Game, catanatron.Game(players, seed=seed))

    return new_game


def _measure(new_game: Callable[[int], _Game], seconds: float) -> dict[str, float]:
    new_game(1)  # warm up: the first game builds catanatron's static tables
    kept: list[_Game] = []
    decisions = forced = games = 0
    spent = 0.0
    for seed in count(1):
        started = process_time()
        aside = 0.0
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            if decisions % KEEP_EVERY == 0 and len(kept) < KEPT:
                pause = process_time()
                kept.append(game.copy())
                aside += process_time() - pause
            if len(game.state.playable_actions) == 1:
                forced += 1
            game.play_tick()
            decisions += 1
        games += 1
        spent += process_time() - started - aside
        if spent >= seconds:
            break

    copies = 0
    started = process_time()
    for position in cycle(kept):
        position.copy()
        copies += 1
        if copies % 100 == 0 and process_time() - started >= seconds:
            break
    copying = process_time() - started

    return {
        "decisions_per_second": decisions / spent,
        "unforced_decisions_per_second": (decisions - forced) / spent,
        "copies_per_second": copies / copying,
        "games": float(games),
    }
