"""The compass rose behind the Omen track, which never changes: points, rims and ticks."""

from math import cos, pi, sin
from typing import Final

from gloaming.eldritch.page.art.strokes import num, poly

POINTS: Final = 16
TICKS: Final = 48


def rose_symbol() -> str:
    """Returns the rose as the symbol `rose`, on a field of 100 by 100."""
    ticks = "".join([_tick(i * 2 * pi / TICKS) for i in range(TICKS)])
    points = "".join([_point(i) for i in range(POINTS)])
    return (
        '<symbol id="rose" viewBox="0 0 100 100" overflow="visible">'
        '<circle class="rose-back" cx="50" cy="50" r="48"/>'
        '<circle class="rose-rim" cx="50" cy="50" r="47"/>'
        '<circle class="rose-rim" cx="50" cy="50" r="44"/>'
        f'<path class="rose-rim" d="{ticks}"/>{points}</symbol>'
    )


def _at(radius: float, angle: float) -> tuple[float, float]:
    return 50 + radius * sin(angle), 50 - radius * cos(angle)


def _tick(angle: float) -> str:
    x1, y1 = _at(44, angle)
    x2, y2 = _at(47, angle)
    return f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"


def _point(number: int) -> str:
    """Returns one point of the rose: a light and a dark side."""
    angle = number * 2 * pi / POINTS
    length = 26 if number % 4 == 0 else 34 if number % 2 == 0 else 22
    wide = pi / 8 if number % 2 else pi / 6
    tip = _at(length, angle)
    light = poly([(50.0, 50.0), _at(9, angle - wide), tip])
    dark = poly([(50.0, 50.0), tip, _at(9, angle + wide)])
    return f'<path class="rose-a" d="{light}"/><path class="rose-b" d="{dark}"/>'
