"""Who sits at a table: as discs in the bar, and as a list with what can be done about a seat."""

from markupsafe import Markup

from gloaming.kernel.cache import Cache
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node
from gloaming.table.pages.data import SeatLine, TablePage
from gloaming.table.pages.frame import Say, icon, initials, name
from gloaming.table.pages.lobby import bot_title
from gloaming.table.pages.notices import EYE

SEAT_CACHE = 2000  # seats that stay drawn at least, as discs and as lines of the list


def seat_discs(say: Say, page: TablePage) -> Node:
    """Draws everybody in short: who is asked, who is here."""
    return [
        [_disc(say, seat) for seat in page.seats],
        h.span(".watchers", title=say("watchers", n=page.watchers))[icon(EYE), page.watchers]
        if page.watchers
        else None,
    ]


def _disc(say: Say, seat: SeatLine) -> Markup:
    key = (say, seat)
    found = _disc_cache.get(key)
    if found is None:
        asked = h.span(".sr")[say("is-asked")] if seat.asked else None
        disc = h.span(class_=_disc_look(seat), title=seat.name)[initials(seat.name), asked]
        found = _disc_cache.put(key, disc)
    return found


def _disc_look(seat: SeatLine) -> str:
    marks = {
        "mine": seat.mine,
        "asked": seat.asked,
        "bot": bool(seat.bot) or seat.rules,
        "here": seat.here or bool(seat.bot) or seat.rules,
        "open": not seat.taken,
        "trouble": bool(seat.trouble),
    }
    return " ".join(["disc", *(mark for mark, on in marks.items() if on)])


def seat_list(say: Say, page: TablePage) -> Node:
    """Draws everybody line by line, with what can be done about a seat."""
    about = (page.base, page.host, page.over, page.is_cooperative)
    rows: list[Node] = []
    for seat in page.seats:
        key = (say, seat, *about)
        row = _row_cache.get(key)
        rows.append(_row_cache.put(key, _seat(say, page, seat)) if row is None else row)
    return h.ul(".seat-list")[rows]


def _seat(say: Say, page: TablePage, seat: SeatLine) -> Markup:
    return h.li(class_="asked" if seat.asked else None)[
        h.span(class_=_disc_look(seat), aria_hidden="true")[initials(seat.name)],
        h.span(".who")[name(seat.name), h.small[_state(say, page, seat)]],
        h.b(".points")[seat.score] if seat.score is not None else None,
        _seat_button(say, page, seat),
    ]


def _state(say: Say, page: TablePage, seat: SeatLine) -> str:
    """Returns what is to be said of a seat, the most pressing first."""
    if seat.trouble:
        return say("seat-trouble")
    if seat.away and not page.over:
        return say("seat-away-bot")
    if not seat.taken:
        return say("seat-waits")
    if seat.asked and not page.over:
        return say("is-asked")
    if seat.rules:
        return say("seat-rules")
    if seat.bot:
        return bot_title(say, seat.bot, page.is_cooperative)
    if seat.mine:
        return say("seat-yours")
    return say("seat-here") if seat.here else say("seat-away")


def _seat_button(say: Say, page: TablePage, seat: SeatLine) -> Node:
    """Draws the button to sit down, to make a link, or to move a seat to another device."""
    address = f"{page.base}/seats/{seat.number}"
    if seat.free:
        return _go(f"{address}/take", say("seat-take"))
    if not seat.taken and page.host:
        return _go(f"{address}/link", say("seat-link"))
    if seat.mine:
        return _go(f"{address}/link", say("seat-move"))
    return None


def _go(action: str, label: str) -> Node:
    return h.button(".small", type="submit", form="go", formaction=action)[label]


_disc_cache: Cache[tuple[object, ...], Markup] = Cache(SEAT_CACHE)
_row_cache: Cache[tuple[object, ...], Markup] = Cache(SEAT_CACHE)
