"""The few strokes that every drawing of the game is made of, as paths of SVG.

Angles are in degrees, 0 to the right and 90 down. Numbers are written with one decimal at most, so
that the same drawing is the same text everywhere.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

MIRRORED = 'transform="matrix(-1 0 0 1 100 0)"'


def num(value: float) -> str:
    """Returns a number as a path has it."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
        return "0" if text == "-0" else text
    return text.replace("0.", ".", 1) if abs(value) < 1 else text


def at(point: Point) -> str:
    """Returns a point as a path has it."""
    x, y = num(point[0]), num(point[1])
    return f"{x}{y}" if y.startswith("-") else f"{x} {y}"


def curve(points: Sequence[Point], is_closed: bool = False, is_open: bool = True) -> str:
    """Returns a soft line through points (Catmull-Rom as cubics).

    It is written in steps from point to point, which is shorter; unless `is_open`, it goes on from
    the path before it with a straight line.
    """
    count = len(points)
    path = f"{'M' if is_open else 'L'}{at(points[0])}"
    here = _rounded(points[0])
    last = count if is_closed else count - 1
    for i in range(last):
        if is_closed:
            before, start = points[(i - 1) % count], points[i]
            end, after = points[(i + 1) % count], points[(i + 2) % count]
        else:
            before, start = points[max(0, i - 1)], points[i]
            end, after = points[i + 1], points[min(count - 1, i + 2)]
        leave = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        reach = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        path += "c" if i == 0 else ""
        for place in (leave, reach, end):
            step = at((place[0] - here[0], place[1] - here[1]))
            path += step if path[-1] == "c" or step.startswith("-") else f" {step}"
        here = _rounded(end)
    return path + ("z" if is_closed else "")


def _rounded(point: Point) -> Point:
    return (round(point[0], 1), round(point[1], 1))


def spine(
    x: float, y: float, angle: float, length: float, curl: float, steps: int, sway: float
) -> list[Point]:
    """Returns the points of a stroke that bends by `curl` degrees in all, and sways."""
    points = [(x, y)]
    for i in range(steps):
        part = i / steps
        angle += curl / steps * (0.4 + 1.2 * part) + sway * sin(part * 2 * pi) * 18
        x += length / steps * cos(angle * pi / 180)
        y += length / steps * sin(angle * pi / 180)
        points.append((x, y))
    return points


