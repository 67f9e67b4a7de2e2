"""What the team could do: encounters on spaces, and what each is worth to each seat."""

from typing import Final

from gloaming.eldritch.evaluation.appraise import track_value
from gloaming.eldritch.evaluation.chances import Fight, expected_hits, fight
from gloaming.eldritch.evaluation.effect_values import SeatValues
from gloaming.eldritch.evaluation.needs import (
    BY_DEFEAT,
    BY_EPIC,
    BY_MATCHING_GATE,
    Needs,
    clue_price,
)
from gloaming.eldritch.evaluation.rumors import RumorJudge
from gloaming.eldritch.evaluation.weights import Weights
from gloaming.eldritch.model.components import RUMOR, TERRAINS
from gloaming.eldritch.model.events import CANNOT_EXPLORE
from gloaming.eldritch.model.scenes import IN_OTHER_WORLD, IN_RESEARCH
from gloaming.eldritch.model.state import EXPEDITION, GENERAL, OTHER_WORLD, RESEARCH, Eldritch
from gloaming.eldritch.rules.dice.test import Test
from gloaming.eldritch.rules.encounters.ambush import Ambush
from gloaming.eldritch.rules.encounters.combat import toughness
from gloaming.eldritch.rules.encounters.special import components_with_offers, offers_of
from gloaming.eldritch.rules.notation.spots import expedition_space, spaces_of
from gloaming.kernel.game import Effect, Frame

# Kinds of tasks.
CLUE: Final = 0
GATE: Final = 1
OFFER: Final = 2
EXPEDITION_TASK: Final = 3
FALLEN: Final = 4
EPIC: Final = 5
MONSTER: Final = 6
PLACE: Final = 7


class Task:
    """Something to do on a space; `what` is the Clue, Gate, component or Monster it is about."""

    __slots__ = ("kind", "number", "space", "what")

    def __init__(self, kind: int, space: int, what: int = -1, number: int = 0) -> None:
        self.kind = kind
        self.space = space
        self.what = what
        self.number = number


def tasks_of(game: Eldritch) -> list[Task]:
    """Returns all there is to do on the board, besides what every place offers."""
    place = game.place
    found: list[Task] = []
    for clue in game.data.clues:
        if place[clue] >= 0:
            found.append(Task(CLUE, place[clue], clue))
    for gate in game.open_gates():
        found.append(Task(GATE, place[gate], gate))
    for component in components_with_offers(game):
        for number, offer in enumerate(offers_of(game, component)):
            scope = Frame(offer.effect, game.active, component)
            if offer.count is not None and offer.count.of(game, scope) < offer.least:
                continue
            for space in spaces_of(game, scope, offer.spot):
                found.append(Task(OFFER, space, component, number))
    if not game.standing.sums[CANNOT_EXPLORE]:
        space = expedition_space(game)
        if space >= 0:
            found.append(Task(EXPEDITION_TASK, space))
    for at, space in enumerate(game.fallen_space):
        found.append(Task(FALLEN, space, game.fallen[at]))
    seen: list[int] = []
    for monster in game.data.monsters:
        at = place[monster]
        if at >= 0:
            if game.component(monster).is_epic:
                found.append(Task(EPIC, at, monster))
            elif at not in seen:
                seen.append(at)
                found.append(Task(MONSTER, at, monster))
    return found


