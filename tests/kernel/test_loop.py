"""The loop: a stack of work, questions, and answers that are never misapplied.

Played with a game from outside the package, so that it also shows that games can be added.
"""

import pytest
from tests.pebbles import (
    FROM_BAG,
    PEBBLES_LAYOUT,
    Bid,
    Owned,
    Pay,
    Pebbles,
    Pick,
    Take,
    new_pebbles,
)

from gloaming.kernel.control import ARRANGE, ChooseOne, Count, ForEach, If, May, Sequence
from gloaming.kernel.errors import GloamingError, IllegalAnswer, NotAsked, StaleAnswer
from gloaming.kernel.game import Effect, Frame, Game, seat_scope
from gloaming.kernel.message import Message
from gloaming.kernel.state.snapshot import snapshot


def keys(game: Pebbles, seat: int = -1) -> list[str]:
    return [option.key for option in game.options(seat)]


def state(game: Pebbles) -> bytes:
    """All that could change."""
    return snapshot(PEBBLES_LAYOUT, game)


# --- asking one seat --------------------------------------------------------------------


def test_no_choice_skips_the_effect_and_the_rest_is_done() -> None:
    game = new_pebbles(2, Pick(), Take(1))
    assert game.is_over
    assert game.said == ["0 takes 1"]
    assert game.forced == 0


def test_a_single_choice_is_taken_at_once_and_counted_as_forced() -> None:
    game = new_pebbles(2, Pick(2))
    assert game.is_over
    assert game.pebbles == [2, 0]
    assert (game.forced, game.version) == (1, 0)


def test_with_two_choices_the_game_waits() -> None:
    game = new_pebbles(2, Pick(1, 2), Take(3))
    assert game.asked_seat() == 0
    assert game.choices() == [1, 2]
    assert keys(game) == ["take:1", "take:2"]
    assert game.prompt() == Message("ask-pick")
    assert game.said == []
    game.answer(2)
    assert game.is_over
    assert game.said == ["0 takes 2", "0 takes 3"]
    assert (game.forced, game.version) == (0, 1)


def test_options_tell_what_they_point_to_and_by_which_rule() -> None:
    option = new_pebbles(2, Pick(1, 2)).options()[0]
    assert (option.choice, option.things, option.rule) == (1, ("heap",), "PB-01")


def test_a_game_that_is_over_asks_nothing() -> None:
    game = new_pebbles(2, Take(1))
    assert (game.asked_seat(), game.choices(), game.options(), game.prompt()) == (-1, [], [], None)
    with pytest.raises(NotAsked, match="over"):
        game.answer(1)
    with pytest.raises(NotAsked, match="over"):
        game.answer_by_key("take:1")


