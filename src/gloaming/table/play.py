"""At a table: looking, answering, listening, taking back, talking, watching the past."""

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.response import Redirect, Stream
from litestar.types import ControllerRouterHandler

from gloaming.bots.bot import NAMES
from gloaming.kernel.match import Match
from gloaming.kernel.page import PageContext, Zone
from gloaming.table.api import answering_seat, public_record
from gloaming.table.eyes import table_page, viewpoint
from gloaming.table.hall import Live
from gloaming.table.house import TheHouse
from gloaming.table.known import Person, Seat
from gloaming.table.links import link_hash, new_id, new_link
from gloaming.table.live import HEARTBEAT, as_json, changed, plain_event, zones_event
from gloaming.table.pages import replay as replay_pages
from gloaming.table.pages import simple
from gloaming.table.pages import table as table_pages
from gloaming.table.pages.data import (
    CheckPage,
    ClaimLink,
    ClaimPage,
    HandoverPage,
    LogLine,
    ReplayPage,
    SeatName,
    TablePage,
)
from gloaming.table.people import clean_name, cookie, required, somebody, who
from gloaming.table.rows import ReportRow
from gloaming.table.site import AnyRequest, game_title, html, sprites, style_sheets, visitor_of
from gloaming.table.sorry import Sorry
from gloaming.table.wire import Part

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{6,16}$", max_length=16)]
As = Annotated[int, QueryParameter(name="as", ge=-1, le=7)]
CHAT_LENGTH = 500
REPORT_LENGTH = 4000


async def _page(
    request: AnyRequest,
    house: TheHouse,
    live: Live,
    person: Person,
    seat: int,
    note: str = "",
    sure: bool = True,
) -> TablePage:
    """A table's page for a person through a seat's eyes; `sure` asks the store what was said."""
    box = live.match.box
    watching = not (person.id and live.seats_of(person.id))
    here = house.present(live.row.id)
    seated = {s.person for s in live.seats if s.person}
    return table_page(
        live,
        person,
        visitor_of(request, person),
        seat,
        house.eyes.zones(live, person.lang, seat),
        await house.store.chat(live.row.id, watching, sure),
        here,
        title=game_title(box, person.lang),
        links=_links(request, house, live, person),
        watchers=len(here - seated),
        note=note,
        sprites=sprites(box),
        styles=style_sheets(box),
    )


def _links(request: AnyRequest, house: TheHouse, live: Live, person: Person) -> list[ClaimLink]:
    """Links to give away: to the host, and to whoever moves an own seat to another device."""
    if not person.id:
        return []
    root = f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
    found: list[ClaimLink] = []
    for seat, link in zip(live.seats, house.links(live.row.id), strict=False):
        mine = seat.person == person.id
        if link and seat.link_hash == link_hash(link) and (mine or live.row.host == person.id):
            found.append(ClaimLink(seat.number, seat.name, f"{root}/s/{link}", mine))
    return found


@get("/t/{table:str}")
async def show(
    table: TableId, request: AnyRequest, house: TheHouse, seat: As = -1, note: FromQuery[str] = ""
) -> Response[Any]:
    """The table."""
    person = await who(request, house.store, house.signer)
    live = await house.hall.live(table)
    eyes, handover = viewpoint(live, person, seat)
    if handover is not None:
        title = game_title(live.match.box, person.lang)
        shown = HandoverPage(visitor_of(request, person), f"/t/{table}", title, handover)
        return html(table_pages.handover(shown))
    page = await _page(request, house, live, person, eyes, note[:20])
    return html(table_pages.table(page))


