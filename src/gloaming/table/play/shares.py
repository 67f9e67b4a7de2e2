"""Shares of the shuffles as they come in: what a person, or the server for them, has drawn."""

import secrets

import msgspec

from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.setup.shuffle_shares import (
    BROWSER,
    SERVER,
    Share,
    ShuffleShares,
    commitment_to,
    is_commitment,
    is_share,
    key_from_shares,
)
from gloaming.table.play.live_table import LiveTable
from gloaming.table.store.store import Store
from gloaming.table.user_errors import UserError


def new_share(seat: int, commitment: str, nonce: str, drawn_by: str = BROWSER) -> Share:
    """Returns the share of who sits down: bound by its hash, given at once, or drawn by us.

    A browser without scripts, and a program that gives none, have theirs drawn by the server.
    """
    if nonce and not is_share(nonce):
        raise UserError("error-share")
    if commitment and not is_commitment(commitment):
        raise UserError("error-share")
    if nonce and commitment and commitment_to(nonce) != commitment:
        raise UserError("error-share")
    if nonce or commitment:
        return Share(seat, commitment or commitment_to(nonce), nonce, drawn_by)
    drawn = secrets.token_hex(32)
    return Share(seat, commitment_to(drawn), drawn, SERVER)


def first_shares(
    seats: list[int], commitment: str, nonce: str, now: float, is_full: bool
) -> ShuffleShares:
    """Returns the server's secret for a new table, with the share of the host if they sit there."""
    shares = (new_share(seats[0], commitment, nonce),) if seats else ()
    is_open = not is_full or not all(share.nonce for share in shares)
    return ShuffleShares(secrets.token_hex(32), shares, now, now if is_full else -1.0, is_open)


async def deal_again(
    store: Store, live: LiveTable, shares: tuple[Share, ...], now: float, is_last: bool = False
) -> None:
    """Shuffles everything with the shares that are known now; after the last time no more come."""
    pending = live.shares.pending_since
    if pending < 0 and not live.has_free_seats:
        pending = now
    known = {live.seats[share.seat].person for share in shares if share.nonce}
    people = {seat.person for seat in live.seats if seat.person}
    is_open = not is_last and (live.has_free_seats or not people <= known)
    new = ShuffleShares(live.shares.secret, shares, live.shares.made, pending, is_open)
    setup: Setup = msgspec.structs.replace(live.match.setup, key=key_from_shares(new))
    text = msgspec.json.encode(new).decode()
    await store.shuffle_again(live.table, msgspec.json.encode(setup), text)


async def deal_if_due(store: Store, live: LiveTable, now: float) -> bool:
    """Deals the cards if the time for shares is up; as long as it is not, nobody can answer."""
    if not live.is_mixing:
        return False
    if live.shuffled_at() > now:
        raise UserError("error-seats-free" if live.has_free_seats else "error-shuffling")
    await deal_again(store, live, live.shares.shares, now, is_last=True)
    return True
