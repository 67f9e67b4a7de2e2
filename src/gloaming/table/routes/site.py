"""The pages around the tables: lobby, cards, rules, and who one is."""

from functools import cache
from typing import Any
from urllib.parse import quote

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State, UploadFile
from litestar.exceptions import InternalServerException, NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler
from litestar.utils.scope.state import ScopeState

from gloaming import __version__
from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.ledger import read_ledger
from gloaming.kernel.text.words import Words
from gloaming.table.context import Server
from gloaming.table.pages import cardbook, lobby, programs, rulebook, simple
from gloaming.table.pages.data import (
    AboutPage,
    BrowseCards,
    BrowseRules,
    CardPage,
    GameChoice,
    GameName,
    LobbyPage,
    Problem,
    RulePage,
    SeatName,
    TableCard,
    Visitor,
)
from gloaming.table.pages.frame import SIGNS, THEMES
from gloaming.table.people import clean_name, cookie, somebody, visitor, who
from gloaming.table.setup_form import game_choice, problem_of, table_request_of
from gloaming.table.store.models import Person
from gloaming.table.user_errors import UserError, said

AnyRequest = Request[Any, Any, State]
STATIC = "/static"


def html(text: str, status: int = 200) -> Response[str]:
    """A page."""
    return Response(text, status_code=status, media_type=MediaType.HTML)


def visitor_of(request: AnyRequest, person: Person) -> Visitor:
    """The reader of a page; forms carry the token that shows they are ours."""
    token = ScopeState.from_scope(request.scope).csrf_token
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return Visitor(
        id=person.id,
        name=person.name,
        lang=person.lang,
        theme=person.theme,
        signs=person.signs,
        csrf=token if isinstance(token, str) else "",
        here=here[:300],
    )


def game_words(box: Box, lang: str) -> Words:
    """A game's words with nobody at the table."""
    return box.words(lang, [], [])


@cache
def game_title(box: Box, lang: str) -> str:
    """A game's title."""
    words = game_words(box, lang)
    return words.format("game-title") if words.has_message("game-title") else box.name.title()


def game_names(lang: str) -> list[GameName]:
    """All games by title."""
    return [GameName(name, game_title(registry.find(name), lang)) for name in registry.names()]


@cache
def sprites(box: Box) -> str:
    """The drawings that a game's zones refer to."""
    return box.sprites()


def style_sheets(box: Box) -> list[str]:
    """Addresses of a game's own style sheets."""
    return [f"{STATIC}/{box.name}/{name}" for name in box.styles()]


def local(path: str, otherwise: str = "/") -> str:
    """A path on this site, for going back to; anything else leads home."""
    good = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if good else otherwise


# --- lobby --------------------------------------------------------------------------------


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
        scores = live.match.scores()
        seats = [SeatName(s.name, s.bot, s.number in mine) for s in live.seats]
        words = server.presenter.words(live, person.lang)
        seats += [SeatName(words.name(f"seat:{n}")) for n in range(len(seats), len(scores))]
        cards.append(
            TableCard(
                id=row.id,
                title=game_title(live.match.box, person.lang),
                game=row.game,
                code=row.code,
                seats=seats,
                mine=row.host == person.id,
                your_turn=any(seat in mine for seat in live.match.asked_seats),
                over=live.match.is_over,
                scores=scores,
                touched=row.touched,
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
            games=[_game_choice(name, person.lang, filled) for name in registry.names()],
            tables=await _my_tables(server, person) if tables else [],
            chosen=filled.get("game", ""),
            problem=problem,
            filled=filled,
        )
    )


@get("/")
async def home(request: AnyRequest, server: Server, game: FromQuery[str] = "") -> Response[str]:
    """The lobby."""
    person = await who(request, server.store, server.signer)
    filled = {"game": game} if game in registry.names() else {}
    return html(await _lobby(request, server, person, "", filled))


@post("/setup", status_code=200)
async def renew_setup(request: AnyRequest, server: Server) -> Response[str]:
    """The lobby with the form as it is filled in: what can be chosen depends on it."""
    form = await request.form()
    fields = {key: value for key, value in form.items() if isinstance(value, str)}
    person = await who(request, server.store, server.signer)
    if fields.get("game") not in registry.names():
        fields.pop("game", None)
    quick = request.headers.get("x-gloaming") == "fetch"
    return html(await _lobby(request, server, person, "", fields, tables=not quick))


