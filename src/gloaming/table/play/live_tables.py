"""The hall: tables with a running game, kept in memory and always in step with what is stored.

Any worker can serve any table: before it looks or answers it catches up with the store.
"""

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from gloaming.kernel.errors import IllegalAnswer, NotAsked, StaleAnswer
from gloaming.kernel.match import FORMAT, Match, Record, RecordedAnswer
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import PackMark, Setup
from gloaming.kernel.text.words import Words
from gloaming.table.links import new_code, new_id
from gloaming.table.store.models import Person, Seat, Table
from gloaming.table.store.store import MovedOn, Store
from gloaming.table.store.tables import AnswerRow, SeatRow, TableRow
from gloaming.table.table_request import TableRequest, packs_of, seats_for
from gloaming.table.user_errors import UserError

KEPT = 400  # tables in memory
Notify = Callable[[str], Awaitable[None]]


class CannotGoOn(UserError):
    """A table whose game neither replays nor restores with the rules of today."""

    def __init__(self, table: str, problem: str) -> None:
        super().__init__("sorry-rules", problem=problem)
        self.table = table


class LiveTable:
    """A table in memory: its row, its seats and its match."""

    def __init__(self, row: Table, seats: list[Seat], match: Match) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.open_since = row.version  # how many answers there were when the open question came
        self.lost_past = False  # it goes on from a snapshot: no undo, no replay
        self.words: dict[str, Words] = {}  # of its game, by language, with the names of its people
        self.seen = 0  # how many writes of the table are known here, see `_Door`

    @property
    def token(self) -> str:
        """Which question an answer is for: stale ones are told by it."""
        return f"{self.row.epoch}.{self.row.version}"

    def accepts(self, token: str) -> bool:
        """Whether an answer to what was asked then is one to what is asked now.

        Where several seats are asked at once, another's answer in between changes nothing.
        """
        epoch, _, version = token.partition(".")
        if epoch != str(self.row.epoch) or not version.isdecimal() or len(version) > 9:
            return False
        return self.open_since <= int(version) <= self.row.version

    def play(self, key: str, seat: int) -> None:
        """One answer more, which is in the store already."""
        before = self.match.game.question
        self.match.answer(key, seat)
        self.row.version += 1
        after = self.match.game.question
        if before is None or after is None or after.seats is not before.seats:
            self.open_since = self.row.version  # a question to several stays while some answer

    def seats_of(self, person: str) -> list[int]:
        """The seats a person answers for."""
        return [seat.number for seat in self.seats if seat.person == person]

    def viewpoint(self, person: str, wanted: int = -1) -> int:
        """Through whose eyes a person looks: a wanted own seat, the one asked, or as a watcher."""
        mine = self.seats_of(person)
        if wanted in mine:
            return wanted
        for seat in self.match.asked_seats:
            if seat in mine:
                return seat
        return mine[0] if mine else -1


class _Door:
    """What those who come to one table share: one loads or answers at a time, writes are counted.

    A table is in step with the store if all its writes were known when it was read; that is enough
    where nobody else writes. Who waits for a reading that began after they came may share it.
    """

    def __init__(self) -> None:
        self.loading = asyncio.Lock()
        self.answering = asyncio.Lock()
        self.writes = 0
        self.readings = 0
        self.read_at = 0.0
        self.heard = 0  # how often other workers have told of a change
        self.read = 0  # how often they had when the last whole reading began


