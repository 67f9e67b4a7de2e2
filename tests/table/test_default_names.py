"""Names of those who gave none: there is one in every language, and nobody is taken for another."""

from gloaming.kernel.content.pack import LANGUAGES
from gloaming.table.pages.default_names import (
    MOST_SEATS,
    bot_name,
    guest_name,
    player_name,
    shown_name,
)
from gloaming.table.pages.frame import speaker
from gloaming.table.pages.lobby import TITLED_BOTS, bot_title

SEATS = range(MOST_SEATS)


def test_every_language_has_a_name_of_its_own_for_guests_and_awaited_players() -> None:
    assert len({guest_name(lang) for lang in LANGUAGES}) == len(LANGUAGES) == 3
    everybody = {player_name(lang, seat) for lang in LANGUAGES for seat in SEATS}
    assert len(everybody) == len(LANGUAGES) * MOST_SEATS
    assert guest_name("de") == "Gast"
    assert player_name("es", 1) == "Jugador 2"


def test_each_reader_sees_such_a_name_in_their_own_language() -> None:
    for told in LANGUAGES:
        for read in LANGUAGES:
            assert shown_name(guest_name(told), read) == guest_name(read)
            for seat in SEATS:
                assert shown_name(player_name(told, seat), read) == player_name(read, seat)


def test_bots_are_told_apart_and_keep_their_names_for_every_reader() -> None:
    bots = [bot_name(seat) for seat in SEATS]
    assert all(bots)
    assert len(set(bots)) == MOST_SEATS
    for lang in LANGUAGES:
        assert [shown_name(name, lang) for name in bots] == bots
        titles = {bot_title(speaker(lang), bot, is_companion=False) for bot in TITLED_BOTS}
        assert len(titles) == len(TITLED_BOTS)
    for bot in TITLED_BOTS:
        assert len(
            {bot_title(speaker(lang), bot, is_companion=False) for lang in LANGUAGES}
        ) == len(LANGUAGES)
