"""The Automa's clan: what it gains and what it does with cards (EF-AUT-15 to 38, 54, 57).

Nobody decides for it, so nothing here asks: every function does the whole thing at once. What it
does is collected as `deeds`, sentences of which its turn makes one paragraph of the story. A gain
is told with the deed it comes from; the functions that return points leave that to their callers.
"""

from typing import Final

from gloaming.evenfall.model.cards import NO_ICON, NO_KEYWORD, PERSON
from gloaming.evenfall.model.expansion import NO_DEPOSIT
from gloaming.evenfall.model.points import CLAN_TILE, COVEN, note_gain, note_points
from gloaming.evenfall.model.state import NO_CARD, Clan, Evenfall
from gloaming.evenfall.rules.counts import count
from gloaming.evenfall.rules.coven import Advance
from gloaming.evenfall.rules.harvest import OUTER, Harvest
from gloaming.evenfall.rules.resources.gain import NO_COUNT, Gain, reshuffle
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.control import ChooseOne, ForEach, If, May, Sequence
from gloaming.kernel.game import Effect, seat_scope
from gloaming.kernel.message import Message, Name

NOTHING: Final = 0
NAMED: Final = 4  # as many Places are told by name; of more only their number


def automa_clan(game: Evenfall) -> Clan:
    """Returns the clan of the Automa, which comes after those of the seats."""
    return game.clans[game.seats]


def score(game: Evenfall, points: int, source: str) -> int:
    """Returns Victory points, straight on its track; they are handed back to be told."""
    automa_clan(game).vp += points
    note_points(game, game.seats, source, points)
    return points


def top_card(game: Evenfall) -> int:
    """Turns up the top card of the Main Deck; none if there is none anywhere (EF-LIM-21)."""
    if not game.deck:
        if not game.discard:
            return NO_CARD
        reshuffle(game)
    return game.own_deck().pop()


# --- gaining ---------------------------------------------------------------------------


def automa_gains(game: Evenfall, effect: Effect, deeds: list[Message]) -> int:
    """Returns a bonus of any kind; returns the victory points that no deed has told yet.

    Resources, Mana and cards become points, one for one (EF-AUT-15). Coven steps, Transfers and
    what its own board can do are carried out; everything else, and whatever has a price, is
    ignored (EF-AUT-57). Of alternatives it takes the first that it can use.
    """
    if game.trace is not None:
        game.trace.add(effect.path)
    if isinstance(effect, Gain):
        points = _worth(game, effect)
        automa_clan(game).vp += points
        if game.story is not None:
            note_gain(game, game.seats, points, NO_CARD, effect.path)
        return points
    if isinstance(effect, Sequence):
        total = 0
        for part in effect.parts:
            total += automa_gains(game, part, deeds)
        return total
    if isinstance(effect, ChooseOne):
        for part in effect.parts:
            if _is_useful(game, part):
                return automa_gains(game, part, deeds)
        return NOTHING
    if isinstance(effect, May):
        return automa_gains(game, effect.part, deeds)
    if isinstance(effect, If):
        if effect.count.of(game, seat_scope(game.seats)) >= effect.least:
            return automa_gains(game, effect.then, deeds)
        return NOTHING if effect.other is None else automa_gains(game, effect.other, deeds)
    if isinstance(effect, ForEach):
        total = 0
        for _ in range(effect.count.of(game, seat_scope(game.seats))):
            total += automa_gains(game, effect.part, deeds)
        return total
    if isinstance(effect, Advance):
        for _ in range(effect.steps):
            automa_advances(game, deeds)
    elif isinstance(effect, Transfer):
        if not automa_transfers(game, deeds):
            deeds.append(Message("deed-no-transfer"))
    elif isinstance(effect, Harvest) and effect.which == OUTER:
        automa_harvests(game, deeds)
    return NOTHING


def _worth(game: Evenfall, gain: Gain) -> int:
    each = gain.herb + gain.potion + gain.knowledge + gain.any + gain.mana + gain.vp + gain.cards
    if gain.per != NO_COUNT:
        each *= count(game, game.seats, gain.per) // gain.every
    return each


