"""A table in memory, and how it is made from what is stored."""

import json
from functools import lru_cache

import msgspec

from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.page.table_drawings import TableDrawings
from gloaming.kernel.question import Question
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.setup.shuffle_shares import ShuffleShares
from gloaming.kernel.text.words import Words
from gloaming.table.play.clocks import (
    Attendance,
    ClockRule,
    absent_at,
    deadline,
    read_attendance,
    read_rule,
)
from gloaming.table.play.position import Position
from gloaming.table.play.thoughts import packs_of
from gloaming.table.store.models import Seat, Table
from gloaming.table.store.tables import AnswerRow
from gloaming.table.user_errors import UserError

REVEAL_SECONDS = 30.0  # that browsers have to reveal their shares, once all seats are taken
SEATING_SECONDS = 600.0  # for which a game waits for people to sit down
NO_SHARES = ShuffleShares("")


@lru_cache(500)
def read_shares(text: str) -> ShuffleShares:
    """Returns what the shuffles of a table are made of, as it is stored."""
    return msgspec.json.decode(text, type=ShuffleShares) if text else NO_SHARES


class CannotResume(UserError):
    """Raised for a table whose game neither replays nor restores with the rules of today.

    One that `can_go_on` may load the next time: its record stays closed.
    """

    def __init__(self, table: str, problem: str, can_go_on: bool = False) -> None:
        super().__init__("error-rules", problem=problem)
        self.table = table
        self.can_go_on = can_go_on


class LiveTable:
    """A table in memory: how it is stored, its seats and its match."""

    def __init__(self, table: Table, seats: list[Seat], match: Match) -> None:
        self.table = table
        self.seats = seats
        self.match = match
        self.open_since = table.version  # how many answers there were when the open question came
        self.lost_past = False  # it goes on from a snapshot: no undo, and only `kept` to replay
        self.kept: list[int] = []  # steps of a lost past whose positions were kept
        self.words: dict[str, Words] = {}  # of its game, by language, with the names of its people
        self.drawings = TableDrawings()
        self._position: Position | None = None  # the last that somebody has looked at
        self._attendance = ("", Attendance())  # as it is stored, and as it was read

    @property
    def token(self) -> str:
        """The state that an answer is for, by which a stale one is noticed."""
        return f"{self.table.epoch}.{self.table.version}"

    def check_open(self) -> None:
        """Raises an error if the operator has closed the table."""
        if self.table.closed:
            raise UserError("error-closed", reason=self.table.closed)

    def can_accept(self, token: str) -> bool:
        """Whether an answer to what was asked then is one to what is asked now.

        Where several seats are asked at once, another's answer in between changes nothing.
        """
        epoch, _, version = token.partition(".")
        if epoch != str(self.table.epoch) or not version.isdecimal() or len(version) > 9:
            return False
        return self.open_since <= int(version) <= self.table.version

    def position(self) -> Position:
        """Returns the game as people look at it now; the first who asks gets it for all."""
        token, found = self.token, self._position
        if found is None or found.token != token:
            self.drawings.begin_position()
            seats = [seat.number for seat in self.seats if seat.person]
            found = self._position = Position(token, self.match, seats)
        return found

    def forget_drawings(self) -> None:
        """Drops what was drawn of it: nobody looks any more."""
        self.drawings = TableDrawings()
        self._position = None

    def position_after(self, step: int) -> Match:
        """Returns the game as it was after so many answers."""
        match = self.match
        past = Match(match.box, match.setup, match.packs, match.names)
        for answer in match.answers[:step]:
            past.answer(answer.key, answer.seat)
        return past

    def restored(self, snapshot: bytes) -> Match:
        """Returns the position of a snapshot, with the rules of today and without its past."""
        match = self.match
        past = Match(match.box, match.setup, match.packs, match.names)
        past.resume(match.box.restore(match.setup, match.packs, snapshot))
        return past

    def play(self, key: str, seat: int) -> None:
        """Plays an answer that is in the store already."""
        before = self.match.game.question
        self.match.answer(key, seat)
        self._count_answer(before)

    def accept(self, game: Game, key: str, seat: int) -> None:
        """Takes over the game that `match.try_answer` returned, once the answer is stored."""
        before = self.match.game.question
        self.match.accept(game, key, seat)
        self._count_answer(before)

    def _count_answer(self, before: Question | None) -> None:
        self.table.version += 1
        after = self.match.game.question
        is_same = before is not None and after is not None and after.seats is before.seats
        if after is None or not is_same or len(after.seats) == 1:
            self.open_since = self.table.version  # a question to several stays while some answer

    def seats_of(self, person: str) -> list[int]:
        """Returns the seats that are a person's, also those that a bot plays for them now."""
        return [seat.number for seat in self.seats if seat.person == person]

    # --- clocks ---------------------------------------------------------------------------

    @property
    def clock(self) -> ClockRule:
        """How much time people have."""
        return read_rule(self.table.clock)

    @property
    def attendance(self) -> Attendance:
        """Whose time runs, and who was replaced."""
        text = self.table.attendance
        if not text:
            return read_attendance(text, self.clock, len(self.seats))
        if text != self._attendance[0]:
            self._attendance = (text, read_attendance(text, self.clock, len(self.seats)))
        return self._attendance[1]

    def asked_people(self, game: Game | None = None) -> list[int]:
        """Returns the seats that are asked and that no bot plays, in the game as it is now."""
        question = (self.match.game if game is None else game).question
        asked = [] if question is None else question.waiting()
        return [seat for seat in asked if not self.seats[seat].bot]

    def voters(self, seat: int) -> list[str]:
        """Returns the people who may hand an absent person's seat to a bot: all others here."""
        absent = self.seats[seat].person
        here = {s.person for s in self.seats if s.person and not s.bot and s.person != absent}
        return sorted(here)

    def due(self, attendance: Attendance, now: float) -> float | None:
        """Returns when the clocks of this table have to be looked at next."""
        rule = self.clock
        begins = self.shuffled_at()
        found: list[float | None] = [begins if begins > now else None]
        for seat, clock in enumerate(attendance.seats):
            found.append(deadline(rule, clock))
            if clock.is_running and not clock.is_late and self.voters(seat):
                found.append(absent_at(rule, clock))
        return min((at for at in found if at is not None), default=None)

    # --- shuffles -------------------------------------------------------------------------

    @property
    def shares(self) -> ShuffleShares:
        """What the shuffles are made of; nothing where the seed was chosen."""
        return read_shares(self.table.shares)

    @property
    def can_mix(self) -> bool:
        """Whether shares still count: nobody has answered, and nobody chose the seed."""
        return self.table.version == 0 and bool(self.table.shares) and not self.table.branch

    @property
    def is_mixing(self) -> bool:
        """Whether the cards that are shown are not those that will be dealt: shares can come."""
        return self.can_mix and self.shares.is_open

    @property
    def is_dealt(self) -> bool:
        """Whether who sits down now finds cards that were dealt without a share of theirs."""
        return self.table.version > 0 or (bool(self.table.shares) and not self.is_mixing)

    @property
    def has_free_seats(self) -> bool:
        """Whether somebody can still sit down."""
        return any(seat.is_free for seat in self.seats)

    def shuffled_at(self) -> float:
        """Returns until when nobody plays, for shares that are still to come; 0 if none are."""
        shares = self.shares
        if not self.is_mixing:
            return 0.0
        if self.has_free_seats:
            return shares.made + SEATING_SECONDS
        return max(shares.pending_since, shares.made) + REVEAL_SECONDS

    # --- undo -----------------------------------------------------------------------------

    def undoable(self, seats: list[int]) -> int:
        """Returns how many of the last answers the person at these seats may take back alone.

        A question that another person has been asked since is not taken from them: they are asked
        to agree. A finished game stays finished.
        """
        seats = [seat for seat in seats if not self.seats[seat].bot]
        if self.lost_past or not seats:
            return 0
        count = max(self.match.undoable(seat) for seat in seats)
        if count and self._is_asking_others(seats):
            count = min(count, self.table.version - self.open_since)
        return count

    def _is_asking_others(self, seats: list[int]) -> bool:
        """Whether the open question is one to a person who sits elsewhere."""
        asked = self.match.asked_seats
        return any(
            self.seats[seat].person and not self.seats[seat].bot and seat not in seats
            for seat in asked
        )


