"""People who are not there: time that is up, resigning, votes for a bot, and coming back.

A seat stays its person's. A bot that plays it for them (`Seat.away` says why) goes when they come
back; who has resigned does not. The table never waits for ever: even without clocks, the others can
hand the seat of somebody who does not answer to a bot.
"""

import msgspec

from gloaming.bots.bot import substitute
from gloaming.kernel.errors import StaleAnswer
from gloaming.kernel.match import Match
from gloaming.table.play.clocks import (
    BACK,
    LEFT,
    NONE,
    PASS,
    PASSED,
    RESIGNED,
    TIME,
    VOTE,
    Attendance,
    SeatClock,
    absent_at,
    deadline,
    stopped,
    with_change,
    with_seat,
    write_attendance,
)
from gloaming.table.play.live_tables import LiveTable, LiveTables
from gloaming.table.play.shares import deal_again
from gloaming.table.store.clock_rows import change_attendance
from gloaming.table.store.store import AT_THE_SEAT, ConflictingWrite
from gloaming.table.user_errors import UserError


def absent_key(match: Match, seat: int) -> str:
    """Returns what an absent seat answers: that it does nothing if it may, else the first option.

    The game says by which verbs a seat does nothing (`Box.absent_verbs`).
    """
    options = match.options(seat)
    for verb in match.box.absent_verbs:
        for option in options:
            if option.verb == verb:
                return option.key
    return options[0].key


async def _store(
    tables: LiveTables, live: LiveTable, attendance: Attendance, seat: int = -1, **values: str
) -> LiveTable:
    """Stores whose time runs and what changes at a seat, and returns the table as it is then."""
    if values:  # what is due depends on who plays the seat
        changed = msgspec.structs.replace(live.seats[seat], **values)
        live.seats = [changed if one.number == seat else one for one in live.seats]
    try:
        text = write_attendance(attendance)
        due = live.due(attendance, tables.served.now())
        await change_attendance(tables.store, live.table, text, due, seat, **values)
    except ConflictingWrite:
        tables.mark_changed(live.table.id)
        raise StaleAnswer("the game has moved on; look again") from None
    finally:
        tables.count_write(live.table.id)
    return await tables.live(live.table.id)


async def _hand_to_bot(tables: LiveTables, live: LiveTable, seat: int, why: str) -> LiveTable:
    """Lets a bot play a person's seat from here on."""
    clocks, step = live.attendance, live.table.version
    clock = stopped(live.clock, clocks.seats[seat], tables.served.now())
    clocks = with_change(with_seat(clocks, seat, clock), step, seat, why)
    bot = substitute(live.match.box)
    return await _store(tables, live, clocks, seat, bot=bot, away=why, trouble="")


def _own_seat(live: LiveTable, seat: int, person: str) -> None:
    """Refuses a seat that is not a person's, and a game that is over."""
    if not 0 <= seat < len(live.seats):
        raise UserError("error-no-seat")
    if not person or live.seats[seat].person != person:
        raise UserError("error-not-your-seat")
    _check_running(live)


def _check_running(live: LiveTable) -> None:
    live.check_open()
    if live.match.is_over:
        raise UserError("error-over")


async def resign(tables: LiveTables, id: str, seat: int, person: str) -> LiveTable:
    """Gives a seat up: a bot plays on, and the end of a competitive game says who has resigned.

    Who leaves a co-operative game may come back.
    """
    async with tables.answering(id):
        live = await tables.live(id)
        _own_seat(live, seat, person)
        if live.seats[seat].away == RESIGNED:
            raise UserError("error-resigned")
        why = LEFT if live.match.box.is_cooperative else RESIGNED
        live = await _hand_to_bot(tables, live, seat, why)
    await tables.notify(id)
    return live


