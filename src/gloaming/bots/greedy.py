"""The greedy bot: looks one answer ahead with the game's `appraise`.

An answer often only opens the next question ("play this card" - "where?"), so it looks on
through the questions that the answer raises, until the position is settled again. Where there are
many such answers it follows only those that look best at once.

Where a game says so (`Box.samples`), an answer whose outcome is luck is tried several times, with
the same luck for every answer; after half of the trials only the better half of them goes on.
"""

from typing import Final

from gloaming.bots.bot import Bot
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Game

WIDTHS: Final = [2, 1, 1]  # answers followed on at the 1st, 2nd ... question raised; then none
# The same where answers are tried with several lucks: each trial knows what the dice will show, so
# that the best of many answers on the way says less than the same answers with more lucks.
SAMPLED_WIDTHS: Final = [1, 1, 1]
OTHERS: Final = 24  # answers of other seats until the position is settled, at the most
IMAGINED: Final = 3  # imagined games where others decide at the same time
APART: Final = 1 << 16  # between the beginnings of two stretches of luck
WORST: Final = -1e9


class Greedy(Bot):
    """Takes what looks best at once."""

    name = "greedy"

    def __init__(self, box: Box, seed: int | str) -> None:
        super().__init__(box, seed)
        self._drawn = 0  # where the luck of the imagined game begins
        self._is_lucky = False  # whether what was looked at last has used any of it
        self._widths = SAMPLED_WIDTHS if box.samples > 1 else WIDTHS
        self._judgement: Judgement | None = None  # how it judges; none: by the game's own formula

    def judge_by(self, judgement: Judgement) -> None:
        """Judges positions by this from now on."""
        self._judgement = judgement

    def answer(self, game: Game, seat: int) -> int:
        question = game.question
        assert question is not None
        choices = question.choices_of(seat)
        if len(choices) == 1:
            return choices[0]
        values = self.option_values(game, seat, choices)
        return choices[values.index(max(values))]

    def option_values(self, game: Game, seat: int, choices: list[int]) -> list[float]:
        """Returns how good the position looks to a seat after each of its choices."""
        question = game.question
        assert question is not None
        together = len(question.seats) > 1
        if self.box.samples > 1 and not together:
            return self._sampled(game, seat, choices)
        imagined = [
            self.box.imagine(game, seat, self.chance) for _ in range(IMAGINED if together else 1)
        ]
        # In one of them the others decide alike whatever this seat answers, in the next otherwise.
        lucky = self.chance.fork(str(self.chance.counter))
        values: list[float] = []
        for i, option in enumerate(choices):
            value = 0.0
            for number, twin in enumerate(imagined):
                after = twin.copy()
                after.answer(option, seat)
                luck = Chance(lucky.key, APART * (number if together else i))
                value += self._settle(after, seat, luck, len(WIDTHS) if together else 0)
            values.append(value / len(imagined))
        self.chance.counter += 1
        return values

    def _sampled(self, game: Game, seat: int, choices: list[int]) -> list[float]:
        """Returns values on average; only where luck decides an answer is tried again."""
        samples = self.box.samples
        tried = [0] * len(choices)
        totals = [0.0] * len(choices)
        racing = list(range(len(choices)))
        for number in range(samples):
            luck = self.chance.fork(f"{self.chance.counter} {number}")
            twin = self.box.imagine(game, seat, luck)
            self._drawn = twin.chance.counter
            lucky: list[int] = []
            for i in racing:
                self._is_lucky = False
                after = twin if i == racing[-1] else twin.copy()
                after.answer(choices[i], seat)
                totals[i] += self._settle(after, seat, luck.copy(), 0)
                tried[i] += 1
                if number > 0 or self._is_lucky:
                    lucky.append(i)
            racing = lucky
            if not racing:
                break
            if number + 1 == samples // 2:
                racing = _better_half(racing, totals)
        self.chance.counter += 1
        return [total / tried[i] for i, total in enumerate(totals)]

    def _appraise(self, game: Game, seat: int) -> float:
        if game.chance.counter != self._drawn:
            self._is_lucky = True
        if self._judgement is not None:
            return self._judgement.value(game, seat)
        return self.box.appraise(game, seat)

    def _settle(self, game: Game, seat: int, luck: Chance, depth: int) -> float:
        """Returns the value once all that the answer raised is decided, by own best answers."""
        if self._run_on(game, seat, luck):
            return self._appraise(game, seat)
        return self._best(game, seat, luck, depth)

    def _run_on(self, game: Game, seat: int, luck: Chance) -> bool:
        """Lets others answer; returns whether the position is settled, else the seat is asked."""
        for _ in range(OTHERS):
            question = game.question
            if question is None:
                return True
            settled = question.frame.effect.is_settled(game, question.frame)
            if settled and len(question.seats) == 1:
                return True
            waiting = question.waiting()
            if seat in waiting:
                return settled
            choices = question.choices_of(waiting[0])
            game.answer(choices[luck.below(len(choices))], waiting[0])
        return True

    def _best(self, game: Game, seat: int, luck: Chance, depth: int) -> float:
        """Returns the value of the best answer to a question on the way."""
        assert game.question is not None
        best = WORST
        width = self._widths[depth] if depth < len(self._widths) else 0
        open_ends: list[tuple[float, Game]] = []
        options = game.question.choices_of(seat)
        for i, option in enumerate(options):
            # the game is of no more use after the last one
            after = game if i == len(options) - 1 else game.copy()
            after.answer(option, seat)
            settled = self._run_on(after, seat, luck)
            value = self._appraise(after, seat)
            if width > 0 and not settled:
                open_ends.append((value, after))
            elif value > best:
                best = value
        if len(open_ends) > width:
            open_ends.sort(key=_value, reverse=True)
            open_ends = open_ends[:width]
        for _, after in open_ends:
            best = max(best, self._best(after, seat, luck, depth + 1))
        return best


def _better_half(racing: list[int], totals: list[float]) -> list[int]:
    """Returns those with the higher totals, at least two of them, in their order."""
    if len(racing) <= 2:
        return racing
    ranked = sorted([totals[i] for i in racing], reverse=True)
    least = ranked[max(2, (len(racing) + 1) // 2) - 1]
    return [i for i in racing if totals[i] >= least]


def _value(end: tuple[float, Game]) -> float:
    return end[0]
