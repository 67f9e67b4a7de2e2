"""A table as a person sees it: what the handlers fill the pages with."""

import json
from typing import Any

from gloaming.kernel.page.zones import PageContext, Zone, refusal_views
from gloaming.kernel.text.words import Words
from gloaming.table.game_catalog import bots_on_offer
from gloaming.table.pages.data import (
    AbsentSeat,
    Branch,
    ChatLine,
    ClaimLink,
    Rematch,
    SeatLine,
    SeatTime,
    Shuffling,
    TablePage,
    TakenBack,
    UndoRequest,
    Visitor,
)
from gloaming.table.pages.default_names import shown_name, shown_names
from gloaming.table.play.clocks import NONE, deadline, seconds_left
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.store.models import Person
from gloaming.table.store.tables import ChatRow


class Presenter:
    """Draws the zones of a table; what others will ask for in a moment is kept with the table."""

    def words(self, live: LiveTable, lang: str) -> Words:
        """Returns the words of a table's game in a language, with the names of its people."""
        match = live.match
        names = shown_names(match.names, lang)
        found = live.words.get(lang)
        if found is None or found.seats != names:
            found = live.words[lang] = match.box.words(lang, names, match.packs)
        return found

    def opponents(self, live: LiveTable, lang: str) -> list[str]:
        """Returns the names of the opponents whom the rules of the game play."""
        if not live.match.game.opponents:
            return []
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
        away = seat >= 0 and bool(live.seats[seat].away)
        position = live.position()
        key = (lang, seat, focus, away, *match.names)
        found = position.pages.get(key)
        if found is None:
            asked = seat in match.asked_seats and not away
            refusals = match.refusals(seat) if asked else []
            context = PageContext(
                seat=seat,
                base=f"/t/{live.table.id}",
                watching=seat < 0,
                away=away,
                focus=focus,
                back=asked and live.undoable([seat]) > 0,
                names=shown_names(match.names, lang),
                refusals=refusal_views(refusals),
                shared=position.shared.setdefault((lang, *match.names), {}),
                drawings=live.drawings,
            )
            found = match.box.page.zones(position.view(seat), self.words(live, lang), context)
            position.pages[key] = found
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
    served: float = 0.0,
) -> TablePage:
    """Returns everything on a table's page; `opponents` are the names of those the rules play."""
    table, match = live.table, live.match
    mine = live.seats_of(person.id) if person.id else []
    alone = live.undoable(mine) > 0
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
                name=shown_name(s.name, person.lang),
                bot=s.bot,
                mine=s.number in mine,
                asked=s.number in asked,
                taken=not s.is_free,
                trouble=s.trouble,
                here=bool(s.person) and s.person in present,
                score=_score(scores, s.number),
                free=s.is_free and not mine,
                away=s.away,
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
        undo_to=_undo_to(live, mine) if can_request and not alone else -1,
        undo_request=_undo_request(live, person),
        taken_back=_taken_back(live, person.lang),
        rematch=_rematch(live, person.lang),
        branch=_branch(live),
        chat=[
            ChatLine(shown_name(c.name, person.lang), c.text, c.at, c.name == person.name)
            for c in chat
        ],
        watchers=watchers,
        watching=not mine,
        over=match.is_over,
        your_turn=any(s in mine for s in live.asked_people()),
        note=note,
        focus=focus,
        bots=bots_on_offer(match.box),
        sprites=sprites,
        styles=styles or [],
        lost_past=live.lost_past,
        has_replay=not live.lost_past or bool(live.kept),
        legend=legend,
        clock=live.clock,
        clocks=_clocks(live, mine),
        served=served,
        absent=_absent(live, person, mine),
        shuffling=_shuffling(live, mine),
        is_seed_chosen=match.setup.is_seed_chosen,
        is_cooperative=match.box.is_cooperative,
    )


def _score(scores: list[int], player: int) -> int | None:
    """Returns a player's points; a game without points has none."""
    return scores[player] if player < len(scores) else None


def frame_state(live: LiveTable, mine: list[int]) -> tuple[object, ...]:
    """Returns all of a running game that `table_page` tells the frame, but for its version."""
    table, match = live.table, live.match
    request = (table.undo, table.version) if table.undo else ()
    past = (False, -1)
    if mine and not live.lost_past:
        alone = live.undoable(mine) > 0
        past = (alone, -1 if alone else _undo_to(live, mine))
    return (
        match.asked_seats,
        match.scores(),
        match.is_over,
        live.lost_past,
        table.host,
        request,
        past,
        _attendance_state(live),
        table.shares if live.can_mix else "",
    )


