"""What cards can listen to, and the standing effects they can bring.

Each is declared once; what the rules use is its number, which is its place in the list.
"""

from typing import Final

from gloaming.evenfall.model import signs
from gloaming.kernel.content.notation.verbs import EventDeclaration, StandingDeclaration

VALUABLE: Final = 3  # victory points from which a card is valuable

EVENTS: Final[list[EventDeclaration]] = []
STANDING: Final[list[StandingDeclaration]] = []


def _event(name: str, sign: str, frequency: float, meaning: str, is_trigger: bool = True) -> int:
    """Declares an event and returns its number; `frequency` is how often a player sees it in a
    round, over many games of greedy bots."""
    EVENTS.append(EventDeclaration(name, sign, frequency, meaning, is_trigger))
    return len(EVENTS) - 1


def _standing(name: str, sign: str, value: float, meaning: str) -> int:
    """Declares a standing effect and returns its number."""
    STANDING.append(StandingDeclaration(name, sign, value, meaning))
    return len(STANDING) - 1


DISCOVER: Final = _event("discover", f"+{signs.PLACE}", 2.3, "you discover a Place")
HARVEST: Final = _event("harvest", signs.HARVEST, 5.3, "you harvest a Place")
DISCARD: Final = _event("discard", f"−{signs.CARD}", 4.5, "you discard, for each card")
COVEN: Final = _event("coven", signs.STEP, 2.6, "you advance on the Coven Track")
TRANSFER: Final = _event("transfer", signs.TRANSFER, 1.3, "you Transfer a Place")
TOKEN: Final = _event("token", signs.TOKEN, 1.1, "you activate your Clan Token")
OPPONENT_TOKEN: Final = _event(
    "opponent-token", signs.RIVAL + signs.TOKEN, 3.1, "an opponent activates a Clan Token"
)
RITUAL_PLAYED: Final = _event("ritual", f"+{signs.RITUAL}", 2.3, "you play a Ritual")
INNER_RITUAL: Final = _event(
    "inner-ritual",
    f"+{signs.INNER}{signs.RITUAL}",
    0.4,
    "you play a Ritual on an Inner Circle Place",
)
SPECIALIST_PLAYED: Final = _event(
    "specialist", f"+{signs.SPECIALIST}", 1.2, "you play a Specialist"
)
COUNCIL_PLAYED: Final = _event("council", f"+{signs.COUNCIL}", 0.6, "you play a Council Member")
PERSON_PLAYED: Final = _event(
    "person",
    f"+({signs.SPECIALIST}{signs.OR}{signs.COUNCIL})",
    1.8,
    "you play a Specialist or Council Member",
)
# + keyword - 1
KEYWORD_PLAYED: Final = _event(
    "artifact",
    f"+{signs.ARTIFACT}",
    1.0,
    "you play a Ritual or Specialist with the keyword Artifact",
)
_event("familiar", f"+{signs.FAMILIAR}", 1.2, "you play one with the keyword Familiar")
_event("enchantment", f"+{signs.ENCHANTMENT}", 1.1, "you play one with the keyword Enchantment")
SCYTHE_BUILT: Final = _event("scythe", f"+{signs.SCYTHE}", 1.9, "you build a Scythe")
ORB_BUILT: Final = _event("orb", f"+{signs.ORB}", 0.9, "you build an Orb")
CATALYST_BUILT: Final = _event(
    "catalyst", f"+({signs.SCYTHE}{signs.OR}{signs.ORB})", 2.8, "you build a Catalyst"
)
BINDING: Final = _event("binding", f"{signs.RITUAL}{signs.PLACE}", 1.0, "you gain a Binding Bonus")
BATTLE_START: Final = _event("battle-start", signs.BATTLE, 1.9, "a battle you take part in begins")
BATTLE_WON: Final = _event("battle-won", f"{signs.BATTLE}1.", 0.75, "you win a battle")
BATTLE_LOST: Final = _event("battle-lost", f"{signs.BATTLE}2.", 1.1, "you lose a battle")
STONE: Final = _event("stone", f"+{signs.STONE}", 0.9, "you take a Powerstone")
EXHAUST: Final = _event("exhaust", signs.EXHAUST, 0.7, "you exhaust a Specialist")
ACTIVATE: Final = _event("activate", signs.ACTION, 2.2, "you activate an Action Space")
ELDER_ACTIVATE: Final = _event(
    "elder-activate", signs.ELDER + signs.ACTION, 1.5, "you activate an Action Space with an Elder"
)
REGION_WITCH: Final = _event(
    "region-witch", signs.WITCH + signs.REGION, 4.1, "you place a Witch in a Region, for each"
)
# + resource
GAIN_RESOURCE: Final = _event("gain-herb", f"+{signs.HERB}", 4.0, "you gain Herbs")
_event("gain-potion", f"+{signs.POTION}", 3.8, "you gain Potions")
_event("gain-knowledge", f"+{signs.KNOWLEDGE}", 2.6, "you gain Knowledge")
SCOUT: Final = _event("scout", f"+{signs.CARD}", 1.0, "a Scout Phase begins")
PASS: Final = _event("pass", "×", 1.0, "you pass")
ROUND_END: Final = _event(
    "round-end",
    signs.AT_ROUND_END,
    1.0,
    "the round ends: `round_end` of a Council side",
    is_trigger=False,
)
GAME_END: Final = _event(
    "game-end",
    signs.AT_GAME_END,
    0.0,
    "the game ends: `game_end` of a Council side",
    is_trigger=False,
)

