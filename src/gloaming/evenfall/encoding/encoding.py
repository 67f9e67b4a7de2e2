"""The encoding of a variant of Evenfall."""

from typing import Final

from gloaming.evenfall.encoding.features import layout
from gloaming.evenfall.encoding.numbers import ActionNumbers
from gloaming.evenfall.encoding.observer import Observer
from gloaming.evenfall.encoding.vocabulary import Vocabulary, blocks
from gloaming.evenfall.model.cards import GameData
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.encoding.actions import ActionSpace
from gloaming.kernel.encoding.encoding import Encoding
from gloaming.kernel.game import Game

_KEPT: Final = 64  # tables of games with different clans


class EvenfallEncoding(Encoding):
    """Actions and observations of one variant with one number of seats, whatever the clans."""

    def __init__(self, words: Vocabulary) -> None:
        super().__init__(ActionSpace(blocks(words)), layout(words))
        self.words = words
        self._observer = Observer(words, self.layout)
        self._numbers: dict[GameData, ActionNumbers] = {}
        self._last: ActionNumbers | None = None

    def numbers_of(self, data: GameData) -> ActionNumbers:
        """Returns the tables of the fixed part of a game."""
        last = self._last
        if last is not None and last.data is data:
            return last
        found = self._numbers.get(data)
        if found is None:
            if len(self._numbers) >= _KEPT:
                self._numbers.clear()
            found = ActionNumbers(self.space, self.words, data)
            self._numbers[data] = found
        self._last = found
        return found

    def actions(self, game: Game, seat: int) -> list[int]:
        assert isinstance(game, Evenfall)
        question = game.question
        if question is None:
            return []
        choices = question.choices_of(seat)
        if not choices:
            return []
        found = self.numbers_of(game.data).numbers(game, question.frame, choices)
        return found if found else self.actions_by_key(game, seat)

    def observe(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, Evenfall)
        return self._observer.observe(game, seat, self.numbers_of(game.data))
