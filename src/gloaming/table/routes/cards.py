"""The cards of a game: all of them, searched and filtered, and each in full."""

from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.kernel.box import Box
from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.ledger import read_ledger
from gloaming.table.context import Server
from gloaming.table.game_catalog import (
    box_or_404,
    card_pictures,
    face_styles,
    game_names,
    game_sheets,
    game_title,
    game_words,
    shown_games,
    sprites,
    style_sheets,
)
from gloaming.table.pages import cardbook
from gloaming.table.pages.data import BrowseCards, CardPage
from gloaming.table.responses import AnyRequest, unchanging_html, visitor_of


@get("/cards")
async def cards_home() -> Redirect:
    """Redirects to the first game's cards."""
    return Redirect(f"/cards/{shown_games()[0]}", status_code=303)


@get("/cards/{game:str}")
async def cards(
    game: FromPath[str],
    request: AnyRequest,
    server: Server,
    q: FromQuery[str] = "",
    kind: FromQuery[str] = "",
    keyword: FromQuery[str] = "",
    part: FromQuery[str] = "",
) -> Response[Any]:
    """Shows every card, searched and filtered."""
    box = box_or_404(game)
    person = await server.person_of(request)
    words = game_words(box, person.lang)
    sheets = game_sheets(box, person.lang)
    page = BrowseCards(
        visitor=visitor_of(request, person),
        game=game,
        title=game_title(box, person.lang),
        sheets=sheets,
        kinds={sheet.kind: words.kind(sheet.kind) for sheet in sheets},
        query=q[:80],
        kind=kind[:40],
        keyword=keyword[:40],
        part=part[:60],
        games=game_names(person.lang),
        sprites=sprites(box),
        styles=face_styles(box),
        pictures=card_pictures(box),
    )
    return unchanging_html(request, cardbook.cards(page))


def _sheet(box: Box, lang: str, id: str) -> Sheet:
    entry = id.rpartition(".")[0] if id.rpartition(".")[2].isdigit() else id
    for sheet in game_sheets(box, lang):
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
) -> Response[Any]:
    """Shows one card in full; `fragment` is what a popover shows."""
    box = box_or_404(game)
    person = await server.person_of(request)
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
        kind=words.kind(sheet.kind),
        rules=rules,
        sprites=sprites(box),
        styles=style_sheets(box),
        pictures=card_pictures(box),
    )
    text = cardbook.card_fragment(page) if fragment else cardbook.card(page)
    return unchanging_html(request, text)


ROUTES: list[ControllerRouterHandler] = [cards_home, cards, card]
