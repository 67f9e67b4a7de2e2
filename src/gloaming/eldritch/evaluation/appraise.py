"""How good a position is for the investigators, the same for all of them: they win together.

A solved Mystery is the measure; everything else is what it helps or hinders.
"""

from typing import Final

from gloaming.eldritch.evaluation.weights import PLAN, Weights
from gloaming.eldritch.model.components import (
    ARTIFACT,
    ASSET,
    CONDITION,
    GREEN,
    OMENS,
    RUMOR,
    SPELL,
)
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.investigator import ELIMINATED, IN_PLAY, Investigator
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.encounters.combat import toughness
from gloaming.eldritch.rules.mystery import needed, progress
from gloaming.kernel.outcome import WON_TOGETHER

WON: Final = 100.0
LOST: Final = -40.0
# The next point of Doom, by how many are left; what is beyond counts as the last.
DOOM: Final = [0.0, 12.0, 10.2, 8.4, 6.9, 5.7, 4.8, 4.2, 3.6, 3.3, 3.0, 2.85, 2.7]
AWAKE: Final = -8.0
AHEAD: Final = 7  # rounds
NEAR: Final = 5  # points of Doom
LOW: Final = 2  # points of Health or Sanity
# Health and Sanity: what there is in all with so much of it.
TRACK: Final = [-4.0, -1.6, -0.6, 0.0, 0.35, 0.6, 0.8, 0.95, 1.05]
BLESSED: Final = "blessed"
CONDITIONS: Final = {
    "cursed": -1.2,
    "dark-pact": -3.0,
    "debt": -0.5,
    "detained": -1.3,
}
OTHER_CONDITION: Final = -0.5


def appraise(game: Eldritch, weights: Weights = PLAN) -> float:
    """Returns the position's value for the investigators."""
    result = game.result
    if result is not None:
        if result.kind == WON_TOGETHER:
            return WON - (0.1 * result.scores[0] if result.scores else 0.0)
        return LOST + weights.solved * 0.5 * len(game.solved)
    total = weights.solved * len(game.solved) + doom_value(game, weights)
    if game.is_awake:
        total += AWAKE
    if game.mystery != NO_COMPONENT:
        total += progress_value(game, weights)
    goals: list[int] = []  # the spaces with a Clue or a Gate
    total += _board(game, goals, weights)
    for one in game.investigators:
        if one.status == IN_PLAY:
            total += _investigator(game, one, goals, weights)
        else:
            total -= weights.gone if one.status == ELIMINATED else weights.out
    return total


def doom_value(game: Eldritch, weights: Weights) -> float:
    """Returns what the Doom that is left is worth."""
    doom = game.doom
    near = _DOOM_SUMS[min(doom, NEAR)]
    value = (
        _DOOM_SUMS[doom]
        if doom < len(_DOOM_SUMS)
        else _DOOM_SUMS[-1] + DOOM[-1] * (doom - len(_DOOM_SUMS) + 1)
    )
    return (value + (weights.doom_near - 1.0) * near) * _doom_factor(game, weights)


def doom_point(game: Eldritch, weights: Weights) -> float:
    """Returns what the next point of Doom costs."""
    doom = game.doom
    point = DOOM[min(max(doom, 1), len(DOOM) - 1)] * _doom_factor(game, weights)
    return point * weights.doom_near if doom <= NEAR else point


def _doom_factor(game: Eldritch, weights: Weights) -> float:
    return weights.doom * weights.doom_awake if game.is_awake else weights.doom


def gate_cost(game: Eldritch, colour: int, turns: int, weights: Weights) -> float:
    """Returns what an open Gate costs after so many rounds: the Omen goes on after each one, and
    Doom advances when it comes to the colour of the Gate."""
    point = doom_point(game, weights)
    cost = weights.open_gate
    share = 1.0
    for ahead in range(turns, turns + AHEAD):
        if OMENS[(game.omen + ahead) % len(OMENS)] == colour:
            cost += share * point
        share *= weights.later
    return cost


def _sums(steps: list[float]) -> list[float]:
    found: list[float] = []
    total = 0.0
    for step in steps:
        total += step
        found.append(total)
    return found


_DOOM_SUMS: Final = _sums(DOOM)


def track_value(amount: int, weights: Weights) -> float:
    """Returns what so much Health or Sanity is worth."""
    value = TRACK[min(max(amount, 0), len(TRACK) - 1)] * weights.track
    return value * weights.track_low if amount <= LOW else value


def progress_value(game: Eldritch, weights: Weights) -> float:
    """Returns what has been done for the active Mystery, and the Clues for the rest of it."""
    card = game.mystery
    want = needed(game, card)
    have = min(progress(game, card), want)
    value = 0.9 * weights.solved * have / max(1, want)
    goal = game.component(card).goal
    if goal is not None and goal.epic:
        for monster in game.data.monsters:
            if game.place[monster] >= 0 and game.component(monster).entry == goal.epic:
                share = game.wounds[monster] / toughness(game, monster)
                value += 0.7 * weights.solved * share
    return value


def _board(game: Eldritch, goals: list[int], weights: Weights) -> float:
    """Returns the value of what lies on the map; adds the spaces with a Clue or a Gate."""
    data = game.data
    place = game.place
    total = 0.0
    costs = [-1.0, -1.0, -1.0]
    guarded: list[int] = []
    for gate in data.gates:
        if place[gate] >= 0:
            guarded.append(place[gate])
            goals.append(place[gate])
            colour = data.components[gate].colour
            if costs[colour] < 0.0:
                costs[colour] = gate_cost(game, colour, 1, weights)
            total -= weights.gate * costs[colour]
    total -= weights.omen_token * game.omen_tokens[OMENS.index(GREEN)]
    for monster in data.monsters:
        if place[monster] >= 0:
            left = toughness(game, monster) - game.wounds[monster]
            total -= weights.toughness * left
            if place[monster] in guarded:
                guarded.remove(place[monster])
                total -= weights.gate_guarded
    for clue in data.clues:
        if place[clue] >= 0:
            total += weights.board_clue
            goals.append(place[clue])
    for card in game.ongoing:
        component = data.components[card]
        if component.mythos_kind == RUMOR:
            total -= weights.rumor_in_play
            if component.tokens:
                total -= weights.rumor_tokens / max(1, game.tokens[card])
    return total


def _investigator(game: Eldritch, one: Investigator, goals: list[int], weights: Weights) -> float:
    total = track_value(one.health, weights) + track_value(one.sanity, weights)
    held = len(one.clues)
    total += weights.held_clue * held + (0.25 * min(held, 2) if held else 0.0)
    if one.delayed:
        total -= weights.delayed
    total += weights.ticket * (one.train + one.ship)
    total += weights.improved * sum(one.improved)
    for index in one.cards:
        total += card_value(game, index, weights)
    distance = game.data.distance[one.space]
    nearest = 6
    for at in goals:
        if distance[at] < nearest:
            nearest = distance[at]
    return total - weights.far * nearest


def condition_value(entry: str, weights: Weights) -> float:
    """Returns what a Condition is worth to who has it."""
    if entry == BLESSED:
        return weights.blessed
    return CONDITIONS.get(entry, OTHER_CONDITION) * weights.condition


def card_value(game: Eldritch, index: int, weights: Weights) -> float:
    """Returns what a held card is worth, by what everybody sees of it."""
    component = game.data.components[index]
    kind = component.kind
    if kind == ASSET:
        return weights.asset + weights.asset * component.value
    if kind == CONDITION:
        return condition_value(component.entry, weights)
    if kind == ARTIFACT:
        return weights.artifact
    return weights.spell if kind == SPELL else 0.0
