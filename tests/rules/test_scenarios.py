"""Every scenario file under this folder."""

from pathlib import Path

import pytest

from gloaming.kernel.testing.scenario import Scenario, run_scenario, scenarios

HERE = Path(__file__).parent
ALL = list(scenarios([HERE]))


@pytest.mark.parametrize(
    ("game", "scenario"),
    [pytest.param(game, s, id=f"{file.stem}: {s.name}") for file, game, s in ALL],
)
def test_scenario(game: str, scenario: Scenario) -> None:
    run_scenario(scenario, game)


def test_names_are_unique() -> None:
    names = [(file, scenario.name) for file, _, scenario in ALL]
    assert len(names) == len(set(names))
