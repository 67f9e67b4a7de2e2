"""Ladders for tests: short ones, of the toy game and of both real games."""

from functools import partial
from pathlib import Path

from gloaming.arena.ladder import Ladder
from gloaming.arena.results import Results
from gloaming.arena.run import Spread, run_ladder
from gloaming.arena.schedule import PAIRS, SAME
from gloaming.arena.workers import do_all

PEBBLES = Ladder("pebbles", "pebbles", 2, ("random", "greedy"), 12, 5, PAIRS)
EVENFALL = Ladder("two", "evenfall", 2, ("random", "greedy"), 2, 5, PAIRS)
ELDRITCH = Ladder("team", "eldritch", 2, ("random", "plan"), 2, 5, SAME, {"ancient": "azathoth"})


def nothing(done: int) -> None:
    """No progress bar."""


def play(
    ladder: Ladder,
    folder: Path,
    jobs: int = 1,
    told: list[str] | None = None,
    spread: Spread | None = None,
    accepts_changes: bool = False,
) -> Results:
    """Plays a ladder into a folder."""
    tell = told.append if told is not None else print
    spread = spread or partial(do_all, jobs=jobs)
    return run_ladder(ladder, folder, spread, "test", nothing, tell, accepts_changes)
