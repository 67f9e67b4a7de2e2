"""What cards can listen to, and the standing effects they can bring."""

from typing import Final

# Events, by the word the notation uses for them.
EVENTS: Final = [
    "discover",
    "harvest",
    "discard",
    "coven",
    "transfer",
    "token",
    "opponent-token",
    "ritual",
    "inner-ritual",
    "specialist",
    "council",
    "person",
    "artifact",
    "familiar",
    "enchantment",
    "scythe",
    "orb",
    "catalyst",
    "binding",
    "battle-start",
    "battle-won",
    "battle-lost",
    "stone",
    "exhaust",
    "activate",
    "elder-activate",
    "region-witch",
    "gain-herb",
    "gain-potion",
    "gain-knowledge",
    "scout",
    "pass",
    "round-end",
    "game-end",
    # The Crystal Path
    "ascend",
    "crystal",
    "row-catalyst",
    "here-catalyst",
    "valuable",
    "quiet-ritual",
    "costly-discover",
    "spend-mana",
    "clan-token",
]

DISCOVER: Final = 0
HARVEST: Final = 1
DISCARD: Final = 2
COVEN: Final = 3
TRANSFER: Final = 4
TOKEN: Final = 5
OPPONENT_TOKEN: Final = 6
RITUAL_PLAYED: Final = 7
INNER_RITUAL: Final = 8
SPECIALIST_PLAYED: Final = 9
COUNCIL_PLAYED: Final = 10
PERSON_PLAYED: Final = 11
KEYWORD_PLAYED: Final = 12  # + keyword - 1
SCYTHE_BUILT: Final = 15
ORB_BUILT: Final = 16
CATALYST_BUILT: Final = 17
BINDING: Final = 18
BATTLE_START: Final = 19
BATTLE_WON: Final = 20
BATTLE_LOST: Final = 21
STONE: Final = 22
EXHAUST: Final = 23
ACTIVATE: Final = 24
ELDER_ACTIVATE: Final = 25
REGION_WITCH: Final = 26
GAIN_RESOURCE: Final = 27  # + resource
SCOUT: Final = 30
PASS: Final = 31
ROUND_END: Final = 32
GAME_END: Final = 33
ASCEND: Final = 34
CRYSTAL_BUILT: Final = 35
ROW_CATALYST: Final = 36  # built in the circle in which the listening card lies
HERE_CATALYST: Final = 37  # built on the listening Ritual or its Place
VALUABLE_PLAYED: Final = 38
QUIET_RITUAL: Final = 39  # a Ritual without an Action Space; the amount is its value
COSTLY_DISCOVER: Final = 40
SPEND_MANA: Final = 41
CLAN_TOKEN: Final = 42  # the Council kind (EF-CP-68), which is no ongoing effect
EVENT_COUNT: Final = 43

VALUABLE: Final = 3  # victory points from which a card is valuable

# Standing effects: numbers kept per clan, raised when a card enters and lowered when it leaves.
STANDING: Final = [
    "mana-catalysts",
    "elders-outer",
    "potions-wild",
    "cheap-rituals",
    "cheap-specialists",
    "one-card-discard",
    "free-scythe",
    "adjust-dial",
    "strength",
    "second-stone",
    "cheap-discover",
    # The Crystal Path
    "crystal-space",
    "path-cards",
    "binding-vp",
    "crystal-value",
]
MANA_CATALYSTS: Final = 0
ELDERS_OUTER: Final = 1
POTIONS_WILD: Final = 2
CHEAP_RITUALS: Final = 3
CHEAP_SPECIALISTS: Final = 4
ONE_CARD_DISCARD: Final = 5
FREE_SCYTHE: Final = 6
ADJUST_DIAL: Final = 7
STRENGTH: Final = 8
SECOND_STONE: Final = 9
CHEAP_DISCOVER: Final = 10
CRYSTAL_SPACE: Final = 11
PATH_CARDS: Final = 12
BINDING_VP: Final = 13
CRYSTAL_VALUE: Final = 14
STANDING_COUNT: Final = 15
