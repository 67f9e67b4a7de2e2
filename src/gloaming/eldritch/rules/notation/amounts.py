"""How much: a number, half the players, the result of the last test, all, any number."""

from typing import Final

from gloaming.eldritch.model.scenes import RESULT
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.control import Count
from gloaming.kernel.game import Frame

NUMBER: Final = 0
HALF: Final = 1  # of the players, or of a count; rounded up (EH-REF-07)
OF_RESULT: Final = 2
ALL: Final = 3
ANY_NUMBER: Final = 4
PLAYERS: Final = 5
EVERYTHING: Final = 1000


class Amount:
    """An amount as a sentence writes it."""

    def __init__(self, kind: int, number: int = 0, count: Count | None = None) -> None:
        self.kind = kind
        self.number = number
        self.count = count

    def of(self, game: Eldritch, frame: Frame) -> int:
        """Returns how much it is now; `EVERYTHING` where there is no limit."""
        if self.kind == NUMBER:
            return self.number
        if self.kind == HALF:
            if self.count is None:
                return game.half()
            return (self.count.of(game, frame) + 1) // 2
        if self.kind == OF_RESULT:
            return max(0, game.value_of(frame.scene, RESULT))
        if self.kind == PLAYERS:
            return game.seats
        return EVERYTHING

    def per(self, game: Eldritch, frame: Frame, count: Count | None) -> int:
        """Returns how much it is for all that is counted; without a count, once."""
        amount = self.of(game, frame)
        return amount if count is None else amount * count.of(game, frame)

    def text(self) -> str:
        """Returns it as the notation writes it, without a count."""
        words = [str(self.number), "half", "result", "all", "any", "players"]
        return words[self.kind]
