"""The veteran policy: it plans as `plan` does, by weights that were learned from games.

They are in `veteran.toml` beside this module, which says how they were made: for all games, and
what is other against one Ancient One.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from gloaming.eldritch.evaluation.plan import Plan
from gloaming.eldritch.evaluation.weights import PLAN, SHEETS, Manner, with_weights
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.cache import Cache

FILE: Final = "veteran.toml"
WEIGHTS: Final = "weights"  # the table of the weights for all games
SHEETS_KEY: Final = "investigators"  # the table of who is taken first, by Ancient One
_KNOWN: Final[Cache[str, Manner]] = Cache(16)  # by Ancient One


def read_manner(text: str, ancient: str) -> Manner:
    """Reads how to play against an Ancient One; what the text does not name is as `plan` has it."""
    tables: dict[str, Any] = tomllib.loads(text)
    weights = with_weights(PLAN, tables.get(WEIGHTS, {}))
    weights = with_weights(weights, tables.get(ancient, {}))
    sheets: list[str] = tables.get(SHEETS_KEY, {}).get(ancient, SHEETS)
    return Manner(weights, sheets)


class Veteran(Plan):
    """Answers for any seat; the same position and luck always get the same answer."""

    def manner_for(self, game: Eldritch) -> Manner:
        """Returns by which weights it plays against the Ancient One of a game."""
        ancient = game.component(game.data.ancient_one).entry
        found = _KNOWN.get(ancient)
        if found is None:
            text = files("gloaming.eldritch.evaluation").joinpath(FILE).read_text("utf-8")
            found = _KNOWN.put(ancient, read_manner(text, ancient))
        return found
