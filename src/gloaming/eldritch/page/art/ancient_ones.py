"""The four Ancient Ones as they awaken, each in one wide picture: words stand on its left side."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from gloaming.eldritch.page.art.canvas import Canvas
from gloaming.eldritch.page.art.strokes import (
    Point,
    circle,
    curve,
    ellipse,
    eye,
    num,
    star,
    taper,
    wing,
)

WIDTH: Final = 1000.0
HEIGHT: Final = 430.0
MIDDLE: Final = 690.0  # of what awakens


def _both(c: Canvas, path: str, fill: str, opacity: float = 1.0) -> None:
    """Adds a piece of paper and its reflection over the middle of what awakens."""
    c.cut(path, fill, opacity)
    c.begin_reflection(2 * MIDDLE)
    c.cut(path, fill, opacity)
    c.end_group()


def cthulhu() -> Canvas:
    """Returns Cthulhu, out of the sea, and a steamer that is too near."""
    x, low = MIDDLE, 338.0
    c = Canvas("cthulhu", WIDTH, HEIGHT)
    c.sky("#050d10", "#0d2a2b", "#2c5a4c", "#7f9a62", "#cdb772").stars(90, 210)
    signs: list[Point] = [(494, 40), (574, 24), (656, 18), (738, 17), (818, 24), (894, 42)]
    c.line(curve(signs), "#dfe9d0", 0.6, 0.4, "2 4").signs(signs, 5, "#eef3dc")
    c.glow(x, low - 150, 290, "#c9cf8a", 0.8)
    dark = c.gradient([(0.0, "#0a211e", 1.0), (1.0, "#030a0a", 1.0)])
    _both(c, wing(x + 64, low - 70, 262, 214, 130, 4), dark)
    bones = (
        f"M{num(x + 70)} {num(low - 90)}Q{num(x + 90)} {num(low - 250)} {num(x + 152)}"
        f" {num(low - 284)}"
        f"L{num(x + 322)} {num(low - 190)}M{num(x + 152)} {num(low - 284)}L{num(x + 288)}"
        f" {num(low - 92)}"
        f"M{num(x + 152)} {num(low - 284)}L{num(x + 250)} {num(low - 6)}"
    )
    c.line(bones, "#2c5a4c", 1.6, 0.7).begin_reflection(2 * x).line(
        bones, "#2c5a4c", 1.6, 0.7
    ).end_group()
    _both(c, taper(x + 152, low - 282, -80, 26, 50, 8), "#04100f")
    _both(
        c,
        f"M{num(x)} {num(low - 150)}C{num(x + 70)} {num(low - 150)} {num(x + 150)}"
        f" {num(low - 112)}"
        f" {num(x + 172)} {num(low + 20)}H{num(x)}z",
        dark,
    )
    hand = taper(x + 150, low - 60, 60, 90, -30, 52, 8, 26)
    for i, angle in enumerate((100.0, 84.0, 66.0, 46.0)):
        hand += taper(x + 176 + i * 9, low + 8 - i * 3, angle, 34, -30, 10, 6)
    _both(c, hand, "#061513")
    skull: list[Point] = [
        (0, -276),
        (40, -270),
        (74, -244),
        (92, -206),
        (88, -168),
        (74, -140),
        (66, -112),
        (58, -84),
        (0, -70),
    ]
    outline = skull + [(-dx, dy) for dx, dy in skull[-2:0:-1]]
    c.cut(curve([(x + dx, low + dy) for dx, dy in outline], True), "#05120f")
    c.line(
        f"M{num(x - 89)} {num(low - 200)}C{num(x - 78)} {num(low - 246)} {num(x - 44)}"
        f" {num(low - 272)}"
        f" {num(x)} {num(low - 272)}C{num(x + 44)} {num(low - 272)} {num(x + 78)} {num(low - 246)}"
        f" {num(x + 89)} {num(low - 200)}",
        "#9fbd86",
        1.6,
        0.55,
    )
    for dx, dy in ((14.0, -246.0), (30.0, -236.0), (46.0, -222.0)):
        for side in (-1, 1):
            c.line(
                f"M{num(x + side * dx)} {num(low + dy)}C{num(x + side * (dx + 10))}"
                f" {num(low + dy + 26)}"
                f" {num(x + side * (dx + 8))} {num(low + dy + 40)} {num(x + side * (dx + 2))}"
                f" {num(low - 176)}",
                "#1d4a43",
                1.8,
                0.8,
            )
    for side in (-1, 1):
        c.cut(
            f"M{num(x + side * 16)} {num(low - 148)}L{num(x + side * 74)} {num(low - 178)}"
            f"C{num(x + side * 76)} {num(low - 150)} {num(x + side * 58)} {num(low - 136)}"
            f" {num(x + side * 24)} {num(low - 138)}z",
            "#020706",
        )
        c.cut(
            f"M{num(x + side * 26)} {num(low - 147)}Q{num(x + side * 46)} {num(low - 166)}"
            f" {num(x + side * 66)} {num(low - 162)}Q{num(x + side * 60)} {num(low - 142)}"
            f" {num(x + side * 26)} {num(low - 147)}z",
            "#d8f2c4",
        )
        c.cut(ellipse(x + side * 48, low - 153, 2.4, 7.5), "#04100f")
        c.glow(x + side * 48, low - 153, 52, "#d8f2c4", 0.34)
    for dx, angle, length, curl, wide in (
        (60.0, 44.0, 150.0, 110.0, 20.0),
        (46.0, 60.0, 190.0, 90.0, 24.0),
        (66.0, 20.0, 130.0, 150.0, 15.0),
        (32.0, 74.0, 205.0, -80.0, 26.0),
        (18.0, 84.0, 200.0, 80.0, 26.0),
        (6.0, 92.0, 190.0, -60.0, 28.0),
        (40.0, 100.0, 150.0, -130.0, 18.0),
    ):
        feeler = taper(x + dx, low - 112, angle, length, curl, wide, 12, 0.4, 0.25)
        _both(c, feeler, "#071a17")
        c.line(feeler, "#2c5a4c", 0.8, 0.6).begin_reflection(2 * x).line(
            feeler, "#2c5a4c", 0.8, 0.6
        ).end_group()
    c.sea(low, "#3d6b58", "#16352f", "#0a1e1c", "#04100f")
    foam = (
        f"M{num(x - 250)} {num(low + 3)}q60-9 120-2t130-2 130 2 120 2q-60 12-250 12T{num(x - 250)}"
        f" {num(low + 3)}z"
    )
    c.cut(foam, "#8fae84", 0.3).waves(low + 4, 11, "#a9c29a", 0.42)
    return c.steamer(470, low + 7, 0.62, "#05090a").rain(150)


def azathoth() -> Canvas:
    """Returns Azathoth: what boils in the middle of everything, and the flutes around it."""
    x, y = MIDDLE, 215.0
    c = Canvas("azathoth", WIDTH, HEIGHT).sky("#0b060c", "#1a0a12", "#12070d")
    c.stars(150, HEIGHT, "#f0d8c0").glow(x, y, 420, "#c9663a", 0.75).glow(x, y, 200, "#f6d38a", 0.9)
    rings = (
        (13, 84.0, 330.0, 40.0, "#150910"),
        (15, 78.0, 230.0, 30.0, "#2b1018"),
        (13, 70.0, 150.0, 24.0, "#4d1a22"),
    )
    for number, (count, radius, length, wide, colour) in enumerate(rings):
        arms = ""
        for i in range(count):
            angle = i * 360 / count + number * 17
            ax = x + radius * cos(angle * pi / 180) * 1.05
            ay = y + radius * 0.92 * sin(angle * pi / 180)
            arms += taper(ax, ay, angle + 24, length, 190 if number % 2 else -170, wide, 11)
        c.cut(arms, colour)
    c.cut(circle(x, y, 78), "#12080d").cut(circle(x, y, 66), "#e9b65f").glow(
        x, y, 66, "#fff3c8", 0.8
    )
    inner = ""
    for i in range(9):
        angle = i * 40.0
        inner += taper(
            x + 16 * cos(angle * pi / 180), y + 16 * sin(angle * pi / 180), angle, 54, 140, 18, 9
        )
    c.cut(inner, "#3a1118").cut(circle(x, y, 20), "#12080d").cut(circle(x + 3, y - 2, 6), "#fbe7b0")
    for _ in range(46):
        angle, radius = c.numbers.between(0, 2 * pi), c.numbers.between(100, 300)
        ex, ey = x + radius * 1.15 * cos(angle), y + radius * 0.72 * sin(angle)
        size = c.numbers.between(2, 6)
        c.cut(eye(ex, ey, size * 1.8, size), "#f0cf86").cut(circle(ex, ey, size * 0.55), "#12080d")
    for i in range(5):
        px = 560 + i * 64.0
        c.cut(
            f"M{num(px)} 430q-4-34 4-50t14-4 6 54zM{num(px + 8)} 366a8 8 0 1 0 .1 0z",
            "#060306",
        ).line(f"M{num(px + 12)} 372l26 12", "#060306", 4)
    return c


def shub_niggurath() -> Canvas:
    """Returns Shub-Niggurath among the trees, before a moon that is too large, with her young."""
    x = MIDDLE
    c = Canvas("shub-niggurath", WIDTH, HEIGHT).sky("#070c08", "#182414", "#3d4a24", "#8f8840")
    c.stars(70, 150).glow(x, 170, 360, "#d9cf8f", 0.5).disc(x, 176, 158, "#d9cf8f")
    c.cut(circle(x - 96, 120, 18) + circle(x + 104, 230, 24) + circle(x - 80, 260, 12), "#c2b878")
    c.firs(340, 70, 150, "#10190d", 30)
    horns = taper(x + 24, 110, -46, 330, 200, 42, 13) + taper(x + 46, 128, -10, 230, 170, 28, 12)
    _both(c, horns, "#0a0e08")
    for dx, angle, length, curl, wide in (
        (44.0, 64.0, 210.0, 70.0, 38.0),
        (70.0, 40.0, 220.0, -80.0, 32.0),
        (80.0, 14.0, 210.0, 100.0, 28.0),
        (20.0, 84.0, 190.0, -60.0, 44.0),
    ):
        _both(c, taper(x + dx, 258, angle, length, curl, wide, 12), "#080b07")
    c.begin_group(x, 84, 1.5).cut(
        "M0 0c36 0 54 24 54 60 22 0 36 6 44 16-16 14-36 16-50 12-8 60-22 108-48 168-26-60-40-108-48"
        "-168-14 4-34 2-50-12 8-10 22-16 44-16 0-36 18-60 54-60z",
        "#070a06",
    )
    for side in (-1, 1):
        c.cut(
            f"M{num(side * 10.0)} 72l{num(side * 34.0)} -15c{num(side * 3.0)} 21"
            f" {num(side * -10.0)} 31 {num(side * -28.0)} 28z",
            "#ffb347",
        )
        c.cut(ellipse(side * 27.0, 71, 2.2, 7.5), "#0a0e08")
        c.cut(eye(side * 15.0, 112, 8, 3.8), "#f0d98a").cut(circle(side * 15.0, 112, 2), "#070a06")
    c.cut(eye(0, 34, 11, 6), "#f0d98a").cut(ellipse(0, 34, 2, 5.4), "#070a06")
    c.cut("M-17 138q17 11 34 0-4 28-17 40-13-12-17-40z", "#a23b22").cut(
        "M-13 142l4 9 5-8 4 10 4-10 5 8 4-9z", "#f0e6c0"
    ).end_group()
    c.cut("M0 372C140 342 300 382 480 366S820 344 1000 368V430H0z", "#060905")
    for px, py, size in (
        (420.0, 366.0, 1.0),
        (516.0, 384.0, 1.2),
        (866.0, 372.0, 1.3),
        (952.0, 388.0, 1.0),
        (330.0, 392.0, 0.8),
    ):
        young = (
            f"M{num(px - 16 * size)} {num(py + 30 * size)}q{num(4 * size)} {num(-50 * size)} "
            f"{num(16 * size)} {num(-56 * size)}t{num(16 * size)} {num(56 * size)}z"
        )
        for k in range(5):
            curl = 60.0 if k > 2 else -60.0
            young += taper(px, py - 16 * size, -150.0 + k * 30, 46 * size, curl, 8 * size, 7)
        c.cut(young, "#030502")
        eyes = eye(px - 4 * size, py, 5 * size, 2.4 * size)
        c.cut(eyes + eye(px + 6 * size, py + 9 * size, 4 * size, 2 * size), "#ffb347")
    c.cut("M0 410C300 394 700 422 1000 406V430H0z", "#030502")
    return c.mist(344, 3, "#dfe6b8", 0.1)


def yog_sothoth() -> Canvas:
    """Returns Yog-Sothoth: an arch that opens on itself, and spheres that come through."""
    x = MIDDLE
    c = Canvas("yog-sothoth", WIDTH, HEIGHT).sky("#06071a", "#141840", "#33286a", "#5a4690")
    c.stars(190, HEIGHT, "#dfe0ff").glow(x, 220, 330, "#b9a8ff", 0.5)
    for step in range(4):
        half, thick = 190.0 - step * 34, 22.0 - step * 3
        top = 190.0 + step * 10
        inner = half - thick
        c.cut(
            f"M{num(x - half)} 430V{num(top)}a{num(half)} {num(half)} 0 0 1 {num(2 * half)} 0V430"
            f"h{num(-thick)}"
            f"V{num(top)}a{num(inner)} {num(inner)} 0 0 0 {num(-2 * inner)} 0V430z",
            ("#0a0b1e", "#14163a", "#22205a", "#38307e")[step],
        )
        c.line(
            f"M{num(x - half)} 430V{num(top)}a{num(half)} {num(half)} 0 0 1 {num(2 * half)} 0V430",
            "#a9a2ec",
            1,
            0.6,
        )
    marks = ""
    for i in range(25):
        angle = -pi + i * pi / 24
        marks += f"M{num(x + 179 * cos(angle))} {num(190 + 179 * sin(angle))}h0"
    c.line(marks, "#d9d4ff", 4, 0.9)
    ball = c.gradient(
        [
            (0.0, "#fdf6dc", 0.95),
            (0.4, "#9fd0d8", 0.75),
            (0.8, "#6a5fb8", 0.6),
            (1.0, "#2a2450", 0.35),
        ],
        True,
    )
    spheres = (
        (0, 214, 74),
        (-104, 160, 40),
        (100, 150, 46),
        (-84, 274, 48),
        (96, 276, 44),
        (0, 106, 32),
        (-160, 236, 28),
        (166, 226, 30),
        (-44, 334, 28),
        (56, 346, 22),
        (-184, 130, 16),
        (184, 118, 16),
        (-134, 334, 17),
        (146, 344, 17),
        (-54, 64, 14),
        (66, 58, 14),
        (-236, 186, 14),
        (240, 186, 14),
        (-262, 272, 22),
        (262, 284, 20),
        (-250, 76, 11),
        (252, 66, 11),
        (-330, 220, 9),
        (-340, 120, 7),
    )
    for aside, down, radius in spheres:
        sphere = circle(x + aside, down, radius)
        c.cut(sphere, ball).line(sphere, "#e4e6ff", 1, 0.7)
    c.cut(eye(x, 214, 46, 20), "#0a0c1c").cut(circle(x, 214, 17), "#e9efff").cut(
        ellipse(x, 214, 4.6, 15), "#0a0c1c"
    )
    c.glow(x, 214, 90, "#ffffff", 0.35)
    for dx, y, size in (
        (-104.0, 160.0, 14.0),
        (100.0, 150.0, 16.0),
        (-84.0, 274.0, 16.0),
        (96.0, 276.0, 15.0),
    ):
        c.cut(eye(x + dx, y, size, size * 0.42), "#0a0c1c").cut(
            circle(x + dx, y, size * 0.34), "#e9efff"
        )
    for i in range(6):
        kx, ky = 470 + i * 16.0, 60 + i * 52.0
        c.cut(star(kx, ky, 6, 1.7, 4), "#f3ecff", 0.8)
    return c.cut("M0 430V398q250-18 500 0t500-6v38z", "#05061a")


PICTURES: dict[str, Callable[[], Canvas]] = {
    "azathoth": azathoth,
    "cthulhu": cthulhu,
    "shub-niggurath": shub_niggurath,
    "yog-sothoth": yog_sothoth,
}
