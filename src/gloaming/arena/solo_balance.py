"""How hard is the opponent whom the rules play? One bot alone against it, at each of its levels."""

from collections.abc import Callable

import msgspec

from gloaming.arena.balance import interval
from gloaming.arena.simulate import Plan, check, play_all
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.registry import find


class LevelBalance(msgspec.Struct):
    """How the lone seat does at one level."""

    level: str
    games: int
    errors: int
    wins: float  # share of the games that the seat won
    interval: float  # half of the 95 % interval of that
    mean: float  # score of the seat
    opponent: float  # mean score of whom the rules play


class SoloBalance(msgspec.Struct):
    """What `gloaming balance` prints of a solo game: its levels, the easiest first."""

    game: str
    levels: list[LevelBalance]
    bot: str = "greedy"

    def problems(self, targets: "SoloTargets") -> list[str]:
        """Returns what is outside the targets; the first and last level only where
        they are measured, and that a level is harder than the one before it."""
        names = level_names(self.game)
        found: list[str] = []
        for at, one in enumerate(self.levels):
            if one.errors:
                found.append(f"{one.level}, games without an end: {one.errors} of {one.games}")
            for end, (low, high) in ((0, targets.easiest), (-1, targets.hardest)):
                if one.level == names[end] and not low <= one.wins <= high:
                    found.append(
                        f"{one.level} is beaten in {one.wins:.1%} of the games, "
                        f"expected {low:.0%} to {high:.0%}"
                    )
            if at and one.wins >= self.levels[at - 1].wins:
                found.append(f"{one.level} is no harder than {self.levels[at - 1].level}")
        return found


class SoloTargets(msgspec.Struct, frozen=True):
    """What we aim for with a greedy bot: how often it wins."""

    easiest: tuple[float, float] = (0.80, 0.95)
    hardest: tuple[float, float] = (0.15, 0.50)


def level_names(game: str) -> tuple[str, ...]:
    """Returns the levels of the opponent whom the rules play, the easiest first."""
    box = find(game)
    return next(
        (choice.values for choice in box.setup_options if choice.id == box.statistics.level_option),
        (),
    )


def asked_levels(plan: Plan) -> tuple[str, ...]:
    """Returns the levels to measure: the one that is asked for, else all."""
    asked = plan.options.get(find(plan.game).statistics.level_option)
    return (asked,) if asked else level_names(plan.game)


def solo(plan: Plan, jobs: int, progress: Callable[[int], None]) -> SoloBalance:
    """Plays a plan of one seat at each level, the same deals at all of them."""
    option = find(plan.game).statistics.level_option
    plans = [
        msgspec.structs.replace(plan, options={**plan.options, option: level})
        for level in asked_levels(plan)
    ]
    for one in plans:
        check(one)
    levels = [_level(one, option, jobs, progress) for one in plans]
    return SoloBalance(plan.game, levels, plan.bots[0])


def _level(plan: Plan, option: str, jobs: int, progress: Callable[[int], None]) -> LevelBalance:
    games = list(play_all(plan, jobs, progress))
    done = [game for game in games if not game.error]
    if not done:
        raise GloamingError(f"no game came to its end: {games[0].error}")
    rate = sum(0 in game.winners for game in done) / len(done)
    return LevelBalance(
        plan.options[option],
        len(games),
        len(games) - len(done),
        round(rate, 4),
        interval(rate, len(done)),
        _mean([game.scores[0] for game in done if game.scores]),
        _mean([score for game in done for score in game.scores[1:]]),
    )


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0