@post("/tables")
async def make_table(request: AnyRequest, server: Server) -> Response[Any]:
    """Make a table from the lobby's form."""
    form = await request.form()
    fields = {key: value for key, value in form.items() if isinstance(value, str)}
    upload = form.get("pack")
    pack = ""
    person = await somebody(request, server.store, server.signer, fields.get("name", ""))
    try:
        if isinstance(upload, UploadFile) and upload.filename:
            try:
                pack = (await upload.read()).decode("utf-8")
            except UnicodeDecodeError:
                raise UserError("sorry-pack-text") from None
        await _rename(server, person, fields)
        box = _played(fields)
        if box is not None:
            title, words = game_title(box, person.lang), game_words(box, person.lang)
            problem = problem_of(box, words, title, fields)
            if problem:
                raise GloamingError(problem)
        live, links = await server.live_tables.make(table_request_of(fields, pack, box), person)
    except GloamingError as error:
        answer = html(await _lobby(request, server, person, said(error, person.lang), fields), 400)
        answer.set_cookie(cookie(person, server.signer, server.settings.secure))
        return answer
    server.remember_links(live.row.id, links)
    await server.notify(live.row.id)
    went = Redirect(f"/t/{live.row.id}", status_code=303)
    went.set_cookie(cookie(person, server.signer, server.settings.secure))
    return went


async def _rename(server: Server, person: Person, fields: dict[str, str]) -> None:
    """The form's name and language become the person's."""
    name = clean_name(fields.get("name", ""), person.name)
    lang = fields.get("lang", "") if fields.get("lang") in LANGUAGES else person.lang
    if (name, lang) != (person.name, person.lang):
        await server.store.change_person(person.id, name=name, lang=lang)
        person.name, person.lang = name, lang


def _played(fields: dict[str, str]) -> Box | None:
    """The game that the form is about."""
    name = fields.get("game", "")
    return registry.find(name) if name in registry.names() else None


@get("/join")
async def join(request: AnyRequest, server: Server, code: FromQuery[str] = "") -> Response[Any]:
    """Find a table by its short code; a seat's link leads to its own page."""
    if "/s/" in code:
        return Redirect(f"/s/{quote(code.rpartition('/s/')[2], safe='')}", status_code=303)
    code = "".join(c for c in code.upper() if c.isalnum())[:8]
    row = await server.store.table_by_code(code)
    if row is None:
        person = await who(request, server.store, server.signer)
        problem = said(UserError("sorry-no-code", code=code), person.lang)
        return html(await _lobby(request, server, person, problem, {}), 404)
    return Redirect(f"/t/{row.id}", status_code=303)


@post("/me")
async def change_me(request: AnyRequest, server: Server) -> Response[Any]:
    """Another name, language or theme, words instead of icons or icons again."""
    form = await request.form()
    person = await somebody(request, server.store, server.signer, str(form.get("name", "")))
    changes: dict[str, str] = {}
    if str(form.get("lang", "")) in LANGUAGES:
        changes["lang"] = str(form["lang"])
    if str(form.get("theme", "")) in THEMES:
        changes["theme"] = str(form["theme"])
    if str(form.get("signs", "")) in SIGNS:
        changes["signs"] = str(form["signs"])
    if form.get("name"):
        changes["name"] = clean_name(str(form["name"]), person.name)
    if changes:
        await server.store.change_person(person.id, **changes)
    went = Redirect(local(str(form.get("back", "/"))), status_code=303)
    went.set_cookie(cookie(person, server.signer, server.settings.secure))
    return went


@get("/about")
async def about(request: AnyRequest, server: Server) -> Response[str]:
    """What this is."""
    person = await who(request, server.store, server.signer)
    return html(
        simple.about(AboutPage(visitor_of(request, person), __version__, game_names(person.lang)))
    )


# --- cards and rules ----------------------------------------------------------------------


def _box(game: str) -> Box:
    if game not in registry.names():
        raise NotFoundException
    return registry.find(game)


def _kind_title(words: Words, kind: str) -> str:
    return words.format(f"kind-{kind}") if words.has_message(f"kind-{kind}") else kind


@get("/cards")
async def cards_home() -> Redirect:
    """The first game's cards."""
    return Redirect(f"/cards/{registry.names()[0]}", status_code=303)


@get("/cards/{game:str}")
async def cards(
    game: FromPath[str],
    request: AnyRequest,
    server: Server,
    q: FromQuery[str] = "",
    kind: FromQuery[str] = "",
    keyword: FromQuery[str] = "",
    part: FromQuery[str] = "",
) -> Response[str]:
    """Every card, searched and filtered."""
    box = _box(game)
    person = await who(request, server.store, server.signer)
    words = game_words(box, person.lang)
    sheets = box.reference.sheets(person.lang, [])
    page = BrowseCards(
        visitor=visitor_of(request, person),
        game=game,
        title=game_title(box, person.lang),
        sheets=sheets,
        kinds={sheet.kind: _kind_title(words, sheet.kind) for sheet in sheets},
        query=q[:80],
        kind=kind[:40],
        keyword=keyword[:40],
        part=part[:60],
        games=game_names(person.lang),
        sprites=sprites(box),
    )
    return html(cardbook.cards(page))


