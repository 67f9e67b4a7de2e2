"""Playing on in imagined games: what is passed over there."""

from gloaming.bots.playouts import PASSED_OVER, Worths


def test_what_was_far_behind_is_passed_over_a_few_times() -> None:
    worths = Worths(5.0, PASSED_OVER)
    assert worths.promising([1, 2, 3]) == [1, 2, 3]
    worths.note([1, 2, 3], [20.0, 16.0, 10.0])
    for _ in range(PASSED_OVER):
        assert worths.promising([1, 2, 3]) == [1, 2]
    assert worths.promising([1, 2, 3]) == [1, 2, 3]
    worths.note([1, 2, 3], [20.0, 14.0, 16.0])
    assert worths.promising([1, 2, 3]) == [1, 3]


def test_what_is_new_is_tried() -> None:
    worths = Worths(5.0, PASSED_OVER)
    worths.note([1, 2], [20.0, 10.0])
    assert worths.promising([1, 2, 7]) == [1, 7]


def test_nothing_is_passed_over_for_an_answer_that_is_not_open() -> None:
    worths = Worths(5.0, PASSED_OVER)
    worths.note([1, 2, 3], [20.0, 10.0, 9.0])
    assert worths.promising([2, 3]) == [2, 3]


def test_another_position_is_told_on_the_same_scale() -> None:
    """All is worth 100 more there; 3, which was not tried, is still 8 behind 1 and 6 behind 2."""
    worths = Worths(5.0, PASSED_OVER)
    worths.note([1, 2, 3], [20.0, 18.0, 12.0])
    worths.note([1, 2], [120.0, 118.0])
    assert worths.promising([1, 2, 3]) == [1, 2]
    worths.note([4], [99.0])  # nothing to compare it with: as good as the best
    assert worths.promising([1, 3, 4]) == [1, 4]


def test_nothing_is_passed_over_where_everything_is_to_be_tried() -> None:
    worths = Worths(5.0, 0)
    worths.note([1, 2], [20.0, -90.0])
    assert worths.promising([1, 2]) == [1, 2]
