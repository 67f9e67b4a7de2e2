"""Which Clues should change hands: those of who cannot use them go to who can."""

from gloaming.eldritch.evaluation.assignment import assign
from gloaming.eldritch.evaluation.needs import BY_ENCOUNTER, Needs, clue_price
from gloaming.eldritch.evaluation.routes import Routes
from gloaming.eldritch.evaluation.tasks import Judge
from gloaming.eldritch.model.investigator import IN_PLAY
from gloaming.eldritch.model.scenes import (
    GIVEN_CLUES,
    PARTNER,
    TAKEN_CLUES,
    TRADE_SLOTS,
)
from gloaming.eldritch.model.state import Eldritch
from gloaming.eldritch.rules.actions.component_action import ACT, component_at
from gloaming.eldritch.rules.actions.giving import TradeWith
from gloaming.eldritch.rules.actions.trade import (
    ACCEPT,
    LEAVE,
    PROPOSE,
    REFUSE,
    TOKENS,
    TradeAction,
    TradeAnswer,
    TradeList,
    give_clues,
)
from gloaming.eldritch.rules.encounters.special import components_with_offers, offers_of
from gloaming.kernel.game import Frame
from gloaming.kernel.scene import Scene


class Gift:
    """Clues of one seat for another one, and what the team gains by it."""

    __slots__ = ("gain", "giver", "number", "receiver")

    def __init__(self, giver: int, receiver: int, number: int, gain: float) -> None:
        self.giver = giver
        self.receiver = receiver
        self.number = number
        self.gain = gain


def team_value(game: Eldritch, routes: Routes, judge: Judge, asked: int) -> float:
    """Returns what the tasks of all seats together bring a round."""
    plan = assign(game, Needs(game, judge.weights), routes, judge, asked)
    total = 0.0
    for seat, one in enumerate(game.investigators):
        if one.status == IN_PLAY:
            total += max(judge.weights.idle, plan.scores[seat])
    return total


def _prices(game: Eldritch, needs: Needs) -> list[int]:
    """Returns how many Clues the Mystery and encounters on the board ask for at once."""
    found: list[int] = []
    if needs.clues and needs.missing:
        found.append(needs.clues)
        if needs.way == BY_ENCOUNTER and needs.missing > 1:
            found.append(2 * needs.clues)
    for component in components_with_offers(game):
        for offer in offers_of(game, component):
            price = clue_price(game, offer.effect)
            if price and price not in found:
                found.append(price)
    return found


def best_gift(
    game: Eldritch, routes: Routes, judge: Judge, seat: int, partners: list[int]
) -> Gift | None:
    """Returns what a seat in its turn should give one of its partners or take from it."""
    prices = _prices(game, Needs(game, judge.weights))
    best: Gift | None = None
    before = -1.0
    for partner in partners:
        for giver, receiver in ((seat, partner), (partner, seat)):
            for price in prices:
                number = price - len(game.investigators[receiver].clues)
                if number <= 0 or number > len(game.investigators[giver].clues):
                    continue
                if before < 0.0:
                    before = team_value(game, routes, judge, seat)
                imagined = game.copy()
                give_clues(imagined, giver, receiver, number, 0)
                gain = team_value(imagined, routes, judge, seat) - before
                if best is None or gain > best.gain:
                    best = Gift(giver, receiver, number, gain)
    return best


def is_trade_far_away(game: Eldritch, seat: int, choice: int) -> bool:
    """Whether the action of a component is a trade over any distance."""
    component = game.component(component_at(game, seat, (choice - ACT) // 4))
    return isinstance(component.actions[(choice - ACT) % 4], TradeWith)


# --- the questions of a trade ---------------------------------------------------------------------


def is_about_clues(game: Eldritch, frame: Frame) -> bool:
    """Whether a question belongs to a trade in which nothing but Clues is on the list so far."""
    effect = frame.effect
    if isinstance(effect, TradeAction | TradeWith):
        return True
    if not isinstance(effect, TradeList | TradeAnswer):
        return False
    values = game.scenes[frame.scene].values
    clues = values[GIVEN_CLUES] + values[TAKEN_CLUES]
    return len(values) == TRADE_SLOTS and sum(values[GIVEN_CLUES:TRADE_SLOTS]) == clues


def answer_trade(
    game: Eldritch, routes: Routes, judge: Judge, frame: Frame, seat: int, choices: list[int]
) -> int:
    """Returns the answer to a question of a trade: with whom, what goes on the list, or whether
    the list is accepted."""
    effect = frame.effect
    if isinstance(effect, TradeAction | TradeWith):
        gift = best_gift(game, routes, judge, seat, choices)
        if gift is None:
            return choices[0]
        return gift.receiver if gift.giver == seat else gift.giver
    trade = game.scenes[frame.scene]
    if isinstance(effect, TradeAnswer):
        return ACCEPT if _is_welcome(game, routes, judge, trade) else REFUSE
    return _listed_next(game, routes, judge, trade, choices)


def _listed_next(
    game: Eldritch, routes: Routes, judge: Judge, trade: Scene, choices: list[int]
) -> int:
    """Returns what a seat does next with the list of a trade: a Clue of the gift, or the end."""
    gift = best_gift(game, routes, judge, trade.seat, [trade.values[PARTNER]])
    if gift is None or gift.gain <= 0.0:
        return LEAVE
    slot = GIVEN_CLUES if gift.giver == trade.seat else TAKEN_CLUES
    if trade.values[slot] < gift.number and TOKENS + slot in choices:
        return TOKENS + slot
    return PROPOSE if PROPOSE in choices else LEAVE


def _is_welcome(game: Eldritch, routes: Routes, judge: Judge, trade: Scene) -> bool:
    """Whether the Clues that a trade would move serve the team at least as well afterwards."""
    values = trade.values
    before = team_value(game, routes, judge, trade.seat)
    imagined = game.copy()
    give_clues(imagined, trade.seat, values[PARTNER], values[GIVEN_CLUES], values[TAKEN_CLUES])
    return team_value(imagined, routes, judge, trade.seat) >= before - 0.01
