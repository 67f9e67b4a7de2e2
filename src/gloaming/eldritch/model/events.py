"""Events that components listen to, and what holds as long as a component is in play.

A sentence names an event with its circumstances (`rest-here`, `close-matching`). Each name is
declared once, with the event that the rules announce, its window, who hears it, and what must hold
besides.
"""

from typing import Final

from gloaming.kernel.content.notation.verbs import EventDeclaration, StandingDeclaration
from gloaming.kernel.triggers import AFTER, ALL, BEFORE, BOARD, INSTEAD, OWN

# What must hold for a listener, besides hearing the event; see rules/windows.py.
ALWAYS: Final = 0
HERE: Final = 1  # the subject is on the space of who holds the card
OTHER: Final = 2  # the subject is another investigator
FROM_SPELL: Final = 3  # the loss comes from a Spell of the holder
MATCHING: Final = 4  # the Gate matches the Omen
IN_OTHER_WORLD: Final = 5  # an Other World Encounter is under way
AT_RUMOR: Final = 6  # on the space of this Rumor
NAMED: Final = 7  # the Epic Monster that the sentence names
NOT_COMMON: Final = 8  # another's Condition without the trait COMMON
LOSS_LEFT: Final = 9  # something of the loss is left to prevent
LOSS_LEFT_HERE: Final = 10
LOSS_LEFT_SPELL: Final = 11


class EventName(EventDeclaration):
    """An event as a sentence names it."""

    def __init__(
        self,
        name: str,
        event: int,
        meaning: str,
        window: int = AFTER,
        reach: int = OWN,
        condition: int = ALWAYS,
        rules: tuple[str, ...] = (),
        frequency: float = 0.5,
    ) -> None:
        super().__init__(name, "", frequency, meaning, True, rules)
        self.event = event
        self.window = window
        self.reach = reach
        self.condition = condition


# Events that the rules announce. Those of a Monster in its own combat are looked up on it.
ACTION_TURN: Final = 0
ENCOUNTER_TURN: Final = 1
ENCOUNTER: Final = 2
REST: Final = 3
HEALTH_LOSS: Final = 4
SANITY_LOSS: Final = 5
COMBAT: Final = 6
COMBAT_WON: Final = 7
GATE_CLOSED: Final = 8
RESEARCHED: Final = 9
MONSTER_DEFEATED: Final = 10
SPELL_PASSED: Final = 11
NO_TOKENS: Final = 12
TOUGHNESS_REACHED: Final = 13
THREE_SOLVED: Final = 14
SHEET_ELDRITCH: Final = 15
OMEN_GREEN: Final = 16
ENTERED_ELDRITCH: Final = 17
IMPROVED: Final = 18
CONDITION_GAINED: Final = 19
GAIN_BLESSED: Final = 20
GAIN_CURSED: Final = 21
DOOM: Final = 22
GATE_DOOM: Final = 23
# of a Monster
BEFORE_WILL: Final = 24
AFTER_WILL: Final = 25
PASS_WILL: Final = 26
FAIL_WILL: Final = 27
BEFORE_STRENGTH: Final = 28
FAIL_STRENGTH: Final = 29
HURT: Final = 30
HURT_AND_SURVIVES: Final = 31
SHAKEN: Final = 32
BEATEN: Final = 33
DEFEATED: Final = 34
NON_EPIC_DEFEATED: Final = 35
EVENT_COUNT: Final = 36

