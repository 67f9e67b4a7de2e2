"""Tables that are made from another: a branch that plays on from a step of it, and a rematch."""

import json

import msgspec

from gloaming.bots.bot import substitute
from gloaming.kernel.setup.setup import Setup
from gloaming.table.links import new_code, new_id
from gloaming.table.play.live_tables import LiveTable, LiveTables
from gloaming.table.store.models import Person, Seat
from gloaming.table.store.tables import SeatRow, TableRow
from gloaming.table.table_request import SeatRequest, TableRequest
from gloaming.table.user_errors import UserError


async def make_branch(
    tables: LiveTables, id: str, step: int, host: Person, address: str = ""
) -> LiveTable:
    """Makes a new table that plays on from a step of another, with bots at other seats."""
    live = await tables.live(id)
    if live.lost_past or not 0 <= step <= live.table.version:
        raise UserError("error-no-step")
    mine = live.seats_of(host.id) or [0]
    await tables.quota.check(host.id, address)
    pack_bytes = 0 if live.table.packs == "[]" else len(live.table.packs)
    await tables.pack_quota.check(host.id, pack_bytes)
    new = new_id()
    row = TableRow(
        id=new,
        code=new_code(),
        host=host.id,
        game=live.table.game,
        setup=live.table.setup,
        packs=live.table.packs,
        pack_bytes=pack_bytes,
        version=step,
        snapshot=live.match.box.snapshot(live.position_after(step).game),
        snapshot_at=step,
        branch=json.dumps({"table": id, "step": step}),
    )
    seats = [
        SeatRow(
            table_id=new,
            number=seat.number,
            name=seat.name,
            bot="" if seat.number in mine else substitute(live.match.box),
            person=host.id if seat.number in mine else None,
            link_hash="",
        )
        for seat in live.seats
    ]
    answers = await tables.store.answers(id)
    await tables.store.add_table(row, seats, answers[:step])
    tables.quota.count(address, new)
    return await tables.live(new)


async def open_rematch(
    tables: LiveTables, id: str, person: Person, address: str = ""
) -> tuple[LiveTable, list[str]]:
    """Returns the rematch of a finished game, made if nobody has yet, with its seats' links.

    The same people sit in the same seats, with the same options and other shuffles. Everybody at
    the finished table is told of it.
    """
    async with tables.answering(id):
        live = await tables.live(id)
        if not live.match.is_over:
            raise UserError("error-rematch-later")
        mine = live.seats_of(person.id)
        if not mine:
            raise UserError("error-no-own-seat")
        note = json.loads(live.table.undo or "{}")
        if "rematch" in note:
            return await tables.live(note["rematch"]), []
        made, links = await tables.make(_same_again(live, mine), person, address)
        for seat, link in zip(live.seats, links, strict=True):
            if link and seat.person:
                await tables.store.claim_seat(made.seats[seat.number], seat.person, seat.name)
                await tables.start_clocks(await tables.live(made.table.id), seat.number)
                links[seat.number] = ""
        note = {"rematch": made.table.id, "seat": mine[0]}
        await tables.store.change_table(id, undo=json.dumps(note))
    await tables.notify(id)
    return await tables.live(made.table.id), links


def _same_again(live: LiveTable, mine: list[int]) -> TableRequest:
    """Returns a table as a finished one was set up; others' seats are claimed for them then."""
    setup = msgspec.json.decode(live.table.setup, type=Setup)
    packs = json.loads(live.table.packs)
    seats = [
        SeatRequest(
            "bot" if _is_bot(seat) else "friend" if seat.number not in mine else "hotseat",
            seat.name,
            seat.bot if _is_bot(seat) else "",
        )
        for seat in live.seats
    ]
    pack = packs[0] if packs else ""
    return TableRequest(live.table.game, seats, dict(setup.options), pack, clock=live.clock)


def _is_bot(seat: Seat) -> bool:
    """Whether a seat was a bot's from the start, and not only played by one for somebody."""
    return bool(seat.bot) and not seat.away
