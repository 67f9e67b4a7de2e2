"""Positions and facts of Lighthouse, for scenarios."""

from typing import Any

from gloaming.kernel.content.pack import Pack
from gloaming.kernel.game import Frame, Game
from gloaming.kernel.testing.given import GivenTable
from gloaming.kernel.testing.plain_fields import read_fields, write_fields
from gloaming.kernel.testing.support import TestSupport
from lighthouse.rules import TURN
from lighthouse.state import KEEPER_LAYOUT, LIGHTHOUSE_LAYOUT, Lighthouse


class LighthouseTestSupport(TestSupport):
    """Positions and facts for scenarios, by the names of the fields."""

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        assert isinstance(game, Lighthouse)
        table = GivenTable(given)
        write_fields(LIGHTHOUSE_LAYOUT, game, table, {})
        for seat, name in enumerate(seats):
            write_fields(KEEPER_LAYOUT, game.keepers[seat], table.table(name), {})
        game.lantern = table.one_of("lantern", seats, seats[game.lantern])
        table.finish()
        game.question = None
        game.stack.append(Frame(TURN, 0))
        game.run_until_asked()

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        assert isinstance(game, Lighthouse)
        return {
            **read_fields(LIGHTHOUSE_LAYOUT, game, {}),
            "lantern": seats[game.lantern],
            "over": game.is_over,
            "won": game.result is not None and game.result.has_won(0),
            **{
                name: read_fields(KEEPER_LAYOUT, keeper, {})
                for name, keeper in zip(seats, game.keepers, strict=True)
            },
        }