def _is_useful(game: Evenfall, effect: Effect) -> bool:
    """Whether the Automa can do anything with an alternative."""
    if isinstance(effect, Transfer):
        return best_ritual(game) != NO_CARD
    if isinstance(effect, Harvest):
        return effect.which == OUTER and len(automa_clan(game).outer) > 0
    if isinstance(effect, (Sequence, ChooseOne, May, If, ForEach)):
        for part in effect.children():
            if _is_useful(game, part):
                return True
        return False
    return isinstance(effect, (Gain, Advance))


# --- what its rondel and its bonuses let it do --------------------------------------------


def automa_advances(game: Evenfall, deeds: list[Message]) -> None:
    """Goes one step on its Coven Track, with its bonus or 2 points past the end (EF-AUT-22, 23).

    With The Circle's tile a bonus of six points counts like a harvest (EF-TILE-13).
    """
    clan = automa_clan(game)
    board = game.data.boards[clan.board]
    at = len(deeds)
    if clan.coven >= len(board.track):
        points = score(game, board.overflow, COVEN)
        deeds.append(Message("deed-coven-end", n=points))
        return
    clan.coven += 1
    points = automa_gains(game, board.track[clan.coven - 1], deeds)
    deeds.insert(at, Message("deed-coven", step=clan.coven, n=points))
    tile = game.data.automa.tile
    if points and points == tile.coven_vp:
        _elders_in_reserve(game, deeds)


def automa_harvests(game: Evenfall, deeds: list[Message]) -> bool:
    """Harvests its Outer Circle from left to right; False where it has no Place (EF-AUT-25, 58)."""
    outer = automa_clan(game).outer
    if not outer:
        return False
    cards = game.data.cards
    at = len(deeds)
    points = 0
    harvested = outer[:]  # a bonus may transfer one of them
    for place in harvested:
        bonus = cards[place].harvest
        if bonus is not None:
            points += automa_gains(game, bonus, deeds)
    told = Message("deed-harvest-many", places=len(harvested), n=points)
    if len(harvested) <= NAMED:
        told = Message("deed-harvest", what=_listed(game, harvested), n=points)
    deeds.insert(at, told)
    if game.data.automa.tile.elder_vp:
        _elders_in_reserve(game, deeds)
    return True


def _elders_in_reserve(game: Evenfall, deeds: list[Message]) -> None:
    """Scores the Circle's tile: points for each Elder in your reserve (EF-TILE-12, 13)."""
    elders = game.clans[0].elders
    if elders:
        points = score(game, elders * game.data.automa.tile.elder_vp, CLAN_TILE)
        deeds.append(Message("deed-elders", n=points, elders=elders))


def best_ritual(game: Evenfall) -> int:
    """Returns the Place to transfer: the highest Ritual, of equal ones the leftmost (EF-AUT-26,
    27)."""
    cards = game.data.cards
    best = NO_CARD
    most = -1
    for place in automa_clan(game).outer:
        ritual = game.ritual_on[place]
        if ritual != NO_CARD and cards[ritual].vp > most:
            most = cards[ritual].vp
            best = place
    return best


def automa_transfers(game: Evenfall, deeds: list[Message]) -> bool:
    """Makes a Transfer; False where no Ritual lies in its Outer Circle (EF-AUT-28, 29)."""
    place = best_ritual(game)
    if place == NO_CARD:
        return False
    clan = automa_clan(game)
    clan.own_outer().remove(place)
    clan.inner = [*clan.inner, place]
    deeds.append(
        Message("deed-transfer", card=_name(game, place), ritual=_name(game, game.ritual_on[place]))
    )
    return True


def automa_discovers(game: Evenfall, region: int, deeds: list[Message]) -> bool:
    """Discovers the leftmost Place it has Witches for; its last does for any (EF-AUT-16 to 20)."""
    clan = automa_clan(game)
    for i, place in enumerate(game.rows[region]):
        if place == NO_CARD:
            continue
        needed = game.data.cards[place].witches
        if needed > clan.witches:
            if clan.witches != 1:
                continue
            needed = 1
        game.own_row(region)[i] = NO_CARD
        clan.witches -= needed
        game.own_witches_at()[region * game.players + game.seats] += needed
        _lay(game, place)
        where = Name(f"region:{game.data.regions[region].entry}")
        deeds.append(
            Message("deed-discover", card=_name(game, place), region=where, witches=needed)
        )
        return True
    return False


