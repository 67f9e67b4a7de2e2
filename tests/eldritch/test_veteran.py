"""The veteran bot: plan's own code, by other weights."""

from importlib.resources import files

import pytest

from gloaming.bots import make
from gloaming.eldritch.box import ANCIENT_ONES, INVESTIGATORS
from gloaming.eldritch.evaluation.needs import Needs
from gloaming.eldritch.evaluation.plan import Plan
from gloaming.eldritch.evaluation.veteran import FILE, Veteran, read_manner
from gloaming.eldritch.evaluation.weights import PLAN, SHEETS, Manner, Weights, weights_by_name
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import GloamingError
from tests.eldritch.test_bots import BOX, new_game


def shipped() -> str:
    return files("gloaming.eldritch.evaluation").joinpath(FILE).read_text("utf-8")


def luck() -> Chance:
    return Chance(key_from_seed("luck"))


def keys(policy: Plan, seed: int, answers: int) -> list[str]:
    """The keys of the answers of a policy that plays all seats of a game of two."""
    game = new_game(seed, 2, ancient="cthulhu")
    found: list[str] = []
    for _ in range(answers):
        question = game.question
        if question is None:
            break
        seat = game.asked_seat()
        choice = policy.answer(game, seat)
        found.append(question.frame.effect.option(game, question.frame, seat, choice).key)
        game.answer(choice, seat)
    return found


@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_the_weights_that_ship_are_those_of_plan_only_against_azathoth(ancient: str) -> None:
    weights = read_manner(shipped(), ancient).weights
    values = weights_by_name(weights)
    assert all(0.0 < value < 1_000.0 for value in values.values())
    # nothing better than plan was found against Azathoth
    assert (values == weights_by_name(PLAN)) == (ancient == "azathoth")


@pytest.mark.parametrize("ancient", ANCIENT_ONES)
def test_every_investigator_has_a_place(ancient: str) -> None:
    assert sorted(read_manner(shipped(), ancient).sheets) == sorted(INVESTIGATORS)


def test_what_a_file_does_not_name_is_as_plan_has_it() -> None:
    manner = read_manner("[weights]\nstep = 2.0\n[cthulhu]\nstep = 3.0", "azathoth")
    assert (manner.weights.step, manner.weights.solved) == (2.0, PLAN.solved)
    assert manner.sheets == SHEETS


def test_what_a_file_says_of_an_ancient_one_goes_before_what_it_says_of_all() -> None:
    text = "[weights]\nstep = 2\n[cthulhu]\nstep = 3\n[investigators]\ncthulhu = ['silas-marsh']"
    manner = read_manner(text, "cthulhu")
    assert manner.weights.step == 3.0
    assert (manner.place("silas-marsh"), manner.place("leo-anderson")) == (0, 1)


def test_a_weight_that_there_is_not_is_refused() -> None:
    with pytest.raises(GloamingError, match="stpe"):
        read_manner("[weights]\nstpe = 2.0", "azathoth")


def test_policies_with_other_weights_play_beside_each_other() -> None:
    before = keys(Plan(luck()), 3, 60)
    assert keys(Veteran(luck()), 3, 60) != before
    assert keys(Plan(luck()), 3, 60) == before


def test_the_manner_of_plan_is_plan() -> None:
    assert keys(Plan(luck(), manner=Manner(Weights(), SHEETS)), 4, 60) == keys(Plan(luck()), 4, 60)


def test_a_step_is_worth_what_the_weights_say() -> None:
    game = new_game(3, 2)
    bot = make("plan", BOX, 1)
    while not game.investigators[0].actions and not game.investigators[1].actions:
        game.answer(bot.answer(game, game.asked_seat()), game.asked_seat())
    more = Weights(step=2.0 * PLAN.step)
    assert Needs(game, more).step == pytest.approx(2.0 * Needs(game, PLAN).step)
