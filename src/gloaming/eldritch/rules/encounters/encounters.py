"""Encounter cards: drawing, resolving and discarding them (EH-ENC, EH-LOC, EH-GEN, EH-CPLX)."""

from typing import Any, Final

from gloaming.eldritch.model.components import TERRAINS
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.scenes import (
    CONTEXT,
    ENCOUNTER,
    ENCOUNTER_DECK,
    ENCOUNTER_SLOTS,
    ENCOUNTER_TURN,
    FLAGS,
    IGNORES_MONSTERS,
    IS_ENDED,
    NARRATION_TOLD,
    PART_RESOLVED,
    PASSED,
)
from gloaming.eldritch.model.state import EXPEDITION, GENERAL, SPECIAL, Eldritch
from gloaming.eldritch.rules.board.table_cards import show_expedition
from gloaming.eldritch.rules.notation.declare import verb
from gloaming.eldritch.rules.resolution import find_scene, open_resolution
from gloaming.kernel.game import CloseScene, Effect, Frame, Game
from gloaming.kernel.message import Message
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE

NO_DECK: Final = -1
PARTS: Final = ["pass", "fail"]
INITIAL: Final = "initial"


# --- cards ----------------------------------------------------------------------------------------


def draw_encounter(game: Eldritch, deck: int) -> int:
    """Draws a card of an encounter deck; NO_COMPONENT if there is none at all.

    After the last card the new deck is made when that one is discarded too (EH-ENC-15), or before,
    if another one is needed.
    """
    pile = game.decks[deck]
    if not pile.cards:
        pile.refill()
    card = pile.draw(game.chance)
    if deck == EXPEDITION and pile.cards:
        show_expedition(game)  # the token moves with the draw (EH-EXP-03)
    return card


def discard_encounter(game: Eldritch, card: int, deck: int) -> None:
    """Puts a resolved card on the discard pile of its deck (EH-ENC-14); a Special Encounter is set
    aside again (EH-SPEC-04)."""
    pile = game.decks[deck]
    if deck == SPECIAL:
        pile.cards.append(card)
        pile.mix()
        return
    pile.discard.append(card)
    if not pile.cards:
        pile.refill()
    if deck == EXPEDITION:
        show_expedition(game)


