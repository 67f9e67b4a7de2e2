"""The Omen (EH-OMEN)."""

from typing import Final

from gloaming.eldritch.model.components import COLOURS, GREEN, OMENS
from gloaming.eldritch.model.events import OMEN_GREEN
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.doom import push_doom
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce


class OmenStep(Effect):
    """The Omen advances by one space; Doom for each Gate that matches it (EH-OMEN-02 to 04)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.omen = (game.omen + 1) % len(OMENS)
        colour = game.omen_colour()
        if game.story is not None:
            game.tell(NOBODY, "log-omen", colour=Message(f"omen-{COLOURS[colour]}"))
        if colour == GREEN:
            announce(game, OMEN_GREEN, game.active)
        for gate in reversed(game.open_gates()):
            if game.component(gate).colour == colour:
                push_doom(game, 1, gate)


def push_omen(game: Eldritch, steps: int) -> None:
    """Pushes an advance of the Omen, space by space."""
    for _ in range(steps):
        game.stack.append(Frame(OMEN_STEP, NOBODY))


class AdvanceOmen(Effect):
    """`advance omen 1`."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        push_omen(game, self.steps)


class SetOmen(Effect):
    """`set omen`: to any space, without Doom (EH-OMEN-07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.ask(frame, decider(game, frame), list(range(len(OMENS))))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.omen = choice
        if game.story is not None:
            game.tell(NOBODY, "log-set-omen", colour=Message(f"omen-{COLOURS[game.omen_colour()]}"))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-omen")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        label = Message(
            "option-omen", n=choice + 1, colour=Message(f"omen-{COLOURS[OMENS[choice]]}")
        )
        return Option(choice, "omen", label, (f"omen:{choice}",), "EH-OMEN-07", str(choice + 1))


class TurnOmenBack(Effect):
    """`turn omen back 1`: counterclockwise, without Doom (EH-OMEN-07)."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.omen = (game.omen - self.steps) % len(OMENS)
        if game.story is not None:
            game.tell(NOBODY, "log-set-omen", colour=Message(f"omen-{COLOURS[game.omen_colour()]}"))


OMEN_STEP: Final = procedure("eldritch.omen", OmenStep())

VERBS: Final = [
    verb(
        AdvanceOmen,
        "advance omen steps:NUMBER",
        "space by space, with Doom for each",
        "do-advance-omen",
        -1.0,
        ("EH-OMEN-02", "EH-OMEN-03"),
        ("advance omen 1",),
        arguments={"n": "steps"},
    ),
    verb(SetOmen, "set omen", "to any space, without Doom", "do-set-omen", 0.6, ("EH-OMEN-07",)),
    verb(
        TurnOmenBack,
        "turn omen back steps:NUMBER",
        "counterclockwise, without Doom",
        "do-omen-back",
        0.0,
        ("EH-OMEN-07",),
        ("turn omen back 1",),
        arguments={"n": "steps"},
    ),
]
