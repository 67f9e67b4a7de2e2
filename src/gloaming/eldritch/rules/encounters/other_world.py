"""Other World Encounters: Gates on the board (EH-OW)."""

from typing import Final

from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import FLAGS, IN_OTHER_WORLD, SOLVES, THIS_GATE
from gloaming.eldritch.model.state import OTHER_WORLD, Eldritch
from gloaming.eldritch.rules.encounters.encounters import (
    begin_complex,
    draw_encounter,
    open_encounter,
)
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.kernel.game import Effect, Frame, Game


def begin_other_world(game: Eldritch, seat: int, parent: int, gate: int, rumor: int = -1) -> None:
    """A seat encounters a Gate (EH-OW-01); "this Gate" is that one (EH-OW-02).

    With a Rumor there is no Gate: closing "it" solves the Rumor.
    """
    card = draw_encounter(game, OTHER_WORLD)
    if card == NO_COMPONENT:
        return
    scene = open_encounter(game, seat, card, parent, "gate", OTHER_WORLD, IN_OTHER_WORLD)
    values = game.scenes[scene].values
    values[THIS_GATE] = gate
    if rumor >= 0:
        values[FLAGS] |= SOLVES
    begin_complex(game, seat, card, scene)


class OtherWorldSolving(Effect):
    """`other world encounter solving this`: where it would close the Gate it solves this Rumor
    (EH-RUM-01)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        begin_other_world(game, frame.seat, frame.scene, NO_COMPONENT, frame.source)


VERBS: Final = [
    verb(
        OtherWorldSolving,
        "other:OTHER world encounter solving this",
        "an Other World Encounter in which closing the Gate solves this Rumor instead",
        "do-other-world-solving",
        1.5,
        ("EH-OW-01", "EH-RUM-01"),
        ("other world encounter solving this",),
        build=lambda reading, other: OtherWorldSolving(),
    ),
]
