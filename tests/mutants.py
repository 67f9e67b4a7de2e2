"""Changes one thing at a time in a module and counts the changes that no test notices.

`make mutants MODULE=src/gloaming/evenfall/rules/battle.py TESTS="tests/rules -k battle"`

cosmic-ray makes the changes, in a copy of the tree. A module has hundreds of them and each is a run
of the tests, so a sample is taken: the same one every time, as large as SAMPLE says (0 for all).
"""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

COPY = Path("mutants")
CONFIG = """
[cosmic-ray]
module-path = "{module}"
timeout = 300.0
excluded-modules = []
test-command = "{python} -m pytest -x -q -p no:cacheprovider {tests}"

[cosmic-ray.distributor]
name = "local"
"""


def main(module: str, tests: str, size: int) -> None:
    """Prints what survives of a sample of the changes, and the share that the tests noticed."""
    shutil.rmtree(COPY, ignore_errors=True)
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    for name in ("src", "tests"):
        shutil.copytree(name, COPY / name, ignore=made)
    shutil.copy("pyproject.toml", COPY)
    config = CONFIG.format(module=module, python=sys.executable, tests=tests)
    (COPY / "config.toml").write_text(config, "utf-8")
    _cosmic_ray("init", "config.toml", "session.sqlite")
    everything, taken = _sample(size)
    _cosmic_ray("exec", "config.toml", "session.sqlite")
    with sqlite3.connect(COPY / "session.sqlite") as session:
        survived = session.execute(
            "SELECT start_pos_row, operator_name FROM mutation_specs JOIN work_results USING "
            "(job_id) WHERE test_outcome = 'SURVIVED' ORDER BY start_pos_row"
        ).fetchall()
    for line, change in survived:
        print(f"{module}:{line}: {change}")
    share = 1 - len(survived) / taken if taken else 1.0
    print(f"{taken} of {everything} changes tried, {share:.0%} noticed by {tests}")


def _sample(size: int) -> tuple[int, int]:
    """Takes the changes that are not in the sample out of the session; how many there are."""
    with sqlite3.connect(COPY / "session.sqlite") as session:
        rows = session.execute(
            "SELECT job_id FROM mutation_specs ORDER BY start_pos_row, start_pos_col, "
            "operator_name, occurrence"
        )
        ordered = [row[0] for row in rows]
        taken = random.Random(1).sample(ordered, min(size or len(ordered), len(ordered)))
        for job in set(ordered) - set(taken):
            session.execute("DELETE FROM work_items WHERE job_id = ?", (job,))
            session.execute("DELETE FROM mutation_specs WHERE job_id = ?", (job,))
    return len(ordered), len(taken)


def _cosmic_ray(*words: str) -> None:
    path = os.pathsep.join([str((COPY / "src").resolve()), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "GLOAMING_BUILD": "interpreted", "PYTHONPATH": path}
    command = [sys.executable, "-m", "cosmic_ray.cli", *words]
    subprocess.run(command, cwd=COPY, env=environment, check=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(os.environ.get("SAMPLE", "40")))
