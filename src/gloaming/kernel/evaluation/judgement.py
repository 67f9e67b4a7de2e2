"""How good a position is for a seat: what bots that look ahead ask."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gloaming.kernel.evaluation.inputs import Inputs
from gloaming.kernel.game import Game

if TYPE_CHECKING:
    from gloaming.kernel.box import Box


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """Judges positions; it may look at nothing that the seat cannot know."""

    def value(self, game: Game, seat: int) -> float:
        """Returns how good a position is for a seat, in points."""
        raise NotImplementedError

    def with_formula(self, most: float) -> "Judgement":
        """Returns the same judgement with no more than a part of the game's formula mixed in.

        By default it cannot be told apart from the rest.
        """
        return self

    def final_points(self, game: Game, seat: int) -> float | None:
        """Returns how many points a seat is likely to end the game with.

        None, as by default, where the value says nothing of that: it only compares positions.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureWriter:
    """Describes positions of a game as inputs of a net; a game subclasses this."""

    def write(self, game: Game, seat: int, inputs: Inputs) -> None:
        """Adds what a seat knows of a position to the inputs, which are empty before."""
        raise NotImplementedError

    def baseline(self, game: Game, seat: int) -> float:
        """Returns what the seat has for certain, in points: a net only adds to it."""
        raise NotImplementedError

    def appraise(self, game: Game, seat: int) -> float:
        """Returns the value by the game's own formula, which a judgement may be mixed with."""
        raise NotImplementedError

    def write_and_appraise(self, game: Game, seat: int, inputs: Inputs) -> float:
        """Does what `write` does and returns what `appraise` returns, while the game goes on.

        A game overrides this where one is a part of the other.
        """
        self.write(game, seat, inputs)
        return self.appraise(game, seat)

    def fondness(self, game: Game, seat: int, style: str) -> float:
        """Returns how much of what players of a style are fond of a position has, in points.

        By default there are no styles.
        """
        return 0.0


class StyledJudgement(Judgement):
    """Another judgement with a taste: it likes what players of a style are fond of a bit more."""

    def __init__(self, base: Judgement, writer: FeatureWriter, style: str) -> None:
        self.base = base
        self.writer = writer
        self.style = style

    def value(self, game: Game, seat: int) -> float:
        return self.base.value(game, seat) + self.writer.fondness(game, seat, self.style)

    def final_points(self, game: Game, seat: int) -> float | None:
        return self.base.final_points(game, seat)


class BoxJudgement(Judgement):
    """Judges by the game's own formula."""

    def __init__(self, box: "Box") -> None:
        self.box = box

    def value(self, game: Game, seat: int) -> float:
        return self.box.appraise(game, seat)
