"""What the notation can count in a clan ("per familiar", "if 3 orb")."""

from typing import Final

from gloaming.evenfall.model.cards import ELDER, HERB, ICONS, KEYWORDS, KNOWLEDGE, NO_ICON, POTION
from gloaming.evenfall.model.events import CLAN_TOKEN, GAME_END, ROUND_END
from gloaming.evenfall.model.expansion import NO_DEPOSIT
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.crystal.lock import locked_stones
from gloaming.evenfall.rules.crystal.piece_positions import pieces_on
from gloaming.kernel.control import Count
from gloaming.kernel.game import Frame, Game

COUNTS: Final = [
    "artifact",
    "familiar",
    "enchantment",
    "keyword-set",
    "scythe",
    "orb",
    "catalyst",
    "rich-place",
    "specialist",
    "council-member",
    "place",
    "outer-place",
    "inner-place",
    "ritual",
    "outer-ritual",
    "inner-ritual",
    "action-ritual",
    "bare-inner-place",
    "inner-card",
    "valuable",
    "ongoing",
    "card",
    "mana",
    "resource",
    "powerstone",
    "powerstone-kind",
    "coven-step",
    "ember",
    "tide",
    "root",
    "harvest-symbol",
    "piece-on-ritual",
    "elder-on-ritual",
    "region-present",
    "region-piece",
    "elder-outside",
    "battle-won",
    "first-player",
    # The Crystal Path
    "crystal",
    "most-catalyst",
    "catalyst-set",
    "rich-ritual",
    "artifact-pair",
    "familiar-pair",
    "enchantment-pair",
    "locked-ritual",
    "ascension",
    "value",
]
ARTIFACT: Final = 0
KEYWORD_SET: Final = 3
SCYTHE: Final = 4
ORB: Final = 5
CATALYST: Final = 6
RICH_PLACE: Final = 7
SPECIALIST: Final = 8
COUNCIL_MEMBER: Final = 9
PLACE: Final = 10
OUTER_PLACE: Final = 11
INNER_PLACE: Final = 12
RITUAL: Final = 13
OUTER_RITUAL: Final = 14
INNER_RITUAL: Final = 15
ACTION_RITUAL: Final = 16
BARE_INNER_PLACE: Final = 17
INNER_CARD: Final = 18
VALUABLE: Final = 19
ONGOING: Final = 20
CARD: Final = 21
MANA: Final = 22
RESOURCE: Final = 23
POWERSTONE: Final = 24
POWERSTONE_KIND: Final = 25
COVEN_STEP: Final = 26
EMBER: Final = 27
HARVEST_SYMBOL: Final = 30
PIECE_ON_RITUAL: Final = 31
ELDER_ON_RITUAL: Final = 32
REGION_PRESENT: Final = 33
REGION_PIECE: Final = 34
ELDER_OUTSIDE: Final = 35
BATTLE_WON: Final = 36
FIRST_PLAYER: Final = 37
CRYSTAL: Final = 38
MOST_CATALYST: Final = 39
CATALYST_SET: Final = 40
RICH_RITUAL: Final = 41
ARTIFACT_PAIR: Final = 42
LOCKED_RITUAL: Final = 45
ASCENSION: Final = 46
EVENT_VALUE: Final = 47  # of what the event speaks of; only after `on …:`


GIVES_CARDS: Final = 1
GIVES_MANA: Final = 2
GIVES_RESOURCES: Final = 4


class ClanCount(Count):
    """One of `COUNTS`."""

    def __init__(self, what: int) -> None:
        self.what = what

    def of(self, game: Game, frame: Frame) -> int:
        assert isinstance(game, Evenfall)
        return count(game, frame.seat, self.what)

    def reads(self) -> int:
        return counted_gains(self.what)


def counted_gains(what: int) -> int:
    """Which gains change a count: then the order of simultaneous effects matters (EF-PLY-09)."""
    if what == CARD:
        return GIVES_CARDS
    if what == MANA:
        return GIVES_MANA
    if what == RESOURCE:
        return GIVES_RESOURCES
    return 0


