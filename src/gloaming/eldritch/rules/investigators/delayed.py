"""Becoming Delayed (EH-DELAY)."""

from typing import Final

from gloaming.eldritch.model.events import CANNOT_BE_DELAYED
from gloaming.eldritch.model.scenes import TURN
from gloaming.eldritch.model.state import PHASE_ACTION, Eldritch
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.kernel.game import Effect, Frame, Game


def become_delayed(game: Eldritch, seat: int, is_willing: bool) -> None:
    """An investigator becomes Delayed; in the own turn the turn ends instead (EH-DELAY-01, 04).

    Who cannot become Delayed can still choose to (EH-DELAY-16, EH-INV-66).
    """
    one = game.investigators[seat]
    if not is_willing and one.standing.sums[CANNOT_BE_DELAYED]:
        game.tell(seat, "log-not-delayed")
        return
    if game.phase == PHASE_ACTION and is_own_turn(game, seat):
        from gloaming.eldritch.rules.actions.action_phase import end_turn_of

        game.tell(seat, "log-turn-ends")
        end_turn_of(game, seat)
        return
    if not one.delayed:
        one.delayed = 1
        game.tell(seat, "log-delayed")
    if game.phase == PHASE_ACTION:
        from gloaming.eldritch.rules.actions.action_phase import end_action_of

        end_action_of(game, seat)  # a granted action ends at once (EH-DELAY-05)


def is_own_turn(game: Eldritch, seat: int) -> bool:
    """Whether it is a seat's own turn of the Action Phase, and no action granted to another."""
    return any(scene.kind == TURN and scene.seat == seat for scene in game.scenes) and (
        game.active == seat
    )


class BecomeDelayed(Effect):
    """`become delayed`: unwilling, unless the investigator has chosen it (`a or become
    delayed`)."""

    def __init__(self, is_willing: bool = False) -> None:
        super().__init__()
        self.is_willing = is_willing

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        become_delayed(game, frame.seat, self.is_willing)


VERBS: Final = [
    verb(
        BecomeDelayed,
        "become delayed",
        "the investigator becomes Delayed; in the own turn the turn ends",
        "do-delayed",
        -0.8,
        ("EH-DELAY-01", "EH-DELAY-04", "EH-DELAY-16"),
    ),
]