def check_game(box: Box, setup: Setup, packs: tuple[Pack, ...]) -> None:
    """Refuses packs with any mistake, and a game that cannot be set up with them."""
    for pack in packs:
        box.check_pack(pack)
    box.set_up(setup, list(packs))


def _match(table: Table, seats: list[Seat], setup: Setup) -> Match:
    packs = [pack for text in json.loads(table.packs) for pack in packs_of(text)]
    names = [seat.name for seat in seats]
    return Match(find(table.game), setup, packs, names, [seat.bot for seat in seats])


def replayed(table: Table, seats: list[Seat], answers: list[AnswerRow]) -> LiveTable:
    """Returns a table with its record played again."""
    match = _match(table, seats, msgspec.json.decode(table.setup, type=Setup))
    live = LiveTable(table, seats, match)
    version = table.version
    table.version = live.open_since = 0
    try:
        for answer in answers:
            live.play(answer.key, answer.seat)
    finally:
        table.version = version
    return live


def replayed_with_rules_of_today(
    table: Table, seats: list[Seat], answers: list[AnswerRow]
) -> LiveTable:
    """Returns a table without a snapshot whose answers mean something with today's rules too."""
    setup = msgspec.json.decode(table.setup, type=Setup)
    today = msgspec.structs.replace(setup, rules=find(table.game).rules_version)
    changed = msgspec.structs.replace(table, setup=msgspec.json.encode(today))
    live = replayed(changed, seats, answers)
    live.table.setup = table.setup
    live.match.resume(live.match.game)
    live.lost_past = True
    return live


def resumed(table: Table, seats: list[Seat], snapshot: bytes) -> LiveTable:
    """Returns a table as it stood, with the rules of today from here on and without its past."""
    setup = msgspec.json.decode(table.setup, type=Setup)
    setup = msgspec.structs.replace(setup, rules=find(table.game).rules_version)
    match = _match(table, seats, setup)
    match.resume(match.box.restore(setup, match.packs, snapshot))
    for seat in range(-1, len(seats)):
        match.view(seat)  # what does not fit these rules shows now
    live = LiveTable(table, seats, match)
    live.lost_past = True
    return live
