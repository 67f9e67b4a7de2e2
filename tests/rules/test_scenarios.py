"""Every scenario file under this folder."""

from pathlib import Path

import pytest

from gloaming.kernel.testing.scenario import Scenario, run_scenario, scenarios

HERE = Path(__file__).parent
ALL = list(scenarios([HERE]))


@pytest.mark.parametrize(
    ("game", "scenario"),
    [
        pytest.param(game, s, id=f"{file.stem}: {s.name}", marks=pytest.mark.rule(*s.rules))
        for file, game, s in ALL
    ],
)
def test_scenario(game: str, scenario: Scenario) -> None:
    run_scenario(scenario, game)


def test_names_are_unique() -> None:
    names = [(file, scenario.name) for file, _, scenario in ALL]
    assert len(names) == len(set(names))


@pytest.mark.rule("EF-BAT-18")
def test_a_test_is_found_by_its_rule(request: pytest.FixtureRequest) -> None:
    """`pytest -k EF-BAT-18` finds it, and so every scenario: its rules are such a mark."""
    assert "EF-BAT-18" in request.node.extra_keyword_matches
