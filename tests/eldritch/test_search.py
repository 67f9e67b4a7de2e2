"""The search of Eldritch Horror: it begins with what veteran would do, and tries other answers."""

import pytest

from gloaming.bots import make, names
from gloaming.bots.advice import advise
from gloaming.bots.bot import offered, substitute, usual
from gloaming.bots.rollouts import Rollouts
from gloaming.eldritch.model.state import Eldritch
from tests.eldritch.test_bots import BOX, new_game
from tests.eldritch.test_plan_bot import game_of, given


def searching(simulations: int, seed: int = 1) -> Rollouts:
    bot = make(f"search:simulations={simulations}", BOX, seed)
    assert isinstance(bot, Rollouts)
    return bot


def test_it_is_the_best_companion_and_veteran_the_one_that_takes_no_time() -> None:
    assert names(BOX) == ("random", "greedy", "plan", "veteran", "search")
    assert offered(BOX) == ("random", "greedy", "plan", "veteran", "search")
    assert usual(BOX) == substitute(BOX) == "veteran"


def first_turn() -> Eldritch:
    """A game of two at the first question of a turn; plan has chosen the investigators."""
    game = new_game(3, 2)
    plan = make("plan", BOX, 1)
    while game.question is not None and not any(one.actions for one in game.investigators):
        seat = game.asked_seat()
        game.answer(plan.answer(game, seat), seat)
    return game


def test_its_budget_is_kept_and_what_it_thought_is_told() -> None:
    game = first_turn()
    seat = game.asked_seat()
    bot = searching(25)
    choice = bot.answer(game, seat)
    assert 0 < bot.simulated <= 25
    assert sum(one.visits for one in bot.thoughts) == bot.simulated
    assert bot.thoughts[0].choice == choice
    assert {one.choice for one in bot.thoughts} <= set(game.choices())
    best = bot.thoughts[0].value
    assert all(one.value <= best for one in bot.thoughts[1:])


def test_it_does_what_wins() -> None:
    """Two Mysteries are solved, and one token is missing on the third: who stands on its place with
    the Clues that a token costs takes that encounter."""
    match = given(
        board={
            "mystery": "seed-of-the-daemon-sultan",
            "mystery_token": "tunguska",
            "solved": ["occult-research", "the-true-name"],
        },
        Catalina={"investigator": "jacqueline-fine", "space": "tunguska", "clues": 4},
        Adriano={"investigator": "leo-anderson", "space": "rome"},
    )
    game = game_of(match)
    keys: list[str] = []
    bot = searching(60)
    for _ in range(12):
        question = game.question
        assert question is not None
        seat = game.asked_seat()
        choice = bot.answer(game, seat)
        if seat == 0:
            option = question.frame.effect.option(game, question.frame, seat, choice)
            keys.append(option.verb)
            if option.verb == "mystery":
                return
        game.answer(choice, seat)
    pytest.fail(f"it did something else: {keys}")


def test_a_hint_says_what_it_found() -> None:
    game = first_turn()
    seat = game.asked_seat()
    found = advise(BOX, game, seat)
    assert 1 < len(found) <= 3
    assert found[0].behind == 0.0
    assert sum(one.looks for one in found) > 0
    assert found[0].tries > 0
    assert all(2 * step.times >= found[0].tries for step in found[0].steps)
    assert found[0].points == [], "all win together: there are no points"


def test_a_hint_says_what_follows_in_the_turn() -> None:
    """Who has travelled to a place with one action left does something else, and has an
    encounter."""
    game = first_turn()
    seat = game.asked_seat()
    travel = next(option for option in game.options(seat) if option.verb == "travel")
    outlook = searching(8).outlook(game, seat, travel.choice, 4)
    assert outlook.tries == 4
    assert outlook.points == []
    steps = outlook.steps()
    assert steps
    assert steps[-1].option.verb not in ("end", "travel")
