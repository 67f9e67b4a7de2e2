"""What must hold for a component to hear an event, besides being in play (EH-POSS-03)."""

from typing import Final

from gloaming.eldritch.model import events
from gloaming.eldritch.model.components import TRAITS
from gloaming.eldritch.model.scenes import (
    CONTEXT,
    IN_OTHER_WORLD,
    IN_SPELL,
    LOSS,
    LOST_HEALTH,
    LOST_SANITY,
    PREVENTED_HEALTH,
    PREVENTED_SANITY,
    TEST,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.investigators.cards import holder_of
from gloaming.kernel.game import Frame, Game
from gloaming.kernel.scene import NO_SCENE
from gloaming.kernel.triggers import Condition

COMMON: Final = 1 << TRAITS.index("common")


class EventCondition(Condition):
    """One of the conditions of model/events.py; `event` says which track a loss is about."""

    def __init__(self, kind: int, event: int, entry: str = "") -> None:
        self.kind = kind
        self.event = event
        self.entry = entry

    def is_met(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Eldritch)
        kind = self.kind
        if self.event in (events.NO_TOKENS, events.TOUGHNESS_REACHED):
            return frame.target == frame.source
        if kind == events.HERE:
            holder = holder_of(game, frame.source)
            return game.investigators[holder].space == game.investigators[frame.seat].space
        if kind in (events.LOSS_LEFT, events.LOSS_LEFT_HERE, events.LOSS_LEFT_SPELL):
            return self._is_loss(game, frame)
        if kind == events.MATCHING:
            return game.component(frame.target).colour == game.omen_colour()
        if kind == events.IN_OTHER_WORLD:
            return _has_context(game, frame.scene, frame.seat, IN_OTHER_WORLD)
        if kind == events.AT_RUMOR:
            return frame.amount == game.component(frame.source).space
        if kind == events.NAMED:
            return game.component(frame.target).entry == self.entry
        if kind == events.NOT_COMMON:
            return (
                frame.target not in game.investigators[frame.seat].cards
                and not game.component(frame.target).traits & COMMON
            )
        return True

    def _is_loss(self, game: Eldritch, frame: Frame) -> bool:
        if frame.scene == NO_SCENE or game.scenes[frame.scene].kind != LOSS:
            return False
        scene = game.scenes[frame.scene]
        values = scene.values
        if self.event == events.HEALTH_LOSS:
            left = values[LOST_HEALTH] - values[PREVENTED_HEALTH]
        else:
            left = values[LOST_SANITY] - values[PREVENTED_SANITY]
        if left <= 0:
            return False
        if self.kind == events.LOSS_LEFT_HERE:
            return game.investigators[frame.seat].space == game.investigators[scene.seat].space
        if self.kind == events.LOSS_LEFT_SPELL:
            return _has_context(game, scene.parent, frame.seat, IN_SPELL)
        return True


def _has_context(game: Eldritch, scene: int, seat: int, context: int) -> bool:
    while scene != NO_SCENE:
        around = game.scenes[scene]
        if around.kind not in (TEST, LOSS) and around.seat == seat:
            if around.values[CONTEXT] & context:
                return True
        scene = around.parent
    return False