def count(game: Evenfall, seat: int, what: int) -> int:
    """How many of `what` a seat has."""
    clan = game.clans[seat]
    if what >= CRYSTAL:
        return _expansion(game, clan, seat, what)
    if what < KEYWORD_SET:
        return keywords(game, clan, what + 1)
    if what == KEYWORD_SET:
        return min(keywords(game, clan, k) for k in range(1, len(KEYWORDS)))
    if what <= RICH_PLACE:
        return _catalysts(game, clan, what)
    if what <= INNER_CARD:
        return _cards(game, clan, what)
    if what == VALUABLE:
        cards = game.data.cards
        worth = [cards[r].vp for r in rituals(game, clan)]
        worth += [cards[s].vp for s in clan.specialists]
        return sum(1 for vp in worth if vp >= 3)
    if what == ONGOING:
        return _ongoing(game, clan)
    if what <= COVEN_STEP:
        return _stock(game, clan, what)
    if what < HARVEST_SYMBOL:
        return stones_and_icons(game, clan, what - EMBER + 1)
    if what == HARVEST_SYMBOL:
        return harvest_symbols(game, clan)
    if what == FIRST_PLAYER:
        return 1 if game.first == seat else 0
    if what == BATTLE_WON:
        return clan.won
    return _pieces(game, clan, seat, what)


def rituals(game: Evenfall, clan: Clan) -> list[int]:
    """The Rituals of a clan, Outer Circle first."""
    on = game.ritual_on
    return [on[p] for p in clan.outer if on[p] != NO_CARD] + [
        on[p] for p in clan.inner if on[p] != NO_CARD
    ]


def keywords(game: Evenfall, clan: Clan, keyword: int) -> int:
    """Visible keywords: on Rituals of both circles and on Specialists (EF-PLY-06, EF-CARD-08)."""
    cards = game.data.cards
    total = 0
    for ritual in rituals(game, clan):
        if cards[ritual].keyword == keyword:
            total += 1
    for person in clan.specialists:
        if cards[person].keyword == keyword:
            total += 1
    return total


def _catalysts(game: Evenfall, clan: Clan, what: int) -> int:
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            scythes, orbs = game.scythes[place], game.orbs[place]
            crystals = 0 if game.expansion is None else game.expansion.crystals[place]
            if what == SCYTHE:
                total += scythes
            elif what == ORB:
                total += orbs
            elif what == CATALYST:
                total += scythes + orbs + crystals
            elif scythes + orbs + crystals >= 2:
                total += 1
    return total


def _cards(game: Evenfall, clan: Clan, what: int) -> int:
    on = game.ritual_on
    if what == SPECIALIST:
        return len(clan.specialists)
    if what == COUNCIL_MEMBER:
        return len(clan.council)
    if what == PLACE:
        return len(clan.outer) + len(clan.inner)
    if what == OUTER_PLACE:
        return len(clan.outer)
    if what == INNER_PLACE:
        return len(clan.inner)
    if what == RITUAL:
        return len(rituals(game, clan))
    if what == ACTION_RITUAL:
        cards = game.data.cards
        return sum(1 for r in rituals(game, clan) if cards[r].action is not None)
    if what == OUTER_RITUAL:
        return sum(1 for p in clan.outer if on[p] != NO_CARD)
    inner = sum(1 for p in clan.inner if on[p] != NO_CARD)
    if what == INNER_RITUAL:
        return inner
    if what == BARE_INNER_PLACE:
        return len(clan.inner) - inner
    return len(clan.inner) + inner  # INNER_CARD


def _ongoing(game: Evenfall, clan: Clan) -> int:
    cards = game.data.cards
    total = 0
    for index in rituals(game, clan) + clan.specialists:
        if cards[index].listeners or cards[index].standing:
            total += 1
    for index in clan.council:
        card = cards[index]
        for listener in card.council_listeners:
            if listener.event not in (ROUND_END, GAME_END, CLAN_TOKEN):
                total += 1
        if card.council_standing:
            total += 1
    return total


