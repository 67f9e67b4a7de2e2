"""The clocks of a table: how much time people have, whose time runs, and who was replaced.

A seat's clock has two parts. Every question (or turn, where there are days for it) comes with an
allowance; what takes longer is taken from the minutes that the seat has for the whole game. All
times are served time (`served_time`): while the server is down, nobody's clock runs.
"""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

NONE, LIVE, SLOW = "none", "live", "slow"
BOT, PASS = "bot", "pass"  # what happens to a seat whose time is up
TIME, VOTE, RESIGNED, LEFT = "time", "vote", "resigned", "left"  # why a bot plays a person's seat
BACK, PASSED = "back", "passed"  # and what else is noted of a seat
DAY = 86_400.0
ABSENT = {NONE: 600.0, LIVE: 300.0, SLOW: DAY}  # seconds until the others may vote for a bot
RULES = 500  # texts of rules that are kept as they were read


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have: none is measured, minutes for the game, or days for a turn."""

    kind: Literal["none", "live", "slow"] = "none"
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 30  # live: of each seat for the game
    seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 30  # live: for an answer, before those
    days: Annotated[int, msgspec.Meta(ge=1, le=60)] = 3  # slow: for a turn
    at_end: Literal["bot", "pass"] = "bot"

    @property
    def bank(self) -> float:
        """The seconds that a seat has for the whole game."""
        return 60.0 * self.minutes if self.kind == LIVE else 0.0

    @property
    def allowance(self) -> float:
        """The seconds that a seat has for every answer, or for every turn."""
        if self.kind == LIVE:
            return float(self.seconds)
        return DAY * self.days if self.kind == SLOW else 0.0


NO_CLOCK = ClockRule()


class SeatClock(msgspec.Struct, frozen=True, array_like=True):
    """The time of one seat; `since` is when it began to run, below 0 where it stands."""

    left: float  # of the minutes for the game
    spent: float = 0.0  # for the open question, before `since`
    since: float = -1.0
    before: float = 0.0  # for the last answer: an undo does not bring it back
    is_late: bool = False  # the others were told that they may vote for a bot

    @property
    def is_running(self) -> bool:
        return self.since >= 0


class SeatChange(msgspec.Struct, frozen=True, array_like=True):
    """What has happened to a seat after so many answers: a bot came, or the person came back."""

    step: int
    seat: int
    what: str


class Attendance(msgspec.Struct, frozen=True):
    """Whose time runs, who is voted on, and who was replaced: stored with the table."""

    seats: list[SeatClock] = []
    votes: dict[int, list[str]] = {}  # people who want a bot at a seat
    changes: list[SeatChange] = []


@lru_cache(RULES)
def read_rule(text: str) -> ClockRule:
    """Returns the clock of a table as it is stored; "" is none."""
    return msgspec.json.decode(text, type=ClockRule) if text else NO_CLOCK


def write_rule(rule: ClockRule) -> str:
    """Returns the clock of a table as it is stored."""
    return "" if rule.kind == NONE else msgspec.json.encode(rule).decode()


def read_attendance(text: str, rule: ClockRule, seats: int) -> Attendance:
    """Returns what is stored of a table's clocks; they are full where nothing is."""
    if text:
        return msgspec.json.decode(text, type=Attendance)
    return Attendance([SeatClock(rule.bank)] * seats)


def write_attendance(attendance: Attendance) -> str:
    """Returns the clocks of a table as they are stored."""
    return msgspec.json.encode(attendance).decode()


def halted(text: str) -> str:
    """Returns what is stored of clocks with all of them standing, as they last stood."""
    if not text:
        return text
    found = msgspec.json.decode(text, type=Attendance)
    seats = [msgspec.structs.replace(clock, since=-1.0) for clock in found.seats]
    return write_attendance(msgspec.structs.replace(found, seats=seats))


def stopped(rule: ClockRule, clock: SeatClock, now: float) -> SeatClock:
    """Returns a clock that stands, with the time that it has run taken off."""
    if not clock.is_running:
        return clock
    spent = clock.spent + max(0.0, now - clock.since)
    beyond = max(0.0, spent - rule.allowance) - max(0.0, clock.spent - rule.allowance)
    return SeatClock(max(0.0, clock.left - beyond), spent, -1.0, clock.before, clock.is_late)


def seconds_left(rule: ClockRule, clock: SeatClock) -> float:
    """Returns the time that a seat had when its clock last began to run, or stopped."""
    return clock.left + max(0.0, rule.allowance - clock.spent)


def deadline(rule: ClockRule, clock: SeatClock) -> float | None:
    """Returns when the time of a seat is up; None for one that is not running out."""
    if rule.kind == NONE or not clock.is_running:
        return None
    return clock.since + seconds_left(rule, clock)


def absent_at(rule: ClockRule, clock: SeatClock) -> float | None:
    """Returns when the others may vote for a bot at a seat; None for one that is not asked."""
    if not clock.is_running:
        return None
    return clock.since + max(0.0, ABSENT[rule.kind] - clock.spent)


def after_answer(
    rule: ClockRule, now_is: Attendance, asked: list[int], seat: int, now: float
) -> Attendance:
    """Returns the clocks after an answer of a seat; `asked` are the people's seats asked now."""
    clocks: list[SeatClock] = []
    for number, clock in enumerate(now_is.seats):
        is_asked = number in asked
        if number != seat and clock.is_running == is_asked:
            clocks.append(clock)
            continue
        clock = stopped(rule, clock, now)
        is_same_turn = rule.kind == SLOW and is_asked and number == seat
        spent = clock.spent if is_same_turn else 0.0
        since = now if is_asked else -1.0
        before = clock.spent if number == seat else clock.before
        clocks.append(SeatClock(clock.left, spent, since, before))
    votes = {n: who for n, who in now_is.votes.items() if n != seat and clocks[n].is_running}
    return Attendance(clocks, votes, now_is.changes)


def after_undo(
    rule: ClockRule, now_is: Attendance, asked: list[int], step: int, now: float
) -> Attendance:
    """Returns the clocks after answers were taken back: the time for them does not come back."""
    clocks: list[SeatClock] = []
    for number, clock in enumerate(now_is.seats):
        clock = stopped(rule, clock, now)
        if number not in asked:
            clocks.append(SeatClock(clock.left, 0.0, -1.0, clock.before))
            continue
        if rule.kind == SLOW:
            clocks.append(SeatClock(clock.left, max(clock.spent, clock.before), now))
            continue
        spent, free = clock.spent + clock.before, rule.allowance
        paid = max(0.0, clock.spent - free) + max(0.0, clock.before - free)
        left = max(0.0, clock.left - (max(0.0, spent - free) - paid))
        clocks.append(SeatClock(left, spent, now))
    changes = [SeatChange(min(c.step, step), c.seat, c.what) for c in now_is.changes]
    return Attendance(clocks, {}, changes)


def with_seat(attendance: Attendance, seat: int, clock: SeatClock) -> Attendance:
    """Returns the clocks with another for one seat, and without votes on it."""
    clocks = [clock if n == seat else c for n, c in enumerate(attendance.seats)]
    votes = {n: who for n, who in attendance.votes.items() if n != seat}
    return Attendance(clocks, votes, attendance.changes)


def with_change(attendance: Attendance, step: int, seat: int, what: str) -> Attendance:
    """Returns the clocks with a note of what has happened to a seat."""
    changes = [*attendance.changes, SeatChange(step, seat, what)]
    return Attendance(attendance.seats, attendance.votes, changes)
