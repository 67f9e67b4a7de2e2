"""What hints are made from: plain data that their handler fills."""

import msgspec

from gloaming.table.pages.data import Visitor


class HintStep(msgspec.Struct, frozen=True):
    """A move of one's own that is likely to follow, and in how many imagined games it did."""

    text: str
    times: int


class HintLine(msgspec.Struct, frozen=True):
    """An option that is advised; `behind` are the points by which the best one looks better."""

    text: str
    things: tuple[str, ...]
    behind: float
    looks: int  # how often it was tried in imagined games
    steps: tuple[HintStep, ...] = ()
    tries: int = 0  # the imagined games in which they could have followed
    # What the reader is likely to end with, and the best of the others if there are any; nothing
    # where that is not known.
    points: tuple[int, ...] = ()


class HintPage(msgspec.Struct, frozen=True):
    """What a good bot would do in the place of who is asked, the best first."""

    visitor: Visitor
    base: str
    title: str
    lines: list[HintLine]
    rival: str = ""  # the name of the only other player
