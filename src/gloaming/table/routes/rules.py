"""The rules of a game: found by area and term, and each on a page of its own."""

from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from gloaming.kernel.ledger import read_ledger
from gloaming.table.context import Server
from gloaming.table.game_catalog import box_or_404, game_names, game_title, shown_games
from gloaming.table.pages import rulebook
from gloaming.table.pages.data import BrowseRules, RulePage
from gloaming.table.responses import AnyRequest, unchanging_html, visitor_of


@get("/rules")
async def rules_home() -> Redirect:
    """Redirects to the first game's rules."""
    return Redirect(f"/rules/{shown_games()[0]}", status_code=303)


@get("/rules/{game:str}")
async def rules(
    game: FromPath[str],
    request: AnyRequest,
    server: Server,
    q: FromQuery[str] = "",
    area: FromQuery[str] = "",
    part: FromQuery[str] = "",
) -> Response[Any]:
    """Shows the ledger, by area and term."""
    box = box_or_404(game)
    person = await server.person_of(request)
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
    return unchanging_html(request, rulebook.rules(page))


@get("/rules/{game:str}/{rule:str}")
async def rule(
    game: FromPath[str],
    rule: FromPath[str],
    request: AnyRequest,
    server: Server,
    fragment: FromQuery[bool] = False,
) -> Response[Any]:
    """Shows one rule; `fragment` is what a popover shows."""
    box = box_or_404(game)
    person = await server.person_of(request)
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
    text = rulebook.rule_fragment(page) if fragment else rulebook.rule(page)
    return unchanging_html(request, text)


ROUTES: list[ControllerRouterHandler] = [rules_home, rules, rule]
