"""Clues on the board (EH-CLUE)."""

from typing import Any, Final

from gloaming.eldritch.model.data import NO_COMPONENT, NO_SPACE
from gloaming.eldritch.model.scenes import DONE, THAT_CARD, THAT_SPACE
from gloaming.eldritch.model.state import CLUES, NOWHERE, Eldritch
from gloaming.eldritch.rules.investigators.cards import draw_clue
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import SpotPhrase, nearest, own_space, space_option
from gloaming.eldritch.rules.resolution import decider
from gloaming.kernel.game import NOBODY, Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure

NEAREST: Final = 0
ALL: Final = 1
CHOSEN: Final = 2
CLUE_WORDS: Final = ["nearest", "all", "chosen"]


class SpawnClue(Effect):
    """A Clue is spawned: on the space it shows, or on the target (EH-CLUE-04, 05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        clue = draw_clue(game)
        if clue == NO_COMPONENT:
            return
        space = game.component(clue).space if frame.target == NO_SPACE else frame.target
        game.place[clue] = space
        if game.story is not None:
            game.tell(NOBODY, "log-clue", space=Name(f"space:{game.data.spaces[space].entry}"))


def push_clue_spawn(game: Eldritch, amount: int, space: int = NO_SPACE) -> None:
    """Pushes the spawning of Clues; with a space they all go there."""
    for _ in range(amount):
        game.stack.append(Frame(SPAWN_CLUE, NOBODY, target=space))


def discard_board_clue(game: Eldritch, clue: int) -> None:
    """Puts a Clue of the board on the discard pile (EH-CLUE-02)."""
    game.place[clue] = NOWHERE
    game.decks[CLUES].put_away(clue)


class DiscardBoardClues(Effect):
    """`discard clue nearest | all | chosen` (EH-DISC-02, 06)."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, DONE, 0)
        if self.which == CHOSEN:
            clue = game.value_of(frame.scene, THAT_CARD)
            if clue >= 0 and game.place[clue] >= 0:
                discard_board_clue(game, clue)
            return
        found = [clue for clue in game.data.clues if game.place[clue] >= 0]
        if self.which == ALL:
            for clue in found:
                discard_board_clue(game, clue)
            return
        spaces = nearest(game, own_space(game, frame), [game.place[clue] for clue in found])
        game.ask(frame, decider(game, frame), sorted(set(spaces)))

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        discard_board_clue(game, game.clues_on(choice)[0])
        game.set_value(frame.scene, DONE, 1)
        game.set_value(frame.scene, THAT_SPACE, choice)
        if game.story is not None:
            game.tell(
                NOBODY, "log-discard-clue", space=Name(f"space:{game.data.spaces[choice].entry}")
            )

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-clue")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "clue", "EH-DISC-02")


class MoveAllClues(Effect):
    """`move all clue to nearest sea`: each from its space; the nearest is chosen if several are as
    near (EH-NEAR-03). `target` is the next Clue to move."""

    def __init__(self, spot: SpotPhrase) -> None:
        super().__init__()
        self.spot = spot

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        place = frame.amount
        clues = game.data.clues
        while place < len(clues):
            clue = clues[place]
            if game.place[clue] >= 0:
                wanted = [s.index for s in game.data.spaces if s.terrain == self.spot.number]
                found = nearest(game, game.place[clue], wanted)
                if len(found) > 1:
                    asked = Frame(self, frame.seat, frame.source, clue, place, frame.scene)
                    game.ask(asked, decider(game, frame), found)
                    return
                game.place[clue] = found[0]
            place += 1

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.place[frame.target] = choice
        game.stack.append(Frame(self, frame.seat, frame.source, -1, frame.amount + 1, frame.scene))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        assert isinstance(game, Eldritch)
        at = game.data.spaces[game.place[frame.target]].entry
        return Message("ask-move-clue", space=Name(f"space:{at}"))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-NEAR-03")


SPAWN_CLUE: Final = procedure("eldritch.spawn-clue", SpawnClue())


def _discard_text(writer: Any, effect: DiscardBoardClues, form: str) -> str:
    return str(writer.format(f"do-discard-clue-{CLUE_WORDS[effect.which]}", form=form))


VERBS: Final = [
    verb(
        DiscardBoardClues,
        "discard clue:CLUE_WORD which:CLUES",
        "Clues are discarded from the board",
        _discard_text,
        -1.0,
        ("EH-DISC-02", "EH-DISC-06"),
        ("discard clue nearest", "discard clue all"),
        build=lambda reading, clue, which: DiscardBoardClues(which),
        words={"CLUES": CLUE_WORDS},
    ),
    verb(
        MoveAllClues,
        "move all clue:CLUE_WORD to spot:spot",
        "each Clue of the board moves to the nearest space of a type",
        lambda writer, effect, form: writer.format(
            "do-move-all-clues", form=form, where=writer.phrase(effect.spot)
        ),
        0.0,
        ("EH-NEAR-03",),
        ("move all clue to nearest sea",),
        build=lambda reading, clue, spot: MoveAllClues(spot),
    ),
]
