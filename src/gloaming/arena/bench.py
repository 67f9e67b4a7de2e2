"""How fast it is: decisions, copies, views and saves a second, compiled and interpreted.

Seconds are of the processor: what other programs do matters less.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

import msgspec

from gloaming.bots.random import play_on
from gloaming.kernel.box import Box
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.registry import find
from gloaming.kernel.runtime.build import build
from gloaming.kernel.setup.setup import Setup

SEATS = 4  # as at catanatron's table
WARM_UP = 16  # games that are set up before: content is read once for each kind of game
SAMPLES = 24  # positions spread over games, from which copies, views and saves are timed


class Speed(msgspec.Struct):
    """One game in one build."""

    game: str
    build: str
    seats: int
    games: int
    decisions_per_second: float
    forced_per_second: float
    copies_per_second: float
    view_ms: float
    save_ms: float


def measure(box: Box, seconds: float) -> Speed:
    """Measures random play with four seats, and copies, views and saves of positions."""
    seats = min(SEATS, box.most)
    rng = Random(1)
    for number in range(WARM_UP):
        _new_game(box, seats, f"bench {number}")
    games = decisions = forced = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = _new_game(box, seats, f"bench {games}")
        decisions += play_on(game, rng.random)
        forced += game.forced
        games += 1
    spent = time.process_time() - start
    positions = _positions(box, seats)
    copies = _rate(lambda: _copy_each(positions), seconds / 4) * len(positions)
    views = _rate(lambda: [box.view(game, 0) for game in positions], seconds / 4) * len(positions)
    match = Match(box, _setup(box, seats, "bench"))
    while not match.is_over:
        match.answer(rng.choice(match.options()))
    saves = _rate(lambda: [msgspec.json.encode(match.record())], seconds / 4)
    return Speed(
        box.name,
        build(),
        seats,
        games,
        round(decisions / spent),
        round(forced / spent),
        round(copies),
        round(1000 / views, 3),
        round(1000 / saves, 3),
    )


def _setup(box: Box, seats: int, seed: str) -> Setup:
    return Setup(box.name, seats, key_from_seed(seed).hex(), {}, (), box.rules_version)


def _new_game(box: Box, seats: int, seed: str) -> Game:
    return box.set_up(_setup(box, seats, seed), [], with_story=False)


def _positions(box: Box, seats: int) -> list[Game]:
    """Returns early, middle and late positions."""
    rng = Random(2)
    found: list[Game] = []
    for number in range(SAMPLES):
        game = _new_game(box, seats, f"position {number}")
        for _ in range(number * 8):
            if game.question is None:
                break
            game.answer(rng.choice(game.choices()))
        found.append(game)
    return found


def _copy_each(positions: list[Game]) -> None:
    for game in positions:
        game.copy()


def _rate(work: Callable[[], object], seconds: float) -> float:
    """Returns how often a second some work can be done."""
    count = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        work()
        count += 1
    return count / (time.process_time() - start)


def measure_build(name: str, seconds: float, which: str) -> Speed | None:
    """Measures in a process of its own with the build asked for; None where there is none."""
    environment = {**os.environ, "GLOAMING_BUILD": which}
    if which == "compiled":
        environment.pop("GLOAMING_BUILD")
    code = f"from gloaming.arena.bench import main; main({name!r}, {seconds!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    speed = msgspec.convert(json.loads(done.stdout), Speed)
    return speed if speed.build == which else None


def main(name: str, seconds: float) -> None:
    """Measures one game in this process and prints it as JSON."""
    print(msgspec.json.encode(measure(find(name), seconds)).decode())
