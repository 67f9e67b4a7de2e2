"""The search bot of a game that is won together and has a policy of its own: it tries its options
in imagined games, in which all seats go on as the policy would.

What the policy itself would answer is the measure. Every option is tried in the same imagined games
with the same luck, and what counts is by how much it ends better or worse there than the policy's
own answer. A try is short: the policy says what has to be played before a judgement can tell
(`Policy.shorten`), and then the net does. Options that are surely worse are tried no more. Another
answer than the policy's is taken only if it is better by so much that it is no luck: the policy is
known to be good, which counts as some tries in which the option was a bit worse.
"""

import time
from math import sqrt
from pathlib import Path
from typing import Final

from gloaming.bots.outlook import Outlook, own_options
from gloaming.bots.search import SECONDS, Search, Thought
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import SetupError
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Game
from gloaming.kernel.policy import Policy

MOST: Final = 400  # answers of an imagined game, at the most
LEAST_TRIES: Final = 3  # of an option before it can be out
# Standard errors by which an option must be worse to be out. With 2 a game of Eldritch Horror took
# a fifth more tries, most of them of dice, where hardly ever another answer was found.
CERTAIN: Final = 1.5
# What is taken to be known of an option before it is tried: by how many points it is worse than the
# policy's own answer, how far options lie apart from that, and how much tries differ. Of about 600
# options in Eldritch Horror, tried 60 times each, they were 0.55, 1.1, and for half of them 1.1.
WORSE: Final = 0.5
APART: Final = 1.0
NOISE: Final = 1.3
# Points by which another answer must be better. Of 388 options what tries said of them, times 0.6
# and less 0.2, was left of it two rounds later: below 0.3 nothing is gained.
GAIN: Final = 0.4
NOISE_TRIES: Final = 3.0  # tries that the noise that is taken to be known counts for


