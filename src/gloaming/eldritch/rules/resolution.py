"""Resolving the effect of a component: the scene it happens in, and entering and leaving play."""

from typing import Final

from gloaming.eldritch.model.data import NO_COMPONENT, Component
from gloaming.eldritch.model.scenes import (
    ENCOUNTER,
    FLAGS,
    IS_ELSEWHERE,
    LOSS,
    RESOLUTION,
    RESULT,
    SLOTS,
    THAT_CARD,
    THAT_MONSTER,
    THAT_SEAT,
    THAT_SPACE,
    THIS_CLUE,
    THIS_GATE,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.game import NOBODY, CloseScene, Effect, Frame, Game
from gloaming.kernel.procedures import procedure
from gloaming.kernel.scene import NO_SCENE, Scene

_UNSET: Final = (
    RESULT,
    THAT_MONSTER,
    THAT_SEAT,
    THAT_CARD,
    THAT_SPACE,
    THIS_CLUE,
    THIS_GATE,
)


_BLANKS: Final[list[list[int]]] = []  # by the number of slots


def _blank(slots: int) -> list[int]:
    """Returns the numbers of a new scene, in which nothing is meant yet by "that" and "this"."""
    while len(_BLANKS) <= slots:
        size = len(_BLANKS)
        _BLANKS.append([-1 if slot in _UNSET else 0 for slot in range(size)])
    return _BLANKS[slots][:]


class CloseResolution(CloseScene):
    """Ends the scene of a component's effect; there is nothing to tidy up."""

    def close(self, game: Game, frame: Frame) -> None:
        pass


CLOSE_RESOLUTION: Final = procedure("eldritch.close-resolution", CloseResolution())


def open_resolution(
    game: Eldritch,
    seat: int,
    source: int,
    parent: int = NO_SCENE,
    kind: int = RESOLUTION,
    slots: int = SLOTS,
    closer: Effect = CLOSE_RESOLUTION,
) -> int:
    """Opens a scene for effects of a component and returns its number; nothing is meant yet by
    "that Monster", "this Clue" and the like."""
    number = len(game.scenes)
    game.scenes.append(Scene(kind, seat, source, parent, _blank(slots)))
    game.stack.append(Frame(closer, seat, source, scene=number))
    return number


def resolve(
    game: Eldritch, effect: Effect, seat: int, source: int, target: int = -1, parent: int = NO_SCENE
) -> int:
    """Pushes the effect of a component in a scene of its own; returns the scene's number."""
    scene = open_resolution(game, seat, source, parent)
    values = game.scenes[scene].values
    values[THAT_MONSTER] = target
    values[THAT_CARD] = target
    game.stack.append(Frame(effect, seat, source, target, scene=scene))
    return scene


class InScene(Effect):
    """A component's effect in a scene of its own, whose "that" is what the event was about."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Eldritch)
        scene = resolve(game, self.part, frame.seat, frame.source, frame.target, frame.scene)
        take_over_that(game, frame, scene)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        return self.part.is_possible(game, frame)

    def children(self) -> list[Effect]:
        return [self.part]


def take_over_that(game: Eldritch, frame: Frame, scene: int) -> None:
    """Lets "that" in a scene mean what the event of its frame was about; whose loss it is."""
    values = game.scenes[scene].values
    values[THAT_MONSTER] = frame.target
    values[THAT_CARD] = frame.target
    if frame.scene != NO_SCENE:
        outer = game.scenes[frame.scene]
        if outer.kind == LOSS:
            values[THAT_SEAT] = outer.seat


def find_scene(game: Eldritch, scene: int, kind: int) -> int:
    """Returns the nearest scene of a kind around one, or NO_SCENE."""
    while scene != NO_SCENE:
        if game.scenes[scene].kind == kind:
            return scene
        scene = game.scenes[scene].parent
    return NO_SCENE


def space_of(game: Eldritch, seat: int) -> int:
    """Returns where an investigator is: in an encounter that is resolved as if elsewhere, on that
    space (EH-SPELL-11)."""
    for scene in game.scenes:
        if scene.kind == ENCOUNTER and scene.seat == seat and scene.values[FLAGS] & IS_ELSEWHERE:
            return scene.values[THAT_SPACE]
    return game.investigators[seat].space


def decider(game: Eldritch, frame: Frame) -> int:
    """Returns who decides for a frame: its investigator; for the board the active one
    (EH-GOLD-04, 06)."""
    return frame.seat if frame.seat != NOBODY else game.active


# --- entering and leaving play --------------------------------------------------------------------


def enter_play(game: Eldritch, index: int, holder: int = NOBODY) -> None:
    """A component enters play: from now on it listens, and what it says holds."""
    component = game.component(index)
    game.entries += 1
    game.entered[index] = game.entries
    _add(game, component, holder)


def leave_play(game: Eldritch, index: int, holder: int = NOBODY) -> None:
    """A component leaves play, with all that it had still to do."""
    component = game.component(index)
    game.entered[index] = 0
    for listener in component.listeners:
        game.triggers.remove(holder, listener)
    if index in game.backs_up:
        game.backs_up.remove(index)
        return  # its front holds no more already (EH-DBL-06)
    standing = game.standing if holder == NOBODY else game.investigators[holder].standing
    standing.remove_all(component.standing)


def _add(game: Eldritch, component: Component, holder: int) -> None:
    for listener in component.listeners:
        game.triggers.add(holder, listener)
    standing = game.standing if holder == NOBODY else game.investigators[holder].standing
    standing.add_all(component.standing)


def is_in_play(game: Eldritch, index: int) -> bool:
    """Whether a component is in play."""
    return index != NO_COMPONENT and game.entered[index] > 0