async def come_back(tables: LiveTables, id: str, seat: int, person: str) -> LiveTable:
    """Gives a seat back to its person; if it is asked, it has the time for one answer at least."""
    async with tables.answering(id):
        live = await tables.live(id)
        _own_seat(live, seat, person)
        if live.seats[seat].away == RESIGNED:
            raise UserError("error-resigned")
        if not live.seats[seat].away:
            raise UserError("error-not-away")
        clocks, now = live.attendance, tables.served.now()
        since = now if seat in live.match.asked_seats else -1.0
        clock = SeatClock(clocks.seats[seat].left, since=since)
        clocks = with_change(with_seat(clocks, seat, clock), live.table.version, seat, BACK)
        live = await _store(tables, live, clocks, seat, **AT_THE_SEAT)
    await tables.notify(id)
    return live


async def vote_for_bot(tables: LiveTables, id: str, seat: int, person: str) -> LiveTable:
    """Agrees that a bot plays the seat of somebody who does not answer; all others have to."""
    async with tables.answering(id):
        live = await tables.live(id)
        if not 0 <= seat < len(live.seats):
            raise UserError("error-no-seat")
        _check_running(live)
        voters = live.voters(seat)
        if person not in voters:
            raise UserError("error-not-yours-to-decide")
        clocks = live.attendance
        at = absent_at(live.clock, clocks.seats[seat])
        if at is None or live.seats[seat].bot:
            raise UserError("error-not-absent")
        if tables.served.now() < at:
            raise UserError("error-not-absent-yet")
        agreed = sorted({*clocks.votes.get(seat, []), person})
        if set(voters) <= set(agreed):
            live = await _hand_to_bot(tables, live, seat, VOTE)
        else:
            votes = {**clocks.votes, seat: agreed}
            live = await _store(tables, live, Attendance(clocks.seats, votes, clocks.changes))
    await tables.notify(id)
    return live


async def look_at_clocks(tables: LiveTables, id: str) -> None:
    """Does what is due at a table: seats whose time is up, and people who may be voted on now."""
    async with tables.answering(id):
        live = await tables.live(id)
        if live.match.is_over or live.table.closed:
            return
        now = tables.served.now()
        # A host who sits there alone waits for guests: until then every share counts.
        is_party = not live.has_free_seats or len({s.person for s in live.seats if s.person}) > 1
        if live.is_mixing and is_party and live.shuffled_at() <= now:
            await deal_again(tables.store, live, live.shares.shares, now, is_last=True)
            live = await tables.live(id)
        live = await tables.start_clocks(live)
        passing = await _end_times(tables, live)
    await tables.notify(id)
    for seat, token in passing:
        await _pass(tables, id, seat, token)


async def _end_times(tables: LiveTables, live: LiveTable) -> list[tuple[int, str]]:
    """Hands seats whose time is up to bots, or returns those that are to pass."""
    now, passing = tables.served.now(), []
    for seat in range(len(live.seats)):
        rule, clock = live.clock, live.attendance.seats[seat]
        end, absent = deadline(rule, clock), absent_at(rule, clock)
        if end is not None and end <= now:
            if rule.at_end == PASS:
                passing.append((seat, live.token))
            else:
                live = await _hand_to_bot(tables, live, seat, TIME)
        elif absent is not None and absent <= now and not clock.is_late:
            late = SeatClock(clock.left, clock.spent, clock.since, clock.before, True)
            clocks = live.attendance
            seats = [late if n == seat else c for n, c in enumerate(clocks.seats)]
            live = await _store(tables, live, Attendance(seats, clocks.votes, clocks.changes))
    if not passing:  # what was due may be so no longer: somebody has answered meanwhile
        await _store(tables, live, live.attendance)
    return passing


async def _pass(tables: LiveTables, id: str, seat: int, token: str) -> None:
    """Answers for a seat whose time is up that it does nothing."""
    live = await tables.live(id)
    if live.token != token or seat not in live.match.asked_seats:
        return
    async with tables.answering(id):
        clocks = with_change(live.attendance, live.table.version, seat, PASSED)
        live = await _store(tables, live, clocks)
    await tables.answer(id, seat, absent_key(live.match, seat), live.token)


def is_clocked(live: LiveTable) -> bool:
    """Whether people's time is measured at a table."""
    return live.clock.kind != NONE
