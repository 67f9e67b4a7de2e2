"""Scenes: what is under way, and the numbers that effects speak of ("that Monster", "the
result")."""

from typing import Final

# Kinds of scenes.
TURN: Final = 0  # an investigator's turn of the Action Phase
ACTION: Final = 1
ENCOUNTER: Final = 2  # one encounter, with its card
COMBAT: Final = 3
TEST: Final = 4
RESOLUTION: Final = 5  # the effect of a component: a Spell, a reckoning, a Mythos text
LOSS: Final = 6
PURCHASE: Final = 7
TRADE: Final = 8  # the list of what two investigators exchange
ENCOUNTER_TURN: Final = 9  # an investigator's turn of the Encounter Phase

# Slots of every scene that resolves the effect of a component.
RESULT: Final = 0  # of the last test; -1 before one
PASSED: Final = 1
FACES: Final = 2  # the final numbers of its dice, as bits
THAT_MONSTER: Final = 3
THAT_SEAT: Final = 4
THAT_CARD: Final = 5
THAT_SPACE: Final = 6
DONE: Final = 7  # whether the last effect that can fail to happen did happen
AMOUNT: Final = 8  # what the last effect lost, discarded or moved
THIS_CLUE: Final = 9  # the encountered Clue
THIS_GATE: Final = 10  # the encountered Gate
GAINED_CLUES: Final = 11  # Clues gained in this encounter
FLAGS: Final = 12  # see below
GRANTED_DICE: Final = 13  # additional dice in this encounter
CONTEXT: Final = 14  # contexts of tests in it, as bits
SLOTS: Final = 15

# Flags of a scene.
OVER: Final = 1  # its investigator is out: nothing more follows
AS_ONES: Final = 2  # every die is a 1 (EH-MYTH-18)
SOLVES: Final = 4  # closing the Gate solves the Rumor that the encounter comes from
DEFEATED_MONSTER: Final = 8  # "if you defeat it"
FACE_UP_BACK: Final = 16  # the Spell's back is up
IS_WILLING: Final = 32  # what happens was chosen by who suffers it
ON_SIXES: Final = 64  # tests in it succeed on sixes alone
IS_AMBUSH: Final = 128  # the Monster of this combat is not on the board
HAS_NO_TOKEN: Final = 256  # … and no token was drawn for it (EH-AMB-04)
IGNORES_MONSTERS: Final = 512  # in this turn (EH-SPELL-10)
HAS_FOUGHT: Final = 1024  # a Combat Encounter was resolved in this turn (EH-ENC-05, 17)
IS_ENDED: Final = 2048  # no additional encounter in this turn (EH-ENC-06)
PART_RESOLVED: Final = 4096  # the initial effect said which part follows (EH-CPLX-05)
IS_ELSEWHERE: Final = 8192  # who encounters counts as being on THAT_SPACE (EH-SPELL-11)
DEFEATED_ASLEEP: Final = 65536  # somebody was defeated in it before the awakening (EH-DEF-18)

NARRATION_TOLD: Final = 16384  # the passage of its first branch has been told

# Further slots of a combat.
BONUS_WILL: Final = 15
BONUS_STRENGTH: Final = 16
GRANTED_REROLLS: Final = 17
SKIP_STRENGTH: Final = 18
SPARE_HEALTH: Final = 19
HORROR_LOST: Final = 20
DAMAGE_TAKEN: Final = 21
AMBUSHER_WOUNDS: Final = 22  # Health that a Monster lost which is not on the board
COMBAT_SLOTS: Final = 23  # what follows are components used in this combat

# Further slots of an encounter.
ENCOUNTER_DECK: Final = 15  # where its card goes; -1 without a card
ENCOUNTER_SLOTS: Final = 16

# Further slots of a turn of the Encounter Phase.
TURN_CLUE: Final = 15  # a Clue elsewhere that may be encountered
TURN_DICE: Final = 16  # additional dice in that encounter
TURN_STAGE: Final = 17
TURN_SLOTS: Final = 18  # what follows are Monsters that were fought, by their entry numbers

# Further slots of a turn of the Action Phase: whom each seat cannot ask to trade again, as bits.
REFUSED: Final = 15  # + the seat that asked
ACTION_TURN_SLOTS: Final = 23

# Further slots of an action; after them the cards that are bought, each with who gains it.
ACTIVE_BEFORE: Final = 15  # who was active when it began
IS_COUNTED: Final = 16  # whether it is one of the two of the turn
BASIC_ACTION: Final = 17  # which basic action it is; 0 for one of a component
IS_UNDONE: Final = 18  # a Trade that came to nothing is not performed
LOAN: Final = 19  # whether the bank loan was taken
ACTION_SLOTS: Final = 20

# Further slots of a trade; after them the cards on the list.
PARTNER: Final = 15
ONLY_CLUES: Final = 16
GIVEN_CLUES: Final = 17
TAKEN_CLUES: Final = 18
GIVEN_TRAIN: Final = 19
TAKEN_TRAIN: Final = 20
GIVEN_SHIP: Final = 21
TAKEN_SHIP: Final = 22
TRADE_SLOTS: Final = 23

# Slots of a test; the dice follow them.
SKILL: Final = 0
MODIFIER: Final = 1
CONTEXTS: Final = 2
POOL: Final = 3
ADDED: Final = 4  # successes that were bought
NEEDED: Final = 5
DICE_FOR_SANITY: Final = 6  # whether Sanity may be spent for dice, and was
SUCCESS_FOR_CLUE: Final = 7
CHOSEN_BONUS: Final = 8  # of an optional bonus
EXTRA_DICE: Final = 9
REROLLS_LEFT: Final = 10  # of the source that is being used
LOCKED: Final = 11  # dice that this source has rerolled, as bits
TEST_SLOTS: Final = 12

# Slots of a loss.
LOST_HEALTH: Final = 0
LOST_SANITY: Final = 1
PREVENTED_HEALTH: Final = 2
PREVENTED_SANITY: Final = 3
LOSS_SOURCE: Final = 4
LOSS_MONSTERS: Final = 5
LOSS_SLOTS: Final = 6

# Contexts of tests, as bits.
IN_COMBAT: Final = 1
IN_SPELL: Final = 2
IN_ACQUIRE: Final = 4
IN_OTHER_WORLD: Final = 8
IN_RESEARCH: Final = 16
CONTEXT_WORDS: Final = ["combat", "spell", "acquire", "other-world", "research"]
