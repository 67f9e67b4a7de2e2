"""95 % intervals of what was measured deal by deal.

The games of a deal share their luck, so they are not independent: the deals are. A rate or a mean
is that of the deals' means, and its interval comes from how they differ from deal to deal.

For a rate this is Wilson's interval with the effective number of games in the place of the number
of games: as many independent games as would give the deals' variance, made smaller for few deals
by Student's t (Korn and Graubard's correction). Unlike a bootstrap it needs no luck of its own and
holds near 0 and 100 %.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance

import msgspec

Z = NormalDist().inv_cdf(0.975)  # standard errors on either side


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def student(freedom: int) -> float:
    """Returns Student's t for a 95 % interval, by Cornish and Fisher's expansion.

    It is right to a hundredth from four degrees of freedom on, and too small below.
    """
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean_interval(deals: Sequence[float]) -> Estimate:
    """Returns the mean of what deals gave, with its interval."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Estimate(mean, mean, mean)
    half = student(len(deals) - 1) * sqrt(variance(deals) / len(deals))
    return Estimate(mean, mean - half, mean + half)


def rate_interval(deals: Sequence[float]) -> Estimate:
    """Returns the mean of the rates of deals (each from 0 to 1), with its interval.

    Where all deals came out alike, each of them counts as one game.
    """
    rate = fmean(deals)
    count = float(len(deals))
    if len(deals) > 1:
        spread = variance(deals) / len(deals)
        if spread > 0:
            count = rate * (1 - rate) / spread * (Z / student(len(deals) - 1)) ** 2
    return wilson(rate, count)


def difference_interval(deals: Sequence[float]) -> Estimate:
    """Returns the mean of differences of two rates (each from -1 to 1), with its interval.

    It is that of the rate at which one is ahead, so that it holds where deals come out alike.
    """
    ahead = rate_interval([(1 + apart) / 2 for apart in deals])
    return Estimate(2 * ahead.value - 1, 2 * ahead.low - 1, 2 * ahead.high - 1)


def wilson(rate: float, count: float) -> Estimate:
    """Returns a rate seen in so many independent games with Wilson's score interval."""
    centre = (rate + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(rate * (1 - rate) / count + (Z / (2 * count)) ** 2)
    return Estimate(rate, max(0.0, centre - half), min(1.0, centre + half))