def taper(
    x: float,
    y: float,
    angle: float,
    length: float,
    curl: float,
    width: float,
    steps: int = 7,
    end: float = 0.4,
    sway: float = 0.0,
) -> str:
    """Returns a tentacle, a horn or a claw: thick where it grows, thin where it ends."""
    middle = spine(x, y, angle, length, curl, steps, sway)
    left: list[Point] = []
    right: list[Point] = []
    for i, (px, py) in enumerate(middle):
        before, after = middle[max(0, i - 1)], middle[min(steps, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        distance = (dx * dx + dy * dy) ** 0.5 or 1.0
        half = (width * (1 - i / steps) + end * i / steps) / 2
        left.append((px - dy / distance * half, py + dx / distance * half))
        right.append((px + dy / distance * half, py - dx / distance * half))
    return f"{curve(left)}{curve(right[::-1], is_open=False)}z"


def circle(x: float, y: float, radius: float) -> str:
    """Returns a circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    """Returns an ellipse."""
    half = f"a{num(rx)} {num(ry)} 0 1 0"
    return f"M{num(x - rx)} {num(y)}{half} {num(2 * rx)} 0{half}-{num(2 * rx)} 0z"


def poly(points: Sequence[Point]) -> str:
    """Returns a polygon."""
    return "M" + "L".join([at(point) for point in points]) + "z"


def star(x: float, y: float, outer: float, inner: float, count: int, turn: float = 0.0) -> str:
    """Returns a star with so many points, the first at the top."""
    points: list[Point] = []
    for i in range(2 * count):
        radius = outer if i % 2 == 0 else inner
        angle = turn + pi * i / count
        points.append((x + radius * sin(angle), y - radius * cos(angle)))
    return poly(points)


def ring(radius: float, count: int, turn: float = 0.0) -> list[Point]:
    """Returns points on a circle around 50, 50, the first at the top."""
    angles = [turn + 2 * pi * i / count for i in range(count)]
    return [(50 + radius * sin(angle), 50 - radius * cos(angle)) for angle in angles]


def eye(x: float, y: float, width: float, height: float) -> str:
    """Returns an eye: two arcs that meet in two corners."""
    return (
        f"M{num(x - width)} {num(y)}Q{num(x)} {num(y - 2 * height)} {num(x + width)} {num(y)}"
        f"Q{num(x)} {num(y + 2 * height)} {num(x - width)} {num(y)}z"
    )


def teeth(x0: float, x1: float, y: float, count: int, height: float) -> str:
    """Returns a row of teeth that hang from a line."""
    width = (x1 - x0) / count
    return "".join(
        [
            f"M{num(x0 + width * i)} {num(y)}l{num(width / 2)} {num(height)}"
            f" {num(width / 2)} {num(-height)}z"
            for i in range(count)
        ]
    )


def wing(x: float, y: float, span: float, rise: float, drop: float, tips: int = 3) -> str:
    """Returns a bat's wing to the right: the arm up, the fingers out, skin between them."""
    ends: list[Point] = []
    for i in range(tips):
        part = i / (tips - 1)
        height = y - rise * (0.55 - part) + drop * part * 0.8
        ends.append((x + span * (1 - 0.42 * part), height))
    path = f"M{at((x, y - 3))}Q{at((x + span * 0.12, y - rise * 0.9))}"
    path += f" {at((x + span * 0.34, y - rise))}"
    path += f"Q{at((x + span * 0.75, y - rise * 1.02))} {at(ends[0])}"
    for i in range(1, tips):
        before, after = ends[i - 1], ends[i]
        skin = (
            (before[0] + after[0]) / 2 - span * 0.13,
            (before[1] + after[1]) / 2 - rise * 0.06,
        )
        path += f"Q{at(skin)} {at(after)}"
    root = (x + span * 0.28, ends[-1][1] - drop * 0.35)
    return f"{path}Q{at(root)} {at((x, y + drop * 0.35))}z"


class Face:
    """A face of two tones on a field of 100 by 100: light parts, dark parts and scratched lines.

    Style sheets colour the dark parts (`.m-void`), light lines (`.m-line`) and dark ones
    (`.m-scratch`).
    """

    def __init__(self, id: str) -> None:
        self._id = id  # begins the ids of its parts
        self._parts: list[str] = []
        self._sides: list[str] = []  # parts on both sides that are not written yet

    def bone(self, *paths: str, mirrored: bool = False, opacity: float = 1.0) -> "Face":
        """Adds light parts; `mirrored` adds them on the other side too."""
        return self._fill("", "".join(paths), mirrored, opacity)

    def void(self, *paths: str, mirrored: bool = False, opacity: float = 1.0) -> "Face":
        """Adds dark parts."""
        return self._fill(' class="m-void"', "".join(paths), mirrored, opacity)

    def line(
        self, *paths: str, mirrored: bool = False, width: float = 1.6, is_dark: bool = False
    ) -> "Face":
        """Adds thin lines."""
        look = f' class="{"m-scratch" if is_dark else "m-line"}" stroke-width="{num(width)}"'
        return self._add(look, "".join(paths), mirrored)

    def _fill(self, look: str, path: str, mirrored: bool, opacity: float) -> "Face":
        if opacity != 1.0:
            look += f' fill-opacity="{opacity:g}"'
        return self._add(look, path, mirrored)

    def _add(self, look: str, path: str, mirrored: bool) -> "Face":
        if mirrored:
            self._sides.append(f'<path{look} d="{path}"/>')
        else:
            self._end_sides()
            self._parts.append(f'<path{look} d="{path}"/>')
        return self

    def _end_sides(self) -> None:
        """Writes parts that are on both sides, the other side as a reflection of the first."""
        if self._sides:
            id = f"{self._id}{len(self._parts)}"
            self._parts.append(
                f'<g id="{id}">{"".join(self._sides)}</g><use href="#{id}" {MIRRORED}/>'
            )
            self._sides.clear()

    def svg(self) -> str:
        """Returns the inside of the face's symbol."""
        self._end_sides()
        return "".join(self._parts)


def eyes(face: Face, x: float, y: float, width: float, height: float, pupil: float) -> None:
    """Adds two eyes with slits to a face, so far from its middle."""
    face.void(eye(50 + x, y, width, height), mirrored=True)
    face.bone(ellipse(50 + x, y, pupil * 0.55, pupil), mirrored=True)
