"""Is a co-operative game fair, and how is it lost? Teams of bots at each level of difficulty."""

from collections import Counter
from collections.abc import Callable

import msgspec

from gloaming.arena.balance import interval
from gloaming.arena.simulate import Plan, Played, check, play_all
from gloaming.arena.solo_balance import asked_levels
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find

FEW = 20  # games with and without a card, below which nothing is said about it


class TeamLevel(msgspec.Struct):
    """How teams do at one level."""

    level: str
    games: int
    errors: int
    wins: float  # share of the games that the team won
    interval: float  # half of the 95 % interval of that
    rounds: float  # how long a game lasts
    endings: dict[str, float]  # share of the games that ended for each reason
    ends: dict[str, dict[int, int]] = {}  # for each reason: games that ended so, by round


class Impact(msgspec.Struct):
    """How much more often teams won that had a card or a faction than those without it."""

    name: str
    games: int  # with it
    wins: float  # of them
    swing: float  # that, less the wins of the games without it
    interval: float  # half of the 95 % interval of the swing


class TeamBalance(msgspec.Struct):
    """What `gloaming balance` prints of a co-operative game."""

    game: str
    players: int
    bots: list[str]
    levels: list[TeamLevel]
    factions: list[Impact]
    cards: list[Impact]

    def problems(self) -> list[str]:
        """Returns what looks wrong: games without an end, a level that is always or never won,
        a way to lose that hardly happens or that nearly all losses have."""
        found: list[str] = []
        losses: Counter[str] = Counter()
        for one in self.levels:
            if one.errors:
                found.append(f"{one.level}, games without an end: {one.errors} of {one.games}")
            if one.wins in (0.0, 1.0):
                word = "never" if one.wins == 0.0 else "always"
                found.append(f"{one.level} is {word} beaten in {one.games} games")
            for reason, share in one.endings.items():
                if reason.startswith(LOST):
                    losses[reason] += round(share * one.games)
        total = sum(losses.values())
        for reason, count in losses.items():
            if not 0.01 <= count / total <= 0.9:
                found.append(f"{reason} is {count / total:.1%} of all losses")
        return found


DRAWN = "random"  # the value of an option that is drawn by lot
LOST = "lost"  # how the reasons begin for which a team loses


def team_balance(plan: Plan, jobs: int, progress: Callable[[int], None]) -> TeamBalance:
    """Plays a plan at each level, the same deals at all of them."""
    option = find(plan.game).statistics.level_option
    levels: list[TeamLevel] = []
    done: list[Played] = []
    for level in measured_levels(plan):
        options = {**plan.options, option: level} if option else plan.options
        one = msgspec.structs.replace(plan, options=options, watch=True)
        check(one)
        games = list(play_all(one, jobs, progress))
        finished = [game for game in games if not game.error]
        if not finished:
            raise GloamingError(f"no game came to its end: {games[0].error}")
        levels.append(_level(level, games, finished))
        done += finished
    held = [{card for seat in game.seen for card in seat} for game in done]
    played = [set(game.factions) for game in done]
    won = [bool(game.winners) for game in done]
    return TeamBalance(
        plan.game,
        plan.players,
        list(plan.bots),
        levels,
        _impacts(played, won),
        _impacts(held, won),
    )


def measured_levels(plan: Plan) -> tuple[str, ...]:
    """Returns the levels to measure: the one that is asked for, else all that are not drawn."""
    levels = tuple(level for level in asked_levels(plan) if level != DRAWN)
    return levels or (plan.options.get(find(plan.game).statistics.level_option, ""),)


def _level(level: str, games: list[Played], done: list[Played]) -> TeamLevel:
    rate = sum(bool(game.winners) for game in done) / len(done)
    endings = Counter(game.ending for game in done)
    return TeamLevel(
        level,
        len(games),
        len(games) - len(done),
        round(rate, 4),
        interval(rate, len(done)),
        round(sum(game.rounds for game in done) / len(done), 2),
        {reason: round(count / len(done), 4) for reason, count in endings.most_common()},
        {reason: _by_round(done, reason) for reason, _ in endings.most_common()},
    )


def _by_round(done: list[Played], reason: str) -> dict[int, int]:
    """Returns how many games ended for a reason in each round."""
    found = Counter(game.rounds for game in done if game.ending == reason)
    return dict(sorted(found.items()))


def _impacts(had: list[set[str]], won: list[bool]) -> list[Impact]:
    """Returns the impact of everything that some of the games had, the best first."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for names, is_won in zip(had, won):
        for name in names:
            games[name] += 1
            wins[name] += is_won
    found: list[Impact] = []
    for name, count in games.items():
        others = len(won) - count
        if count < FEW or others < FEW:
            continue
        rate = wins[name] / count
        rest = (sum(won) - wins[name]) / others
        spread = (interval(rate, count) ** 2 + interval(rest, others) ** 2) ** 0.5
        found.append(Impact(name, count, round(rate, 4), round(rate - rest, 4), round(spread, 4)))
    return sorted(found, key=lambda one: -one.swing)
