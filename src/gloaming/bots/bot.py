"""What a bot is, how one is made by its name, and how bots play a game to its end."""

from mypy_extensions import mypyc_attr

from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game

NAMES = ("random", "greedy")  # those that play every game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program; anybody may subclass it, compiled or not.

    Its own chance makes it repeatable: same seed, same game, same answers.
    """

    name = ""

    def __init__(self, box: Box, seed: int | str) -> None:
        self.box = box
        self.chance = Chance(key_from_seed(f"bot {seed}"))

    def answer(self, game: Game, seat: int) -> int:
        """Returns the choice that this seat takes now."""
        raise NotImplementedError


def names(box: Box) -> tuple[str, ...]:
    """Returns the names of the bots that play a game: the general ones, then its own."""
    return (*NAMES, *box.policies())


def make(name: str, box: Box, seed: int | str) -> Bot:
    """Makes a bot by its name; an unknown name raises SetupError with those there are."""
    from gloaming.bots.greedy import Greedy
    from gloaming.bots.own import Own
    from gloaming.bots.random import Random

    if name == "random":
        return Random(box, seed)
    if name == "greedy":
        return Greedy(box, seed)
    if name in box.policies():
        return Own(box, seed, name)
    raise SetupError(f"there is no bot “{name}”; there are: {', '.join(names(box))}")


def play_out(game: Game, bots: list[Bot], most: int) -> int:
    """Lets a bot at every seat play to the end, or until one decision more than `most` was taken.

    Returns how many decisions it took.
    """
    decisions = 0
    while game.question is not None and decisions <= most:
        seat = game.asked_seat()
        game.answer(bots[seat].answer(game, seat), seat)
        decisions += 1
    return decisions
