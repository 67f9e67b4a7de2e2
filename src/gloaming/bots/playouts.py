"""Playing on in a game that is already imagined, as all seats would who take what looks best.

What was found out a moment ago is not asked again: an answer that was behind another one when both
were tried is passed over for some time, at this seat and in questions of this kind.
"""

from typing import Final

from gloaming.kernel.chance import Chance
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Effect, Game

MOST: Final = 40  # questions that a move may ask before it is taken to be settled
WORST: Final = -1e18
NO_CHOICE: Final = -1
# Points by which an answer must be behind to be passed over, if it is a move of its own or only
# one of the answers to what a move raises; and how often in a row it is, at the most.
FAR: Final = 6.0
FAR_WITHIN: Final = 1.0
PASSED_OVER: Final = 3


class Worths:
    """What the answers to one kind of question brought when they were tried last, by choice.

    They are told on one scale: by how much one is better than another. What is tried again gives
    the scale for what is new.
    """

    def __init__(self, far: float, most_passed_over: int) -> None:
        self.far = far
        self.most_passed_over = most_passed_over
        self._worths: dict[int, float] = {}
        self._passed: dict[int, int] = {}  # how often in a row each was passed over

    def promising(self, choices: list[int]) -> list[int]:
        """Returns the choices that have to be tried: all that are not known to be far behind, and
        those that were passed over often enough."""
        best = WORST
        for choice in choices:
            best = max(best, self._worths.get(choice, WORST))
        found: list[int] = []
        for choice in choices:
            passed = self._passed.get(choice, 0)
            if self._worths.get(choice, best) < best - self.far and passed < self.most_passed_over:
                self._passed[choice] = passed + 1
            else:
                found.append(choice)
        return found

    def note(self, choices: list[int], values: list[float]) -> None:
        """Notes what some choices brought that were tried in the same position."""
        shift = 0.0
        known = 0
        for i, choice in enumerate(choices):
            if choice in self._worths:
                shift += values[i] - self._worths[choice]
                known += 1
        if known:
            shift /= known
        elif self._worths:
            # nothing was tried again: the best of them is taken to be as good as the best before
            shift = max(values) - max(self._worths.values())
        else:
            shift = max(values)
        for i, choice in enumerate(choices):
            self._worths[choice] = values[i] - shift
            self._passed[choice] = 0


class Playouts:
    """Plays moves, each the one after which the position looks best to the seat that moves.

    A move is a settled question with all that its answer raises. The position after the best move
    is kept as it was found, so that nothing is played twice.
    """

    def __init__(self, judgement: Judgement, most_passed_over: int = PASSED_OVER) -> None:
        """With 0 for `most_passed_over` every answer is tried each time."""
        self.judgement = judgement
        self.most_passed_over = most_passed_over
        self.taken = NO_CHOICE  # the choice of the last move, if one seat alone made it
        self._worths: list[dict[type[Effect], Worths]] = []  # by seat and kind of question

    def _worths_of(self, game: Game, seat: int, far: float) -> Worths:
        """Returns what is known of the answers of a seat to a question like the open one."""
        assert game.question is not None
        while len(self._worths) <= seat:
            self._worths.append({})
        by_kind = self._worths[seat]
        kind = type(game.question.frame.effect)
        found = by_kind.get(kind)
        if found is None:
            found = Worths(far, self.most_passed_over)
            by_kind[kind] = found
        return found

    def play(self, game: Game, moves: int, luck: Chance) -> Game:
        """Plays so many moves, fewer if the game ends; returns the game after them.

        What was given is of no more use then.
        """
        for _ in range(moves):
            question = game.question
            if question is None:
                break
            if len(question.seats) > 1:
                self.taken = NO_CHOICE
                self._answer_together(game, luck)
                game = self.settle(game, luck)
            else:
                seat = question.seats[0]
                game = self._best_move(game, seat, question.choices_of(seat), luck)
        return game

    def _best_move(self, game: Game, seat: int, choices: list[int], luck: Chance) -> Game:
        """Returns the game after the move that looks best to a seat once it is settled."""
        worths = self._worths_of(game, seat, FAR)
        tried = worths.promising(choices)
        best = WORST
        found = game
        taken = choices[0]
        values: list[float] = []
        last = len(tried) - 1
        for i, choice in enumerate(tried):
            after = game if i == last else game.copy()
            after.answer(choice, seat)
            after = self.settle(after, luck)
            value = self.judgement.value(after, seat)
            values.append(value)
            if value > best:
                best = value
                found = after
                taken = choice
        worths.note(tried, values)
        self.taken = taken
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
        worths = self._worths_of(game, seat, FAR_WITHIN)
        tried = worths.promising(choices)
        best = WORST
        found = game
        values: list[float] = []
        last = len(tried) - 1
        for i, choice in enumerate(tried):
            # the game is of no more use after the last one
            after = game if i == last else game.copy()
            after.answer(choice, seat)
            value = self.judgement.value(after, seat)
            values.append(value)
            if value > best:
                best = value
                found = after
        worths.note(tried, values)
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
