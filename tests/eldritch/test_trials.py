"""Which questions a search thinks about, and which options it tries."""

from gloaming.bots import make
from gloaming.eldritch.evaluation.trials import alternatives, is_routine
from gloaming.eldritch.rules.actions.action_phase import ChooseAction
from gloaming.eldritch.rules.actions.trade import TradeList
from gloaming.eldritch.rules.dice.rerolls import TestDice as DiceOfTest
from gloaming.eldritch.rules.dice.test_pool import least_success
from gloaming.eldritch.rules.dice.test_scene import CLUE, CONFIRM, dice_of
from tests.eldritch.test_bots import BOX, new_game
from tests.eldritch.test_plan_bot import SEED, game_of, given


def test_of_dice_that_failed_a_clue_rerolls_one() -> None:
    game = new_game(5, 4)
    plan = make("plan", BOX, 1)
    seen = 0
    while game.question is not None and seen < 5:
        question = game.question
        seat = game.asked_seat()
        choices = question.choices_of(seat)
        if isinstance(question.frame.effect, DiceOfTest) and CONFIRM in choices:
            test = game.scenes[question.frame.scene]
            failed = [die for die in dice_of(test) if die < least_success(game, test)]
            found = alternatives(game, choices)
            clues = [choice for choice in found if CLUE <= choice < CLUE + 100]
            paid = any(CLUE <= choice < CLUE + 100 for choice in choices)
            assert CONFIRM in found
            assert len(clues) == (1 if failed and paid else 0)
            seen += len(set(failed)) > 1 and paid
        game.answer(plan.answer(game, seat), seat)
    assert seen == 5


def test_trades_are_left_to_the_policy_and_actions_are_not() -> None:
    game = game_of(
        given(
            board=SEED,
            Catalina={"investigator": "norman-withers", "space": "tunguska", "clues": 1},
            Adriano={"investigator": "leo-anderson", "space": "tunguska", "clues": 1},
        )
    )
    assert game.question is not None
    assert isinstance(game.question.frame.effect, ChooseAction)
    assert not is_routine(game)
    plan = make("plan", BOX, 1)
    for _ in range(10):
        question = game.question
        assert question is not None
        if isinstance(question.frame.effect, TradeList):
            assert is_routine(game)
            return
        seat = game.asked_seat()
        game.answer(plan.answer(game, seat), seat)
    raise AssertionError("there was no trade")


def test_against_cthulhu_all_is_left_to_the_policy() -> None:
    for ancient, is_left in (("azathoth", False), ("cthulhu", True)):
        game = new_game(3, 2, ancient=ancient)
        plan = make("plan", BOX, 1)
        while game.question is not None:
            if isinstance(game.question.frame.effect, ChooseAction):
                break
            seat = game.asked_seat()
            game.answer(plan.answer(game, seat), seat)
        assert is_routine(game) == is_left
