"""The example in the README is true."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readme_example_works() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0
