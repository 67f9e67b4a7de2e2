"""The games there are: found by entry points (group `gloaming.games`), so that one can be added."""

from importlib.metadata import entry_points

from gloaming.kernel.box import Box
from gloaming.kernel.errors import GloamingError

GROUP = "gloaming.games"


def names() -> list[str]:
    """The names of all games installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(name: str) -> Box:
    """The box of a game by its name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            box = point.load()
            if not isinstance(box, Box):
                raise GloamingError(f"the game “{name}” is not a Box")
            return box
    raise GloamingError(f"there is no game “{name}”; there are: {', '.join(names())}")
