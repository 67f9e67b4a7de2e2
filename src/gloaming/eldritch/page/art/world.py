"""The sea chart: land, relief and graticule, where spaces lie, and how routes run between them.

All of it is on one field of `WIDTH` by `HEIGHT`. What never changes goes into the symbol sheet once
(`symbols`), so that a page refers to it and an update of the map does not send it again.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from typing import Any, Final

from gloaming.eldritch.page.art.strokes import Point, num

TRAIN: Final = "train"
SHIP: Final = "ship"
UNCHARTED: Final = "uncharted"
KINDS: Final = (SHIP, TRAIN, UNCHARTED)

_CHART: Final[dict[str, Any]] = tomllib.loads(
    files("gloaming.eldritch.page.art").joinpath("chart.toml").read_text("utf-8")
)
WIDTH: Final[int] = _CHART["width"]
HEIGHT: Final[int] = _CHART["height"]

# Where each space lies.
POSITIONS: Final[dict[str, Point]] = {
    space: (float(place["x"]), float(place["y"])) for space, place in _CHART["spaces"].items()
}
_ORDER: Final[dict[str, int]] = {space: place for place, space in enumerate(POSITIONS)}
# On which side of a space its name stands (left, right, top, bottom), and its Monsters (left,
# right).
LABEL_SIDES: Final[dict[str, str]] = {
    space: str(place["label"]) for space, place in _CHART["spaces"].items()
}
TOKEN_SIDES: Final[dict[str, str]] = {
    space: str(place["tokens"]) for space, place in _CHART["spaces"].items()
}

ROSE: Final[Point] = (67.0, 364.0)  # the middle of the compass rose, which is the Omen track
SECOND_ROSE: Final[Point] = (760.0, 318.0)
EDGE_GAP: Final = 5.0  # between a route that leaves the chart and the words above it
BEYOND: Final = 6.0  # so far outside the chart a route over the date line ends

# Names of oceans: the message, where it stands, and how it is turned.
SEA_NAMES: Final[tuple[tuple[str, float, float, float], ...]] = (
    ("sea-pacific", 22.0, 246.0, 0.0),
    ("sea-atlantic", 372.0, 168.0, -8.0),
    ("sea-indian", 676.0, 322.0, 0.0),
    ("sea-pacific", 912.0, 232.0, 0.0),
)


class EdgeRoute:
    """A route over the date line: it leaves the chart on the left and comes back on the right."""

    def __init__(self, west: str, left: float, east: str, right: float) -> None:
        self.west = west  # the space from which it leaves to the left
        self.left = left  # the height at which it does
        self.east = east
        self.right = right


def _edge_routes() -> dict[str, EdgeRoute]:
    found: dict[str, EdgeRoute] = {}
    for route, heights in _CHART["edges"].items():
        ends = sorted(route.split("-to-"), key=lambda space: POSITIONS[space][0])
        left, right = float(heights["left"]), float(heights["right"])
        found[route] = EdgeRoute(ends[0], left, ends[1], right)
    return found


EDGE_ROUTES: Final[dict[str, EdgeRoute]] = _edge_routes()


class EdgeName:
    """Where at the edge of the chart it stands to which space a route over the date line leads."""

    def __init__(self, space: str, x: float, y: float, anchor: str) -> None:
        self.space = space
        self.x = x
        self.y = y
        self.anchor = anchor


def _edge_names() -> tuple[EdgeName, ...]:
    found: list[EdgeName] = []
    for edge in EDGE_ROUTES.values():
        found.append(EdgeName(edge.east, 0.0, edge.left - EDGE_GAP, "start"))
        found.append(EdgeName(edge.west, WIDTH, edge.right - EDGE_GAP, "end"))
    return tuple(found)


EDGE_NAMES: Final[tuple[EdgeName, ...]] = _edge_names()


def percent(space: str) -> tuple[str, str]:
    """Returns where a space lies in percent of the chart's width and height, for style sheets."""
    x, y = POSITIONS[space]
    return f"{x / WIDTH * 100:.2f}%", f"{y / HEIGHT * 100:.2f}%"


# --- routes ---------------------------------------------------------------------------------------


def route_id(one: str, other: str) -> str:
    """Returns the id that the content gives to the route between two spaces."""
    ends = sorted((one, other), key=_ORDER.__getitem__)
    return f"{ends[0]}-to-{ends[1]}"


def route_path(one: str, other: str) -> str:
    """Returns the line of a route from one space to the other; over the date line it is in two."""
    id = route_id(one, other)
    edge = EDGE_ROUTES.get(id)
    if edge is not None:
        return _edge_path(edge)
    x1, y1 = POSITIONS[one]
    x2, y2 = POSITIONS[other]
    bend = _CHART["bends"].get(id)
    if bend is not None:
        cx, cy = float(bend[0]), float(bend[1])
    else:  # a slight bow, the same from both ends
        way = 1.0 if (x1, y1) <= (x2, y2) else -1.0
        cx = (x1 + x2) / 2 + way * (y2 - y1) * 0.05
        cy = (y1 + y2) / 2 - way * (x2 - x1) * 0.05
    return f"M{num(x1)} {num(y1)}Q{num(cx)} {num(cy)} {num(x2)} {num(y2)}"


