"""The Rest action (EH-REST)."""

from typing import Final

from gloaming.eldritch.model.events import CANNOT_REST, REST
from gloaming.eldritch.model.state import RESTED, Eldritch
from gloaming.eldritch.rules.actions.action_obstacles import (
    MONSTER_HERE,
    NO_REST,
    obstacles_to_basic_action,
)
from gloaming.eldritch.rules.investigators.loss import recover
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce


def obstacles_to_rest(game: Eldritch, seat: int) -> int:
    """Returns what keeps an investigator from resting; to be unhurt does not."""
    found = obstacles_to_basic_action(game, seat, RESTED)
    one = game.investigators[seat]
    if game.crowds[one.space]:
        found |= MONSTER_HERE
    if game.standing.sums[CANNOT_REST] or one.standing.sums[CANNOT_REST]:
        found |= NO_REST
    return found


class Rest(Effect):
    """Recovers 1 Health and 1 Sanity, then what happens when somebody rests.

    That is found now: a card gained during this Rest does nothing in it (EH-REST-04).
    """

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = frame.seat
        game.tell(seat, "log-rest")
        recover(game, seat, 1, 1)
        announce(game, REST, seat, seat, 1, frame.scene)


REST_ACTION: Final = procedure("eldritch.rest", Rest())
