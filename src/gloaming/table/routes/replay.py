"""The past of a table: its story, its replay, its record."""

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter
from litestar.types import ControllerRouterHandler

from gloaming.kernel.game import Game
from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import PageContext, Zone
from gloaming.kernel.setup.shuffle_shares import commitment_to, key_from_shares
from gloaming.kernel.story import END, ROUND, SCENE, TURN
from gloaming.kernel.text.words import Words
from gloaming.table.context import Server, ServerContext
from gloaming.table.game_catalog import game_title, sprites, style_sheets
from gloaming.table.pages import replay as replay_pages
from gloaming.table.pages import simple
from gloaming.table.pages.clocks import change_text
from gloaming.table.pages.data import CheckPage, LogLine, ReplayPage, SeatName, ShareLine
from gloaming.table.pages.default_names import shown_name
from gloaming.table.pages.frame import speaker
from gloaming.table.play.live_tables import LiveTable
from gloaming.table.play.viewpoint import viewpoint
from gloaming.table.responses import (
    AnyRequest,
    FocusQuery,
    SeatQuery,
    TableId,
    html,
    visitor_of,
)
from gloaming.table.store.models import Person
from gloaming.table.user_errors import UserError


@get("/t/{table:str}/story")
async def story(
    table: TableId, request: AnyRequest, server: Server, seat: SeatQuery = -1
) -> Response[str]:
    """Shows the whole story as the own seat may read it."""
    person = await server.person_of(request)
    live = await server.live_tables.live(table)
    viewer = viewpoint(live, person.id, seat).seat
    words = server.presenter.words(live, person.lang)
    context = PageContext(
        seat=viewer, base=f"/t/{table}", replay=True, watching=viewer < 0, names=words.seats
    )
    told = live.match.box.page.whole_story(live.match.view(viewer), words, context)
    page = _past(request, live, person, viewer, live.table.version, [], [])
    return html(replay_pages.story(page, told))


def _past(
    request: AnyRequest,
    live: LiveTable,
    person: Person,
    viewer: int,
    step: int,
    zones: list[Zone],
    log: list[LogLine],
    focus: int = -1,
) -> ReplayPage:
    """Returns a page about the past of a table."""
    box = live.match.box
    return ReplayPage(
        visitor=visitor_of(request, person),
        id=live.table.id,
        game=live.table.game,
        title=game_title(box, person.lang),
        base=f"/t/{live.table.id}",
        step=step,
        steps=live.table.version,
        zones=zones,
        log=log,
        seat=viewer,
        focus=focus,
        seats=[SeatName(shown_name(s.name, person.lang), s.bot) for s in live.seats],
        over=live.match.is_over,
        can_fork=live.match.is_over,
        turns=_beginnings(live.match, (TURN, SCENE, END)),
        rounds=_beginnings(live.match, (ROUND,)),
        sprites=sprites(box),
        styles=style_sheets(box),
    )


def _beginnings(match: Match, kinds: tuple[str, ...]) -> list[int]:
    """Returns the steps with which parts of some kinds begin, in their order."""
    parts = match.game.story.parts if match.game.story is not None else []
    return sorted({part.step for part in parts if part.kind in kinds})


@get("/t/{table:str}/replay")
async def replay(
    table: TableId,
    request: AnyRequest,
    server: Server,
    step: Annotated[int, QueryParameter(ge=-1, le=100_000)] = -1,
    seat: SeatQuery = -1,
    focus: FocusQuery = -1,
) -> Response[str]:
    """Shows a past position: to all of a finished game, to a player of a running one.

    Who watches may want the board of one player in the middle: that is `focus`.
    """
    person = await server.person_of(request)
    live = await server.live_tables.live(table)
    viewer = viewpoint(live, person.id, seat).seat
    focus = focus if viewer < 0 and focus < len(live.seats) else -1
    if live.lost_past:
        return await _replay_kept(request, server, live, person, viewer, step, focus)
    steps = live.table.version
    at = steps if step < 0 else min(step, steps)
    past = server.past(live)
    game = past.position(live.match, at)
    words = server.presenter.words(live, person.lang)
    told = game.story.entries if game.story is not None else []
    log: list[LogLine] = []
    begin = 0
    for number in range(at + 1):
        for change in live.attendance.changes:
            if change.step == number:
                text = change_text(speaker(person.lang), change.what, live.seats[change.seat].name)
                log.append(LogLine(number, text))
        end = past.story_length(number)
        for entry in told[begin:end]:
            if entry.is_visible_to(viewer):
                log.append(LogLine(number, words.say(entry.message), list(entry.things)))
        begin = end
    zones = _zones(live, game, words, viewer, focus)
    page = _past(request, live, person, viewer, at, zones, log, focus)
    return html(replay_pages.replay(page))


def _zones(live: LiveTable, game: Game, words: Words, viewer: int, focus: int) -> list[Zone]:
    """Draws a past position as a seat may see it."""
    context = PageContext(
        seat=viewer,
        base=f"/t/{live.table.id}",
        replay=True,
        watching=viewer < 0,
        names=words.seats,
        focus=focus,
    )
    box = live.match.box
    zones: list[Zone] = box.page.zones(box.view(game, viewer), words, context)
    return zones


async def _replay_kept(
    request: AnyRequest,
    server: ServerContext,
    live: LiveTable,
    person: Person,
    viewer: int,
    step: int,
    focus: int,
) -> Response[str]:
    """Shows the last kept position before a step of a game whose rules have changed since."""
    if not live.kept:
        raise UserError("error-no-past")
    wanted = live.table.version if step < 0 else step
    at = max((kept for kept in live.kept if kept <= wanted), default=live.kept[0])
    past = await server.live_tables.kept_position(live, at)
    zones = _zones(live, past.game, server.presenter.words(live, person.lang), viewer, focus)
    page = _past(request, live, person, viewer, at, zones, [], focus)
    page = msgspec.structs.replace(page, kept=live.kept, can_fork=False)
    return html(replay_pages.replay(page))


@get("/t/{table:str}/check")
async def check(table: TableId, request: AnyRequest, server: Server) -> Response[str]:
    """Shows how to check the shuffles of this game."""
    person = await server.person_of(request)
    live = await server.live_tables.live(table)
    over, shares = live.match.is_over, live.shares
    is_mixed = bool(shares.secret) and not live.table.branch
    page = CheckPage(
        visitor=visitor_of(request, person),
        base=f"/t/{table}",
        title=game_title(live.match.box, person.lang),
        commitment=live.match.commitment(),
        key=live.match.setup.key if over else "",
        record=f"/t/{table}/record" if over else "",
        file=f"gloaming-{table}.json",
        is_seed_chosen=live.match.setup.is_seed_chosen,
        command=f"gloaming replay gloaming-{table}.json --verify",
        server_commitment=commitment_to(shares.secret) if is_mixed else "",
        secret=shares.secret if over and is_mixed else "",
        shares=[
            ShareLine(
                live.seats[share.seat].name,
                share.commitment,
                share.drawn_by,
                share.nonce if over else "",
                over and not share.nonce,
            )
            for share in shares.shares
        ]
        if is_mixed
        else [],
        is_key_right=key_from_shares(shares) == live.match.setup.key,
    )
    return html(simple.check(page))


@get("/t/{table:str}/record")
async def record(table: TableId, server: Server) -> Response[bytes]:
    """Gives the record of a finished game as a file."""
    data = msgspec.json.format(
        msgspec.json.encode(await server.live_tables.public_record(table)), indent=1
    )
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="gloaming-{table}.json"'},
    )


ROUTES: list[ControllerRouterHandler] = [story, replay, check, record]