EVENTS: Final = [
    EventName(
        "action-turn", ACTION_TURN, "in your turn of the Action Phase", rules=("EH-DELAY-15",)
    ),
    EventName(
        "encounter-turn",
        ENCOUNTER_TURN,
        "in your turn of the Encounter Phase, before you choose",
        rules=("EH-SPELL-12",),
    ),
    EventName(
        "encounter", ENCOUNTER, "you would resolve an encounter", INSTEAD, rules=("EH-DELAY-10",)
    ),
    EventName("rest", REST, "you rest", rules=("EH-REST-04",)),
    EventName(
        "rest-here",
        REST,
        "an investigator on your space rests",
        reach=BOARD,  # who rests decides and resolves it
        condition=HERE,
        rules=("EH-REST-04", "EH-REST-05"),
    ),
    EventName(
        "health-loss-here",
        HEALTH_LOSS,
        "an investigator on your space would lose Health",
        BEFORE,
        ALL,
        LOSS_LEFT_HERE,
        ("EH-HS-05",),
    ),
    EventName(
        "any-health-loss",
        HEALTH_LOSS,
        "an investigator would lose Health",
        BEFORE,
        ALL,
        LOSS_LEFT,
        ("EH-HS-05",),
    ),
    EventName(
        "sanity-loss-here",
        SANITY_LOSS,
        "an investigator on your space would lose Sanity",
        BEFORE,
        ALL,
        LOSS_LEFT_HERE,
        ("EH-HS-05",),
    ),
    EventName(
        "any-sanity-loss",
        SANITY_LOSS,
        "an investigator would lose Sanity",
        BEFORE,
        ALL,
        LOSS_LEFT,
        ("EH-HS-05",),
    ),
    EventName(
        "own-sanity-loss",
        SANITY_LOSS,
        "you would lose Sanity",
        BEFORE,
        OWN,
        LOSS_LEFT,
        ("EH-HS-05",),
    ),
    EventName(
        "spell-sanity-loss",
        SANITY_LOSS,
        "you would lose Sanity by a Spell effect",
        BEFORE,
        OWN,
        LOSS_LEFT_SPELL,
        ("EH-SPELL-07",),
    ),
    EventName("combat", COMBAT, "during a Combat Encounter", rules=("EH-TEST-08",)),
    EventName(
        "win-combat", COMBAT_WON, "you defeat a Monster in a Combat Encounter", rules=("EH-DEF-11",)
    ),
    EventName(
        "close", GATE_CLOSED, "an investigator closes a Gate", reach=BOARD, rules=("EH-GATE-03",)
    ),
    EventName(
        "close-matching",
        GATE_CLOSED,
        "an investigator closes a Gate that matches the Omen",
        reach=BOARD,
        condition=MATCHING,
        rules=("EH-GATE-03",),
    ),
    EventName(
        "close-other-world",
        GATE_CLOSED,
        "you close a Gate in an Other World Encounter",
        condition=IN_OTHER_WORLD,
        rules=("EH-OW-02",),
    ),
    EventName(
        "researched",
        RESEARCHED,
        "an investigator has resolved a Research Encounter",
        reach=BOARD,
        rules=("EH-MYST-07",),
    ),
    EventName(
        "monster-defeated",
        NON_EPIC_DEFEATED,
        "a non-Epic Monster is defeated, by whomever; the active investigator resolves it",
        reach=BOARD,
        rules=("EH-MON-05", "EH-PHASE-04"),
    ),
    EventName(
        "rumor-space-defeat",
        MONSTER_DEFEATED,
        "an investigator defeats a Monster on this Rumor's space",
        reach=BOARD,
        condition=AT_RUMOR,
    ),
    EventName(
        "epic-defeated",
        MONSTER_DEFEATED,
        "that Epic Monster is defeated",
        reach=BOARD,
        condition=NAMED,
        rules=("EH-EPIC-05",),
    ),
    EventName(
        "spell-passed", SPELL_PASSED, "an investigator passes a test of a Spell", reach=BOARD
    ),
    EventName(
        "no-tokens",
        NO_TOKENS,
        "no Eldritch token is left on this card",
        reach=BOARD,
        rules=("EH-RUM-06",),
    ),
    EventName(
        "toughness-reached",
        TOUGHNESS_REACHED,
        "the Monsters on this card have toughness equal to the number of players",
        reach=BOARD,
    ),
    EventName(
        "solved-three", THREE_SOLVED, "three Mysteries are solved", reach=BOARD, rules=("EH-AO-15",)
    ),
    EventName(
        "sheet-eldritch-half",
        SHEET_ELDRITCH,
        "half as many Eldritch tokens as players are on this sheet",
        reach=BOARD,
    ),
    EventName("omen-green", OMEN_GREEN, "the Omen advances to the green space", reach=BOARD),
    EventName(
        "enter-eldritch",
        ENTERED_ELDRITCH,
        "an investigator moves onto a space with an Eldritch token",
        reach=BOARD,
        rules=("EH-TRAV-10",),
    ),
    EventName(
        "improve",
        IMPROVED,
        "you improve a skill without an Improvement token",
        rules=("EH-INV-54",),
    ),
    EventName(
        "other-condition",
        CONDITION_GAINED,
        "another investigator gains a Condition that is not COMMON",
        reach=ALL,
        condition=NOT_COMMON,
        rules=("EH-INV-38",),
    ),
    EventName(
        "gain-blessed",
        GAIN_BLESSED,
        "you would gain a Blessed Condition",
        INSTEAD,
        rules=("EH-COND-05",),
    ),
    EventName(
        "gain-cursed",
        GAIN_CURSED,
        "you would gain a Cursed Condition",
        INSTEAD,
        rules=("EH-COND-05",),
    ),
    EventName("doom", DOOM, "Doom would advance", INSTEAD, BOARD, rules=("EH-AO-12",)),
    EventName(
        "gate-doom", GATE_DOOM, "Doom would advance for a Gate", INSTEAD, BOARD, rules=("EH-AO-12",)
    ),
    EventName("before-will", BEFORE_WILL, "before the Will test", rules=("EH-COMBAT-02",)),
    EventName("after-will", AFTER_WILL, "after the Will test", rules=("EH-COMBAT-02",)),
    EventName("pass-will", PASS_WILL, "you pass the Will test", rules=("EH-COMBAT-02",)),
    EventName("fail-will", FAIL_WILL, "you fail the Will test", rules=("EH-COMBAT-02",)),
    EventName(
        "before-strength", BEFORE_STRENGTH, "before the Strength test", rules=("EH-COMBAT-02",)
    ),
    EventName(
        "fail-strength", FAIL_STRENGTH, "you fail the Strength test", rules=("EH-COMBAT-02",)
    ),
    EventName(
        "hurt-in-combat", HURT, "you lose Health by the Strength test", rules=("EH-COMBAT-07",)
    ),
    EventName(
        "hurt-and-survives",
        HURT_AND_SURVIVES,
        "you lose Health by the Strength test and are not defeated",
        rules=("EH-COMBAT-07",),
    ),
    EventName(
        "shaken-in-combat", SHAKEN, "you lose Sanity by the Will test", rules=("EH-COMBAT-04",)
    ),
    EventName(
        "beaten", BEATEN, "you defeat this Monster in a Combat Encounter", rules=("EH-COMBAT-18",)
    ),
    EventName("defeated", DEFEATED, "this Monster is defeated", rules=("EH-MON-09",)),
]


