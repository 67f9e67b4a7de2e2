"""The installed games as pages name them: titles, words, drawings and style sheets."""

from functools import cache

from litestar.exceptions import NotFoundException

from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.page.elements import write
from gloaming.kernel.page.legend import legend_list
from gloaming.kernel.text.words import Words
from gloaming.table.pages.data import GameName

STATIC = "/static"


def box_or_404(game: str) -> Box:
    """Returns the box of a game; an unknown name is a page that does not exist."""
    if game not in registry.names():
        raise NotFoundException
    return registry.find(game)


def game_words(box: Box, lang: str) -> Words:
    """Returns a game's words with nobody at the table."""
    return box.words(lang, [], [])


@cache
def game_title(box: Box, lang: str) -> str:
    """Returns a game's title in a language."""
    words = game_words(box, lang)
    return words.format("game-title") if words.has_message("game-title") else box.name.title()


def game_names(lang: str) -> list[GameName]:
    """Returns all games with their titles."""
    return [GameName(name, game_title(registry.find(name), lang)) for name in shown_games()]


@cache
def sprites(box: Box) -> str:
    """Returns the drawings that a game's zones refer to."""
    return box.page.sprites()


@cache
def legend_html(box: Box, lang: str) -> str:
    """Returns what every sign of a game's page means; "" where it has none."""
    return str(write(legend_list(box.page.legend(game_words(box, lang)))))


def style_sheets(box: Box) -> list[str]:
    """Returns the addresses of a game's own style sheets, and after them of its modules."""
    names = [*box.page.styles(), *box.page.scripts()]
    return [f"{STATIC}/{box.name}/{name}" for name in names]


def face_styles(box: Box) -> list[str]:
    """Returns the addresses of the style sheets that the faces of a game's cards need."""
    return [f"{STATIC}/{box.name}/{name}" for name in box.page.face_styles()]


def shown_games() -> list[str]:
    """Returns the games as the table offers them, in the order that they ask for."""
    return sorted(registry.names(), key=lambda name: registry.find(name).lobby_order)
