"""How good a position is for the investigators, the same for all of them: they win together.

A solved Mystery is the measure; everything else is what it helps or hinders.
"""

from typing import Final

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
SOLVED: Final = 14.0
# The next point of Doom, by how many are left; what is beyond counts as the last.
DOOM: Final = [0.0, 12.0, 10.2, 8.4, 6.9, 5.7, 4.8, 4.2, 3.6, 3.3, 3.0, 2.85, 2.7]
AWAKE: Final = -8.0
OPEN_GATE: Final = 0.4  # for the Monsters that come out of it
AHEAD: Final = 7  # rounds
LATER: Final = 0.92  # what a round later counts
GATE: Final = -0.5  # of the Doom that an open Gate costs if nobody closes it
GATE_GUARDED: Final = -1.0  # a Monster stands before it, so that nobody can close it
OMEN_TOKEN: Final = -0.8
TOUGHNESS: Final = -0.15
RUMOR_IN_PLAY: Final = -2.0
RUMOR_TOKENS: Final = -4.0  # divided by the tokens that are left
BOARD_CLUE: Final = 0.2
CLUE: Final = 0.35
# Health and Sanity: what there is in all with so much of it.
TRACK: Final = [-4.0, -1.6, -0.6, 0.0, 0.35, 0.6, 0.8, 0.95, 1.05]
OUT: Final = -3.0
GONE: Final = -8.0
DELAYED: Final = -0.5
TICKET: Final = 0.12
IMPROVED: Final = 0.5
FAR: Final = -0.1
CONDITIONS: Final = {
    "blessed": 1.2,
    "cursed": -1.2,
    "dark-pact": -3.0,
    "debt": -0.5,
    "detained": -1.3,
}
OTHER_CONDITION: Final = -0.5
ARTIFACT_VALUE: Final = 1.6
SPELL_VALUE: Final = 0.6
SERVICE_VALUE: Final = 0.3


def appraise(game: Eldritch) -> float:
    """Returns the position's value for the investigators."""
    result = game.result
    if result is not None:
        if result.kind == WON_TOGETHER:
            return WON - (0.1 * result.scores[0] if result.scores else 0.0)
        return LOST + SOLVED * 0.5 * len(game.solved)
    total = SOLVED * len(game.solved) + doom_value(game.doom)
    if game.is_awake:
        total += AWAKE
    if game.mystery != NO_COMPONENT:
        total += progress_value(game)
    goals: list[int] = []  # the spaces with a Clue or a Gate
    total += _board(game, goals)
    for one in game.investigators:
        if one.status == IN_PLAY:
            total += _investigator(game, one, goals)
        else:
            total += GONE if one.status == ELIMINATED else OUT
    return total


def doom_value(doom: int) -> float:
    """Returns what the Doom that is left is worth."""
    return (
        _DOOM_SUMS[doom]
        if doom < len(_DOOM_SUMS)
        else _DOOM_SUMS[-1] + DOOM[-1] * (doom - len(_DOOM_SUMS) + 1)
    )


def doom_point(doom: int) -> float:
    """Returns what the next point of Doom costs."""
    return DOOM[min(max(doom, 1), len(DOOM) - 1)]


def gate_cost(game: Eldritch, colour: int, turns: int) -> float:
    """Returns what an open Gate costs after so many rounds: the Omen goes on after each one, and
    Doom advances when it comes to the colour of the Gate."""
    point = doom_point(game.doom)
    cost = OPEN_GATE
    share = 1.0
    for ahead in range(turns, turns + AHEAD):
        if OMENS[(game.omen + ahead) % len(OMENS)] == colour:
            cost += share * point
        share *= LATER
    return cost


def _sums(steps: list[float]) -> list[float]:
    found: list[float] = []
    total = 0.0
    for step in steps:
        total += step
        found.append(total)
    return found


_DOOM_SUMS: Final = _sums(DOOM)


def track_value(amount: int) -> float:
    """Returns what so much Health or Sanity is worth."""
    return TRACK[min(max(amount, 0), len(TRACK) - 1)]


def progress_value(game: Eldritch) -> float:
    """Returns what has been done for the active Mystery, and the Clues for the rest of it."""
    card = game.mystery
    want = needed(game, card)
    have = min(progress(game, card), want)
    value = 0.9 * SOLVED * have / max(1, want)
    goal = game.component(card).goal
    if goal is not None and goal.epic:
        for monster in game.data.monsters:
            if game.place[monster] >= 0 and game.component(monster).entry == goal.epic:
                value += 0.7 * SOLVED * game.wounds[monster] / toughness(game, monster)
    return value


def _board(game: Eldritch, goals: list[int]) -> float:
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
                costs[colour] = gate_cost(game, colour, 1)
            total += GATE * costs[colour]
    total += OMEN_TOKEN * game.omen_tokens[OMENS.index(GREEN)]
    for monster in data.monsters:
        if place[monster] >= 0:
            left = toughness(game, monster) - game.wounds[monster]
            total += TOUGHNESS * left
            if place[monster] in guarded:
                guarded.remove(place[monster])
                total += GATE_GUARDED
    for clue in data.clues:
        if place[clue] >= 0:
            total += BOARD_CLUE
            goals.append(place[clue])
    for card in game.ongoing:
        component = data.components[card]
        if component.mythos_kind == RUMOR:
            total += RUMOR_IN_PLAY
            if component.tokens:
                total += RUMOR_TOKENS / max(1, game.tokens[card])
    return total


def _investigator(game: Eldritch, one: Investigator, goals: list[int]) -> float:
    total = track_value(one.health) + track_value(one.sanity)
    held = len(one.clues)
    total += CLUE * held + (0.25 * min(held, 2) if held else 0.0)
    if one.delayed:
        total += DELAYED
    total += TICKET * (one.train + one.ship)
    total += IMPROVED * sum(one.improved)
    for index in one.cards:
        total += card_value(game, index)
    distance = game.data.distance[one.space]
    nearest = 6
    for at in goals:
        if distance[at] < nearest:
            nearest = distance[at]
    return total + FAR * nearest


def card_value(game: Eldritch, index: int) -> float:
    """Returns what a held card is worth, by what everybody sees of it."""
    component = game.data.components[index]
    kind = component.kind
    if kind == ASSET:
        return 0.3 + 0.3 * component.value
    if kind == CONDITION:
        return CONDITIONS.get(component.entry, OTHER_CONDITION)
    if kind == ARTIFACT:
        return ARTIFACT_VALUE
    return SPELL_VALUE if kind == SPELL else 0.0
