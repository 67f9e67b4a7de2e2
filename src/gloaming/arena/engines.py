"""Engines: cards that feed themselves. What seats do again and again, and what makes scores high.

For designers: an option that one seat takes many times in a round is a loop, or part of one; a card
whose owners score far more than others is likely to drive it; and what gave one seat very many
points in one game is where it pays.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial

import msgspec

from gloaming.arena.balance import SURE
from gloaming.arena.playing import TOO_LONG
from gloaming.arena.simulate import Plan, check, set_up
from gloaming.arena.workers import do_all
from gloaming.bots import make
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find

OFTEN = 3  # times in one round from which an option counts as repeated
FEW = 20  # seats with or without a card, below which nothing is said about it


class Loop(msgspec.Struct):
    """An option that seats take again and again in one round."""

    option: str
    most: int  # times in one round
    seats: int  # that took it so often
    mean: float  # score of these seats
    others: float  # mean score of all others


class CardScore(msgspec.Struct):
    """How much more the seats score that had a card in play."""

    card: str
    seats: int
    mean: float
    swing: float  # that, less the mean of those without it
    interval: float  # half of the 95 % interval of the swing


class PointsSource(msgspec.Struct):
    """What gave points: a card in one of its roles, or a rule."""

    source: str
    seats: int  # that had points of it
    mean: float  # points for these seats
    most: int  # points for one of them


class Engines(msgspec.Struct):
    """What `gloaming balance --engines` prints."""

    game: str
    players: int
    bots: list[str]
    games: int
    mean: float
    highest: int
    loops: list[Loop]
    cards: list[CardScore]
    sources: list[PointsSource]


class SeatGame(msgspec.Struct):
    """What one seat did in one game."""

    score: int
    repeated: dict[str, int]  # options it took at least OFTEN times in a round, and how often
    cards: list[str]  # that it had in play
    points: dict[str, int] = {}  # by what they came from, where the game says so


def find_engines(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Engines:
    """Plays a plan and returns what is repeated and what goes with high scores."""
    check(plan)
    seats: list[SeatGame] = []
    for games in do_all(partial(_work, plan), range(plan.games), jobs):
        seats += [seat for game in games for seat in game]
        progress(len(games))
    scores = [seat.score for seat in seats]
    return Engines(
        plan.game,
        plan.players,
        list(plan.bots),
        plan.games,
        round(sum(scores) / len(scores), 1),
        max(scores),
        _loops(seats),
        _cards(seats),
        _sources(seats),
    )


def _work(plan: Plan, numbers: list[int]) -> list[list[SeatGame]]:
    box = find(plan.game)
    return [play_observed(box, plan, number) for number in numbers]


def play_observed(box: Box, plan: Plan, number: int) -> list[SeatGame]:
    """Plays one game and notes what each seat did; same plan and number, same game."""
    game = set_up(box, plan, number, with_story=True)
    bots = [make(name, box, f"{plan.seed}/{number}/{i}") for i, name in enumerate(plan.bots)]
    taken: list[Counter[tuple[int, str]]] = [Counter() for _ in bots]
    cards: list[set[str]] = [set() for _ in bots]
    for _ in range(TOO_LONG):
        if game.question is None:
            break
        seat = game.asked_seat()
        choice = bots[seat].answer(game, seat)
        taken[seat][(box.statistics.rounds(game), _key(game, seat, choice))] += 1
        cards[seat].update(box.statistics.in_play(game, seat))
        game.answer(choice, seat)
    found: list[SeatGame] = []
    for seat, score in enumerate(game.scores()[: len(bots)]):
        repeated: dict[str, int] = {}
        for (_, key), times in taken[seat].items():
            if times >= OFTEN:
                repeated[key] = max(times, repeated.get(key, 0))
        found.append(SeatGame(score, repeated, sorted(cards[seat]), _points(game, seat)))
    return found


def _key(game: Game, seat: int, choice: int) -> str:
    question = game.question
    assert question is not None
    return question.frame.effect.option(game, question.frame, seat, choice).key


def _points(game: Game, seat: int) -> dict[str, int]:
    """Returns the points of a seat by their sources."""
    found: Counter[str] = Counter()
    for entry in game.story.points if game.story is not None else []:
        if entry.player == seat:
            found[f"{entry.source} {entry.thing.partition(':')[2]}".strip()] += entry.amount
    return dict(found)


def _loops(seats: list[SeatGame]) -> list[Loop]:
    """Returns what was repeated, the most often repeated first."""
    having: dict[str, list[SeatGame]] = defaultdict(list)
    for seat in seats:
        for key in seat.repeated:
            having[key].append(seat)
    total = sum(seat.score for seat in seats)
    found: list[Loop] = []
    for key, those in having.items():
        points = sum(seat.score for seat in those)
        rest = len(seats) - len(those)
        found.append(
            Loop(
                key,
                max(seat.repeated[key] for seat in those),
                len(those),
                round(points / len(those), 1),
                round((total - points) / rest, 1) if rest else 0.0,
            )
        )
    return sorted(found, key=lambda loop: (-loop.most, -loop.seats, loop.option))


def _cards(seats: list[SeatGame]) -> list[CardScore]:
    """Returns what every card's owners score, the card that goes with most points first."""
    found: list[CardScore] = []
    for card in sorted({card for seat in seats for card in seat.cards}):
        with_it = [seat.score for seat in seats if card in seat.cards]
        without = [seat.score for seat in seats if card not in seat.cards]
        if len(with_it) < FEW or len(without) < FEW:
            continue
        mean, rest = _mean(with_it), _mean(without)
        error = (_variance(with_it) / len(with_it) + _variance(without) / len(without)) ** 0.5
        found.append(
            CardScore(
                card,
                len(with_it),
                round(mean, 1),
                round(mean - rest, 1),
                round(SURE * error, 1),
            )
        )
    return sorted(found, key=lambda one: -one.swing)


def _sources(seats: list[SeatGame]) -> list[PointsSource]:
    """Returns what gave points, that which gave one seat the most first."""
    having: dict[str, list[int]] = defaultdict(list)
    for seat in seats:
        for source, points in seat.points.items():
            having[source].append(points)
    found = [
        PointsSource(source, len(points), round(_mean(points), 1), max(points))
        for source, points in having.items()
    ]
    return sorted(found, key=lambda one: (-one.most, one.source))


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _variance(values: list[int]) -> float:
    mean = _mean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)
