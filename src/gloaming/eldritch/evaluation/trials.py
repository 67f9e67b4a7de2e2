"""Which questions a search need not think about, and which options it need not try."""

from typing import Final

from gloaming.eldritch.model.state import PHASE_SETUP, Eldritch
from gloaming.eldritch.rules.actions.acquire import DiscardFromReserve
from gloaming.eldritch.rules.actions.giving import TradeWith
from gloaming.eldritch.rules.actions.sharing import ShareSeen
from gloaming.eldritch.rules.actions.trade import TradeAction, TradeAnswer, TradeList
from gloaming.eldritch.rules.dice.rerolls import TestDice
from gloaming.eldritch.rules.dice.test_pool import least_success
from gloaming.eldritch.rules.dice.test_scene import (
    AID,
    CLUE,
    CONFIRM,
    DIE,
    GRANTED,
    NO_DIE,
    STOP,
    SUCCESS,
    dice_of,
)
from gloaming.eldritch.rules.investigators.clue_payment import PayClues
from gloaming.eldritch.rules.round import ChooseSheet, PassLead
from gloaming.kernel.control import Arrange
from gloaming.kernel.game import Frame
from gloaming.kernel.triggers import Offer

# Ancient Ones against whom tries say nothing: what they promised was gone after four rounds, and
# games played on to their end went rather worse (docs/BOTS.md).
UNTOLD: Final = ("cthulhu",)


def is_routine(game: Eldritch) -> bool:
    """Whether the open question is answered without a search: investigators are chosen so, and
    formal questions. So are those of a trade and of the order of effects, where a search of 40
    tries found nothing better than the policy in three games."""
    assert game.question is not None
    if game.component(game.data.ancient_one).entry in UNTOLD:
        return True
    effect = game.question.frame.effect
    if isinstance(effect, PassLead | PayClues | DiscardFromReserve | ChooseSheet | ShareSeen):
        return True
    if isinstance(effect, TradeAction | TradeWith | TradeList | TradeAnswer):
        return True
    if isinstance(effect, Arrange) and not isinstance(effect, Offer):
        return True
    return game.phase == PHASE_SETUP


def alternatives(game: Eldritch, choices: list[int]) -> list[int]:
    """Returns the choices that are worth trying: of rerolls only that of one die that failed. Of a
    card's, which may raise the number instead, one for each number."""
    assert game.question is not None
    frame = game.question.frame
    if isinstance(frame.effect, TestDice):
        return _rerolls(game, frame, choices)
    return choices


def _rerolls(game: Eldritch, frame: Frame, choices: list[int]) -> list[int]:
    test = game.scenes[frame.scene]
    dice = dice_of(test)
    least = least_success(game, test)
    found: list[int] = []
    seen: set[int] = set()
    for choice in choices:
        die = _die_of(choice)
        if die == NO_DIE:
            found.append(choice)
        elif dice[die] < least:
            like = (choice - die) * 8 + (dice[die] if choice >= AID else 0)
            if like not in seen:
                seen.add(like)
                found.append(choice)
    return found


def _die_of(choice: int) -> int:
    """Returns which die a choice is about; NO_DIE if it is about none."""
    if choice in (CONFIRM, SUCCESS, STOP):
        return NO_DIE
    if choice >= AID:
        return (choice - AID) % 64
    for first in (DIE, CLUE, GRANTED):
        if choice >= first:
            return choice - first
    return NO_DIE
