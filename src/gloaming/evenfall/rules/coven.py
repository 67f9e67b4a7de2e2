"""The Coven Track (EF-COV)."""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.events import COVEN
from gloaming.evenfall.model.points import COVEN as COVEN_POINTS
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.resources.gain import gain_vp
from gloaming.kernel.content.notation.verbs import Verb
from gloaming.kernel.control import ChooseOne, arrange
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce


class Advance(Effect):
    """`advance`: steps on the Coven Track, one by one, each with its bonus (EF-COV-05)."""

    def __init__(self, steps: int = 1) -> None:
        super().__init__()
        self.steps = steps

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        for _ in range(self.steps - 1):
            game.stack.append(Frame(ADVANCE, frame.seat, frame.source))
        advance(game, frame.seat)


def advance(game: Evenfall, seat: int, both: bool = False) -> None:
    """Goes one step: the bonus of the space just covered, or 2 points past the end (EF-COV-06).

    With `both` a step that offers one of two bonuses gives them both (EF-MOON-14).
    """
    clan = game.clans[seat]
    board = game.data.boards[clan.board]
    announce(game, COVEN, seat)
    if clan.coven < len(board.track):
        clan.coven += 1
        if game.story is not None:
            game.story.tell(
                seat,
                Message("log-coven", seat=Name(f"seat:{seat}"), n=clan.coven),
                (f"coven:{seat}",),
            )
        step = board.track[clan.coven - 1]
        if both and isinstance(step, ChooseOne):
            for part in reversed(step.parts):
                game.stack.append(Frame(part, seat))
            arrange(game, seat, len(step.parts))
        else:
            game.stack.append(Frame(step, seat))
    else:
        if game.story is not None:
            game.story.tell(
                seat, Message("log-coven-end", seat=Name(f"seat:{seat}")), (f"coven:{seat}",)
            )
        gain_vp(game, seat, board.overflow, origin=COVEN_POINTS)


ADVANCE: Final = procedure("evenfall.advance", Advance())


VERBS: Final = [
    Verb(
        Advance,
        "advance [steps:NUMBER]",
        text="do-advance",
        arguments={"n": "steps"},
        sign=f"{{steps}}{signs.STEP}",
        value=lambda values, effect: 2.4 * effect.steps,
        meaning="steps on the Coven Track, one by one",
        examples=("advance", "advance 2"),
        rules=("EF-COV-05",),
    ),
]
