"""What a seat cannot know: it is dealt anew in imagined games, and undo ends where it is told."""

import pytest
from tests.pebbles import PEBBLES_LAYOUT, Bid, new_pebbles

from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Effect, Frame, Game
from gloaming.kernel.state.hidden import HiddenMark, has_revealed
from gloaming.kernel.state.imagine import imagine


def test_what_others_answered_in_secret_is_guessed_and_own_answers_are_known() -> None:
    game = new_pebbles(3, Bid())
    game.answer_by_key("bid:3", 0)
    game.answer_by_key("bid:2", 1)
    guessed: set[int] = set()
    for number in range(30):
        imagined = imagine(PEBBLES_LAYOUT, game, 0, Chance(bytes([number])))
        assert imagined.question is not None
        assert imagined.question.given[0] == 3
        assert imagined.question.waiting() == [2]
        guessed.add(imagined.question.given[1])
    assert guessed == {0, 1, 2, 3}


class Passing(Effect):
    """Seat 0 takes 1 or 2 pebbles; then a seat has to take 1."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 2] if frame.amount == 0 else [1])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        if frame.amount == 0:
            game.stack.append(Frame(self, self.seat, amount=1))


@pytest.mark.parametrize("forced", [0, 1])
def test_that_another_seat_has_no_choice_may_tell_something_hidden(forced: int) -> None:
    """What the own seat can do it knows; what others can do may depend on their hands."""
    game = new_pebbles(2, Passing(forced))
    before = game.copy()
    mark = HiddenMark(PEBBLES_LAYOUT, game, 0)
    game.answer(2, 0)
    assert has_revealed(PEBBLES_LAYOUT, before, game, 0) == (forced == 1)
    assert mark.is_revealed(game) == (forced == 1)


class HiddenTurn(Effect):
    """Its seat chooses between two moves, and then the next one does, as only its hand allows."""

    def run(self, game: Game, frame: Frame) -> None:
        game.ask(frame, frame.seat, [1, 2])

    def answer(self, game: Game, frame: Frame, seat: int, choice: int) -> None:
        game.stack.append(Frame(self, choice - 1))

    def has_open_choice(self, game: Game, frame: Frame, seat: int) -> bool:
        return False


@pytest.mark.parametrize("asked", [0, 1])
def test_that_another_seat_has_a_choice_may_tell_something_hidden(asked: int) -> None:
    game = new_pebbles(2, HiddenTurn())
    before = game.copy()
    mark = HiddenMark(PEBBLES_LAYOUT, game, 0)
    game.answer(asked + 1, 0)
    assert has_revealed(PEBBLES_LAYOUT, before, game, 0) == (asked == 1)
    assert mark.is_revealed(game) == (asked == 1)
