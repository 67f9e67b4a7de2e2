"""docs/RESEARCH.md says what the games declare, and its examples work."""

import re
from pathlib import Path

import numpy as np

from gloaming.kernel.content.notation.document import fill
from gloaming.research.document import research_tables

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "RESEARCH.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)


def test_the_tables_are_as_they_are_declared() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert fill(text, research_tables()) == text, (
        "run: gloaming environments --into docs/RESEARCH.md"
    )


def test_the_first_example_plays_a_game_to_its_end() -> None:
    known: dict[str, object] = {}
    exec(EXAMPLES[0], known)
    assert known["terminated"]


def test_the_second_example_looks_at_a_seat() -> None:
    known: dict[str, object] = {}
    exec(EXAMPLES[1], known)
    assert np.any(known["mask"])


def test_the_third_example_steps_many_games() -> None:
    here, _, _ = EXAMPLES[2].partition("with ProcessGames")
    known: dict[str, object] = {}
    exec(here, known)
    assert known["games"].action_masks.any()  # type: ignore[attr-defined]
