"""Options that are tried against one another in the same imagined games.

In one imagined game all of them have the same luck, so that what counts is by how much one ends
better there than another: most of the luck cancels out.
"""

from math import ceil, sqrt
from typing import Final

TRUST: Final = 1.0  # tries that what an option promises one move ahead counts for
CERTAIN: Final = 2.0  # standard errors by which an option must be worse than the best to be out
# Points by which the difference of two options varies from one imagined game to the next, and for
# how many tries that counts: few tries that happen to agree say little.
NOISE: Final = 6.0
NOISE_TRIES: Final = 1.0
SAME: Final = 0.5  # points that are not worth finding out which of two options is better
LEAST: Final = 2  # tries before an option can be out


class Runner:
    """An option, what it promised one move ahead, and what its tries brought."""

    def __init__(self, choice: int, promise: float) -> None:
        self.choice = choice
        self.promise = promise
        self.tries: list[float] = []
        self.total = 0.0

    def note(self, value: float) -> None:
        """Notes what a try brought."""
        self.tries.append(value)
        self.total += value

    def mean(self) -> float:
        """Returns what the option brings on average; its promise counts as some tries."""
        return (self.total + TRUST * self.promise) / (len(self.tries) + TRUST)


class Race:
    """The options of a decision; those that go on have all been tried in the same games."""

    def __init__(self, runners: list[Runner], width: int) -> None:
        self.runners = sorted(runners, key=_promise, reverse=True)[:width]
        self.racing = self.runners[:]

    def leader(self) -> Runner:
        """Returns the option that looks best now."""
        best = self.racing[0]
        for runner in self.racing:
            if runner.mean() > best.mean():
                best = runner
        return best

    def drop(self, spent: float) -> None:
        """Ends the race for options that are surely worse than the best.

        The more of the budget is spent (0 to 1), the fewer go on in any case: what is left is for
        those between which it is hardest to choose.
        """
        leader = self.leader()
        if len(leader.tries) >= LEAST:
            self.racing = [one for one in self.racing if not _is_surely_worse(one, leader)]
        most = ceil(len(self.runners) ** max(0.0, 1.0 - spent))
        self.narrow(max(2, most))

    def narrow(self, most: int) -> None:
        """Lets only so many options go on, those that look best."""
        if len(self.racing) > most:
            self.racing = sorted(self.racing, key=_mean, reverse=True)[:most]

    def value(self, runner: Runner) -> float:
        """Returns what an option brings on average in the imagined games of the one that is best.

        One that was out early is told by how much worse it was until then.
        """
        leader = self.leader()
        return leader.mean() - _behind(runner, leader)


def _is_surely_worse(runner: Runner, leader: Runner) -> bool:
    """Returns whether an option is surely worse than the best, or at least not better by much."""
    if runner is leader:
        return False
    count = len(runner.tries)
    total = leader.total - runner.total
    squares = 0.0
    for i, value in enumerate(runner.tries):
        apart = leader.tries[i] - value - total / count
        squares += apart * apart
    noise = (NOISE_TRIES * NOISE * NOISE + squares) / (NOISE_TRIES + count - 1)
    return _behind(runner, leader) > CERTAIN * sqrt(noise / (count + TRUST)) - SAME


def _behind(runner: Runner, leader: Runner) -> float:
    """Returns by how much an option is worse than another in the games in which both were tried."""
    behind = TRUST * (leader.promise - runner.promise)
    for i, value in enumerate(runner.tries):
        behind += leader.tries[i] - value
    return behind / (len(runner.tries) + TRUST)


def _promise(runner: Runner) -> float:
    return runner.promise


def _mean(runner: Runner) -> float:
    return runner.mean()
