"""What a ladder's games say: ratings, win rates with their intervals, scores, time a decision.

Only whole deals count, those of which every table has played every rotation: so luck stays paired
while a ladder is still being played, and where a game broke.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable

import msgspec

from gloaming.arena.intervals import (
    Estimate,
    difference_interval,
    mean_interval,
    rate_interval,
)
from gloaming.arena.ladder import Ladder
from gloaming.arena.ladder_game import GameRow
from gloaming.arena.results import digest
from gloaming.arena.schedule import MIXED, PAIRS, SAME
from gloaming.kernel.errors import GloamingError

THE_GAME = "the game"  # who is rated as the opponent where all seats play against the rules


class BotStanding(msgspec.Struct):
    """How one bot did."""

    bot: str
    games: int  # in which its wins were counted
    rating: float  # openskill's mu
    sigma: float  # how sure that is: about one standard error
    wins: Estimate  # share of the victories; a shared one counts in part
    score: Estimate | None  # mean of its seats; None in a game without scores
    score_counts: dict[int, int]  # how often its seats had each score
    decisions: int
    milliseconds: float  # of the processor for a decision, on average
    slowest: float  # milliseconds of the processor for the longest decision
    reasons: dict[str, int]  # how its games ended


class Meeting(msgspec.Struct):
    """How a bot did against another one; by itself, where both play the same deals alone."""

    bot: str
    other: str
    games: int
    result: Estimate


class Standings(msgspec.Struct):
    """What there is to say about a ladder."""

    ladder: str
    games: int  # that are there
    total: int  # that are to be played
    deals: int  # that count
    errors: int
    first_errors: list[str]
    bots: list[BotStanding]  # the best first
    meetings: list[Meeting]
    game_rating: float | None  # of the game itself, where it is the opponent
    fair: float  # share of victories if all were equally good; nothing where the game is opponent
    digest: str  # the same wherever the games were played


def standings(ladder: Ladder, rows: Iterable[GameRow]) -> Standings:
    """Returns what the games of a ladder say; games that it does not ask for are left out."""
    schedule = ladder.schedule()
    games = sorted((row for row in rows if row.number >= 0), key=lambda row: row.number)
    broken = [row for row in games if row.error]
    counts = Counter(row.deal for row in games if not row.error)
    each = len(schedule.tables) * schedule.rotations
    whole = [row for row in games if counts[row.deal] == each]
    if not whole:
        why = broken[0].error if broken else f"{len(games)} of {len(schedule)} games are there"
        raise GloamingError(f"{ladder.id}: no deal is whole, so there is nothing to say yet: {why}")
    ratings = _ratings(ladder, whole)
    bots = [_bot(ladder, bot, whole, *ratings[bot]) for bot in ladder.bots]
    is_same = ladder.tables == SAME
    return Standings(
        ladder.id,
        len(games),
        len(schedule),
        len({row.deal for row in whole}),
        len(broken),
        [row.error for row in broken[:5]],
        sorted(bots, key=lambda bot: (-bot.rating, bot.bot)),
        _meetings(ladder, whole),
        round(ratings[THE_GAME][0], 2) if is_same else None,
        0.0 if is_same else 1 / ladder.seats,
        digest(games),
    )


def _by_deal(values: Iterable[tuple[int, float]]) -> list[float]:
    """Returns the mean of every deal, in the order of the deals."""
    found: defaultdict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        found[deal].append(value)
    return [sum(found[deal]) / len(found[deal]) for deal in sorted(found)]


def _judged_seats(ladder: Ladder, row: GameRow, bot: str) -> list[int]:
    """Returns the seats of a bot whose wins count.

    Who plays by itself has won once, whatever the seats; of a pair at more than two seats only the
    one who sits alone is judged.
    """
    seats = [seat for seat, name in enumerate(row.bots) if name == bot]
    if ladder.tables == SAME:
        return seats[:1]
    return seats if len(seats) == 1 else []


def _bot(ladder: Ladder, bot: str, rows: list[GameRow], rating: float, sigma: float) -> BotStanding:
    judged = [(row, seat) for row in rows for seat in _judged_seats(ladder, row, bot)]
    seats = [(row, seat) for row in rows for seat, name in enumerate(row.bots) if name == bot]
    scored = [(row.deal, row.scores[seat]) for row, seat in seats if seat < len(row.scores)]
    decisions = sum(row.decisions[seat] for row, seat in seats)
    seconds = sum(row.seconds[seat] for row, seat in seats)
    return BotStanding(
        bot,
        len(judged),
        round(rating, 2),
        round(sigma, 2),
        rate_interval(_by_deal((row.deal, row.share(seat)) for row, seat in judged)),
        mean_interval(_by_deal(scored)) if scored else None,
        dict(sorted(Counter(score for _, score in scored).items())),
        decisions,
        1000 * seconds / max(1, decisions),
        1000 * max(row.slowest[seat] for row, seat in seats),
        dict(Counter(row.reason for row, _ in judged).most_common()),
    )


def _meetings(ladder: Ladder, rows: list[GameRow]) -> list[Meeting]:
    """Returns how every bot did against every other one."""
    if ladder.tables == SAME:
        return _differences(ladder, rows)
    values: defaultdict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for row in rows:
        for bot in ladder.bots:
            for seat in _judged_seats(ladder, row, bot):
                for other in {name for name in row.bots if name != bot}:
                    values[bot, other].append((row.deal, _against(ladder, row, seat, other)))
    return [
        Meeting(bot, other, len(found), rate_interval(_by_deal(found)))
        for (bot, other), found in sorted(values.items())
    ]


def _against(ladder: Ladder, row: GameRow, seat: int, other: str) -> float:
    """Returns the victory of a pair; at a mixed table, who of two is ahead."""
    if ladder.tables == PAIRS:
        return row.share(seat)
    assert ladder.tables == MIXED
    ahead = row.places[row.bots.index(other)] - row.places[seat]
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def _differences(ladder: Ladder, rows: list[GameRow]) -> list[Meeting]:
    """Returns by how much more of the same deals one bot wins than another."""
    won = {row.key: row.share(0) for row in rows}
    deals = sorted({row.deal for row in rows})
    found: list[Meeting] = []
    for bot in ladder.bots:
        for other in ladder.bots:
            if bot != other:
                mine, theirs = (bot,) * ladder.seats, (other,) * ladder.seats
                apart = [won[deal, mine] - won[deal, theirs] for deal in deals]
                found.append(Meeting(bot, other, len(deals), difference_interval(apart)))
    return found


# --- ratings ----------------------------------------------------------------------------


def _ratings(ladder: Ladder, rows: list[GameRow]) -> dict[str, tuple[float, float]]:
    """Returns the rating of every bot, and of the game where that is the opponent.

    Plackett and Luce's model of openskill, game by game in the order of the numbers. All seats of
    a game are ranked; a bot that sits at several takes the mean of what they would.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating() for name in (*ladder.bots, THE_GAME)}
    for row in rows:
        if ladder.tables == SAME:
            players = [row.bots[0], THE_GAME]
            ranks = [0.0, 1.0] if row.share(0) else [1.0, 0.0]
        else:
            players = list(row.bots)
            ranks = [float(place) for place in row.places[: len(players)]]
        rated = model.rate([[known[name]] for name in players], ranks=ranks)
        for name in set(players):
            own = [new[0] for player, new in zip(players, rated, strict=True) if player == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            known[name] = model.rating(mu, sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}
