"""How bad Rumors are: what their reckonings and the end of their tokens would do to the team."""

from typing import Final

from gloaming.eldritch.evaluation.effect_values import VALUES
from gloaming.eldritch.model.events import (
    CANNOT_CLOSE_GATES,
    MONSTER_DEFEATED,
    NO_TOKENS,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.doom import AdvanceDoom, DoomToZero, LoseGame
from gloaming.eldritch.rules.board.omen import AdvanceOmen
from gloaming.eldritch.rules.investigators.loss import Lose
from gloaming.eldritch.rules.notation.who import EACH, ForWho
from gloaming.eldritch.rules.windows import EventCondition
from gloaming.kernel.control import If
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import IfNone

LEAST: Final = 1.0
DEFEAT: Final = 30.0  # what losing the game costs, in the measure of `appraise`
POINT: Final = 0.6  # of Health or Sanity
DOOM: Final = 1.3
OMEN: Final = 1.5
OTHER: Final = 0.4  # of what a verb is declared to be worth
SOME: Final = 3  # what is counted, on the whole
RARELY: Final = 0.06  # what happens only if things have come far
RECKONINGS: Final = 2.5  # that are still to come
NO_CLOSING: Final = 6.0


def harm(game: Eldritch, effect: Effect) -> float:
    """Returns how much an effect harms the team."""
    if isinstance(effect, LoseGame):
        return DEFEAT
    if isinstance(effect, DoomToZero):
        return DEFEAT
    if isinstance(effect, ForWho):
        times = game.seats if effect.who.kind == EACH else 1
        return times * harm(game, effect.part)
    if isinstance(effect, Lose):
        total = 0.0
        for amount, _, count in effect.losses:
            points = min(amount.number or 2, 4) * (1 if count is None else 2)
            total += POINT * points
        return total
    if isinstance(effect, AdvanceDoom):
        return DOOM * effect.points * (1 if effect.count is None else SOME)
    if isinstance(effect, AdvanceOmen):
        return OMEN * effect.steps
    parts = effect.children()
    if isinstance(effect, If | IfNone):
        return RARELY * sum(harm(game, part) for part in parts)
    if parts:
        return sum(harm(game, part) for part in parts)
    return max(0.0, -OTHER * VALUES.of(effect))


class RumorJudge:
    """What solving Rumors is worth; what stands on a card is reckoned once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[float, float]] = {}

    def value(self, game: Eldritch, card: int) -> float:
        """Returns what it is worth to be rid of a Rumor now."""
        component = game.component(card)
        found = self._known.get(card)
        if found is None:
            each = 0.0 if component.reckoning is None else harm(game, component.reckoning)
            end = 0.0
            for listener in component.listeners:
                if listener.event == NO_TOKENS:
                    end += harm(game, listener.effect)
            found = (each, end)
            self._known[card] = found
        each, end = found
        value = LEAST + RECKONINGS * min(each, 6.0)
        if CANNOT_CLOSE_GATES in component.standing[::2]:
            value += NO_CLOSING
        if end:
            # tokens go by one or so with each reckoning, and there is one in half of the rounds
            left = max(1, game.tokens[card])
            value += end * min(1.0, 1.2 / left)
        return value

    def of_monster(self, game: Eldritch, monster: int) -> float:
        """Returns what it is worth to defeat a Monster for the Rumor that it belongs to."""
        entry = game.component(monster).entry
        for card in game.ongoing:
            for listener in game.component(card).listeners:
                condition = listener.condition
                if listener.event == MONSTER_DEFEATED and isinstance(condition, EventCondition):
                    if condition.entry == entry:
                        return self.value(game, card)
        return LEAST
