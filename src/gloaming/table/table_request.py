"""A table that somebody wants to make."""

from typing import Annotated

import msgspec

from gloaming.bots.bot import names, usual
from gloaming.kernel.registry import find
from gloaming.table.links import link_hash, new_link
from gloaming.table.pages.default_names import bot_name, player_name
from gloaming.table.people import clean_name
from gloaming.table.play.clocks import NO_CLOCK, ClockRule
from gloaming.table.store.models import Person
from gloaming.table.store.tables import SeatRow
from gloaming.table.user_errors import UserError

MAX_SEATS = 8
Word = Annotated[str, msgspec.Meta(max_length=60)]  # a name of ours
Line = Annotated[str, msgspec.Meta(max_length=1000)]  # what somebody writes; it is cut where shown


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: `me`, `friend` (by link), `hotseat` (on my screen) or `bot`."""

    kind: Word = "me"
    name: Line = ""
    bot: Word = ""  # without a name the one that a new table of the game has


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to make."""

    game: Word
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=MAX_SEATS)]
    options: dict[str, str] = {}
    pack: str = ""  # the text of an owner's pack
    seed: Line = ""
    clock: ClockRule = NO_CLOCK
    share: Line = ""  # the hash of what the host adds to the shuffles
    nonce: Line = ""  # and that itself, where it is not revealed later


def seats_for(request: TableRequest, host: Person, id: str) -> tuple[list[SeatRow], list[str]]:
    """Returns rows for the seats that are asked for, and the secrets of their links."""
    seats: list[SeatRow] = []
    links: list[str] = []
    for number, seat in enumerate(request.seats[:MAX_SEATS]):
        name = clean_name(seat.name)
        link = ""
        row = SeatRow(table_id=id, number=number, name=name, bot="", link_hash="", person=None)
        if seat.kind == "bot":
            box = find(request.game)
            known = names(box)
            row.bot = seat.bot or usual(box)
            if row.bot not in known:
                raise UserError("error-no-bot", bot=seat.bot, bots=", ".join(known))
            row.name = name or bot_name(number)
        elif seat.kind in ("me", "hotseat"):
            row.person = host.id
            waited = host.name if seat.kind == "me" else player_name(host.lang, number)
            row.name = name or waited
        elif seat.kind == "friend":
            link = new_link()
            row.link_hash = link_hash(link)
            row.name = name or player_name(host.lang, number)
        else:
            raise UserError("error-seat-kind", kind=seat.kind)
        row.trouble = row.away = ""
        seats.append(row)
        links.append(link)
    return seats, links
