"""Evenfall in a terminal, as the program knows it."""

from rich.console import RenderableType

from gloaming.evenfall.explain.things import hint
from gloaming.evenfall.terminal.screen import screen
from gloaming.evenfall.text.card_text import EvenfallWords
from gloaming.evenfall.text.disambiguate import distinguishing_words
from gloaming.evenfall.views.types import EvenfallView
from gloaming.kernel.terminal.game_screen import GameScreen
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import OptionView, View


class EvenfallScreen(GameScreen):
    """The screen of Evenfall."""

    def screen(self, view: View, words: Words, width: int, brief: bool = False) -> RenderableType:
        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        return screen(view, words, width, brief)

    def hint(self, view: View, words: Words, option: OptionView) -> str:
        assert isinstance(view, EvenfallView)
        assert isinstance(words, EvenfallWords)
        symbols = hint(view, words, option)
        apart = [part for part in distinguishing_words(view, words, option) if part not in symbols]
        return "  ".join([", ".join(apart), symbols] if apart else [symbols])
