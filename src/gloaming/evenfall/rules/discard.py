"""Discarding cards from hand, and the free action that everyone has (EF-ACT-08, EF-CARD-107)."""

from typing import Final

from gloaming.evenfall.model.events import DISCARD, ONE_CARD_DISCARD
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.automa.rondel import hear_discard
from gloaming.evenfall.rules.obstacles import FEW_CARDS
from gloaming.evenfall.rules.options import card_option, tell_card
from gloaming.evenfall.rules.resources.gain import GAIN_ANY
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option
from gloaming.kernel.procedures import procedure
from gloaming.kernel.triggers import announce


def discard_card(game: Evenfall, seat: int, index: int, more: bool = False) -> None:
    """Puts a card from hand on the shared discard pile; an event for each card (EF-CARD-18).

    `more`: further cards of the same discard follow. Only the Automa's Clan Tile of The Star needs
    to know, which hears one discard and not its cards (EF-TILE-16).
    """
    game.clans[seat].own_hand().remove(index)
    game.own_discard().append(index)
    tell_card(game, seat, "log-discard", game.card(index))
    announce(game, DISCARD, seat, target=index)
    if game.data.solo and not more:
        hear_discard(game)


class DiscardCards(Effect):
    """Discard as many cards of own choice as the frame says."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        game.ask(frame, frame.seat, game.clans[frame.seat].hand[:])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        assert isinstance(game, Evenfall)
        if frame.amount > 1:
            game.stack.append(Frame(self, seat, frame.source, frame.target, frame.amount - 1))
        discard_card(game, seat, choice, more=frame.amount > 1)

    def prompt(self, game: Game, frame: Frame, seat: int) -> Message:
        return Message("ask-discard", n=frame.amount)

    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        assert isinstance(game, Evenfall)
        return card_option(choice, "discard", game.card(choice), "EF-ACT-08")


def free_discard_cards(game: Evenfall, seat: int) -> int:
    """Returns how many cards the free action takes now: two, or one where a card says so once a
    turn."""
    clan = game.clans[seat]
    if clan.discarded_cheaply < clan.standing.sums[ONE_CARD_DISCARD]:
        return 1
    return 2


def obstacles_to_free_discard(game: Evenfall, seat: int) -> int:
    """Returns what keeps a seat from the free action: a hand that is too small (EF-ACT-08)."""
    return 0 if len(game.clans[seat].hand) >= free_discard_cards(game, seat) else FEW_CARDS


def free_discard_option(game: Evenfall, seat: int, choice: int, rule: str) -> Option:
    """Returns the answer "discard two cards for a resource", or one card where that holds."""
    few = free_discard_cards(game, seat) == 1
    label = Message("option-free-discard-one" if few else "option-free-discard")
    return Option(
        choice, "free-discard", label, (f"discard:{seat}",), rule, effect=FREE_DISCARD.path
    )


class FreeDiscard(Effect):
    """The free action: discard two cards to gain one resource of your choice (EF-ACT-08)."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Evenfall)
        seat = frame.seat
        cards = free_discard_cards(game, seat)
        if cards == 1:
            game.clans[seat].discarded_cheaply += 1
        game.stack.append(Frame(GAIN_ANY, seat, amount=1))
        game.stack.append(Frame(DISCARD_CARDS, seat, amount=cards))


DISCARD_CARDS: Final = procedure("evenfall.discard", DiscardCards())
FREE_DISCARD: Final = procedure("evenfall.free-discard", FreeDiscard())
