"""Who does what: tasks are given to seats, the best pair of both first, no task to two of them."""

from typing import Final

from gloaming.eldritch.evaluation.needs import Needs
from gloaming.eldritch.evaluation.routes import NEVER, Routes, stand
from gloaming.eldritch.evaluation.tasks import (
    CLUE,
    EPIC,
    GATE,
    PLACE,
    Judge,
    Task,
    score,
    tasks_of,
)
from gloaming.eldritch.model.state import IN_PLAY, PHASE_ACTION, Eldritch

AGAIN: Final = 0.45  # what is left for who tries second
FAR: Final = 4  # rounds; what takes longer is not thought of


class Assignment:
    """What each seat is to do, in how many rounds, and what that is worth a round."""

    def __init__(self, seats: int) -> None:
        self.tasks: list[Task | None] = [None] * seats
        self.turns = [NEVER] * seats
        self.scores = [0.0] * seats


def assign(
    game: Eldritch,
    needs: Needs,
    routes: Routes,
    judge: Judge,
    asked: int,
    row: list[int] | None = None,
) -> Assignment:
    """Gives every seat in play a task; `asked` is the seat that is in its turn.

    `row` says in which round that seat can be on each space, where it is in the middle of a move.
    """
    found = Assignment(game.seats)
    seats = [seat for seat, one in enumerate(game.investigators) if one.status == IN_PLAY]
    rows = {seat: _row(game, routes, seat, asked) for seat in seats}
    if row is not None:
        rows[asked] = row
    tasks = tasks_of(game)
    pairs: list[tuple[float, int, int, int, bool]] = []
    for number, task in enumerate(tasks):
        for seat in seats:
            turns = rows[seat][task.space]
            if turns <= FAR:
                value = score(judge, game, needs, seat, task, turns)
                if value > 0.0:
                    pairs.append((-value, seat, number, turns, False))
                    if task.kind in (GATE, CLUE):
                        pairs.append((-AGAIN * value, seat, number, turns, True))
    if asked >= 0 and rows.get(asked):
        for space, turns in enumerate(rows[asked]):
            if turns == 1:
                task = Task(PLACE, space)
                worth = judge.place(game, needs, asked, space)
                value = score(judge, game, needs, asked, task, 1)
                if not game.monsters_on(space):
                    value += worth
                else:
                    value += 0.5 * worth
                tasks.append(task)
                pairs.append((-value, asked, len(tasks) - 1, 1, False))
    pairs.sort()
    takers = [0] * len(tasks)
    for value, seat, number, turns, is_second in pairs:
        if found.tasks[seat] is not None:
            continue
        task = tasks[number]
        # what is done once is not for two, but a second one may try what the first fails to do
        if takers[number] != (1 if is_second else 0) and task.kind not in (EPIC, PLACE):
            continue
        takers[number] += 1
        found.tasks[seat] = task
        found.turns[seat] = turns
        found.scores[seat] = -value
    return found


def _row(game: Eldritch, routes: Routes, seat: int, asked: int) -> list[int]:
    """Returns in which round a seat can be on each space; who has had its turn in this Action Phase
    has its encounter where it is."""
    if game.phase == PHASE_ACTION:
        if seat == asked:
            return routes.turns(game, seat, True)
        if (seat - game.lead) % game.seats < (game.active - game.lead) % game.seats:
            one = game.investigators[seat]
            at = stand(one.space, one.train, one.ship)
            return routes.from_turn(game, seat, at, 0, False, False)
    return routes.turns(game, seat, False)
