"""A table as a person sees it: what the handlers fill the pages with."""

import json

from gloaming.bots.bot import names
from gloaming.kernel.cache import Cache
from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import PageContext, Zone, refusal_views
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import View
from gloaming.table.pages.data import (
    Branch,
    ChatLine,
    ClaimLink,
    Rematch,
    SeatLine,
    TablePage,
    TakenBack,
    UndoRequest,
    Visitor,
)
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.store.models import Person
from gloaming.table.store.tables import ChatRow

ZONES = 128  # sets of zones that are kept at least
POSITIONS = 16  # tables whose positions are kept at least, for all who will look in a moment


class _Position:
    """A position of a table: what each seat sees of it, and the zones that readers share."""

    def __init__(self, match: Match, seats: list[int]) -> None:
        self.match = match
        self.views = dict(zip(seats, match.views(seats)))
        self.zones: dict[tuple[str, ...], dict[str, Zone]] = {}  # by language and names

    def view(self, seat: int) -> View:
        """Returns what a seat sees."""
        if seat not in self.views:
            self.views[seat] = self.match.view(seat)
        return self.views[seat]


class Presenter:
    """Draws zones, and keeps those that others will ask for in a moment."""

    def __init__(self) -> None:
        self._zones: Cache[tuple[object, ...], list[Zone]] = Cache(ZONES)
        self._positions: Cache[tuple[object, ...], _Position] = Cache(POSITIONS)

    def words(self, live: LiveTable, lang: str) -> Words:
        """Returns the words of a table's game in a language, with the names of its people."""
        match = live.match
        found = live.words.get(lang)
        if found is None or found.seats != match.names:
            found = live.words[lang] = match.box.words(lang, match.names, match.packs)
        return found

    def opponents(self, live: LiveTable, lang: str) -> list[str]:
        """Returns the names of the opponents whom the rules of the game play."""
        words = self.words(live, lang)
        first = len(live.seats)
        numbers = range(first, first + live.match.game.opponents)
        return [words.name(f"seat:{number}") for number in numbers]

    def zones(self, live: LiveTable, lang: str, seat: int, focus: int = -1) -> list[Zone]:
        """Returns the game's zones for a seat as the table is now.

        A watcher may want the board of one player in the middle: that is `focus`.
        """
        match = live.match
        focus = focus if seat < 0 else -1
        key = (live.table.id, live.token, lang, seat, focus, *match.names)
        found = self._zones.get(key)
        if found is None:
            position = self._position(live)
            asked = seat in match.asked_seats
            refusals = match.refusals(seat) if asked else []
            context = PageContext(
                seat=seat,
                base=f"/t/{live.table.id}",
                watching=seat < 0,
                focus=focus,
                back=asked and live.undoable([seat]) > 0,
                names=match.names,
                refusals=refusal_views(refusals),
                shared=position.zones.setdefault((lang, *match.names), {}),
            )
            found = match.box.page.zones(position.view(seat), self.words(live, lang), context)
            self._zones.put(key, found)
        return found

    def _position(self, live: LiveTable) -> _Position:
        """Returns how a table is now; the first who asks gets it for all people at the table."""
        key = (live.table.id, live.token)
        found = self._positions.get(key)
        if found is None:
            seats = [s.number for s in live.seats if s.person]
            found = self._positions.put(key, _Position(live.match, seats))
        return found


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
    focus: int = -1,
    sprites: str = "",
    styles: list[str] | None = None,
    legend: str = "",
) -> TablePage:
    """Returns everything on a table's page; `opponents` are the names of those the rules play."""
    table, match = live.table, live.match
    mine = live.seats_of(person.id) if person.id else []
    alone = live.undoable(mine)
    can_request = bool(mine) and table.version > 0 and not live.lost_past and not match.is_over
    scores, asked = match.scores(), match.asked_seats
    return TablePage(
        visitor=visitor,
        id=table.id,
        code=table.code,
        game=table.game,
        title=title,
        base=f"/t/{table.id}",
        seats=[
            SeatLine(
                number=s.number,
                name=s.name,
                bot=s.bot,
                mine=s.number in mine,
                asked=s.number in asked,
                taken=bool(s.bot or s.person),
                trouble=s.trouble,
                here=bool(s.person) and s.person in present,
                score=_score(scores, s.number),
                free=not (s.bot or s.person or mine),
            )
            for s in live.seats
        ]
        + [
            SeatLine(number, name, rules=True, score=_score(scores, number))
            for number, name in enumerate(opponents, len(live.seats))
        ],
        zones=zones,
        seat=seat,
        host=bool(person.id) and table.host == person.id,
        links=links,
        epoch=table.epoch,
        version=table.version,
        commitment=match.commitment(),
        can_undo=alone,
        undo_to=_undo_to(live, mine) if can_request and alone == 0 else -1,
        undo_request=_undo_request(live, person),
        taken_back=_taken_back(live),
        rematch=_rematch(live),
        branch=_branch(live),
        chat=[ChatLine(c.name, c.text, c.at, c.name == person.name) for c in chat],
        watchers=watchers,
        watching=not mine,
        over=match.is_over,
        your_turn=any(s in mine for s in asked),
        note=note,
        focus=focus,
        bots=tuple(reversed(names(match.box))),
        sprites=sprites,
        styles=styles or [],
        lost_past=live.lost_past,
        has_replay=not live.lost_past or bool(live.kept),
        legend=legend,
    )


def _score(scores: list[int], player: int) -> int | None:
    """Returns a player's points; a game without points has none."""
    return scores[player] if player < len(scores) else None


def frame_state(live: LiveTable, mine: list[int]) -> tuple[object, ...]:
    """Returns all of a running game that `table_page` tells the frame, but for its version."""
    table, match = live.table, live.match
    request = (table.undo, table.version) if table.undo else ()
    past = (0, -1)
    if mine and not live.lost_past:
        past = (live.undoable(mine), _undo_to(live, mine))
    return (
        match.asked_seats,
        match.scores(),
        match.is_over,
        live.lost_past,
        table.host,
        request,
        past,
    )


def _undo_to(live: LiveTable, mine: list[int]) -> int:
    """Returns the step before the own last answer, to which the others can be asked to go back."""
    answers = live.match.answers
    for number in range(len(answers) - 1, -1, -1):
        if answers[number].seat in mine:
            return number
    return -1


def _undo_request(live: LiveTable, person: Person) -> UndoRequest | None:
    request = json.loads(live.table.undo or "{}")
    if "need" not in request:
        return None
    return UndoRequest(
        who=live.seats[request["seat"]].name,
        text=str(live.table.version - request["to"]),
        mine_to_decide=person.id in request["need"] and person.id not in request["agree"],
        mine=live.seats[request["seat"]].person == person.id,
    )


def _taken_back(live: LiveTable) -> TakenBack | None:
    """Returns who has just gone back, as long as nobody has answered since."""
    note = json.loads(live.table.undo or "{}")
    if "taken_back" not in note:
        return None
    return TakenBack(live.seats[note["seat"]].name, note["taken_back"])


def _rematch(live: LiveTable) -> Rematch | None:
    """Returns the rematch of a finished game, if somebody has opened one."""
    note = json.loads(live.table.undo or "{}")
    if "rematch" not in note:
        return None
    return Rematch(live.seats[note["seat"]].name, f"/t/{note['rematch']}")


def _branch(live: LiveTable) -> Branch | None:
    """Returns of which game, and from which step, a table is a branch."""
    if not live.table.branch:
        return None
    branch = json.loads(live.table.branch)
    return Branch(f"/t/{branch['table']}/replay?step={branch['step']}", branch["step"])
