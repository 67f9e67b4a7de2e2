"""The search bot: tries its options in imagined games, in which all seats play on.

In every imagined game all that the seat cannot know is dealt anew. All options that look good one
move ahead are tried in the same one, with the same luck: a try plays on for some moves, each the
one that looks best at once to the seat that moves (`playouts.py`), and is judged there. Options
that are surely worse are out (`race.py`), until one is left or the budget is spent.
"""

import time
from pathlib import Path
from typing import Final

from gloaming.bots.bot import Bot
from gloaming.bots.greedy import Greedy
from gloaming.bots.outlook import Outlook, note_end, play_on
from gloaming.bots.playouts import PASSED_OVER, Playouts
from gloaming.bots.race import Race, Runner
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance
from gloaming.kernel.errors import SetupError
from gloaming.kernel.evaluation.judgement import BoxJudgement, Judgement
from gloaming.kernel.evaluation.rivalry import RIVALRY, RivalJudgement
from gloaming.kernel.game import Game

SECONDS: Final = 1.0
MOVES: Final = 14  # that a try plays on, for each seat
WIDTH: Final = 8  # options that are tried at the most
NEAR: Final = 12.0  # points by which an option may look worse one move ahead, to be tried
LONGEST_ROUND: Final = 40  # moves after which a round that does not end is left
# Part of the game's formula where a try is judged, at the most: the formula knows which move is
# good next, and little of how a game ends.
FORMULA: Final = 0.25
DUEL: Final = 1.0  # how much of a rival's expectation counts against the own if there is only one


class Thought:
    """What the search found out about one option."""

    def __init__(self, choice: int, visits: int, value: float) -> None:
        self.choice = choice
        self.visits = visits  # how often it was tried
        self.value = value  # what the seat may expect, in points of the judgement


