"""A server at which chosen seeds begin with a scenario's position: what a browser test needs that
play would reach only by luck.

    python -m tests.table.given_server POSITIONS serve …

POSITIONS is a file of JSON: by the text of a seed what docs/SCENARIOS.md calls `given`, with the
seats by the names SEATS. Replay and undo begin at the same position, as each is set up anew.
"""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from gloaming.cli import main
from gloaming.eldritch.box import EldritchBox
from gloaming.kernel.chance import key_from_seed
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup
from tests.table.servers import Server

SEATS = ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal"]
_AS_DEALT = EldritchBox.set_up


class GivenServer(Server):
    """`gloaming serve` whose games of Eldritch Horror begin as given, by the seed of the table."""

    def __init__(self, folder: Path, positions: dict[str, dict[str, Any]], *args: str) -> None:
        super().__init__("--data", str(folder), *args)
        file = folder / "positions.json"
        file.write_text(json.dumps(positions))
        self.program = ["-m", "tests.table.given_server", str(file)]


def _set_up(
    positions: dict[str, Any],
    box: EldritchBox,
    setup: Setup,
    packs: list[Pack],
    with_story: bool = True,
) -> Game:
    game = _AS_DEALT(box, setup, packs, with_story)
    given = positions.get(setup.key)
    if given is not None:
        box.testing.patch(game, SEATS[: setup.seats], given, packs)
    return game


if __name__ == "__main__":
    file = Path(sys.argv.pop(1))
    wanted = json.loads(file.read_text())
    by_key = {key_from_seed(seed).hex(): given for seed, given in wanted.items()}
    given_set_up = partial(_set_up, by_key)
    EldritchBox.set_up = lambda self, *args, **words: given_set_up(self, *args, **words)  # type: ignore[method-assign]
    main()
