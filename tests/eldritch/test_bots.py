"""Bots at a table of Eldritch Horror: they know only what their seat may know."""

import random
from collections.abc import Iterator

import pytest

from gloaming.bots import Bot, make, names
from gloaming.eldritch.box import ANCIENT_ONES, EldritchBox
from gloaming.eldritch.evaluation.appraise import appraise
from gloaming.eldritch.evaluation.chances import at_least, distribution
from gloaming.eldritch.evaluation.routes import Routes, stand
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import SetupError
from gloaming.kernel.setup.setup import Setup

BOX = EldritchBox()
SHORT = 120  # answers of a short game
SEARCH = "search:simulations=8"
OWN = ["plan", "veteran"]  # the policies of the game


def new_game(seed: int, seats: int = 4, **options: str) -> Eldritch:
    options.setdefault("ancient", ANCIENT_ONES[seed % 4])
    setup = Setup("eldritch", seats, key_from_seed(seed).hex(), options, (), "1")
    game = BOX.set_up(setup, [], with_story=False)
    assert isinstance(game, Eldritch)
    return game


def random_positions(seed: int, every: int) -> Iterator[tuple[Eldritch, int]]:
    """Positions of a random game with the seat that is asked: every so many answers."""
    chance = random.Random(seed)
    game = new_game(seed, 3, rumor="on")
    count = 0
    while game.question is not None:
        if count % every == 0:
            yield game, game.asked_seat()
        count += 1
        choices = game.choices()
        game.answer(choices[chance.randrange(len(choices))])


def key_of(bot: Bot, game: Eldritch, seat: int) -> str:
    """The key of what a bot answers."""
    question = game.question
    assert question is not None
    choice = bot.answer(game, seat)
    return question.frame.effect.option(game, question.frame, seat, choice).key


def test_the_game_has_bots_of_its_own() -> None:
    assert names(BOX) == ("random", "greedy", "plan", "veteran", "search")
    with pytest.raises(SetupError, match="there are: random, greedy, plan, veteran, search"):
        make("oracle", BOX, 1)


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(20))
def test_plan_answers_every_question_of_a_short_game(seed: int) -> None:
    """Every second seat plays at random, so that it meets what it would not have chosen."""
    seats = 1 + seed % 6
    game = new_game(seed, seats, rumor="on" if seed % 3 else "off")
    chance = random.Random(seed)
    bot = make("plan", BOX, seed)
    for _ in range(SHORT):
        if game.question is None:
            break
        seat = game.asked_seat()
        choices = game.choices()
        choice = bot.answer(game, seat)
        assert choice in choices
        if seat % 2:
            choice = choices[chance.randrange(len(choices))]
        game.answer(choice, seat)


@pytest.mark.parametrize("ancient", ANCIENT_ONES)
@pytest.mark.parametrize("name", OWN)
def test_own_bots_play_to_the_end(name: str, ancient: str) -> None:
    game = new_game(7, 2, ancient=ancient)
    bot = make(name, BOX, 7)
    for _ in range(3_000):
        if game.question is None:
            break
        seat = game.asked_seat()
        game.answer(bot.answer(game, seat), seat)
    assert game.outcome() is not None


@pytest.mark.sampled
@pytest.mark.parametrize("name", [*OWN, "greedy", SEARCH])
def test_hidden_backs_change_no_answer(name: str) -> None:
    """Two games that look the same to a seat get the same answer, though backs and luck differ."""
    changed = 0
    for number, (game, seat) in enumerate(random_positions(11, 6 if name in OWN else 18)):
        other = BOX.imagine(game, seat, Chance(key_from_seed(number)))
        assert isinstance(other, Eldritch)
        held = [one.cards for one in game.investigators]
        changed += held != [one.cards for one in other.investigators]
        first, second = make(name, BOX, 3), make(name, BOX, 3)
        assert key_of(first, game, seat) == key_of(second, other, seat)
    assert changed, "no hidden back was another one"


@pytest.mark.parametrize("name", [*OWN, "greedy", SEARCH])
def test_thinking_changes_nothing(name: str) -> None:
    for game, seat in random_positions(5, 20):
        before = BOX.digest(game)
        make(name, BOX, 1).answer(game, seat)
        assert BOX.digest(game) == before


@pytest.mark.parametrize(("name", "answers"), [("plan", SHORT), ("veteran", SHORT), (SEARCH, 40)])
def test_the_same_seed_gives_the_same_game(name: str, answers: int) -> None:
    ends: list[str] = []
    for _ in range(2):
        game = new_game(3, 2)
        bot = make(name, BOX, 9)
        for _ in range(answers):
            if game.question is not None:
                seat = game.asked_seat()
                game.answer(bot.answer(game, seat), seat)
        ends.append(BOX.digest(game))
    assert ends[0] == ends[1]


def test_a_position_is_better_with_more_doom_left_and_fewer_gates() -> None:
    game = new_game(0, 2)
    while not game.open_gates():
        game.answer(game.choices()[0])
    now = appraise(game)
    game.doom -= 1
    assert appraise(game) < now
    game.doom += 1
    game.place[game.open_gates()[0]] = -1
    assert appraise(game) > now


def test_odds_of_dice() -> None:
    assert sum(distribution(5)) == pytest.approx(1.0)
    assert at_least(1, 1) == pytest.approx(1 / 3)
    assert at_least(2, 1, 4) == pytest.approx(3 / 4)
    assert at_least(3, 0, 6) == 1.0


def test_tickets_shorten_the_way() -> None:
    data = new_game(0, 2).data
    routes = Routes(data)
    london, rome = data.space_of["london"], data.space_of["rome"]
    plain = routes.rounds[stand(london, 0, 0)]
    for space, rounds in enumerate(routes.rounds[stand(london, 1, 1)]):
        assert rounds <= plain[space]
    assert plain[london] == 1
    assert routes.rounds[stand(rome, 0, 0)][rome] == 1
