"""What a game's page in the browser is made of: named pieces of HTML, drawn from a seat's view.

A frame knows any game only by its zones: it puts each into a section of its own, and when
something happens sends those that have changed. So a zone may depend on nothing but the view,
the words and the context; the same three always give the same bytes.
"""

import msgspec

from gloaming.kernel.message import Refusal
from gloaming.kernel.page.table_drawings import TableDrawings
from gloaming.kernel.views.encode import encode_message
from gloaming.kernel.views.types import MessageView


class Zone(msgspec.Struct, frozen=True):
    """A named piece of a page: `hand`, `regions`, `question` …; empty where there is nothing."""

    id: str
    html: str


class RefusalView(msgspec.Struct, frozen=True):
    """A `Refusal` that can be sent: what a seat cannot do now, why, and by which rule."""

    key: str
    reason: MessageView
    rule: str
    things: tuple[str, ...] = ()
    verb: str = ""
    argument: str = ""


class PageContext(msgspec.Struct, frozen=True):
    """Who looks, and from where: the seat, the table's address, and what the view does not hold."""

    seat: int
    base: str = ""  # the address of the table, without a slash at the end
    replay: bool = False  # a past position: nothing can be answered
    watching: bool = False
    away: bool = False  # a bot plays for the seat: nothing can be answered
    focus: int = -1  # the seat whose board a watcher wants in the middle; -1 follows the turn
    back: bool = False  # the last answer was the seat's own, and it may take it back alone
    names: list[str] = []
    refusals: list[RefusalView] = []
    shared: dict[str, Zone] | None = None  # what was drawn of this position for other readers
    drawings: TableDrawings | None = None  # what was drawn of this table before


def refusal_views(refusals: list[Refusal]) -> list[RefusalView]:
    """Returns refusals of a game in the form that a page takes."""
    return [
        RefusalView(r.key, encode_message(r.reason), r.rule, r.things, r.verb, r.argument)
        for r in refusals
    ]
