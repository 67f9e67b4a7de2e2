"""Tables with a running game, in memory and always in step with what is stored.

Any worker can serve any table: before it looks or answers it catches up with the store.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.errors import StaleAnswer
from gloaming.kernel.match import FORMAT, Match, Record, RecordedAnswer
from gloaming.kernel.registry import find
from gloaming.kernel.setup.setup import PackMark, Setup
from gloaming.kernel.setup.shuffle_shares import key_from_shares
from gloaming.table.links import new_code, new_id
from gloaming.table.play.bot_quota import BotQuota
from gloaming.table.play.clocks import (
    NO_CLOCK,
    SeatClock,
    after_answer,
    after_undo,
    read_attendance,
    with_seat,
    write_attendance,
    write_rule,
)
from gloaming.table.play.live_table import CannotResume as CannotResume
from gloaming.table.play.live_table import LiveTable as LiveTable
from gloaming.table.play.live_table import (
    check_game,
    read_shares,
    replayed,
    replayed_with_rules_of_today,
    resumed,
)
from gloaming.table.play.pack_quota import PackQuota
from gloaming.table.play.served_time import ServedTime
from gloaming.table.play.shares import deal_if_due, first_shares
from gloaming.table.play.table_entry import TableEntries, TableEntry
from gloaming.table.play.thoughts import packs_of
from gloaming.table.play.trial import Trial, TrialEnded
from gloaming.table.store.clock_rows import change_attendance
from gloaming.table.store.models import Person, Seat, Table
from gloaming.table.store.store import ConflictingWrite, Store
from gloaming.table.store.tables import TableRow
from gloaming.table.table_request import TableRequest, seats_for
from gloaming.table.user_errors import UserError

LIVE_TABLES = 250  # tables in memory at least, where no memory is named; at most twice as many
TABLE_MEMORY = 0.5  # MiB that a table takes, halfway through a game: 0.35 to 1.0 by the game
SET_ASIDE_SECONDS = 60.0  # until a table is tried again that could not be loaded
Notify = Callable[[str], Awaitable[None]]


class LiveTables:
    """All tables of this worker."""

    def __init__(self, store: Store, notify: Notify) -> None:
        self.store = store
        self.notify = notify
        self._entries = TableEntries(LIVE_TABLES)
        self.on_answer: Callable[[bool, float], None] = lambda _is_bot, _seconds: None
        self.served = ServedTime()
        self.trial: Trial | None = None  # where games with packs are tried before they are loaded
        self.quota = BotQuota(store)
        self.pack_quota = PackQuota(store)
        store.on_write = self.count_write

    def use_memory(self, mebibytes: float) -> None:
        """Keeps as many tables as fit into so much memory; a cache holds up to twice its least."""
        self._entries = TableEntries(max(20, int(mebibytes / TABLE_MEMORY / 2)))

    @property
    def in_memory(self) -> int:
        """How many tables are held in memory."""
        return len(self._entries)

    def count_write(self, id: str) -> None:
        """Notes that a table was written to: what is in memory of it has to be read again."""
        entry = self._entries.get(id)
        if entry is not None:
            entry.writes += 1

    def entry(self, id: str) -> TableEntry:
        """Returns what all requests for a table share; it stays in memory while somebody has it."""
        return self._entries.used(id)

    # --- making and finding ------------------------------------------------------------

    async def make(
        self, request: TableRequest, host: Person, address: str = ""
    ) -> tuple[LiveTable, list[str]]:
        """Makes a table; with it come the secret links of friends' seats ("" for the others).

        `address` is where it is made from, whose tables with bots are counted.
        Its game is set up before it is stored, so that no table is stored that cannot be loaded.
        """
        box = find(request.game)
        packs = await asyncio.to_thread(packs_of, request.pack)
        id = new_id()
        seats, links = seats_for(request, host, id)
        now, is_full = self.served.now(), not any(links)
        own = [seat.number for seat in seats if seat.person]
        shares = first_shares(own, request.share, request.nonce, now, is_full)
        key = key_from_shares(shares)
        if request.seed:
            key = key_from_seed(request.seed).hex()
        marks = tuple(PackMark(pack.id, pack.digest) for pack in packs)
        setup = Setup(
            request.game,
            len(request.seats),
            key,
            request.options,
            marks,
            box.rules_version,
            bool(request.seed),
        )
        box.check_setup(setup)
        stored = json.dumps([request.pack] if request.pack else [])
        row = TableRow(
            id=id,
            code=new_code(),
            host=host.id,
            game=request.game,
            setup=msgspec.json.encode(setup),
            packs=stored,
            pack_bytes=len(stored) if request.pack else 0,
            clock=write_rule(request.clock),
            shares="" if request.seed else msgspec.json.encode(shares).decode(),
        )
        has_bots = any(seat.bot for seat in seats)
        if has_bots:
            await self.quota.check(host.id, address)
        await self.pack_quota.check(host.id, row.pack_bytes)
        if packs and self.trial is not None:
            await self.trial.check(host.id, row.game, row.setup, row.packs)
        if packs:
            await asyncio.to_thread(check_game, box, setup, packs)
        else:
            box.set_up(setup, [])
        await self.store.add_table(row, seats)
        if has_bots:
            self.quota.count(address, id)
        return await self.start_clocks(await self.live(id)), links

    async def start_clocks(self, live: LiveTable, sat: int = -1) -> LiveTable:
        """Lets the clocks of all who are asked run, and returns the table.

        Who has just `sat` down has all the time that there is, and before the cards are dealt
        nobody's time runs.
        """
        now_is = live.attendance
        if sat >= 0:
            now_is = with_seat(now_is, sat, SeatClock(live.clock.bank))
        asked = [] if live.is_mixing else live.asked_people()
        clocks = after_answer(live.clock, now_is, asked, -1, self.served.now())
        is_changed = sat >= 0 or write_attendance(clocks) != live.table.attendance
        if is_changed and not live.match.is_over:
            with suppress(ConflictingWrite):  # somebody has answered, and started them
                due = live.due(clocks, self.served.now())
                await change_attendance(self.store, live.table, write_attendance(clocks), due)
            return await self.live(live.table.id)
        return live

    async def live(self, id: str) -> LiveTable:
        """Returns a table, in step with the store."""
        entry = self.entry(id)
        found = self._current(entry)
        if found is not None:
            return found
        came = entry.readings
        async with entry.loading:
            found = self._current(entry)
            if found is None and entry.readings > came:
                found = entry.live
            if found is None:
                found = await self._refresh(id, entry)
            return found

    def answering(self, id: str) -> asyncio.Lock:
        """Returns the lock that whoever changes a table holds: one at a time."""
        return self.entry(id).answering

    def mark_changed(self, id: str) -> None:
        """Notes that another worker has changed a table."""
        entry = self._entries.get(id)
        if entry is not None:
            entry.changes += 1

    def mark_all_changed(self) -> None:
        """Notes that any table may have changed: reports of other workers were lost."""
        for entry in self._entries.values():
            entry.changes += 1

    def forget(self, id: str) -> None:
        """Drops a table from memory: it was changed behind this worker's back."""
        self._entries.discard(id)

    def cached(self, id: str) -> LiveTable | None:
        """Returns a table as this worker last read it, if it has."""
        entry = self._entries.get(id)
        return None if entry is None else entry.live

    async def recent(self, id: str, within: float = 0.0) -> LiveTable:
        """Returns a table in step with all that was reported of it: enough for an open page.

        A report can be lost, so `live` asks the store; this does so if that was not done `within`
        so many seconds.
        """
        return self.known(id, within) or await self.live(id)

    def known(self, id: str, within: float = 0.0) -> LiveTable | None:
        """Returns the same as `recent` if that needs no store, else None."""
        entry = self.entry(id)
        is_late = time.monotonic() - entry.read_at > within > 0.0
        is_sure = self.store.is_sole_writer or not is_late
        return entry.live if entry.has_all_reports and is_sure else None

    def _current(self, entry: TableEntry) -> LiveTable | None:
        """Returns a table if it needs no reading: only this worker writes, it has all writes."""
        return entry.live if self.store.is_sole_writer and entry.has_all_writes else None

    async def _refresh(self, id: str, entry: TableEntry) -> LiveTable:
        if entry.failure is not None and time.monotonic() - entry.read_at < SET_ASIDE_SECONDS:
            raise entry.failure
        entry.readings += 1
        entry.read_at = time.monotonic()
        writes, changes = entry.writes, entry.changes
        found = entry.live
        state, seats = (None, []) if found is None else await self.store.table_state(id)
        if found is None or state is None or found.table.epoch < state.epoch:
            table, seats = await self.store.table_and_seats(id)
            if table is None:
                self._entries.discard(id)
                raise UserError("error-no-table")
            entry.failure = None
            try:
                found = await self._load(table, seats)
            except CannotResume as error:
                if table.packs != "[]":  # to try it again is dear
                    entry.failure = error
                logging.getLogger("gloaming").warning(
                    "table %s (%s) is set aside, it cannot be loaded: %s",
                    id,
                    table.game,
                    error.words["problem"],
                )
                raise
        elif found.table.epoch == state.epoch:
            if found.table.version < state.version:
                for answer in await self.store.answers(id, found.table.version):
                    if answer.number == found.table.version < state.version:
                        found.play(answer.key, answer.seat)
            if found.table.version == state.version:  # else an answer was added here meanwhile
                found.table.over, found.table.undo = state.over, state.undo
                found.table.attendance = state.attendance
        found.seats = seats
        found.match.names = [seat.name for seat in seats]
        entry.live, entry.writes_read, entry.changes_read = found, writes, changes
        return found

    async def _load(self, table: Table, seats: list[Seat]) -> LiveTable:
        """Replays the record; if the rules have changed since, goes on from the snapshot.

        They have if the record no longer replays, or replays to something else than what people
        had before them when the snapshot was taken.
        """
        answers = (await self.store.answers(table.id))[: table.version]
        if len(answers) < table.version:  # some were taken back while we read
            again, seats = await self.store.table_and_seats(table.id)
            if again is None or again.epoch == table.epoch:
                raise CannotResume(table.id, "answers are missing")
            return await self._load(again, seats)
        taken, snapshot = await self.store.snapshot(table.id)
        if taken != table.version:
            snapshot = None
        try:
            if not answers:
                await self._begin_with_rules_of_today(table)
            if table.packs == "[]":
                live = replayed(table, seats, answers)
            else:
                if self.trial is not None:
                    await self.trial.check(table.host, table.game, table.setup, table.packs)
                live = await asyncio.to_thread(replayed, table, seats, answers)
        except TrialEnded as error:
            raise CannotResume(table.id, str(error), can_go_on=True) from None
        except Exception as error:  # whatever today's rules make of yesterday's answers
            problem = str(error)
        else:
            match = live.match
            if snapshot is None or match.box.is_snapshot_of(
                match.game, match.setup, match.packs, snapshot
            ):
                return live
            try:
                return await self._with_kept(resumed(table, seats, snapshot))
            except Exception:
                return live
        try:
            if snapshot is None and table.packs != "[]":  # what a pack does was tried above
                raise CannotResume(table.id, problem)
            if snapshot is None:
                return replayed_with_rules_of_today(table, seats, answers)
            return await self._with_kept(resumed(table, seats, snapshot))
        except Exception as error:
            more = "" if snapshot is None else f"; {error}"
            raise CannotResume(table.id, f"{problem}{more}") from error

    async def _with_kept(self, live: LiveTable) -> LiveTable:
        """Returns a table that goes on from a snapshot, with what of its past can be shown."""
        live.kept = await self.store.positions(live.table.id)
        return live

    async def kept_position(self, live: LiveTable, step: int) -> Match:
        """Returns a position of a lost past that was kept, with the rules of today."""
        snapshot = await self.store.position(live.table.id, step)
        return live.restored(snapshot)

    async def _begin_with_rules_of_today(self, table: Table) -> None:
        """Gives a table that nobody has answered at yet the rules version of today."""
        setup = msgspec.json.decode(table.setup, type=Setup)
        rules = find(table.game).rules_version
        if setup.rules != rules:
            table.setup = msgspec.json.encode(msgspec.structs.replace(setup, rules=rules))
            await self.store.change_table(table.id, setup=table.setup)

    async def public_record(self, id: str) -> Record:
        """Returns the record of a game that nobody can play any more: it holds the key."""
        try:
            live = await self.live(id)
        except CannotResume as error:
            if error.can_go_on:
                raise
            return await self.record(id)
        if not live.match.is_over:
            raise UserError("error-record")
        return await self.record(id)

    async def record(self, id: str, lang: str = "en") -> Record:
        """Returns the record as it is stored, even if its game can no longer be played here."""
        try:
            scores = (await self.live(id)).match.scores()
        except CannotResume:
            scores = []
        table, seats = await self.store.table_and_seats(id)
        if table is None:
            raise UserError("error-no-table")
        answers = await self.store.answers(id)
        return Record(
            FORMAT,
            msgspec.json.decode(table.setup, type=Setup),
            [RecordedAnswer(a.seat, a.key) for a in answers[: table.version]],
            [seat.name for seat in seats],
            [seat.bot for seat in seats],
            lang,
            scores or json.loads(table.scores),
            table.version,
            seat_changes=[
                (change.step, change.seat, change.what)
                for change in read_attendance(table.attendance, NO_CLOCK, 0).changes
            ],
            shares=read_shares(table.shares) if table.shares and not table.branch else None,
        )

    # --- answering ----------------------------------------------------------------------

    async def answer(
        self, id: str, seat: int, key: str, token: str, bot: str | None = None
    ) -> LiveTable:
        """Gives an answer for a seat; when this returns it is stored, else it says why not.

        It is played once, on a copy: the copy becomes the table's game when the store has taken
        the answer, and is dropped if somebody was first. An answer of a bot is one only while the
        bot sits there.
        """
        begun = time.perf_counter()
        async with self.entry(id).answering:
            live = await self.recent(id)
            if not live.can_accept(token):
                live = await self.live(id)
            if not live.can_accept(token):
                raise StaleAnswer("the game has moved on; look again")
            live.check_open()
            if bot is not None and live.seats[seat].bot != bot:
                raise StaleAnswer("another plays this seat now")
            if await deal_if_due(self.store, live, self.served.now()):
                await self.start_clocks(await self.live(id))
                await self.notify(id)
                raise StaleAnswer("the cards have just been dealt; look again")
            trial = live.match.try_answer(key, seat)
            scores = json.dumps(trial.scores())
            asked, served = live.asked_people(trial), self.served.now()
            clocks = after_answer(live.clock, live.attendance, asked, seat, served)
            attendance = write_attendance(clocks)
            now = live.token
            try:
                await self.store.add_answer(
                    live.table,
                    seat,
                    key,
                    trial.is_over,
                    scores,
                    live.match.box.snapshot(trial),
                    attendance,
                    live.due(clocks, served),
                )
            except ConflictingWrite:
                self.count_write(id)
                raise StaleAnswer("the game has moved on; look again") from None
            if self.cached(id) is live and live.token == now:
                live.accept(trial, key, seat)
                live.table.over, live.table.scores, live.table.undo = trial.is_over, scores, ""
                live.table.attendance = attendance
            else:
                self.count_write(id)
                live = await self.live(id)
        await self.notify(id)
        self.on_answer(bool(live.seats[seat].bot), time.perf_counter() - begun)
        return live

    async def undo(self, id: str, seats: list[int], count: int = 1) -> LiveTable:
        """Takes back own answers, as far as nothing hidden was revealed since."""
        async with self.entry(id).answering:
            live = await self._undo_allowed(id)
            if live.undoable(seats) < count:
                raise UserError("error-revealed")
            await self._take_back(live, live.table.version - count, seats[0])
        await self.notify(id)
        return await self.live(id)

    async def request_undo(self, id: str, seat: int, to: int) -> LiveTable:
        """Asks the other people to go back to an earlier answer; alone it happens at once."""
        async with self.entry(id).answering:
            live = await self._undo_allowed(id)
            if not 0 <= to < live.table.version:
                raise UserError("error-no-way-back")
            me = live.seats[seat].person
            people = {s.person for s in live.seats if s.person and not s.bot and s.person != me}
            if not people:
                await self._take_back(live, to, seat)
            else:
                request = {"to": to, "seat": seat, "agree": [me], "need": sorted(people)}
                await self.store.change_table(id, undo=json.dumps(request))
        await self.notify(id)
        return await self.live(id)

    async def answer_undo(self, id: str, person: str, agree: bool) -> LiveTable:
        """Agrees to go back, or not; the last one to agree makes it happen."""
        async with self.entry(id).answering:
            live = await self._undo_allowed(id)
            request = json.loads(live.table.undo or "{}")
            if "need" not in request:
                raise UserError("error-nobody-asks")
            if person not in request["need"]:
                raise UserError("error-not-yours-to-decide")
            if not agree:
                await self.store.change_table(id, undo="")
            else:
                request["agree"].append(person)
                if set(request["need"]) <= set(request["agree"]):
                    await self._take_back(live, request["to"], request["seat"])
                else:
                    await self.store.change_table(id, undo=json.dumps(request))
        await self.notify(id)
        return await self.live(id)

    async def _undo_allowed(self, id: str) -> LiveTable:
        """Returns a table at which answers can be taken back; says why where none can be."""
        live = await self.live(id)
        if live.match.is_over:
            raise UserError("error-undo-over")
        if live.lost_past:
            raise UserError("error-no-undo")
        return live

    async def _take_back(self, live: LiveTable, to: int, seat: int) -> None:
        """Goes back, and notes for everybody at the table by whom and how far."""
        note = json.dumps({"seat": seat, "taken_back": live.table.version - to})
        try:
            game = live.position_after(to).game
            asked, now = live.asked_people(game), self.served.now()
            clocks = after_undo(live.clock, live.attendance, asked, to, now)
            snapshot = live.match.box.snapshot(game)
            await self.store.take_back(
                live.table, to, note, snapshot, write_attendance(clocks), live.due(clocks, now)
            )
        except ConflictingWrite:
            raise StaleAnswer("the game has moved on; look again") from None

    async def replace_bot(self, id: str, number: int, bot: str) -> None:
        """Lets another bot take a seat over."""
        await self.store.change_seat(id, number, bot=bot, trouble="")
        await self.notify(id)
