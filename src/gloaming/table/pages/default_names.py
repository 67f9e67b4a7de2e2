"""Names of those who gave none: guests, open seats, and bots."""

from collections.abc import Iterable
from functools import cache

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.pages.frame import speaker

MOST_SEATS = 8

# Names that are the same in every language; a bot has the one of its seat.
BOT_NAMES = ("Alba", "Bela", "Corin", "Delia", "Edda", "Florian", "Greta", "Hugo")


def guest_name(lang: str) -> str:
    """Returns what somebody is called who has said no name."""
    return speaker(lang)("guest")


def player_name(lang: str, seat: int) -> str:
    """Returns what a seat is called for which a person is still awaited."""
    return speaker(lang)("player-name", n=seat + 1)


def bot_name(seat: int) -> str:
    """Returns the name of the bot in a seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def shown_name(name: str, lang: str) -> str:
    """Returns a name as a reader is to see it: who gave none is called so in their language.

    A name is stored in the language of whoever made the table or came as a guest.
    """
    seat = _given_by_us().get(name)
    if seat is None:
        return name
    return guest_name(lang) if seat < 0 else player_name(lang, seat)


def shown_names(names: Iterable[str], lang: str) -> list[str]:
    """Returns the names of several seats as a reader is to see them."""
    return [shown_name(name, lang) for name in names]


@cache
def _given_by_us() -> dict[str, int]:
    """Returns the names that nobody chose, in all languages: of a seat its number, of guests -1."""
    found = {guest_name(lang): -1 for lang in LANGUAGES}
    for lang in LANGUAGES:
        found |= {player_name(lang, seat): seat for seat in range(MOST_SEATS)}
    return found
