"""How bad Rumors are: what their reckonings and the end of their tokens would do to the team."""

from typing import Final

from gloaming.eldritch.evaluation.appraise import doom_point
from gloaming.eldritch.evaluation.effect_values import VALUES
from gloaming.eldritch.evaluation.weights import Weights
from gloaming.eldritch.model.events import (
    AT_RUMOR,
    CANNOT_CLOSE_GATES,
    MONSTER_DEFEATED,
    NO_TOKENS,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.doom import AdvanceDoom, DoomToZero, LoseGame
from gloaming.eldritch.rules.board.omen import AdvanceOmen
from gloaming.eldritch.rules.investigators.discard import DiscardClues
from gloaming.eldritch.rules.investigators.loss import Lose
from gloaming.eldritch.rules.notation.who import EACH, ForWho
from gloaming.eldritch.rules.windows import EventCondition
from gloaming.kernel.control import If
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.nodes import IfNone

# Health or Sanity that each loses, by how much: who loses 5 or more is defeated, as a rule.
LOSSES: Final = [0.0, 0.6, 1.2, 2.2, 3.6, 5.0, 6.0]
SOME: Final = 3  # what is counted, on the whole
# What happens only if something has come so far, by how much of it is missing; then rarely.
MISSING: Final = [0.6, 0.4, 0.15]
RARELY: Final = 0.06


def harm(game: Eldritch, effect: Effect, card: int, weights: Weights) -> float:
    """Returns how much an effect of a card harms the team."""
    if isinstance(effect, LoseGame):
        return weights.rumor_defeat
    if isinstance(effect, DoomToZero):
        return weights.rumor_defeat
    if isinstance(effect, ForWho):
        times = game.seats if effect.who.kind == EACH else 1
        return times * harm(game, effect.part, card, weights)
    if isinstance(effect, Lose):
        total = 0.0
        for amount, _, count in effect.losses:
            points = (amount.number or 2) * (1 if count is None else 2)
            total += weights.rumor_losses * LOSSES[min(points, len(LOSSES) - 1)]
        return total
    if isinstance(effect, DiscardClues):
        # of one seat: who asks for each of them multiplies it
        held = sum(len(one.clues) for one in game.investigators)
        return weights.rumor_clues * held / game.seats
    if isinstance(effect, AdvanceDoom):
        times = 1 if effect.count is None else SOME
        return weights.rumor_doom * doom_point(game, weights) * effect.points * times
    if isinstance(effect, AdvanceOmen):
        return weights.rumor_omen * effect.steps
    parts = effect.children()
    if isinstance(effect, If):
        missing = effect.least - effect.count.of(game, Frame(effect, game.lead, card))
        likely = MISSING[max(0, missing)] if missing < len(MISSING) else RARELY
        return likely * sum(harm(game, part, card, weights) for part in parts)
    if isinstance(effect, IfNone):
        return RARELY * sum(harm(game, part, card, weights) for part in parts)
    if parts:
        return sum(harm(game, part, card, weights) for part in parts)
    return max(0.0, -weights.rumor_other * VALUES.of(effect))


class RumorJudge:
    """What solving Rumors is worth."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, game: Eldritch, card: int) -> float:
        """Returns what it is worth to be rid of a Rumor now."""
        component = game.component(card)
        weights = self.weights
        each = 0.0
        if component.reckoning is not None:
            each = harm(game, component.reckoning, card, weights)
        end = 0.0
        for listener in component.listeners:
            if listener.event == NO_TOKENS:
                end += harm(game, listener.effect, card, weights)
        value = weights.rumor_least + weights.reckonings * min(each, 6.0)
        if CANNOT_CLOSE_GATES in component.standing[::2]:
            value += weights.no_closing
        if end:
            # tokens go by one or so with each reckoning, and there is one in half of the rounds
            left = max(1, game.tokens[card])
            value += end * min(1.0, 1.2 / left)
        return weights.rumor * value

    def of_monster(self, game: Eldritch, monster: int) -> float:
        """Returns what it is worth to defeat a Monster for the Rumor that it belongs to."""
        entry = game.component(monster).entry
        for card in game.ongoing:
            for listener in game.component(card).listeners:
                condition = listener.condition
                if listener.event == MONSTER_DEFEATED and isinstance(condition, EventCondition):
                    if condition.entry == entry:
                        return self.value(game, card)
        return self.weights.rumor_least

    def of_space(self, game: Eldritch, space: int) -> float:
        """Returns what it is worth to defeat a Monster on a space for the Rumor that gathers them
        there."""
        for card in game.ongoing:
            component = game.component(card)
            if component.space != space:
                continue
            for listener in component.listeners:
                condition = listener.condition
                if isinstance(condition, EventCondition) and condition.kind == AT_RUMOR:
                    return self.weights.rumor_gathered * self.value(game, card)
        return 0.0