@get("/t/{table:str}/events", media_type="text/event-stream")
async def events(
    table: TableId, request: AnyRequest, house: TheHouse, seat: As = -1, have: FromQuery[str] = ""
) -> Stream:
    """The zones that change, for this person's eyes, as soon as they do.

    `have` names the zones of the page by their marks (`hand:1f…,story:…`): what it has is not sent.
    """
    person = await who(request, house.store, house.signer)
    await house.hall.live(table)
    pairs = (part.partition(":") for part in have[:4000].split(","))
    known = {id: mark for id, _, mark in pairs}

    last = ""

    async def look(heard: bool) -> list[Part] | None:
        nonlocal last
        live = await house.hall.glance(table, 0.0 if heard else HEARTBEAT)
        if not heard and live.token == last:
            return None
        last = live.token
        if house.thinkers is not None:
            house.thinkers.wanted(live)
        eyes, handover = viewpoint(live, person, seat)
        if handover is not None:
            return plain_event("reload", as_json({"to": f"/t/{table}"}))
        page = await _page(request, house, live, person, eyes, sure=False)
        fresh = changed([*page.zones, *table_pages.frame_zones(page)], known)
        if not fresh:
            return None
        return zones_event(live.token, fresh, your_turn=page.your_turn, over=page.over)

    async def tell() -> AsyncIterator[list[Part]]:
        house.arrive(table, person.id)
        try:
            async for event in house.streams.events(table, look):
                yield event
        finally:
            house.depart(table, person.id)

    return house.streams.response(tell(), request.headers.get("accept-encoding", ""))


def _back(request: AnyRequest, table: str, seat: int) -> Response[Any]:
    """To the table again; a page that listens needs nothing but the word."""
    if request.headers.get("x-gloaming") == "fetch":
        return Response(None, status_code=204)
    return Redirect(f"/t/{table}" + (f"?as={seat}" if seat >= 0 else ""), status_code=303)


def _number(text: object, otherwise: int = -1) -> int:
    try:
        return int(str(text))
    except ValueError:
        return otherwise


def _text(given: object) -> str:
    """What somebody wrote, without what cannot be printed."""
    return "".join(c for c in str(given) if c.isprintable() or c == "\n").strip()


