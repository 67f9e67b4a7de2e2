"""What a bot is, and making one by its name."""

from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game

NAMES = ("random", "greedy")


class Bot:
    """A player. Its own chance makes it repeatable: same seed, same game, same answers."""

    name = ""

    def __init__(self, box: Box, seed: int | str) -> None:
        self.box = box
        self.chance = Chance(key_from_seed(f"bot {seed}"))

    def answer(self, game: Game, seat: int) -> int:
        """The choice this seat takes now."""
        raise NotImplementedError


def make(name: str, box: Box, seed: int | str) -> Bot:
    """A bot by its name."""
    from gloaming.bots.greedy import Greedy
    from gloaming.bots.random import Random

    if name == "random":
        return Random(box, seed)
    if name == "greedy":
        return Greedy(box, seed)
    raise SetupError(f"there is no bot “{name}”; there are: {', '.join(NAMES)}")
