"""Advice: what a good bot would do, what is likely to follow, and how the game may end."""

from pathlib import Path

import pytest
from tests.bots.test_bots import EVENFALL, play, start
from tests.bots.test_search import March, Tortoise, TortoiseBox
from tests.pebbles import Pebbles, PebblesBox, Pick, new_pebbles

from gloaming.bots import make
from gloaming.bots.advice import TRIES, Advice, advise
from gloaming.bots.outlook import MOST, Outlook
from gloaming.bots.search import Search
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.evaluation.judgement import Judgement
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.message import Message, Option


class CountingJudgement(Judgement):
    """Takes the pebbles of a seat for what it ends with."""

    def value(self, game: Game, seat: int) -> float:
        return float(game.scores()[seat])

    def final_points(self, game: Game, seat: int) -> float | None:
        return float(game.scores()[seat])


class CountedPebbles(PebblesBox):
    """Pebbles with a judgement that says how the game ends."""

    def judgement(self, game: Game, weights: Path | None = None, style: str = "") -> Judgement:
        return CountingJudgement()


class Team(CountedPebbles):
    is_cooperative = True


class TellsMarch(March):
    def option(self, game: Game, frame: Frame, seat: int, choice: int) -> Option:
        return Option(choice, "march", Message("march"), argument=str(choice))


class CountedTortoise(TortoiseBox):
    def judgement(self, game: Game, weights: Path | None = None, style: str = "") -> Judgement:
        return CountingJudgement()


class Find(Effect):
    """Look for the next stone of the bag, and take it or nothing."""

    def run(self, game: Game, frame: Frame) -> None:
        assert isinstance(game, Pebbles)
        game.push(Pick(0, game.bag.pop()), frame)


def outlook(box: PebblesBox, game: Game, choice: int, tries: int = 8) -> Outlook:
    bot = make("search:simulations=8", box, 1)
    assert isinstance(bot, Search)
    return bot.outlook(game, 0, choice, tries)


def turns(*effects: Effect) -> Pebbles:
    """A game of two in which they have turns by these, one after another."""
    game = Pebbles(2, Chance(bytes(32)))
    game.bag = [5, 4, 3, 2, 1]
    for number, effect in reversed(list(enumerate(effects))):
        game.stack.append(Frame(effect, number % 2))
    game.run_until_asked()
    return game


def told(found: Outlook) -> list[tuple[str, int]]:
    """The moves that are told to follow, and in how many tries they did."""
    return [(step.option.key, step.times) for step in found.steps()]


def said(advice: Advice) -> object:
    """All that is told of an advised option."""
    steps = [(step.option.key, step.option.label, step.times) for step in advice.steps]
    return (advice.choice, advice.behind, advice.looks, advice.tries, steps, advice.points)


# --- what follows -------------------------------------------------------------------------


def test_the_own_moves_that_follow_are_told_and_those_of_others_are_not() -> None:
    game = turns(Pick(1, 2), Pick(3, 5), Pick(2, 4), Pick(1, 6), Pick(1, 2))
    found = outlook(CountedPebbles(), game, 1)
    assert told(found) == [("take:4", 8), ("take:2", 8)]
    assert found.tries == 8
    assert found.points == [1 + 4 + 2, 5 + 6]


def test_a_stone_that_nobody_can_know_to_come_is_not_told() -> None:
    game = turns(Pick(1, 2), Pick(1, 2), Find())
    assert told(outlook(CountedPebbles(), game, 1)) == []


def test_a_stone_that_is_sure_to_come_is_told() -> None:
    game = turns(Pick(1, 2), Pick(1, 2), Find())
    game.bag = [4, 4, 4]
    assert told(outlook(CountedPebbles(), game, 1)) == [("take:4", 8)]


def of_tries(*tries: str) -> list[tuple[str, int]]:
    """What is told after tries in which these moves followed, a letter each; x closes a turn."""
    found = Outlook(0, ("x",))
    for moves in tries:
        found.begin()
        for letter in moves:
            both = enumerate(("other", letter))
            found.note([Option(n, verb, Message(verb)) for n, verb in both], 1)
    return told(found)


