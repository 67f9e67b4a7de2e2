"""A position of a table as its people look at it: drawn once for all who will look in a moment."""

from gloaming.kernel.match import Match
from gloaming.kernel.page.zones import Zone
from gloaming.kernel.views.types import View

PageKey = tuple[object, ...]  # who reads: language, seat, whose board is in the middle, and names


class Position:
    """What each seat sees of a position, the zones that readers share, and whole pages."""

    def __init__(self, token: str, match: Match, seats: list[int]) -> None:
        self.token = token  # of which state of the table it is
        self._match = match
        self._views = dict(zip(seats, match.views(seats)))
        self.shared: dict[PageKey, dict[str, Zone]] = {}  # by language and names
        self.pages: dict[PageKey, list[Zone]] = {}

    def view(self, seat: int) -> View:
        """Returns what a seat sees."""
        if seat not in self._views:
            self._views[seat] = self._match.view(seat)
        return self._views[seat]
