"""`pay … -> …`: a price inside an effect (EF-SPC-07, EF-RIT-13)."""

from typing import Final

from gloaming.evenfall.model.cards import Cost
from gloaming.evenfall.model.state import PHASE_ACTION, Clan, Evenfall
from gloaming.evenfall.rules.crystal.crystals import DISCHARGE, charges
from gloaming.evenfall.rules.discard import (
    DISCARD_CARDS,
    FREE_DISCARD,
    free_discard_option,
    obstacles_to_free_discard,
)
from gloaming.evenfall.rules.moon.board import FREE, TurnRitual, board_option, use_board
from gloaming.evenfall.rules.obstacles import FEW_CRYSTALS, PRICE
from gloaming.evenfall.rules.options import option, plain_option
from gloaming.evenfall.rules.payment import can_afford, ways_to_pay
from gloaming.evenfall.rules.spend import spend
from gloaming.kernel.game import Effect, Frame, Game, seat_scope
from gloaming.kernel.message import Message, Option

DECLINE: Final = -2
DISCARD_FIRST: Final = -3
BOARD_FIRST: Final = -4


class Pay(Effect):
    """A price, then what it buys.

    On an Action Space or an exhaust effect the price is the condition for using it at all; anywhere
    else it may be declined (EF-RIT-13), and on the own turn the free action may come just before
    (EF-ACT-09).
    """

    def __init__(self, cost: Cost, bought: Effect, optional: bool) -> None:
        super().__init__()
        self.cost = cost
        self.bought = bought
        self.optional = optional

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        clan = game.clans[seat]
        ways: list[int] = []
        if not self.obstacles(game, clan):
            ways = ways_to_pay(clan, self.cost)
        if self.optional:
            if (
                self.cost.resources()
                and game.phase == PHASE_ACTION
                and game.turn == seat
                and not obstacles_to_free_discard(game, seat)
            ):
                ways.append(DISCARD_FIRST)
            if clan.moon is not None and self._board_first(game, seat):
                ways.append(BOARD_FIRST)
            if ways:
                ways.append(DECLINE)
        game.ask(frame, seat, ways)

    def _board_first(self, game: Evenfall, seat: int) -> bool:
        """Whether the clan board's free action, where it turns cards into what is asked for here,
        may come just before (EF-ACT-09)."""
        free = game.data.boards[game.clans[seat].board].free
        return (
            isinstance(free, Pay)
            and free.cost.cards > 0
            and self.cost.resources() + self.cost.mana > 0
            and game.phase == PHASE_ACTION
            and game.turn == seat
            and free.is_possible(game, seat_scope(seat))
        )

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if choice == DECLINE:
            return
        if choice == BOARD_FIRST:
            game.stack.append(frame)
            use_board(game, seat, FREE)
            return
        if choice == DISCARD_FIRST:
            game.stack.append(frame)
            game.stack.append(Frame(FREE_DISCARD, seat))
            return
        spend(game, seat, choice)
        game.push(self.bought, frame)
        if self.cost.crystals:
            game.stack.append(Frame(DISCHARGE, seat, frame.source, amount=self.cost.crystals))
        if self.cost.cards:
            game.stack.append(Frame(DISCARD_CARDS, seat, frame.source, amount=self.cost.cards))

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        if self.optional:
            return Message("ask-may", effect=Message("effect", path=self.path))
        return Message("ask-pay", effect=Message("effect", path=self.path))

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        if choice == DECLINE:
            return plain_option(choice, "decline", "EF-RIT-13")
        if choice == DISCARD_FIRST:
            return free_discard_option(game, seat, choice, "EF-ACT-09")
        if choice == BOARD_FIRST:
            return board_option(game, seat, choice, FREE)
        if choice == 0:
            label = Message("effect", path=self.path)
            return Option(choice, "yes", label, (), "EF-RIT-13", effect=self.bought.path)
        return option(choice, "pay", choice, "EF-SPC-19", self.bought.path)

    def is_possible(self, game: Game, frame: Frame) -> bool:
        assert isinstance(game, Evenfall)
        if self.optional:
            return True
        clan = game.clans[frame.seat]
        return not self.obstacles(game, clan) and self.bought.is_possible(game, frame)

    def obstacles(self, game: Evenfall, clan: Clan) -> int:
        """Returns what keeps a clan from paying: charged Crystals, or cards and resources."""
        cost = self.cost
        if cost.crystals and charges(game, clan) < cost.crystals:
            return FEW_CRYSTALS
        if len(clan.hand) < cost.cards or not can_afford(clan, cost):
            return PRICE
        return 0

    def children(self) -> list[Effect]:
        return [self.bought]


def is_turning_board(game: Evenfall, clan: Clan) -> bool:
    """Whether the free action of the clan board buys that a Ritual is turned (EF-MOON-37)."""
    free = game.data.boards[clan.board].free
    return isinstance(free, Pay) and isinstance(free.bought, TurnRitual)
