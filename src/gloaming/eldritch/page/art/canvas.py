"""A canvas for pictures in cut paper: skies, ridges, rows of houses, water, weather, small figures.

Pictures are files of their own that a browser loads when it needs them, so they bring their own
colours: it is always night in them, in both themes.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeAlias

from gloaming.eldritch.page.art.strokes import Point, at, circle, curve, num, star

# Where a colour of a gradient stands, the colour, and how much it covers.
Stop: TypeAlias = tuple[float, str, float]

WIDTH: Final = 720.0
HEIGHT: Final = 240.0
LAMP: Final = "#f6cf82"


class Numbers:
    """Many numbers from one name, always the same."""

    def __init__(self, name: str) -> None:
        digest = blake2b(name.encode(), digest_size=7).digest()
        self._state = int.from_bytes(digest, "big")

    def part(self) -> float:
        """Returns the next number from 0 to 1."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) / 2**31

    def below(self, count: int) -> int:
        """Returns the next whole number below `count`."""
        return int(self.part() * count)

    def between(self, least: float, most: float) -> float:
        """Returns the next number between two others."""
        return least + (most - least) * self.part()


def plain(*colours: str) -> list[Stop]:
    """Returns colours as a gradient in even steps."""
    last = max(1, len(colours) - 1)
    return [(i / last, colour, 1.0) for i, colour in enumerate(colours)]


