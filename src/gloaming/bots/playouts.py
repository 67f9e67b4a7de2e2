"""Playing on in a game that is already imagined, as all seats would who take what looks best."""

from typing import Final

from gloaming.kernel.chance import Chance
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Game

MOST: Final = 40  # questions that a move may ask before it is taken to be settled
WORST: Final = -1e18


class Playouts:
    """Plays moves, each the one after which the position looks best to the seat that moves.

    A move is a settled question with all that its answer raises. The position after the best move
    is kept as it was found, so that nothing is played twice.
    """

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.line: list[int] = []  # the moves that were played last, but for those made together

    def play(self, game: Game, moves: int, luck: Chance) -> Game:
        """Plays so many moves, fewer if the game ends; returns the game after them.

        What was given is of no more use then.
        """
        self.line = []
        for _ in range(moves):
            question = game.question
            if question is None:
                break
            if len(question.seats) > 1:
                self._answer_together(game, luck)
                game = self.settle(game, luck)
            else:
                seat = question.seats[0]
                game = self._best_move(game, seat, question.choices_of(seat), luck)
        return game

    def _best_move(self, game: Game, seat: int, choices: list[int], luck: Chance) -> Game:
        """Returns the game after the move that looks best to a seat once it is settled."""
        best = WORST
        found = game
        taken = choices[0]
        last = len(choices) - 1
        for i, choice in enumerate(choices):
            after = game if i == last else game.copy()
            after.answer(choice, seat)
            after = self.settle(after, luck)
            value = self.judgement.value(after, seat)
            if value > best:
                best = value
                found = after
                taken = choice
        self.line.append(taken)
        return found

    def settle(self, game: Game, luck: Chance) -> Game:
        """Returns the game once all that a move raised is answered, by what looks best at once."""
        for _ in range(MOST):
            question = game.question
            if question is None or question.frame.effect.is_settled(game, question.frame):
                break
            if len(question.seats) > 1:
                self._answer_together(game, luck)
                continue
            seat = question.seats[0]
            game = self._best_answer(game, seat, question.choices_of(seat))
        return game

    def _best_answer(self, game: Game, seat: int, choices: list[int]) -> Game:
        """Returns the game after the answer that looks best to a seat at once."""
        best = WORST
        found = game
        last = len(choices) - 1
        for i, choice in enumerate(choices):
            # the game is of no more use after the last one
            after = game if i == last else game.copy()
            after.answer(choice, seat)
            value = self.judgement.value(after, seat)
            if value > best:
                best = value
                found = after
        return found

    def _answer_together(self, game: Game, luck: Chance) -> None:
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
            best = WORST
            found = -1
            for choice in question.choices_of(seat):
                after = others.copy()
                after.answer(choice, seat)
                value = self.judgement.value(after, seat)
                if value > best:
                    best = value
                    found = choice
            answers.append(found)
        for i, seat in enumerate(waiting):
            game.answer(answers[i], seat)
