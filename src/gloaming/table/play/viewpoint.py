"""Which seat a person looks at a table from, and which seat they answer for."""

import msgspec

from gloaming.table.play.live_tables import LiveTable
from gloaming.table.user_errors import UserError

WATCHER = -1


class Viewpoint(msgspec.Struct, frozen=True):
    """The seat whose view a person is shown, with all seats that are theirs."""

    seat: int  # WATCHER where they are shown what everybody may see
    own: tuple[int, ...] = ()
    handover: int = -1  # the own seat that must be asked for by name before anything is shown


def viewpoint(
    live: LiveTable, person: str, wanted: int = -1, shared_screen: bool = True
) -> Viewpoint:
    """Returns what a person sees of a table; every page, stream and call asks here.

    Somebody with one seat always looks from it, and without any as a watcher. Somebody with
    several looks from the one that is asked. On a screen that several people share, a seat with a
    hidden hand must be `wanted` by name, so that nobody sees another's hand; a game whose hands
    are open has nothing to hide, and the screen follows whoever is asked. A program is one reader
    for all its seats: it sees the seat that it wants.
    """
    own = tuple(live.seats_of(person)) if person else ()
    if len(own) <= 1:
        return Viewpoint(own[0] if own else WATCHER, own)
    asked = [seat for seat in live.asked_people() if seat in own]
    if wanted in own and (wanted in asked or not asked or not shared_screen):
        return Viewpoint(wanted, own)
    if not shared_screen or live.match.box.has_open_hands:
        return Viewpoint(asked[0] if asked else own[0], own)
    return Viewpoint(WATCHER, own, asked[0] if asked else -1)


def answering_seat(live: LiveTable, person: str, wanted: int = -1) -> int:
    """Returns the seat a person answers for: the wanted one, or the own seat that is asked."""
    own = live.seats_of(person) if person else []
    if wanted >= 0:
        if wanted not in own:
            raise UserError("error-not-your-seat")
        if live.seats[wanted].bot:
            raise UserError("error-bot-plays")
        return wanted
    for seat in live.asked_people():
        if seat in own:
            return seat
    if any(seat in own for seat in live.match.asked_seats):
        raise UserError("error-bot-plays")
    raise UserError("error-you-not-asked" if own else "error-no-own-seat")
