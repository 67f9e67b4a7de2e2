"""What scenarios and the conformance suite ask of a game."""

from typing import Any

from gloaming.kernel.content.pack import Pack
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.game import Game
from gloaming.kernel.message import Option


class TestSupport:
    """Sets positions up, tells their facts, and says what must always hold.

    A game without scenarios needs only what it wants to have checked.
    """

    __test__ = False  # the name is no test's

    def patch(self, game: Game, seats: list[str], given: dict[str, Any], packs: list[Pack]) -> None:
        """Changes a fresh position into the one that a scenario starts from."""
        if given:
            raise GloamingError("this game cannot be given a position")

    def facts(self, game: Game, seats: list[str], packs: list[Pack]) -> dict[str, Any]:
        """Returns the position as plain facts, by names people use; scenarios compare with it."""
        return {}

    def unused(self, game: Game) -> list[str]:
        """Returns what a scenario has fixed of luck and play has not used: a mistake in it."""
        return []

    def components(self, game: Game) -> dict[str, int]:
        """Returns how many of everything there are; that never changes in a game."""
        return {}

    def faults(self, game: Game) -> list[str]:
        """Returns what can never be in this position; nothing in a sound game."""
        return []

    def effects(self, game: Game) -> list[str]:
        """Returns the paths of everything that can run in games like this one.

        What else is to be used at least once has a name here too, see `uses`; an end of the game
        is called by its rule: `end:EF-END-01`.
        """
        return []

    def uses(self, game: Game, seat: int, option: Option | None) -> list[str]:
        """Returns what is in use in a position besides effects, and what an option will use there,
        by the names of `effects`; without an option only the position is looked at."""
        return []
