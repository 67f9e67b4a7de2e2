"""The games there are: found by entry points (group `gloaming.games`), so that one can be added."""

# not compiled: it is asked once a game, and tests put other games in its place
import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from gloaming.kernel.box import Box
from gloaming.kernel.errors import GloamingError

GROUP = "gloaming.games"


@lru_cache(maxsize=8)
def _points(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Returns the games' entry points by name; to scan all that is installed takes milliseconds.

    What is installed depends on `path`, which is `sys.path`.
    """
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def names() -> list[str]:
    """Returns the names of all games installed, sorted."""
    return sorted(_points(tuple(sys.path)))


def find(name: str) -> Box:
    """Returns the box of a game by its name; an unknown name raises GloamingError."""
    path = tuple(sys.path)
    if name not in _points(path):
        _points.cache_clear()  # it may have been installed a moment ago
    point = _points(path).get(name)
    if point is None:
        raise GloamingError(f"there is no game “{name}”; there are: {', '.join(names())}")
    box = point.load()
    if not isinstance(box, Box):
        raise GloamingError(f"the game “{name}” is not a Box")
    return box


def only_game() -> str:
    """Returns the name of the one game installed, for commands to which none was named."""
    found = names()
    if len(found) != 1:
        raise GloamingError(f"name a game; there are: {', '.join(found)}")
    return found[0]