# What holds as long as a component is in play: numbers of `Modifiers`, of an investigator or of the
# board. From FIRST_SINGLE on only the highest counts.
CANNOT_REST: Final = 0
CANNOT_FILL_RESERVE: Final = 1
CANNOT_EXPLORE: Final = 2
CANNOT_CLOSE_GATES: Final = 3
CANNOT_MOVE_OR_ACT: Final = 4
CANNOT_BE_DELAYED: Final = 5
CANNOT_GAIN_DETAINED: Final = 6
CANNOT_REROLL_WITH_CLUES: Final = 7
CANNOT_LOSE_HEALTH: Final = 8
SUCCEED_ON: Final = 9
DAMAGE_LESS: Final = 10
HORROR_AT_MOST: Final = 11
SANITY_FOR_CLUE: Final = 12
CLUE_DISCOUNT: Final = 13
DOUBLE_REROLLS: Final = 14
SHARE_PURCHASES: Final = 15
STANDING_COUNT: Final = 16

STANDING: Final = [
    StandingDeclaration("cannot-rest", "", -1.0, "nobody can perform Rest actions"),
    StandingDeclaration("cannot-fill-reserve", "", -1.0, "the reserve is not refilled"),
    StandingDeclaration("cannot-explore", "", -1.0, "no Expedition Encounters are resolved"),
    StandingDeclaration("cannot-close-gates", "", -2.0, "Gates cannot be closed", ("EH-GATE-12",)),
    StandingDeclaration(
        "cannot-move-or-act",
        "",
        -2.0,
        "you can neither move nor perform other actions",
        ("EH-DELAY-12",),
    ),
    StandingDeclaration(
        "cannot-be-delayed",
        "",
        0.5,
        "you cannot become Delayed by others' effects",
        ("EH-DELAY-16",),
    ),
    StandingDeclaration(
        "cannot-gain-detained", "", 0.5, "you cannot gain a Detained Condition", ("EH-INV-67",)
    ),
    StandingDeclaration("cannot-clue-reroll", "", -0.5, "Clues cannot be spent to reroll dice"),
    StandingDeclaration("cannot-lose-health", "", -0.5, "it cannot lose Health"),
    StandingDeclaration(
        "succeed-on", "", 0.5, "the least number of a die that succeeds", ("EH-COND-03",)
    ),
    StandingDeclaration(
        "damage-less", "", 0.3, "Monsters that you encounter have less damage", ("EH-COMBAT-07",)
    ),
    StandingDeclaration(
        "horror-at-most",
        "",
        0.5,
        "Monsters that you encounter have at most this horror",
        ("EH-INV-33",),
    ),
    StandingDeclaration(
        "sanity-for-clue", "", 0.5, "spend 1 Sanity in place of 1 Clue", ("EH-INV-70",)
    ),
    StandingDeclaration("clue-discount", "", 0.5, "spend 1 Clue less", ("EH-SPEND-07",)),
    StandingDeclaration(
        "double-rerolls", "", 0.5, "each Clue rerolls up to two dice", ("EH-INV-79",)
    ),
    StandingDeclaration("share-purchases", "", 0.5, "others may gain what you buy", ("EH-INV-27",)),
]
