"""How the plan bot answers each kind of question; it knows a question by the effect that asks."""

from typing import Final

from gloaming.eldritch.evaluation.appraise import track_value
from gloaming.eldritch.evaluation.assignment import Assignment, assign
from gloaming.eldritch.evaluation.chances import Pools, die_chance, fight
from gloaming.eldritch.evaluation.gifts import (
    answer_trade,
    best_gift,
    is_about_clues,
    is_trade_far_away,
)
from gloaming.eldritch.evaluation.lookahead import (
    free_reroll,
    imagined_game,
    value_of,
    values_of,
    with_success,
)
from gloaming.eldritch.evaluation.needs import Needs
from gloaming.eldritch.evaluation.routes import NEVER, TICKETS, further, routes_of, stand
from gloaming.eldritch.evaluation.shopping import acquire_value, best_purchase, card_worth
from gloaming.eldritch.evaluation.tasks import Judge, arrival_cost, danger
from gloaming.eldritch.evaluation.weights import Manner, Weights
from gloaming.eldritch.model.components import (
    INFLUENCE,
    LORE,
    MOST_TICKETS,
    OBSERVATION,
    SHIP,
    STRENGTH,
    TRAIN,
    WILL,
)
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    DICE_FOR_SANITY,
    NEEDED,
    POOL,
    REROLLS_LEFT,
)
from gloaming.eldritch.model.state import (
    ACQUIRE,
    PREPARE,
    RESTED,
    TRADED,
    TRAVEL,
    Eldritch,
)
from gloaming.eldritch.rules.actions.acquire import (
    BORROW,
    FINISH,
    LOAN_SUCCESSES,
    Buy,
    DiscardFromReserve,
    WhoGains,
    value_left,
)
from gloaming.eldritch.rules.actions.action_phase import END, USE, ChooseAction
from gloaming.eldritch.rules.actions.component_action import ACT, LOCAL
from gloaming.eldritch.rules.actions.prepare import GainTicket, Prepare
from gloaming.eldritch.rules.actions.trade import partners
from gloaming.eldritch.rules.actions.travel import FIRST_STEP, TravelStep
from gloaming.eldritch.rules.actions.travel import STOP as STAY
from gloaming.eldritch.rules.dice.rerolls import TestDice
from gloaming.eldritch.rules.dice.test import TestPool
from gloaming.eldritch.rules.dice.test_pool import least_success
from gloaming.eldritch.rules.dice.test_scene import (
    AID,
    CLUE,
    CONFIRM,
    NO_DIE,
    ROLL,
    STOP,
    SUCCESS,
    dice_of,
    successes,
)
from gloaming.eldritch.rules.encounters import encounter_phase as encounters
from gloaming.eldritch.rules.encounters.encounter_phase import ChooseEncounter, NextFight
from gloaming.eldritch.rules.investigators.clue_payment import PayClues
from gloaming.eldritch.rules.investigators.discard import DiscardStep
from gloaming.eldritch.rules.investigators.improve import ImproveAny
from gloaming.eldritch.rules.round import ChooseSheet, PassLead
from gloaming.kernel.chance import Chance
from gloaming.kernel.control import Arrange
from gloaming.kernel.game import Frame
from gloaming.kernel.triggers import Offer

SAMPLES: Final = 4
STAKE_SAMPLES: Final = 2  # imagined games in which it is tried what one more success brings
MANY: Final = 8  # answers; with more of them each is tried less often
SKILL_VALUE: Final = {LORE: 1.1, INFLUENCE: 0.8, OBSERVATION: 1.15, STRENGTH: 0.95, WILL: 1.05}


