"""How good a position is for a seat, in points: what greedy bots look at.

Points scored, points that final scoring would give now, and what stock, cards, pieces and the
clan's engine promise for the rounds that are left.
"""

from typing import Final

from gloaming.evenfall.cards import NO_ICON, RITUAL
from gloaming.evenfall.counts import count
from gloaming.evenfall.events import CRYSTAL_VALUE
from gloaming.evenfall.expansion import NO_CAT, Expansion
from gloaming.evenfall.gain import NO_COUNT, Gain
from gloaming.evenfall.lock import matches
from gloaming.evenfall.state import (
    NO_CARD,
    PHASE_ACTION,
    PHASE_BATTLE,
    PHASE_GAME_END,
    PHASE_SCOUT,
    Clan,
    Evenfall,
)

# By how much time is left: after the last battle, last round, round 2, round 1.
RESOURCE_VALUE: Final = [0.0, 0.45, 0.9, 1.0]
MANA_VALUE: Final = [0.0, 0.45, 0.55, 0.6]
CARD_VALUE: Final = [0.0, 0.3, 0.75, 0.8]
PLAYED: Final = 0.35  # of what a card would bring, while it can be paid for but is not played
CHARGED: Final = 1.9  # a charged Crystal, as long as it can be used
CLIMBED: Final = [0.0, 0.9, 1.5, 2.0, 2.2]  # standing on a step of the path, by round to come
ENOUGH: Final = 3  # resources of one kind beyond this are worth half, beyond twice this a sixth


def appraise(game: Evenfall, seat: int) -> float:
    """The position's value for a seat."""
    clan = game.clans[seat]
    if game.phase == PHASE_GAME_END and game.over:
        return clan.vp + clan.mana * 0.01
    left = game.table.rounds - game.round  # whole rounds to come
    acting = game.phase <= PHASE_ACTION and not clan.passed
    time = min(3, left + (1 if game.phase <= PHASE_BATTLE else 0))
    total = float(clan.vp)
    total += _stock(clan, time, acting)
    total += _hand(game, clan, time, acting, left)
    total += _circles(game, clan, left, acting)
    total += _people(game, clan, seat, left, acting)
    total += _stones(game, clan, left)
    if game.expansion is not None:
        total += _expansion(game, game.expansion, clan, seat, left, acting)
    if acting:
        total += _reserve(clan)
    if game.phase <= PHASE_BATTLE:
        total += _battles(game, clan, seat)
    return total


def _stock(clan: Clan, time: int, acting: bool) -> float:
    value = RESOURCE_VALUE[time]
    if not acting:
        value = RESOURCE_VALUE[time - 1] if time > 0 else 0.0
    total = 0.0
    for amount in clan.stock:
        if amount <= ENOUGH:
            total += value * amount
        elif amount <= 2 * ENOUGH:
            total += value * (ENOUGH + 0.5 * (amount - ENOUGH))
        else:
            total += value * (1.5 * ENOUGH + 0.16 * (amount - 2 * ENOUGH))
    mana = clan.mana
    return total + MANA_VALUE[time] * (mana if mana <= 8 else 8 + 0.4 * (mana - 8))


def _hand(game: Evenfall, clan: Clan, time: int, acting: bool, left: int) -> float:
    """Cards: worth something each, and a part of what they would bring where they can be paid."""
    value = CARD_VALUE[time]
    if not acting:
        value = CARD_VALUE[time - 1] if time > 0 else 0.0
    if value == 0.0:
        return 0.0
    cards = game.table.cards
    stock = clan.stock
    ahead = left + (0.6 if acting else 0.0)
    first = 0.0
    second = 0.0
    for index in clan.hand:
        card = cards[index]
        cost = card.cost
        if stock[0] >= cost.herb and stock[1] >= cost.potion and stock[2] >= cost.knowledge:
            brings = card.worth_once + (card.worth_use * 0.8 + card.worth_round) * ahead
            brings += card.vp * (0.6 if card.kind == RITUAL else 1.0) - cost.resources() * 0.7
            if brings > first:
                second = first
                first = brings
            elif brings > second:
                second = brings
    held = len(clan.hand)
    many = held if held <= 8 else 8 + 0.5 * (held - 8)
    return value * many + PLAYED * (first + 0.6 * second)


def _circles(game: Evenfall, clan: Clan, left: int, acting: bool) -> float:
    cards = game.table.cards
    tokens = left + (0.9 if acting and clan.token else 0.0)
    fresh = 0.75 if acting else 0.0
    total = 0.0
    bare = 0
    for place in clan.outer:
        card = cards[place]
        total += card.worth_use * (1 + game.scythes[place]) * tokens * 0.85
        total += card.vp * (0.25 + 0.1 * left)
        index = game.ritual_on[place]
        if index == NO_CARD:
            bare += 1
            continue
        ritual = cards[index]
        total += ritual.vp * (0.2 + 0.15 * left)
        total += ritual.worth_use * (left * 0.6 + (fresh * 0.7 if game.piece_on[place] == 0 else 0))
        total += ritual.worth_round * (left + fresh * 0.5)
    for place in clan.inner:
        card = cards[place]
        total += card.vp
        index = game.ritual_on[place]
        if index == NO_CARD:
            bare += 1
            continue
        ritual = cards[index]
        total += ritual.vp
        total += ritual.worth_use * (left * 0.95 + (fresh if game.piece_on[place] == 0 else 0))
        total += ritual.worth_round * (left + fresh * 0.5)
    return total + min(bare, 2) * (0.5 * left + fresh * 0.5)


