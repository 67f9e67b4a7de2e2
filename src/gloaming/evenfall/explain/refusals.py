"""Says why something a person may want is not among the options: the rule, and what is missing.

The keys are those the option would have (`play:fairy.1`, `witch:region:northern-lakes`), so that a
scenario can say what is refused, and by which rule. Something may be refused for several reasons.
What is asked decides which moves are looked at; the moves are tables in `moves` and beside it.
"""

from collections.abc import Iterator
from typing import Final

from gloaming.evenfall.explain import moves
from gloaming.evenfall.explain.moves import EvenfallMove, named
from gloaming.evenfall.explain.moves_building import BUILD, BUILDING
from gloaming.evenfall.explain.moves_crystal import ASCEND, LOCK_SPACE, PATH_CARDS, TAKE_BACK
from gloaming.evenfall.explain.moves_moon import (
    BOARD_ACTIONS,
    BOARD_STONE,
    ELDER_ON_BOARD,
    WITCH_ON_BOARD,
)
from gloaming.evenfall.model.state import PHASE_ACTION, Evenfall
from gloaming.evenfall.rules.action import BEFORE_MAIN, TURN, Turn
from gloaming.evenfall.rules.battle import AdjustDials, SetDials
from gloaming.evenfall.rules.catalysts import BuildCatalysts
from gloaming.evenfall.rules.crystal.person_effects import TakeBack
from gloaming.evenfall.rules.game_end import PlaceStone
from gloaming.evenfall.rules.moon.board import PlaceOnBoard
from gloaming.evenfall.rules.pieces import Recall
from gloaming.evenfall.rules.ritual import PlayRitual
from gloaming.evenfall.rules.transfer import Transfer
from gloaming.kernel.explain.refusals import refused_moves
from gloaming.kernel.game import Effect, Frame
from gloaming.kernel.message import Message, Name, Refusal

MAIN_ACTIONS: Final[list[EvenfallMove]] = [
    moves.DISCOVER,
    moves.TOKEN,
    moves.PLAY,
    moves.SPECIALIST,
    moves.COUNCIL,
    moves.ELDER_AT_REGION,
    moves.WITCH_AT_REGION,
    moves.WITCH_ON_RITUAL,
    moves.ELDER_ON_RITUAL,
    *moves.RIVAL_SPACES,
    ELDER_ON_BOARD,
    WITCH_ON_BOARD,
    BUILD,
    *PATH_CARDS,
    ASCEND,
]

FREE_ACTIONS: Final[list[EvenfallMove]] = [
    LOCK_SPACE,
    moves.FREE_DISCARD,
    moves.EXHAUST,
    *BOARD_ACTIONS,
]

# What may be wanted in answer to the question that an effect asks.
OF_QUESTION: Final[list[tuple[type[Effect], list[EvenfallMove]]]] = [
    (BuildCatalysts, BUILDING),
    (PlayRitual, [moves.LAY]),
    (Transfer, [moves.TRANSFER]),
    (PlaceStone, [moves.PLACE_STONE]),
    (TakeBack, [TAKE_BACK]),
    (Recall, [moves.RECALL]),
    (SetDials, [moves.SET_DIAL]),
    (AdjustDials, [moves.ADJUST_DIALS]),
    (PlaceOnBoard, [BOARD_STONE]),
]


def moves_of(game: Evenfall) -> list[EvenfallMove]:
    """Returns the moves that a person may want in answer to the open question."""
    assert game.question is not None
    frame = game.question.frame
    if isinstance(frame.effect, Turn):
        return MAIN_ACTIONS + FREE_ACTIONS if frame.amount == BEFORE_MAIN else FREE_ACTIONS
    for effect, found in OF_QUESTION:
        if isinstance(frame.effect, effect):
            return found
    return []


def refusals(game: Evenfall, seat: int) -> list[Refusal]:
    """Returns all that `seat` cannot do now, with the reasons; nothing once the game is over."""
    question = game.question
    if question is None or not 0 <= seat < game.seats:
        return []
    if not question.is_awaiting(seat):
        return list(_waiting(game, seat))
    refused = refused_moves(game, seat, moves_of(game))
    if isinstance(question.frame.effect, Turn):
        if question.frame.amount != BEFORE_MAIN:
            return [*_after_main(game, seat), *refused]
        return refused
    offered = any(option.verb == "free-discard" for option in game.options(seat))
    if game.phase == PHASE_ACTION and game.turn == seat and not offered:
        refused.append(Refusal("free-discard", Message("why-effect-first"), "EF-ACT-09"))
    return refused


def _waiting(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Returns why who is not asked can do nothing, not even a free action (EF-ACT-05, 10)."""
    clan = game.clans[seat]
    if game.phase == PHASE_ACTION and clan.passed:
        yield Refusal("turn", Message("why-passed"), "EF-ACT-05")
    if game.turn >= 0:
        reason = Message("why-not-your-turn", seat=Name(f"seat:{game.turn}"))
    else:
        reason = Message("why-not-asked")
    yield Refusal("turn", reason, "EF-ACT-10")
    yield Refusal("free-discard", reason, "EF-ACT-10")
    for index in clan.specialists + clan.borrowed:
        if game.card(index).exhaust is not None:
            uid, things = named(game.card(index))
            yield Refusal("exhaust", reason, "EF-ACT-10", things, uid)


def _after_main(game: Evenfall, seat: int) -> Iterator[Refusal]:
    """Refuses whatever could have been the main action: there is one a turn (EF-ACT-02)."""
    again = game.copy()
    again.story = None
    frame = Frame(TURN, seat, amount=BEFORE_MAIN)
    TURN.run(again, frame)
    if again.question is None or again.question.frame is not frame:
        return
    free = {option.key for option in game.options(seat)}
    for option in again.options(seat):
        if option.key not in free:
            reason = Message("why-one-main")
            yield Refusal(option.verb, reason, "EF-ACT-02", option.things, option.argument)
