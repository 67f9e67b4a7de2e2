"""The encoding of Eldritch Horror for a number of seats."""

from typing import Final

from gloaming.eldritch.encoding.features import ComponentNumbers, layout, observe
from gloaming.eldritch.encoding.vocabulary import Vocabulary, blocks
from gloaming.eldritch.model.data import GameData
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.encoding.actions import ActionSpace
from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.game import Game

_KEPT: Final = 32  # tables of games with different fixed data


class EldritchEncoding(Encoding):
    """Actions and observations, whatever the Ancient One; actions are found by their keys."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(ActionSpace(blocks(words)), layout(words))
        self.words = words
        self._numbers: dict[GameData, ComponentNumbers] = {}

    def observe(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, Eldritch)
        numbers = self._numbers.get(game.data)
        if numbers is None:
            if len(self._numbers) >= _KEPT:
                self._numbers.clear()
            numbers = ComponentNumbers(self.words, game.data)
            self._numbers[game.data] = numbers
        return observe(game, seat, self.words, numbers)
