"""The Automa on the Crystal Path (EF-CPA): what it can reach of the display, and what it plays.

Its marker only moves with the rounds and brings it no bonus (EF-CPA-05, 06). Movement on the rondel
and strength in battles still come from the Main Deck (EF-CPA-07).
"""

from gloaming.evenfall.model.cards import RITUAL
from gloaming.evenfall.model.recent import ALSO, record_deed
from gloaming.evenfall.model.state import NO_CARD, Evenfall
from gloaming.evenfall.rules.automa.clan import automa_adds, ritual_place
from gloaming.kernel.message import Message, Name
from gloaming.kernel.state.lists import replaced, without


def automa_on_path(game: Evenfall) -> None:
    """Puts its marker some steps up the path (EF-CPA-01)."""
    more = game.extend()
    more.ascension = replaced(more.ascension, game.seats, game.data.automa.path_step)


def automa_climbs(game: Evenfall) -> None:
    """Moves its marker one step, after the Round Marker and without a bonus (EF-CPA-05, 06)."""
    path = game.data.path
    assert path is not None
    more = game.extend()
    if more.ascension[game.seats] < len(path.costs):
        more.ascension = replaced(more.ascension, game.seats, more.ascension[game.seats] + 1)
        if game.story is not None:
            said = Message("log-automa-climbs", n=more.ascension[game.seats])
            game.story.tell(game.seats, said, ("path",))
            record_deed(game, ALSO)


def reached(game: Evenfall) -> list[int]:
    """Returns the cards below its step and to the left of it (EF-CPA-04)."""
    more = game.extend()
    return more.display[: more.ascension[game.seats]]


def best_in_reach(game: Evenfall) -> int:
    """Returns the highest card within Reach that it can add, the leftmost of equal ones
    (EF-CPA-02, 03); a Ritual needs a free Place (EF-CPA-08)."""
    cards = game.data.cards
    room = ritual_place(game) != NO_CARD
    best = NO_CARD
    for index in reached(game):
        if cards[index].kind == RITUAL and not room:
            continue
        if best == NO_CARD or cards[index].vp > cards[best].vp:
            best = index
    return best


def automa_plays_reached(game: Evenfall, deeds: list[Message]) -> bool:
    """The best card within Reach joins its clan; False where it can add none (EF-CPA-08).

    The display slides at once; it is filled up after the Automa's turn (EF-CPA-07).
    """
    index = best_in_reach(game)
    if index == NO_CARD:
        return False
    seen = len(reached(game))
    more = game.extend()
    more.display = without(more.display, index)
    deeds.append(Message("deed-reach", card=Name(f"card:{game.card(index).uid}"), n=seen))
    return automa_adds(game, index, deeds)
