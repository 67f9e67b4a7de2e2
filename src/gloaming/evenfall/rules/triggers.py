"""Cards in play listen: announcing what happened, entering and leaving play."""

from gloaming.evenfall.model.cards import AS_COUNCIL, Card, Listener
from gloaming.evenfall.model.state import Evenfall
from gloaming.kernel.control import ARRANGE
from gloaming.kernel.game import Frame


def announce(game: Evenfall, event: int, seat: int, target: int = -1, amount: int = 1) -> None:
    """Push what the seat's cards do when this happens, in the order it chooses (EF-PLY-09)."""
    heard = game.clans[seat].listeners[event]
    if heard:
        hear(game, heard, seat, target, amount)
        arrange(game, seat, len(heard))


def hear(game: Evenfall, heard: tuple[Listener, ...], seat: int, target: int, amount: int) -> None:
    """Push the effects of listeners, the one in play longest on top."""
    stack = game.stack
    for listener in reversed(heard):
        stack.append(Frame(listener.effect, seat, listener.card, target, amount))


def arrange(game: Evenfall, seat: int, count: int) -> None:
    """The `count` pieces of work on top of the stack are simultaneous for this seat."""
    if count > 1:
        game.stack.append(Frame(ARRANGE, seat, amount=count))


def enter(game: Evenfall, seat: int, card: Card, role: int) -> None:
    """A card comes into play: its listeners hear from now on, its standing effects hold."""
    council = role == AS_COUNCIL
    clan = game.clans[seat]
    for listener in card.council_listeners if council else card.listeners:
        clan.listeners[listener.event] = (*clan.listeners[listener.event], listener)
    standing = card.council_standing if council else card.standing
    for i in range(0, len(standing), 2):
        clan.standing[standing[i]] += standing[i + 1]


def leave(game: Evenfall, seat: int, card: Card) -> None:
    """A Ritual or Specialist leaves play, or a borrowed one is given back."""
    clan = game.clans[seat]
    for listener in card.listeners:
        heard = list(clan.listeners[listener.event])
        heard.remove(listener)
        clan.listeners[listener.event] = tuple(heard)
    for i in range(0, len(card.standing), 2):
        clan.standing[card.standing[i]] -= card.standing[i + 1]