def _sheet(box: Box, lang: str, id: str) -> Sheet:
    entry = id.rpartition(".")[0] if id.rpartition(".")[2].isdigit() else id
    for sheet in box.reference.sheets(lang, []):
        if sheet.id in (id, entry):
            return sheet
    raise NotFoundException


@get("/cards/{game:str}/{card:str}")
async def card(
    game: FromPath[str],
    card: FromPath[str],
    request: AnyRequest,
    server: Server,
    fragment: FromQuery[bool] = False,
) -> Response[str]:
    """One card in full; `fragment` is what a popover shows."""
    box = _box(game)
    person = await who(request, server.store, server.signer)
    words = game_words(box, person.lang)
    sheet = _sheet(box, person.lang, card)
    ledger = read_ledger(box.folder())
    told = box.reference.explain(words, f"card:{sheet.id}.1") or box.reference.explain(
        words, f"card:{sheet.id}"
    )
    cited = told.rules if told is not None else ()
    rules = [ledger.rules[id] for id in cited if id in ledger.rules]
    page = CardPage(
        visitor=visitor_of(request, person),
        game=game,
        title=game_title(box, person.lang),
        sheet=sheet,
        kind=_kind_title(words, sheet.kind),
        rules=rules,
        sprites=sprites(box),
        styles=style_sheets(box),
    )
    return html(cardbook.card_fragment(page) if fragment else cardbook.card(page))


@get("/rules")
async def rules_home() -> Redirect:
    """The first game's rules."""
    return Redirect(f"/rules/{registry.names()[0]}", status_code=303)


@get("/rules/{game:str}")
async def rules(
    game: FromPath[str],
    request: AnyRequest,
    server: Server,
    q: FromQuery[str] = "",
    area: FromQuery[str] = "",
    part: FromQuery[str] = "",
) -> Response[str]:
    """The ledger, by area and term."""
    box = _box(game)
    person = await who(request, server.store, server.signer)
    ledger = read_ledger(box.folder())
    page = BrowseRules(
        visitor=visitor_of(request, person),
        game=game,
        title=game_title(box, person.lang),
        rules=list(ledger.rules.values()),
        areas=ledger.areas,
        query=q[:80],
        area=area[:20],
        parts=box.reference.rule_parts(person.lang),
        part=part[:60],
        glossary=[
            {key: value for key, value in entry.items() if isinstance(value, str)}
            for entry in ledger.glossary
        ],
        games=game_names(person.lang),
    )
    return html(rulebook.rules(page))


@get("/rules/{game:str}/{rule:str}")
async def rule(
    game: FromPath[str],
    rule: FromPath[str],
    request: AnyRequest,
    server: Server,
    fragment: FromQuery[bool] = False,
) -> Response[str]:
    """One rule; `fragment` is what a popover shows."""
    box = _box(game)
    person = await who(request, server.store, server.signer)
    ledger = read_ledger(box.folder())
    if rule not in ledger.rules:
        raise NotFoundException
    ids = list(ledger.rules)
    at = ids.index(rule)
    page = RulePage(
        visitor=visitor_of(request, person),
        game=game,
        title=game_title(box, person.lang),
        rule=ledger.rules[rule],
        before=ids[at - 1] if at else "",
        after=ids[at + 1] if at + 1 < len(ids) else "",
    )
    return html(rulebook.rule_fragment(page) if fragment else rulebook.rule(page))


def error_page(
    request: AnyRequest, person: Person, status: int, detail: str, record: str = ""
) -> str:
    """A refusal as a page; `record` is the address of a game's record where that is left."""
    reader = visitor_of(request, person)
    return simple.problem(Problem(reader, status=status, text=detail, record=record))


def api_page(request: AnyRequest, schema: dict[str, Any], address: str) -> str:
    """What programs can do here."""
    return programs.programs(visitor_of(request, visitor(request)), schema, address)


def no_file(request: AnyRequest, _error: Exception) -> Response[Any]:
    """A name that no file system takes."""
    from gloaming.table.app import error_response

    return error_response(request, 404, UserError("sorry-nothing-here"))


def handlers() -> list[ControllerRouterHandler]:
    """All page handlers and static files."""
    from pathlib import Path

    static: list[ControllerRouterHandler] = [
        create_static_files_router(
            path=STATIC,
            directories=[Path(__file__).parent.parent / "static"],
            exception_handlers={InternalServerException: no_file, ValueError: no_file},
            include_in_schema=False,
        )
    ]
    for name in registry.names():
        folder = registry.find(name).folder() / "page" / "static"
        if folder.is_dir():
            static.append(
                create_static_files_router(
                    path=f"{STATIC}/{name}",
                    directories=[folder],
                    exception_handlers={InternalServerException: no_file, ValueError: no_file},
                    include_in_schema=False,
                    name=f"static-{name}",
                )
            )
    return [
        home,
        make_table,
        renew_setup,
        join,
        change_me,
        about,
        cards_home,
        cards,
        card,
        rules_home,
        rules,
        rule,
        *static,
    ]
