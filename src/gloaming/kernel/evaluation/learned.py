"""Judgement by a net that has learned from games of bots."""

from gloaming.kernel.evaluation.inputs import Inputs
from gloaming.kernel.evaluation.judgement import FeatureWriter, Judgement
from gloaming.kernel.evaluation.net import Net
from gloaming.kernel.game import Game


class LearnedJudgement(Judgement):
    """What a net expects at the end of the game, mixed with the game's own formula.

    The net adds to what a seat has for certain; `share` is the part of the formula.
    """

    def __init__(self, net: Net, writer: FeatureWriter, share: float) -> None:
        self.net = net
        self.writer = writer
        self.share = share
        self._inputs = Inputs()

    def value(self, game: Game, seat: int) -> float:
        if game.is_over:
            return self.writer.baseline(game, seat)
        expected = self.expected(game, seat)
        if self.share > 0.0:
            formula = self.writer.appraise(game, seat)
            return expected + self.share * (formula - expected)
        return expected

    def expected(self, game: Game, seat: int) -> float:
        """Returns the points that the net expects for a seat at the end."""
        inputs = self._inputs
        inputs.clear()
        self.writer.write(game, seat, inputs)
        return self.writer.baseline(game, seat) + self.net.value(inputs)
