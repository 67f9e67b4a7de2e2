"""What statistics over many games of Eldritch Horror ask for.

The seats win and lose together, so that factions are measured by how often the investigators win
with them. A score tells how well a won game went; the lowest is best (EH-SCORE-02).
"""

from typing import TYPE_CHECKING

from gloaming.eldritch.model.components import ARTIFACT, ASSET, SPELL
from gloaming.eldritch.model.data import NO_COMPONENT
from gloaming.eldritch.model.state import Eldritch
from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.statistics import GameStatistics

if TYPE_CHECKING:
    from gloaming.eldritch.box import EldritchBox


class EldritchStatistics(GameStatistics):
    """Tells simulations about investigators, cards and scores of Eldritch Horror."""

    level_option = "ancient"
    faction_word = "investigators"

    def __init__(self, box: "EldritchBox", investigators: tuple[str, ...]) -> None:
        self.box = box
        self.factions = investigators

    def first(self, game: Game) -> int:
        assert isinstance(game, Eldritch)
        return game.lead

    def rounds(self, game: Game) -> int:
        assert isinstance(game, Eldritch)
        return game.round

    def faction_pool(self, setup: Setup) -> list[str]:
        """Returns the investigators asked for, else all of them."""
        asked = [sheet for sheet in self.box.asked_sheets(setup) if sheet in self.factions]
        return asked if len(asked) == setup.seats else list(self.factions)

    def factions_of(self, game: Game) -> tuple[str, ...]:
        """Returns the investigators, once every seat has one."""
        assert isinstance(game, Eldritch)
        sheets = [one.sheet for one in game.investigators]
        if NO_COMPONENT in sheets:
            return ()
        return tuple(game.component(sheet).entry for sheet in sheets)

    def with_factions(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        return {**options, "investigators": ",".join(factions)}

    def holding(self, game: Game, seat: int) -> list[str]:
        """Returns the possessions of a seat; what is held is in play at once."""
        assert isinstance(game, Eldritch)
        found = (game.component(card) for card in game.investigators[seat].cards)
        return [card.entry for card in found if card.kind in (ASSET, ARTIFACT, SPELL)]

    def in_play(self, game: Game, seat: int) -> list[str]:
        return self.holding(game, seat)
