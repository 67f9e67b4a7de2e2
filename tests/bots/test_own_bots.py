"""Bots that somebody wrote, outside the package and never compiled."""

from tests.conftest import new_game

from gloaming.bots import Bot, make, play_out
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.game import Game
from gloaming.kernel.registry import find


class LastOption(Bot):
    """Takes the last option, and counts how often it is asked."""

    name = "last"

    def __init__(self, seed: int) -> None:
        super().__init__(find("evenfall"), seed)
        self.asked = 0

    def answer(self, game: Game, seat: int) -> int:
        self.asked += 1
        assert game.question is not None
        return game.question.choices_of(seat)[-1]


def test_an_interpreted_bot_plays_with_ours_to_the_end() -> None:
    """The compiled loop calls the method of the interpreted class."""
    own = LastOption(1)
    game = new_game(seats=2, seed=3)
    decisions = play_out(game, [own, make("random", own.box, 1)], 5_000)
    assert game.outcome() is not None
    assert 0 < own.asked < decisions == game.version


def test_it_has_the_chance_that_every_bot_has() -> None:
    assert LastOption(7).chance.key == key_from_seed("bot 7")


def test_a_game_that_is_too_long_is_left_after_one_decision_more() -> None:
    game = new_game(seats=2, seed=3)
    bots = [make("random", find("evenfall"), seat) for seat in range(2)]
    assert play_out(game, bots, 10) == 11
    assert game.question is not None
