"""Is the game fair, and does every card matter? Measured over many games of bots.

For every card: how often it is played by those who draw it, and how the win rate of those who
played it differs from that of all who drew it, with a 95 % interval. Where seats begin differently,
for everything a seat can play: how often it wins.
"""

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from math import perm

import msgspec

from gloaming.arena.schedule import rotations
from gloaming.arena.simulate import Plan, Played, check, play_all
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup

SURE = 1.96  # standard errors on either side of a 95 % interval
MOST_LINE_UPS = 20_000  # tables of what the seats play, beyond which they are drawn by lot


class FactionBalance(msgspec.Struct):
    """How one of the things does that a seat can play."""

    faction: str
    games: int
    wins: float  # share of the games in which it took part; a shared victory counts in part
    interval: float  # half of the 95 % interval of that
    mean: float  # score


class CardBalance(msgspec.Struct):
    """How one card does."""

    card: str
    drawn: int
    played: int
    share: float
    swing: float  # win rate when played, less win rate when drawn
    interval: float  # half of the 95 % interval of the swing


class Balance(msgspec.Struct):
    """What `gloaming balance` prints."""

    game: str
    players: int
    games: int
    errors: int
    mean: float
    winner_mean: float
    rounds: list[float]  # mean score after each round, and at the end
    before_final: float  # share of the points before final scoring
    first_seat: float  # how often who begins wins
    cards: list[CardBalance]
    scores: list[int]
    factions: list[FactionBalance] = []
    bots: list[str] = []  # that played, each once

    def problems(self, targets: "Targets") -> list[str]:
        """Returns what is outside the targets, in words."""
        found: list[str] = []

        def within(name: str, value: float, low: float, high: float) -> None:
            if not low <= value <= high:
                found.append(f"{name} is {value:.2f}, expected {low:g} to {high:g}")

        if self.errors:
            found.append(f"games without an end: {self.errors} of {self.games}")
        within("mean score", self.mean, *targets.mean)
        within("mean of winners", self.winner_mean, *targets.winner)
        within("score after round 1", self.rounds[0], *targets.first_round)
        within("share before final scoring", self.before_final, *targets.before_final)
        within("first seat's wins", self.first_seat, *targets.first_seat)
        for card in self.cards:
            if card.share < targets.least_played:
                found.append(f"{card.card} is played in {card.share:.1%} of the games it is drawn")
            if abs(card.swing) > targets.most_swing:
                found.append(f"{card.card} changes its owner's win rate by {card.swing:+.1%}")
        low, high = targets.wins(len(self.factions), self.players)
        for one in self.factions:
            if not low <= one.wins <= high:
                found.append(
                    f"{one.faction} wins {one.wins:.1%} of its games, "
                    f"expected {low:.0%} to {high:.0%}"
                )
        return found


class Targets(msgspec.Struct, frozen=True):
    """What we aim for with four greedy bots."""

    mean: tuple[float, float] = (75, 115)
    winner: tuple[float, float] = (95, 130)
    first_round: tuple[float, float] = (15, 30)
    before_final: tuple[float, float] = (0.70, 0.80)
    first_seat: tuple[float, float] = (0.22, 0.28)
    least_played: float = 0.02
    most_swing: float = 0.12
    # Wins of a faction, as multiples of a fair share: where all of them meet, and where some do.
    all_meet: tuple[float, float] = (0.72, 1.28)
    some_meet: tuple[float, float] = (0.6, 1.4)

    def wins(self, factions: int, seats: int) -> tuple[float, float]:
        """Returns what each of so many factions may win of its games, as a range of shares."""
        low, high = self.some_meet if factions > seats else self.all_meet
        return low / seats, high / seats


def targets(plan: Plan) -> Targets:
    """Returns what a plan's games aim for: the game says where that differs from the usual."""
    target_ranges = find(plan.game).statistics.target_ranges(
        Setup(plan.game, plan.players, "", plan.options)
    )
    return msgspec.convert(target_ranges, Targets)


