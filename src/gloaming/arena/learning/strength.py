"""How good a net is: quick with the net against greedy, every deal from every seat; where all win
together, a team that searches with the net beside a team of the game's own policy."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from gloaming.arena.intervals import rate_interval
from gloaming.arena.playing import TOO_LONG, new_game
from gloaming.arena.workers import do_all
from gloaming.bots.bot import Bot, make, play_out, substitute
from gloaming.bots.greedy import Greedy
from gloaming.bots.quick import Quick
from gloaming.kernel.box import Box
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.evaluation.weights import read_weights, write_weights
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find

SIMULATIONS = 40  # for each decision of a team that is measured


def measure(
    game: str,
    net: Path,
    seats: int,
    deals: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None],
) -> str:
    """Returns how often a net wins against greedy bots at all other seats, in words; where all win
    together, how often a team that searches with it wins, and one that does not, in the same deals.
    """
    box = find(game)
    if box.is_cooperative and box.policies():
        return _measure_team(game, net, seats, deals, seed, jobs, progress)
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


def measured_against(box: Box) -> str:
    """Returns the bot that a net is measured against, or beside where all win together."""
    return substitute(box) if box.is_cooperative and box.policies() else Greedy.name


def _measure_team(
    game: str,
    net: Path,
    seats: int,
    deals: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None],
) -> str:
    work = partial(_play_teams, game, str(net.resolve()), seats, seed)
    searched: list[float] = []
    plain: list[float] = []
    for found in do_all(work, range(deals), jobs):
        for with_net, without in found:
            searched.append(with_net)
            plain.append(without)
        progress(len(found))
    rate, other = rate_interval(searched), rate_interval(plain)
    return (
        f"{rate.value:.1%} of {deals:,} games won by search:simulations={SIMULATIONS}"
        f" ({rate.low:.1%} to {rate.high:.1%}), {other.value:.1%} of the same deals by"
        f" {measured_against(find(game))} ({other.low:.1%} to {other.high:.1%}), seed {seed}"
    )


def _play_teams(
    game: str, net: str, seats: int, seed: int, deals: list[int]
) -> list[tuple[float, float]]:
    """Plays deals by a team that searches with a net, and by one that follows the policy."""
    box = find(game)
    names = (f"search:simulations={SIMULATIONS}:weights={net}", measured_against(box))
    found: list[tuple[float, float]] = []
    for deal in deals:
        shares: list[float] = []
        for name in names:
            table = new_game(box, seats, f"strength {seed}/{deal}", {}, ())
            bots = [make(name, box, f"{seed}/{deal}/{seat}") for seat in range(seats)]
            shares.append(_share(table, bots, deal, 0))
        found.append((shares[0], shares[1]))
    return found


def _share(table: Game, bots: list[Bot], deal: int, seat: int) -> float:
    """Plays a game to its end and returns a seat's share of the victory."""
    play_out(table, bots, TOO_LONG)
    outcome = table.outcome()
    if outcome is None:
        raise GloamingError(f"deal {deal} has no end after {TOO_LONG} decisions")
    return outcome.share(seat)


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
            shares += _share(table, bots, deal, own)
        found.append(shares / seats)
    return found
