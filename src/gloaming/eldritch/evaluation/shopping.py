"""What cards of the reserve are worth to a seat, and what it can hope to buy."""

from gloaming.eldritch.evaluation.appraise import card_value
from gloaming.eldritch.evaluation.chances import Pools, distribution
from gloaming.eldritch.evaluation.effect_values import VALUES, SeatValues
from gloaming.eldritch.evaluation.needs import has_ambush
from gloaming.eldritch.evaluation.weights import Weights
from gloaming.eldritch.model.components import ASSET, INFLUENCE, STRENGTH
from gloaming.eldritch.model.data import AURA, BONUS, NO_COMPONENT, NO_SKILL, RAISE, REROLL, SIXES
from gloaming.eldritch.model.scenes import IN_ACQUIRE, IN_COMBAT, IN_SPELL
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_pool import best_bonus
from gloaming.kernel.scene import NO_SCENE


def combat_die(game: Eldritch, weights: Weights) -> float:
    """Returns what a die in combat is worth: more where the active Mystery asks for fights."""
    if game.mystery != NO_COMPONENT:
        component = game.component(game.mystery)
        if component.goal is not None and component.goal.epic:
            return weights.mystery_die
        for offer in component.offers:
            if has_ambush(offer.effect):
                return weights.mystery_die
    return weights.combat_die


def card_worth(game: Eldritch, pools: Pools, seat: int, index: int, weights: Weights) -> float:
    """Returns what gaining a card is worth to a seat, by what it does beyond what the seat has."""
    component = game.component(index)
    if component.kind != ASSET:
        return card_value(game, index, weights)
    total = 0.1
    for aid in component.aids:
        if aid.inside & IN_COMBAT:
            each = combat_die(game, weights)
        elif aid.inside & (IN_SPELL | IN_ACQUIRE):
            each = weights.spell_die
        else:
            each = weights.die
        if aid.kind == BONUS:
            skill = aid.skill if aid.skill != NO_SKILL else STRENGTH
            have = best_bonus(game, seat, skill, aid.inside, NO_SCENE)
            total += each * max(0, aid.amount - have)
            if aid.is_optional:
                total -= 0.4 * each
        elif aid.kind in (REROLL, RAISE):
            total += 0.5 * each if aid.price is None else 0.3
        elif aid.kind == AURA:
            total += 1.0
        elif aid.kind == SIXES:
            total += 0.4
    if component.gained is not None:
        worth = SeatValues(game, pools, seat, weights, 0.8)
        total += max(0.0, worth.of(component.gained))
    for action in component.actions:
        total += weights.card_action * max(0.3, VALUES.of(action))
    for listener in component.listeners:
        total += weights.card_listener * max(0.4, min(1.5, VALUES.of(listener.effect)))
    if component.standing:
        total += 0.4
    return total


def best_purchase(
    game: Eldritch,
    pools: Pools,
    seat: int,
    budget: int,
    places: list[int],
    weights: Weights,
) -> tuple[float, int]:
    """Returns what the best cards of some places of the reserve within a budget are worth, and the
    first place of them (-1 for none)."""
    worths = [card_worth(game, pools, seat, game.reserve[place], weights) for place in places]
    prices = [game.component(game.reserve[place]).value for place in places]
    best = 0.0
    first = -1
    for chosen in range(1 << len(places)):
        total = 0.0
        price = 0
        lowest = -1
        for i in range(len(places)):
            if chosen >> i & 1:
                price += prices[i]
                total += worths[i]
                if lowest < 0:
                    lowest = i
        if price <= budget and total > best:
            best = total
            first = places[lowest]
    return best, first


def acquire_value(game: Eldritch, pools: Pools, seat: int, weights: Weights) -> float:
    """Returns what acquiring assets is worth on average."""
    dice = pools.dice(seat, INFLUENCE, 0, IN_ACQUIRE)
    places = list(range(len(game.reserve)))
    worths = [card_worth(game, pools, seat, card, weights) for card in game.reserve]
    prices = [game.component(card).value for card in game.reserve]
    most = min(8, dice)
    by_budget = [0.0] * (most + 1)
    for chosen in range(1 << len(places)):
        total = 0.0
        price = 0
        for i in range(len(places)):
            if chosen >> i & 1:
                price += prices[i]
                total += worths[i]
        if price <= most and total > by_budget[price]:
            by_budget[price] = total
    value = 0.0
    best = 0.0
    for hits, share in enumerate(distribution(dice, pools.least[seat])):
        if hits <= most:
            best = max(best, by_budget[hits])
        value += share * best
    return value
