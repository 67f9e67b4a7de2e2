"""What closes the scene of a Spell: the card is turned front up, or discarded if it was paid
with."""

from typing import Final

from gloaming.eldritch.model.scenes import FACE_UP_BACK, FLAGS
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.investigators.cards import discard_card, holder_of
from gloaming.kernel.game import CloseScene, Frame, Game
from gloaming.kernel.procedures import procedure

DISCARD_AFTER: Final = FACE_UP_BACK  # the Spell was paid with and goes when it has been resolved


class CloseCast(CloseScene):
    """Ends the casting of a Spell (EH-SPELL-06)."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = game.scenes[frame.scene]
        if scene.values[FLAGS] & DISCARD_AFTER:
            holder = holder_of(game, scene.source)
            if holder >= 0:
                discard_card(game, scene.source, holder)


CLOSE_CAST: Final = procedure("eldritch.close-cast", CloseCast())
