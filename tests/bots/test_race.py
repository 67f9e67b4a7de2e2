"""The race of the options that a search tries: which are out, and when."""

import pytest

from gloaming.bots.race import TRUST, Race, Runner


def race(*values: list[float]) -> Race:
    """Options that promise the same, after tries that brought these values in the same games."""
    runners: list[Runner] = []
    for choice, tries in enumerate(values):
        runners.append(Runner(choice, 0.0))
        for value in tries:
            runners[-1].note(value)
    return Race(runners, 8)


def test_what_an_option_promises_counts_as_some_tries() -> None:
    runner = Runner(3, promise=10.0)
    assert runner.mean() == 10.0
    for _ in range(4):
        runner.note(20.0)
    assert runner.mean() == (80.0 + TRUST * 10.0) / (4 + TRUST)
    assert 10.0 < runner.mean() < 20.0


def test_an_option_is_out_when_it_is_surely_worse() -> None:
    """One is worse by 30 in every game, the other by 1 on average: luck is the same for both."""
    options = race([50.0, 10.0, 90.0], [20.0, -20.0, 60.0], [47.0, 14.0, 86.0])
    options.drop(0.0)
    assert [one.choice for one in options.racing] == [0, 2]
    assert options.leader().choice == 0


def test_an_option_is_out_when_it_cannot_be_better_by_much() -> None:
    """Worse by a tenth of a point in every game: five of them say too little, fifty enough."""
    for tries, left in ((5, 2), (50, 1)):
        options = race([10.0] * tries, [9.9] * tries)
        options.drop(0.0)
        assert len(options.racing) == left
        assert options.leader().choice == 0


def test_the_more_of_the_budget_is_spent_the_fewer_options_go_on() -> None:
    left: list[int] = []
    for spent in (0.0, 0.4, 0.8, 1.0):
        options = race(*[[float(value)] for value in range(8)])
        options.drop(spent)
        left.append(len(options.racing))
        assert options.leader().choice == 7
    assert left == [8, 4, 2, 2]


def test_an_option_that_was_out_early_is_told_by_how_much_worse_it_was() -> None:
    """It was 30 worse in one game; that the other games were better for all says nothing of it."""
    options = race([10.0, 100.0, 100.0], [-20.0])
    first, second = options.runners
    options.narrow(1)
    behind = options.value(first) - options.value(second)
    assert behind == pytest.approx(30.0 / (1 + TRUST))
