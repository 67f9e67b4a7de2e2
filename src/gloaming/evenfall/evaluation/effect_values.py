"""What effects are worth on the whole, in points: estimates that `appraise` multiplies by use.

Read off the effect trees, so that an owner's pack changes them too. The frequencies and counts are
those of many games of greedy bots.
"""

from typing import Final

from gloaming.evenfall.model.cards import PERSON, PLACE, Card, GameData
from gloaming.evenfall.model.events import GAME_END, ROUND_END
from gloaming.evenfall.rules.battle import TakeAnyStone
from gloaming.evenfall.rules.catalysts import BuildFree
from gloaming.evenfall.rules.counts import ClanCount
from gloaming.evenfall.rules.coven import Advance
from gloaming.evenfall.rules.crystal.ascend import TakePathCard, TakePathStone
from gloaming.evenfall.rules.crystal.cat import TakeCat
from gloaming.evenfall.rules.crystal.crystals import Charge
from gloaming.evenfall.rules.crystal.path import PlayPath
from gloaming.evenfall.rules.crystal.person_effects import (
    CopyCouncil,
    CopyExhaust,
    Exchange,
    Herd,
    Replace,
    RivalsGain,
    TakeBack,
)
from gloaming.evenfall.rules.crystal.ritual_effects import (
    BuildBeside,
    EveryoneTransfers,
    Foresee,
    HarvestRegion,
    PullPiece,
    Reward,
    Wander,
    Wind,
)
from gloaming.evenfall.rules.discover import FreeDiscovery
from gloaming.evenfall.rules.gain import NO_COUNT, Gain
from gloaming.evenfall.rules.harvest import OUTER, Harvest
from gloaming.evenfall.rules.moon.board import (
    AdvanceBoth,
    DrawPlace,
    RepeatStep,
    TakeRed,
    TurnRitual,
)
from gloaming.evenfall.rules.moon.demon import CallDemon, ReleaseDemon
from gloaming.evenfall.rules.pay_effect import Pay
from gloaming.evenfall.rules.people import Borrow, ReadySpecialist
from gloaming.evenfall.rules.pieces import MoveElder, MovePieces, Recall
from gloaming.evenfall.rules.ritual import Consume, PlayForFree, RemoveRitual
from gloaming.evenfall.rules.token import ReadyToken
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.control import ChooseOne, ForEach, If, May, Sequence
from gloaming.kernel.game import Effect
from gloaming.kernel.triggers import Listener

RESOURCE: Final = 1.1
CHOICE: Final = 1.15  # how much better a resource of choice is than a fixed one
MANA: Final = 0.5
CARD: Final = 0.7
SPENT: Final = 0.75  # a price is less than the same as a gain: one pays with what one has too much
CHARGE: Final = 1.3  # a charged Crystal

