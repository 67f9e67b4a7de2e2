"""The greedy bot: looks one answer ahead with the game's `appraise`.

An answer often only opens the next question ("play this card" - "where?"), so it looks on
through the questions that the answer raises, until the position is settled again.
"""

from typing import Final

from gloaming.bots.bot import Bot
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Game

LOOKS: Final = 600  # positions judged for one answer, at the most
OTHERS: Final = 24  # answers of other seats until the position is settled, at the most
DREAMS: Final = 3  # imagined games where others decide at the same time


class Greedy(Bot):
    """Takes what looks best at once."""

    name = "greedy"

    def __init__(self, box: Box, seed: int | str) -> None:
        super().__init__(box, seed)
        self._looks = 0

    def answer(self, game: Game, seat: int) -> int:
        question = game.question
        assert question is not None
        choices = question.choices_of(seat)
        if len(choices) == 1:
            return choices[0]
        together = len(question.seats) > 1
        dreams = [
            self.box.imagine(game, seat, self.chance) for _ in range(DREAMS if together else 1)
        ]
        self._looks = LOOKS
        best, choice = -1e9, choices[0]
        for i, option in enumerate(choices):
            value = 0.0
            for dream in dreams:
                after = dream.copy()
                after.answer(option, seat)
                value += self._settle(
                    after, seat, Chance(self.chance.key, i if not together else 0)
                )
            if value > best:
                best, choice = value, option
        self.chance.counter += 1
        return choice

    def _settle(self, game: Game, seat: int, luck: Chance) -> float:
        """The value once everything the answer raised is decided: own questions at their best."""
        for _ in range(OTHERS):
            question = game.question
            if question is None or (question.frame.effect.settled() and len(question.seats) == 1):
                break
            waiting = question.waiting()
            if seat in waiting:
                if question.frame.effect.settled():
                    break
                return self._best(game, seat, luck)
            choices = question.choices_of(waiting[0])
            game.answer(choices[luck.below(len(choices))], waiting[0])
        self._looks -= 1
        return self.box.appraise(game, seat)

    def _best(self, game: Game, seat: int, luck: Chance) -> float:
        assert game.question is not None
        choices = game.question.choices_of(seat)
        if self._looks <= 0:
            choices = choices[:1]
        best = -1e9
        for option in choices:
            after = game.copy()
            after.answer(option, seat)
            value = self._settle(after, seat, luck)
            if value > best:
                best = value
        return best
