"""Hints: what a good bot would do in the place of a person who is asked."""

from typing import Any

from litestar import Response, get
from litestar.params import FromQuery
from litestar.types import ControllerRouterHandler

from gloaming.kernel.game import Game
from gloaming.kernel.message import Option
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.encode import decode_message
from gloaming.table.context import Server
from gloaming.table.game_catalog import game_title
from gloaming.table.pages import hints
from gloaming.table.pages.hint_data import HintLine, HintPage, HintStep
from gloaming.table.people import require_person
from gloaming.table.play.thoughts import AdvisedKey
from gloaming.table.play.viewpoint import answering_seat
from gloaming.table.responses import AnyRequest, SeatQuery, TableId, html, visitor_of
from gloaming.table.user_errors import UserError

DUEL = 2  # players: the other one is told by name


@get("/t/{table:str}/hint")
async def hint(
    table: TableId,
    request: AnyRequest,
    server: Server,
    seat: SeatQuery = -1,
    fragment: FromQuery[bool] = False,
) -> Response[Any]:
    """Shows who is asked what a good bot would do; `fragment` is what a popover shows.

    The bot looks only at what the seat knows, and only whose question it is may ask.
    """
    person = require_person(await server.person_of(request))
    live = await server.live_tables.live(table)
    live.check_open()
    own = answering_seat(live, person.id, seat)
    if own not in live.asked_people() or server.bot_workers is None:
        raise UserError("error-you-not-asked")
    advice = await server.bot_workers.advice(live, own, person.id)
    options = {option.key: option for option in live.match.options(own)}
    words = server.presenter.words(live, person.lang)
    shared = len(live.seats_of(person.id)) > 1
    page = HintPage(
        visitor=visitor_of(request, person),
        base=f"/t/{table}" + (f"?as={own}" if shared else ""),
        title=game_title(live.match.box, person.lang),
        lines=[_line(one, options[one.key], words) for one in advice],
        rival=words.name(f"seat:{1 - own}") if _players(live.match.game) == DUEL else "",
    )
    return html(hints.hint_fragment(page) if fragment else hints.hint(page))


def _line(one: AdvisedKey, option: Option, words: Words) -> HintLine:
    return HintLine(
        words.say(option.label),
        option.things,
        one.behind,
        one.looks,
        tuple(HintStep(words.say(decode_message(step.label)), step.times) for step in one.steps),
        one.tries,
        one.points,
    )


def _players(game: Game) -> int:
    return game.seats + game.opponents


ROUTES: list[ControllerRouterHandler] = [hint]
