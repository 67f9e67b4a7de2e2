"""The first two bots: repeatable, honest, and the better one wins."""

import pytest
from tests.pebbles import FROM_BAG, Bid, Pebbles, PebblesBox, Pick, new_pebbles

from gloaming.bots import Bot, Greedy, Random, make
from gloaming.kernel import registry
from gloaming.kernel.box import Box
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup

EVENFALL = registry.find("evenfall")


def start(
    seed: int | str, seats: int = 2, box: Box = EVENFALL, options: dict[str, str] | None = None
) -> Game:
    key = key_from_seed(seed).hex()
    setup = Setup(box.name, seats, key, options or {}, (), box.rules_version)
    return box.set_up(setup, [], with_story=False)


def play(game: Game, bots: list[Bot], limit: int = 5_000) -> list[tuple[int, int]]:
    """Play with bots; the answers given, by seat."""
    given: list[tuple[int, int]] = []
    while game.question is not None and len(given) < limit:
        seat = game.asked_seat()
        choice = bots[seat].answer(game, seat)
        assert choice in game.question.choices_of(seat)
        game.answer(choice, seat)
        given.append((seat, choice))
    return given


# --- made by name -----------------------------------------------------------------------


def test_bots_are_made_by_name() -> None:
    assert isinstance(make("random", EVENFALL, 1), Random)
    assert isinstance(make("greedy", EVENFALL, 1), Greedy)
    with pytest.raises(SetupError, match=r"there is no bot “genius”; there are: random, greedy"):
        make("genius", EVENFALL, 1)


# --- repeatable -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "limit"), [("random", 5_000), ("greedy", 60)])
def test_the_same_seeds_give_the_same_answers(name: str, limit: int) -> None:
    games = [
        play(start(3), [make(name, EVENFALL, f"{seed}/{seat}") for seat in (0, 1)], limit)
        for seed in ("a", "a")
    ]
    assert games[0] == games[1]
    assert len(games[0]) > 20


def test_another_seed_gives_other_answers() -> None:
    games = [
        play(start(3), [make("random", EVENFALL, f"{seed}/{seat}") for seat in (0, 1)])
        for seed in ("a", "b")
    ]
    assert games[0] != games[1]


def test_random_uses_every_answer() -> None:
    bot = make("random", EVENFALL, 1)
    game = new_pebbles(2, Pick(1, 2, 3, 4))
    taken = [bot.answer(game, 0) for _ in range(400)]
    assert all(70 < taken.count(choice) < 130 for choice in (1, 2, 3, 4))


# --- honest -----------------------------------------------------------------------------


class Sealed(Pebbles):
    """A game at which a bot may look, and that it may neither copy nor move."""

    def copy(self) -> Pebbles:
        raise AssertionError("a bot copied the real game")

    def answer(self, choice: int, seat: int = -1) -> None:
        raise AssertionError("a bot moved the real game")


class Unsealing(PebblesBox):
    """The box of Pebbles, which alone may copy a sealed game: to imagine others."""

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        assert isinstance(game, Sealed)
        opened = game.copy_into(Pebbles(game.seats, game.chance.copy()))
        return super().imagine(opened, seat, chance)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_neither_copies_nor_moves_the_game_it_sits_at(name: str) -> None:
    for effect in (Pick(1, 4, 2), Bid()):
        open_game = new_pebbles(2, effect)
        game = open_game.copy_into(Sealed(2, open_game.chance.copy()))
        assert isinstance(game, Sealed)
        choice = make(name, Unsealing(), 1).answer(game, 0)
        assert choice in game.choices()


class Watched(Box):
    """Evenfall's box, noting what a bot asks of it."""

    def __init__(self, real: Game) -> None:
        self.real = real
        self.imagined = 0
        self.appraised = 0

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        assert game is self.real
        self.imagined += 1
        return EVENFALL.imagine(game, seat, chance)

    def appraise(self, game: Game, seat: int) -> float:
        assert game is not self.real
        self.appraised += 1
        return EVENFALL.appraise(game, seat)


def test_greedy_judges_only_imagined_games_and_changes_nothing() -> None:
    game = start(5)
    box = Watched(game)
    bot = Greedy(box, 1)
    others = [make("random", EVENFALL, seat) for seat in (0, 1)]
    for _ in range(30):
        assert game.question is not None
        seat = game.asked_seat()
        before = EVENFALL.snapshot(game)
        imagined, appraised = box.imagined, box.appraised
        bot.answer(game, seat)
        assert EVENFALL.snapshot(game) == before
        assert box.imagined > imagined
        assert box.appraised >= appraised + len(game.choices())
        game.answer(others[seat].answer(game, seat), seat)


def test_greedy_decides_by_what_its_seat_knows_alone() -> None:
    """The same position with everything unknown dealt differently gets the same answer."""
    game = start(8, seats=3)
    walk = [make("random", EVENFALL, f"walk {seat}") for seat in range(3)]
    differing = 0
    for number in range(45):
        if game.question is None:
            break
        seat = game.asked_seat()
        if number % 3 == 0:
            other = EVENFALL.imagine(game, seat, Chance(key_from_seed(f"other {number}")))
            differing += EVENFALL.snapshot(other) != EVENFALL.snapshot(game)
            answers = {make("greedy", EVENFALL, number).answer(g, seat) for g in (game, other)}
            assert len(answers) == 1
        game.answer(walk[seat].answer(game, seat), seat)
    assert differing > 10


def test_greedy_does_not_know_what_is_in_the_bag() -> None:
    """A stone is worth 3.1 on average: taken against 2 pebbles, whatever really lies on top."""
    for top in (0, 7):
        game = new_pebbles(2, Pick(1, 2, FROM_BAG))
        game.bag = [stone for stone in (0, 0, 1, 2, 3, 4, 5, 6, 7) if stone != top] + [top]
        choices = {make("greedy", PebblesBox(), seed).answer(game, 0) for seed in range(20)}
        assert choices == {2, FROM_BAG}


# --- good -------------------------------------------------------------------------------


def test_greedy_takes_what_looks_best() -> None:
    bot = make("greedy", PebblesBox(), 1)
    assert bot.answer(new_pebbles(2, Pick(1, 3, 2)), 0) == 3


@pytest.mark.long
def test_greedy_beats_random() -> None:
    wins = 0
    for number in range(10):
        seat = number % 2
        names = ("greedy", "random") if seat == 0 else ("random", "greedy")
        game = start(f"duel {number}")
        play(game, [make(name, EVENFALL, f"{number}/{i}") for i, name in enumerate(names)])
        outcome = game.outcome()
        assert outcome is not None
        wins += outcome.winners == [seat]
    assert wins >= 9
