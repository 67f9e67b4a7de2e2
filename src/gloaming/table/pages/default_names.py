"""Names of those who gave none: guests, open seats, and bots."""

from gloaming.table.pages.frame import speaker

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
