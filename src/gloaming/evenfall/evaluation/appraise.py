"""How good a position is for a seat, in points: what greedy bots look at.

Points scored, points that final scoring would give now, and what stock, cards, pieces and the
clan's engine promise for the rounds that are left. The numbers were found by letting bots with
slightly different ones play each other.
"""

from typing import Final

from gloaming.evenfall.evaluation.appraise_crystal import appraise_path
from gloaming.evenfall.evaluation.appraise_moon import appraise_moon, can_cash_cards, next_space
from gloaming.evenfall.evaluation.effect_values import GROWN, TYPICAL, effect_value
from gloaming.evenfall.model.amounts import Cost
from gloaming.evenfall.model.cards import NO_ICON, RED, RITUAL, Card, is_fitting_stone
from gloaming.evenfall.model.events import ELDERS_OUTER, GAME_END, ROUND_END
from gloaming.evenfall.model.state import (
    NO_CARD,
    PHASE_ACTION,
    PHASE_BATTLE,
    PHASE_GAME_END,
    PHASE_ROUND_END,
    Clan,
    Evenfall,
)
from gloaming.evenfall.rules.counters import own_stones
from gloaming.evenfall.rules.counts import ClanCount, count
from gloaming.evenfall.rules.people import council_cost, has_specialist
from gloaming.evenfall.rules.resources.gain import NO_COUNT, Gain
from gloaming.kernel.control import If, Sequence
from gloaming.kernel.game import Effect

# Lists go by how many rounds there are still to act in, this one included: none, 1, 2, 3.
# Passing costs nothing but what the rest of the round would have brought.

RESOURCE: Final = [0.0, 0.22, 0.7, 0.94]
MANA: Final = [0.0, 0.42, 0.42, 0.5]
MANY: Final = 3  # resources of one kind; what is beyond that counts less
BEYOND: Final = 0.42
MUCH: Final = 10  # Mana
BEYOND_MANA: Final = 0.45

CARD: Final = [0.0, 0.49, 0.86, 1.02]
FULL_HAND: Final = 8
PLAYABLE: Final = [0.0, 0.48, 0.52, 0.46]  # of what the best card in hand would bring
SECOND: Final = 0.62  # of that for the second best
THIRD: Final = 0.40
MISSING: Final = 0.5  # for every resource that is still missing to pay it
NO_ROOM: Final = 0.52  # while there is no free Place for it
COST: Final = [0.0, 0.5, 0.8, 0.82]  # what a resource of its price is worth

# The same for a clan that turns each card into a resource (EF-MOON-05).
CASH_CARD: Final = [0.0, 0.7, 1.2, 1.6]
CASH_PLAYABLE: Final = [0.0, 0.95, 0.9, 0.8]
CASHED: Final = [0.0, 0.85, 0.85, 0.85]  # for every card that has to be turned to pay it

USE: Final = [0.0, 0.67, 1.54, 2.47]  # uses of an Action Space or exhaust effect
OUTER_USE: Final = 0.45  # in the Outer Circle only a Witch can use it
ELDER_OUTER_USE: Final = 0.85  # unless Elders may stand there too
AVERAGE_USE: Final = 0.8  # not knowing in which circle it will be
SPENT_USE: Final = 0.92  # uses lost once it was used this round
ONGOING: Final = [0.0, 0.52, 1.8, 2.8]  # rounds in which an ongoing effect works
HARVESTS: Final = [0.0, 0.0, 0.94, 1.69]  # to come, beside that of a token still active
TOKEN_HARVEST: Final = 0.62
OUTER_VP: Final = [0.0, 0.3, 0.55, 0.68]  # hope that a Place still comes into the Inner Circle
BARE: Final = [0.0, 0.35, 1.08, 1.6]  # room for a Ritual
BINDING: Final = 0.4
SLOT: Final = [0.0, 0.26, 0.53, 0.55]  # a free Building Space

GROWTH: Final = [0.0, 0.31, 0.52, 1.04]  # of a count's typical value at the end, still to come
STONE: Final = [0.2, 0.6, 1.1, 1.3]  # hope for what a Powerstone will double

WITCH: Final = [0.0, 0.8, 1.25, 1.5]
ELDER: Final = [0.0, 0.14, 0.15, 0.15]
TOKEN: Final = 1.51  # the Herb and the Potion of an active token

