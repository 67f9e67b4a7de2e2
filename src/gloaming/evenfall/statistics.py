"""What statistics over many games of Evenfall ask for."""

from typing import TYPE_CHECKING

from gloaming.evenfall.model.clans import BASE_CLANS, CLANS
from gloaming.evenfall.model.state import Evenfall
from gloaming.evenfall.rules.counters import rituals
from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup
from gloaming.kernel.statistics import GameStatistics

if TYPE_CHECKING:
    from gloaming.evenfall.box import EvenfallBox


class EvenfallStatistics(GameStatistics):
    """Tells simulations about clans, cards and scores of Evenfall."""

    factions = CLANS
    level_option = "automa"

    def __init__(self, box: "EvenfallBox") -> None:
        self.box = box

    def first(self, game: Game) -> int:
        assert isinstance(game, Evenfall)
        return game.first

    def rounds(self, game: Game) -> int:
        assert isinstance(game, Evenfall)
        return game.round

    def faction_pool(self, setup: Setup) -> list[str]:
        """Returns the clans asked for, else those of the base game; sun sides are all alike."""
        if self.box.option(setup, "side") != "moon":
            return []
        return (
            self.box.clans(setup)[: setup.seats] if setup.options.get("clans") else list(BASE_CLANS)
        )

    def target_ranges(self, setup: Setup) -> dict[str, tuple[float, float]]:
        """With the Crystal Path there is more to do, and later; on the moon side scores are further
        apart, and winners higher."""
        if self.box.option(setup, "crystal-path") == "on":
            return {
                "mean": (90, 140),
                "winner": (115, 175),
                "first_round": (10, 30),
                "before_final": (0.65, 0.80),
            }
        if self.box.option(setup, "side") == "moon":
            return {"mean": (75, 125), "winner": (95, 145)}
        return {}

    def with_factions(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        return {**options, "clans": ",".join(factions)}

    def holding(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, Evenfall)
        return [game.card(index).entry for index in game.clans[seat].hand]

    def in_play(self, game: Game, seat: int) -> list[str]:
        assert isinstance(game, Evenfall)
        clan = game.clans[seat]
        found = [game.card(index).entry for index in rituals(game, clan) + clan.specialists]
        return found + [f"{game.card(index).uid}/council" for index in clan.council]

    def history(self, game: Game, seat: int) -> list[int]:
        assert isinstance(game, Evenfall)
        return game.clans[seat].history[:]