def _edge_path(edge: EdgeRoute) -> str:
    wx, wy = POSITIONS[edge.west]
    ex, ey = POSITIONS[edge.east]
    end = WIDTH + BEYOND
    return (
        f"M{num(wx)} {num(wy)}Q{num((wx - BEYOND) / 2)} {num(wy - 8)} {num(-BEYOND)} "
        f"{num(edge.left)}M{num(ex)} {num(ey)}Q{num((ex + end) / 2)} {num(ey - 8)} {num(end)} "
        f"{num(edge.right)}"
    )


def routes_by_kind(routes: Iterable[tuple[str, str, str]]) -> dict[str, str]:
    """Returns the lines of routes, given by both ends and their kind, as one path for each kind."""
    found = dict.fromkeys(KINDS, "")
    for one, other, kind in routes:
        found[kind] += route_path(one, other)
    return found


# --- what never changes ---------------------------------------------------------------------------


@cache
def relief() -> str:
    """Returns mountains, trees, dunes and drifts as one path."""
    drawn: dict[str, Any] = _CHART["relief"]
    path = ""
    for row in drawn["mountains"]:
        path += "".join(
            [_mountain(float(x), float(y), float(row["size"])) for x, y in row["points"]]
        )
    for row in drawn["trees"]:
        path += "".join([_tree(float(x), float(y), float(row["size"])) for x, y in row["points"]])
    return path + str(drawn["strokes"])


def _mountain(x: float, y: float, size: float) -> str:
    return (
        f"M{num(x - 6 * size)} {num(y + 4 * size)}l{num(5 * size)} {num(-9 * size)}"
        f" {num(5 * size)} {num(9 * size)}M{num(x - size)} {num(y - 5 * size)}"
        f"l{num(1.2 * size)} {num(4 * size)} {num(-1.6 * size)} {num(2 * size)}"
        f" {num(size)} {num(2 * size)}"
    )


def _tree(x: float, y: float, size: float) -> str:
    return (
        f"M{num(x)} {num(y + 4 * size)}v{num(-3 * size)}m{num(-2.6 * size)} 0"
        f"h{num(5.2 * size)}l{num(-2.6 * size)} {num(-6 * size)}z"
    )


@cache
def rhumb_lines() -> str:
    """Returns the lines that run from both roses over the sea, as charts have them."""
    path = ""
    for (x, y), count, turn in ((ROSE, 32, 0.05), (SECOND_ROSE, 16, 0.1)):
        for i in range(count):
            angle = i * 2 * pi / count + turn
            path += f"M{num(x)} {num(y)}l{num(1200 * cos(angle))} {num(1200 * sin(angle))}"
    return path


def ray(space: str) -> str:
    """Returns the line from the compass rose to a space: a Gate that the next Omen wakes."""
    x, y = POSITIONS[space]
    return f"M{num(ROSE[0])} {num(ROSE[1])}L{num(x)} {num(y)}"


def symbols(routes: Iterable[tuple[str, str, str]]) -> str:
    """Returns the chart as the symbol `w-chart`, and its land and its routes as parts to use.

    Style sheets colour `.grat`, `.rhumb`, `.shore`, `.coast`, `.land`, `.relief`, `.route` with
    `.ship`, `.train`, `.ties` and `.uncharted`.
    """
    outlines: Mapping[str, str] = _CHART["outlines"]
    lines = routes_by_kind(routes)
    shores = "".join(
        [
            f'<use href="#w-land" class="shore" stroke="var(--water)" stroke-width="{num(width)}"'
            f' stroke-opacity="{opacity:g}"/>'
            '<use href="#w-land" class="shore" stroke="var(--sea)" '
            f'stroke-width="{num(width - 1.1)}"/>'
            for width, opacity in ((17.0, 0.16), (12.0, 0.24), (7.5, 0.36))
        ]
    )
    return (
        f'<path id="w-land" d="{outlines["land"]}"/>'
        f'<symbol id="w-chart" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path class="grat" d="{outlines["grid"]}"/><path class="rhumb" d="{rhumb_lines()}"/>'
        f'{shores}<use href="#w-land" class="coast"/><use href="#w-land" class="land"/>'
        f'<path class="relief" d="{relief()}"/>'
        f'<path class="route ship" d="{lines[SHIP]}"/>'
        f'<path class="route ties" d="{lines[TRAIN]}"/>'
        f'<path class="route train" d="{lines[TRAIN]}"/>'
        f'<path class="route uncharted" d="{lines[UNCHARTED]}"/></symbol>'
    )
