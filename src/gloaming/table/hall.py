"""The hall: tables with a running game, kept in memory and always in step with what is stored.

Any worker can serve any table: before it looks or answers it catches up with the store.
"""

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from gloaming.kernel.box import Box, PackMark, Setup
from gloaming.kernel.errors import GloamingError, IllegalAnswer, NotAsked, RecordError, StaleAnswer
from gloaming.kernel.match import Match
from gloaming.kernel.pack import Pack, parse_pack
from gloaming.kernel.registry import find
from gloaming.table.links import link_hash, new_code, new_id, new_link
from gloaming.table.store import AnswerRow, MovedOn, Person, SeatRow, Store, TableRow

KEPT = 400  # tables in memory
MAX_SEATS = 8
Notify = Callable[[str], Awaitable[None]]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: `me`, `friend` (by link), `hotseat` (on my screen) or `bot`."""

    kind: str = "me"
    name: str = ""
    bot: str = "greedy"


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to make."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    pack: str = ""  # the text of an owner's pack
    seed: str = ""


class Live:
    """A table in memory: its row, its seats and its match."""

    def __init__(self, row: TableRow, seats: list[SeatRow], match: Match) -> None:
        self.row = row
        self.seats = seats
        self.match = match
        self.lock = asyncio.Lock()
        self.lost_past = False  # it goes on from a snapshot: no undo, no replay

    @property
    def token(self) -> str:
        """Which question an answer is for: stale ones are told by it."""
        return f"{self.row.epoch}.{self.row.version}"

    def seats_of(self, person: str) -> list[int]:
        """The seats a person answers for."""
        return [seat.number for seat in self.seats if seat.person == person]

    def viewpoint(self, person: str, wanted: int = -1) -> int:
        """Through whose eyes a person looks: a wanted own seat, the one asked, or as a watcher."""
        mine = self.seats_of(person)
        if wanted in mine:
            return wanted
        for seat in self.match.asked:
            if seat in mine:
                return seat
        return mine[0] if mine else -1


class Hall:
    """All tables of this worker."""

    def __init__(self, store: Store, notify: Notify) -> None:
        self.store = store
        self.notify = notify
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    # --- making and finding ------------------------------------------------------------

    async def make(self, wish: TableWish, host: Person) -> tuple[Live, list[str]]:
        """Set a table; with it come the secret links of friends' seats ("" for the others)."""
        box = find(wish.game)
        packs = _packs(wish.pack, wish.game)
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
        seats, links = _seats(wish, host, id)
        await self.store.add_table(row, seats)
        return await self.live(id), links

    async def live(self, id: str) -> Live:
        """A table, in step with the store."""
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            row = await self.store.table(id)
            if row is None:
                self._loading.pop(id, None)
                raise GloamingError("there is no such table")
            seats = await self.store.seats(id)
            found = self._live.get(id)
            if found is None or found.row.epoch != row.epoch or found.row.version > row.version:
                found = await self._load(row, seats)
            elif found.row.version < row.version:
                for answer in await self.store.answers(id, found.row.version):
                    if answer.number < row.version:
                        found.match.answer(answer.key, answer.seat)
            found.row = row
            found.seats = seats
            found.match.names = [seat.name for seat in seats]
            self._live[id] = found
            self._live.move_to_end(id)
            while len(self._live) > KEPT:
                gone, _ = self._live.popitem(last=False)
                self._loading.pop(gone, None)
            return found

    async def _load(self, row: TableRow, seats: list[SeatRow]) -> Live:
        """Replay the record; if the rules have changed since, go on from the snapshot."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        box = find(row.game)
        packs = [pack for text in json.loads(row.packs) for pack in _packs(text, row.game)]
        answers = await self.store.answers(row.id)
        names = [seat.name for seat in seats]
        bots = [seat.bot for seat in seats]
        try:
            match = Match(box, setup, packs, names, bots)
            for answer in answers[: row.version]:
                match.answer(answer.key, answer.seat)
            return Live(row, seats, match)
        except GloamingError as error:
            return _from_snapshot(row, seats, box, setup, packs, answers, str(error))

    # --- answering ----------------------------------------------------------------------

    async def answer(self, id: str, seat: int, key: str, token: str) -> Live:
        """Give an answer for a seat. When this returns it is kept; else it says why not."""
        live = await self.live(id)
        async with live.lock:
            live = await self.live(id)
            if token and token != live.token:
                raise StaleAnswer("the game has moved on; look again")
            game = live.match.game
            if game.question is None or not game.question.awaits(seat):
                raise NotAsked("this seat is not being asked now")
            option = next((o for o in game.options(seat) if o.key == key), None)
            if option is None:
                raise IllegalAnswer("that is not among the answers now")
            trial = game.copy()
            trial.answer(option.choice, seat)
            scores = json.dumps(trial.scores())
            try:
                await self.store.add_answer(
                    live.row, seat, key, trial.over, scores, live.match.box.snapshot(trial)
                )
            except MovedOn:
                raise StaleAnswer("the game has moved on; look again") from None
            live = await self.live(id)
        await self.notify(id)
        return live

    async def undo(self, id: str, seats: list[int], count: int = 1) -> Live:
        """Take back own answers, as far as nothing hidden was revealed since."""
        live = await self.live(id)
        async with live.lock:
            live = await self.live(id)
            if live.lost_past:
                raise GloamingError("this game goes on from a snapshot; its past cannot be undone")
            if not seats or max(live.match.undoable(seat) for seat in seats) < count:
                raise GloamingError("hidden information was revealed since; ask the others")
            await self._back(live, live.row.version - count)
        await self.notify(id)
        return await self.live(id)

    async def wish_undo(self, id: str, seat: int, to: int) -> Live:
        """Ask the other people to go back to an earlier answer; alone it happens at once."""
        live = await self.live(id)
        async with live.lock:
            live = await self.live(id)
            if live.lost_past:
                raise GloamingError("this game goes on from a snapshot; its past cannot be undone")
            if not 0 <= to < live.row.version:
                raise GloamingError("there is nothing to go back to")
            me = live.seats[seat].person
            people = {s.person for s in live.seats if s.person and s.person != me}
            if not people:
                await self._back(live, to)
            else:
                wish = {"to": to, "seat": seat, "agree": [me], "need": sorted(people)}
                await self.store.change_table(id, undo=json.dumps(wish))
        await self.notify(id)
        return await self.live(id)

    async def answer_undo(self, id: str, person: str, agree: bool) -> Live:
        """Agree to go back, or not; the last one to agree makes it happen."""
        live = await self.live(id)
        async with live.lock:
            live = await self.live(id)
            if not live.row.undo:
                raise GloamingError("nobody wants to go back")
            wish = json.loads(live.row.undo)
            if person not in wish["need"]:
                raise GloamingError("this is not yours to decide")
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

    async def _back(self, live: Live, to: int) -> None:
        try:
            await self.store.take_back(live.row, to)
        except MovedOn:
            raise StaleAnswer("the game has moved on; look again") from None

    async def replace_bot(self, id: str, number: int, bot: str) -> None:
        """The host lets another bot take a seat over."""
        await self.store.change_seat(id, number, bot=bot, trouble="")
        await self.notify(id)

    async def fork(self, id: str, step: int, host: Person) -> Live:
        """Play on from a step as a new table: same set-up, first answers, bots at other seats."""
        live = await self.live(id)
        if live.lost_past or not 0 <= step <= live.row.version:
            raise GloamingError("there is no such step to play on from")
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


def _packs(text: str, game: str) -> list[Pack]:
    if not text:
        return []
    if len(text) > 1 << 20:
        raise GloamingError("a pack is at most 1 MiB")
    return [parse_pack(text, "your pack")]


def _seats(wish: TableWish, host: Person, id: str) -> tuple[list[SeatRow], list[str]]:
    from gloaming.bots.bot import NAMES

    seats: list[SeatRow] = []
    links: list[str] = []
    for number, seat in enumerate(wish.seats[:MAX_SEATS]):
        name = " ".join(seat.name.split())[:40]
        link = ""
        row = SeatRow(table_id=id, number=number, name=name, bot="", link_hash="", person=None)
        if seat.kind == "bot":
            if seat.bot not in NAMES:
                raise GloamingError(f"there is no bot “{seat.bot}”; there are: {', '.join(NAMES)}")
            row.bot = seat.bot
            row.name = name or f"{seat.bot.title()} {number + 1}"
        elif seat.kind in ("me", "hotseat"):
            row.person = host.id
            row.name = name or (host.name if seat.kind == "me" else f"Player {number + 1}")
        elif seat.kind == "friend":
            link = new_link()
            row.link_hash = link_hash(link)
            row.name = name or f"Player {number + 1}"
        else:
            raise GloamingError(f"a seat is me, friend, hotseat or bot, not “{seat.kind}”")
        row.trouble = ""
        seats.append(row)
        links.append(link)
    return seats, links


def _from_snapshot(
    row: TableRow,
    seats: list[SeatRow],
    box: Box,
    setup: Setup,
    packs: list[Pack],
    answers: list[AnswerRow],
    problem: str,
) -> Live:
    if row.snapshot is None or row.snapshot_at != row.version:
        raise RecordError(f"this game cannot go on with the rules of today ({problem})")
    now = msgspec.structs.replace(setup, rules=box.rules_version)
    match = Match(box, now, packs, [s.name for s in seats], [s.bot for s in seats])
    match.resume(box.restore(now, packs, row.snapshot), len(answers))
    live = Live(row, seats, match)
    live.lost_past = True
    return live
