"""A table in memory, and how it is made from what is stored."""

import json

import msgspec

from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.question import Question
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.text.words import Words
from gloaming.table.play.thoughts import packs_of
from gloaming.table.store.models import Seat, Table
from gloaming.table.store.tables import AnswerRow
from gloaming.table.user_errors import UserError


class CannotResume(UserError):
    """Raised for a table whose game neither replays nor restores with the rules of today."""

    def __init__(self, table: str, problem: str) -> None:
        super().__init__("error-rules", problem=problem)
        self.table = table


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

    @property
    def token(self) -> str:
        """The state that an answer is for, by which a stale one is noticed."""
        return f"{self.table.epoch}.{self.table.version}"

    def check_open(self) -> None:
        """Raises an error if the operator has closed the table."""
        if self.table.closed:
            raise UserError("error-closed", reason=self.table.closed)

    def accepts(self, token: str) -> bool:
        """Whether an answer to what was asked then is one to what is asked now.

        Where several seats are asked at once, another's answer in between changes nothing.
        """
        epoch, _, version = token.partition(".")
        if epoch != str(self.table.epoch) or not version.isdecimal() or len(version) > 9:
            return False
        return self.open_since <= int(version) <= self.table.version

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
        """Returns the seats a person answers for."""
        return [seat.number for seat in self.seats if seat.person == person]

    def undoable(self, seats: list[int]) -> int:
        """Returns how many of the last answers the person at these seats may take back alone.

        A question that another person has been asked since is not taken from them: they are asked
        to agree. A finished game stays finished.
        """
        if self.lost_past or not seats:
            return 0
        count = max(self.match.undoable(seat) for seat in seats)
        if count and self._asks_others(seats):
            count = min(count, self.table.version - self.open_since)
        return count

    def _asks_others(self, seats: list[int]) -> bool:
        """Whether the open question is one to a person who sits elsewhere."""
        asked = self.match.asked_seats
        return any(self.seats[seat].person and seat not in seats for seat in asked)


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