def _attendance_state(live: LiveTable) -> tuple[object, ...]:
    """Returns all of the clocks that the frame shows; without them, only who is voted on."""
    attendance = live.attendance
    if live.clock.kind != NONE:
        return (live.table.attendance,)
    late = tuple(clock.is_late for clock in attendance.seats)
    return (late, attendance.votes) if any(late) else ()


def _shuffling(live: LiveTable, mine: list[int]) -> Shuffling | None:
    """Returns what the shuffles wait for, as long as shares count."""
    if not live.is_mixing:
        return None
    if live.has_free_seats:
        return Shuffling((), "", False, is_seating=True)
    shares = live.shares.shares
    own = next((share for share in shares if share.seat in mine), None)
    waiting = tuple(live.seats[share.seat].name for share in shares if not share.nonce)
    reveal = own.commitment if own is not None and not own.nonce else ""
    return Shuffling(waiting, reveal, own is None and bool(mine))


def _clocks(live: LiveTable, mine: list[int]) -> list[SeatTime]:
    """Returns the clocks of people's seats, where time is measured."""
    rule = live.clock
    if rule.kind == NONE:
        return []
    return [
        SeatTime(seat.name, seconds_left(rule, clock), deadline(rule, clock), seat.number in mine)
        for seat, clock in zip(live.seats, live.attendance.seats, strict=True)
        if not seat.bot or seat.away
    ]


def _absent(live: LiveTable, person: Person, mine: list[int]) -> list[AbsentSeat]:
    """Returns the seats that bots play for people, and those that can be voted on now."""
    found: list[AbsentSeat] = []
    attendance = live.attendance
    for seat, clock in zip(live.seats, attendance.seats, strict=True):
        number = seat.number
        if seat.away:
            found.append(AbsentSeat(number, seat.name, seat.away, number in mine))
        elif clock.is_late and clock.is_running and not live.match.is_over:
            voters = live.voters(number)
            agreed = [one for one in attendance.votes.get(number, []) if one in voters]
            decides = person.id in voters and person.id not in agreed
            count = (len(agreed), len(voters))
            found.append(AbsentSeat(number, seat.name, "", number in mine, *count, decides))
    return found


def _undo_to(live: LiveTable, mine: list[int]) -> int:
    """Returns the step before the own last answer, to which the others can be asked to go back."""
    answers = live.match.answers
    for number in range(len(answers) - 1, -1, -1):
        if answers[number].seat in mine:
            return number
    return -1


def _undo_note(live: LiveTable) -> dict[str, Any]:
    """Returns what is noted of a table besides its game: a request, or what was done last."""
    found: dict[str, Any] = json.loads(live.table.undo) if live.table.undo else {}
    return found


def _undo_request(live: LiveTable, person: Person) -> UndoRequest | None:
    request = _undo_note(live)
    if "need" not in request:
        return None
    return UndoRequest(
        who=shown_name(live.seats[request["seat"]].name, person.lang),
        text=str(live.table.version - request["to"]),
        mine_to_decide=person.id in request["need"] and person.id not in request["agree"],
        mine=live.seats[request["seat"]].person == person.id,
    )


def _taken_back(live: LiveTable, lang: str) -> TakenBack | None:
    """Returns who has just gone back, as long as nobody has answered since."""
    note = _undo_note(live)
    if "taken_back" not in note:
        return None
    return TakenBack(shown_name(live.seats[note["seat"]].name, lang), note["taken_back"])


def _rematch(live: LiveTable, lang: str) -> Rematch | None:
    """Returns the rematch of a finished game, if somebody has opened one."""
    note = _undo_note(live)
    if "rematch" not in note:
        return None
    return Rematch(shown_name(live.seats[note["seat"]].name, lang), f"/t/{note['rematch']}")


def _branch(live: LiveTable) -> Branch | None:
    """Returns of which game, and from which step, a table is a branch."""
    if not live.table.branch:
        return None
    branch = json.loads(live.table.branch)
    return Branch(f"/t/{branch['table']}/replay?step={branch['step']}", branch["step"])
