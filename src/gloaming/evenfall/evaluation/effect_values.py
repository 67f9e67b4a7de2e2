"""What effects are worth on the whole, in points: estimates that `appraise` multiplies by use.

They are read off the effect trees, so that an owner's pack changes them too; what a verb is worth
is declared beside it. The frequencies and counts are those of many games of greedy bots.
"""

from typing import Final

from gloaming.evenfall.content.reader import evenfall_notation
from gloaming.evenfall.model.cards import PERSON, PLACE, Card, GameData
from gloaming.evenfall.model.events import EVENTS, GAME_END, ROUND_END, STANDING
from gloaming.evenfall.rules.counts import COUNTS
from gloaming.kernel.game import Effect
from gloaming.kernel.triggers import Listener

# How many there are of each count in the middle of a game.
TYPICAL: Final = [count.typical for count in COUNTS]
GROWN: Final = 1.6  # a count at the end, to that in the middle

_VALUES: Final = evenfall_notation().values


def effect_value(effect: Effect | None) -> float:
    """Returns the points an effect is worth when it is used once."""
    return _VALUES.of(effect)


def _heard(listener: Listener) -> float:
    """Returns what a listener brings in a round."""
    return EVENTS[listener.event].frequency * effect_value(listener.effect)


def _standing(flags: list[int]) -> float:
    return sum(STANDING[flags[i]].value * _size(flags[i + 1]) for i in range(0, len(flags), 2))


def _size(amount: int) -> float:
    return 0.5 + 0.5 * amount


def store_estimates(table: GameData) -> None:
    """Writes the estimates of all cards and Powerstone spaces on the table."""
    for board in table.boards:
        board.bonus_worth = [effect_value(bonus) for bonus in board.bonuses]
    for card in table.cards:
        if card.kind == PLACE:
            card.worth_use = effect_value(card.harvest)
            card.worth_once = 0.6 * effect_value(card.binding) + 0.4 * effect_value(
                card.binding_full
            )
            if card.binding_full is None:
                card.worth_once = effect_value(card.binding)
            continue
        card.worth_use = effect_value(card.action) + effect_value(card.exhaust)
        card.worth_once = effect_value(card.immediate)
        if card.lock is not None:
            card.worth_lock = effect_value(card.lock)
        card.worth_round = sum(_heard(listener) for listener in card.listeners)
        card.worth_round += _standing(card.standing)
        if card.kind == PERSON:
            _prepare_council(card)


def _prepare_council(card: Card) -> None:
    card.council_round = _standing(card.council_standing)
    for listener in card.council_listeners:
        if listener.event == GAME_END:
            card.council_end = listener.effect
        elif listener.event == ROUND_END:
            card.council_round += effect_value(listener.effect)
        else:
            card.council_round += _heard(listener)