class LiveTables:
    """All tables of this worker."""

    def __init__(self, store: Store, notify: Notify) -> None:
        self.store = store
        self.notify = notify
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._doors: dict[str, _Door] = {}
        store.wrote = self._wrote

    def _wrote(self, id: str) -> None:
        door = self._doors.get(id)
        if door is not None:
            door.writes += 1

    # --- making and finding ------------------------------------------------------------

    async def make(self, wish: TableRequest, host: Person) -> tuple[LiveTable, list[str]]:
        """Set a table; with it come the secret links of friends' seats ("" for the others)."""
        box = find(wish.game)
        packs = packs_of(wish.pack, wish.game)
        key = secrets.token_bytes(32).hex()
        if wish.seed:
            from gloaming.kernel.chance import key_from_seed

            key = key_from_seed(wish.seed).hex()
        marks = tuple(PackMark(pack.id, pack.digest) for pack in packs)
        setup = Setup(wish.game, len(wish.seats), key, wish.options, marks, box.rules_version)
        box.check_setup(setup)
        for pack in packs:
            box.check_pack(pack)
        id = new_id()
        row = TableRow(
            id=id,
            code=new_code(),
            host=host.id,
            game=wish.game,
            setup=msgspec.json.encode(setup),
            packs=json.dumps([wish.pack] if wish.pack else []),
        )
        seats, links = seats_for(wish, host, id)
        await self.store.add_table(row, seats)
        return await self.live(id), links

    async def live(self, id: str) -> LiveTable:
        """A table, in step with the store."""
        door = self._doors.setdefault(id, _Door())
        found = self._known(id, door)
        if found is not None:
            return found
        came = door.readings
        async with door.loading:
            found = self._known(id, door)
            if found is None and door.readings > came:
                found = self._live.get(id)
            if found is None:
                found = await self._read(id, door)
            return found

    def heard(self, id: str) -> None:
        """Another worker has changed a table."""
        door = self._doors.get(id)
        if door is not None:
            door.heard += 1

    def at_hand(self, id: str) -> LiveTable | None:
        """A table as this worker last saw it, if it has."""
        return self._live.get(id)

    async def glance(self, id: str, within: float = 0.0) -> LiveTable:
        """A table in step with all that was heard of it: enough to draw it for who listens.

        A word can be lost, so `live` asks the store; this does so if that was not done `within`
        so many seconds.
        """
        door = self._doors.get(id)
        found = self._live.get(id)
        if door is None or found is None or door.read < door.heard or found.seen != door.writes:
            return await self.live(id)
        if within and not self.store.alone and time.monotonic() - door.read_at > within:
            return await self.live(id)
        self._live.move_to_end(id)
        return found

    def _known(self, id: str, door: _Door) -> LiveTable | None:
        """A table that needs no reading: we are the only ones who write, and know every write."""
        found = self._live.get(id)
        if found is None or not self.store.alone or found.seen != door.writes:
            return None
        self._live.move_to_end(id)
        return found

    async def _read(self, id: str, door: _Door) -> LiveTable:
        door.readings += 1
        door.read_at = time.monotonic()
        seen, heard = door.writes, door.heard
        found = self._live.get(id)
        state, seats = (None, []) if found is None else await self.store.look(id)
        if found is None or state is None or found.row.epoch < state.epoch:
            row, seats = await self.store.table_and_seats(id)
            if row is None:
                self._live.pop(id, None)
                self._doors.pop(id, None)
                raise UserError("sorry-no-table")
            found = await self._load(row, seats)
        elif found.row.epoch == state.epoch:
            if found.row.version < state.version:
                for answer in await self.store.answers(id, found.row.version):
                    if answer.number == found.row.version < state.version:
                        found.play(answer.key, answer.seat)
            if found.row.version == state.version:  # else an answer was added here while we read
                found.row.over, found.row.undo = state.over, state.undo
        found.seats = seats
        found.seen = seen
        door.read = heard
        found.match.names = [seat.name for seat in seats]
        self._live[id] = found
        self._live.move_to_end(id)
        while len(self._live) > KEPT:
            gone, _ = self._live.popitem(last=False)
            self._doors.pop(gone, None)
        return found

    async def _load(self, row: Table, seats: list[Seat]) -> LiveTable:
        """Replay the record; if the rules have changed since, go on from the snapshot.

        They have if the record no longer replays, or replays to something else than what people
        had before them when the snapshot was taken.
        """
        answers = (await self.store.answers(row.id))[: row.version]
        if len(answers) < row.version:  # some were taken back while we read
            again, seats = await self.store.table_and_seats(row.id)
            if again is None or again.epoch == row.epoch:
                raise CannotGoOn(row.id, "answers are missing")
            return await self._load(again, seats)
        taken, snapshot = await self.store.snapshot(row.id)
        if taken != row.version:
            snapshot = None
        try:
            live = _replayed(row, seats, answers)
        except Exception as error:  # whatever today's rules make of yesterday's answers
            problem = str(error)
        else:
            match = live.match
            if snapshot is None or match.box.is_snapshot_of(
                match.game, match.setup, match.packs, snapshot
            ):
                return live
            try:
                return _resumed(row, seats, snapshot)
            except Exception:
                return live
        if snapshot is None:
            raise CannotGoOn(row.id, problem)
        try:
            return _resumed(row, seats, snapshot)
        except Exception as error:
            raise CannotGoOn(row.id, f"{problem}; {error}") from error

    async def record(self, id: str, lang: str = "en") -> Record:
        """The record as it is stored, whole, even if its game can no longer be played here."""
        try:
            scores = (await self.live(id)).match.scores()
        except CannotGoOn:
            scores = []
        row, seats = await self.store.table_and_seats(id)
        if row is None:
            raise UserError("sorry-no-table")
        answers = await self.store.answers(id)
        return Record(
            FORMAT,
            msgspec.json.decode(row.setup, type=Setup),
            [RecordedAnswer(a.seat, a.key) for a in answers[: row.version]],
            [seat.name for seat in seats],
            [seat.bot for seat in seats],
            lang,
            scores or json.loads(row.scores),
            row.version,
        )

    # --- answering ----------------------------------------------------------------------

    async def answer(self, id: str, seat: int, key: str, token: str) -> LiveTable:
        """Give an answer for a seat. When this returns it is kept; else it says why not."""
        async with self._answering(id):
            live = await self.glance(id)
            if not live.accepts(token):
                live = await self.live(id)
            if not live.accepts(token):
                raise StaleAnswer("the game has moved on; look again")
            game = live.match.game
            if game.question is None or not game.question.is_awaiting(seat):
                raise NotAsked("this seat is not being asked now")
            option = next((o for o in game.options(seat) if o.key == key), None)
            if option is None:
                raise IllegalAnswer("that is not among the answers now")
            trial = game.copy()
            trial.answer(option.choice, seat)
            scores = json.dumps(trial.scores())
            now = live.token
            try:
                await self.store.add_answer(
                    live.row, seat, key, trial.is_over, scores, live.match.box.snapshot(trial)
                )
            except MovedOn:
                self._wrote(id)
                raise StaleAnswer("the game has moved on; look again") from None
            if self._live.get(id) is live and live.token == now:
                live.play(key, seat)
                live.row.over, live.row.scores, live.row.undo = trial.is_over, scores, ""
            else:
                self._wrote(id)
                live = await self.live(id)
        await self.notify(id)
        return live

    def _answering(self, id: str) -> asyncio.Lock:
        """Who changes a table's game here takes turns; the store decides between workers."""
        return self._doors.setdefault(id, _Door()).answering

    async def undo(self, id: str, seats: list[int], count: int = 1) -> LiveTable:
        """Take back own answers, as far as nothing hidden was revealed since."""
        async with self._answering(id):
            live = await self.live(id)
            if live.lost_past:
                raise UserError("sorry-no-undo")
            if not seats or max(live.match.undoable(seat) for seat in seats) < count:
                raise UserError("sorry-revealed")
            await self._back(live, live.row.version - count)
        await self.notify(id)
        return await self.live(id)

    async def wish_undo(self, id: str, seat: int, to: int) -> LiveTable:
        """Ask the other people to go back to an earlier answer; alone it happens at once."""
        async with self._answering(id):
            live = await self.live(id)
            if live.lost_past:
                raise UserError("sorry-no-undo")
            if not 0 <= to < live.row.version:
                raise UserError("sorry-no-way-back")
            me = live.seats[seat].person
            people = {s.person for s in live.seats if s.person and s.person != me}
            if not people:
                await self._back(live, to)
            else:
                wish = {"to": to, "seat": seat, "agree": [me], "need": sorted(people)}
                await self.store.change_table(id, undo=json.dumps(wish))
        await self.notify(id)
        return await self.live(id)

    async def answer_undo(self, id: str, person: str, agree: bool) -> LiveTable:
        """Agree to go back, or not; the last one to agree makes it happen."""
        async with self._answering(id):
            live = await self.live(id)
            if not live.row.undo:
                raise UserError("sorry-nobody-wishes")
            wish = json.loads(live.row.undo)
            if person not in wish["need"]:
                raise UserError("sorry-not-yours-to-decide")
            if not agree:
                await self.store.change_table(id, undo="")
            else:
                wish["agree"].append(person)
                if set(wish["need"]) <= set(wish["agree"]):
                    await self._back(live, wish["to"])
                else:
                    await self.store.change_table(id, undo=json.dumps(wish))
        await self.notify(id)
        return await self.live(id)

    async def _back(self, live: LiveTable, to: int) -> None:
        try:
            await self.store.take_back(live.row, to)
        except MovedOn:
            raise StaleAnswer("the game has moved on; look again") from None

    async def replace_bot(self, id: str, number: int, bot: str) -> None:
        """The host lets another bot take a seat over."""
        await self.store.change_seat(id, number, bot=bot, trouble="")
        await self.notify(id)

    async def fork(self, id: str, step: int, host: Person) -> LiveTable:
        """Play on from a step as a new table: same set-up, first answers, bots at other seats."""
        live = await self.live(id)
        if live.lost_past or not 0 <= step <= live.row.version:
            raise UserError("sorry-no-step")
        mine = live.seats_of(host.id)
        new = new_id()
        row = TableRow(
            id=new,
            code=new_code(),
            host=host.id,
            game=live.row.game,
            setup=live.row.setup,
            packs=live.row.packs,
            version=step,
        )
        seats = [
            SeatRow(
                table_id=new,
                number=seat.number,
                name=seat.name,
                bot="" if seat.number in mine or (not mine and seat.number == 0) else "greedy",
                person=host.id if seat.number in mine or (not mine and seat.number == 0) else None,
                link_hash="",
            )
            for seat in live.seats
        ]
        answers = await self.store.answers(id)
        await self.store.add_table(row, seats, answers[:step])
        return await self.live(new)


def _match(row: Table, seats: list[Seat], setup: Setup) -> Match:
    packs = [pack for text in json.loads(row.packs) for pack in packs_of(text, row.game)]
    names = [seat.name for seat in seats]
    return Match(find(row.game), setup, packs, names, [seat.bot for seat in seats])


def _replayed(row: Table, seats: list[Seat], answers: list[AnswerRow]) -> LiveTable:
    """The table as its record tells it."""
    match = _match(row, seats, msgspec.json.decode(row.setup, type=Setup))
    live = LiveTable(row, seats, match)
    version = row.version
    row.version = live.open_since = 0
    try:
        for answer in answers:
            live.play(answer.key, answer.seat)
    finally:
        row.version = version
    return live


def _resumed(row: Table, seats: list[Seat], snapshot: bytes) -> LiveTable:
    """The table as it stood, with the rules of today from here on; its past is not known."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    setup = msgspec.structs.replace(setup, rules=find(row.game).rules_version)
    match = _match(row, seats, setup)
    match.resume(match.box.restore(setup, match.packs, snapshot))
    for seat in range(-1, len(seats)):
        match.view(seat)  # what does not fit these rules shows now
    live = LiveTable(row, seats, match)
    live.lost_past = True
    return live
