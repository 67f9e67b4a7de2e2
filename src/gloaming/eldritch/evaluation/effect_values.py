"""What effects are worth to a seat before they are resolved: on average over the dice.

It reads the effect trees, so that whatever stands on a card counts, an owner's pack too. What a
verb is worth on the whole is declared beside it; what a seat knows better (its own dice, how much
Health it has left, what a Clue is worth now) is reckoned here.
"""

from typing import Final

from gloaming.eldritch.content.reader import eldritch_notation
from gloaming.eldritch.evaluation.appraise import condition_value, doom_point, track_value
from gloaming.eldritch.evaluation.chances import Pools, at_least, distribution
from gloaming.eldritch.evaluation.weights import Weights
from gloaming.eldritch.model.components import CONDITION, HEALTH, STRENGTH
from gloaming.eldritch.model.scenes import IN_COMBAT
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.board.doom import AdvanceDoom, RetreatDoom
from gloaming.eldritch.rules.board.gates import CloseGate
from gloaming.eldritch.rules.dice.test import Test
from gloaming.eldritch.rules.dice.test_verbs import ByTestResult, Roll
from gloaming.eldritch.rules.encounters.ambush import Ambush
from gloaming.eldritch.rules.encounters.research import GainThisClue
from gloaming.eldritch.rules.investigators.delayed import BecomeDelayed
from gloaming.eldritch.rules.investigators.gain import GainClues, GainNamed
from gloaming.eldritch.rules.investigators.loss import Lose, Recover
from gloaming.eldritch.rules.notation.prices import (
    ClueCost,
    CompoundPrice,
    ConditionCost,
    DelayedCost,
    GainedClue,
    LossCost,
    TrackCost,
)
from gloaming.eldritch.rules.notation.who import ForWho
from gloaming.kernel.control import ChooseOne, If, May, Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import IfNone, Pay, Price, Repeat, Unless

VALUES: Final = eldritch_notation().values