class CloseEncounter(CloseScene):
    """Ends an encounter: its card is discarded."""

    def close(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = game.scenes[frame.scene]
        deck = scene.values[ENCOUNTER_DECK]
        if deck != NO_DECK and scene.source not in game.boxed:
            discard_encounter(game, scene.source, deck)


CLOSE_ENCOUNTER: Final = procedure("eldritch.close-encounter", CloseEncounter())


def open_encounter(
    game: Eldritch,
    seat: int,
    source: int,
    parent: int,
    kind: str,
    deck: int = NO_DECK,
    context: int = 0,
) -> int:
    """Opens the scene of an encounter with a card, or with a component that offers it; returns its
    number. `kind` says in the story what is encountered."""
    scene = open_resolution(game, seat, source, parent, ENCOUNTER, ENCOUNTER_SLOTS, CLOSE_ENCOUNTER)
    values = game.scenes[scene].values
    values[ENCOUNTER_DECK] = deck
    values[CONTEXT] = context
    if game.story is not None:
        game.tell(seat, "log-encounter", kind=Message(f"encounter-kind-{kind}"))
    return scene


FALLEN_TALES: Final = {"crippled": "health", "insane": "sanity"}  # their narration


def push_part(game: Eldritch, seat: int, card: int, scene: int, part: str) -> None:
    """Tells a part of a card and pushes its effect."""
    component = game.component(card)
    game.scenes[scene].values[FLAGS] &= ~NARRATION_TOLD
    game.tell_narration(seat, card, FALLEN_TALES.get(part, part))
    effect = component.parts.get(part)
    if effect is not None:
        game.stack.append(Frame(effect, seat, card, scene=scene))


# --- encounters of places -------------------------------------------------------------------------


def begin_location(game: Eldritch, seat: int, parent: int) -> None:
    """A seat encounters the named city it is in (EH-LOC-01 to 03)."""
    space = game.data.spaces[game.investigators[seat].space]
    card = draw_encounter(game, space.deck)
    if card != NO_COMPONENT:
        scene = open_encounter(game, seat, card, parent, "location", space.deck)
        push_part(game, seat, card, scene, space.entry)


def begin_general(game: Eldritch, seat: int, parent: int) -> None:
    """A seat resolves the part of a General card for the type of its space (EH-GEN-01, 02)."""
    space = game.data.spaces[game.investigators[seat].space]
    card = draw_encounter(game, GENERAL)
    if card != NO_COMPONENT:
        scene = open_encounter(game, seat, card, parent, "general", GENERAL)
        push_part(game, seat, card, scene, TERRAINS[space.terrain])


# --- complex encounters ---------------------------------------------------------------------------


def begin_complex(game: Eldritch, seat: int, card: int, scene: int) -> None:
    """Pushes a complex card: the initial effect, then what it leads to (EH-CPLX-02)."""
    game.stack.append(Frame(COMPLEX_BRANCH, seat, card, scene=scene))
    push_part(game, seat, card, scene, INITIAL)


class ComplexBranch(Effect):
    """The test of the initial effect picks the part that follows, unless the effect itself has said
    so (EH-CPLX-03 to 05)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        values = game.scenes[frame.scene].values
        if not values[FLAGS] & PART_RESOLVED:
            part = PARTS[0] if values[PASSED] else PARTS[1]
            push_part(game, frame.seat, frame.source, frame.scene, part)


class ResolvePart(Effect):
    """`resolve fail`: a part of the complex card follows (EH-CPLX-05)."""

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = find_scene(game, frame.scene, ENCOUNTER)
        if scene != NO_SCENE:
            encounter = game.scenes[scene]
            encounter.values[FLAGS] |= PART_RESOLVED
            push_part(game, frame.seat, encounter.source, scene, PARTS[self.part])


COMPLEX_BRANCH: Final = procedure("eldritch.complex-branch", ComplexBranch())


# --- permissions ----------------------------------------------------------------------------------


def turn_of(game: Eldritch, seat: int) -> int:
    """Returns the scene of a seat's turn of the Encounter Phase, or NO_SCENE."""
    for number, scene in enumerate(game.scenes):
        if scene.kind == ENCOUNTER_TURN and scene.seat == seat:
            return number
    return NO_SCENE


def flag_turn(game: Eldritch, seat: int, flag: int) -> None:
    """Sets a flag of a seat's turn of the Encounter Phase, if it is one."""
    turn = turn_of(game, seat)
    if turn != NO_SCENE:
        game.scenes[turn].values[FLAGS] |= flag


class IgnoreMonsters(Effect):
    """`ignore monsters`: in this turn an encounter may be chosen as if none were on the space
    (EH-SPELL-10)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        flag_turn(game, frame.seat, IGNORES_MONSTERS)
        game.tell(frame.seat, "log-ignore-monsters")


class EndEncounters(Effect):
    """`end encounters`: no additional encounter in this turn (EH-ENC-06)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        flag_turn(game, frame.seat, IS_ENDED)


def _part_text(writer: Any, effect: ResolvePart, form: str) -> str:
    return str(writer.format(f"do-resolve-{PARTS[effect.part]}", form=form))


VERBS: Final = [
    verb(
        ResolvePart,
        "resolve part:PART_WORD",
        "a part of the complex card follows",
        _part_text,
        lambda values, effect: 0.5 if effect.part == 0 else -0.5,
        ("EH-CPLX-05",),
        ("resolve pass", "resolve fail"),
        words={"PART_WORD": PARTS},
    ),
    verb(
        IgnoreMonsters,
        "ignore monsters",
        "an encounter may be chosen as if no Monster were on the space",
        "do-ignore-monsters",
        0.8,
        ("EH-SPELL-10",),
    ),
    verb(
        EndEncounters,
        "end encounters",
        "no additional encounter in this turn",
        "do-end-encounters",
        -0.5,
        ("EH-ENC-06",),
    ),
]