def _stock(game: Evenfall, clan: Clan, what: int) -> int:
    if what == CARD:
        return len(clan.hand)
    if what == MANA:
        return clan.mana
    if what == RESOURCE:
        return clan.stock[HERB] + clan.stock[POTION] + clan.stock[KNOWLEDGE]
    if what == POWERSTONE:
        return len(own_stones(clan)) + len(locked_stones(game, clan))
    if what == POWERSTONE_KIND:
        owned = own_stones(clan) + locked_stones(game, clan)
        return sum(1 for icon in range(1, len(ICONS)) if icon in owned)
    return clan.coven


def own_stones(clan: Clan) -> list[int]:
    """The Powerstones of a clan, those on spaces of its board included (EF-MOON-29)."""
    if clan.moon is None:
        return clan.stones
    return clan.stones + [stone for stone in clan.moon.stones if stone]


def stones_and_icons(game: Evenfall, clan: Clan, icon: int) -> int:
    """Inner Circle icons of one symbol, and Powerstones placed on them (EF-CARD-03)."""
    cards = game.data.cards
    total = 0
    for place in clan.inner:
        if cards[place].icon == icon:
            total += 1
            if game.stone_on[place] != NO_ICON:
                total += 1
        if game.expansion is not None and game.expansion.locked[place] == icon:
            total += 1
    return total


def harvest_symbols(game: Evenfall, clan: Clan) -> int:
    """Resource symbols of both circles, and one for each Scythe there (EF-CARD-22, 23)."""
    cards = game.data.cards
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            shown = cards[place].symbols
            if cards[place].takes_resource and game.extend().deposit[place] <= NO_DEPOSIT:
                shown = 0  # only the resource that lies on it is a symbol (EF-CARD-22)
            if shown:
                total += shown + game.scythes[place]
    return total


def _pieces(game: Evenfall, clan: Clan, seat: int, what: int) -> int:
    total = 0
    if what in (REGION_PRESENT, REGION_PIECE):
        for region in range(len(game.rows)):
            here = game.might_at(region, seat)  # the Witch with the Cat is two Witches (EF-CP-49)
            if what == REGION_PIECE:
                total += here
            elif here:
                total += 1
        return total
    if what == ELDER_OUTSIDE:
        total = len(clan.borrowed)
        for place in clan.outer:
            if game.piece_on[place]:
                total += len(pieces_on(game, place, ELDER))
        for region in range(len(game.rows)):
            total += game.elders_at[region * game.players + seat]
        return total
    for row in (clan.outer, clan.inner):
        for place in row:
            if game.piece_on[place] == 0:
                continue
            if what == ELDER_ON_RITUAL:
                total += len(pieces_on(game, place, ELDER))
            else:
                total += len(pieces_on(game, place))
                if game.expansion is not None and game.expansion.cat[seat] == place:
                    total += 1  # she counts as two Witches (EF-CARD-78)
    return total


def _expansion(game: Evenfall, clan: Clan, seat: int, what: int) -> int:
    """What only the expansion counts."""
    cards = game.data.cards
    if what == ASCENSION:
        return 0 if game.expansion is None else game.expansion.ascension[seat]
    if what == LOCKED_RITUAL:
        return len(locked_stones(game, clan))
    if ARTIFACT_PAIR <= what < LOCKED_RITUAL:
        keyword = what - ARTIFACT_PAIR + 1
        here = sum(1 for r in rituals(game, clan) if cards[r].keyword == keyword)
        return min(here, sum(1 for s in clan.specialists if cards[s].keyword == keyword))
    scythes = orbs = crystals = rich = 0
    for place in clan.outer + clan.inner:
        scythes += game.scythes[place]
        orbs += game.orbs[place]
        here = game.scythes[place] + game.orbs[place]
        if game.expansion is not None:
            crystals += game.expansion.crystals[place]
            here += game.expansion.crystals[place]
        if here > 1 and game.ritual_on[place] != NO_CARD:
            rich += 1
    if what == CRYSTAL:
        return crystals
    if what == MOST_CATALYST:
        return max(scythes, orbs, crystals)
    return min(scythes, orbs, crystals) if what == CATALYST_SET else rich
