"""How each thing is counted that the notation can count in a clan; see `counts.py`."""

from typing import Final

from gloaming.evenfall.model.amounts import HERB, KNOWLEDGE, POTION
from gloaming.evenfall.model.cards import ELDER, ICONS, KEYWORDS, NO_ICON, RED
from gloaming.evenfall.model.events import EVENTS, VALUABLE
from gloaming.evenfall.model.expansion import NO_DEPOSIT
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.crystal.lock import locked_stones
from gloaming.evenfall.rules.crystal.piece_positions import pieces_on

# Places in the lists of keywords and of Powerstone icons.
ARTIFACT: Final = 1
FAMILIAR: Final = 2
ENCHANTMENT: Final = 3
EMBER: Final = 1
TIDE: Final = 2
ROOT: Final = 3


# --- keywords -------------------------------------------------------------------------------


def rituals(game: Evenfall, clan: Clan) -> list[int]:
    """Returns the Rituals of a clan, Outer Circle first."""
    on = game.ritual_on
    return [on[p] for p in clan.outer if on[p] != NO_CARD] + [
        on[p] for p in clan.inner if on[p] != NO_CARD
    ]


def keywords(game: Evenfall, clan: Clan, keyword: int) -> int:
    """Returns the visible keywords: on Rituals of both circles and on Specialists (EF-PLY-06,
    EF-CARD-08)."""
    cards = game.data.cards
    total = 0
    for ritual in rituals(game, clan):
        if cards[ritual].keyword == keyword:
            total += 1
    for person in clan.specialists:
        if cards[person].keyword == keyword:
            total += 1
    return total


def artifacts(game: Evenfall, clan: Clan, seat: int) -> int:
    return keywords(game, clan, ARTIFACT)


def familiars(game: Evenfall, clan: Clan, seat: int) -> int:
    return keywords(game, clan, FAMILIAR)


def enchantments(game: Evenfall, clan: Clan, seat: int) -> int:
    return keywords(game, clan, ENCHANTMENT)


def keyword_sets(game: Evenfall, clan: Clan, seat: int) -> int:
    return min(keywords(game, clan, k) for k in range(1, len(KEYWORDS)))


def _pairs(game: Evenfall, clan: Clan, keyword: int) -> int:
    """Pairs of a Ritual and a Specialist with one keyword."""
    cards = game.data.cards
    here = sum(1 for r in rituals(game, clan) if cards[r].keyword == keyword)
    return min(here, sum(1 for s in clan.specialists if cards[s].keyword == keyword))


def artifact_pairs(game: Evenfall, clan: Clan, seat: int) -> int:
    return _pairs(game, clan, ARTIFACT)


def familiar_pairs(game: Evenfall, clan: Clan, seat: int) -> int:
    return _pairs(game, clan, FAMILIAR)


def enchantment_pairs(game: Evenfall, clan: Clan, seat: int) -> int:
    return _pairs(game, clan, ENCHANTMENT)


# --- Catalysts ------------------------------------------------------------------------------


def scythes(game: Evenfall, clan: Clan, seat: int) -> int:
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            total += game.scythes[place]
    return total


def orbs(game: Evenfall, clan: Clan, seat: int) -> int:
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            total += game.orbs[place]
    return total


def crystals(game: Evenfall, clan: Clan, seat: int) -> int:
    total = 0
    if game.expansion is not None:
        for row in (clan.outer, clan.inner):
            for place in row:
                total += game.expansion.crystals[place]
    return total


def catalysts(game: Evenfall, clan: Clan, seat: int) -> int:
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            total += _catalysts_on(game, place)
    return total


def _catalysts_on(game: Evenfall, place: int) -> int:
    crystals = 0 if game.expansion is None else game.expansion.crystals[place]
    return game.scythes[place] + game.orbs[place] + crystals


def rich_places(game: Evenfall, clan: Clan, seat: int) -> int:
    return sum(1 for place in clan.outer + clan.inner if _catalysts_on(game, place) > 1)


def rich_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    return sum(
        1
        for place in clan.outer + clan.inner
        if game.ritual_on[place] != NO_CARD and _catalysts_on(game, place) > 1
    )


def most_catalysts(game: Evenfall, clan: Clan, seat: int) -> int:
    return max(scythes(game, clan, seat), orbs(game, clan, seat), crystals(game, clan, seat))


def catalyst_sets(game: Evenfall, clan: Clan, seat: int) -> int:
    return min(scythes(game, clan, seat), orbs(game, clan, seat), crystals(game, clan, seat))


# --- cards ----------------------------------------------------------------------------------


def specialists(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.specialists)


def council_members(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.council)


def places(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.outer) + len(clan.inner)


def outer_places(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.outer)


def inner_places(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.inner)


