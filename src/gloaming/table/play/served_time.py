"""Served time: the seconds for which the server has served, by which people's clocks run.

It goes on only while the server runs: a restart, a clock of the machine that jumps, or a machine
that sleeps takes nobody's time. It is stored now and then (`clock_keeper`); what a crash loses of
it is given to those who were thinking.
"""

from time import monotonic

MOST_GAP = 10.0  # seconds that count at most between two beats: in a longer gap nobody was served


class ServedTime:
    """Counts the seconds for which this server has served, over all its lives."""

    def __init__(self) -> None:
        self._base = 0.0
        self._from = monotonic()

    def now(self) -> float:
        """Returns the served seconds; it never goes back."""
        return self._base + min(MOST_GAP, monotonic() - self._from)

    def beat(self) -> float:
        """Counts what has passed since the last beat, and returns the served seconds."""
        self._base, self._from = self.now(), monotonic()
        return self._base

    def catch_up(self, seconds: float) -> None:
        """Takes over what another worker, or an earlier life, has counted if that is more."""
        if seconds > self.now():
            self._base, self._from = seconds, monotonic()
