"""The procedures of the rules by their paths, so that a saved stack can name them."""

from gloaming.evenfall.rules.action import ACTION_PHASE, NEXT_TURN, TURN
from gloaming.evenfall.rules.automa.rondel import AUTOMA_REWARDS, AUTOMA_ROUND_END, AUTOMA_TURN
from gloaming.evenfall.rules.battle import (
    ADJUST,
    BATTLE,
    BATTLE_PHASE,
    DECLARE,
    END_BATTLES,
    RESOLVE,
    SET_DIALS,
    TAKE_MARKER,
    TAKE_STONE,
)
from gloaming.evenfall.rules.catalysts import BUILD_CATALYSTS, PAY_CATALYST
from gloaming.evenfall.rules.coven import ADVANCE
from gloaming.evenfall.rules.crystal.ascend import CLIMB
from gloaming.evenfall.rules.crystal.cat import WHICH_WITCH
from gloaming.evenfall.rules.crystal.crystals import CHARGE_HERE, CHARGE_ONE, DISCHARGE
from gloaming.evenfall.rules.crystal.lost_tower import DEPOSIT
from gloaming.evenfall.rules.crystal.path import PAY_FROM_PATH, PLAY_FROM_PATH
from gloaming.evenfall.rules.crystal.person_effects import EXCHANGED, HERD_TO, REPLACE_ONE
from gloaming.evenfall.rules.crystal.ritual_effects import HARVEST_IN, JOIN_TRANSFER
from gloaming.evenfall.rules.discard import DISCARD_CARDS, FREE_DISCARD
from gloaming.evenfall.rules.discover import DISCOVER_IN
from gloaming.evenfall.rules.gain import GAIN_ANY
from gloaming.evenfall.rules.game_end import (
    FINISH,
    GAME_OVER,
    PLACE_STONE,
    SCORE_CIRCLE,
    SCORE_SPECIALISTS,
)
from gloaming.evenfall.rules.harvest import HARVEST_PLACE
from gloaming.evenfall.rules.moon.board import PLACE_ON_BOARD
from gloaming.evenfall.rules.moon.demon import ATTACH_TO
from gloaming.evenfall.rules.people import PLAY_COUNCIL, PLAY_SPECIALIST
from gloaming.evenfall.rules.pieces import MOVE_TO_REGION
from gloaming.evenfall.rules.ritual import BIND_OR_SCORE, PAY_RITUAL, PLAY_RITUAL
from gloaming.evenfall.rules.round_end import ROUND_END_EFFECTS, ROUND_END_STEPS
from gloaming.evenfall.rules.scout import EXTRA, ROUND, SCOUT_PHASE, SIFT
from gloaming.kernel.control import ARRANGE
from gloaming.kernel.game import Effect

PROCEDURES: list[Effect] = [
    ACTION_PHASE,
    ADJUST,
    ADVANCE,
    ARRANGE,
    AUTOMA_REWARDS,
    AUTOMA_ROUND_END,
    AUTOMA_TURN,
    BATTLE,
    BATTLE_PHASE,
    BUILD_CATALYSTS,
    DECLARE,
    DISCARD_CARDS,
    DISCOVER_IN,
    END_BATTLES,
    EXTRA,
    FINISH,
    FREE_DISCARD,
    GAIN_ANY,
    GAME_OVER,
    HARVEST_PLACE,
    MOVE_TO_REGION,
    NEXT_TURN,
    PAY_CATALYST,
    PAY_RITUAL,
    PLACE_STONE,
    PLAY_COUNCIL,
    PLAY_RITUAL,
    PLAY_SPECIALIST,
    RESOLVE,
    ROUND,
    ROUND_END_EFFECTS,
    ROUND_END_STEPS,
    SCORE_CIRCLE,
    SCORE_SPECIALISTS,
    SCOUT_PHASE,
    SET_DIALS,
    SIFT,
    TAKE_MARKER,
    TAKE_STONE,
    TURN,
    # The Crystal Path
    BIND_OR_SCORE,
    CHARGE_HERE,
    CHARGE_ONE,
    CLIMB,
    DEPOSIT,
    DISCHARGE,
    EXCHANGED,
    HARVEST_IN,
    HERD_TO,
    JOIN_TRANSFER,
    PAY_FROM_PATH,
    PLAY_FROM_PATH,
    REPLACE_ONE,
    WHICH_WITCH,
]

# Those that only moon-side games have.
MOON_PROCEDURES: list[Effect] = [ATTACH_TO, PLACE_ON_BOARD]
