"""What scenarios and the conformance suite ask of Eldritch Horror."""

from typing import TYPE_CHECKING, Any

from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Game
from gloaming.kernel.message import Option
from gloaming.kernel.testing.support import TestSupport

if TYPE_CHECKING:
    from gloaming.eldritch.box import EldritchBox


class EldritchTestSupport(TestSupport):
    """Positions, facts and invariants of Eldritch Horror."""

    def __init__(self, box: "EldritchBox") -> None:
        self.box = box

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        from gloaming.eldritch.testing.patch import Patch

        assert isinstance(game, Eldritch)
        Patch(game, seats, self.box, packs).apply(given)

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        from gloaming.eldritch.testing.facts import Facts

        assert isinstance(game, Eldritch)
        return Facts(game, seats).all()

    def unused(self, game: Game) -> list[str]:
        assert isinstance(game, Eldritch)
        return [f"the die {die}" for die in game.dice if die > 0]

    def components(self, game: Game) -> dict[str, int]:
        from gloaming.eldritch.testing.invariants import components

        assert isinstance(game, Eldritch)
        return components(game)

    def faults(self, game: Game) -> list[str]:
        from gloaming.eldritch.testing.invariants import faults

        assert isinstance(game, Eldritch)
        return faults(game)

    def effects(self, game: Game) -> list[str]:
        from gloaming.eldritch.testing.coverage import everything

        assert isinstance(game, Eldritch)
        return everything(game)

    def uses(self, game: Game, seat: int, option: Option | None) -> list[str]:
        from gloaming.eldritch.testing.coverage import in_use

        assert isinstance(game, Eldritch)
        return in_use(game, seat, option)