def line_ups(pool: list[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Returns who sits where, from game to game: all meet, in all seats and in every order.

    Each table of so many comes in all its rotations before the next, and all tables in one order
    before they come in another: also over a part of the list everybody sits everywhere equally.
    Where these are too many, tables are drawn by lot, the same every time.
    """
    if perm(len(pool), seats) > MOST_LINE_UPS // 2:
        luck = random.Random(seats)
        return tuple(tuple(luck.sample(pool, seats)) for _ in range(MOST_LINE_UPS))
    found: list[tuple[str, ...]] = []
    for order in permutations(range(1, seats)):
        for table in combinations(pool, seats):
            ring = (table[0], *(table[i] for i in order))
            found += rotations(ring)
    return tuple(found)


def spread(plan: Plan, among: str = "") -> Plan:
    """Returns the plan with what a seat can play handed out evenly.

    `among` names what to choose from, separated by commas, or says `all`; without it the game
    decides, and hands out nothing where all seats begin alike. The seats of a co-operative game
    choose for themselves then, as people do.
    """
    box = find(plan.game)
    if box.is_cooperative and not among:
        return plan
    pool = box.statistics.faction_pool(Setup(plan.game, plan.players, "", plan.options))
    if among and not pool:
        raise GloamingError("with these options all seats begin alike; there is nothing to choose")
    if among == "all":
        pool = list(box.statistics.factions)
    elif among:
        pool = list(dict.fromkeys(name.strip() for name in among.split(",") if name.strip()))
    for name in pool:
        if name not in box.statistics.factions:
            raise GloamingError(
                f"there is no “{name}”; there are: {', '.join(box.statistics.factions)}"
            )
    if pool and len(pool) < plan.players:
        raise GloamingError(f"{len(pool)} to choose from for {plan.players} seats")
    return msgspec.structs.replace(plan, line_ups=line_ups(pool, plan.players) if pool else ())


def balance(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Balance:
    """Plays a plan and returns how balanced its games are."""
    check(plan)
    games = list(play_all(msgspec.structs.replace(plan, watch=True), jobs, progress))
    done = [game for game in games if not game.error]
    if not done:
        raise GloamingError(f"no game came to its end: {games[0].error}")
    scores = [score for game in done for score in game.scores[: plan.players]]
    rounds = _rounds(done)
    first = [game.share(game.first) for game in done]
    winning = [score for game in done for score in game.winning_scores()]
    if not scores or not winning or not rounds:
        raise GloamingError(f"{plan.game} has no scores to judge the balance by")
    return Balance(
        plan.game,
        plan.players,
        len(games),
        len(games) - len(done),
        round(sum(scores) / len(scores), 2),
        round(sum(winning) / len(winning), 2),
        rounds,
        round(rounds[-2] / rounds[-1], 4) if len(rounds) > 1 and rounds[-1] else 1.0,
        round(sum(first) / len(first), 4),
        _cards(done),
        sorted(scores),
        _factions(done),
        list(dict.fromkeys(plan.bots)),
    )


def interval(rate: float, count: int) -> float:
    """Returns half of the 95 % interval of a rate seen in so many games."""
    return round(SURE * (rate * (1 - rate) / count) ** 0.5, 4) if count else 0.0


def _rounds(done: list[Played]) -> list[float]:
    """Returns the mean score of all seats after each round and at the end."""
    histories = [history for game in done for history in game.histories]
    length = min((len(history) for history in histories), default=0)
    return [round(sum(h[i] for h in histories) / len(histories), 2) for i in range(length)]


def _factions(done: list[Played]) -> list[FactionBalance]:
    games: Counter[str] = Counter()
    wins: dict[str, float] = {}
    points: Counter[str] = Counter()
    for game in done:
        for seat, faction in enumerate(game.factions):
            games[faction] += 1
            points[faction] += game.scores[seat]
            wins[faction] = wins.get(faction, 0.0) + game.share(seat)
    found: list[FactionBalance] = []
    for faction, count in games.items():
        rate = wins[faction] / count
        found.append(
            FactionBalance(
                faction,
                count,
                round(rate, 4),
                interval(rate, count),
                round(points[faction] / count, 2),
            )
        )
    return sorted(found, key=lambda one: one.wins)


def _cards(done: list[Played]) -> list[CardBalance]:
    drawn: Counter[str] = Counter()
    drawn_wins: Counter[str] = Counter()
    played: Counter[str] = Counter()
    played_wins: Counter[str] = Counter()
    for game in done:
        for seat, seen in enumerate(game.seen):
            win = 1 if seat in game.winners else 0
            used = {card.split("/")[0].split(".")[0] for card in game.played[seat]}
            for card in {*seen, *used}:
                drawn[card] += 1
                drawn_wins[card] += win
                if card in used:
                    played[card] += 1
                    played_wins[card] += win
    found: list[CardBalance] = []
    for card, count in sorted(drawn.items()):
        base = drawn_wins[card] / count
        times = played[card]
        rate = played_wins[card] / times if times else base
        found.append(
            CardBalance(
                card,
                count,
                times,
                round(times / count, 4),
                round(rate - base, 4),
                interval(rate, times),
            )
        )
    return found