# --- answers that are refused -----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seat", "version", "error", "says"),
    [
        ("take:1", 0, 0, StaleAnswer, "question 0; the game has moved on to 1"),
        ("take:1", 0, 7, StaleAnswer, "question 7"),
        ("take:1", 1, 1, NotAsked, "seat 2 is not being asked"),
        ("take:1", 5, 1, NotAsked, "seat 6 is not being asked"),
        ("take:3", 0, 1, IllegalAnswer, "“take:3” is not among the answers; there are: take:1"),
        ("", -1, -1, IllegalAnswer, "there are: take:1, take:2"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(
    key: str, seat: int, version: int, error: type[GloamingError], says: str
) -> None:
    game = new_pebbles(2, Pick(1, 2), Pick(1, 2))
    game.answer_by_key("take:2", 0, 0)
    before = state(game)
    with pytest.raises(error, match=says):
        game.answer_by_key(key, seat, version)
    assert state(game) == before
    assert game.answer_by_key("take:1", 0, 1).key == "take:1"
    assert game.is_over


def test_the_same_answer_twice_counts_once() -> None:
    game = new_pebbles(2, Pick(1, 2), Pick(1, 2))
    version = game.version
    game.answer_by_key("take:1", 0, version)
    with pytest.raises(StaleAnswer):
        game.answer_by_key("take:1", 0, version)
    assert game.pebbles == [1, 0]


# --- asking several at once -------------------------------------------------------------


def test_answers_given_at_once_stay_secret_until_all_are_in() -> None:
    game = new_pebbles(3, Bid())
    assert game.question is not None
    assert game.question.waiting() == [0, 1, 2]
    game.answer_by_key("bid:2", 1)
    assert game.question.waiting() == [0, 2]
    assert keys(game, 1) == []
    game.answer_by_key("bid:0", 2)
    assert game.said == []
    assert game.pebbles == [0, 0, 0]
    game.answer_by_key("bid:1", 0)
    assert game.is_over
    assert game.pebbles == [0, 2, 0]


def test_answers_given_at_once_are_worked_off_in_seat_order_not_in_time() -> None:
    said = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        game = new_pebbles(3, Bid())
        for seat in order:
            game.answer_by_key(f"bid:{seat}", seat)
        said.append(game.said)
    assert said == [["0 bids 0", "1 bids 1", "2 bids 2"]] * 3


def test_nobody_answers_twice_or_for_another() -> None:
    game = new_pebbles(3, Bid())
    game.answer_by_key("bid:2", 1)
    before = state(game)
    with pytest.raises(NotAsked, match="seat 2 is not being asked"):
        game.answer_by_key("bid:3", 1)
    with pytest.raises(NotAsked, match="seat 4 is not being asked"):
        game.answer_by_key("bid:3", 3)
    assert state(game) == before


def test_a_foreign_answer_by_number_changes_nothing_either() -> None:
    game = new_pebbles(3, Bid())
    game.answer(2, 1)
    before = state(game)
    for seat in (1, 3):
        with pytest.raises(NotAsked):
            game.answer(3, seat)
    assert state(game) == before


def test_each_answer_makes_a_new_version_of_the_question() -> None:
    game = new_pebbles(3, Bid())
    version = game.version
    game.answer_by_key("bid:2", 1, version)
    assert game.version == version + 1
    with pytest.raises(StaleAnswer):
        game.answer_by_key("bid:2", 0, version)


def test_who_has_only_one_answer_is_not_asked_with_the_others() -> None:
    game = new_pebbles(3, Bid([[1], [0, 2], [3]]))
    assert game.question is not None
    assert game.question.waiting() == [1]
    assert game.forced == 2
    game.answer_by_key("bid:2", 1)
    assert game.said == ["0 bids 1", "1 bids 2", "2 bids 3"]


def test_if_all_have_only_one_answer_nobody_is_asked() -> None:
    game = new_pebbles(2, Bid([[1], [3]]))
    assert game.is_over
    assert game.pebbles == [0, 3]
    assert game.forced == 2


# --- control nodes ----------------------------------------------------------------------


def test_a_sequence_runs_in_reading_order() -> None:
    game = new_pebbles(2, Sequence([Take(1), Sequence([Take(2), Take(3)]), Take(4)]))
    assert game.said == ["0 takes 1", "0 takes 2", "0 takes 3", "0 takes 4"]


def test_a_sequence_waits_inside_for_an_answer() -> None:
    game = new_pebbles(2, Sequence([Take(1), Pick(2, 3), Take(4)]))
    assert game.said == ["0 takes 1"]
    game.answer(3)
    assert game.said == ["0 takes 1", "0 takes 3", "0 takes 4"]


def test_a_sequence_is_possible_if_every_part_is() -> None:
    game = new_pebbles(2, Take(2))
    assert Sequence([Pay(2), Take(1)]).is_possible(game, seat_scope(0))
    assert not Sequence([Take(1), Pay(3)]).is_possible(game, seat_scope(0))
    assert not Sequence([Pay(2)]).is_possible(game, seat_scope(1))


def test_a_choice_offers_only_what_can_be_paid() -> None:
    game = new_pebbles(2, Take(2), ChooseOne([Take(1), Pay(3), Pay(2)]))
    assert keys(game) == ["choose:1", "choose:3"]
    assert game.prompt() == Message("ask-choice")
    game.answer_by_key("choose:3")
    assert game.said == ["0 takes 2", "0 pays 2"]


def test_a_choice_with_one_open_part_is_no_question() -> None:
    game = new_pebbles(2, ChooseOne([Pay(1), Take(5), Pay(2)]))
    assert game.is_over
    assert game.said == ["0 takes 5"]


def test_a_choice_with_no_open_part_does_nothing() -> None:
    game = new_pebbles(2, ChooseOne([Pay(1), Pay(2)]), Take(1))
    assert game.said == ["0 takes 1"]
    assert not ChooseOne([Pay(2), Pay(3)]).is_possible(game, seat_scope(0))
    assert ChooseOne([Pay(1), Pay(3)]).is_possible(game, seat_scope(0))


def test_may_is_done_or_left() -> None:
    for key, said in (("yes", ["0 takes 3", "0 takes 1"]), ("no", ["0 takes 1"])):
        game = new_pebbles(2, May(Take(3)), Take(1))
        assert keys(game) == ["yes", "no"]
        assert game.prompt() == Message("ask-may", effect=Message("effect", path="take3"))
        game.answer_by_key(key)
        assert game.said == said


def test_may_is_not_asked_where_it_cannot_be_done() -> None:
    game = new_pebbles(2, May(Pay(1)))
    assert game.is_over
    assert game.said == []


@pytest.mark.parametrize(
    ("have", "said"), [(1, ["0 takes 9"]), (2, ["0 takes 7"]), (3, ["0 takes 7"])]
)
def test_if_takes_the_first_part_from_the_least_count_on(have: int, said: list[str]) -> None:
    game = new_pebbles(2, Take(have), If(Owned(), 2, Take(7), Take(9)))
    assert game.said[1:] == said


def test_if_without_an_else_does_nothing() -> None:
    assert new_pebbles(2, If(Owned(), 1, Take(7), None)).said == []


def test_for_each_counts_when_it_starts() -> None:
    game = new_pebbles(2, Take(3), ForEach(Owned(), Take(1)))
    assert game.pebbles == [6, 0]
    assert new_pebbles(2, ForEach(Owned(), Take(1))).said == []


def test_for_each_may_ask_each_time() -> None:
    game = new_pebbles(2, Take(2), ForEach(Owned(), Pick(1, 4)))
    game.answer(4)
    assert game.choices() == [1, 4]
    game.answer(1)
    assert game.is_over
    assert game.pebbles == [7, 0]


def test_work_is_done_for_the_seat_of_its_frame() -> None:
    game = Pebbles(2, new_pebbles().chance)
    game.stack.append(
        Frame(Sequence([Take(1), ChooseOne([Take(2), Pay(1)])]), 1, source=4, amount=6)
    )
    game.run_until_asked()
    assert game.asked_seat() == 1
    assert game.question is not None
    frame = game.question.frame
    assert (frame.seat, frame.source, frame.amount) == (1, 4, 6)
    game.answer_by_key("choose:1")
    assert game.pebbles == [0, 3]


# --- simultaneous work ------------------------------------------------------------------


def arranged(*work: Effect) -> Pebbles:
    """A game in which some work is simultaneous for the first seat."""
    game = Pebbles(2, new_pebbles().chance)
    game.stack.append(Frame(Take(9), 0))
    for number, effect in reversed(list(enumerate(work))):
        game.stack.append(Frame(effect, 0, source=number))
    game.stack.append(Frame(ARRANGE, 0, amount=len(work)))
    game.run_until_asked()
    return game


def test_the_order_of_plain_effects_is_not_asked() -> None:
    game = arranged(Take(1), Take(2), Take(3))
    assert game.is_over
    assert game.said == ["0 takes 1", "0 takes 2", "0 takes 3", "0 takes 9"]


def test_one_effect_alone_has_no_order() -> None:
    game = arranged(Pick(1, 2))
    assert game.prompt() == Message("ask-pick")


def test_where_it_can_matter_the_seat_chooses_the_order() -> None:
    game = arranged(Take(1), Pay(1), Take(3))
    assert game.prompt() == Message("ask-order")
    assert keys(game) == ["first:take1#0", "first:pay1#1", "first:take3#2"]
    game.answer_by_key("first:take3#2")
    assert game.said == ["0 takes 3"]
    assert keys(game) == ["first:take1#0", "first:pay1#1"]
    game.answer_by_key("first:pay1#1")
    assert game.is_over
    assert game.said == ["0 takes 3", "0 pays 1", "0 takes 1", "0 takes 9"]


class Three(Count):
    """Always three, whatever anybody has."""

    def of(self, game: Game, frame: Frame) -> int:
        return 3


@pytest.mark.parametrize(
    "counting",
    [
        ForEach(Owned(), Take(1)),
        If(Owned(), 1, Take(1), None),
        Sequence([Take(1), If(Owned(), 2, Take(1), Take(2))]),
        ForEach(Three(), ForEach(Owned(), Take(1))),
    ],
)
def test_the_order_matters_where_one_effect_counts_what_another_gives(counting: Effect) -> None:
    counting.path = "counting"
    orders = [arranged(Take(2), counting) for _ in (0, 1)]
    assert keys(orders[0]) == ["first:take2#0", "first:counting#1"]
    orders[0].answer_by_key("first:take2#0")
    orders[1].answer_by_key("first:counting#1")
    assert orders[0].pebbles != orders[1].pebbles


def test_the_order_of_effects_that_count_something_else_is_not_asked() -> None:
    game = arranged(Take(2), ForEach(Three(), Take(1)), If(Three(), 1, Take(4), None))
    assert game.is_over
    assert game.pebbles == [2 + 3 + 4 + 9, 0]


def test_when_only_plain_effects_are_left_their_order_is_not_asked() -> None:
    game = arranged(Take(1), Pay(1), Take(3))
    game.answer_by_key("first:pay1#1")
    assert game.is_over
    assert game.said == ["0 pays 1", "0 takes 1", "0 takes 3", "0 takes 9"]


def test_an_effect_that_was_put_first_is_done_whole_before_the_order_is_asked_again() -> None:
    game = arranged(Pick(1, 2), Pick(3, 4), Pick(5, 6))
    game.answer_by_key("first:pick#1")
    assert game.choices() == [3, 4]
    game.answer(3)
    assert keys(game) == ["first:pick#0", "first:pick#2"]


# --- copies -----------------------------------------------------------------------------


def deep() -> Pebbles:
    """A game in the middle of a choice in a sequence in a loop, with more to come."""
    inner = Sequence([Take(1), ChooseOne([Take(2), Pay(1)]), Pick(1, FROM_BAG)])
    return new_pebbles(2, Take(2), ForEach(Owned(), inner), Bid())


def play_out(game: Pebbles, pattern: int) -> list[str]:
    """Answer on to the end, one way or another."""
    step = 0
    while game.question is not None:
        choices = game.choices()
        game.answer(choices[(pattern >> step) % len(choices)], game.asked_seat())
        step += 1
    return game.said


@pytest.mark.parametrize("answers", range(6))
def test_a_copy_in_the_middle_is_the_same_game_and_independent(answers: int) -> None:
    game = deep()
    for number in range(answers):
        game.answer(game.choices()[number % 2], game.asked_seat())
    before = state(game)
    twin = game.copy()
    assert state(twin) == before
    ways = [play_out(game.copy(), pattern) for pattern in (0, 5, 5)]
    assert state(game) == before
    assert ways[0] != ways[1]
    assert ways[1] == ways[2] == play_out(game, 5)
    assert state(twin) == before


def test_a_copy_between_two_secret_answers_keeps_them_apart() -> None:
    game = new_pebbles(2, Bid())
    game.answer_by_key("bid:3", 0)
    twin = game.copy()
    twin.answer_by_key("bid:1", 1)
    game.answer_by_key("bid:2", 1)
    assert twin.said == ["0 bids 3", "1 bids 1"]
    assert game.said == ["0 bids 3", "1 bids 2"]


def test_what_ran_is_traced_for_those_who_ask() -> None:
    game = Pebbles(2, new_pebbles().chance)
    game.trace = set()
    game.stack.append(Frame(ChooseOne([Take(1), Pay(1)]), 0))
    game.run_until_asked()
    assert "take1" in game.trace
    assert "pay1" not in game.trace
