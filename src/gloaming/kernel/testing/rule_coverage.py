"""Which rules have a passing test: scenarios and tests are run, and what passes counts."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.ledger import Rule, read_ledger
from gloaming.kernel.registry import find
from gloaming.kernel.testing.scenario import run_scenario, scenarios


class Area(msgspec.Struct):
    """An area's rules, and how many have a passing test."""

    total: int = 0
    covered: int = 0


class Coverage(msgspec.Struct):
    """The whole ledger."""

    total: int
    covered: int
    areas: dict[str, Area]
    titles: dict[str, str]
    missing: list[Rule]
    failures: list[str]

    def summary(self, missing: bool) -> dict[str, object]:
        """Returns what `gloaming rules --json` prints."""
        found: dict[str, object] = {
            "total": self.total,
            "covered": self.covered,
            "areas": self.areas,
            "failures": self.failures,
        }
        if missing:
            found["missing"] = [{"id": rule.id, "text": rule.text} for rule in self.missing]
        return found


def measure_coverage(game: str, tests: Path) -> Coverage:
    """Runs what is in `tests/<game>` and hold it against the ledger."""
    ledger = read_ledger(find(game).folder())
    folder = tests / game
    if not folder.is_dir():
        raise GloamingError(f"there is no folder {folder}: name the tests with --tests")
    passed, failures = _scenarios(folder)
    passed |= _tests(folder, failures)
    for id in sorted(passed - set(ledger.rules)):
        failures.append(f"{id} is cited, but there is no such rule")
    areas: dict[str, Area] = {}
    for rule in ledger.rules.values():
        area = areas.setdefault(rule.prefix, Area())
        area.total += 1
        area.covered += rule.id in passed
    missing = [rule for rule in ledger.rules.values() if rule.id not in passed]
    total = len(ledger.rules)
    return Coverage(total, total - len(missing), areas, ledger.areas, missing, failures)


def _scenarios(folder: Path) -> tuple[set[str], list[str]]:
    passed: set[str] = set()
    failed: set[str] = set()
    failures: list[str] = []
    for file, game, scenario in scenarios([folder]):
        try:
            run_scenario(scenario, game)
            passed.update(scenario.rules)
        except GloamingError as error:
            failed.update(scenario.rules)
            failures.append(f"{file.name}: {scenario.name}: {error}")
    return passed - failed, failures


def _tests(folder: Path, failures: list[str]) -> set[str]:
    """Returns rules cited by `@pytest.mark.rule` on tests that pass; none where pytest is not
    installed."""
    if not list(folder.glob("test_*.py")):
        return set()
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "rules.json"
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "gloaming.kernel.testing.pytest_plugin",
                str(folder),
            ],
            env={**os.environ, "GLOAMING_RULES_OUT": str(out)},
            capture_output=True,
            text=True,
            check=False,
        )
        if not out.exists():
            failures.append(f"the tests in {folder} could not be run: {done.stdout[-400:]}")
            return set()
        found = json.loads(out.read_text("utf-8"))
    failures += [f"{name} failed" for name in found["failed"]]
    return set(found["passed"])