class Canvas:
    """A picture as it is drawn, from the back to the front."""

    def __init__(self, name: str, width: float = WIDTH, height: float = HEIGHT) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.numbers = Numbers(name)
        self._defs: list[str] = []
        self._parts: list[str] = []

    def svg(self) -> str:
        """Returns the picture as a file."""
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice" '
            f'viewBox="0 0 {num(self.width)} {num(self.height)}">'
            f"{defs}{''.join(self._parts)}</svg>\n"
        )

    # --- paper ---------------------------------------------------------------------------

    def cut(self, path: str, fill: str, opacity: float = 1.0) -> "Canvas":
        """Adds a piece of paper."""
        look = f' fill-opacity="{opacity:g}"' if opacity != 1.0 else ""
        self._parts.append(f'<path fill="{fill}"{look} d="{path}"/>')
        return self

    def line(
        self, path: str, colour: str, width: float = 1.0, opacity: float = 1.0, dashes: str = ""
    ) -> "Canvas":
        """Adds a thin line."""
        look = f' stroke-opacity="{opacity:g}"' if opacity != 1.0 else ""
        look += f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{num(width)}" '
            f'stroke-linecap="round" stroke-linejoin="round"{look} d="{path}"/>'
        )
        return self

    def mirrored(self, path: str, fill: str, opacity: float = 1.0) -> "Canvas":
        """Adds a piece of paper and its reflection over the middle of the picture."""
        self.cut(path, fill, opacity).begin_reflection(self.width)
        return self.cut(path, fill, opacity).end_group()

    def gradient(self, stops: Sequence[Stop], is_round: bool = False) -> str:
        """Adds a gradient, from above to below or from the middle, and returns it as a fill."""
        id = f"g{len(self._defs)}"
        tag = "radialGradient" if is_round else "linearGradient"
        way = "" if is_round else ' x2="0" y2="1"'
        inner = "".join([_stop(stop) for stop in stops])
        self._defs.append(f'<{tag} id="{id}"{way}>{inner}</{tag}>')
        return f"url(#{id})"

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> "Canvas":
        """Adds a rectangle."""
        return self.cut(f"M{num(x)} {num(y)}h{num(width)}v{num(height)}H{num(x)}z", fill)

    def begin_group(self, x: float, y: float, size: float) -> "Canvas":
        """Begins what is drawn around its own origin, in its own size."""
        self._parts.append(f'<g transform="translate({num(x)} {num(y)}) scale({size:g})">')
        return self

    def begin_reflection(self, width: float) -> "Canvas":
        """Begins what is drawn reflected, over the middle of a width."""
        self._parts.append(f'<g transform="matrix(-1 0 0 1 {num(width)} 0)">')
        return self

    def end_group(self) -> "Canvas":
        """Ends it."""
        self._parts.append("</g>")
        return self

    # --- the sky -------------------------------------------------------------------------

    def sky(self, *colours: str) -> "Canvas":
        """Fills everything with a sky, from above to below."""
        return self.box(0, 0, self.width, self.height, self.gradient(plain(*colours)))

    def stars(self, count: int, low: float, colour: str = "#e8ead8") -> "Canvas":
        """Scatters stars down to a height."""
        path = "".join(
            [
                f"M{num(self.numbers.between(0, self.width))} {num(self.numbers.between(2, low))}h0"
                for _ in range(count)
            ]
        )
        return self.line(path, colour, 1.3, 0.65)

    def glow(self, x: float, y: float, radius: float, colour: str, strength: float) -> "Canvas":
        """Adds a light that fades away."""
        stops = [(0.0, colour, strength), (0.45, colour, strength * 0.35), (1.0, colour, 0.0)]
        return self.cut(circle(x, y, radius), self.gradient(stops, True))

    def disc(self, x: float, y: float, radius: float, colour: str) -> "Canvas":
        """Adds a moon or a sun."""
        return self.cut(circle(x, y, radius), colour)

    def crescent(self, x: float, y: float, radius: float, colour: str) -> "Canvas":
        """Adds a waning moon."""
        wide, deep = num(radius), num(radius * 1.24)
        return self.cut(
            f"M{num(x)} {num(y - radius)}a{wide} {wide} 0 1 0 {num(radius * 0.8)} "
            f"{num(radius * 1.6)}a{deep} {deep} 0 0 1 {num(-radius * 0.8)} {num(-radius * 1.6)}z",
            colour,
        )

    # --- the land ------------------------------------------------------------------------

    def ridge(
        self, base: float, rise: float, count: int, colour: str, is_sharp: bool = False
    ) -> "Canvas":
        """Adds hills, or peaks where `is_sharp`, from a height downwards."""
        step = self.width / count
        points: list[Point] = []
        for i in range(count + 1):
            lift = self.numbers.between(0.1, 1.0) * rise
            points.append((i * step, base - (lift if i % 2 or not is_sharp else lift * 0.35)))
        top = "M" + "L".join([at(point) for point in points]) if is_sharp else curve(points)
        return self.cut(f"{top}V{num(self.height)}H0z", colour)

    def roofs(
        self, base: float, low: float, high: float, colour: str, lamp: str = "", step: float = 26
    ) -> "Canvas":
        """Adds a row of houses with pointed and flat roofs; `lamp` lights some windows."""
        x, path, lit = -6.0, "", ""
        while x < self.width:
            wide = self.numbers.between(step * 0.7, step * 1.4)
            top = base - self.numbers.between(low, high)
            peak = self.numbers.below(3)
            path += f"M{num(x)} {num(base)}V{num(top)}"
            if peak == 0:
                path += f"H{num(x + wide)}"
            elif peak == 1:
                path += f"l{num(wide / 2)} {num(-wide * 0.45)} {num(wide / 2)} {num(wide * 0.45)}"
            else:
                path += (
                    f"l{num(wide * 0.16)} {num(-wide * 0.3)}h{num(wide * 0.68)}"
                    f"l{num(wide * 0.16)} {num(wide * 0.3)}"
                )
            path += f"V{num(base)}z"
            for _ in range(self.numbers.below(3)):
                wx = self.numbers.between(x + 3, x + wide - 6)
                wy = self.numbers.between(top + 4, max(top + 5, base - 8))
                lit += f"M{num(wx)} {num(wy)}h2.6v3.6h-2.6z"
            x += wide + self.numbers.between(-1, 3)
        self.cut(path + f"M0 {num(base)}H{num(self.width)}V{num(self.height)}H0z", colour)
        return self.cut(lit, lamp, 0.9) if lamp else self

    def firs(self, base: float, low: float, high: float, colour: str, step: float) -> "Canvas":
        """Adds a row of fir trees."""
        x, path = -4.0, ""
        while x < self.width:
            tall = self.numbers.between(low, high)
            wide = tall * 0.34
            for part in (0.0, 0.28, 0.55):
                path += (
                    f"M{num(x - wide * (0.5 + part * 0.6))} {num(base - tall * (0.62 - part))}"
                    f"L{num(x)} {num(base - tall * (1 - part))}"
                    f"L{num(x + wide * (0.5 + part * 0.6))} {num(base - tall * (0.62 - part))}z"
                )
            x += self.numbers.between(step * 0.6, step * 1.4)
        return self.cut(
            path + f"M0 {num(base - 0.08 * high)}H{num(self.width)}V{num(self.height)}H0z", colour
        )

    # --- water and weather ---------------------------------------------------------------

    def sea(self, top: float, *colours: str) -> "Canvas":
        """Adds water from a height downwards."""
        return self.box(0, top, self.width, self.height - top, self.gradient(plain(*colours)))

    def waves(self, top: float, rows: int, colour: str, opacity: float = 0.45) -> "Canvas":
        """Adds broken ink lines, closer together toward the horizon."""
        for row in range(rows):
            depth = (row + 0.5) / rows
            y = top + (self.height - top) * depth**1.6
            x = -self.numbers.between(0, 40)
            path = ""
            while x < self.width:
                wide = 14 + self.numbers.between(0, 50) * (0.4 + depth)
                path += (
                    f"M{num(x)} {num(y)}q{num(wide / 4)} {num(-1 - 3 * depth)} {num(wide / 2)} 0"
                    f"t{num(wide / 2)} 0"
                )
                x += wide + 10 + self.numbers.between(0, 70) * (0.5 + depth)
            self.line(path, colour, 0.6 + 0.8 * depth, opacity)
        return self

    def path_of_light(self, x: float, top: float, wide: float, colour: str) -> "Canvas":
        """Adds the broken reflection of a light in water."""
        path = ""
        y = top + 3
        while y < self.height:
            half = wide * self.numbers.between(0.3, 1.0) / 2
            path += f"M{num(x - half)} {num(y)}h{num(2 * half)}l{num(-half * 0.3)} 2.2"
            path += f"h{num(-half * 1.4)}z"
            y += self.numbers.between(6, 11)
        return self.cut(path, colour, 0.5)

    def rain(self, count: int, colour: str = "#dfe9d0", slant: float = 0.22) -> "Canvas":
        """Adds rain over everything."""
        path = ""
        for _ in range(count):
            x, y = self.numbers.between(0, self.width * 1.1), self.numbers.between(0, self.height)
            fall = self.numbers.between(10, 34)
            path += f"M{num(x)} {num(y)}l{num(-fall * slant)} {num(fall)}"
        return self.line(path, colour, 0.7, 0.16)

    def snow(self, count: int) -> "Canvas":
        """Adds falling snow."""
        path = "".join(
            [
                f"M{num(self.numbers.between(0, self.width))} "
                f"{num(self.numbers.between(0, self.height))}h0"
                for _ in range(count)
            ]
        )
        return self.line(path, "#ffffff", 1.8, 0.5)

    def mist(self, top: float, rows: int, colour: str, opacity: float = 0.16) -> "Canvas":
        """Adds banks of mist."""
        for row in range(rows):
            y = top + row * 13
            x = self.numbers.between(-80, self.width * 0.5)
            wide = self.numbers.between(self.width * 0.4, self.width * 0.8)
            self.cut(
                f"M{num(x)} {num(y)}q{num(wide * 0.25)} -9 {num(wide * 0.5)} -3t{num(wide * 0.5)} 3"
                f"q{num(-wide * 0.3)} 9 {num(-wide)} 0z",
                colour,
                opacity,
            )
        return self

    # --- small things --------------------------------------------------------------------

    def lamps(self, points: Sequence[Point], colour: str = LAMP) -> "Canvas":
        """Adds small lights."""
        return self.cut("".join([circle(x, y, 1.7) for x, y in points]), colour)

    def traveller(self, x: float, base: float, size: float, colour: str) -> "Canvas":
        """Adds somebody in hat and coat, seen from behind."""
        body = (
            f"M{num(x - 11 * size)} {num(base)}l{num(3 * size)} {num(-22 * size)}"
            f"c0 {num(-11 * size)} {num(3 * size)} {num(-16 * size)} "
            f"{num(8 * size)} {num(-16 * size)}"
            f"s{num(8 * size)} {num(5 * size)} {num(8 * size)} {num(16 * size)}"
            f"l{num(3 * size)} {num(22 * size)}z"
        )
        head = circle(x, base - 44 * size, 5.6 * size)
        hat = (
            f"M{num(x - 10 * size)} {num(base - 46 * size)}h{num(20 * size)}v{num(2.4 * size)}"
            f"h{num(-20 * size)}zM{num(x - 5.6 * size)} {num(base - 46 * size)}"
            f"v{num(-7 * size)}h{num(11.2 * size)}v{num(7 * size)}z"
        )
        return self.cut(body + head + hat, colour)

    def steamer(self, x: float, y: float, size: float, hull: str, light: str = LAMP) -> "Canvas":
        """Adds a tramp steamer, seen from the side, with lamps in her windows."""
        self.begin_group(x, y, size)
        self.cut("M-14-34c-8-6-20-4-26-12s-18-4-26-10c4 12 14 10 22 14s14 10 22 12z", hull, 0.6)
        self.cut(
            "M-50 0L-44 12H40L52-3 40-1H-36zM-26-1v-9h34v9zM-16-10v-8h18v8zM-12-18v-15h8v15z"
            "M30-1v-28h1.5v28zM-38-1v-20h1.5v20z",
            hull,
        )
        self.line("M30.5-28L8-10M31-28L48-3M-37-20L-26-10", hull, 0.8)
        self.cut(
            "M-22-6h3v2.5h-3zM-15-6h3v2.5h-3zM-8-6h3v2.5h-3zM-1-6h3v2.5h-3zM-11-15h3v2.5h-3z"
            "M-4-15h3v2.5h-3z",
            light,
        )
        return self.end_group()

    def signs(self, points: Sequence[Point], size: float, colour: str) -> "Canvas":
        """Adds stars with four rays."""
        return self.cut("".join([star(x, y, size, size * 0.28, 4) for x, y in points]), colour)


def _stop(stop: Stop) -> str:
    offset, colour, opacity = stop
    more = f' stop-opacity="{opacity:g}"' if opacity != 1.0 else ""
    return f'<stop offset="{offset:g}" stop-color="{colour}"{more}/>'
