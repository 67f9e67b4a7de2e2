"""What scenarios and the conformance suite ask of Evenfall."""

from typing import TYPE_CHECKING, Any

from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.testing.facts import facts
from gloaming.evenfall.testing.invariants import components, faults
from gloaming.evenfall.testing.patch import patch
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Game
from gloaming.kernel.testing.support import TestSupport

if TYPE_CHECKING:
    from gloaming.evenfall.box import EvenfallBox

BEFORE_THE_FIRST_QUESTION = ("evenfall.extra-cards", "evenfall.sift")
AUTOMA_PATHS = ("automa.", "evenfall.automa-")


class EvenfallTestSupport(TestSupport):
    """Positions, facts and invariants of Evenfall."""

    def __init__(self, box: "EvenfallBox") -> None:
        self.box = box

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        assert isinstance(game, Evenfall)
        patch(game, seats, given, self.box.catalogue(packs))

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        assert isinstance(game, Evenfall)
        return facts(game, seats, self.box.catalogue(packs))

    def components(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Evenfall)
        return components(game)

    def faults(self, game: Game) -> list[str]:
        assert isinstance(game, Evenfall)
        return faults(game)

    def effects(self, game: Game) -> list[str]:
        assert isinstance(game, Evenfall)
        return [
            path
            for path in game.data.effects
            if not path[-1].isdigit() or ".council" in path or ".track" in path or ".bonus" in path
            if path not in BEFORE_THE_FIRST_QUESTION and path.count(".") < 2
            if game.data.solo or not path.startswith(AUTOMA_PATHS)
        ]
