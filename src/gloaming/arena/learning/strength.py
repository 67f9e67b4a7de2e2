"""How good a net is: quick with the net against greedy, every deal from every seat."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from gloaming.arena.intervals import rate_interval
from gloaming.arena.playing import TOO_LONG, new_game
from gloaming.arena.workers import do_all
from gloaming.bots.bot import Bot, play_out
from gloaming.bots.greedy import Greedy
from gloaming.bots.quick import Quick
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.evaluation.weights import read_weights, write_weights
from gloaming.kernel.registry import find


def measure(
    game: str,
    net: Path,
    seats: int,
    deals: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None],
) -> str:
    """Returns how often a net wins against greedy bots at all other seats, in words."""
    work = partial(_play_deals, game, str(net.resolve()), seats, seed)
    shares: list[float] = []
    for found in do_all(work, range(deals), jobs):
        shares += found
        progress(len(found))
    rate = rate_interval(shares)
    return (
        f"{rate.value:.1%} of {seats * deals:,} games won"
        f" ({rate.low:.1%} to {rate.high:.1%}, seed {seed})"
    )


def note_strength(net: Path, against: dict[str, str]) -> None:
    """Writes what was measured on the card of a net."""
    weights = read_weights(net)
    weights.card.strength = against
    write_weights(net, weights)


def note_ratings(net: Path, ratings: dict[str, int]) -> None:
    """Writes how strong bots are that were measured with a net on its card."""
    weights = read_weights(net)
    weights.card.ratings = ratings
    write_weights(net, weights)


def _play_deals(game: str, net: str, seats: int, seed: int, deals: list[int]) -> list[float]:
    """Plays deals from every seat and returns the net's mean share of the victories of each."""
    box = find(game)
    found: list[float] = []
    for deal in deals:
        shares = 0.0
        for own in range(seats):
            table = new_game(box, seats, f"strength {seed}/{deal}", {}, ())
            bots: list[Bot] = [
                Quick(box, f"{seed}/{deal}/{seat}", Path(net))
                if seat == own
                else Greedy(box, f"{seed}/{deal}/{seat}")
                for seat in range(seats)
            ]
            play_out(table, bots, TOO_LONG)
            outcome = table.outcome()
            if outcome is None:
                raise GloamingError(f"deal {deal} has no end after {TOO_LONG} decisions")
            shares += outcome.share(own)
        found.append(shares / seats)
    return found
