"""Scenes: what is under way while effects run."""

from typing import Final

NO_SCENE: Final = -1


class Scene:
    """Something under way that effects speak of: a test, a combat, an encounter.

    `values` are numbers of the game's own, by slots that it names: the result, a bonus, a flag.
    Scenes lie on a stack like work: the last one opened is the first one closed.
    """

    def __init__(self, kind: int, seat: int, source: int, parent: int, values: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.parent = parent
        self.values = values

    def copy(self) -> "Scene":
        """Returns an independent scene with the same values."""
        return Scene(self.kind, self.seat, self.source, self.parent, self.values[:])
