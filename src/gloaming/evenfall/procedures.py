"""The procedures of the rules by their paths, so that a saved stack can name them."""

from gloaming.evenfall.action import ACTION_PHASE, NEXT_TURN, TURN
from gloaming.evenfall.ascend import CLIMB
from gloaming.evenfall.battle import (
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
from gloaming.evenfall.cat import WHICH_WITCH
from gloaming.evenfall.catalysts import BUILD_CATALYSTS, PAY_CATALYST
from gloaming.evenfall.coven import ADVANCE
from gloaming.evenfall.crystal import CHARGE_HERE, CHARGE_ONE, DISCHARGE
from gloaming.evenfall.demon import ATTACH_TO
from gloaming.evenfall.discard import DISCARD_CARDS, FREE_DISCARD
from gloaming.evenfall.discover import DISCOVER_IN
from gloaming.evenfall.gain import GAIN_ANY
from gloaming.evenfall.game_end import (
    FINISH,
    GAME_OVER,
    PLACE_STONE,
    SCORE_CIRCLE,
    SCORE_SPECIALISTS,
)
from gloaming.evenfall.harvest import HARVEST_PLACE
from gloaming.evenfall.moon import PLACE_ON_BOARD
from gloaming.evenfall.path import PAY_FROM_PATH, PLAY_FROM_PATH
from gloaming.evenfall.people import PLAY_COUNCIL, PLAY_SPECIALIST
from gloaming.evenfall.pieces import MOVE_TO_REGION
from gloaming.evenfall.rites import HARVEST_IN, JOIN_TRANSFER
from gloaming.evenfall.ritual import BIND_OR_SCORE, PAY_RITUAL, PLAY_RITUAL
from gloaming.evenfall.rondel import AUTOMA_REWARDS, AUTOMA_ROUND_END, AUTOMA_TURN
from gloaming.evenfall.round_end import ROUND_END_EFFECTS, ROUND_END_STEPS
from gloaming.evenfall.scout import EXTRA, ROUND, SCOUT_PHASE, SIFT
from gloaming.evenfall.talents import EXCHANGED, HERD_TO, REPLACE_ONE
from gloaming.evenfall.tower import DEPOSIT
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