def ritual_count(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(rituals(game, clan))


def outer_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    on = game.ritual_on
    return sum(1 for p in clan.outer if on[p] != NO_CARD)


def inner_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    on = game.ritual_on
    return sum(1 for p in clan.inner if on[p] != NO_CARD)


def action_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    cards = game.data.cards
    return sum(1 for r in rituals(game, clan) if cards[r].action is not None)


def bare_inner_places(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.inner) - inner_rituals(game, clan, seat)


def inner_cards(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.inner) + inner_rituals(game, clan, seat)


def valuables(game: Evenfall, clan: Clan, seat: int) -> int:
    cards = game.data.cards
    return sum(1 for i in rituals(game, clan) + clan.specialists if cards[i].vp >= VALUABLE)


def ongoing(game: Evenfall, clan: Clan, seat: int) -> int:
    """Returns the ongoing effects in a clan; battle effects are another kind (EF-CARD-84,
    EF-SPE-10)."""
    cards = game.data.cards
    total = 0
    for index in rituals(game, clan) + clan.specialists:
        card = cards[index]
        if (card.listeners or card.standing) and not card.is_battle:
            total += 1
    for index in clan.council:
        card = cards[index]
        for listener in card.council_listeners:
            if EVENTS[listener.event].is_trigger:
                total += 1
        if card.council_standing:
            total += 1
    return total


def locked_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(locked_stones(game, clan))


# --- stock ----------------------------------------------------------------------------------


def hand(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(clan.hand)


def mana(game: Evenfall, clan: Clan, seat: int) -> int:
    return clan.mana


def resources(game: Evenfall, clan: Clan, seat: int) -> int:
    return clan.stock[HERB] + clan.stock[POTION] + clan.stock[KNOWLEDGE]


def own_stones(clan: Clan) -> list[int]:
    """Returns the Powerstones of a clan, those on spaces of its board included (EF-MOON-29)."""
    if clan.moon is None:
        return clan.stones
    return clan.stones + [stone for stone in clan.moon.stones if stone]


def powerstones(game: Evenfall, clan: Clan, seat: int) -> int:
    return len(own_stones(clan)) + len(locked_stones(game, clan))


def powerstone_kinds(game: Evenfall, clan: Clan, seat: int) -> int:
    owned = own_stones(clan) + locked_stones(game, clan)
    return sum(1 for icon in range(1, len(ICONS)) if icon in owned)


def coven_steps(game: Evenfall, clan: Clan, seat: int) -> int:
    return clan.coven


def ascension(game: Evenfall, clan: Clan, seat: int) -> int:
    return 0 if game.expansion is None else game.expansion.ascension[seat]


def battles_won(game: Evenfall, clan: Clan, seat: int) -> int:
    return clan.won


def first_player(game: Evenfall, clan: Clan, seat: int) -> int:
    return 1 if game.first == seat else 0


# --- symbols --------------------------------------------------------------------------------


def stones_and_icons(game: Evenfall, clan: Clan, icon: int) -> int:
    """Returns the Inner Circle icons of one symbol, and Powerstones that lie there for it: placed
    on such an icon, or locked, by their own symbol, the red one by its Place's (EF-CARD-03)."""
    cards = game.data.cards
    total = 0
    for place in clan.inner:
        if cards[place].icon == icon:
            total += 1
            if game.stone_on[place] != NO_ICON:
                total += 1
        if game.expansion is not None:
            locked = game.expansion.locked[place]
            if locked == icon or (locked == RED and cards[place].icon == icon):
                total += 1
    return total


def embers(game: Evenfall, clan: Clan, seat: int) -> int:
    return stones_and_icons(game, clan, EMBER)


def tides(game: Evenfall, clan: Clan, seat: int) -> int:
    return stones_and_icons(game, clan, TIDE)


def roots(game: Evenfall, clan: Clan, seat: int) -> int:
    return stones_and_icons(game, clan, ROOT)


def harvest_symbols(game: Evenfall, clan: Clan, seat: int) -> int:
    """Returns resource symbols of both circles, and one for each Scythe there (EF-CARD-22, 23)."""
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


# --- pieces ---------------------------------------------------------------------------------


def pieces_on_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            if game.piece_on[place]:
                total += len(pieces_on(game, place))
                if game.expansion is not None and game.expansion.cat[seat] == place:
                    total += 1  # she counts as two Witches (EF-CARD-78)
    return total


def elders_on_rituals(game: Evenfall, clan: Clan, seat: int) -> int:
    total = 0
    for row in (clan.outer, clan.inner):
        for place in row:
            if game.piece_on[place]:
                total += len(pieces_on(game, place, ELDER))
    return total


def regions_present(game: Evenfall, clan: Clan, seat: int) -> int:
    return sum(1 for region in range(len(game.rows)) if game.might_at(region, seat))


def region_pieces(game: Evenfall, clan: Clan, seat: int) -> int:
    """Returns the Witch with the Cat is two Witches (EF-CP-49)."""
    return sum(game.might_at(region, seat) for region in range(len(game.rows)))


def elders_outside(game: Evenfall, clan: Clan, seat: int) -> int:
    total = len(clan.borrowed)
    for place in clan.outer:
        if game.piece_on[place]:
            total += len(pieces_on(game, place, ELDER))
    for region in range(len(game.rows)):
        total += game.elders_at[region * game.players + seat]
    return total


def event_value(game: Evenfall, clan: Clan, seat: int) -> int:
    """Returns nothing: a value is what an event announces, and `Gain` takes it from there."""
    return 0
