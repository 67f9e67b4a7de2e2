"""Lighthouse passes what every game must pass, and its scenarios."""

from pathlib import Path

import pytest
from lighthouse import GAME

from gloaming.kernel.testing.conformance import CHECKS, Check
from gloaming.kernel.testing.scenario import Scenario, run_scenario, scenarios

RULES = Path(__file__).parent / "rules"


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("storm", ["far", "near"])
def test_it_conforms(check: Check, seats: int, storm: str) -> None:
    check(GAME, seats, {"storm": storm})


@pytest.mark.parametrize("scenario", [scenario for _, _, scenario in scenarios([RULES])])
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario, "lighthouse")