def _lay(game: Evenfall, place: int) -> None:
    """Lays a Place into its Outer Circle; a Lost Tower without a resource (EF-CARD-41)."""
    clan = automa_clan(game)
    clan.own_outer().append(place)
    if game.expansion is not None and game.data.cards[place].takes_resource:
        game.expansion.own_deposit()[place] = NO_DEPOSIT


def automa_takes_place(game: Evenfall, deeds: list[Message]) -> bool:
    """Takes the top of the Deck of Places into its Outer Circle without a Witch (EF-AUT-24)."""
    if not game.place_deck:
        return False
    place = game.own_place_deck().pop()
    _lay(game, place)
    deeds.append(Message("deed-place", card=_name(game, place)))
    return True


def automa_plays_top(game: Evenfall, deeds: list[Message]) -> bool:
    """Adds the top card to its clan for free, or discards a Ritual without a Place (EF-AUT-37)."""
    index = top_card(game)
    if index == NO_CARD:
        return False
    if automa_adds(game, index, deeds):
        return True
    game.own_discard().append(index)
    deeds.append(Message("deed-discard", card=_name(game, index)))
    return False


def automa_adds(game: Evenfall, index: int, deeds: list[Message]) -> bool:
    """A card comes into its clan; what it does is inactive, what it is worth counts at the end.

    A person becomes a Specialist, also one it already has (EF-AUT-31, 32). A Ritual goes on a free
    Place and gains the Binding Bonus there (EF-AUT-33 to 36).
    """
    clan = automa_clan(game)
    card = game.card(index)
    if card.kind == PERSON:
        clan.specialists = [*clan.specialists, index]
        clan.ready = [*clan.ready, 1]
        deeds.append(Message("deed-specialist", card=_name(game, index), n=card.vp))
        return True
    place = ritual_place(game)
    if place == NO_CARD:
        return False
    ground = game.card(place)
    game.own_ritual_on()[place] = index
    at = len(deeds)
    bonus = ground.binding
    if ground.binding_keyword != NO_KEYWORD and ground.binding_keyword == card.keyword:
        bonus = ground.binding_full
    points = NOTHING if bonus is None else automa_gains(game, bonus, deeds)
    deeds.insert(
        at,
        Message("deed-ritual", card=_name(game, index), place=_name(game, place), n=points),
    )
    return True


def ritual_place(game: Evenfall) -> int:
    """Returns free Places with a Binding Bonus first, then from left to right, the Outer Circle
    before the Inner (EF-AUT-33)."""
    clan = automa_clan(game)
    plain = NO_CARD
    for row in (clan.outer, clan.inner):
        for place in row:
            if game.ritual_on[place] == NO_CARD:
                card = game.data.cards[place]
                if card.binding is not None or card.binding_full is not None:
                    return place
                if plain == NO_CARD:
                    plain = place
    return plain


# --- its part in the end ------------------------------------------------------------------


def automa_places_stones(game: Evenfall) -> None:
    """Doubles its highest Inner Circle Rituals by Powerstones, whatever the icons (EF-AUT-54)."""
    clan = automa_clan(game)
    cards = game.data.cards
    for stone in clan.stones:
        best = NO_CARD
        most = -1
        for place in clan.inner:
            ritual = game.ritual_on[place]
            if ritual != NO_CARD and game.stone_on[place] == NO_ICON and cards[ritual].vp > most:
                most = cards[ritual].vp
                best = place
        if best != NO_CARD:
            game.own_stone_on()[best] = stone


# --- words --------------------------------------------------------------------------------


def _name(game: Evenfall, index: int) -> Name:
    return Name(f"card:{game.card(index).uid}")


def _listed(game: Evenfall, cards: list[int]) -> Message:
    found = Message("listed")
    for i, index in enumerate(cards):
        found.args[f"part{i}"] = _name(game, index)
    return found


def valued(game: Evenfall, cards: list[int]) -> Message:
    """Returns cards with their values, as people list them: "Fairy (2) and Irene (3)"."""
    found = Message("listed")
    for i, index in enumerate(cards):
        found.args[f"part{i}"] = Message(
            "automa-card", card=_name(game, index), n=game.card(index).vp
        )
    return found


def joined(deeds: list[Message]) -> Message:
    """Returns deeds as one message, one after another."""
    text = deeds[0]
    for deed in deeds[1:]:
        text = Message("deeds", first=text, last=deed)
    return text
