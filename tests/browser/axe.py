"""axe-core, which finds barriers on a page. It is fetched once and kept outside the repository."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

VERSION = "4.10.3"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const found = await axe.run(document, {
    resultTypes: ["violations"],
    runOnly: { type: "tag", values: tags },
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  return found.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")}`));
}"""


def _folder() -> Path:
    given = os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given else Path.home() / ".cache") / "gloaming-tests" / VERSION


@cache
def source() -> str:
    """The text of axe-core; the test is skipped where it is not kept and cannot be fetched."""
    script = _folder() / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("npm is not installed, so axe-core cannot be fetched")
        _folder().mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts"]
        command += ["--prefix", str(_folder()), f"axe-core@{VERSION}"]
        try:
            done = subprocess.run(command, capture_output=True, timeout=60, check=False)
        except subprocess.TimeoutExpired:
            pytest.skip("npm does not answer, so axe-core cannot be fetched")
        if done.returncode or not script.exists():
            pytest.skip("npm cannot fetch axe-core here")
    return script.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What is a barrier on a page: each rule with the element that breaks it."""
    page.evaluate(source())
    found: Any = page.evaluate(RUN, TAGS)
    return list(found)
