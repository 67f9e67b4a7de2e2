"""What must hold in every position: each card and token lies in exactly one place."""

from gloaming.eldritch.model.components import (
    ANCIENT_ONE,
    CLUE,
    ENCOUNTER,
    GATE,
    KINDS,
    MONSTER,
    MOST_DOOM,
    MOST_IMPROVED,
    MOST_TICKETS,
    MYTHOS,
    RESERVE,
    SHEET,
)
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.state import NOWHERE, Eldritch

# Kinds whose cards are in nobody's hands while they are resolved.
UNDER_WAY = (ENCOUNTER, MYTHOS, MONSTER)


def components(game: Eldritch) -> dict[str, int]:
    """Returns how many components of each kind lie somewhere."""
    found = dict.fromkeys(KINDS, 0)
    places = _places(game)
    for component in game.data.components:
        at = places[component.index]
        is_there = at > 0 or component.kind in (SHEET, ANCIENT_ONE)
        if is_there or component.kind in UNDER_WAY or component.is_epic:
            found[KINDS[component.kind]] += 1
    return found


def _places(game: Eldritch) -> list[int]:
    """Returns for each component in how many places it lies."""
    found = [0] * len(game.data.components)
    piles = [game.reserve, game.boxed, game.ongoing, game.solved, *game.fallen_cards]
    piles += game.fallen_clues
    for deck in game.decks:
        piles += [deck.cards, deck.discard]
    for one in game.investigators:
        piles += [one.cards, one.clues]
    if game.mystery >= 0:
        piles.append([game.mystery])
    for pile in piles:
        for index in pile:
            found[index] += 1
    for component in game.data.components:
        if component.kind in (MONSTER, GATE, CLUE) and game.place[component.index] != NOWHERE:
            found[component.index] += 1
    return found


def faults(game: Eldritch) -> list[str]:
    """Returns what can never be in this position; nothing in a sound game."""
    found: list[str] = []
    for index, count in enumerate(_places(game)):
        if count > 1:
            found.append(f"{game.component(index).uid} lies in {count} places")
    for seat, one in enumerate(game.investigators):
        if one.status != IN_PLAY:
            # who has just been defeated still lies where the token is to be moved from
            if one.sheet == NO_COMPONENT and (one.cards or one.clues):
                found.append(f"seat {seat} has cards, but nobody sits there")
            continue
        sheet = game.component(one.sheet)
        if not 0 <= one.health <= sheet.health or not 0 <= one.sanity <= sheet.sanity:
            found.append(f"seat {seat} has {one.health} Health and {one.sanity} Sanity")
        if one.train + one.ship > MOST_TICKETS:
            found.append(f"seat {seat} has {one.train + one.ship} tickets")
        if any(not 0 <= improved <= MOST_IMPROVED for improved in one.improved):
            found.append(f"seat {seat} has Improvements {one.improved}")
        names = [game.component(card).entry for card in one.cards]
        if len(set(names)) < len(names):
            found.append(f"seat {seat} has two of one card: {sorted(names)}")
    spaces = [game.place[monster] for monster in game.data.monsters]
    if game.crowds != [spaces.count(space) for space in range(len(game.crowds))]:
        found.append(f"the Monsters on spaces are counted as {game.crowds}")
    if not 0 <= game.doom <= MOST_DOOM:
        found.append(f"Doom is {game.doom}")
    if len(game.reserve) > RESERVE:
        found.append(f"the reserve has {len(game.reserve)} cards")
    if game.is_over and game.scenes:
        found.append("the game is over, but not what is under way")
    return found