# The Crystal Path
ASCEND: Final = _event("ascend", f"{signs.PATH}{signs.STEP}", 0.9, "you ascend on the Crystal Path")
CRYSTAL_BUILT: Final = _event("crystal", f"+{signs.DARK}", 1.3, "you build a Crystal")
ROW_CATALYST: Final = _event(
    "row-catalyst",
    f"+({signs.SCYTHE}{signs.OR}{signs.ORB}{signs.OR}{signs.DARK})({signs.OUTER}{signs.OR}{signs.INNER})",
    1.6,
    "a Catalyst is built in the circle of this Ritual",
)
HERE_CATALYST: Final = _event(
    "here-catalyst",
    f"+({signs.SCYTHE}{signs.OR}{signs.ORB}{signs.OR}{signs.DARK}){signs.RITUAL}",
    1.0,
    "a Catalyst is built on this Ritual or its Place",
)
VALUABLE_PLAYED: Final = _event(
    "valuable",
    f"+({signs.RITUAL}{signs.OR}{signs.SPECIALIST}{signs.OR}{signs.COUNCIL})≥3{signs.VP}",
    1.2,
    "you play a card worth 3 or more",
)
QUIET_RITUAL: Final = _event(
    "quiet-ritual",
    f"+{signs.RITUAL}(0{signs.ACTION})",
    1.2,
    "you play a Ritual without an Action Space; `value` is its value",
)
COSTLY_DISCOVER: Final = _event(
    "costly-discover",
    f"+{signs.PLACE}≥2{signs.WITCH}",
    1.2,
    "you discover with more than one Witch, or a Lost Tower",
)
SPEND_MANA: Final = _event("spend-mana", f"−{signs.MANA}", 1.5, "you pay Mana in the Action Phase")
CLAN_TOKEN: Final = _event(
    "clan-token",
    signs.TOKEN,
    1.0,
    "you activate your Clan Token: `token` of a Council side",
    is_trigger=False,
)
EVENT_COUNT: Final = len(EVENTS)

# Standing effects: numbers of a clan, raised when a card enters play and lowered when it leaves.
MANA_CATALYSTS: Final = _standing(
    "mana-catalysts",
    f"{signs.MANA} {signs.PAY} {signs.SCYTHE}{signs.OR}{signs.ORB}",
    1.5,
    "a Scythe costs 2 Mana, an Orb 3 Mana, if you like",
)
ELDERS_OUTER: Final = _standing(
    "elders-outer",
    f"{signs.ELDER}{signs.OUTER}{signs.ACTION}",
    1.9,
    "Elders may use Action Spaces in your Outer Circle",
)
POTIONS_WILD: Final = _standing(
    "potions-wild",
    f"{signs.POTION}={signs.ANY}",
    1.8,
    "a Potion may be paid for any other resource",
)
CHEAP_RITUALS: Final = _standing(
    "cheap-rituals", f"{signs.RITUAL} −{{n}}{signs.ANY}", 2.4, "Rituals cost 1 resource less"
)
CHEAP_SPECIALISTS: Final = _standing(
    "cheap-specialists",
    f"{signs.SPECIALIST} −{{n}}{signs.ANY}",
    1.2,
    "Specialists cost 1 resource less",
)
ONE_CARD_DISCARD: Final = _standing(
    "one-card-discard",
    f"1{signs.CARD} {signs.PAY} 1{signs.ANY}",
    1.2,
    "once a turn the free action takes one card",
)
FREE_SCYTHE: Final = _standing(
    "free-scythe", f"0 {signs.PAY} {signs.SCYTHE}", 1.3, "Scythes cost nothing"
)
ADJUST_DIAL: Final = _standing(
    "adjust-dial",
    f"{signs.BATTLE} ±{{n}}{signs.MANA}",
    1.2,
    "after the reveal of a battle you may change your dial by up to so much (`battle`)",
)
STRENGTH: Final = _standing(
    "strength", f"{signs.BATTLE} +{{n}}", 1.2, "so much strength more in every battle you are in"
)
SECOND_STONE: Final = _standing(
    "second-stone",
    f"{signs.BATTLE}2. +{signs.STONE}",
    1.2,
    "as the strongest loser of a battle you take a Powerstone too",
)
CHEAP_DISCOVER: Final = _standing(
    "cheap-discover",
    f"{signs.PLACE} −{{n}}{signs.WITCH}",
    1.6,
    "discovering takes 1 Witch less, at least 1",
)

# The Crystal Path
CRYSTAL_SPACE: Final = _standing(
    "crystal-space",
    f"{signs.RITUAL}≥3{signs.VP} +{signs.DARK}",
    0.9,
    "Rituals worth 3 or more have a space for a Crystal",
)
PATH_CARDS: Final = _standing(
    "path-cards",
    f"{signs.PATH} {signs.CARD}={signs.ANY}",
    1.2,
    "hand cards may stand for resources when playing from the path",
)
BINDING_VP: Final = _standing(
    "binding-vp",
    f"{signs.RITUAL}{signs.PLACE} = {{n}}{signs.VP}",
    2.0,
    "so many points in place of a Binding Bonus, if you like",
)
CRYSTAL_VALUE: Final = _standing(
    "crystal-value",
    f"{signs.AT_GAME_END} {{n}}{signs.VP}{signs.PER}{signs.INNER}"
    f"({signs.GLOWING}{signs.OR}{signs.DARK})",
    0.0,
    "Crystals raise the values of their Rituals at the end",
)
STANDING_COUNT: Final = len(STANDING)