BID: Final = 0.69  # part of the Mana one can spend in a battle that is likely to be spent there
RIVAL_BID: Final = 0.43
CARD_STRENGTH: Final = 2.2  # of a card that the Automa draws
EDGE: Final = 0.14  # how a point of strength changes the chance to win
VICTORY: Final = [3.1, 2.8, 2.6, 2.8]
REWARD: Final = 0.9  # for reaching one
REACH: Final = 0.27  # how much a point of strength more or less counts near a threshold


# What the value is made of, in the order of `appraise_parts`.
PARTS: Final = [
    "stock",
    "hand",
    "outer Circle",
    "inner Circle",
    "Specialists",
    "Council",
    "Powerstones",
    "expansion",
    "pieces",
    "moon side",
    "battles",
]


def appraise(game: Evenfall, seat: int) -> float:
    """Returns the position's value for a seat."""
    clan = game.clans[seat]
    if game.phase == PHASE_GAME_END and game.is_over:
        return clan.vp + clan.mana * 0.01
    return appraised(game, seat, appraise_parts(game, seat))


def appraised(game: Evenfall, seat: int, parts: list[float]) -> float:
    """Returns the value of a position of a game that goes on, from what it is made of."""
    total = float(game.clans[seat].vp)
    for worth in parts:
        total += worth
    return total


def appraise_parts(game: Evenfall, seat: int) -> list[float]:
    """Returns what a seat may expect beside the points it has, by where it comes from (`PARTS`)."""
    clan = game.clans[seat]
    left = game.data.rounds - game.round  # whole rounds to come
    acting = game.phase <= PHASE_ACTION and not clan.passed
    time = min(3, left + 1) if acting or left > 0 else 0
    hand = 0.0
    if time > 0:
        hand = _hand(game, clan, time, clan.moon is not None and can_cash_cards(game, clan))
    path = 0.0
    if game.expansion is not None:
        path = appraise_path(game, game.expansion, clan, seat, left, acting)
    pieces = 0.0
    if acting:
        pieces = clan.witches * WITCH[time] + clan.elders * ELDER[time]
        if clan.token:
            pieces += TOKEN
    moon = 0.0
    if clan.moon is not None:
        moon = appraise_moon(game, clan, clan.moon, seat, left, RESOURCE[left], acting)
    battles = 0.0
    if game.phase == PHASE_ACTION or game.phase == PHASE_BATTLE:
        battles = _battles(game, clan, seat, time, left)
    return [
        _stock(clan, time, min(3, left + (1 if game.phase <= PHASE_BATTLE else 0))),
        hand,
        _outer(game, clan, time, acting),
        _inner(game, clan, time, acting),
        _people(game, clan, time, acting),
        _council(game, clan, seat, time, left),
        _stones(game, clan, time),
        path,
        pieces,
        moon,
        battles,
    ]


def _stock(clan: Clan, time: int, battles: int) -> float:
    """Returns resources and Mana; the more there is of one, the less the next is worth."""
    value = RESOURCE[time]
    total = 0.0
    for amount in clan.stock:
        if amount <= MANY:
            total += value * amount
        else:
            total += value * (MANY + BEYOND * (amount - MANY))
    mana = clan.mana
    if mana <= MUCH:
        return total + MANA[battles] * mana
    return total + MANA[battles] * (MUCH + BEYOND_MANA * (mana - MUCH))


def _hand(game: Evenfall, clan: Clan, time: int, cash: bool) -> float:
    """Returns cards: worth something each, and a part of what the best of them would bring in play.

    `cash`: they are money too, so any of them is as good as playable while others can pay for it.
    """
    cards = game.data.cards
    room = 1.0 if _has_room(game, clan) else NO_ROOM
    first = 0.0
    second = 0.0
    third = 0.0
    for index in clan.hand:
        card = cards[index]
        if card.kind == RITUAL:
            value = room * _promise(clan, card.cost, _ritual_brings(card, time), time, cash)
        else:
            value = _person_promise(game, clan, card, time, cash)
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    best = first + SECOND * second + THIRD * third
    held = len(clan.hand)
    if cash:
        return CASH_CARD[time] * held + CASH_PLAYABLE[time] * best
    many = float(held) if held <= FULL_HAND else FULL_HAND + 0.5 * (held - FULL_HAND)
    return CARD[time] * many + PLAYABLE[time] * best


def _has_room(game: Evenfall, clan: Clan) -> bool:
    on = game.ritual_on
    for place in clan.outer:
        if on[place] == NO_CARD:
            return True
    for place in clan.inner:
        if on[place] == NO_CARD:
            return True
    return False


