"""Sitting down, and what all who sit add to the shuffles (`kernel/setup/shuffle_shares.py`).

Until the first answer the game is dealt anew whenever a share comes in. Once all seats are taken
and all have committed, the table waits a moment for browsers to reveal their shares. What is dealt
before that is shown, but never played.
"""

import msgspec

from gloaming.kernel.setup.shuffle_shares import BROWSER, commitment_to, is_share
from gloaming.table.play.live_table import LiveTable
from gloaming.table.play.live_tables import LiveTables
from gloaming.table.play.shares import deal_again, new_share
from gloaming.table.store.models import Seat
from gloaming.table.user_errors import UserError


async def sit(
    tables: LiveTables,
    seat: Seat,
    person: str,
    name: str,
    commitment: str = "",
    nonce: str = "",
    drawn_by: str = BROWSER,
) -> bool:
    """Gives a free seat to a person; False if somebody else was first.

    Until the cards are dealt, all is shuffled anew with the share of who sits down: no host can
    look at many deals and invite people to the best one. A table whose seed was chosen, or whose
    cards were dealt before, says so.
    """
    share = new_share(seat.number, commitment, nonce, drawn_by)
    if not await tables.store.claim_seat(seat, person, name):
        return False
    if seat.person is None:
        async with tables.answering(seat.table_id):
            live = await tables.live(seat.table_id)
            if live.is_mixing and live.shares.find(share.seat) is None:
                shares = (*live.shares.shares, share)
                await deal_again(tables.store, live, shares, tables.served.now())
            await tables.start_clocks(await tables.live(seat.table_id), seat.number)
    return True


async def add_share(
    tables: LiveTables, id: str, person: str, commitment: str, nonce: str, drawn_by: str = BROWSER
) -> LiveTable:
    """Takes the share of a person who sits: reveals it, or binds one who has given none yet."""
    async with tables.answering(id):
        live = await tables.live(id)
        mine = live.seats_of(person)
        if not mine:
            raise UserError("error-no-own-seat")
        if not live.is_mixing:
            raise UserError("error-shuffled")
        shares = live.shares.shares
        given = next((share for share in shares if share.seat in mine), None)
        if given is None:
            shares = (*shares, new_share(mine[0], commitment, nonce, drawn_by))
        elif given.nonce:
            raise UserError("error-shuffled")
        elif not is_share(nonce) or commitment_to(nonce) != given.commitment:
            raise UserError("error-share")
        else:
            revealed = msgspec.structs.replace(given, nonce=nonce)
            shares = tuple(revealed if share is given else share for share in shares)
        await deal_again(tables.store, live, shares, tables.served.now())
        live = await tables.start_clocks(await tables.live(id))
    await tables.notify(id)
    return live