class Choices:
    """Answers questions for one seat after another; it remembers nothing but averages."""

    def __init__(
        self, game: Eldritch, samples: int, manner: Manner, is_dealt: bool = False
    ) -> None:
        self.data = game.data
        self.is_dealt = is_dealt  # whether it plays games that are imagined themselves
        self.manner = manner
        self.weights = manner.weights
        self.samples = samples  # imagined games in which an answer is tried
        self.routes = routes_of(game.data)
        self.judge = Judge(manner.weights)

    def answer(self, game: Eldritch, seat: int, luck: Chance) -> int:
        """Returns the choice of a seat."""
        question = game.question
        assert question is not None
        choices = question.choices_of(seat)
        if len(choices) == 1:
            return choices[0]
        frame = question.frame
        effect = frame.effect
        if isinstance(effect, ChooseAction):
            return self._action(game, frame, seat, choices, luck)
        if isinstance(effect, TravelStep):
            return self._step(game, frame, seat, choices)
        if isinstance(effect, ChooseEncounter):
            return self._encounter(game, seat, choices)
        if isinstance(effect, TestDice):
            return self._dice(game, frame, seat, choices, luck)
        if isinstance(effect, TestPool):
            return self._pool(game, frame, seat, choices)
        if isinstance(effect, NextFight):
            pools = Pools(game)
            return max(choices, key=lambda monster: fight(game, pools, seat, monster).kills)
        if isinstance(effect, Buy):
            return self._buy(game, frame, seat, choices)
        if isinstance(effect, DiscardFromReserve):
            return FINISH
        if isinstance(effect, WhoGains):
            card = game.value_of(frame.scene, frame.target - 1)
            pools = Pools(game)
            return max(choices, key=lambda who: card_worth(game, pools, who, card, self.weights))
        if isinstance(effect, Prepare):
            return self._ticket(game, seat, choices)
        if isinstance(effect, ChooseSheet):
            return min(choices, key=lambda sheet: self.manner.place(game.component(sheet).entry))
        if isinstance(effect, PassLead | GainTicket | PayClues):
            return choices[0]
        if isinstance(effect, ImproveAny):
            return max(choices, key=lambda skill: _improvement(game, seat, skill))
        if isinstance(effect, DiscardStep):
            return self._cheapest(game, seat, frame, choices, luck)
        if is_about_clues(game, frame):
            return answer_trade(game, self.routes, self.judge, frame, seat, choices)
        if isinstance(effect, Arrange) and not isinstance(effect, Offer):
            return choices[0]
        return self._look(game, seat, choices, luck)

    # --- looking ahead ------------------------------------------------------------------------

    def _look(self, game: Eldritch, seat: int, choices: list[int], luck: Chance) -> int:
        """Returns the answer after which imagined games look best."""
        samples = self.samples if len(choices) <= MANY else 1
        values = values_of(
            game, seat, choices, luck, samples, self.best_encounter, self.weights, self.is_dealt
        )
        return choices[values.index(max(values))]

    def _cheapest(
        self, game: Eldritch, seat: int, frame: Frame, choices: list[int], luck: Chance
    ) -> int:
        return self._look(game, seat, choices, luck)

    # --- the turn -----------------------------------------------------------------------------

    def _plan(
        self, game: Eldritch, seat: int, row: list[int] | None = None
    ) -> tuple[Needs, Assignment]:
        needs = Needs(game, self.weights)
        return needs, assign(game, needs, self.routes, self.judge, seat, row)

    def _turns(
        self, game: Eldritch, seat: int, goal: int, actions: int, travels: bool, prepares: bool
    ) -> int:
        """Returns in which round a seat can be on a space, with so many actions left."""
        one = game.investigators[seat]
        at = stand(one.space, one.train, one.ship)
        return self.routes.to_goal(game, seat, at, actions, travels, prepares, goal)

    def _action(
        self, game: Eldritch, frame: Frame, seat: int, choices: list[int], luck: Chance
    ) -> int:
        one = game.investigators[seat]
        _, plan = self._plan(game, seat)
        task = plan.tasks[seat]
        goal = task.space if task is not None else one.space
        actions = max(1, one.actions)
        travels = TRAVEL in choices
        prepares = PREPARE in choices or (not one.done & PREPARE and actions > 1)
        turns = self._turns(game, seat, goal, actions, travels, prepares)
        spare, gain = self._best_without_move(game, frame, seat, choices, luck)
        if spare >= 0:
            later = self._turns(game, seat, goal, actions - 1, travels, prepares)
            lost = 0.0
            if later > turns and task is not None:
                lost = self.weights.hold * plan.scores[seat] * (1.0 - turns / later)
            if gain - lost > self.weights.least_gain:
                return spare
        if goal != one.space or turns > 1:
            without = self._turns(game, seat, goal, actions, travels, False)
            if PREPARE in choices and without > turns:
                first = NEVER
                if travels and actions > 1:
                    first = self.routes.travel_first(game, seat, goal)
                if first > turns:
                    return PREPARE
            if travels:
                stay = self._turns(game, seat, goal, 0, False, False)
                if turns < stay or turns == 1:
                    return TRAVEL
        if PREPARE in choices and one.train + one.ship < MOST_TICKETS:
            return PREPARE
        return END

    def _best_without_move(
        self, game: Eldritch, frame: Frame, seat: int, choices: list[int], luck: Chance
    ) -> tuple[int, float]:
        """Returns the best action that is no move, and what it brings."""
        weights = self.weights
        best, gain = -1, 0.0
        tried: list[int] = []
        for choice in choices:
            value = 0.0
            if choice == RESTED:
                value = weights.rest * rest_value(game, seat, weights)
            elif choice == ACQUIRE:
                value = weights.acquire * acquire_value(game, Pools(game), seat, weights)
            elif choice == TRADED:
                value = self._gift_value(game, seat, partners(game, seat))
            elif ACT <= choice < LOCAL and is_trade_far_away(game, seat, choice):
                others = [other for other in range(game.seats) if other != seat]
                value = self._gift_value(game, seat, others)
            elif choice >= ACT:
                tried.append(choice)
            if value > gain:
                best, gain = choice, value
        if tried:
            values = values_of(
                game,
                seat,
                [*tried, END],
                luck,
                self.samples,
                self.best_encounter,
                weights,
                self.is_dealt,
            )
            for i, choice in enumerate(tried):
                value = weights.act * (values[i] - values[-1])
                if choice >= USE and value > weights.least_gain:
                    return choice, 9.0  # it costs no action
                if value > gain:
                    best, gain = choice, value
        return best, gain

    def _gift_value(self, game: Eldritch, seat: int, others: list[int]) -> float:
        """Returns what giving Clues to one of the others, or taking some, is worth."""
        others = [other for other in others if game.investigators[other].status == IN_PLAY]
        gift = best_gift(game, self.routes, self.judge, seat, others)
        return gift.gain if gift is not None and gift.gain > self.weights.gift else 0.0

    def _step(self, game: Eldritch, frame: Frame, seat: int, choices: list[int]) -> int:
        """Returns the next space on the way to the task."""
        one = game.investigators[seat]
        is_first = frame.amount == FIRST_STEP
        prepares = one.actions > 0 and not one.done & PREPARE
        needs = Needs(game, self.weights)
        stands: list[int] = []
        rows: list[list[int]] = []
        costs: list[float] = []
        for choice in choices:
            cost = 0.0
            if choice == STAY:
                at = stand(one.space, one.train, one.ship)
                ends = [at]
            else:
                at = self._after_step(one.space, choice, one.train, one.ship, is_first)
                cost = arrival_cost(game, needs, seat, choice)
                ends = self._ends(at) if cost == 0.0 else [at]
            stands.append(at)
            costs.append(cost)
            if cost > 0.0:  # the move ends there, and the next turn is lost
                found = [turns + 1 for turns in self.routes.from_ends(ends, False)]
                found[choice] = 1
                rows.append(found)
            else:
                rows.append(self.routes.from_ends(ends, prepares))
        row = [min(turns) for turns in zip(*rows)]
        plan = assign(game, needs, self.routes, self.judge, seat, row)
        task = plan.tasks[seat]
        goal = task.space if task is not None else one.space
        best, chosen = -1e9, choices[0]
        for i, choice in enumerate(choices):
            at = stands[i]
            space = at // TICKETS
            turns = rows[i][goal]
            value = -10.0 * turns + 0.3 * (at % TICKETS // 3 + at % 3) - costs[i]
            if turns > 1:
                around = danger(self.judge, game, needs, seat, space)
                value += around.gain - around.cost
                if not game.monsters_on(space):
                    value += self.judge.place(game, needs, seat, space)
            if value > best:
                best, chosen = value, choice
        return chosen

    def _after_step(self, space: int, to: int, train: int, ship: int, is_first: bool) -> int:
        if is_first:
            return stand(to, train, ship)
        for at in further(self.data, stand(space, train, ship)):
            if at // TICKETS == to:
                return at
        return stand(to, train, ship)

    def _ends(self, at: int) -> list[int]:
        found = [at]
        for one in found:
            for other in further(self.data, one):
                if other not in found:
                    found.append(other)
        return found

    def _ticket(self, game: Eldritch, seat: int, choices: list[int]) -> int:
        """Returns the ticket that brings the task nearest."""
        one = game.investigators[seat]
        travels = one.done & TRAVEL == 0
        full = 1 if one.train + one.ship >= MOST_TICKETS else 0
        rows: list[list[int]] = []
        for kind in choices:
            train = max(0, one.train + (1 if kind == TRAIN else -full))
            ship = max(0, one.ship + (1 if kind == SHIP else -full))
            if train + ship > MOST_TICKETS:  # it has two of that kind
                train, ship = one.train, one.ship
            at = stand(one.space, train, ship)
            rows.append(self.routes.from_turn(game, seat, at, one.actions, travels, False))
        row = [min(turns) for turns in zip(*rows)]
        _, plan = self._plan(game, seat, row)
        task = plan.tasks[seat]
        goal = task.space if task is not None else one.space
        turns = [found[goal] for found in rows]
        return choices[turns.index(min(turns))]

    # --- encounters ---------------------------------------------------------------------------

    def _encounter(self, game: Eldritch, seat: int, choices: list[int]) -> int:
        return self.best_encounter(game, seat, choices)[0]

    def best_encounter(self, game: Eldritch, seat: int, choices: list[int]) -> tuple[int, float]:
        """Returns the encounter that is worth most to a seat, and how much."""
        needs = Needs(game, self.weights)
        space = game.investigators[seat].space
        best, chosen = -1e9, choices[0]
        for choice in choices:
            value = 0.0
            if choice == encounters.NONE:
                value = 0.0
            elif choice == encounters.FIGHT:
                around = danger(self.judge, game, needs, seat, space)
                value = around.gain - around.cost
            elif choice == encounters.LOCATION:
                value = self.judge.location(game, needs, seat, space)
            elif choice == encounters.GENERAL:
                value = self.judge.general(game, needs, seat, space)
            elif choice == encounters.GATE:
                value = self.judge.gate(game, needs, seat, game.gate_on(space), 1)
            elif choice == encounters.EXPLORE:
                value = self.judge.expedition(game, needs, seat, space)
            elif choice >= encounters.FALLEN:
                value = self.weights.fallen
            elif choice >= encounters.OFFER:
                code = choice - encounters.OFFER
                value = self.judge.offer(game, needs, seat, code // 8, code % 8)
            else:
                at = game.place[choice - encounters.RESEARCH]
                value = self.judge.research(game, needs, seat, at)
            if value > best:
                best, chosen = value, choice
        return chosen, best

    # --- tests --------------------------------------------------------------------------------

    def _pool(self, game: Eldritch, frame: Frame, seat: int, choices: list[int]) -> int:
        """Uses everything that costs nothing; spends Sanity only from plenty."""
        for choice in choices:
            if choice >= AID:
                return choice
        test = game.scenes[frame.scene]
        if test.values[DICE_FOR_SANITY] and game.investigators[seat].sanity > 4:
            return choices[0]
        return ROLL

    def _dice(
        self, game: Eldritch, frame: Frame, seat: int, choices: list[int], luck: Chance
    ) -> int:
        free = free_reroll(game, frame, choices)
        if free not in (CONFIRM, STOP):
            return free
        test = game.scenes[frame.scene]
        if STOP in choices or test.values[REROLLS_LEFT]:
            return free
        failed = sum(1 for die in dice_of(test) if die < least_success(game, test))
        paid = [c for c in choices if CLUE <= c < CLUE + 100 or c == SUCCESS or c >= AID]
        if not paid or failed == 0:
            return CONFIRM
        if successes(game, test) >= test.values[NEEDED] and not self._has_use_for_more(game, frame):
            return CONFIRM
        stake = self._value_of_success(game, frame, seat, luck)
        chance = die_chance(least_success(game, test))
        for choice in paid:
            if choice == SUCCESS:
                if stake > self._clue_cost(game, seat):
                    return choice
            elif choice >= AID:
                if (choice - AID) % 64 == NO_DIE and failed * chance * stake > self.weights.reroll:
                    return choice
            else:
                die = choice - CLUE
                is_failed = dice_of(test)[die] < least_success(game, test)
                if is_failed and chance * stake > self._clue_cost(game, seat):
                    return choice
        return CONFIRM

    def _has_use_for_more(self, game: Eldritch, frame: Frame) -> bool:
        """Whether more successes than one can matter: in combat, when buying, for Spells."""
        parent = game.scenes[frame.scene].parent
        return parent >= 0 and game.scenes[frame.scene].values[POOL] > 1

    def _clue_cost(self, game: Eldritch, seat: int) -> float:
        """Returns what a Clue for a reroll costs a seat: the less the more it has."""
        held = len(game.investigators[seat].clues)
        needs = Needs(game, self.weights)
        cost = self.weights.clue_spent * needs.clue
        if needs.missing and held <= needs.clues:
            return max(1.5 * cost, self.weights.step_waits * needs.step / max(1, needs.clues))
        return cost if held <= 2 else 0.6 * cost if held <= 4 else 0.3 * cost

    def _value_of_success(self, game: Eldritch, frame: Frame, seat: int, luck: Chance) -> float:
        """Returns what one more success is worth."""
        total = 0.0
        samples = min(STAKE_SAMPLES, self.samples)
        for number in range(samples):
            stretch = luck.fork(str(number))
            now = imagined_game(game, seat, stretch, self.is_dealt)
            better = imagined_game(game, seat, stretch, self.is_dealt)
            with_success(better, frame, 1)
            if better.investigators[seat].clues:
                better.investigators[seat].clues.pop()  # it is spent for the reroll
            total += value_of(better, CONFIRM, seat, self.best_encounter, self.weights)
            total -= value_of(now, CONFIRM, seat, self.best_encounter, self.weights)
        return total / samples

    # --- buying -------------------------------------------------------------------------------

    def _buy(self, game: Eldritch, frame: Frame, seat: int, choices: list[int]) -> int:
        places = [choice for choice in choices if choice >= 0]
        left = value_left(game, frame.scene)
        pools = Pools(game)
        value, first = best_purchase(game, pools, seat, left, places, self.weights)
        if BORROW in choices:
            budget = left + LOAN_SUCCESSES
            everything = list(range(len(game.reserve)))
            more, _ = best_purchase(game, pools, seat, budget, everything, self.weights)
            if more - value > self.weights.loan:
                return BORROW
        return first if first >= 0 else FINISH


def _improvement(game: Eldritch, seat: int, skill: int) -> float:
    """Returns how much improving a skill is wanted: low ones of those that are tested often."""
    one = game.investigators[seat]
    have = game.component(one.sheet).skills[skill] + one.improved[skill]
    return SKILL_VALUE[skill] - 0.12 * have


def rest_value(game: Eldritch, seat: int, weights: Weights) -> float:
    """Returns what resting is worth: 1 Health and 1 Sanity (EH-REST-02)."""
    one = game.investigators[seat]
    sheet = game.component(one.sheet)
    value = 0.0
    if one.health < sheet.health:
        value += track_value(one.health + 1, weights) - track_value(one.health, weights)
    if one.sanity < sheet.sanity:
        value += track_value(one.sanity + 1, weights) - track_value(one.sanity, weights)
    return value
