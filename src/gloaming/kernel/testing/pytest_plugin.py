"""A pytest plugin: `@pytest.mark.rule("EF-BAT-18")` says which rules a test is about.

`pytest -k EF-BAT-18` runs the tests of that rule.
"""

import json
import os
from pathlib import Path

import pytest

pytest.register_assert_rewrite("gloaming.kernel.testing.conformance")

_CITED: dict[str, list[str]] = {}
_FAILED: set[str] = set()
_PASSED: set[str] = set()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the ledger that a test is about")


@pytest.hookimpl(tryfirst=True)  # before pytest chooses among the tests by `-k`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        cited = [str(id) for mark in item.iter_markers("rule") for id in mark.args]
        _CITED[item.nodeid] = cited
        item.extra_keyword_matches.update(cited)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _FAILED.add(report.nodeid)
    elif report.when == "call" and report.passed:
        _PASSED.add(report.nodeid)


def pytest_sessionfinish() -> None:
    out = os.environ.get("GLOAMING_RULES_OUT")
    if out:
        failed = {id for node in _FAILED for id in _CITED.get(node, [])}
        passed = {id for node in _PASSED - _FAILED for id in _CITED.get(node, [])}
        data = {"passed": sorted(passed - failed), "failed": sorted(_FAILED)}
        Path(out).write_text(json.dumps(data), "utf-8")