class Line:
    """An option, and by how much its tries ended better than those of the policy's own answer."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0
        self.is_out = False

    def note(self, better: float) -> None:
        """Notes how much better a try ended."""
        self.tries += 1
        self.total += better
        self.squares += better * better

    def noise(self) -> float:
        """Returns the variance of a try, with what is known before of that of all options."""
        spread = 0.0
        if self.tries > 1:
            spread = max(0.0, self.squares - self.total * self.total / self.tries)
        return (NOISE_TRIES * NOISE * NOISE + spread) / (NOISE_TRIES + max(0, self.tries - 1))

    def better(self) -> float:
        """Returns by how much the option may be expected to be better: what the tries say, and what
        is known before, each by how certain it is."""
        of_tries = self.tries / self.noise()
        of_prior = 1.0 / (APART * APART)
        mean = self.total / self.tries if self.tries else 0.0
        return (of_tries * mean - of_prior * WORSE) / (of_tries + of_prior)

    def error(self) -> float:
        """Returns how uncertain that is."""
        return 1.0 / sqrt(self.tries / self.noise() + 1.0 / (APART * APART))


class Rollouts(Search):
    """Plays by a policy of the game, and better where trying shows how.

    `simulations` are tries of one option each; without them `seconds` of processor time are the
    budget. With simulations the same seed and game always give the same answer.
    """

    def __init__(
        self,
        box: Box,
        seed: int | str,
        simulations: int = 0,
        seconds: float = SECONDS,
        weights: Path | None = None,
    ) -> None:
        super().__init__(box, seed, simulations, seconds, weights)
        policies = box.policies()
        if not policies:
            raise SetupError(f"{box.name} has no policy that a search could begin with")
        self.policy: Policy = policies[list(policies)[-1]](self.chance.fork("policy"))
        self._playout = box.playout_policy(self.chance.fork("playout"))

    def _decide(self, game: Game, seat: int, choices: list[int], judgement: Judgement) -> int:
        first = self.policy.answer(game, seat)
        if self.policy.is_routine(game, seat):
            return first
        others = self.policy.alternatives(game, seat, choices)
        lines = [Line(first), *[Line(choice) for choice in others if choice != first]]
        luck = self.chance.fork(str(self.chance.counter))
        self.chance.counter += 1
        expected = self._race(game, seat, lines, judgement, luck)
        own = lines[0]
        tried = [line for line in lines[1:] if line.tries]
        best = own
        most = GAIN
        for line in tried:
            if line.better() > most:
                most = line.better()
                best = line
        # Who is better by less than that is told as good as the policy's own answer.
        top = expected if best is own else expected + best.better()
        rest = sorted([line for line in tried if line is not best], key=_by_promise)
        self.thoughts = [Thought(best.choice, best.tries, top)]
        if best is not own:
            self.thoughts.append(Thought(own.choice, own.tries, expected))
        for line in rest:
            value = min(top, expected + line.better())
            self.thoughts.append(Thought(line.choice, line.tries, value))
        return best.choice

    def outlook(self, game: Game, seat: int, choice: int, tries: int) -> Outlook:
        """Returns which own moves follow a choice in so many tries, as long as these are; there are
        no points to end with."""
        found = Outlook(seat, self.box.closing_verbs)
        luck = self.chance.fork(f"outlook {game.version}")
        for number in range(tries):
            part = luck.fork(str(number))
            after = self.box.imagine(game, seat, part)
            to_end = self._playout.shorten(after, seat)
            after.answer(choice, seat)
            found.begin()
            for _ in range(MOST):
                question = after.question
                if question is None or found.is_full:
                    break
                if not to_end and question.frame.effect.is_settled(after, question.frame):
                    break
                asked = question.waiting()[0]
                options = own_options(after, seat)
                taken = self._playout.answer(after, asked)
                after.answer(taken, asked)
                found.note(options, taken)
        return found

    def _race(
        self, game: Game, seat: int, lines: list[Line], judgement: Judgement, luck: Chance
    ) -> float:
        """Tries the options until one is left or the budget is spent; returns what the policy's own
        answer brings on average."""
        end = time.process_time() + self.seconds
        total = 0.0
        own = lines[0]
        racing = lines[1:]
        while racing:
            part = luck.fork(str(own.tries))
            imagined = self.box.imagine(game, seat, part)
            to_end = self._playout.shorten(imagined, seat)
            measure = self._try(imagined.copy(), seat, own.choice, judgement, to_end)
            own.note(0.0)
            total += measure
            for line in racing:
                if self._is_spent(end):
                    return total / own.tries
                value = self._try(imagined.copy(), seat, line.choice, judgement, to_end)
                line.note(value - measure)
            if self._is_spent(end):
                break
            racing = _still_racing(racing)
        return total / own.tries if own.tries else 0.0

    def _is_spent(self, end: float) -> bool:
        if self.simulations:
            return self.simulated >= self.simulations
        return self.simulated > 1 and time.process_time() >= end

    def _try(self, game: Game, seat: int, choice: int, judgement: Judgement, to_end: bool) -> float:
        """Plays an imagined game on after a choice, to its end or the next settled question, and
        returns what it is worth then."""
        self.simulated += 1
        playout = self._playout
        game.answer(choice, seat)
        for _ in range(MOST):
            question = game.question
            if question is None:
                break
            if not to_end and question.frame.effect.is_settled(game, question.frame):
                break
            asked = question.waiting()[0]
            game.answer(playout.answer(game, asked), asked)
        return judgement.value(game, seat)


def _still_racing(racing: list[Line]) -> list[Line]:
    """Returns the options that may still turn out to be the answer; none if it is certain which
    one it is."""
    most = GAIN  # what another answer than the policy's own must surpass
    for line in racing:
        most = max(most, line.better() - line.error() * CERTAIN)
    found: list[Line] = []
    for line in racing:
        if line.tries < LEAST_TRIES or line.better() + CERTAIN * line.error() > most:
            found.append(line)
    if len(found) == 1 and found[0].better() - CERTAIN * found[0].error() > GAIN:
        return []
    return found


def _by_promise(line: Line) -> tuple[float, int]:
    return (-line.better(), line.choice)
