"""What effects are worth on the whole, in points: estimates that `appraise` multiplies by use.

Read off the effect trees, so that an owner's pack changes them too.
"""

from typing import Final

from gloaming.evenfall.ascend import TakePathCard, TakePathStone
from gloaming.evenfall.battle import TakeAnyStone
from gloaming.evenfall.cards import PERSON, PLACE, Table
from gloaming.evenfall.cat import TakeCat
from gloaming.evenfall.catalysts import BuildFree
from gloaming.evenfall.coven import Advance
from gloaming.evenfall.crystal import Charge
from gloaming.evenfall.discover import FreeDiscovery
from gloaming.evenfall.events import GAME_END, ROUND_END
from gloaming.evenfall.gain import NO_COUNT, Gain
from gloaming.evenfall.harvest import OUTER, Harvest
from gloaming.evenfall.path import PlayPath
from gloaming.evenfall.paying import Pay
from gloaming.evenfall.people import Borrow, ReadySpecialist
from gloaming.evenfall.pieces import MoveElder, MovePieces, Recall
from gloaming.evenfall.rites import (
    BuildBeside,
    EveryoneTransfers,
    Foresee,
    HarvestRegion,
    PullPiece,
    Reward,
    Wander,
    Wind,
)
from gloaming.evenfall.ritual import Consume, PlayForFree, RemoveRitual
from gloaming.evenfall.talents import (
    CopyCouncil,
    CopyExhaust,
    Exchange,
    Herd,
    Replace,
    RivalsGain,
    TakeBack,
)
from gloaming.evenfall.token import ReadyToken
from gloaming.evenfall.transfer import Transfer
from gloaming.kernel.control import Choice, ForEach, If, May, Sequence
from gloaming.kernel.game import Effect

RESOURCE: Final = 1.1
MANA: Final = 0.55
CARD: Final = 0.7
CHARGE: Final = 1.3  # a charged Crystal
COUNTED: Final = 2.5  # how many of a thing there are when it is counted, on average

# How often a player sees an event in a round.
PER_ROUND: Final = [
    2.6,  # discover
    3.0,  # harvest
    3.5,  # discard
    1.2,  # coven
    1.2,  # transfer
    1.0,  # token
    2.5,  # opponent-token
    2.0,  # ritual
    0.9,  # inner-ritual
    0.8,  # specialist
    0.6,  # council
    1.3,  # person
    0.9,  # artifact
    0.9,  # familiar
    0.9,  # enchantment
    1.1,  # scythe
    0.8,  # orb
    1.8,  # catalyst
    1.1,  # binding
    2.0,  # battle-start
    0.7,  # battle-won
    1.1,  # battle-lost
    0.8,  # stone
    0.9,  # exhaust
    2.8,  # activate
    1.3,  # elder-activate
    3.4,  # region-witch
    2.0,  # gain-herb
    2.0,  # gain-potion
    2.0,  # gain-knowledge
    1.0,  # scout
    1.0,  # pass
    1.0,  # round-end
    0.0,  # game-end
    0.9,  # ascend
    1.3,  # crystal
    1.6,  # row-catalyst
    1.0,  # here-catalyst
    1.2,  # valuable
    1.2,  # quiet-ritual
    1.2,  # costly-discover
    1.5,  # spend-mana
    1.0,  # clan-token
]

# What a standing effect is worth in a round.
STANDING_WORTH: Final = [1.6, 1.4, 1.3, 2.0, 0.8, 1.2, 1.2, 1.2, 1.1, 1.2, 1.6, 0.9, 1.2, 2.0, 0.0]


def worth(effect: Effect | None) -> float:
    """Points an effect is worth when it is used once."""
    if effect is None:
        return 0.0
    if isinstance(effect, Gain):
        return _gain(effect)
    if isinstance(effect, Pay):
        cost = effect.cost
        price = cost.resources() * RESOURCE * 0.8 + cost.mana * MANA + cost.cards * CARD * 0.6
        price += cost.crystals * CHARGE
        return max(0.2, worth(effect.bought) - price)
    if isinstance(effect, Sequence):
        return sum(worth(part) for part in effect.parts)
    if isinstance(effect, Choice):
        return max(worth(part) for part in effect.parts) + 0.3
    if isinstance(effect, May):
        return worth(effect.part)
    if isinstance(effect, If):
        return 0.5 * (worth(effect.then) + worth(effect.other))
    if isinstance(effect, ForEach):
        return COUNTED * worth(effect.part)
    return _verb(effect)


def _gain(gain: Gain) -> float:
    resources = gain.herb + gain.potion + gain.knowledge + gain.any * 1.15
    total = resources * RESOURCE + gain.mana * MANA + gain.vp + gain.cards * CARD
    if gain.per != NO_COUNT:
        total *= COUNTED / gain.every
    return total


def _verb(effect: Effect) -> float:
    if isinstance(effect, Harvest):
        return 3.0 if effect.which == OUTER else 1.6
    if isinstance(effect, Advance):
        return 2.2 * effect.steps
    if isinstance(effect, (Transfer, Recall, BuildFree, FreeDiscovery, TakeAnyStone)):
        return 2.0
    if isinstance(effect, (PlayForFree, Consume, ReadyToken)):
        return 3.0
    if isinstance(effect, (MovePieces, MoveElder, Borrow, ReadySpecialist)):
        return 1.2
    if isinstance(effect, RemoveRitual):
        return -1.5
    return _path_verb(effect)


def _path_verb(effect: Effect) -> float:
    """The verbs of The Crystal Path."""
    if isinstance(effect, Charge):
        return CHARGE * effect.crystals
    if isinstance(effect, Foresee):
        return 2.1 * effect.steps
    if isinstance(effect, EveryoneTransfers):
        return 2.0 + 1.7 * effect.vp
    if isinstance(effect, RivalsGain):
        return -0.4 * _gain(effect.gain)
    if isinstance(effect, (PlayPath, CopyCouncil)):
        return 4.0
    if isinstance(effect, (TakeCat, HarvestRegion, Reward, Replace)):
        return 2.6
    if isinstance(effect, (TakePathStone, Wander, BuildBeside, CopyExhaust)):
        return 2.0
    if isinstance(effect, (TakePathCard, Exchange, Wind)):
        return 1.2
    if isinstance(effect, PullPiece):
        return 0.8
    if isinstance(effect, (TakeBack, Herd)):
        return -1.2
    return 1.0


def prepare(table: Table) -> None:
    """Write the estimates of all cards on the table."""
    for card in table.cards:
        card.worth_use = worth(card.action) + worth(card.exhaust)
        if card.kind == PLACE:
            card.worth_use = worth(card.harvest)
        for listener in card.listeners:
            card.worth_round += PER_ROUND[listener.event] * worth(listener.effect)
        for i in range(0, len(card.standing), 2):
            card.worth_round += STANDING_WORTH[card.standing[i]]
        if card.kind == PERSON:
            for listener in card.council_listeners:
                if listener.event == GAME_END:
                    card.council_end = listener.effect
                elif listener.event == ROUND_END:
                    card.council_round += worth(listener.effect)
                else:
                    card.council_round += PER_ROUND[listener.event] * worth(listener.effect)
            for i in range(0, len(card.council_standing), 2):
                card.council_round += STANDING_WORTH[card.council_standing[i]]
        card.worth_once = worth(card.immediate)
        if card.lock is not None:
            card.worth_lock = worth(card.lock)
