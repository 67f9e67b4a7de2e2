"""What the team needs now: how the active Mystery is advanced, what a Clue and a Gate are worth."""

from typing import Final

from gloaming.eldritch.evaluation.appraise import doom_point, gate_cost
from gloaming.eldritch.evaluation.chances import Pools
from gloaming.eldritch.evaluation.weights import Weights
from gloaming.eldritch.model.components import OMENS, SPELL
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.events import (
    CANNOT_CLOSE_GATES,
    ENTERED_ELDRITCH,
    GATE_CLOSED,
    MATCHING,
    NON_EPIC_DEFEATED,
    RESEARCHED,
    SPELL_PASSED,
)
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.encounters.ambush import Ambush
from gloaming.eldritch.rules.encounters.special import offers_of
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.eldritch.rules.notation.prices import CardCost, ClueCost, CompoundPrice
from gloaming.eldritch.rules.notation.spots import spaces_of
from gloaming.eldritch.rules.windows import EventCondition
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.nodes import Pay

NO_HOPE: Final = 3  # Doom at which no Gate is left open any more

# How a Mystery is advanced.
NO_WAY: Final = 0
BY_RESEARCH: Final = 1
BY_GATE: Final = 2
BY_MATCHING_GATE: Final = 3
BY_DEFEAT: Final = 4
BY_SPELL: Final = 5
BY_ENCOUNTER: Final = 6
BY_EPIC: Final = 7
_WAYS: Final = {
    RESEARCHED: BY_RESEARCH,
    GATE_CLOSED: BY_GATE,
    NON_EPIC_DEFEATED: BY_DEFEAT,
    SPELL_PASSED: BY_SPELL,
}


def clue_price(game: Eldritch, effect: Effect) -> int:
    """Returns how many Clues an effect asks for, wherever in it."""
    most = 0
    if isinstance(effect, Pay) and isinstance(effect.price, CompoundPrice):
        for part in effect.price.parts:
            if isinstance(part, ClueCost):
                most = part.amount.number or game.half()
    for child in effect.children():
        most = max(most, clue_price(game, child))
    return most


def card_price(effect: Effect) -> int:
    """Returns how many cards an effect asks for, wherever in it."""
    most = 0
    if isinstance(effect, Pay) and isinstance(effect.price, CompoundPrice):
        for part in effect.price.parts:
            if isinstance(part, CardCost):
                most = part.amount.number
    for child in effect.children():
        most = max(most, card_price(child))
    return most


def has_ambush(effect: Effect) -> bool:
    """Whether an effect has a fight with a Monster in it."""
    if isinstance(effect, Ambush):
        return True
    for child in effect.children():
        if has_ambush(child):
            return True
    return False


def _on_arrival(game: Eldritch) -> list[Effect]:
    """Returns what the sheet of the Ancient One and the Mythos cards in play do to who moves onto a
    space with an Eldritch token."""
    listeners = game.side().listeners
    for card in game.ongoing:
        listeners = listeners + game.component(card).listeners
    return [one.effect for one in listeners if one.event == ENTERED_ELDRITCH]


