"""What a seat is rewarded with, for programs that learn."""

from typing import Final

from gloaming.kernel.game import Game
from gloaming.kernel.outcome import WON_TOGETHER

OUTCOME: Final = 0  # at the end: 1 is shared by those who win, -1 by those who lose
POINTS: Final = 1  # whenever it gets points: a hundredth of them
MARGIN: Final = 2  # at the end: a hundredth of the points ahead of the best other player
REWARDS: Final = ["outcome", "points", "margin"]
SCALE: Final = 100.0


def final_rewards(game: Game, kind: int) -> list[float]:
    """Returns what each seat is rewarded with at the end of a game, beside rewards for points."""
    outcome = game.outcome()
    seats = game.seats
    if outcome is None or kind == POINTS:
        return [0.0] * seats
    if kind == MARGIN:
        scores = outcome.scores
        found: list[float] = []
        for seat in range(seats):
            others = [score for player, score in enumerate(scores) if player != seat]
            found.append((scores[seat] - max(others)) / SCALE if others else 0.0)
        return found
    if outcome.is_together:
        return [1.0 if outcome.kind == WON_TOGETHER else -1.0] * seats
    losers = seats + game.opponents - len(outcome.winners)
    if losers == 0:
        return [0.0] * seats
    shared: list[float] = []
    for seat in range(seats):
        shared.append(outcome.share(seat) if outcome.has_won(seat) else -1.0 / losers)
    return shared


def points_of(game: Game) -> list[int]:
    """Returns the points of every seat now; zeros in a game without points while it is on."""
    scores = game.scores()
    return scores[: game.seats] if scores else [0] * game.seats
