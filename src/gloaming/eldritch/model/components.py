"""The kinds of components, and the small numbers that the rules speak of."""

from typing import Final

# Kinds of components.
SHEET: Final = 0
ANCIENT_ONE: Final = 1
ASSET: Final = 2
ARTIFACT: Final = 3
SPELL: Final = 4
CONDITION: Final = 5
MONSTER: Final = 6
GATE: Final = 7
CLUE: Final = 8
MYTHOS: Final = 9
MYSTERY: Final = 10
ENCOUNTER: Final = 11
KINDS: Final = [
    "investigator",
    "ancient_one",
    "asset",
    "artifact",
    "spell",
    "condition",
    "monster",
    "gate",
    "clue",
    "mythos",
    "mystery",
    "encounter",
]
CARD_KINDS: Final = ["asset", "artifact", "spell", "condition", "possession"]  # as sentences say
POSSESSION: Final = 100  # every kind of card that can be held, in a sentence

# Skills.
LORE: Final = 0
INFLUENCE: Final = 1
OBSERVATION: Final = 2
STRENGTH: Final = 3
WILL: Final = 4
SKILLS: Final = ["lore", "influence", "observation", "strength", "will"]
MOST_IMPROVED: Final = 2  # EH-IMPR-02

# Tracks.
HEALTH: Final = 0
SANITY: Final = 1
TRACKS: Final = ["health", "sanity"]

# Kinds of spaces.
CITY: Final = 0
WILDERNESS: Final = 1
SEA: Final = 2
TERRAINS: Final = ["city", "wilderness", "sea"]

# Kinds of routes.
TRAIN: Final = 0
SHIP: Final = 1
UNCHARTED: Final = 2
ROUTES: Final = ["train", "ship", "uncharted"]
MOST_TICKETS: Final = 2  # EH-PREP-08

# The Omen track, clockwise; two of its spaces are blue (EH-OMEN-01).
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = ["green", "blue", "red"]
OMENS: Final = [GREEN, BLUE, RED, BLUE]

# Colours of Mythos cards; blue ones are Rumors.
MYTHOS_GREEN: Final = 0
MYTHOS_YELLOW: Final = 1
MYTHOS_BLUE: Final = 2
MYTHOS_COLOURS: Final = ["green", "yellow", "blue"]
EVENT: Final = 0
ONGOING: Final = 1
RUMOR: Final = 2
MYTHOS_KINDS: Final = ["event", "ongoing", "rumor"]

MOST_DOOM: Final = 20  # EH-DOOM-04
RESERVE: Final = 4  # EH-RSV-01
ACTIONS: Final = 2  # EH-ACT-01
SUCCESS: Final = 5  # the least number of a die that succeeds (EH-TEST-12)

TRAITS: Final = [
    "ally",
    "bane",
    "boon",
    "common",
    "deal",
    "incantation",
    "injury",
    "item",
    "madness",
    "magical",
    "restriction",
    "ritual",
    "service",
    "teamwork",
    "tome",
    "trinket",
    "weapon",
]


def trait_bits(words: list[str]) -> int:
    """Returns traits as bits, in the order of `TRAITS`."""
    found = 0
    for word in words:
        found |= 1 << TRAITS.index(word)
    return found
