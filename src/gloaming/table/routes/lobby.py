"""The lobby: make a table, join one, go on with one's own."""

from typing import Any
from urllib.parse import quote

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.errors import GloamingError
from gloaming.table.context import Server
from gloaming.table.game_catalog import game_title, game_words, shown_games
from gloaming.table.limits.input_limits import read_form
from gloaming.table.pages import lobby
from gloaming.table.pages.data import GameChoice, LobbyPage, SeatName, TableCard
from gloaming.table.pages.default_names import shown_name
from gloaming.table.people import clean_name
from gloaming.table.responses import AnyRequest, address_of, html, is_fetch, visitor_of
from gloaming.table.setup_form import game_choice, problem_of, table_request_of
from gloaming.table.store.models import Person
from gloaming.table.user_errors import UserError, error_text


def _game_choice(name: str, lang: str, fields: dict[str, str]) -> GameChoice:
    box = registry.find(name)
    mine = fields if fields.get("game", name) == name else {}
    return game_choice(box, game_words(box, lang), game_title(box, lang), mine)


async def _my_tables(server: Server, person: Person) -> list[TableCard]:
    cards: list[TableCard] = []
    for row in await server.store.tables_of(person.id) if person.id else []:
        try:
            live = await server.live_tables.live(row.id)
        except GloamingError:
            continue
        mine = live.seats_of(person.id)
        outcome = live.match.outcome()
        seats = [
            SeatName(shown_name(s.name, person.lang), s.bot, s.number in mine) for s in live.seats
        ]
        seats += [SeatName(name) for name in server.presenter.opponents(live, person.lang)]
        cards.append(
            TableCard(
                id=row.id,
                title=game_title(live.match.box, person.lang),
                game=row.game,
                code=row.code,
                seats=seats,
                mine=row.host == person.id,
                your_turn=any(seat in mine for seat in live.asked_people()),
                over=live.match.is_over,
                scores=[] if outcome is None else outcome.scores,
                winners=[] if outcome is None else outcome.winners,
                touched=row.touched,
                clock=live.clock,
            )
        )
    return cards


async def _lobby(
    request: AnyRequest,
    server: Server,
    person: Person,
    problem: str,
    filled: dict[str, str],
    tables: bool = True,
) -> str:
    return lobby.lobby(
        LobbyPage(
            visitor=visitor_of(request, person),
            games=[_game_choice(name, person.lang, filled) for name in shown_games()],
            tables=await _my_tables(server, person) if tables else [],
            chosen=filled.get("game", ""),
            problem=problem,
            filled=filled,
        )
    )


@get("/")
async def home(request: AnyRequest, server: Server, game: FromQuery[str] = "") -> Response[str]:
    """Shows the lobby."""
    person = await server.person_of(request)
    filled = {"game": game} if game in registry.names() else {}
    return html(await _lobby(request, server, person, "", filled))


@post("/setup", status_code=200)
async def renew_setup(request: AnyRequest, server: Server) -> Response[str]:
    """Shows the lobby with the form as it is filled in: what can be chosen depends on it."""
    form = await read_form(request)
    fields = {key: value for key, value in form.items() if isinstance(value, str)}
    person = await server.person_of(request)
    if fields.get("game") not in registry.names():
        fields.pop("game", None)
    quick = is_fetch(request)
    return html(await _lobby(request, server, person, "", fields, tables=not quick))


@post("/tables")
async def make_table(request: AnyRequest, server: Server) -> Response[Any]:
    """Makes a table from the lobby's form."""
    form = await read_form(request)
    fields = {key: value for key, value in form.items() if isinstance(value, str)}
    upload = form.get("pack")
    pack = ""
    person = await server.ensure_person(request, fields.get("name", ""))
    try:
        if isinstance(upload, UploadFile) and upload.filename:
            try:
                pack = (await upload.read()).decode("utf-8")
            except UnicodeDecodeError:
                raise UserError("error-pack-text") from None
        await _rename(server, person, fields)
        box = _played(fields)
        if box is not None:
            title, words = game_title(box, person.lang), game_words(box, person.lang)
            problem = problem_of(box, words, title, fields)
            if problem:
                raise GloamingError(problem)
        wish = table_request_of(fields, pack, box)
        live, links = await server.live_tables.make(wish, person, address_of(request))
    except GloamingError as error:
        answer = html(
            await _lobby(request, server, person, error_text(error, person.lang), fields), 400
        )
        answer.set_cookie(server.person_cookie(person))
        return answer
    server.remember_links(live.table.id, links)
    await server.notify(live.table.id)
    response = Redirect(f"/t/{live.table.id}", status_code=303)
    response.set_cookie(server.person_cookie(person))
    return response


async def _rename(server: Server, person: Person, fields: dict[str, str]) -> None:
    """Gives a person the name and language of the form."""
    name = clean_name(fields.get("name", ""), person.name)
    lang = fields.get("lang", "") if fields.get("lang") in LANGUAGES else person.lang
    if (name, lang) != (person.name, person.lang):
        await server.store.change_person(person.id, name=name, lang=lang)
        person.name, person.lang = name, lang


def _played(fields: dict[str, str]) -> Box | None:
    """Returns the game that the form is about."""
    name = fields.get("game", "")
    return registry.find(name) if name in registry.names() else None


@get("/join")
async def join(request: AnyRequest, server: Server, code: FromQuery[str] = "") -> Response[Any]:
    """Finds a table by its short code; a seat's link leads to its own page."""
    if "/s/" in code:
        return Redirect(f"/s/{quote(code.rpartition('/s/')[2], safe='')}", status_code=303)
    code = "".join(c for c in code.upper() if c.isalnum())[:8]
    row = await server.store.table_by_code(code)
    if row is None:
        person = await server.person_of(request)
        problem = error_text(UserError("error-no-code", code=code), person.lang)
        return html(await _lobby(request, server, person, problem, {"code": code}), 404)
    return Redirect(f"/t/{row.id}", status_code=303)


ROUTES: list[ControllerRouterHandler] = [home, renew_setup, make_table, join]