def _people(game: Evenfall, clan: Clan, seat: int, left: int, acting: bool) -> float:
    cards = game.table.cards
    fresh = 0.5 if acting else 0.0
    total = 0.0
    for i, index in enumerate(clan.specialists):
        card = cards[index]
        total += card.vp + card.worth_round * (left + fresh)
        total += card.worth_use * (left * 0.9 + (0.9 if acting and clan.ready[i] else 0.0))
    for index in clan.council:
        card = cards[index]
        total += card.council_round * (left + fresh)
        end = card.council_end
        if isinstance(end, Gain):
            sure = end.vp
            if end.per != NO_COUNT:
                sure = end.vp * (count(game, seat, end.per) // end.every)
            total += sure * (1.0 + 0.3 * left) + 0.8 * left
        elif end is not None:
            total += 3.0 + left
    return total


def _stones(game: Evenfall, clan: Clan, left: int) -> float:
    """Powerstones: what they would double now, and a hope for the rest."""
    cards = game.table.cards
    total = 0.0
    used: list[int] = []
    for stone in clan.stones:
        best = -1
        gain = 0
        for place in clan.inner:
            if cards[place].icon == stone and game.stone_on[place] == NO_ICON and place not in used:
                ritual = game.ritual_on[place]
                if ritual != NO_CARD and cards[ritual].vp > gain:
                    gain = cards[ritual].vp
                    best = place
        if best >= 0:
            used.append(best)
            total += gain
        total += 0.9 * left
    return total


def _reserve(clan: Clan) -> float:
    """Pieces still to be used this round."""
    return clan.witches * 1.15 + min(clan.elders, 4) * 0.45


def _battles(game: Evenfall, clan: Clan, seat: int) -> float:
    """What standing in the Regions promises before their battles."""
    seats = game.seats
    total = 0.0
    mana = clan.mana
    start = 0
    if game.phase == PHASE_BATTLE:
        start = game.battle + 1
    elif game.phase == PHASE_SCOUT:
        return 0.0
    here = 0
    for region in range(start, len(game.rows)):
        if game.pieces_at(region, seat) > 0:
            here += 1
    if here == 0:
        return 0.0
    share = min(9.0, mana / here)
    for region in range(start, len(game.rows)):
        mine = game.might_at(region, seat)
        if mine == 0:
            continue
        rival = 0.0
        for other in range(seats):
            if other != seat:
                theirs = game.might_at(region, other)
                if theirs:
                    rival = max(rival, theirs + 0.45 * min(9, game.clans[other].mana))
        strength = mine + 0.6 * share
        ahead = strength - rival
        chance = 0.5 + ahead * 0.14
        chance = 0.05 if chance < 0.05 else (1.0 if rival == 0.0 else min(0.92, chance))
        total += chance * 2.8
        reach = mine + share
        total += 0.9 * min(3.0, reach / 2.6)
    return total


def _expansion(
    game: Evenfall, more: Expansion, clan: Clan, seat: int, left: int, acting: bool
) -> float:
    """Crystals, steps of the path, the Cat and locked Powerstones."""
    total = 0.0
    fresh = 0.6 if acting else 0.0
    ahead = left + fresh
    cards = game.table.cards
    glow = 0
    value = clan.standing[CRYSTAL_VALUE]
    for inner in (False, True):
        for place in clan.inner if inner else clan.outer:
            index = game.ritual_on[place]
            crystals = more.crystals[place]
            if crystals:
                lit = more.glowing[place]
                glow += lit
                uses = 0.25 * left
                if index != NO_CARD and cards[index].action is not None:
                    uses = left * (0.7 if inner else 0.5)
                    if acting and game.piece_on[place] == 0:
                        uses += 0.4
                total += (crystals * uses + (crystals - lit) * 0.1) * CHARGED * 0.8
                if inner and index != NO_CARD:
                    hope = 0.12 * more.ascension[seat] if left else 0.0
                    total += crystals * (value if value else hope)
            stone = more.locked[place]
            if stone != NO_ICON and index != NO_CARD:
                ritual = cards[index]
                if matches(stone, cards[place].icon):
                    total += ritual.vp * (1.0 if inner else 0.4)
                if ritual.action is not None:
                    busy = game.piece_on[place] != 0
                    total += ritual.worth_lock * (left * 0.85 + (0.0 if busy else fresh))
    if game.table.path is None:
        return total
    if ahead > 0.0:
        total += CHARGED * (glow if glow <= 4 else 4 + 0.5 * (glow - 4))
    total += CLIMBED[min(4, more.ascension[seat])] * (0.25 + 0.5 * left)
    if more.cat[seat] != NO_CAT:
        total += 1.3 * left
    return total