# How often a player sees an event in a round.
PER_ROUND: Final = [
    2.3,  # discover
    5.3,  # harvest
    4.5,  # discard
    2.6,  # coven
    1.3,  # transfer
    1.1,  # token
    3.1,  # opponent-token
    2.3,  # ritual
    0.4,  # inner-ritual
    1.2,  # specialist
    0.6,  # council
    1.8,  # person
    1.0,  # artifact
    1.2,  # familiar
    1.1,  # enchantment
    1.9,  # scythe
    0.9,  # orb
    2.8,  # catalyst
    1.0,  # binding
    1.9,  # battle-start
    0.75,  # battle-won
    1.1,  # battle-lost
    0.9,  # stone
    0.7,  # exhaust
    2.2,  # activate
    1.5,  # elder-activate
    4.1,  # region-witch
    4.0,  # gain-herb
    3.8,  # gain-potion
    2.6,  # gain-knowledge
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

# How many there are of what cards count: in the middle of a game.
TYPICAL: Final = [
    2.1,  # artifact
    2.4,  # familiar
    2.2,  # enchantment
    1.2,  # keyword-set
    3.3,  # scythe
    1.7,  # orb
    5.0,  # catalyst
    1.0,  # rich-place
    2.3,  # specialist
    1.3,  # council-member
    5.8,  # place
    3.4,  # outer-place
    2.3,  # inner-place
    4.4,  # ritual
    2.2,  # outer-ritual
    2.2,  # inner-ritual
    1.8,  # action-ritual
    0.2,  # bare-inner-place
    4.4,  # inner-card
    0.6,  # valuable
    2.9,  # ongoing
    2.0,  # card
    6.0,  # mana
    5.0,  # resource
    0.9,  # powerstone
    0.8,  # powerstone-kind
    3.3,  # coven-step
    0.9,  # ember
    0.7,  # tide
    0.7,  # root
    5.6,  # harvest-symbol
    1.2,  # piece-on-ritual
    1.1,  # elder-on-ritual
    1.9,  # region-present
    4.1,  # region-piece
    0.5,  # elder-outside
    0.75,  # battle-won
    0.25,  # first-player
    1.8,  # crystal
    2.6,  # most-catalyst
    1.0,  # catalyst-set
    1.0,  # rich-ritual
    0.8,  # artifact-pair
    0.9,  # familiar-pair
    0.8,  # enchantment-pair
    0.4,  # locked-ritual
    1.6,  # ascension
    1.5,  # value
]
GROWN: Final = 1.6  # a count at the end, to that in the middle

# What a standing effect is worth in a round.
STANDING_WORTH: Final = [
    1.5,  # mana-catalysts
    1.9,  # elders-outer
    1.8,  # potions-wild
    2.4,  # cheap-rituals
    1.2,  # cheap-specialists
    1.2,  # one-card-discard
    1.3,  # free-scythe
    1.2,  # adjust-dial
    1.2,  # strength
    1.2,  # second-stone
    1.6,  # cheap-discover
    0.9,  # crystal-space
    1.2,  # path-cards
    2.0,  # binding-vp
    0.0,  # crystal-value
]


def effect_value(effect: Effect | None) -> float:
    """Points an effect is worth when it is used once."""
    if effect is None:
        return 0.0
    if isinstance(effect, Gain):
        return _gain(effect)
    if isinstance(effect, Pay):
        cost = effect.cost
        price = cost.resources() * RESOURCE + cost.mana * MANA + cost.cards * CARD
        price = price * SPENT + cost.crystals * CHARGE
        return max(0.2, effect_value(effect.bought) - price)
    if isinstance(effect, Sequence):
        return sum(effect_value(part) for part in effect.parts)
    if isinstance(effect, ChooseOne):
        return max(effect_value(part) for part in effect.parts) + 0.3
    if isinstance(effect, May):
        return max(0.0, effect_value(effect.part))
    if isinstance(effect, If):
        return 0.5 * (effect_value(effect.then) + effect_value(effect.other))
    if isinstance(effect, ForEach):
        counted = effect.count
        times = TYPICAL[counted.what] if isinstance(counted, ClanCount) else 1.0
        return times * effect_value(effect.part)
    return _verb(effect)


def _gain(gain: Gain) -> float:
    resources = gain.herb + gain.potion + gain.knowledge + gain.any * CHOICE
    total = resources * RESOURCE + gain.mana * MANA + gain.vp + gain.cards * CARD
    if gain.per != NO_COUNT:
        total *= TYPICAL[gain.per] / gain.every
    return total


def _verb(effect: Effect) -> float:
    if isinstance(effect, Harvest):
        return 3.3 if effect.which == OUTER else 1.6
    if isinstance(effect, Advance):
        return 2.4 * effect.steps
    if isinstance(effect, (Transfer, FreeDiscovery, TakeAnyStone, BuildFree)):
        return 2.2
    if isinstance(effect, (PlayForFree, Consume)):
        return 2.4
    if isinstance(effect, ReadyToken):
        return 4.0
    if isinstance(effect, (Recall, MovePieces, MoveElder, Borrow, ReadySpecialist)):
        return 1.2
    if isinstance(effect, RemoveRitual):
        return -2.0
    return _moon_verb(effect)


def _moon_verb(effect: Effect) -> float:
    """The verbs of moon sides."""
    if isinstance(effect, AdvanceBoth):
        return 3.6
    if isinstance(effect, (RepeatStep, DrawPlace, TakeRed)):
        return 2.2
    if isinstance(effect, (CallDemon, TurnRitual)):
        return 1.0
    if isinstance(effect, ReleaseDemon):
        return effect_value(effect.part)
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


def _heard(listener: Listener) -> float:
    """What a listener brings in a round."""
    return PER_ROUND[listener.event] * effect_value(listener.effect)


def _standing(flags: list[int]) -> float:
    return sum(STANDING_WORTH[flags[i]] * _size(flags[i + 1]) for i in range(0, len(flags), 2))


def _size(amount: int) -> float:
    return 0.5 + 0.5 * amount


def store_estimates(table: GameData) -> None:
    """Write the estimates of all cards and Powerstone spaces on the table."""
    for board in table.boards:
        board.bonus_worth = [effect_value(bonus) for bonus in board.bonuses]
    for card in table.cards:
        if card.kind == PLACE:
            card.worth_use = effect_value(card.harvest)
            card.worth_once = 0.6 * effect_value(card.binding) + 0.4 * effect_value(
                card.binding_full
            )
            if card.binding_full is None:
                card.worth_once = effect_value(card.binding)
            continue
        card.worth_use = effect_value(card.action) + effect_value(card.exhaust)
        card.worth_once = effect_value(card.immediate)
        if card.lock is not None:
            card.worth_lock = effect_value(card.lock)
        card.worth_round = sum(_heard(listener) for listener in card.listeners)
        card.worth_round += _standing(card.standing)
        if card.kind == PERSON:
            _prepare_council(card)


def _prepare_council(card: Card) -> None:
    card.council_round = _standing(card.council_standing)
    for listener in card.council_listeners:
        if listener.event == GAME_END:
            card.council_end = listener.effect
        elif listener.event == ROUND_END:
            card.council_round += effect_value(listener.effect)
        else:
            card.council_round += _heard(listener)