class Search(Bot):
    """Looks ahead as long as its budget allows: `simulations`, or `seconds` of processor time.

    A simulation is one try of one option. Less than the budget is used where an option is soon seen
    to be the best. With simulations the same seed and game always give the same answer.
    """

    name = "search"

    def __init__(
        self,
        box: Box,
        seed: int | str,
        simulations: int = 0,
        seconds: float = SECONDS,
        weights: Path | None = None,
        moves: int = MOVES,
    ) -> None:
        super().__init__(box, seed)
        if simulations < 0 or (not simulations and seconds <= 0.0):
            raise SetupError("search needs a budget: simulations or seconds above 0")
        if moves < 0:
            raise SetupError("search cannot play on for fewer than 0 moves")
        self.simulations = simulations
        self.seconds = seconds
        self.moves = moves
        self.judged_from = (moves + 1) // 2  # the move from which on a try is judged
        self.width = WIDTH
        self.near = NEAR
        self.formula = FORMULA
        self.most_passed_over = PASSED_OVER
        self._weights = weights
        self._one_move = Greedy(box, f"one move {seed}")
        self.thoughts: list[Thought] = []  # about the last decision, the best first
        self.simulated = 0  # simulations of the last decision

    def answer(self, game: Game, seat: int) -> int:
        question = game.question
        assert question is not None
        choices = question.choices_of(seat)
        self.thoughts = []
        self.simulated = 0
        if len(choices) == 1:
            return choices[0]
        return self._decide(game, seat, choices, self._judgement(game))

    def _judgement(self, game: Game) -> Judgement:
        """Returns how it judges positions of a game: by a net, or by the game's own formula."""
        judgement = self.box.judgement(game, self._weights)
        return judgement if judgement is not None else BoxJudgement(self.box)

    def _worth(self, game: Game, judgement: Judgement) -> Judgement:
        """Returns how it judges where tries end: with what rivals may expect, and with less of the
        game's formula than where the next move is looked for."""
        if self.box.is_cooperative:
            return judgement
        return self._beside_rivals(game, judgement.with_formula(self.formula))

    def _beside_rivals(self, game: Game, judgement: Judgement) -> Judgement:
        """Returns a judgement that takes off what the best rival may expect."""
        is_duel = game.seats + game.opponents == 2
        return RivalJudgement(judgement, DUEL if is_duel else RIVALRY, True)

    def _playouts(self, game: Game, judgement: Judgement) -> Playouts:
        """Returns how seats play on in a try: each looks at its own expectation, as that of rivals
        costs as much again for each."""
        is_alone = game.seats == 1 and not self.box.is_cooperative
        judge = self._beside_rivals(game, judgement) if is_alone else judgement
        return Playouts(judge, self.most_passed_over)

    def _decide(self, game: Game, seat: int, choices: list[int], judgement: Judgement) -> int:
        """Returns the best of several choices, and keeps what it thought of them."""
        begun = time.process_time()
        race = self._candidates(game, seat, choices, judgement)
        self._run(race, game, seat, judgement, begun)
        self.thoughts = [
            Thought(one.choice, len(one.tries), race.value(one)) for one in race.runners
        ]
        best = race.leader()
        self.thoughts.sort(key=_rank, reverse=True)
        self.thoughts.sort(key=lambda thought: thought.choice != best.choice)
        return best.choice

    def _candidates(self, game: Game, seat: int, choices: list[int], judgement: Judgement) -> Race:
        """Returns the options that look good one move ahead."""
        is_team = self.box.is_cooperative
        self._one_move.judge_by(judgement if is_team else RivalJudgement(judgement, RIVALRY, True))
        values = self._one_move.option_values(game, seat, choices)
        least = max(values) - self.near
        found = [Runner(choices[i], value) for i, value in enumerate(values) if value >= least]
        return Race(found, self.width)

    def _run(self, race: Race, game: Game, seat: int, judgement: Judgement, begun: float) -> None:
        """Tries the options, each time in another imagined game, until one is left or the budget is
        spent."""
        worth = self._worth(game, judgement)
        playouts = self._playouts(game, judgement)
        luck = self.chance.fork(str(self.chance.counter))
        self.chance.counter += 1
        number = 0
        spent = 0.0
        while len(race.racing) > 1 and spent < 1.0:
            if self.simulations:
                race.narrow(self.simulations - self.simulated)
                if len(race.racing) == 1:
                    break
            part = luck.fork(str(number))
            number += 1
            imagined = self.box.imagine(game, seat, part)
            for runner in race.racing:
                value = self._worth_after(
                    imagined.copy(), seat, runner.choice, playouts, worth, part.copy()
                )
                runner.note(value)
            self.simulated += len(race.racing)
            spent = self._spent(begun)
            race.drop(spent)

    def _spent(self, begun: float) -> float:
        """Returns which part of the budget is spent."""
        if self.simulations:
            return self.simulated / self.simulations
        return (time.process_time() - begun) / self.seconds

    def _worth_after(
        self,
        game: Game,
        seat: int,
        choice: int,
        playouts: Playouts,
        worth: Judgement,
        luck: Chance,
    ) -> float:
        """Plays an imagined game on after a choice, and returns what it is worth.

        That is told by several positions on the way, because any one of them may be an odd moment:
        just before something is paid, or just after.
        """
        rounds = self.box.statistics.rounds(game) if game.opponents else 0
        game.answer(choice, seat)
        game = playouts.settle(game, luck)
        if game.opponents:
            return self._to_the_end_of_the_round(game, seat, rounds, playouts, worth, luck)
        game = playouts.play(game, self.judged_from * game.seats, luck)
        total = worth.value(game, seat)
        for _ in range(self.moves - self.judged_from):
            game = playouts.play(game, game.seats, luck)
            total += worth.value(game, seat)
        return total / (self.moves - self.judged_from + 1)

    def _to_the_end_of_the_round(
        self,
        game: Game,
        seat: int,
        rounds: int,
        playouts: Playouts,
        worth: Judgement,
        luck: Chance,
    ) -> float:
        """Plays an imagined game on to the end of its round, and returns what it is worth then.

        Opponents that the rules play act when the seat does: what an option gives them is seen only
        where all options have been played on to the same point.
        """
        for _ in range(LONGEST_ROUND):
            if game.question is None or self.box.statistics.rounds(game) != rounds:
                break
            game = playouts.play(game, 1, luck)
        return worth.value(game, seat)

    def outlook(self, game: Game, seat: int, choice: int, tries: int) -> Outlook:
        """Returns how so many tries of a choice go on, in other imagined games than those of the
        decision: which own moves follow and, where points rank the players, how many they are
        likely to end with."""
        judgement = self._judgement(game)
        playouts = self._playouts(game, judgement)
        found = Outlook(seat, self.box.closing_verbs)
        luck = self.chance.fork(f"outlook {game.version}")
        for number in range(tries):
            part = luck.fork(str(number))
            after = self.box.imagine(game, seat, part)
            after.answer(choice, seat)
            after = playouts.settle(after, part)
            after = play_on(found, after, playouts, part)
            if not self.box.is_cooperative:
                note_end(found, after, judgement, playouts, part)
        return found


def _rank(thought: Thought) -> tuple[int, float]:
    return (thought.visits, thought.value)