class Judge:
    """What encounters are worth to a seat; averages over decks are remembered."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.known: dict[tuple[object, ...], float] = {}
        self.rumors = RumorJudge(weights)

    def of(self, game: Eldritch, needs: Needs, seat: int, task: Task, turns: int) -> float:
        """Returns what a task is worth to a seat that does it in so many rounds, once it is there
        and no Monster is in the way."""
        kind = task.kind
        if kind == CLUE:
            return self.research(game, needs, seat, task.space)
        if kind == GATE:
            return self.gate(game, needs, seat, task.what, turns)
        if kind == OFFER:
            return self.offer(game, needs, seat, task.what, task.number)
        if kind == EXPEDITION_TASK:
            return self.expedition(game, needs, seat, task.space)
        if kind == FALLEN:
            return self.weights.fallen
        return 0.0

    # --- encounters ---------------------------------------------------------------------------

    def research(self, game: Eldritch, needs: Needs, seat: int, space: int) -> float:
        """Returns what a Research Encounter on a space is worth."""
        part = TERRAINS[game.data.spaces[space].terrain]
        worth = SeatValues(
            game,
            needs.pools,
            seat,
            self.weights,
            needs.clue_for(seat),
            needs.research(),
            IN_RESEARCH,
        )
        return self._average(game, worth, RESEARCH, part)

    def gate(self, game: Eldritch, needs: Needs, seat: int, gate: int, turns: int) -> float:
        """Returns what an Other World Encounter is worth."""
        goal = needs.gate(gate, seat, turns)
        worth = SeatValues(game, needs.pools, seat, self.weights, needs.clue, goal, IN_OTHER_WORLD)
        return self._average(game, worth, OTHER_WORLD, "")

    def expedition(self, game: Eldritch, needs: Needs, seat: int, space: int) -> float:
        """Returns what the Expedition is worth."""
        worth = SeatValues(game, needs.pools, seat, self.weights, needs.clue)
        return self._average(game, worth, EXPEDITION, "", space)

    def place(self, game: Eldritch, needs: Needs, seat: int, space: int) -> float:
        """Returns what the better encounter of a place is worth that is there for everybody."""
        return max(self.location(game, needs, seat, space), self.general(game, needs, seat, space))

    def location(self, game: Eldritch, needs: Needs, seat: int, space: int) -> float:
        """Returns what the encounter of a named city is worth; very little elsewhere."""
        at = game.data.spaces[space]
        if at.deck < 0:
            return -9.0
        worth = SeatValues(game, needs.pools, seat, self.weights, needs.clue)
        return self._average(game, worth, at.deck, at.entry)

    def general(self, game: Eldritch, needs: Needs, seat: int, space: int) -> float:
        """Returns what a General Encounter on a space is worth."""
        worth = SeatValues(game, needs.pools, seat, self.weights, needs.clue)
        return self._average(game, worth, GENERAL, TERRAINS[game.data.spaces[space].terrain])

    def offer(self, game: Eldritch, needs: Needs, seat: int, component: int, number: int) -> float:
        """Returns what an encounter is worth that a component offers."""
        offer = offers_of(game, component)[number]
        price = clue_price(game, offer.effect)
        one = game.investigators[seat]
        if len(one.clues) < price:
            return -1.0
        chance = self.offer_chance(game, needs, seat, component, number)
        card = game.component(component)
        if component == game.mystery:
            value = needs.step if needs.missing else 0.0
            # the Clues are for this, so that they do not count twice
            gain = chance * (value - self.weights.mystery_price * needs.clue * price)
            return gain - self._offer_cost(game, needs, seat, offer.effect)
        if card.mythos_kind == RUMOR and component in game.ongoing:
            value = self.rumors.value(game, component)
            gain = chance * (value - self.weights.rumor_price * needs.clue * price)
            return gain - self._offer_cost(game, needs, seat, offer.effect)
        return self.weights.special

    def offer_chance(
        self, game: Eldritch, needs: Needs, seat: int, component: int, number: int
    ) -> float:
        """Returns how likely a seat succeeds in an encounter that a component offers."""
        effect = offers_of(game, component)[number].effect
        test = _first_test(effect)
        if test is not None:
            return SeatValues(game, needs.pools, seat, self.weights, needs.clue).passes(test)
        bout = _ambush(game, needs, seat, effect)
        return 1.0 if bout is None else bout.kills

    def _offer_cost(self, game: Eldritch, needs: Needs, seat: int, effect: Effect) -> float:
        """Returns what the ambush of an encounter costs a seat, if there is one."""
        bout = _ambush(game, needs, seat, effect)
        return 0.0 if bout is None else _loss_cost(game, needs, seat, bout.health, bout.sanity)

    # --- averages over decks ------------------------------------------------------------------

    def _average(
        self, game: Eldritch, worth: SeatValues, deck: int, part: str, space: int = -1
    ) -> float:
        key = (
            deck,
            part,
            space,
            game.data.ancient_one,
            game.seats,
            worth.contexts,
            worth.pools.row(worth.seat, worth.contexts),
            worth.least,
            worth.health,
            worth.sanity,
            min(worth.clues, 3),
            round(worth.clue, 1),
            round(worth.goal, 1),
            worth.doom,
        )
        found = self.known.get(key)
        if found is None:
            if len(self.known) > 20_000:
                self.known.clear()
            found = self._reckon(game, worth, deck, part, space)
            self.known[key] = found
        return found

    def _reckon(self, game: Eldritch, worth: SeatValues, deck: int, part: str, space: int) -> float:
        total = 0.0
        count = 0
        for index in game.data.decks[deck]:
            component = game.component(index)
            if space >= 0 and component.space != space:
                continue
            count += 1
            if part:
                total += worth.of(component.parts.get(part))
            else:
                total += complex_worth(worth, component.parts)
        return total / count if count else 0.0


def complex_worth(worth: SeatValues, parts: dict[str, Effect]) -> float:
    """Returns what a complex card is worth: the test of its initial effect picks what follows."""
    initial = parts.get("initial")
    test = _first_test(initial) if initial is not None else None
    chance = worth.passes(test) if test is not None else 0.5
    after = chance * worth.of(parts.get("pass")) + (1.0 - chance) * worth.of(parts.get("fail"))
    return worth.of(initial) + after


def _first_test(effect: Effect) -> Test | None:
    if isinstance(effect, Test):
        return effect
    for child in effect.children():
        found = _first_test(child)
        if found is not None:
            return found
    return None


def _ambush(game: Eldritch, needs: Needs, seat: int, effect: Effect) -> Fight | None:
    """Returns what the fight with a named Monster would bring that an effect begins with."""
    if isinstance(effect, Ambush):
        if not effect.entry:
            return None
        return fight(game, needs.pools, seat, game.data.names[effect.entry][0])
    for child in effect.children():
        found = _ambush(game, needs, seat, child)
        if found is not None:
            return found
    return None


# --- Monsters -------------------------------------------------------------------------------------


class Danger:
    """What the Monsters on a space mean to a seat."""

    __slots__ = ("clears", "cost", "gain")

    def __init__(self, clears: float, cost: float, gain: float) -> None:
        self.clears = clears  # how likely all of them are defeated
        self.cost = cost  # of what is lost
        self.gain = gain  # of what is defeated


NO_DANGER: Final = Danger(1.0, 0.0, 0.0)


def danger(judge: Judge, game: Eldritch, needs: Needs, seat: int, space: int) -> Danger:
    """Returns what fighting all Monsters on a space means to a seat."""
    monsters = game.monsters_on(space)
    if not monsters:
        return NO_DANGER
    one = game.investigators[seat]
    weights = judge.weights
    clears = 1.0
    gain = 0.0
    health = 0.0
    sanity = 0.0
    guarded = needs.guarded(space) / len(monsters) + judge.rumors.of_space(game, space)
    for monster in monsters:
        bout = fight(game, needs.pools, seat, monster)
        clears *= bout.kills
        health += bout.health
        sanity += bout.sanity
        component = game.component(monster)
        left = toughness(game, monster) - game.wounds[monster]
        if component.is_epic:
            share = expected_hits(game, needs.pools, seat, monster) / max(
                1, toughness(game, monster)
            )
            if needs.way == BY_EPIC and component.entry == needs.epic:
                gain += weights.step_epic * weights.solved * min(1.0, share)
            elif game.is_awake:
                gain += weights.epic_awake * weights.solved * min(1.0, share)
            else:
                gain += judge.rumors.of_monster(game, monster) * min(1.0, share)
            continue
        value = weights.monster + weights.toughness * left + guarded
        if component.monster is not None and component.monster.reckoning is not None:
            value += weights.monster_reckoning
        if needs.way == BY_DEFEAT and len(one.clues) >= needs.clues and needs.missing:
            value += needs.step * min(toughness(game, monster), needs.missing)
        # wounds stay: who comes next has an easier fight
        share = min(1.0, expected_hits(game, needs.pools, seat, monster) / max(1, left))
        gain += ((1.0 - weights.wounds) * bout.kills + weights.wounds * share) * value
    return Danger(clears, _loss_cost(game, needs, seat, health, sanity), gain)


def _loss_cost(game: Eldritch, needs: Needs, seat: int, health: float, sanity: float) -> float:
    """Returns what losing so much Health and Sanity costs a seat."""
    one = game.investigators[seat]
    weights = needs.weights
    dying = weights.dying + needs.doom
    cost = _cost(one.health, health, dying, weights) + _cost(one.sanity, sanity, dying, weights)
    return weights.loss * cost


def _cost(have: int, lost: float, dying: float, weights: Weights) -> float:
    """Returns what losing so much costs, with the danger that it is more than on average."""
    if lost <= 0.0:
        return 0.0
    whole = int(lost)
    part = lost - whole
    now = track_value(have, weights)
    after = (1.0 - part) * track_value(have - whole, weights)
    after += part * track_value(have - whole - 1, weights)
    cost = now - after
    if have <= lost + 1.0:
        cost += dying * 0.25 * (lost + 1.0 - have + 0.5)
    return cost


def arrival_cost(game: Eldritch, needs: Needs, seat: int, space: int) -> float:
    """Returns what it costs a seat to move onto a space with an Eldritch token, where the Ancient
    One does something to who comes there; who is Delayed loses the next turn, too."""
    if not needs.on_arrival or not game.has_eldritch(space):
        return 0.0
    if game.investigators[seat].space == space:
        return 0.0
    worth = SeatValues(game, needs.pools, seat, needs.weights, needs.clue)
    cost = needs.weights.halted
    for effect in needs.on_arrival:
        cost -= worth.of(effect)
    return cost


def score(judge: Judge, game: Eldritch, needs: Needs, seat: int, task: Task, turns: int) -> float:
    """Returns what a task brings a seat for each round that it takes."""
    around = danger(judge, game, needs, seat, task.space)
    best = -9.0
    arrival = arrival_cost(game, needs, seat, task.space)
    # a Gate that must match the Omen may be worth waiting for
    waits = 2 if task.kind == GATE and needs.way == BY_MATCHING_GATE else 0
    for later in range(turns, turns + waits + 1):
        value = judge.of(game, needs, seat, task, later)
        if task.kind not in (EPIC, MONSTER):
            value = around.clears * value
        total = value + around.gain - around.cost - arrival
        total += judge.weights.spare * (later - 1)
        best = max(best, total / later**judge.weights.haste)
    return best
