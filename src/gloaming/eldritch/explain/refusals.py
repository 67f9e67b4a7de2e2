"""Says why something a person may want is not among the options: the rule, and what is missing.

The keys are those that the option would have (`act:axe`, `move:london`). What is asked decides
which moves are looked at; the moves are tables in the modules beside this one.
"""

from typing import Final

from gloaming.eldritch.explain import moves_actions as actions
from gloaming.eldritch.explain import moves_encounters as encounters
from gloaming.eldritch.explain.moves_actions import EldritchMove
from gloaming.eldritch.model.investigator import ELIMINATED, WAITING
from gloaming.eldritch.model.state import PHASE_ENCOUNTER, Eldritch
from gloaming.eldritch.rules.actions.acquire import Buy
from gloaming.eldritch.rules.actions.action_phase import ChooseAction
from gloaming.eldritch.rules.actions.prepare import Prepare
from gloaming.eldritch.rules.actions.trade import TradeList
from gloaming.eldritch.rules.actions.travel import TravelStep
from gloaming.eldritch.rules.dice.rerolls import TestDice
from gloaming.eldritch.rules.encounters.encounter_phase import ChooseEncounter, NextFight
from gloaming.eldritch.rules.investigators.improve import Improve
from gloaming.eldritch.rules.round import ChooseSheet
from gloaming.kernel.explain.refusals import refused_moves
from gloaming.kernel.game import Effect
from gloaming.kernel.message import Message, Name, Refusal

# What may be wanted in answer to the question that an effect asks.
OF_QUESTION: Final[list[tuple[type[Effect], list[EldritchMove]]]] = [
    (ChooseAction, [*actions.BASIC_ACTIONS, actions.OWN_ACTION, actions.LOCAL_ACTION]),
    (TravelStep, [actions.TRAVEL_TO]),
    (Prepare, actions.TICKETS),
    (Buy, actions.BUY),
    (ChooseEncounter, encounters.ENCOUNTERS),
    (NextFight, encounters.FIGHTING),
    (TestDice, encounters.DICE),
    (Improve, [encounters.IMPROVE]),
    (ChooseSheet, [encounters.SHEET]),
    (TradeList, encounters.TRADING),
]


def moves_of(game: Eldritch) -> list[EldritchMove]:
    """Returns the moves that a person may want in answer to the open question."""
    assert game.question is not None
    for effect, found in OF_QUESTION:
        if isinstance(game.question.frame.effect, effect):
            return found
    return []


def refusals(game: Eldritch, seat: int) -> list[Refusal]:
    """Returns all that `seat` cannot do now, with the reasons; nothing once the game is over."""
    question = game.question
    if question is None or not 0 <= seat < game.seats:
        return []
    if not question.is_awaiting(seat):
        return [_waiting(game, seat)]
    offered = {option.key for option in game.options(seat)}
    verbs = {option.verb for option in game.options(seat)}
    return [
        refusal
        for refusal in refused_moves(game, seat, moves_of(game))
        # of several things of one name some can be used: that is told by the option
        if refusal.key not in offered and (refusal.argument or refusal.verb not in verbs)
    ]


def _waiting(game: Eldritch, seat: int) -> Refusal:
    """Returns why who is not asked can do nothing (EH-PHASE-03, EH-ENC-02)."""
    status = game.investigators[seat].status
    if status == ELIMINATED:
        return Refusal("turn", Message("why-eliminated"), "EH-ELIM-05")
    if status == WAITING:
        return Refusal("turn", Message("why-no-investigator"), "EH-DEF-13")
    rule = "EH-ENC-02" if game.phase == PHASE_ENCOUNTER else "EH-PHASE-03"
    reason = Message("why-not-your-turn", seat=Name(f"seat:{game.active}"))
    return Refusal("turn", reason, rule)
