"""A table as everybody may see it, for programs."""

import msgspec

from gloaming.kernel.setup.shuffle_shares import commitment_to
from gloaming.table.play.clocks import NONE, ClockRule, seconds_left
from gloaming.table.play.live_table import LiveTable
from gloaming.table.store.models import Person


class SeatInfo(msgspec.Struct):
    """A seat as everybody may see it."""

    number: int
    name: str
    bot: str
    taken: bool
    mine: bool
    trouble: str
    away: str  # why a bot plays for its person: time, vote, resigned or left
    seconds_left: float | None  # at `runs_since`, or now if it stands; None without a clock
    runs_since: float | None  # in served time; None while its clock stands


class ShareInfo(msgspec.Struct):
    """What the person at a seat adds to the shuffles."""

    seat: int
    commitment: str
    drawn_by: str  # browser, program, or server for who could not
    is_revealed: bool


class ShufflesInfo(msgspec.Struct):
    """What the shuffles are made of: the server was bound to its secret before anybody sat."""

    server_commitment: str
    shares: list[ShareInfo]
    is_pending: bool  # the table waits for shares to be revealed


class TableInfo(msgspec.Struct):
    """A table as everybody may see it."""

    id: str
    code: str
    game: str
    version: int
    epoch: int
    over: bool
    asked: list[int]
    scores: list[int]
    seats: list[SeatInfo]
    commitment: str
    is_seed_chosen: bool  # the host chose the seed, and could know all shuffles
    shuffles: ShufflesInfo | None
    clock: ClockRule
    served_time: float | None  # by which clocks run, in seconds; None without a clock


def shuffles_info(live: LiveTable, served: float) -> ShufflesInfo | None:
    """Returns what anyone may know of a table's shuffles; None where the seed was chosen."""
    if not live.table.shares:
        return None
    shares = live.shares
    return ShufflesInfo(
        commitment_to(shares.secret),
        [
            ShareInfo(share.seat, share.commitment, share.drawn_by, bool(share.nonce))
            for share in shares.shares
        ],
        live.shuffled_at() > served,
    )


def table_info(live: LiveTable, person: Person, served: float) -> TableInfo:
    """Returns what anyone may know of a table; `served` is the time by which its clocks run."""
    rule, clocks = live.clock, live.attendance.seats
    is_clocked = rule.kind != NONE
    return TableInfo(
        live.table.id,
        live.table.code,
        live.table.game,
        live.table.version,
        live.table.epoch,
        live.match.is_over,
        live.match.asked_seats,
        live.match.scores(),
        [
            SeatInfo(
                seat.number,
                seat.name,
                seat.bot,
                bool(seat.person or seat.bot),
                bool(person.id) and seat.person == person.id,
                seat.trouble,
                seat.away,
                round(seconds_left(rule, clocks[seat.number]), 1) if is_clocked else None,
                round(clocks[seat.number].since, 1)
                if is_clocked and clocks[seat.number].is_running
                else None,
            )
            for seat in live.seats
        ],
        live.match.commitment(),
        live.match.setup.is_seed_chosen,
        shuffles_info(live, served),
        rule,
        round(served, 1) if is_clocked else None,
    )
