"""The plan policy: it looks what the team could do, gives every seat the task that suits it best,
and acts on the own one."""

from gloaming.eldritch.evaluation.choices import Choices
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Game
from gloaming.kernel.policy import Policy


class Plan(Policy):
    """Answers for any seat; the same position and luck always get the same answer."""

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self._choices: Choices | None = None

    def answer(self, game: Game, seat: int) -> int:
        """Returns the choice that a seat takes now."""
        assert isinstance(game, Eldritch)
        found = self._choices
        if found is None or found.data is not game.data:
            found = Choices(game)
            self._choices = found
        assert game.question is not None
        return found.answer(game, seat, self.luck.fork(str(game.question.version)))
