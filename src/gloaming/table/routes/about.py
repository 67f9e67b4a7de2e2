"""What this is, and whose the games are."""

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from gloaming import __version__
from gloaming.table.context import Server
from gloaming.table.game_catalog import game_names
from gloaming.table.pages import simple
from gloaming.table.pages.data import AboutPage
from gloaming.table.responses import AnyRequest, html, visitor_of


@get("/about")
async def about(request: AnyRequest, server: Server) -> Response[str]:
    """Shows what this is."""
    person = await server.person_of(request)
    return html(
        simple.about(AboutPage(visitor_of(request, person), __version__, game_names(person.lang)))
    )


ROUTES: list[ControllerRouterHandler] = [about]
