"""A sigil for every card, drawn from its id: a face of its own without a picture file.

There are three families, which a game gives to its kinds of cards: star polygons, petals of arcs,
and spirals. The same id always gives the same drawing.
"""

from hashlib import blake2b
from math import cos, pi, sin

STARS = "stars"
ARCS = "arcs"
SPIRALS = "spirals"
RIM = 38.0


class Lots:
    """Small numbers that an id gives: always the same for the same id."""

    def __init__(self, id: str) -> None:
        self._bytes = blake2b(id.encode(), digest_size=24).digest()
        self._at = 0

    def draw(self, count: int) -> int:
        """Returns the next number, below `count`."""
        byte = self._bytes[self._at % len(self._bytes)]
        self._at += 1
        return byte % count


def sigil(id: str, family: str) -> str:
    """Returns the inside of a card's sigil, on a field of 100 by 100: lines, a heart, and dots."""
    lots = Lots(id)
    count = 5 + lots.draw(5) if family != ARCS else 3 + lots.draw(5)
    turn = pi / count * lots.draw(2)
    points = _ring(RIM, count, turn)
    lines = _rim(lots)
    if family == STARS:
        lines += _star(points, lots)
    elif family == ARCS:
        lines += _petals(points, lots)
    else:
        lines += _spirals(points, count, turn, lots)
    heart = _heart(lots)
    dots = "".join(f"M{_at(point)}h0" for point in points)
    inner = 12 + 3 * lots.draw(3)
    orbit = _ring(inner, 2 + lots.draw(6), lots.draw(12) / 6)
    dots += "".join(f"M{_at(point)}h0" for point in orbit)
    return (
        f'<path d="{lines}{_circle(inner)}"/>'
        f'<path d="{heart}" fill="currentColor" fill-opacity=".25"/>'
        f'<path d="{dots}" stroke-width="{4 + lots.draw(3)}"/>'
    )


def _rim(lots: Lots) -> str:
    """Returns the outer circle: single, double, or with a fringe of ticks."""
    style = lots.draw(3)
    rim = _circle(45)
    if style == 1:
        rim += _circle(42)
    if style == 2:
        ticks = zip(_ring(45, 16, 0), _ring(48, 16, 0), strict=True)
        rim += "".join(f"M{_at(a)}L{_at(b)}" for a, b in ticks)
    return rim


def _star(points: list[tuple[float, float]], lots: Lots) -> str:
    """Returns the star polygon of every k-th point; where it falls apart, each part is closed."""
    count = len(points)
    step = 2 + lots.draw(max(1, (count - 1) // 2 - 1))
    left = set(range(count))
    path = ""
    while left:
        first = min(left)
        at = first
        path += f"M{_at(points[first])}"
        while True:
            left.discard(at)
            at = (at + step) % count
            if at == first:
                break
            path += f"L{_at(points[at])}"
        path += "z"
    if lots.draw(2):
        path += "M" + "L".join(_at(point) for point in points) + "z"
    return path


def _petals(points: list[tuple[float, float]], lots: Lots) -> str:
    """Returns arcs from point to point, bowed out and bowed in."""
    radius = 20 + 4 * lots.draw(6)
    bow = 6 + 5 * lots.draw(4)
    path = ""
    for i, point in enumerate(points):
        after = points[(i + 1) % len(points)]
        middle = ((point[0] + after[0]) / 2 - 50, (point[1] + after[1]) / 2 - 50)
        length = max(1.0, (middle[0] ** 2 + middle[1] ** 2) ** 0.5)
        pull = (50 + middle[0] / length * bow, 50 + middle[1] / length * bow)
        path += f"M{_at(point)}A{radius} {radius} 0 0 1 {_at(after)}"
        path += f"M{_at(point)}Q{_at(pull)} {_at(after)}"
    return path


def _spirals(points: list[tuple[float, float]], count: int, turn: float, lots: Lots) -> str:
    """Returns curves that wind from the rim to the heart."""
    wind = 0.6 + 0.25 * lots.draw(4)
    way = 1 if lots.draw(2) else -1
    near = _ring(27, count, turn + way * wind)
    close = _ring(13, count, turn + way * wind * 2)
    return "".join(f"M{_at(points[i])}C{_at(near[i])} {_at(close[i])} 50 50" for i in range(count))


def _heart(lots: Lots) -> str:
    """Returns what stands in the middle: a crescent, a polygon, an eye or a spark."""
    style = lots.draw(5)
    if style == 0:
        return "M54 42a9 9 0 1 0 0 16a7 7 0 1 1 0-16z"
    if style == 1:
        return "M40 50q10-11 20 0q-10 11-20 0zM50 47v6"
    if style == 2:
        return "M50 40l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"
    corners = _ring(9, 3 + lots.draw(3), 0)
    return "M" + "L".join(_at(point) for point in corners) + "z"


def _ring(radius: float, count: int, turn: float) -> list[tuple[float, float]]:
    """Returns points on a circle around the middle, the first at the top."""
    angles = (turn + 2 * pi * i / count for i in range(count))
    return [(50 + radius * sin(angle), 50 - radius * cos(angle)) for angle in angles]


def _circle(radius: int) -> str:
    half = f"a{radius} {radius} 0 1 1 0"
    return f"M50 {50 - radius}{half} {2 * radius}{half}-{2 * radius}"


def _at(point: tuple[float, float]) -> str:
    return f"{round(point[0])} {round(point[1])}"
