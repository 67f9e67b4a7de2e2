"""What statistics over many games may ask of a game; every answer has a plain default."""

# not compiled: a game overrides what stands in the class, which compiled code would not see

from gloaming.kernel.game import Game
from gloaming.kernel.setup.setup import Setup


class GameStatistics:
    """Tells simulations what a seat can play, what it holds, and what balance is aimed for.

    A game whose seats begin alike and that measures nothing beyond scores needs none of this.
    """

    factions: tuple[str, ...] = ()  # everything a seat can play, where that makes a difference
    faction_word = "factions"  # what these are called in the tables of a measurement
    level_option = ""  # the set-up option that says how hard the opponent is whom the rules play

    def first(self, game: Game) -> int:
        """Returns the seat that begins, or -1 where that means nothing."""
        return -1

    def rounds(self, game: Game) -> int:
        """Returns how many rounds were begun; 0 in a game without rounds."""
        return 0

    def faction_pool(self, setup: Setup) -> list[str]:
        """Returns the factions to hand out to the seats; none where all seats begin alike."""
        return []

    def factions_of(self, game: Game) -> tuple[str, ...]:
        """Returns what the seats of a game play, where they choose it in the game itself."""
        return ()

    def with_factions(self, options: dict[str, str], factions: list[str]) -> dict[str, str]:
        """Returns the options of a set-up in which the seats play these factions, in this order."""
        return options

    def target_ranges(self, setup: Setup) -> dict[str, tuple[float, float]]:
        """Returns what the balance of such games should be within, where that is not the usual."""
        return {}

    def holding(self, game: Game, seat: int) -> list[str]:
        """Returns the cards that a seat holds, by entry."""
        return []

    def in_play(self, game: Game, seat: int) -> list[str]:
        """Returns the cards that a seat has in play, by entry.

        A second role of a card is written `entry/role`.
        """
        return []

    def history(self, game: Game, seat: int) -> list[int]:
        """Returns a seat's score after each round and at the end."""
        scores = game.scores()
        return [scores[seat]] if scores else []
