"""Eldritch Horror in a terminal, as the program knows it."""

from rich.console import RenderableType

from gloaming.eldritch.terminal.in_progress import hint
from gloaming.eldritch.terminal.screen import screen
from gloaming.eldritch.text.card_text import EldritchWords
from gloaming.eldritch.views.types import EldritchView
from gloaming.kernel.terminal.game_screen import GameScreen
from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import OptionView, View


class EldritchScreen(GameScreen):
    """The screen of Eldritch Horror."""

    def screen(self, view: View, words: Words, width: int, brief: bool = False) -> RenderableType:
        assert isinstance(view, EldritchView)
        assert isinstance(words, EldritchWords)
        return screen(view, words, width, brief)

    def hint(self, view: View, words: Words, option: OptionView) -> str:
        assert isinstance(view, EldritchView)
        assert isinstance(words, EldritchWords)
        return hint(view, words, option)