@post("/t/{table:str}/answer")
async def answer(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Answer the open question."""
    form = await request.form()
    person = required(await who(request, house.store, house.signer))
    live = await house.hall.live(table)
    wanted = _number(form.get("seat", form.get("as", -1)))
    seat = answering_seat(live, person, wanted)
    token = f"{_number(form.get('epoch'))}.{_number(form.get('version'))}"
    await house.hall.answer(table, seat, str(form.get("key", ""))[:300], token)
    return _back(request, table, wanted if len(live.seats_of(person.id)) > 1 else -1)


async def _seated(
    table: str, request: AnyRequest, house: TheHouse
) -> tuple[Person, Live, list[int]]:
    """A person with a seat at a table; everybody else is refused."""
    person = required(await who(request, house.store, house.signer))
    live = await house.hall.live(table)
    mine = live.seats_of(person.id)
    if not mine:
        raise Sorry("sorry-no-own-seat")
    return person, live, mine


@post("/t/{table:str}/undo")
async def undo(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Take back the own last answer."""
    form = await request.form()
    _, _, mine = await _seated(table, request, house)
    await house.hall.undo(table, mine)
    return _back(request, table, _number(form.get("seat", -1)))


@post("/t/{table:str}/undo/wish")
async def wish_undo(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Ask the others to go back further."""
    form = await request.form()
    _, _, mine = await _seated(table, request, house)
    await house.hall.wish_undo(table, mine[0], _number(form.get("to")))
    return _back(request, table, _number(form.get("seat", -1)))


@post("/t/{table:str}/undo/answer")
async def answer_undo(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Agree to go back, or not."""
    form = await request.form()
    person, _, _ = await _seated(table, request, house)
    await house.hall.answer_undo(table, person.id, form.get("agree") == "yes")
    return _back(request, table, _number(form.get("seat", -1)))


@post("/t/{table:str}/chat")
async def chat(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Say something; watchers are heard by watchers."""
    form = await request.form()
    text = " ".join(_text(form.get("text", "")).split())[:CHAT_LENGTH]
    person = await somebody(request, house.store, house.signer)
    live = await house.hall.live(table)
    if text:
        watching = not live.seats_of(person.id)
        await house.store.say(table, person.name, watching, text)
        await house.notify(table, talk=True)
    went = _back(request, table, _number(form.get("seat", -1)))
    went.set_cookie(cookie(person, house.signer, house.settings.secure))
    return went


@post("/t/{table:str}/report")
async def report(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Something is wrong here: keep the record, the step and what was written."""
    form = await request.form()
    person, live, _ = await _seated(table, request, house)
    kept = ReportRow(
        id=new_id(),
        table_id=table,
        step=live.row.version,
        text=_text(form.get("text", ""))[:REPORT_LENGTH],
        record=msgspec.json.encode(await house.hall.record(table, person.lang)),
    )
    await house.store.add_report(kept)
    return Redirect(f"/t/{table}?note=reported", status_code=303)


# --- seats and links ------------------------------------------------------------------------


def _seat(live: Live, number: int) -> Seat:
    if not 0 <= number < len(live.seats):
        raise Sorry("sorry-no-seat")
    return live.seats[number]


@post("/t/{table:str}/seats/{number:int}/bot")
async def replace_bot(
    table: TableId, number: FromPath[int], request: AnyRequest, house: TheHouse
) -> Response[Any]:
    """The host lets another bot take over a bot's seat."""
    form = await request.form()
    person = required(await who(request, house.store, house.signer))
    live = await house.hall.live(table)
    bot = str(form.get("bot", ""))
    if live.row.host != person.id:
        raise Sorry("sorry-host-only")
    if not _seat(live, number).bot or bot not in NAMES:
        raise Sorry("sorry-no-bot-seat")
    await house.hall.replace_bot(table, number, bot)
    return _back(request, table, -1)


@post("/t/{table:str}/seats/{number:int}/link")
async def new_seat_link(
    table: TableId, number: FromPath[int], request: AnyRequest, house: TheHouse
) -> Response[Any]:
    """A new link for an own seat (to move it to another device) or, for the host, a free one."""
    person = required(await who(request, house.store, house.signer))
    live = await house.hall.live(table)
    seat = _seat(live, number)
    free = seat.person is None and not seat.bot and live.row.host == person.id
    if seat.person != person.id and not free:
        raise Sorry("sorry-not-yours-to-give")
    link = new_link()
    await house.store.change_seat(table, number, link_hash=link_hash(link))
    links = (house.links(table) or [""] * len(live.seats))[:]
    links[number] = link
    house.remember_links(table, links)
    return Redirect(f"/t/{table}", status_code=303)


@post("/t/{table:str}/seats/{number:int}/take")
async def take_seat(
    table: TableId, number: FromPath[int], request: AnyRequest, house: TheHouse
) -> Response[Any]:
    """Sit down on a free seat: whoever has the table's code may."""
    person = await somebody(request, house.store, house.signer)
    live = await house.hall.live(table)
    seat = _seat(live, number)
    if seat.bot or seat.person or live.seats_of(person.id):
        raise Sorry("sorry-seat-not-free")
    if not await house.store.claim(seat, person.id, person.name):
        raise Sorry("sorry-too-late")
    await house.notify(table)
    went = Redirect(f"/t/{table}", status_code=303)
    went.set_cookie(cookie(person, house.signer, house.settings.secure))
    return went


@get("/s/{link:str}")
async def seat_link(link: FromPath[str], request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Where a seat's link leads: a page with one button."""
    seat = await house.store.seat_by_link(link_hash(link))
    if seat is None:
        raise Sorry("sorry-link")
    person = await who(request, house.store, house.signer)
    live = await house.hall.live(seat.table_id)
    host = await house.store.person(live.row.host)
    page = ClaimPage(
        visitor=visitor_of(request, person),
        title=game_title(live.match.box, person.lang),
        host=host.name if host is not None else "",
        seat=seat.name,
        action=f"/s/{link}",
        seats=[SeatName(s.name, s.bot) for s in live.seats],
    )
    return html(simple.claim(page))


@post("/s/{link:str}")
async def claim(link: FromPath[str], request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Take the seat; the link is spent."""
    form = await request.form()
    seat = await house.store.seat_by_link(link_hash(link))
    if seat is None:
        raise Sorry("sorry-link")
    person = await somebody(request, house.store, house.signer, str(form.get("name", "")))
    name = clean_name(str(form.get("name", "")), person.name)
    if not await house.store.claim(seat, person.id, name):
        raise Sorry("sorry-too-late")
    await house.notify(seat.table_id)
    went = Redirect(f"/t/{seat.table_id}", status_code=303)
    went.set_cookie(cookie(person, house.signer, house.settings.secure))
    return went


# --- the past -------------------------------------------------------------------------------


@get("/t/{table:str}/story")
async def story(
    table: TableId, request: AnyRequest, house: TheHouse, seat: As = -1
) -> Response[str]:
    """The whole story as the own eyes may read it."""
    person = await who(request, house.store, house.signer)
    live = await house.hall.live(table)
    eyes, _ = viewpoint(live, person, seat)
    words = house.eyes.words(live, person.lang)
    log = [
        LogLine(number, words.say(entry.message), list(entry.things))
        for number, entry in enumerate(live.match.story(eyes))
    ]
    page = _past(request, live, person, eyes, live.row.version, [], log)
    return html(replay_pages.story(page))


def _past(
    request: AnyRequest,
    live: Live,
    person: Person,
    eyes: int,
    step: int,
    zones: list[Zone],
    log: list[LogLine],
) -> ReplayPage:
    """A page about what has been."""
    box = live.match.box
    return ReplayPage(
        visitor=visitor_of(request, person),
        id=live.row.id,
        game=live.row.game,
        title=game_title(box, person.lang),
        base=f"/t/{live.row.id}",
        step=step,
        steps=live.row.version,
        zones=zones,
        log=log,
        seat=eyes,
        seats=[SeatName(s.name, s.bot) for s in live.seats],
        over=live.match.over,
        can_fork=live.match.over,
        sprites=sprites(box),
        styles=style_sheets(box),
    )


@get("/t/{table:str}/replay")
async def replay(
    table: TableId,
    request: AnyRequest,
    house: TheHouse,
    step: Annotated[int, QueryParameter(ge=-1, le=100_000)] = -1,
    seat: As = -1,
) -> Response[str]:
    """A past position: all may see a finished game's, a player the own past of a running one."""
    person = await who(request, house.store, house.signer)
    live = await house.hall.live(table)
    if live.lost_past:
        raise Sorry("sorry-no-past")
    eyes, _ = viewpoint(live, person, seat)
    steps = live.row.version
    at = steps if step < 0 else min(step, steps)
    past = Match(live.match.box, live.match.setup, live.match.packs, live.match.names)
    words = house.eyes.words(live, person.lang)
    log: list[LogLine] = []
    told = 0
    for number in range(at + 1):
        if number:
            given = live.match.answers[number - 1]
            past.answer(given.key, given.seat)
        for entry in past.story(eyes)[told:]:
            log.append(LogLine(number, words.say(entry.message), list(entry.things)))
            told += 1
    context = PageContext(
        seat=eyes, base=f"/t/{table}", replay=True, watching=eyes < 0, names=live.match.names
    )
    zones: list[Zone] = past.box.zones(past.view(eyes), words, context)
    page = _past(request, live, person, eyes, at, zones, log)
    return html(replay_pages.replay(page))


@post("/t/{table:str}/fork")
async def fork(table: TableId, request: AnyRequest, house: TheHouse) -> Response[Any]:
    """Play on from a step of a finished game as a new table."""
    form = await request.form()
    person = await somebody(request, house.store, house.signer)
    live = await house.hall.live(table)
    if not live.match.over:
        raise Sorry("sorry-fork-later")
    new = await house.hall.fork(table, _number(form.get("step")), person)
    await house.notify(new.row.id)
    went = Redirect(f"/t/{new.row.id}", status_code=303)
    went.set_cookie(cookie(person, house.signer, house.settings.secure))
    return went


@get("/t/{table:str}/check")
async def check(table: TableId, request: AnyRequest, house: TheHouse) -> Response[str]:
    """How to check the shuffles of this game."""
    person = await who(request, house.store, house.signer)
    live = await house.hall.live(table)
    over = live.match.over
    page = CheckPage(
        visitor=visitor_of(request, person),
        base=f"/t/{table}",
        title=game_title(live.match.box, person.lang),
        commitment=live.match.commitment(),
        key=live.match.setup.key if over else "",
        record=f"/t/{table}/record" if over else "",
        file=f"gloaming-{table}.json",
        command=f"gloaming replay gloaming-{table}.json --verify",
    )
    return html(simple.check(page))


@get("/t/{table:str}/record")
async def record(table: TableId, house: TheHouse) -> Response[bytes]:
    """The record of a finished game as a file."""
    data = msgspec.json.format(msgspec.json.encode(await public_record(house, table)), indent=1)
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="gloaming-{table}.json"'},
    )


PLAY: list[ControllerRouterHandler] = [
    show,
    events,
    answer,
    undo,
    wish_undo,
    answer_undo,
    chat,
    report,
    replace_bot,
    new_seat_link,
    take_seat,
    story,
    seat_link,
    claim,
    replay,
    fork,
    check,
    record,
]
