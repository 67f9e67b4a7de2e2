"""How a game looks in a terminal, as the program knows it."""

from rich.console import RenderableType

from gloaming.kernel.text.words import Words
from gloaming.kernel.views.types import OptionView, View


class GameScreen:
    """The screen of a game. A game subclasses this; without one it gets the `DefaultScreen`."""

    def screen(self, view: View, words: Words, width: int, brief: bool = False) -> RenderableType:
        """Returns the table; `brief` is only what changes from one answer to the next."""
        raise NotImplementedError

    def hint(self, view: View, words: Words, option: OptionView) -> str:
        """Returns a few symbols beside an option: what it costs and what it does."""
        return ""