class SeatValues:
    """What effects are worth to one seat now."""

    def __init__(
        self,
        game: Eldritch,
        pools: Pools,
        seat: int,
        weights: Weights,
        clue: float,
        goal: float = 0.0,
        contexts: int = 0,
    ) -> None:
        self.game = game
        self.pools = pools
        self.seat = seat
        self.weights = weights
        self.clue = clue
        self.goal = goal  # of what the encounter is for: closing the Gate, gaining the Clue
        self.contexts = contexts
        one = game.investigators[seat]
        self.health = one.health
        self.sanity = one.sanity
        self.clues = len(one.clues)
        self.least = pools.least[seat]
        self.doom = doom_point(game, weights)

    def dice(self, skill: int, modifier: int = 0) -> int:
        """Returns the pool for a test of a skill."""
        return self.pools.dice(self.seat, skill, modifier, self.contexts)

    def passes(self, test: Test) -> float:
        """Returns how likely a test is passed."""
        extra = 1 if test.extras.plus is not None else 0
        dice = self.dice(test.skill, test.modifier + extra)
        return at_least(dice, max(1, test.extras.needed), self.least)

    def of(self, effect: Effect | None) -> float:
        """Returns what an effect is worth."""
        if effect is None:
            return 0.0
        if isinstance(effect, Sequence):
            return self._sequence(effect.parts)
        if isinstance(effect, Test):
            chance = self.passes(effect)
            return chance * self.of(effect.passed) + (1.0 - chance) * self.of(effect.failed)
        if isinstance(effect, ChooseOne):
            return max(self.of(part) for part in effect.parts)
        if isinstance(effect, May):
            return max(0.0, self.of(effect.part))
        if isinstance(effect, Pay):
            return self._pay(effect)
        if isinstance(effect, Unless):
            price = self.price(effect.price)
            return max(self.of(effect.part), self.of(effect.paid) - price)
        if isinstance(effect, If | IfNone):
            return 0.5 * self.of(effect.then) + 0.5 * self.of(effect.other)
        if isinstance(effect, Repeat):
            return effect.times * self.of(effect.part)
        if isinstance(effect, Roll | ByTestResult):
            return self._bands(effect)
        if isinstance(effect, ForWho):
            return self.of(effect.part)
        return self._leaf(effect)

    def _sequence(self, parts: list[Effect]) -> float:
        total = 0.0
        at = -1
        for i, part in enumerate(parts):
            if isinstance(part, Test):
                at = i
            if isinstance(part, ByTestResult) and at >= 0:
                test = parts[at]
                assert isinstance(test, Test)
                dice = self.dice(test.skill, test.modifier)
                for hits, share in enumerate(distribution(dice, self.least)):
                    for band in part.bands:
                        if band.low <= hits <= band.high:
                            total += share * self.of(band.part)
            else:
                total += self.of(part)
        return total

    def _bands(self, effect: Roll | ByTestResult) -> float:
        if isinstance(effect, ByTestResult):
            return sum(self.of(band.part) for band in effect.bands) / max(1, len(effect.bands))
        total = 0.0
        for band in effect.bands:
            sides = min(band.high, 6) - max(band.low, 1) + 1
            total += sides / 6.0 * self.of(band.part)
        return total

    def _pay(self, effect: Pay) -> float:
        price = self.price(effect.price)
        bought = self.of(effect.bought) - price
        if effect.is_optional:
            return max(self.of(effect.other), bought)
        return bought

    def price(self, price: Price) -> float:
        """Returns what a price costs; very much if the seat cannot pay it."""
        if not isinstance(price, CompoundPrice):
            return 1.0
        total = 0.0
        for part in price.parts:
            if isinstance(part, ClueCost):
                number = part.amount.number or self.game.half()
                total += self.clue * number if self.clues >= number else 50.0
            elif isinstance(part, GainedClue):
                total += self.clue
            elif isinstance(part, DelayedCost):
                total += self.weights.delay
            elif isinstance(part, TrackCost):
                total += self.loss(part.amount.number or 1, part.track)
            elif isinstance(part, LossCost):
                total += self.loss(part.amount, part.track)
            elif isinstance(part, ConditionCost):
                total -= condition_value(part.entry, self.weights)
            else:
                total += 0.7
        return total

    def loss(self, amount: int, track: int) -> float:
        """Returns what losing Health or Sanity costs the seat."""
        have = self.health if track == HEALTH else self.sanity
        cost = track_value(have, self.weights) - track_value(have - amount, self.weights)
        return cost + self.doom if have <= amount else cost  # EH-DEF-02: Doom advances

    def _leaf(self, effect: Effect) -> float:
        if isinstance(effect, GainThisClue):
            return self.clue + self.goal
        if isinstance(effect, CloseGate):
            return self.goal
        if isinstance(effect, GainClues):
            return self.clue * (effect.amount.number or 1)
        if isinstance(effect, Lose):
            total = 0.0
            for amount, track, _ in effect.losses:
                total -= self.loss(min(amount.number or 1, 6), track)
            return total
        if isinstance(effect, Recover):
            total = 0.0
            sheet = self.game.component(self.game.investigators[self.seat].sheet)
            for amount, track, _ in effect.losses:
                have = self.health if track == HEALTH else self.sanity
                most = sheet.health if track == HEALTH else sheet.sanity
                gained = min(amount.number or 9, most - have)
                before = track_value(have, self.weights)
                total += track_value(have + gained, self.weights) - before
            return total
        if isinstance(effect, AdvanceDoom):
            return -self.doom * effect.points
        if isinstance(effect, RetreatDoom):
            return self.doom * effect.points
        if isinstance(effect, BecomeDelayed):
            return -self.weights.delay
        if isinstance(effect, GainNamed) and effect.kind == CONDITION:
            return condition_value(effect.entry, self.weights)
        if isinstance(effect, Ambush):
            dice = self.pools.dice(self.seat, STRENGTH, 0, IN_COMBAT)
            chance = at_least(dice, 2, self.least)
            after = chance * self.of(effect.passed) + (1.0 - chance) * self.of(effect.failed)
            weak = 1.0 if min(self.health, self.sanity) <= 2 else 0.0
            return -self.weights.ambush + after - weak
        return self.weights.share * VALUES.of(effect)
