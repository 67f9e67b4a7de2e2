"""A table through a person's eyes: what the handlers fill the pages with."""

import json

from gloaming.bots.bot import NAMES
from gloaming.kernel.cache import Cache
from gloaming.kernel.page.zones import PageContext, Zone, refusal_views
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import View
from gloaming.table.pages.data import (
    ChatLine,
    ClaimLink,
    Handover,
    SeatLine,
    TablePage,
    UndoWish,
    Visitor,
)
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.store.models import Person
from gloaming.table.store.tables import ChatRow

ZONES = 128  # sets of zones that are kept at least
VIEWS = 16  # tables at which several look at the same time


class Presenter:
    """Draws zones, and keeps those that others will ask for in a moment."""

    def __init__(self) -> None:
        self._zones: Cache[tuple[object, ...], list[Zone]] = Cache(ZONES)
        self._views: Cache[tuple[object, ...], dict[int, View]] = Cache(VIEWS)

    def words(self, live: LiveTable, lang: str) -> Words:
        """The words of a table's game in a language."""
        match = live.match
        found = live.words.get(lang)
        if found is None or found.seats != match.names:
            found = live.words[lang] = match.box.words(lang, match.names, match.packs)
        return found

    def opponents(self, live: LiveTable, lang: str) -> list[str]:
        """The names of those whom the rules of the game play; they come after all seats."""
        words = self.words(live, lang)
        beyond = range(len(live.seats), len(live.match.scores()))
        return [words.name(f"seat:{number}") for number in beyond]

    def zones(self, live: LiveTable, lang: str, seat: int) -> list[Zone]:
        """The game's zones for a seat as the table stands."""
        match = live.match
        key = (live.row.id, live.token, lang, seat, *match.names)
        found = self._zones.get(key)
        if found is None:
            asked = seat in match.asked_seats
            refusals = match.refusals(seat) if asked else []
            context = PageContext(
                seat=seat,
                base=f"/t/{live.row.id}",
                watching=seat < 0,
                back=asked and not live.lost_past and match.undoable(seat) > 0,
                names=match.names,
                refusals=refusal_views(refusals),
            )
            found = match.box.zones(self._view(live, seat), self.words(live, lang), context)
            self._zones.put(key, found)
        return found

    def _view(self, live: LiveTable, seat: int) -> View:
        """What a seat sees; who looks first looks for all people, who will look in a moment."""
        key = (live.row.id, live.token)
        found = self._views.get(key)
        if found is None:
            seats = [s.number for s in live.seats if s.person]
            found = dict(zip(seats, live.match.views(seats)))
            self._views.put(key, found)
        if seat not in found:
            found[seat] = live.match.view(seat)
        return found[seat]


def viewpoint(live: LiveTable, person: Person, wanted: int) -> tuple[int, Handover | None]:
    """Through whose eyes a person looks, and whom to hand the screen to first.

    Somebody with one seat always sees through it. With several on one screen the seat that is asked
    must be asked for by name, so that nobody sees another's hand.
    """
    mine = live.seats_of(person.id) if person.id else []
    if len(mine) <= 1:
        return (mine[0] if mine else -1), None
    asked = [seat for seat in live.match.asked_seats if seat in mine]
    if wanted in mine and (wanted in asked or not asked):
        return wanted, None
    if asked:
        return -1, Handover(asked[0], live.seats[asked[0]].name)
    return -1, None


def table_page(
    live: LiveTable,
    person: Person,
    visitor: Visitor,
    seat: int,
    zones: list[Zone],
    chat: list[ChatRow],
    present: set[str],
    *,
    title: str,
    links: list[ClaimLink],
    opponents: list[str],
    watchers: int = 0,
    note: str = "",
    sprites: str = "",
    styles: list[str] | None = None,
) -> TablePage:
    """Everything on a table's page; `opponents` are the names of those that the rules play."""
    row, match = live.row, live.match
    mine = live.seats_of(person.id) if person.id else []
    alone = max((match.undoable(s) for s in mine), default=0) if not live.lost_past else 0
    can_wish = bool(mine) and row.version > 0 and not live.lost_past
    scores = match.scores()
    return TablePage(
        visitor=visitor,
        id=row.id,
        code=row.code,
        game=row.game,
        title=title,
        base=f"/t/{row.id}",
        seats=[
            SeatLine(
                number=s.number,
                name=s.name,
                bot=s.bot,
                mine=s.number in mine,
                asked=s.number in match.asked_seats,
                taken=bool(s.bot or s.person),
                trouble=s.trouble,
                here=bool(s.person) and s.person in present,
                score=scores[s.number],
                free=not (s.bot or s.person or mine),
            )
            for s in live.seats
        ]
        + [
            SeatLine(number, name, rules=True, score=scores[number])
            for number, name in enumerate(opponents, len(live.seats))
        ],
        zones=zones,
        seat=seat,
        host=bool(person.id) and row.host == person.id,
        links=links,
        epoch=row.epoch,
        version=row.version,
        commitment=match.commitment(),
        can_undo=alone,
        wish_to=_wish_to(live, mine) if can_wish and alone == 0 else -1,
        undo_wish=_undo_wish(live, person),
        chat=[ChatLine(c.name, c.text, c.at, c.name == person.name) for c in chat],
        watchers=watchers,
        watching=not mine,
        over=match.is_over,
        your_turn=any(s in mine for s in match.asked_seats),
        note=note,
        bots=tuple(reversed(NAMES)),
        sprites=sprites,
        styles=styles or [],
        lost_past=live.lost_past,
    )


def frame_state(live: LiveTable, mine: list[int]) -> tuple[object, ...]:
    """All of a running game that `table_page` tells the frame, but for the state it shows."""
    row, match = live.row, live.match
    wish = (row.undo, row.version) if row.undo else ()
    past = (0, -1)
    if mine and not live.lost_past:
        past = (max(match.undoable(seat) for seat in mine), _wish_to(live, mine))
    return match.asked_seats, match.scores(), match.is_over, live.lost_past, row.host, wish, past


def _wish_to(live: LiveTable, mine: list[int]) -> int:
    """The step before the own last answer: what a wish to go back is for."""
    answers = live.match.answers
    for number in range(len(answers) - 1, -1, -1):
        if answers[number].seat in mine:
            return number
    return -1


def _undo_wish(live: LiveTable, person: Person) -> UndoWish | None:
    if not live.row.undo:
        return None
    wish = json.loads(live.row.undo)
    return UndoWish(
        who=live.seats[wish["seat"]].name,
        text=str(live.row.version - wish["to"]),
        mine_to_decide=person.id in wish["need"] and person.id not in wish["agree"],
        mine=live.seats[wish["seat"]].person == person.id,
    )
