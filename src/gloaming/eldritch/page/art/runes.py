"""Runes: our own alphabet, in which the sigil of every Spell writes the Spell's name round its rim.

A letter is a stem with branches in five places, on or off, as its number in binary says.
"""

from math import cos, pi, sin

from gloaming.eldritch.page.art.strokes import Point, at, circle, curve, eye, num, ring, star
from gloaming.kernel.page.sigils import Lots

RITUAL = "ritual"

# The branches of a rune: from where to where, by the bits of a letter's number.
BRANCHES: tuple[tuple[Point, Point], ...] = (
    ((0, -4), (-3, -1)),
    ((0, -4), (3, -1)),
    ((0, 4), (-3, 1)),
    ((0, 4), (3, 1)),
    ((-2.5, 0), (2.5, 0)),
)
STEM: tuple[Point, Point] = ((0, -5), (0, 5))
WIDTH_OF_RUNE = 8.2


def strokes_of(letter: str) -> list[tuple[Point, Point]]:
    """Returns the strokes of a letter from a to z, around 0, 0."""
    number = ord(letter) - ord("a") + 1
    return [STEM] + [branch for bit, branch in enumerate(BRANCHES) if number >> bit & 1]


def rune_ring(name: str, radius: float, size: float) -> tuple[str, str]:
    """Returns a name in runes on a circle around 50, 50, as often as it fits: strokes and dots.

    Everything but the letters from a to z is a gap with a dot.
    """
    letters = [letter if "a" <= letter <= "z" else " " for letter in f"{name.lower()} "]
    times = max(1, round(2 * pi * radius / (len(letters) * WIDTH_OF_RUNE * size)))
    letters = letters * times
    strokes = ""
    dots = ""
    for i, letter in enumerate(letters):
        angle = 2 * pi * i / len(letters)
        x, y = 50 + radius * sin(angle), 50 - radius * cos(angle)
        if letter == " ":
            dots += f"M{num(x)} {num(y)}h0"
            continue
        for start, end in strokes_of(letter):
            strokes += f"M{at(_turned(start, angle, size, x, y))}"
            strokes += f"L{at(_turned(end, angle, size, x, y))}"
    return strokes, dots


def _turned(point: Point, angle: float, size: float, x: float, y: float) -> Point:
    px, py = point
    return (
        x + size * (px * cos(angle) - py * sin(angle)),
        y + size * (px * sin(angle) + py * cos(angle)),
    )


def spell_sigil(name: str, trait: str) -> str:
    """Returns a Spell's face on a field of 100: the runes of its name on the rim, within it a star
    for a Ritual and coils for an Incantation."""
    lots = Lots(name)
    runes, gaps = rune_ring(name, 41, 0.8)
    lines = circle(50, 50, 47) + circle(50, 50, 35) + runes
    count = 5 + lots.draw(4)
    if trait == RITUAL:
        lines += _star_lines(count, 2 + lots.draw(max(1, (count - 1) // 2 - 1)))
        lines += circle(50, 50, 11)
    else:
        lines += _coils(1 if lots.draw(2) else -1, 3 + lots.draw(3))
    hearts = (
        eye(50, 50, 9, 4) + circle(50, 50, 2),
        star(50, 50, 9, 3.5, 4),
        "M54 42a9 9 0 1 0 0 16a7 7 0 1 1 0-16z",
        star(50, 50, 8, 4, 6),
        circle(50, 50, 6) + circle(50, 50, 2),
    )
    heart = hearts[lots.draw(5)]
    orbit = ring(22 + lots.draw(6), 3 + lots.draw(5), lots.draw(6) / 6)
    dots = gaps + "".join([f"M{at(point)}h0" for point in orbit])
    return (
        f'<path d="{lines}"/><path fill="currentColor" fill-opacity=".28" d="{heart}"/>'
        f'<path stroke-width="3" d="{dots}"/>'
    )


def _star_lines(count: int, step: int) -> str:
    """Returns the star of every `step`-th point; where it falls apart, each part is closed."""
    points = ring(33, count)
    left = set(range(count))
    path = ""
    while left:
        first = min(left)
        path += f"M{at(points[first])}"
        left.discard(first)
        here = (first + step) % count
        while here != first:
            left.discard(here)
            path += f"L{at(points[here])}"
            here = (here + step) % count
        path += "z"
    return path


def _coils(way: int, arms: int) -> str:
    path = ""
    for i in range(arms):
        turn = 2 * pi * i / arms
        points: list[Point] = []
        for step in range(10):
            radius = 33 - 3.0 * step
            angle = way * step * 0.32 + turn
            points.append((50 + radius * cos(angle), 50 + radius * sin(angle)))
        path += curve(points)
    return path
