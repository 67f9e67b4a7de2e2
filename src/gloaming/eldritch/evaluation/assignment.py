"""Who does what: tasks are given to seats so that all of them together bring most."""

from typing import Final

from gloaming.eldritch.evaluation.needs import Needs
from gloaming.eldritch.evaluation.routes import NEVER, Routes, stand
from gloaming.eldritch.evaluation.tasks import (
    CLUE,
    EPIC,
    GATE,
    OFFER,
    PLACE,
    Judge,
    Task,
    danger,
    score,
    tasks_of,
)
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.state import PHASE_ACTION, Eldritch

FAR: Final = 4  # rounds; what takes longer is not thought of
NOTHING: Final = -1
ROUNDS: Final = 4  # of exchanging tasks


class Assignment:
    """What each seat is to do, in how many rounds, and what that is worth a round."""

    def __init__(self, seats: int) -> None:
        self.tasks: list[Task | None] = [None] * seats
        self.turns = [NEVER] * seats
        self.scores = [0.0] * seats


class _Offer:
    """A task that a seat could have; who has the same `slot` would be in each other's way."""

    __slots__ = ("fails", "score", "slot", "task", "turns")

    def __init__(self, score: float, slot: int, task: Task, turns: int, fails: float = 1.0) -> None:
        self.fails = fails  # how likely the seat does not do it in the round when it is there
        self.score = score
        self.slot = slot
        self.task = task
        self.turns = turns


def _by_score(offer: _Offer) -> float:
    return -offer.score


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
    tasks = tasks_of(game)
    offers: list[list[_Offer]] = []
    for seat, one in enumerate(game.investigators):
        found: list[_Offer] = []
        if one.status == IN_PLAY:
            mine = _row(game, routes, seat, asked)
            if seat == asked and row is not None:
                mine = row
            _add_tasks(found, game, needs, judge, seat, mine, tasks)
            if seat == asked:
                _add_places(found, game, needs, judge, seat, mine, len(tasks) * 2)
        offers.append(found)
    _add_seconds(offers, needs.weights.again)
    chosen = _best_first(offers)
    for _ in range(ROUNDS):
        if not _exchange(offers, chosen, needs.weights.idle):
            break
    result = Assignment(game.seats)
    for seat, offer in enumerate(chosen):
        if offer is not None:
            result.tasks[seat] = offer.task
            result.turns[seat] = offer.turns
            result.scores[seat] = offer.score
    return result


def _add_tasks(
    found: list[_Offer],
    game: Eldritch,
    needs: Needs,
    judge: Judge,
    seat: int,
    row: list[int],
    tasks: list[Task],
) -> None:
    """Adds what there is to do on the board. What is done once is not for two; everybody may fight
    an Epic Monster."""
    for number, task in enumerate(tasks):
        turns = row[task.space]
        if turns > FAR:
            continue
        value = score(judge, game, needs, seat, task, turns)
        if value <= 0.0:
            continue
        slot = NOTHING if task.kind == EPIC else 2 * number
        fails = 1.0
        if task.kind in (GATE, CLUE, OFFER):
            around = danger(judge, game, needs, seat, task.space)
            fails = 1.0 - around.clears * _succeeds(game, needs, judge, seat, task, tasks)
        found.append(_Offer(value, slot, task, turns, fails))


def _succeeds(
    game: Eldritch, needs: Needs, judge: Judge, seat: int, task: Task, tasks: list[Task]
) -> float:
    """Returns how likely a seat that is there leaves nothing to do for a second one."""
    if task.kind == GATE:
        return needs.weights.closed
    if task.kind == CLUE:
        return needs.weights.researched
    if task.what == game.mystery:
        places = 0
        for other in tasks:
            if other.kind == OFFER and other.what == task.what:
                places += 1
        if places < needs.missing:
            return 0.01  # the same place has to be visited again
    return judge.offer_chance(game, needs, seat, task.what, task.number)


