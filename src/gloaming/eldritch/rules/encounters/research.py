"""Research Encounters: Clues on the board (EH-RES, EH-SPELL-11)."""

from typing import Final

from gloaming.eldritch.model.components import TERRAINS
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import RESEARCHED
from gloaming.eldritch.model.scenes import (
    ENCOUNTER,
    ENCOUNTER_TURN,
    FLAGS,
    GRANTED_DICE,
    IN_RESEARCH,
    IS_ELSEWHERE,
    THAT_CARD,
    THAT_SPACE,
    THIS_CLUE,
    TURN_CLUE,
    TURN_DICE,
)
from gloaming.eldritch.model.state import CLUES, NOWHERE, RESEARCH, Eldritch
from gloaming.eldritch.rules.encounters.encounters import draw_encounter, open_encounter, push_part
from gloaming.eldritch.rules.investigators.gain import take_clue
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.notation.spots import (
    NEAREST,
    SpotPhrase,
    nearest,
    space_option,
    spaces_of,
)
from gloaming.eldritch.rules.resolution import decider, find_scene
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Name, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.triggers import announce


def begin_research(game: Eldritch, seat: int, parent: int, clue: int) -> None:
    """A seat encounters a Clue: the part of a Research card that matches the type of its space is
    resolved (EH-RES-01, 02), on another space as if it were there (EH-SPELL-11)."""
    card = draw_encounter(game, RESEARCH)
    if card == NO_COMPONENT:
        return
    at = game.place[clue]
    scene = open_encounter(game, seat, card, parent, "research", RESEARCH, IN_RESEARCH)
    values = game.scenes[scene].values
    values[THIS_CLUE] = clue
    if at != game.investigators[seat].space:
        values[THAT_SPACE] = at
        values[FLAGS] |= IS_ELSEWHERE
    turn = find_scene(game, parent, ENCOUNTER_TURN)
    if turn != NO_SCENE and game.scenes[turn].values[TURN_CLUE] == clue:
        values[GRANTED_DICE] = game.scenes[turn].values[TURN_DICE]
    game.stack.append(Frame(AFTER_RESEARCH, seat, card, clue, scene=scene))
    push_part(game, seat, card, scene, TERRAINS[game.data.spaces[at].terrain])


class AfterResearch(Effect):
    """A Research Encounter has been resolved: Mysteries may listen, while it is still known which
    Clues were gained (EH-MYST-07)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        announce(game, RESEARCHED, frame.seat, frame.target, 1, frame.scene)


AFTER_RESEARCH: Final = procedure("eldritch.after-research", AfterResearch())


# --- "this Clue" ----------------------------------------------------------------------------------


def this_clue(game: Eldritch, frame: Frame) -> int:
    """Returns the encountered Clue if it is still on the board, or NO_COMPONENT (EH-RES-03)."""
    scene = find_scene(game, frame.scene, ENCOUNTER)
    clue = game.value_of(scene if scene != NO_SCENE else frame.scene, THIS_CLUE)
    return clue if clue >= 0 and game.place[clue] >= 0 else NO_COMPONENT


class GainThisClue(Effect):
    """`gain this clue`: the encountered token, if it is still there (EH-RES-03)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        clue = this_clue(game, frame)
        if clue != NO_COMPONENT:
            game.place[clue] = NOWHERE
            take_clue(game, frame, clue, frame.seat)
            game.tell(frame.seat, "log-gain-this-clue", n=1)


class DiscardThisClue(Effect):
    """`discard this clue` (EH-CLUE-02)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        clue = this_clue(game, frame)
        if clue != NO_COMPONENT:
            game.place[clue] = NOWHERE
            game.decks[CLUES].put_away(clue)
            game.tell(frame.seat, "log-discard-this-clue")


class MoveThisClue(Effect):
    """`move this clue to nearest sea`: nearest to the Clue; ties are chosen (EH-NEAR-03)."""

    def __init__(self, spot: SpotPhrase) -> None:
        super().__init__()
        self.spot = spot

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        clue = this_clue(game, frame)
        if clue == NO_COMPONENT:
            return
        if self.spot.kind == NEAREST:
            wanted = [s.index for s in game.data.spaces if s.terrain == self.spot.number]
            found = nearest(game, game.place[clue], wanted)
        else:
            found = spaces_of(game, frame, self.spot)
        game.ask(frame, decider(game, frame), found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.place[this_clue(game, frame)] = choice
        space = Name(f"space:{game.data.spaces[choice].entry}")
        game.tell(frame.seat, "log-clue-moves", space=space)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-move-this-clue")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "space", "EH-NEAR-03")


# --- a Clue elsewhere -----------------------------------------------------------------------------


class ChooseClue(Effect):
    """`choose clue anywhere`: a Clue on the board, before the test of the Spell (EH-SPELL-09)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        found: list[int] = []
        spaces: list[int] = []
        for clue in game.data.clues:
            at = game.place[clue]
            if at >= 0 and at not in spaces:
                spaces.append(at)
                found.append(clue)
        game.ask(frame, decider(game, frame), found)

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Eldritch)
        game.set_value(frame.scene, THIS_CLUE, choice)
        game.set_value(frame.scene, THAT_CARD, choice)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-choose-clue")

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Eldritch)
        return space_option(game, choice, "clue", "EH-SPELL-09", game.place[choice])

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        return any(game.place[clue] >= 0 for clue in game.data.clues)


class EncounterThatClue(Effect):
    """`encounter that clue`: in this turn the chosen Clue may be encountered as if on its space;
    the own Monsters are not ignored (EH-SPELL-11, 12)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        turn = find_scene(game, frame.scene, ENCOUNTER_TURN)
        clue = game.value_of(frame.scene, THIS_CLUE)
        if turn != NO_SCENE and clue >= 0:
            game.scenes[turn].values[TURN_CLUE] = clue
            game.tell(frame.seat, "log-far-clue")

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        clue = game.value_of(frame.scene, THIS_CLUE)
        return clue >= 0 and game.place[clue] >= 0


VERBS: Final = [
    verb(
        GainThisClue,
        "gain this clue:CLUE_WORD",
        "the encountered Clue",
        "do-gain-this-clue",
        1.0,
        ("EH-RES-03",),
        ("gain this clue",),
        build=lambda reading, clue: GainThisClue(),
    ),
    verb(
        DiscardThisClue,
        "discard this clue:CLUE_WORD",
        "the encountered Clue",
        "do-discard-this-clue",
        -0.7,
        ("EH-CLUE-02",),
        ("discard this clue",),
        build=lambda reading, clue: DiscardThisClue(),
    ),
    verb(
        MoveThisClue,
        "move this clue:CLUE_WORD to spot:spot",
        "the encountered Clue moves",
        "do-move-this-clue",  # written by text/clauses.py
        -0.4,
        ("EH-NEAR-03",),
        ("move this clue to nearest sea",),
        build=lambda reading, clue, spot: MoveThisClue(spot),
    ),
    verb(
        ChooseClue,
        "choose clue:CLUE_WORD anywhere",
        "a Clue on the board, before the test",
        "do-choose-clue",
        0.0,
        ("EH-SPELL-09",),
        ("choose clue anywhere",),
        build=lambda reading, clue: ChooseClue(),
    ),
    verb(
        EncounterThatClue,
        "encounter that clue:CLUE_WORD",
        "permission to encounter the chosen Clue as if on its space",
        "do-encounter-that-clue",
        0.8,
        ("EH-SPELL-11", "EH-SPELL-12"),
        ("encounter that clue",),
        build=lambda reading, clue: EncounterThatClue(),
    ),
]
