"""`pay … -> …`: a price inside an effect (EF-SPC-07, EF-RIT-13)."""

from typing import Final

from gloaming.evenfall.model.amounts import Cost, cost_of
from gloaming.evenfall.model.state import PHASE_ACTION, Clan, Evenfall
from gloaming.evenfall.rules.crystal.crystals import CHARGE_VALUE, DISCHARGE, charges
from gloaming.evenfall.rules.discard import (
    DISCARD_CARDS,
    FREE_DISCARD,
    free_discard_option,
    obstacles_to_free_discard,
)
from gloaming.evenfall.rules.moon.board import FREE, TurnRitual, board_option, use_board
from gloaming.evenfall.rules.obstacles import FEW_CRYSTALS, PRICE
from gloaming.evenfall.rules.options import option, plain_option
from gloaming.evenfall.rules.resources.gain import (
    CARD_VALUE,
    MANA_VALUE,
    RESOURCE_VALUE,
    amount_signs,
)
from gloaming.evenfall.rules.resources.payment import can_afford, ways_to_pay
from gloaming.evenfall.rules.resources.spend import spend
from gloaming.kernel.content.notation.node_verbs import pay_sign, pay_text, pay_value
from gloaming.kernel.content.notation.verbs import PhraseDeclaration, Reading, Values, Verb, Writer
from gloaming.kernel.game import Effect, Frame, Game, seat_scope
from gloaming.kernel.message import Message, Option
from gloaming.kernel.nodes import LEAVE, Price
from gloaming.kernel.nodes import Pay as KernelPay

DISCARD_FIRST: Final = -3
BOARD_FIRST: Final = -4


def obstacles_to_paying(game: Evenfall, clan: Clan, cost: Cost) -> int:
    """Returns what keeps a clan from paying: charged Crystals, or cards and resources."""
    if cost.crystals and charges(game, clan) < cost.crystals:
        return FEW_CRYSTALS
    if len(clan.hand) < cost.cards or not can_afford(clan, cost):
        return PRICE
    return 0