def _add_seconds(offers: list[list[_Offer]], again: float) -> None:
    """Adds that a second one may try what the first fails to do, which counts less; then sorts what
    each can do."""
    fails: dict[int, list[float]] = {}
    for seat, mine in enumerate(offers):
        for offer in mine:
            if offer.fails < 1.0:
                row = fails.get(offer.slot)
                if row is None:
                    row = [1.0] * len(offers)
                    fails[offer.slot] = row
                row[seat] = offer.fails
    for seat, mine in enumerate(offers):
        seconds: list[_Offer] = []
        for offer in mine:
            if offer.fails < 1.0:
                row = fails[offer.slot]
                first = min([row[other] for other in range(len(row)) if other != seat], default=0.0)
                value = again * first * offer.score
                seconds.append(_Offer(value, offer.slot + 1, offer.task, offer.turns))
        mine += seconds
        mine.sort(key=_by_score)


def _add_places(
    found: list[_Offer],
    game: Eldritch,
    needs: Needs,
    judge: Judge,
    seat: int,
    row: list[int],
    slot: int,
) -> None:
    """Adds what every place offers that the seat can reach now."""
    weights = needs.weights
    for space, turns in enumerate(row):
        if turns == 1:
            task = Task(PLACE, space)
            worth = judge.place(game, needs, seat, space)
            share = weights.place_guarded if game.monsters_on(space) else weights.place
            value = score(judge, game, needs, seat, task, 1) + share * worth
            found.append(_Offer(value, slot + space, task, 1))


def _best_first(offers: list[list[_Offer]]) -> list[_Offer | None]:
    """Gives the best pair of a seat and a task first, then the next one."""
    pairs: list[tuple[float, int, int]] = []
    for seat, mine in enumerate(offers):
        for place, offer in enumerate(mine):
            pairs.append((-offer.score, seat, place))
    pairs.sort()
    chosen: list[_Offer | None] = [None] * len(offers)
    taken: set[int] = set()
    for _, seat, place in pairs:
        if chosen[seat] is None:
            offer = offers[seat][place]
            if offer.slot == NOTHING or offer.slot not in taken:
                chosen[seat] = offer
                taken.add(offer.slot)
    return chosen


def _exchange(offers: list[list[_Offer]], chosen: list[_Offer | None], idle: float) -> bool:
    """Lets a seat take the task of another one that can do something else almost as well; returns
    whether anything has changed. `idle` is what a round without a task brings."""
    is_changed = False
    for seat, mine in enumerate(offers):
        for offer in mine:
            now = chosen[seat]
            have = max(idle, now.score) if now is not None else idle
            if offer.score <= have:
                break
            holder = _holder(chosen, offer.slot, seat)
            if holder < 0:
                continue
            lost = chosen[holder]
            assert lost is not None
            free = now.slot if now is not None else NOTHING
            instead = _best_free(offers[holder], chosen, holder, seat, offer.slot, free)
            before = have + max(idle, lost.score)
            after = offer.score + max(idle, instead.score if instead is not None else idle)
            if after > before + 0.01:
                chosen[seat] = offer
                chosen[holder] = instead
                is_changed = True
    return is_changed


def _holder(chosen: list[_Offer | None], slot: int, seat: int) -> int:
    """Returns which other seat has a task, or -1."""
    if slot != NOTHING:
        for other, offer in enumerate(chosen):
            if other != seat and offer is not None and offer.slot == slot:
                return other
    return -1


def _best_free(
    offers: list[_Offer],
    chosen: list[_Offer | None],
    holder: int,
    taker: int,
    slot: int,
    free: int,
) -> _Offer | None:
    """Returns the best task that is left for who gives one away."""
    for offer in offers:
        if offer.slot == slot:
            continue
        if offer.slot == NOTHING or offer.slot == free:
            return offer
        if _holder(chosen, offer.slot, holder) < 0 or _is_of(chosen[taker], offer.slot):
            return offer
    return None


def _is_of(offer: _Offer | None, slot: int) -> bool:
    return offer is not None and offer.slot == slot


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
