"""Who sits where: people by their names, bots by their kind and a name of their own."""

import os
from collections.abc import Sequence

from gloaming.bots.bot import names as bot_names
from gloaming.kernel.box import Box
from gloaming.kernel.errors import SetupError
from gloaming.terminal.console import TerminalConsole

ME = "me"
BOT_NAMES = ("Morwen", "Tamsin", "Aldith", "Branwen", "Sidonie", "Isaura")
LONGEST = 16


class Seating:
    """A name for every seat, and the kind of bot on it, empty for a person."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = bots


def own_name(terminal: TerminalConsole) -> str:
    """Returns a name for the person before the screen who gave none."""
    name = (os.environ.get("USER") or os.environ.get("USERNAME") or "").strip()
    if not name.isalpha() or name == "root" or len(name) > LONGEST:
        return terminal.format("wanderer")
    return name.capitalize()


def seating(seats: Sequence[str], terminal: TerminalConsole, box: Box) -> Seating:
    """Reads seats like `me`, `greedy`, `Ana`; a name given twice raises SetupError."""
    names: list[str] = []
    bots: list[str] = []
    known = bot_names(box)
    given = [seat.strip() for seat in seats]
    spare = [name for name in BOT_NAMES if name.casefold() not in {s.casefold() for s in given}]
    for seat in given:
        if not seat:
            raise SetupError(terminal.format("seat-empty"))
        bot = seat.casefold() if seat.casefold() in known else ""
        if bot:
            name = spare.pop(0) if spare else terminal.format("bot-number", n=len(names) + 1)
        elif seat.casefold() == ME:
            name = own_name(terminal)
        else:
            name = seat[:LONGEST]
        if name.casefold() in (taken.casefold() for taken in names):
            raise SetupError(terminal.format("seat-twice", name=name))
        names.append(name)
        bots.append(bot)
    return Seating(names, bots)
