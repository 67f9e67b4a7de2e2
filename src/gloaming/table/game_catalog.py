"""The installed games as pages name them: titles, words, drawings and style sheets."""

from functools import cache

from litestar.exceptions import NotFoundException

from gloaming.bots.bot import offered
from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.content.pack import LANGUAGES
from gloaming.kernel.explain.reference import Sheet
from gloaming.kernel.page.elements import write
from gloaming.kernel.page.legend import legend_list
from gloaming.kernel.text.words import Words
from gloaming.table.pages.data import GameName
from gloaming.table.pages.frame import speaker
from gloaming.table.play.trial import load_games

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


@cache
def game_rights(box: Box, lang: str) -> str:
    """Returns the sentence that says whose a game is; "" where the game has none."""
    words = game_words(box, lang)
    return words.format("game-rights") if words.has_message("game-rights") else ""


def game_names(lang: str) -> list[GameName]:
    """Returns all games with their titles, and whose they are."""
    boxes = [registry.find(name) for name in shown_games()]
    return [GameName(box.name, game_title(box, lang), game_rights(box, lang)) for box in boxes]


@cache
def bots_on_offer(box: Box) -> tuple[str, ...]:
    """Returns the bots that people are offered, the strongest first."""
    return tuple(reversed(offered(box)))


@cache
def sprites(box: Box) -> str:
    """Returns the drawings that a game's zones refer to."""
    return box.page.sprites()


@cache
def game_sheets(box: Box, lang: str) -> list[Sheet]:
    """Returns every entry of a game without packs as people read it."""
    return box.reference.sheets(lang, [])


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


def lobby_styles(box: Box) -> list[str]:
    """Returns the addresses of the style sheets that give a game's colours to the lobby."""
    return [f"{STATIC}/{box.name}/{name}" for name in box.page.lobby_styles()]


def card_pictures(box: Box) -> dict[str, str]:
    """Returns the addresses of the pictures of a game's cards, by their ids."""
    return {id: f"{STATIC}/{box.name}/{name}" for id, name in box.page.pictures().items()}


def shown_games() -> list[str]:
    """Returns the games as the table offers them, in the order that they ask for."""
    return sorted(registry.names(), key=lambda name: registry.find(name).lobby_order)


def load_pages() -> None:
    """Loads all games, and what pages show of them, in every language."""
    load_games()
    for lang in LANGUAGES:
        speaker(lang)("game")
        for name in registry.names():
            box = registry.find(name)
            legend_html(box, lang)
            sprites(box)
            game_sheets(box, lang)