def test_moves_that_at_least_half_of_the_tries_have_are_told_in_their_order() -> None:
    assert of_tries("ab", "ab", "ca", "cb") == [("a", 3), ("b", 3)]
    assert of_tries("ab", "cd", "ef", "gh") == []
    assert of_tries("ab", "ab", "cd", "ef") == [("a", 2), ("b", 2)]


def test_a_move_that_is_made_twice_in_a_try_counts_once() -> None:
    assert of_tries("aa", "b", "c", "d") == []


def test_that_a_turn_ends_is_not_told() -> None:
    assert of_tries("xaxb", "xaxb") == [("a", 2), ("b", 2)]


def test_no_more_is_told_than_the_moves_that_most_tries_have() -> None:
    assert of_tries("abc", "abc", "bc") == [("b", 3), ("c", 3)]
    assert MOST == 2


# --- how the game may end -----------------------------------------------------------------


def test_the_best_of_the_others_is_told() -> None:
    found = Outlook(1)
    for points in ([10.0, 30.0, 20.0], [50.0, 40.0, 20.0]):
        found.note_end(points)
    assert found.points == [35.0, 35.0]


def test_points_are_told_as_roughly_as_they_are_known() -> None:
    found = Outlook(0)
    found.note_end([117.6, 31.4])
    assert Advice(0, 0.0, 1, found).points == [120, 31]
    assert Advice(0, 0.0, 1).points == []


def test_against_an_opponent_of_the_rules_it_is_what_both_have_in_the_end() -> None:
    """After the one move that is asked for, 19 more marches are to come in which both gain."""
    game = Tortoise(1, Chance(bytes(32)))
    for _ in range(20):
        game.stack.append(Frame(TellsMarch(), 0))
    game.run_until_asked()
    found = outlook(CountedTortoise(), game, 5, tries=2)
    assert found.points == [100.0, 200.0]


@pytest.mark.parametrize("box", [PebblesBox(), Team()], ids=["no judgement", "team"])
def test_where_no_points_are_expected_none_are_told(box: PebblesBox) -> None:
    assert outlook(box, new_pebbles(2, Pick(1, 2), Pick(1, 3)), 1, tries=2).points == []


# --- honest -------------------------------------------------------------------------------


def test_advice_is_the_same_whenever_it_is_asked() -> None:
    game = start(3)
    first, again = (advise(EVENFALL, game, game.asked_seat()) for _ in range(2))
    assert [said(one) for one in first] == [said(one) for one in again]
    assert first[0].tries == TRIES
    assert len(first[0].points) == 2
    assert first[0].steps
    assert all(2 * step.times >= TRIES for step in first[0].steps)
    assert not any(one.steps or one.points for one in first[1:])


@pytest.mark.sampled
@pytest.mark.parametrize("answers", [20, 5, 35, 50])
def test_advice_knows_only_what_its_seat_knows(answers: int) -> None:
    """With everything unknown dealt differently it says the same, what follows and what the game
    ends with included."""
    game = start(8, 3)
    play(game, [make("random", EVENFALL, f"walk {seat}") for seat in range(3)], answers)
    seat = game.asked_seat()
    other = EVENFALL.imagine(game, seat, Chance(key_from_seed(f"other {answers}")))
    assert EVENFALL.snapshot(other) != EVENFALL.snapshot(game)
    mine, theirs = (advise(EVENFALL, one, seat) for one in (game, other))
    assert mine[0].steps
    assert [said(one) for one in mine] == [said(one) for one in theirs]


def test_in_a_game_without_a_net_nothing_more_is_told() -> None:
    (only,) = advise(PebblesBox(), new_pebbles(2, Pick(1, 2)), 0)
    assert said(only) == (2, -1.0, 0, 0, [], [])


def test_what_looks_less_bad_is_advised_first_however_often_it_was_tried() -> None:
    game = start(3)
    best, second, third = advise(EVENFALL, game, game.asked_seat())
    assert second.looks < third.looks
    assert best.behind == 0.0 <= second.behind < third.behind
