"""`act`: an additional action that an effect grants (EH-ACT-04, EH-INV-24 to 26, 73 to 76)."""

from typing import Final

from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.action_phase import GRANTED_ACTION, action_choices
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import Effect, Frame, Game


class Act(Effect):
    """`act`: the investigator may perform one more action that it has not performed this round; it
    does not count against the two of the turn."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        seat = decider(game, frame)
        game.stack.append(Frame(GRANTED_ACTION, seat, frame.source, scene=frame.scene))

    def is_possible(self, game: Game, frame: Frame) -> bool:
        """Not for a Delayed investigator (EH-INV-25), nor where no action is left to perform."""
        assert isinstance(game, Eldritch)
        return len(action_choices(game, decider(game, frame))) > 0


VERBS: Final = [
    verb(
        Act,
        "act",
        "an additional action, none done this round; not one of the two of the turn",
        "do-act",
        1.0,
        ("EH-ACT-04", "EH-INV-75"),
    ),
]
