"""The odds of tests and fights for a seat: binomial, with the pool that it would roll."""

from typing import Final

from gloaming.eldritch.model.components import SKILLS, SUCCESS
from gloaming.eldritch.model.data import BONUS, NO_SKILL, RAISE, REROLL
from gloaming.eldritch.model.events import SUCCEED_ON
from gloaming.eldritch.model.scenes import IN_COMBAT
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.dice.test_pool import (
    aura_dice,
    best_bonus,
    is_fitting,
    is_used,
    skill_value,
)
from gloaming.eldritch.rules.encounters.combat import (
    can_lose_health,
    damage_for,
    horror_for,
    monster_values,
    toughness,
)
from gloaming.kernel.scene import NO_SCENE

MOST_DICE: Final = 16


def _binomials(chance: float) -> list[list[float]]:
    """Returns for each number of dice how likely each number of successes is."""
    rows = [[1.0]]
    for _ in range(MOST_DICE):
        last = rows[-1]
        row = [0.0] * (len(last) + 1)
        for i, share in enumerate(last):
            row[i] += share * (1.0 - chance)
            row[i + 1] += share * chance
        rows.append(row)
    return rows


# By the least number that succeeds: 4 (Blessed), 5, 6 (Cursed).
_ROWS: Final = {4: _binomials(3 / 6), 5: _binomials(2 / 6), 6: _binomials(1 / 6)}


def die_chance(least: int) -> float:
    """Returns how likely one die succeeds."""
    return (7 - least) / 6.0


def distribution(dice: int, least: int = SUCCESS) -> list[float]:
    """Returns how likely each number of successes is, from none on."""
    return _ROWS[least][min(max(dice, 1), MOST_DICE)]


def at_least(dice: int, needed: int, least: int = SUCCESS) -> float:
    """Returns how likely so many successes are, or more."""
    if needed <= 0:
        return 1.0
    row = distribution(dice, least)
    return sum(row[needed:])


def least_of(game: Eldritch, seat: int) -> int:
    """Returns the least number that succeeds for a seat: Blessed, Cursed or neither."""
    return game.investigators[seat].standing.sums[SUCCEED_ON] or SUCCESS


def _pool(game: Eldritch, seat: int, skill: int, contexts: int) -> tuple[int, int]:
    """Returns the dice of a seat for a skill without a modifier, and a die more if it can reroll.

    The optional bonuses that can be had are counted too: whoever rolls takes them.
    """
    dice = skill_value(game, seat, skill)
    bonus = best_bonus(game, seat, skill, contexts, NO_SCENE)
    extra = 0
    components = game.data.components
    for index in game.investigators[seat].cards:
        for aid in components[index].aids:
            if not is_fitting(game, aid, seat, skill, contexts) or is_used(game, aid, index, seat):
                continue
            if aid.kind == BONUS and aid.is_optional:
                bonus = max(bonus, aid.amount)
            elif aid.kind in (REROLL, RAISE) and aid.price is None:
                extra = 1
    return dice + bonus + aura_dice(game, seat, skill, contexts), extra


class Pools:
    """The pools of all seats in one position; each is counted once."""

    def __init__(self, game: Eldritch) -> None:
        self.game = game
        self.least = [least_of(game, seat) for seat in range(game.seats)]
        self._known: dict[int, tuple[int, int]] = {}
        self._rows: dict[int, tuple[int, ...]] = {}

    def dice(self, seat: int, skill: int, modifier: int, contexts: int) -> int:
        """Returns how many dice a seat would roll where it stands; a reroll counts for one more."""
        key = (contexts * 8 + skill) * 64 + seat
        found = self._known.get(key)
        if found is None:
            found = _pool(self.game, seat, skill, contexts)
            self._known[key] = found
        return max(1, found[0] + modifier) + found[1]

    def row(self, seat: int, contexts: int) -> tuple[int, ...]:
        """Returns how many dice a seat would roll for each skill with a modifier of 5: by what its
        tests of any kind are the same."""
        key = contexts * 64 + seat
        found = self._rows.get(key)
        if found is None:
            found = tuple([self.dice(seat, skill, 5, contexts) for skill in range(len(SKILLS))])
            self._rows[key] = found
        return found


class Fight:
    """What a Combat Encounter of a seat with a Monster is likely to bring."""

    __slots__ = ("health", "kills", "sanity")

    def __init__(self, kills: float, health: float, sanity: float) -> None:
        self.kills = kills  # how likely it is defeated
        self.health = health  # Health that is lost on average
        self.sanity = sanity


def fight(game: Eldritch, pools: Pools, seat: int, monster: int) -> Fight:
    """Returns what a Combat Encounter with a Monster would bring now."""
    values = monster_values(game, monster)
    least = pools.least[seat]
    sanity = 0.0
    if values.will_skill != NO_SKILL:
        horror = horror_for(game, monster, seat)
        dice = pools.dice(seat, values.will_skill, values.will, IN_COMBAT)
        for hits, share in enumerate(distribution(dice, least)):
            sanity += share * max(0, horror - hits)
    left = toughness(game, monster) - game.wounds[monster]
    if values.strength_skill == NO_SKILL:
        # what kills it then is on the Monster itself; most of them do not survive the Will test
        return Fight(1.0 if game.component(monster).is_cultist else 0.4, 0.5, sanity)
    damage = damage_for(game, monster, seat)
    dice = pools.dice(seat, values.strength_skill, values.strength, IN_COMBAT)
    health = 0.0
    kills = 0.0
    for hits, share in enumerate(distribution(dice, least)):
        health += share * max(0, damage - hits)
        if hits >= left:
            kills += share
    if not can_lose_health(game, monster):
        kills = 0.0
    return Fight(kills, health, sanity)


def expected_hits(game: Eldritch, pools: Pools, seat: int, monster: int) -> float:
    """Returns how much Health a Monster would lose in a Combat Encounter, on average."""
    values = monster_values(game, monster)
    if values.strength_skill == NO_SKILL or not can_lose_health(game, monster):
        return 0.0
    dice = pools.dice(seat, values.strength_skill, values.strength, IN_COMBAT)
    return dice * die_chance(pools.least[seat])
