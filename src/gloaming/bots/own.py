"""A bot that plays as the game's own box says: `Box.policies`."""

from gloaming.bots.bot import Bot
from gloaming.kernel.box import Box
from gloaming.kernel.game import Game


class Own(Bot):
    """A seat that follows a policy of the game."""

    def __init__(self, box: Box, seed: int | str, name: str) -> None:
        super().__init__(box, seed)
        self.policy = box.policies()[name](self.chance)

    def answer(self, game: Game, seat: int) -> int:
        return self.policy.answer(game, seat)
