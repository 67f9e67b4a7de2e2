"""One move ahead in a game that is already imagined: a move with all that it asks on the way."""

from typing import Final

from gloaming.kernel.chance import Chance
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Game

MOST: Final = 40  # questions that a move may ask before it is taken to be settled


class Lookahead:
    """Plays moves and says what they are worth, by a judgement."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def values(self, game: Game, seat: int, choices: list[int], luck: Chance) -> list[float]:
        """Returns what each choice is worth to a seat; the game stays as it is."""
        found: list[float] = []
        for choice in choices:
            after = game.copy()
            self.play(after, seat, choice, luck)
            found.append(self.judgement.value(after, seat))
        return found

    def play(self, game: Game, seat: int, choice: int, luck: Chance) -> None:
        """Answers a question, and all that it raises, until the next move is to be decided."""
        game.answer(choice, seat)
        for _ in range(MOST):
            question = game.question
            if question is None or question.frame.effect.is_settled(game, question.frame):
                return
            if len(question.seats) > 1:
                self.answer_together(game, luck)
                continue
            asked = question.seats[0]
            game.answer(self._best(game, asked, question.choices_of(asked)), asked)

    def _best(self, game: Game, seat: int, choices: list[int]) -> int:
        """Returns the answer after which the position looks best at once."""
        best = -1e18
        found = choices[0]
        for choice in choices:
            after = game.copy()
            after.answer(choice, seat)
            value = self.judgement.value(after, seat)
            if value > best:
                best = value
                found = choice
        return found

    def answer_together(self, game: Game, luck: Chance) -> None:
        """Answers for all seats that decide at the same time: each as if the others did anything.

        Nobody's answer depends on what another of them answers.
        """
        question = game.question
        assert question is not None
        waiting = question.waiting()
        answers: list[int] = []
        for seat in waiting:
            others = game.copy()
            for other in waiting:
                if other != seat:
                    theirs = question.choices_of(other)
                    others.answer(theirs[luck.below(len(theirs))], other)
            answers.append(self._best(others, seat, question.choices_of(seat)))
        for i, seat in enumerate(waiting):
            game.answer(answers[i], seat)
