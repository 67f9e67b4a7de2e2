"""Plays a ladder into its folder, from where the last run ended."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from gloaming.arena.ladder import Ladder
from gloaming.arena.ladder_game import GameRow, play_games
from gloaming.arena.provenance import machine, versions
from gloaming.arena.results import Results
from gloaming.arena.workers import Work
from gloaming.kernel.registry import find

Tell = Callable[[str], None]


class Spread(Protocol):
    """Does work on numbers somewhere and yields what comes of it, in any order."""

    def __call__(
        self, work: Work[GameRow], numbers: Sequence[int], *, tell: Tell
    ) -> Iterator[list[GameRow]]: ...


def run_ladder(
    ladder: Ladder,
    folder: Path,
    spread: Spread,
    workers: str,
    progress: Callable[[int], None],
    tell: Tell,
    accepts_changes: bool = False,
    position: int = 0,
) -> Results:
    """Plays the games of a ladder that its folder does not have yet.

    `workers` says where they are played, `position` which ladder of its file it is. Whatever ends
    it early, games that were finished are on disk afterwards, and the next run goes on from there.
    """
    here = versions(find(ladder.game))
    results = Results(folder, ladder, here, machine(workers), tell, accepts_changes, position)
    missing = results.missing()
    there = len(ladder.schedule()) - len(missing)
    progress(there)
    if there:
        total = there + len(missing)
        tell(f"{ladder.id}: {there:,} of {total:,} games are there already; going on from them")
    try:
        for rows in spread(partial(play_games, ladder, here), missing, tell=tell):
            results.add(rows)
            progress(len(rows))
    finally:
        results.flush()
    results.put_together()
    return results
