"""What a net should have said of the positions of games: what their players gained from there on.

The end of a game tells it, but with much luck in it that says nothing of the position. So a net may
be asked in between: a position is worth what its player gained until the next one, and what that
one was worth then. This is learning by temporal differences, as Sutton described it (1988).
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.arena.learning.self_play import SampleSet


def set_targets(
    samples: SampleSet, expected: NDArray[np.float32] | None, trace: float, victory: float
) -> None:
    """Sets what a net should say of all positions; a victory counts so many points.

    `expected` is what a net says of them now, and `trace` how much what came later counts beside
    that; without `expected` only the ends of the games count.
    """
    if expected is None:
        expected, trace = np.zeros(len(samples.had), np.float32), 1.0
    players, had, left = samples.players.tolist(), samples.had.tolist(), samples.left.tolist()
    said = expected.tolist()
    scores, shares = samples.scores.tolist(), (victory * samples.shares).tolist()
    found: list[float] = []
    seat = 0
    for length, seats in zip(samples.lengths.tolist(), samples.seats.tolist()):
        part = slice(len(found), len(found) + length)
        ends = list(zip(scores[seat : seat + seats], shares[seat : seat + seats]))
        found += game_targets(players[part], had[part], left[part], said[part], ends, trace)
        seat += seats
    samples.targets[:] = np.array(found, np.float32)


def game_targets(
    players: list[int],
    had: list[float],
    left: list[bool],
    expected: list[float],
    ends: list[tuple[float, float]],
    trace: float,
) -> list[float]:
    """Returns what a net should have said of the positions of one game.

    `ends` has the points at the end and what the victory counts, by player. `trace` is the part of
    the next position's worth that comes of what followed it in turn, the rest is what the net
    expects there: with 1 the end alone counts. With less, nothing is learned of a position from
    which the player went on with any option: what bots would not do says nothing of it.
    """
    points = [end[0] for end in ends]
    ahead = [end[1] for end in ends]  # what the next position of a player was worth
    found = [0.0] * len(players)
    for place in range(len(players) - 1, -1, -1):
        player = players[place]
        target = points[player] - had[place] + ahead[player]
        if left[place] and trace < 1.0:
            target = expected[place]
        found[place] = target
        points[player] = had[place]
        ahead[player] = trace * target + (1.0 - trace) * expected[place]
    return found
