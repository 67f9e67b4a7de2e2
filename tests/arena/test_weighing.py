"""Weights of a policy, found by a regression over games in which all of them are changed."""

import random
from pathlib import Path

import pytest

from gloaming.arena.learning.weighing import (
    Trial,
    Weighing,
    kinds_of,
    moved,
    play_trial,
    read_weights,
    slopes,
    write_weights,
)
from gloaming.arena.simulate import GameConfig
from gloaming.eldritch.box import ANCIENT_ONES
from gloaming.kernel.chance import Chance, key_from_seed
from gloaming.kernel.errors import GloamingError, SetupError
from gloaming.kernel.registry import find

KINDS = (GameConfig(1, {"ancient": "azathoth"}), GameConfig(1, {"ancient": "cthulhu"}))
MADE_UP = Weighing("eldritch", 1, KINDS, {"much": 2.0, "little": 3.0}, ("much", "little"))


def made_up(games: int) -> list[Trial]:
    """Games in which one weight brings five points, the other none; luck is as much as ten."""
    dice = random.Random(4)
    found: list[Trial] = []
    for number in range(games):
        logs = [dice.gauss(0.0, 0.4), dice.gauss(0.0, 0.4)]
        points = 10.0 * (number % 2) + 5.0 * logs[0] + dice.gauss(0.0, 10.0)
        found.append(Trial(number, logs, points, False))
    return found


def test_it_finds_the_weight_that_matters() -> None:
    first, second = slopes(MADE_UP, made_up(4_000))
    assert (first.name, second.name) == ("much", "little")
    assert abs(first.points - 5.0) < 3.0 * first.error
    assert abs(second.points) < 3.0 * second.error


def test_few_games_are_believed_less() -> None:
    """What few games say is drawn towards nothing."""
    few = {slope.name: slope for slope in slopes(MADE_UP, made_up(40))}
    many = {slope.name: slope for slope in slopes(MADE_UP, made_up(4_000))}
    assert few["much"].error > 2.0 * many["much"].error


def test_a_handful_of_games_is_refused() -> None:
    with pytest.raises(GloamingError, match="at least 20"):
        slopes(MADE_UP, made_up(19))


def test_new_weights_lie_along_the_slopes() -> None:
    found = moved(MADE_UP.weights, slopes(MADE_UP, made_up(4_000)), 0.5)
    assert found["much"] == pytest.approx(2.0 * 1.6487, rel=0.05)
    assert found["little"] == pytest.approx(3.0, rel=0.2)


def test_the_same_number_is_the_same_game() -> None:
    box = find("eldritch")
    weights = box.policy_weights()
    weighing = Weighing("eldritch", 5, KINDS, weights, tuple(weights))
    first = play_trial(box, weighing, 1)
    assert first == play_trial(box, weighing, 1)
    assert len(first.logs) == len(weights)
    assert first.points >= 0.0


def test_all_levels_are_played_unless_one_is_asked_for() -> None:
    box = find("eldritch")
    kinds = kinds_of(box, 4, {}, ("random", *ANCIENT_ONES))
    assert [kind.options["ancient"] for kind in kinds] == list(ANCIENT_ONES)
    assert len(kinds_of(box, 4, {"ancient": "cthulhu"}, ANCIENT_ONES)) == 1


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    write_weights(file, MADE_UP.weights, "how they were made")
    assert file.read_text("utf-8").startswith("# how they were made\n")
    assert read_weights(file, MADE_UP.weights) == MADE_UP.weights
    with pytest.raises(GloamingError, match="much"):
        read_weights(file, {"little": 1.0})
    file.write_text('[weights]\nmuch = "more"\n', "utf-8")
    with pytest.raises(GloamingError, match="“much” is a number, not “more”"):
        read_weights(file, MADE_UP.weights)


def test_a_game_without_weights_is_refused() -> None:
    box = find("evenfall")
    assert not box.policy_weights()
    with pytest.raises(SetupError, match="evenfall"):
        box.weighted_policy(Chance(key_from_seed(1)), {})