class CostPrice(Price):
    """Resources and Mana, cards to discard and Crystals to discharge."""

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def ways(self, game: Game, frame: Frame) -> list[int]:
        assert isinstance(game, Evenfall)
        clan = game.clans[frame.seat]
        if obstacles_to_paying(game, clan, self.cost):
            return []
        return ways_to_pay(clan, self.cost)

    def can_be_paid(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        return not obstacles_to_paying(game, game.clans[frame.seat], self.cost)

    def pay(self, game: Game, frame: Frame, way: int) -> None:
        assert isinstance(game, Evenfall)
        spend(game, frame.seat, way)

    def settle(self, game: Game, frame: Frame) -> None:
        cost = self.cost
        if cost.crystals:
            game.stack.append(Frame(DISCHARGE, frame.seat, frame.source, amount=cost.crystals))
        if cost.cards:
            game.stack.append(Frame(DISCARD_CARDS, frame.seat, frame.source, amount=cost.cards))


class Pay(KernelPay):
    """A price, then what it buys.

    On an Action Space or an exhaust effect the price is the condition for using it at all; anywhere
    else it may be declined (EF-RIT-13), and on the own turn the free action may come just before
    (EF-ACT-09).
    """

    def __init__(self, cost: Cost, bought: Effect, is_optional: bool) -> None:
        super().__init__(CostPrice(cost), bought, is_optional)
        self.cost = cost

    def add_choices_before(self, game: Game, frame: Frame, choices: list[int]) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        if game.phase != PHASE_ACTION or game.turn != seat:
            return
        if self.cost.resources() and not obstacles_to_free_discard(game, seat):
            choices.append(DISCARD_FIRST)
        if game.clans[seat].moon is not None and self._can_use_board(game, seat):
            choices.append(BOARD_FIRST)

    def _can_use_board(self, game: Evenfall, seat: int) -> bool:
        """Whether the clan board's free action, where it turns cards into what is asked for here,
        may come just before (EF-ACT-09)."""
        free = game.data.boards[game.clans[seat].board].free
        return (
            isinstance(free, Pay)
            and free.cost.cards > 0
            and self.cost.resources() + self.cost.mana > 0
            and free.is_possible(game, seat_scope(seat))
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == BOARD_FIRST:
            game.stack.append(frame)
            use_board(game, seat, FREE)
        elif choice == DISCARD_FIRST:
            game.stack.append(frame)
            game.stack.append(Frame(FREE_DISCARD, seat))
        else:
            super().answer(game, frame, seat, choice)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == LEAVE:
            return plain_option(choice, "decline", "EF-RIT-13")
        if choice == DISCARD_FIRST:
            return free_discard_option(game, seat, choice, "EF-ACT-09")
        if choice == BOARD_FIRST:
            return board_option(game, seat, choice, FREE)
        if choice == 0:
            label = Message("effect", path=self.path)
            return Option(choice, "yes", label, (), "EF-RIT-13", effect=self.bought.path)
        return option(choice, "pay", choice, "EF-SPC-19", self.bought.path)

    def obstacles(self, game: Evenfall, clan: Clan) -> int:
        """Returns what keeps a clan from paying: charged Crystals, or cards and resources."""
        return obstacles_to_paying(game, clan, self.cost)


def is_turning_board(game: Evenfall, clan: Clan) -> bool:
    """Whether the free action of the clan board buys that a Ritual is turned (EF-MOON-37)."""
    free = game.data.boards[clan.board].free
    return isinstance(free, Pay) and isinstance(free.bought, TurnRitual)


# --- as a verb ------------------------------------------------------------------------------

SPENT: Final = 0.75  # a price is less than the same as a gain: one pays with what one has too much


def read_cost(reading: Reading, amounts: dict[str, int]) -> Cost:
    """Returns the price that amounts write."""
    for unit in amounts:
        if unit == "vp":
            raise reading.error(unit, "victory points are never a price")
    if sum(n for unit, n in amounts.items() if unit not in ("mana", "card")) > reading.most:
        raise reading.error(
            None, "too many resources in one price", f"expected: at most {reading.most}"
        )
    return cost_of(amounts)


def _pay_of(reading: Reading, amounts: dict[str, int], bought: Effect) -> Pay:
    return Pay(read_cost(reading, amounts), bought, not reading.is_action)


def stock_amounts(cost: Cost) -> dict[str, int]:
    """Returns the resources and the Mana of a price, by unit."""
    amounts = cost.amounts()
    del amounts["card"], amounts["crystal"]
    return amounts


def _price_text(writer: Writer, price: CostPrice, form: str) -> str:
    """Returns a price in words: stock is paid, cards are discarded, Crystals discharged."""
    cost = price.cost
    stock = stock_amounts(cost)
    what = writer.amounts(stock)
    cards = writer.format("amount-card", n=cost.cards)
    parts: list[str] = []
    if any(stock.values()) and cost.cards:
        parts.append(writer.format("price-both", what=what, cards=cards, form=form))
    elif cost.cards:
        parts.append(writer.format("price-discard", cards=cards, form=form))
    elif any(stock.values()) or not cost.crystals:
        parts.append(writer.format("price-pay", what=what, form=form))
    if cost.crystals:
        parts.append(writer.format("price-discharge", n=cost.crystals, form=form))
    return writer.join(parts)


def _price_value(values: Values, price: CostPrice) -> float:
    cost = price.cost
    paid = cost.resources() * RESOURCE_VALUE + cost.mana * MANA_VALUE + cost.cards * CARD_VALUE
    return paid * SPENT + cost.crystals * CHARGE_VALUE


PHRASES: Final = [
    PhraseDeclaration(
        CostPrice,
        text=_price_text,
        sign=lambda writer, price: amount_signs(price.cost.amounts()),
        value=_price_value,
        meaning="resources and Mana, cards to discard, Crystals to discharge",
    ),
]
VERBS: Final = [
    Verb(
        Pay,
        "pay amounts:amounts -> bought:sentence",
        build=_pay_of,
        text=pay_text,
        sign=pay_sign,
        value=pay_value,
        meaning=(
            "a price, then what it buys; the arrow takes the rest of the sentence. Units: "
            "`herb` `potion` `knowledge` `any` `mana` `card` (discard) `crystal` (discharge)"
        ),
        examples=("pay 2 any -> gain 3 any + 1 vp", "pay 1 crystal -> advance"),
        rules=("EF-SPC-07", "EF-RIT-13"),
        ends_open=True,
        sign_ends_open=True,
    ),
]
