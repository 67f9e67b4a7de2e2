"""One game of a ladder, played and measured: a function of the ladder and the number alone.

How long it took is measured too, and is the only thing that differs from one time to the next.
"""

import time
from functools import partial

import msgspec

from gloaming.arena.ladder import Ladder, set_up_deal
from gloaming.arena.playing import TOO_LONG, finish
from gloaming.arena.provenance import Versions, versions
from gloaming.arena.schedule import Schedule, ScheduledGame
from gloaming.bots import Bot, make
from gloaming.kernel.box import Box
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import Game
from gloaming.kernel.outcome import KINDS, Outcome
from gloaming.kernel.registry import find


class GameRow(msgspec.Struct, frozen=True):
    """How one game went; players are numbered as in `Outcome`, lists go by player or by seat."""

    number: int
    deal: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]  # by player
    winners: tuple[int, ...]
    places: tuple[int, ...]  # by player, the best is 0; who shares a place has the same
    outcome: str  # ranked, won-together or lost-together
    reason: str  # id of the message that says why it ended so
    rule: str
    decisions: tuple[int, ...]  # by seat
    forced: int
    error: str
    seconds: tuple[float, ...]  # of the processor, by seat, for all its decisions
    slowest: tuple[float, ...]  # of the processor, by seat, for one decision

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What makes it this game and no other one of its ladder."""
        return self.deal, self.bots

    def share(self, seat: int) -> float:
        """Returns the part of the victory that a seat has, as `Outcome.share` does."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.outcome == "won-together" else 1.0 / len(self.winners)


TIMES = ("seconds", "slowest")  # the fields that differ from one time to the next


class _Clock:
    """Time of the processor that each seat takes for its decisions."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats
        self.slowest = [0.0] * seats

    def play(self, game: Game, bots: list[Bot]) -> None:
        """Plays like `play_out`, and measures."""
        left = TOO_LONG
        while game.question is not None and left >= 0:
            seat = game.asked_seat()
            began = time.process_time()
            choice = bots[seat].answer(game, seat)
            taken = time.process_time() - began
            self.decisions[seat] += 1
            self.seconds[seat] += taken
            self.slowest[seat] = max(self.slowest[seat], taken)
            game.answer(choice, seat)
            left -= 1


def play_scheduled(box: Box, ladder: Ladder, scheduled: ScheduledGame) -> GameRow:
    """Plays one game of a ladder.

    A bot's own luck belongs to the deal and the seat, as the shuffles do: who sits down there has
    it, whichever bot that is.
    """
    game = set_up_deal(box, ladder, scheduled.deal)
    bots = [
        make(name, box, f"arena {ladder.seed}/{scheduled.deal}/{seat}")
        for seat, name in enumerate(scheduled.bots)
    ]
    clock = _Clock(len(bots))
    outcome, error = finish(game, scheduled.number, partial(clock.play, game, bots))
    return GameRow(
        scheduled.number,
        scheduled.deal,
        scheduled.bots,
        tuple(outcome.scores) if outcome is not None else (),
        tuple(outcome.winners) if outcome is not None else (),
        _places(outcome, len(bots)) if outcome is not None else (),
        KINDS[outcome.kind] if outcome is not None else "",
        outcome.reason.id if outcome is not None else "",
        outcome.rule if outcome is not None else "",
        tuple(clock.decisions),
        game.forced,
        error,
        tuple(round(taken, 6) for taken in clock.seconds),
        tuple(round(taken, 6) for taken in clock.slowest),
    )


def _places(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """Returns the place of every player; who is in no ranking shares the last one."""
    ranking = outcome.ranking()
    players = max([seats, len(outcome.scores), *(player + 1 for player in outcome.winners)])
    found = [len(ranking)] * players
    for place, together in enumerate(ranking):
        for player in together:
            found[player] = place
    return tuple(found)


def play_games(ladder: Ladder, expected: Versions, numbers: list[int]) -> list[GameRow]:
    """Plays some games of a ladder: what a worker does.

    A worker whose program is another one than that of who asks refuses to: its games would be
    others.
    """
    box = find(ladder.game)
    here = versions(box)
    if here != expected:
        raise GloamingError(
            f"a worker has another program (gloaming {here.gloaming}, rules {here.rules}, sources"
            f" {here.sources}; expected {expected.gloaming}, {expected.rules}, {expected.sources}):"
            " install the same on all machines, and change no source while a ladder is played"
        )
    schedule: Schedule = ladder.schedule()
    return [play_scheduled(box, ladder, schedule.game(number)) for number in numbers]
