"""What a seat cannot know is dealt anew: also what others have answered in secret."""

from tests.pebbles import PEBBLES_LAYOUT, Bid, new_pebbles

from gloaming.kernel.chance import Chance
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
