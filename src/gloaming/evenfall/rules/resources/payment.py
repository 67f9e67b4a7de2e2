"""Costs: what can be paid, in which ways, and paying it (EF-LIM-05, EF-PLY-04, EF-SPC-19).

A way to pay is one number: Herbs, Potions and Knowledge in the first three groups of five
bits, Mana in the fourth.
"""

from typing import Final

from gloaming.evenfall.model.amounts import HERB, KNOWLEDGE, POTION, Cost
from gloaming.evenfall.model.events import POTIONS_WILD
from gloaming.evenfall.model.state import Clan

BITS: Final = 5
MASK: Final = 31


def way(herb: int, potion: int, knowledge: int, mana: int = 0) -> int:
    """Packs amounts into one number."""
    return herb | potion << 5 | knowledge << 10 | mana << 15


def can_afford(clan: Clan, cost: Cost, less: int = 0) -> bool:
    """Whether the resources and Mana of a cost can be paid, with `less` resources taken off."""
    if clan.mana < cost.mana:
        return False
    stock = clan.stock
    if less == 0 and clan.standing.sums[POTIONS_WILD] == 0:
        if stock[HERB] < cost.herb or stock[POTION] < cost.potion:
            return False
        if stock[KNOWLEDGE] < cost.knowledge:
            return False
        if cost.any == 0:
            return True
        return stock[HERB] + stock[POTION] + stock[KNOWLEDGE] >= cost.resources()
    missing = max(0, cost.herb - stock[HERB]) + max(0, cost.knowledge - stock[KNOWLEDGE])
    short = max(0, cost.potion - stock[POTION])
    if clan.standing.sums[POTIONS_WILD]:
        missing = max(0, missing - max(0, stock[POTION] - cost.potion))
    total = stock[HERB] + stock[POTION] + stock[KNOWLEDGE]
    return missing + short <= less and total >= cost.resources() - less


def ways_to_pay(clan: Clan, cost: Cost, less: int = 0) -> list[int]:
    """Returns every way to pay a cost; the plainest first. Empty if it cannot be paid."""
    stock = clan.stock
    if clan.mana < cost.mana:
        return []
    if less == 0 and cost.any == 0 and clan.standing.sums[POTIONS_WILD] == 0:
        if (
            stock[HERB] >= cost.herb
            and stock[POTION] >= cost.potion
            and stock[KNOWLEDGE] >= cost.knowledge
        ):
            return [way(cost.herb, cost.potion, cost.knowledge, cost.mana)]
        return []
    found: list[int] = []
    for due in _reduced(cost, less):
        herb, potion, knowledge = due & MASK, due >> 5 & MASK, due >> 10 & MASK
        swaps_h = herb if clan.standing.sums[POTIONS_WILD] else 0
        swaps_k = knowledge if clan.standing.sums[POTIONS_WILD] else 0
        for s in range(swaps_h + 1):
            for t in range(swaps_k + 1):
                _spread(clan, cost, herb - s, potion + s + t, knowledge - t, found)
    return found


def _reduced(cost: Cost, less: int) -> list[int]:
    """Returns the fixed part of a cost with `less` resources left out, in every way."""
    fixed = cost.herb + cost.potion + cost.knowledge
    cut = min(less, fixed)
    due: list[int] = []
    for a in range(min(cut, cost.herb) + 1):
        for b in range(min(cut - a, cost.potion) + 1):
            c = cut - a - b
            if c <= cost.knowledge:
                due.append(way(cost.herb - a, cost.potion - b, cost.knowledge - c))
    return due


def _spread(
    clan: Clan, cost: Cost, herb: int, potion: int, knowledge: int, found: list[int]
) -> None:
    """Adds the ways in which the resources of choice can be spread over what is left."""
    stock = clan.stock
    left_h = stock[HERB] - herb
    left_p = stock[POTION] - potion
    left_k = stock[KNOWLEDGE] - knowledge
    if left_h < 0 or left_p < 0 or left_k < 0:
        return
    for a in range(min(cost.any, left_h) + 1):
        for b in range(min(cost.any - a, left_p) + 1):
            c = cost.any - a - b
            if c <= left_k:
                packed = way(herb + a, potion + b, knowledge + c, cost.mana)
                if packed not in found:
                    found.append(packed)


def pay(clan: Clan, packed: int) -> None:
    """Pays a way to the general supply (EF-SET-14)."""
    stock = clan.own_stock()
    stock[HERB] -= packed & MASK
    stock[POTION] -= packed >> 5 & MASK
    stock[KNOWLEDGE] -= packed >> 10 & MASK
    clan.mana -= packed >> 15