class Needs:
    """What the team needs in a position."""

    def __init__(self, game: Eldritch, weights: Weights) -> None:
        self.game = game
        self.weights = weights
        self.pools = Pools(game)
        self.way = NO_WAY
        self.clues = 0  # that a step costs
        self.cards = 0
        self.epic = ""
        self.missing = 0
        self.step = 0.0  # what one more of what the Mystery counts is worth
        card = game.mystery
        if card != NO_COMPONENT:
            self._read(card)
        held = sum(len(one.clues) for one in game.investigators)
        self.clue = weights.plain_clue
        # what one payment brings
        points = weights.defeat_points if self.way == BY_DEFEAT else 1.0
        now = self.clues * self.missing / points
        to_come = max(0, game.data.mysteries_to_win - len(game.solved) - 1)
        if self.clues and held < now + 1:
            urgent = weights.urgent_clue * self.step * points / self.clues
            self.clue = max(weights.plain_clue, urgent)
        elif held >= now + weights.later_clues * to_come:
            self.clue = weights.spare_clue
        self.doom = doom_point(game, weights)
        self.can_close = game.standing.sums[CANNOT_CLOSE_GATES] == 0
        self._guarded: dict[int, float] = {}
        self.on_arrival = _on_arrival(game)  # what befalls who moves onto an Eldritch token

    def _read(self, card: int) -> None:
        game = self.game
        component = game.component(card)
        want = needed(game, card)
        self.missing = max(0, want - progress(game, card))
        if self.missing:
            weights = self.weights
            self.step = weights.step * weights.solved / max(1, want)
            # the last steps bring the whole
            self.step *= 1.0 + weights.begun * (want - self.missing) / max(1, want)
            if len(game.solved) == game.data.mysteries_to_win - 1:
                self.step *= weights.last
        goal = component.goal
        if goal is not None and goal.epic:
            self.way = BY_EPIC
            self.epic = goal.epic
            return
        self._read_way(card)
        self.step *= self._way_factor(card)

    def _read_way(self, card: int) -> None:
        game = self.game
        component = game.component(card)
        for offer in component.offers:
            self.way = BY_ENCOUNTER
            self.clues = clue_price(game, offer.effect)
        for listener in component.listeners:
            way = _WAYS.get(listener.event)
            if way is None:
                continue
            self.way = way
            condition = listener.condition
            if isinstance(condition, EventCondition) and condition.kind == MATCHING:
                self.way = BY_MATCHING_GATE
            self.clues = clue_price(game, listener.effect)
            self.cards = card_price(listener.effect)

    def _way_factor(self, card: int) -> float:
        """Returns what a step counts, by how the Mystery is advanced."""
        weights = self.weights
        if self.way == BY_RESEARCH:
            return weights.step_research
        if self.way == BY_GATE:
            return weights.step_gate
        if self.way == BY_MATCHING_GATE:
            return weights.step_matching
        if self.way == BY_DEFEAT:
            return weights.step_defeat
        if self.way != BY_ENCOUNTER:
            return 1.0
        for offer in self.game.component(card).offers:
            if has_ambush(offer.effect):
                return weights.step_ambush
        return weights.step_encounter

    def clue_for(self, seat: int) -> float:
        """Returns what a Clue is worth to a seat: most if it completes what a step costs."""
        if self.way in (BY_ENCOUNTER, BY_MATCHING_GATE, BY_DEFEAT) and self.missing:
            held = len(self.game.investigators[seat].clues)
            if held < self.clues:
                return self.clue * (self.weights.nearly if held == self.clues - 1 else 1.0)
            if held >= 2 * self.clues:
                return self.clue * self.weights.plenty
        return self.clue

    def gate(self, gate: int, seat: int, turns: int) -> float:
        """Returns what closing a Gate is worth to a seat that does it in so many rounds."""
        if not self.can_close:
            return 0.0
        game = self.game
        colour = game.component(gate).colour
        weights = self.weights
        value = weights.close_gate * gate_cost(game, colour, turns, weights)
        one = game.investigators[seat]
        if self.way in (BY_GATE, BY_MATCHING_GATE) and self.missing:
            ahead = self._matches_in(colour, turns - 1) if self.way == BY_MATCHING_GATE else 0
            if ahead == 0:
                spells = sum(1 for card in one.cards if game.component(card).kind == SPELL)
                if len(one.clues) >= self.clues and spells >= self.cards:
                    value += self.step
                elif self.way == BY_MATCHING_GATE and self._can_another_pay(seat):
                    value -= weights.left_to_others * self.step
            elif game.doom > NO_HOPE:
                value -= weights.kept_gate * self.step * weights.kept_later ** (ahead - 1)
        return value

    def _matches_in(self, colour: int, later: int) -> int:
        """Returns in how many rounds the Omen has a colour, counted from some rounds later on."""
        for ahead in range(len(OMENS)):
            if OMENS[(self.game.omen + later + ahead) % len(OMENS)] == colour:
                return ahead
        return len(OMENS)

    def _can_another_pay(self, seat: int) -> bool:
        """Whether another investigator on the space of a seat has the Clues for a step."""
        space = self.game.investigators[seat].space
        for other, one in enumerate(self.game.investigators):
            if other != seat and one.space == space and len(one.clues) >= self.clues:
                return True
        return False

    def guarded(self, space: int) -> float:
        """Returns what the team gains by defeating a Monster on a space, because something is to
        be done there that it keeps everybody from."""
        found = self._guarded.get(space)
        if found is None:
            found = self.weights.guarded * self._to_do(space)
            self._guarded[space] = found
        return found

    def _to_do(self, space: int) -> float:
        game = self.game
        value = 0.0
        gate = game.gate_on(space)
        if gate != NO_COMPONENT:
            most = 0.0
            for seat, one in enumerate(game.investigators):
                if one.status == IN_PLAY:
                    for turns in (1, 2, 3):
                        most = max(most, self.gate(gate, seat, turns))
            value += most
        if game.clues_on(space):
            value += self.clue + self.research()
        if self.missing and self.way == BY_ENCOUNTER:
            for offer in offers_of(game, game.mystery):
                scope = Frame(offer.effect, game.active, game.mystery)
                if space in spaces_of(game, scope, offer.spot):
                    value += self.step
        return value

    def research(self) -> float:
        """Returns what a Clue gained by research brings besides the Clue."""
        if self.way == BY_RESEARCH and self.missing:
            return max(0.0, self.step - self.clue)
        return 0.0