def _ritual_brings(card: Card, time: int) -> float:
    """Returns what a Ritual would bring, not knowing yet in which circle."""
    brings = card.worth_once + card.worth_use * USE[time] * AVERAGE_USE
    return brings + card.worth_round * ONGOING[time] + card.vp * (0.4 + 0.6 * OUTER_VP[time])


def _specialist_brings(card: Card, time: int) -> float:
    return card.vp + card.worth_use * USE[time] + card.worth_round * ONGOING[time]


def _council_brings(card: Card, time: int) -> float:
    listener = card.council_listeners[0] if card.council_listeners else None
    if listener is not None and listener.event >= ROUND_END:
        return effect_value(listener.effect) * (
            GROWN if listener.event == GAME_END else float(time)
        )
    return card.council_round * ONGOING[time]


def _person_promise(game: Evenfall, clan: Clan, card: Card, time: int, cash: bool) -> float:
    """Returns the better of what a person would bring as a Specialist and as a Council Member."""
    value = 0.0
    if not has_specialist(game, clan, card):
        value = _promise(clan, card.cost, _specialist_brings(card, time), time, cash)
    brings = _council_brings(card, time)
    return max(value, _promise(clan, council_cost(game, clan), brings, time, cash))


def _promise(clan: Clan, cost: Cost, brings: float, time: int, cash: bool) -> float:
    """Returns what a card would bring beyond its price, the less the more is missing to pay for it.

    `cash`: the other cards in hand can pay too, also for resources of choice.
    """
    value = brings - COST[time] * cost.resources()
    if value <= 0.0:
        return 0.0
    stock = clan.stock
    missing = max(0, cost.herb - stock[0]) + max(0, cost.potion - stock[1])
    missing += max(0, cost.knowledge - stock[2])
    others = 0
    if cash:
        missing = max(missing, cost.resources() - stock[0] - stock[1] - stock[2])
        others = len(clan.hand) - 1
    for i in range(missing):
        value *= CASHED[time] if i < others else MISSING
    return value


def _outer(game: Evenfall, clan: Clan, time: int, acting: bool) -> float:
    """Returns Places that are harvested, and what stands on them."""
    cards = game.data.cards
    harvests = HARVESTS[time] + (TOKEN_HARVEST if acting and clan.token else 0.0)
    total = 0.0
    outside = OUTER_USE
    if clan.moon is not None:
        board = game.data.boards[clan.board]
        if not board.token_harvests:
            total += 0.5 * len(clan.outer) * harvests  # Mana for each of them instead
            harvests = 0.0
        if board.scout_harvests:
            harvests += game.data.rounds - game.round
        if clan.standing.total(ELDERS_OUTER):
            outside = ELDER_OUTER_USE
    for place in clan.outer:
        card = cards[place]
        scythes = game.scythes[place]
        total += card.worth_use * (1 + scythes) * harvests + card.vp * OUTER_VP[time]
        index = game.ritual_on[place]
        if index == NO_CARD:
            total += BARE[time] + BINDING * card.worth_once
            continue
        ritual = cards[index]
        total += ritual.vp * OUTER_VP[time] + ritual.worth_round * ONGOING[time]
        total += SLOT[time] * (ritual.slots - scythes - game.orbs[place])
        uses = USE[time]
        if game.piece_on[place] or not acting:
            uses -= SPENT_USE
        if uses > 0.0:
            total += ritual.worth_use * uses * outside
    return total


def _inner(game: Evenfall, clan: Clan, time: int, acting: bool) -> float:
    """Returns Places that count at the end, and Action Spaces that Elders can use."""
    cards = game.data.cards
    total = 0.0
    for place in clan.inner:
        card = cards[place]
        total += card.vp
        index = game.ritual_on[place]
        if index == NO_CARD:
            total += BARE[time] + BINDING * card.worth_once
            continue
        ritual = cards[index]
        total += ritual.vp + ritual.worth_round * ONGOING[time]
        total += SLOT[time] * (ritual.slots - game.scythes[place] - game.orbs[place])
        uses = USE[time]
        if game.piece_on[place] or not acting:
            uses -= SPENT_USE
        if uses > 0.0:
            total += ritual.worth_use * uses
    return total


def _people(game: Evenfall, clan: Clan, time: int, acting: bool) -> float:
    """Returns Specialists: their values, and what they will still do."""
    cards = game.data.cards
    total = 0.0
    for i, index in enumerate(clan.specialists):
        card = cards[index]
        total += card.vp + card.worth_round * ONGOING[time]
        uses = USE[time]
        if not (acting and clan.ready[i]):
            uses -= SPENT_USE
        if uses > 0.0:
            total += card.worth_use * uses
    for i, index in enumerate(clan.borrowed):
        card = cards[index]
        if acting:
            total += 0.4 * card.worth_round + card.worth_use * clan.borrow_ready[i]
    return total


