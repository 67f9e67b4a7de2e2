"""The past of a table: its story, replay and playing on from there, its record."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.table.context import Server
from gloaming.table.pages import replay as replay_pages
from gloaming.table.pages import simple
from gloaming.table.pages.data import (
    CheckPage,
    LogLine,
    ReplayPage,
    SeatName,
)
from gloaming.table.people import cookie, somebody, who
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.play.presenter import viewpoint
from gloaming.table.routes.api import public_record
from gloaming.table.routes.site import (
    AnyRequest,
    game_title,
    html,
    sprites,
    style_sheets,
    visitor_of,
)
from gloaming.table.routes.table_actions import number_of
from gloaming.table.routes.table_page import As, TableId
from gloaming.table.store.models import Person
from gloaming.table.user_errors import UserError


@get("/t/{table:str}/story")
async def story(
    table: TableId, request: AnyRequest, server: Server, seat: As = -1
) -> Response[str]:
    """The whole story as the own viewer may read it."""
    person = await who(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    viewer, _ = viewpoint(live, person, seat)
    words = server.presenter.words(live, person.lang)
    log = [
        LogLine(number, words.say(entry.message), list(entry.things))
        for number, entry in enumerate(live.match.story(viewer))
    ]
    page = _past(request, live, person, viewer, live.row.version, [], log)
    return html(replay_pages.story(page))


def _past(
    request: AnyRequest,
    live: LiveTable,
    person: Person,
    viewer: int,
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
        seat=viewer,
        seats=[SeatName(s.name, s.bot) for s in live.seats],
        over=live.match.is_over,
        can_fork=live.match.is_over,
        sprites=sprites(box),
        styles=style_sheets(box),
    )


@get("/t/{table:str}/replay")
async def replay(
    table: TableId,
    request: AnyRequest,
    server: Server,
    step: Annotated[int, QueryParameter(ge=-1, le=100_000)] = -1,
    seat: As = -1,
) -> Response[str]:
    """A past position: all may see a finished game's, a player the own past of a running one."""
    person = await who(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    if live.lost_past:
        raise UserError("sorry-no-past")
    viewer, _ = viewpoint(live, person, seat)
    steps = live.row.version
    at = steps if step < 0 else min(step, steps)
    past = Match(live.match.box, live.match.setup, live.match.packs, live.match.names)
    words = server.presenter.words(live, person.lang)
    log: list[LogLine] = []
    told = 0
    for number in range(at + 1):
        if number:
            given = live.match.answers[number - 1]
            past.answer(given.key, given.seat)
        for entry in past.story(viewer)[told:]:
            log.append(LogLine(number, words.say(entry.message), list(entry.things)))
            told += 1
    context = PageContext(
        seat=viewer, base=f"/t/{table}", replay=True, watching=viewer < 0, names=live.match.names
    )
    zones: list[Zone] = past.box.zones(past.view(viewer), words, context)
    page = _past(request, live, person, viewer, at, zones, log)
    return html(replay_pages.replay(page))


@post("/t/{table:str}/fork")
async def fork(table: TableId, request: AnyRequest, server: Server) -> Response[Any]:
    """Play on from a step of a finished game as a new table."""
    form = await request.form()
    person = await somebody(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    if not live.match.is_over:
        raise UserError("sorry-fork-later")
    new = await server.live_tables.fork(table, number_of(form.get("step")), person)
    await server.notify(new.row.id)
    went = Redirect(f"/t/{new.row.id}", status_code=303)
    went.set_cookie(cookie(person, server.signer, server.settings.secure))
    return went


@get("/t/{table:str}/check")
async def check(table: TableId, request: AnyRequest, server: Server) -> Response[str]:
    """How to check the shuffles of this game."""
    person = await who(request, server.store, server.signer)
    live = await server.live_tables.live(table)
    over = live.match.is_over
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
async def record(table: TableId, server: Server) -> Response[bytes]:
    """The record of a finished game as a file."""
    data = msgspec.json.format(msgspec.json.encode(await public_record(server, table)), indent=1)
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="gloaming-{table}.json"'},
    )


PAST: list[ControllerRouterHandler] = [story, replay, fork, check, record]
