"""Bots as the other seats of an environment."""

from collections.abc import Sequence

from gloaming.bots.bot import Bot, make
from gloaming.kernel.box import Box
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.policy import Policy


class BotPolicy(Policy):
    """A bot that plays a seat of many games, one answer at a time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, game: Game, seat: int) -> int:
        return self.bot.answer(game, seat)


def opponents(
    box: Box, seats: int, seat: int, names: Sequence[str], seed: int | str
) -> list[Policy | None]:
    """Returns a bot for every seat but one, by their names from the next seat clockwise on.

    One name alone stands for all of them.
    """
    if not 0 <= seat < seats:
        raise SetupError(f"there is no seat {seat}; they are numbered from 0 to {seats - 1}")
    wanted = list(names) if len(names) != 1 else [names[0]] * (seats - 1)
    if len(wanted) != seats - 1:
        raise SetupError(f"{len(wanted)} bots for {seats - 1} other seats")
    found: list[Policy | None] = [None] * seats
    for i, name in enumerate(wanted):
        other = (seat + 1 + i) % seats
        found[other] = BotPolicy(make(name, box, f"{seed} seat {other}"))
    return found