def _council(game: Evenfall, clan: Clan, seat: int, time: int, left: int) -> float:
    """Returns Council Members: what they count now, and what they will still do."""
    cards = game.data.cards
    total = 0.0
    for index in clan.council:
        card = cards[index]
        total += card.council_round * ONGOING[time]
        for listener in card.council_listeners:
            if listener.event == GAME_END:
                total += _grown(game, seat, listener.effect, GROWTH[time])
            elif listener.event == ROUND_END:
                total += effect_value(listener.effect) * left
                if game.phase < PHASE_ROUND_END:
                    total += _grown(game, seat, listener.effect, 0.0)
    return total


def _grown(game: Evenfall, seat: int, effect: Effect, growth: float) -> float:
    """Returns what a counting effect gives: what there is now, and what is likely to come."""
    if isinstance(effect, Gain):
        if effect.per == NO_COUNT:
            return float(effect.vp)
        there = count(game, seat, effect.per) + growth * TYPICAL[effect.per]
        return effect.vp * there / effect.every
    if isinstance(effect, Sequence):
        return sum(_grown(game, seat, part, growth) for part in effect.parts)
    if isinstance(effect, If) and isinstance(effect.count, ClanCount):
        there = count(game, seat, effect.count.what) + growth * TYPICAL[effect.count.what]
        chance = min(1.0, there / effect.least)
        chance *= chance
        other = effect.other
        rest = _grown(game, seat, other, growth) if other is not None else 0.0
        return chance * _grown(game, seat, effect.then, growth) + (1.0 - chance) * rest
    return effect_value(effect)


def _stones(game: Evenfall, clan: Clan, time: int) -> float:
    """Returns Powerstones: what they would double now, and a hope for the rest."""
    cards = game.data.cards
    total = 0.0
    used: list[int] = []
    stones = own_stones(clan)
    if RED in stones:  # it fits every icon, so the others come first
        stones = sorted(stones)
    for stone in stones:
        best = -1
        gain = 0
        for place in clan.inner:
            if (
                is_fitting_stone(stone, cards[place].icon)
                and game.stone_on[place] == NO_ICON
                and place not in used
            ):
                ritual = game.ritual_on[place]
                if ritual != NO_CARD and cards[ritual].vp > gain:
                    gain = cards[ritual].vp
                    best = place
        if best >= 0:
            used.append(best)
            total += gain
        total += STONE[time]
    return total


def _battles(game: Evenfall, clan: Clan, seat: int, time: int, left: int) -> float:
    """Returns what standing in the Regions promises before their battles."""
    start = game.battle + 1 if game.phase == PHASE_BATTLE else 0
    here = 0
    for region in range(start, len(game.rows)):
        if game.pieces_at(region, seat) > 0:
            here += 1
    if here == 0:
        return 0.0
    share = min(float(game.data.dial_cap), BID * clan.mana * (1.0 if here == 1 else 1.4 / here))
    victory = VICTORY[time]
    if clan.moon is not None:
        victory += next_space(game, clan, clan.moon, left)
    total = 0.0
    for region in range(start, len(game.rows)):
        mine = game.might_at(region, seat)
        if mine == 0:
            continue
        strength = mine + share
        rival = _rival(game, seat, region)
        chance = 1.0
        if rival > 0.0:
            chance = min(0.92, max(0.05, 0.5 + EDGE * (strength - rival)))
        total += chance * victory
        board = game.data.regions[region]
        for i, threshold in enumerate(board.thresholds):
            near = 0.5 + REACH * (strength - threshold)
            if near > 0.0:
                total += REWARD * effect_value(board.rewards[i]) * min(1.0, near)
    return total


def _rival(game: Evenfall, seat: int, region: int) -> float:
    """Returns the likely strength of the strongest other seat in a Region."""
    if game.data.solo:  # the Automa draws a card for each Witch
        theirs = game.pieces_at(region, game.seats)
        return theirs * (1 + CARD_STRENGTH) + game.round if theirs else 0.0
    rival = 0.0
    for other in range(game.seats):
        if other != seat:
            theirs = game.might_at(region, other)
            if theirs:
                bid = RIVAL_BID * min(game.data.dial_cap, game.clans[other].mana)
                rival = max(rival, theirs + bid)
    return rival
