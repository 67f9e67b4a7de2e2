"""Moves of the Action Phase that a person may want, and what forbids them."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from gloaming.eldritch.explain.shortfall import effect_shortfall
from gloaming.eldritch.model.components import ROUTES, SHIP, TRAIN
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.state import ACQUIRE, PREPARE, RESTED, TRADED, TRAVEL, Eldritch
from gloaming.eldritch.rules.actions import action_obstacles as obstacles
from gloaming.eldritch.rules.actions.acquire import (
    chosen_cards,
    different_places,
    obstacles_to_buy,
    obstacles_to_loan,
    value_left,
)
from gloaming.eldritch.rules.actions.action_phase import (
    BASIC_WORDS,
    ChooseAction,
    obstacles_to_basic,
)
from gloaming.eldritch.rules.actions.component_action import (
    front_thing,
    obstacles_to_component_action,
    obstacles_to_local_action,
)
from gloaming.eldritch.rules.actions.prepare import obstacles_to_ticket
from gloaming.eldritch.rules.actions.travel import FIRST_STEP, obstacles_to_travel_to
from gloaming.kernel.explain.refusals import Move, Named, Reason, one_target
from gloaming.kernel.game import Frame
from gloaming.kernel.message import Message, Name

EldritchMove: TypeAlias = Move[Eldritch]
EldritchReason: TypeAlias = Reason[Eldritch]


def say(rule: str, id: str) -> EldritchReason:
    """Returns a reason that is always said in the same words."""
    return Reason(rule, id)


CANNOT_ACT: Final[dict[int, EldritchReason]] = {
    obstacles.NO_ACTION_LEFT: say("EH-ACT-01", "why-no-action-left"),
    obstacles.DELAYED: say("EH-DELAY-02", "why-delayed"),
    obstacles.DETAINED: say("EH-DELAY-12", "why-detained"),
}


# --- basic actions --------------------------------------------------------------------------------


def _has_action(game: Eldritch, seat: int) -> bool:
    """Whether a seat has an action left, or is granted one."""
    question = game.question
    assert question is not None
    effect = question.frame.effect
    is_granted = isinstance(effect, ChooseAction) and effect.is_granted
    return is_granted or game.investigators[seat].actions > 0


def _left(game: Eldritch, seat: int) -> int:
    return 0 if _has_action(game, seat) else obstacles.NO_ACTION_LEFT


def _basic(action: int, reasons: dict[int, EldritchReason]) -> EldritchMove:
    def blocked(game: Eldritch, seat: int, target: int) -> int:
        return obstacles_to_basic(game, seat, action) | _left(game, seat)

    done = {obstacles.DONE_THIS_ROUND: say("EH-ACT-03", "why-done-this-round")}
    return Move(
        BASIC_WORDS[action],
        one_target,
        lambda game, seat, target: ("", ()),
        blocked,
        {**done, **CANNOT_ACT, **reasons},
    )


BASIC_ACTIONS: Final[list[EldritchMove]] = [
    _basic(TRAVEL, {}),
    _basic(
        PREPARE,
        {
            obstacles.NOT_A_CITY: say("EH-PREP-02", "why-not-a-city"),
            obstacles.NO_ROUTE: say("EH-PREP-03", "why-no-route"),
        },
    ),
    _basic(
        ACQUIRE,
        {
            obstacles.NOT_A_CITY: say("EH-ACQ-02", "why-not-a-city"),
            obstacles.MONSTER_HERE: say("EH-ACT-08", "why-monster-here"),
        },
    ),
    _basic(
        RESTED,
        {
            obstacles.MONSTER_HERE: say("EH-ACT-08", "why-monster-here"),
            obstacles.NO_REST: say("EH-REST-01", "why-no-rest"),
        },
    ),
    _basic(
        TRADED,
        {
            obstacles.NOBODY_HERE: say("EH-TRADE-01", "why-nobody-here"),
            obstacles.ALL_REFUSED: say("EH-TRADE-03", "why-trade-refused"),
            obstacles.NOTHING_TO_TRADE: say("EH-TRADE-04", "why-nothing-to-trade"),
        },
    ),
]


# --- actions of components ------------------------------------------------------------------------

# A target is `(holder * 64 + place) * 4 + number`; place 0 is the sheet.
OF_HOLDER: Final = 64 * 4


def _component(game: Eldritch, target: int) -> int:
    one = game.investigators[target // OF_HOLDER]
    place = target // 4 % 64
    return one.sheet if place == 0 else one.cards[place - 1]


def _own_actions(game: Eldritch, seat: int) -> Iterable[int]:
    one = game.investigators[seat]
    for place, index in enumerate([one.sheet, *one.cards]):
        for number in range(len(game.component(index).actions)):
            yield (seat * 64 + place) * 4 + number


def _local_actions(game: Eldritch, seat: int) -> Iterable[int]:
    for holder, one in enumerate(game.investigators):
        if one.status == IN_PLAY:
            for place, index in enumerate(one.cards, 1):
                for number in range(len(game.component(index).local_actions)):
                    yield (holder * 64 + place) * 4 + number


def _named_own(game: Eldritch, seat: int, target: int) -> Named:
    index = _component(game, target)
    return game.component(index).entry, (front_thing(game, index),)


def _named_local(game: Eldritch, seat: int, target: int) -> Named:
    index = _component(game, target)
    holder = target // OF_HOLDER
    things = (front_thing(game, index), f"seat:{holder}")
    return f"{game.component(index).entry}@{holder + 1}", things


def _blocked_own(game: Eldritch, seat: int, target: int) -> int:
    index = _component(game, target)
    action = game.component(index).actions[target % 4]
    return obstacles_to_component_action(game, seat, index, action) | _left(game, seat)


def _blocked_local(game: Eldritch, seat: int, target: int) -> int:
    index = _component(game, target)
    action = game.component(index).local_actions[target % 4]
    holder = target // OF_HOLDER
    return obstacles_to_local_action(game, seat, holder, index, action) | _left(game, seat)


def _missing_own(game: Eldritch, seat: int, target: int) -> Message:
    index = _component(game, target)
    return effect_shortfall(game, Frame(game.component(index).actions[target % 4], seat, index))


def _missing_local(game: Eldritch, seat: int, target: int) -> Message:
    index = _component(game, target)
    action = game.component(index).local_actions[target % 4]
    return effect_shortfall(game, Frame(action, seat, index))


OWN_ACTION: Final = EldritchMove(
    "act",
    _own_actions,
    _named_own,
    _blocked_own,
    {
        obstacles.USED: say("EH-COMP-03", "why-used"),
        **CANNOT_ACT,
        obstacles.IMPOSSIBLE: Reason("EH-SPEND-02", _missing_own),
    },
)
LOCAL_ACTION: Final = EldritchMove(
    "local",
    _local_actions,
    _named_local,
    _blocked_local,
    {
        obstacles.NOT_HERE: say("EH-LOCAL-03", "why-not-on-your-space"),
        obstacles.USED: say("EH-LOCAL-04", "why-used-by-you"),
        **CANNOT_ACT,
        obstacles.IMPOSSIBLE: Reason("EH-SPEND-02", _missing_local),
    },
)


# --- travelling -----------------------------------------------------------------------------------


def _spaces(game: Eldritch, seat: int) -> Iterable[int]:
    here = game.investigators[seat].space
    return (space for space in range(len(game.data.spaces)) if space != here)


def _named_space(game: Eldritch, seat: int, space: int) -> Named:
    entry = game.data.spaces[space].entry
    return entry, (f"space:{entry}",)


def _blocked_step(game: Eldritch, seat: int, space: int) -> int:
    assert game.question is not None
    is_first = game.question.frame.amount == FIRST_STEP
    return obstacles_to_travel_to(game, seat, space, is_first)


def _too_far(game: Eldritch, seat: int, space: int) -> Message:
    here = game.investigators[seat].space
    entry = game.data.spaces[here].entry
    return Message(
        "why-not-adjacent", n=game.data.distance[here][space], here=Name(f"space:{entry}")
    )


def _ticket(game: Eldritch, seat: int, space: int) -> Message:
    route = game.data.route(game.investigators[seat].space, space)
    return Message("why-no-ticket", ticket=Message(f"ticket-{ROUTES[route]}"))


TRAVEL_TO: Final = EldritchMove(
    "move",
    _spaces,
    _named_space,
    _blocked_step,
    {
        obstacles.CANNOT_MOVE: say("EH-DELAY-09", "why-cannot-move"),
        obstacles.NOT_ADJACENT: Reason("EH-TRAV-01", _too_far),
        obstacles.NO_TICKET: Reason("EH-TRAV-05", _ticket),
        obstacles.NO_TICKET_FOR_UNCHARTED: say("EH-TRAV-06", "why-uncharted"),
    },
)


def _ticket_move(kind: int) -> EldritchMove:
    return Move(
        ROUTES[kind],
        one_target,
        lambda game, seat, target: ("", ()),
        lambda game, seat, target: obstacles_to_ticket(game, seat, kind),
        {
            obstacles.NO_ROUTE: Reason(
                "EH-PREP-03",
                lambda game, seat, target: Message(
                    "why-no-such-route", ticket=Message(f"ticket-{ROUTES[kind]}")
                ),
            )
        },
    )


TICKETS: Final[list[EldritchMove]] = [_ticket_move(TRAIN), _ticket_move(SHIP)]


# --- buying ---------------------------------------------------------------------------------------


def _scene(game: Eldritch) -> int:
    assert game.question is not None
    return game.question.frame.scene


def _for_sale(game: Eldritch, seat: int) -> Iterable[int]:
    places = different_places(game, chosen_cards(game, _scene(game)))
    return (game.reserve[place] for place in places)


def _named_card(game: Eldritch, seat: int, card: int) -> Named:
    return game.component(card).entry, (front_thing(game, card),)


def _too_expensive(game: Eldritch, seat: int, card: int) -> Message:
    left = value_left(game, _scene(game))
    return Message("why-too-dear", n=game.component(card).value, left=left)


BUY: Final[list[EldritchMove]] = [
    Move(
        "buy",
        _for_sale,
        _named_card,
        lambda game, seat, card: obstacles_to_buy(game, card, _scene(game)),
        {obstacles.TOO_DEAR: Reason("EH-ACQ-04", _too_expensive)},
    ),
    Move(
        "loan",
        one_target,
        lambda game, seat, target: ("", ()),
        lambda game, seat, target: obstacles_to_loan(game, seat, _scene(game)),
        {
            obstacles.HAS_DEBT: say("EH-LOAN-02", "why-has-debt"),
            obstacles.NO_DEBT_LEFT: say("EH-LOAN-06", "why-no-debt-left"),
            obstacles.LOAN_TAKEN: say("EH-LOAN-03", "why-loan-taken"),
            obstacles.CARDS_CHOSEN: say("EH-LOAN-04", "why-cards-chosen"),
        },
    ),
]
