"""Judgement by a net that has learned from games of bots."""

from gloaming.kernel.evaluation.inputs import Inputs
from gloaming.kernel.evaluation.judgement import FeatureWriter, Judgement
from gloaming.kernel.evaluation.net import Net, NetSums
from gloaming.kernel.game import Game


class LearnedJudgement(Judgement):
    """What a net expects at the end of the game, mixed with the game's own formula.

    The net adds to what a seat has for certain; `share` is the part of the formula, and `victory`
    what the net has learned that a victory counts beside the points.
    """

    def __init__(self, net: Net, writer: FeatureWriter, share: float, victory: float = 0.0) -> None:
        self.net = net
        self.writer = writer
        self.share = share
        self.victory = victory
        self._inputs = Inputs()
        self._fewer: LearnedJudgement | None = None  # the last that `with_formula` returned
        self._sums: list[NetSums] = []  # by seat: answers that are compared change little for it

    def with_formula(self, most: float) -> Judgement:
        if self.share <= most:
            return self
        found = self._fewer
        if found is None or found.share != most:
            found = LearnedJudgement(self.net, self.writer, most, self.victory)
            self._fewer = found
        return found

    def value(self, game: Game, seat: int) -> float:
        # An imagined game of which only a part is played has nothing left to do, and no outcome.
        if game.is_over and game.outcome() is not None:
            return self.writer.baseline(game, seat) + self._won(game, seat)
        if self.share <= 0.0:
            return self.expected(game, seat)
        inputs = self._inputs
        inputs.clear()
        formula = self.writer.write_and_appraise(game, seat, inputs)
        expected = self.writer.baseline(game, seat) + self._net_value(seat)
        return expected + self.share * (formula - expected)

    def final_points(self, game: Game, seat: int) -> float | None:
        """Returns what the net alone expects: the formula is of use to compare positions, but far
        too low while much of the game is to come. A net that counts victories cannot tell."""
        if self.victory > 0.0:
            return None
        if game.is_over:
            return self.writer.baseline(game, seat)
        return self.expected(game, seat)

    def _won(self, game: Game, seat: int) -> float:
        """Returns what a seat's share of the victory counts; the formula knows nothing of it."""
        outcome = game.outcome() if self.victory > 0.0 else None
        if outcome is None:
            return 0.0
        return (1.0 - self.share) * self.victory * outcome.share(seat)

    def expected(self, game: Game, seat: int) -> float:
        """Returns the points that the net expects for a seat at the end."""
        inputs = self._inputs
        inputs.clear()
        self.writer.write(game, seat, inputs)
        return self.writer.baseline(game, seat) + self._net_value(seat)

    def _net_value(self, seat: int) -> float:
        """Returns what the net says of the inputs that were written for a seat."""
        sums = self._sums
        while len(sums) <= seat:
            sums.append(NetSums(self.net))
        return sums[seat].value(self._inputs)
