"""What can keep an investigator from an action or a move, as bits of one number.

Functions called `obstacles_to_…` stand beside the choices that use them and return the bits that
hold, 0 where it is allowed. What each bit means in words, and by which rule, is for `explain`.
"""

from typing import Final

from gloaming.eldritch.model.events import CANNOT_MOVE_OR_ACT
from gloaming.eldritch.model.state import Eldritch

# Every action
NO_ACTION_LEFT: Final = 1 << 0  # EH-ACT-01
DONE_THIS_ROUND: Final = 1 << 1  # EH-ACT-03
DELAYED: Final = 1 << 2  # EH-DELAY-02
DETAINED: Final = 1 << 3  # EH-DELAY-12
MONSTER_HERE: Final = 1 << 4  # EH-ACT-08
NOT_A_CITY: Final = 1 << 5  # EH-PREP-02, EH-ACQ-02
# Single actions
NO_ROUTE: Final = 1 << 6  # EH-PREP-03, 04, 06
NO_REST: Final = 1 << 7  # a card in play forbids to rest
NOBODY_HERE: Final = 1 << 8  # EH-TRADE-01
ALL_REFUSED: Final = 1 << 9  # EH-TRADE-03: each partner has refused in this turn
NOTHING_TO_TRADE: Final = 1 << 22  # EH-TRADE-04
# Actions of components
USED: Final = 1 << 10  # EH-COMP-03, EH-LOCAL-04
NOT_HERE: Final = 1 << 11  # EH-LOCAL-03
IMPOSSIBLE: Final = 1 << 12  # EH-SPEND-02: its price or its first step
# Moves
NOT_ADJACENT: Final = 1 << 13  # EH-TRAV-01
NO_TICKET: Final = 1 << 14  # EH-TRAV-05
NO_TICKET_FOR_UNCHARTED: Final = 1 << 15  # EH-TRAV-06
CANNOT_MOVE: Final = 1 << 16  # EH-DELAY-09
# Buying
TOO_DEAR: Final = 1 << 17  # EH-ACQ-04
HAS_DEBT: Final = 1 << 18  # EH-LOAN-02
NO_DEBT_LEFT: Final = 1 << 19  # EH-LOAN-06
LOAN_TAKEN: Final = 1 << 20  # EH-LOAN-03
CARDS_CHOSEN: Final = 1 << 21  # EH-LOAN-04


def is_detained(game: Eldritch, seat: int) -> bool:
    """Whether an investigator can neither move nor act, its own Condition apart (EH-DELAY-12)."""
    return game.investigators[seat].standing.sums[CANNOT_MOVE_OR_ACT] > 0


def obstacles_to_basic_action(game: Eldritch, seat: int, action: int) -> int:
    """Returns what forbids any basic action: it was done this round, or the investigator cannot
    act."""
    one = game.investigators[seat]
    found = 0
    if one.done & action:
        found |= DONE_THIS_ROUND
    if one.delayed:
        found |= DELAYED
    if is_detained(game, seat):
        found |= DETAINED
    return found
