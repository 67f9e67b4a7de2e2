"""How a game is seen by programs that learn: its action space and its observations."""

from mypy_extensions import mypyc_attr

from gloaming.kernel.encoding.actions import ActionSpace
from gloaming.kernel.encoding.features import FeatureLayout
from gloaming.kernel.errors import EncodingError
from gloaming.kernel.game import Game


def clipped(value: int, high: int = 255) -> int:
    """Returns a number within 0 and `high`."""
    if value < 0:
        return 0
    return high if value > high else value


def packed(row: list[int]) -> bytes:
    """Returns numbers as bytes; what does not fit, which no usual game comes to, is clipped."""
    try:
        return bytes(row)
    except ValueError:
        return bytes([clipped(value) for value in row])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of one variant of a game, shared by all games of it. A game subclasses this.

    By default an action's number is found by the key of its option, which has to be built; a game
    overrides `actions` for the questions that come often.
    """

    def __init__(self, space: ActionSpace, layout: FeatureLayout) -> None:
        self.space = space
        self.layout = layout

    def actions(self, game: Game, seat: int) -> list[int]:
        """Returns the numbers of a seat's choices, in the order of `Question.choices_of`.

        They are different from one another; a seat that is not asked has none.
        """
        return self.actions_by_key(game, seat)

    def actions_by_key(self, game: Game, seat: int) -> list[int]:
        """Returns the same, looked up by the keys of the options: slower, for any question."""
        question = game.question
        if question is None:
            return []
        effect = question.frame.effect
        keys = [
            effect.option(game, question.frame, seat, choice).key
            for choice in question.choices_of(seat)
        ]
        return self.space.numbers_of(keys)

    def choice(self, game: Game, seat: int, action: int) -> int:
        """Returns the choice that an action stands for now; one that is not open is refused."""
        question = game.question
        if question is not None:
            choices = question.choices_of(seat)
            for i, number in enumerate(self.actions(game, seat)):
                if number == action:
                    return choices[i]
        name = self.space.names[action] if 0 <= action < self.space.size else str(action)
        raise EncodingError(name)

    def observe(self, game: Game, seat: int) -> bytes:
        """Returns the observation of a seat as a row of `layout.size` bytes.

        It holds nothing that the seat's view does not have.
        """
        raise NotImplementedError
