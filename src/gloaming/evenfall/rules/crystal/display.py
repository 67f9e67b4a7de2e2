"""The display of the Crystal Path: four face-up cards of the Main Deck (EF-CP-11, 15, 20, 22)."""

from typing import Final

from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.resources.gain import reshuffle
from gloaming.kernel.game import NOBODY
from gloaming.kernel.message import Message, Name
from gloaming.kernel.state.lists import without

WIDTH: Final = 4  # one card under each step
CLEARED: Final = 2  # discarded at Round End


def refill_display(game: Evenfall) -> None:
    """Fills the free spaces on the right from the Main Deck, as far as it goes (EF-CP-20)."""
    more = game.extend()
    shown = more.display[:]
    more.display = shown
    while len(shown) < WIDTH:
        if not game.deck:
            if not game.discard:
                return
            reshuffle(game)
        shown.append(game.own_deck().pop())
        _tell(game, "log-display", shown[-1])


def take_from_display(game: Evenfall, index: int) -> None:
    """A card leaves the display; the others slide left and it is filled at once (EF-CP-74)."""
    more = game.extend()
    more.display = without(more.display, index)
    refill_display(game)


def clear_display(game: Evenfall) -> None:
    """Round End: the two leftmost cards are discarded, which is no player's discard (EF-CP-22,
    23)."""
    more = game.extend()
    for index in more.display[:CLEARED]:
        game.own_discard().append(index)
        _tell(game, "log-display-discard", index)
    more.display = more.display[CLEARED:]
    refill_display(game)


def surcharge(game: Evenfall, seat: int, position: int) -> int:
    """Returns one resource of choice for each step that a card (0 is the leftmost) lies beyond
    the own marker (EF-CP-15, 16)."""
    return max(0, position + 1 - game.extend().ascension[seat])


def _tell(game: Evenfall, message: str, index: int) -> None:
    if game.story is not None:
        thing = f"card:{game.card(index).uid}"
        game.story.tell(NOBODY, Message(message, card=Name(thing)), (thing,))
