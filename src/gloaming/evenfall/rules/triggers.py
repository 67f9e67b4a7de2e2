"""Cards that enter and leave play: their listeners hear, and their standing effects hold."""

from gloaming.evenfall.model.cards import AS_COUNCIL, Card
from gloaming.evenfall.model.state import Evenfall


def enter(game: Evenfall, seat: int, card: Card, role: int) -> None:
    """Lets a card's listeners hear from now on, and its standing effects hold."""
    is_council = role == AS_COUNCIL
    for listener in card.council_listeners if is_council else card.listeners:
        game.triggers.add(seat, listener)
    game.clans[seat].standing.add_all(card.council_standing if is_council else card.standing)


def leave(game: Evenfall, seat: int, card: Card) -> None:
    """Ends what a Ritual or Specialist did that leaves play, or is given back to its owner."""
    for listener in card.listeners:
        game.triggers.remove(seat, listener)
    game.clans[seat].standing.remove_all(card.standing)
