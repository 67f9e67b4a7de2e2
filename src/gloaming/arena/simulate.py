"""Many games at once: bots at every seat, in as many processes as there are jobs."""

import random
import time
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path

import msgspec

from gloaming.arena.playing import TOO_LONG, finish, new_game
from gloaming.arena.workers import do_all
from gloaming.bots import make, play_out
from gloaming.bots.bot import Bot
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import Pack, read_pack
from gloaming.kernel.errors import GloamingError, SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.outcome import WON_TOGETHER
from gloaming.kernel.registry import find
from gloaming.kernel.runtime.build import build
from gloaming.kernel.setup.options import compatible_options
from gloaming.kernel.setup.setup import Setup


class GameConfig(msgspec.Struct, frozen=True):
    """A kind of game."""

    seats: int
    options: dict[str, str]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, str] = {}
    packs: tuple[str, ...] = ()
    watch: bool = False  # whether to note which cards were seen and played
    line_ups: tuple[tuple[str, ...], ...] = ()  # what the seats play, from one game to the next
    kinds: tuple[tuple[GameConfig, ...], ...] = ()  # all that are to be played, by seats

    def kind(self, number: int) -> GameConfig:
        """Returns the kind of game `number`: other seats each time, and then the next options."""
        if not self.kinds:
            return GameConfig(self.players, self.options)
        kinds = self.kinds[number % len(self.kinds)]
        return kinds[number // len(self.kinds) % len(kinds)]


class Played(msgspec.Struct):
    """How one game went; who takes part is numbered as in `Outcome`."""

    number: int
    decisions: int
    forced: int
    scores: list[int]
    winners: list[int]
    first: int
    histories: list[list[int]]
    error: str = ""
    seen: list[list[str]] = []
    played: list[list[str]] = []
    factions: tuple[str, ...] = ()
    won_together: bool = False
    ending: str = ""  # the reason of the outcome, by the id of its message
    rounds: int = 0  # that were played, where the game has rounds

    def share(self, player: int) -> float:
        """Returns the part of the victory that a player has, as `Outcome.share` does."""
        if player not in self.winners:
            return 0.0
        return 1.0 if self.won_together else 1 / len(self.winners)

    def winning_scores(self) -> list[int]:
        """Returns the best score among the winners; empty if nobody scores or nobody wins."""
        found = [self.scores[player] for player in self.winners if player < len(self.scores)]
        return [max(found)] if found else []


class Statistics(msgspec.Struct):
    """Scores over many games."""

    mean: float
    deviation: float
    low: int
    high: int


class Report(msgspec.Struct):
    """What `gloaming simulate` prints."""

    game: str
    players: int
    bots: list[str]
    games: int
    finished: int
    errors: int
    decisions: int
    forced: int
    seconds: float
    decisions_per_second: float
    longest: int
    scores: Statistics
    winners: Statistics
    wins: list[float]
    build: str
    first_errors: list[str] = []
    kinds: int = 0  # of games, by seats and options, where all were to be played


@lru_cache(maxsize=1)
def read_packs(names: tuple[str, ...]) -> list[Pack]:
    """Reads the packs of a plan; a process reads them once for all its games."""
    return [read_pack(Path(name)) for name in names]


def set_up(box: Box, plan: Plan, number: int, with_story: bool = False) -> Game:
    """Returns game `number` of a plan at its first question."""
    kind = plan.kind(number)
    options = kind.options
    if plan.line_ups:
        options = box.statistics.with_factions(options, list(line_up(plan, number)))
    seed = f"{plan.seed}/{number}"
    return new_game(box, kind.seats, seed, options, read_packs(plan.packs), with_story)


def line_up(plan: Plan, number: int) -> tuple[str, ...]:
    """Returns what the seats play in game `number`; nothing where that makes no difference."""
    return plan.line_ups[number % len(plan.line_ups)] if plan.line_ups else ()


def every_kind(plan: Plan) -> Plan:
    """Returns the plan for all numbers of seats and all options that go together, in turn.

    What the plan says of options stays as it is.
    """
    box = find(plan.game)
    kinds: list[tuple[GameConfig, ...]] = []
    for seats in range(box.least, box.most + 1):
        setup = Setup(plan.game, seats, "", plan.options, (), box.rules_version)
        found = [GameConfig(seats, options) for options in compatible_options(box, setup)]
        random.Random(plan.seed).shuffle(found)
        if found:
            kinds.append(tuple(found))
    if not kinds:
        box.check_setup(Setup(plan.game, plan.players, "", plan.options, (), box.rules_version))
    return msgspec.structs.replace(plan, kinds=tuple(kinds))


def check(plan: Plan) -> None:
    """Refuses a plan that cannot be played, here and not in the processes that play it."""
    box = find(plan.game)
    read_packs.cache_clear()  # a file may have changed since the last plan
    set_up(box, plan, 0)
    for name in plan.bots:
        make(name, box, 0)
    if len(plan.bots) != plan.players:
        raise SetupError(f"{len(plan.bots)} bots for {plan.players} seats")


def play_one(box: Box, plan: Plan, number: int) -> Played:
    """Plays game `number` of a plan; same plan and number, same game."""
    game = set_up(box, plan, number)
    first = box.statistics.first(game)
    kind = plan.kind(number)
    names = plan.bots[: kind.seats]
    bots = [make(name, box, f"{plan.seed}/{number}/{i}") for i, name in enumerate(names)]
    counts = bool(plan.kinds) or plan.watch
    everything = box.testing.components(game) if counts else {}
    seen: list[set[str]] = [set() for _ in bots]
    played: list[set[str]] = [set() for _ in bots]
    factions = [line_up(plan, number)]
    before = game.version

    def play() -> None:
        if plan.watch:
            chosen = _play_watched(box, game, bots, seen, played)
            factions[0] = factions[0] or chosen
        else:
            play_out(game, bots, TOO_LONG)
        is_checked = counts and game.question is None
        if is_checked and (box.testing.components(game) != everything or box.testing.faults(game)):
            raise GloamingError(f"something was lost or made: {box.testing.faults(game)}")

    outcome, error = finish(game, number, play, TOO_LONG)
    if error and plan.kinds:
        error += f" ({kind.seats} seats, {kind.options})"
    return Played(
        number,
        game.version - before,
        game.forced,
        outcome.scores if outcome is not None else [],
        outcome.winners if outcome is not None else [],
        first,
        [box.statistics.history(game, seat) for seat in range(len(bots))]
        if outcome is not None and outcome.scores
        else [],
        error,
        [sorted(s) for s in seen] if plan.watch else [],
        [sorted(s) for s in played] if plan.watch else [],
        factions[0],
        outcome is not None and outcome.kind == WON_TOGETHER,
        outcome.reason.id if outcome is not None else "",
        box.statistics.rounds(game),
    )


def _play_watched(
    box: Box, game: Game, bots: list[Bot], seen: list[set[str]], played: list[set[str]]
) -> tuple[str, ...]:
    """Plays like `play_out`, and notes which cards each seat held and had in play.

    Returns what the seats chose to play, where they did so in the game.
    """
    factions: tuple[str, ...] = ()
    decisions = 0
    while game.question is not None and decisions <= TOO_LONG:
        seat = game.asked_seat()
        seen[seat].update(box.statistics.holding(game, seat))
        played[seat].update(box.statistics.in_play(game, seat))
        factions = factions or box.statistics.factions_of(game)
        game.answer(bots[seat].answer(game, seat), seat)
        decisions += 1
    return factions


def _work(plan: Plan, numbers: list[int]) -> list[Played]:
    box = find(plan.game)
    return [play_one(box, plan, number) for number in numbers]


def play_all(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Iterator[Played]:
    """Plays a plan's games and yields them as they are done, in no fixed order."""
    for done in do_all(partial(_work, plan), range(plan.games), jobs):
        progress(len(done))
        yield from done


def statistics(values: list[int]) -> Statistics:
    """Returns the mean, the standard deviation and the range of some values."""
    if not values:
        return Statistics(0.0, 0.0, 0, 0)
    mean = sum(values) / len(values)
    spread = sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1)
    return Statistics(round(mean, 2), round(spread**0.5, 2), min(values), max(values))


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Report:
    """Plays a plan and returns what came of it."""
    check(plan)
    start = time.perf_counter()
    games = list(play_all(plan, jobs, progress))
    seconds = time.perf_counter() - start
    finished = [game for game in games if not game.error]
    players = max([plan.players, *(len(game.scores) for game in finished)])
    wins = [0.0] * players  # of every seat, then of whom the rules play
    for game in finished:
        for player in game.winners if not plan.kinds else []:
            wins[player] += game.share(player) / len(finished)
    decisions = sum(game.decisions for game in games)
    errors = [game.error for game in games if game.error]
    n = len(plan.kinds)
    return Report(
        plan.game,
        plan.players,
        list(plan.bots),
        plan.games,
        len(finished),
        len(errors),
        decisions,
        sum(game.forced for game in games),
        round(seconds, 3),
        round(decisions / seconds, 1),
        max((game.decisions for game in games), default=0),
        statistics([s for game in finished for s in game.scores[: plan.kind(game.number).seats]]),
        statistics([score for game in finished for score in game.winning_scores()]),
        [round(win, 4) for win in wins] if not plan.kinds else [],
        build(),
        errors[:5],
        sum(min(len(kinds), len(games[i::n])) for i, kinds in enumerate(plan.kinds)),
    )
