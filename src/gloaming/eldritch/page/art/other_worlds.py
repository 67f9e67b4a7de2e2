"""Pictures of the other worlds behind Gates, of the night of the Mythos, and of the dawn."""

from collections.abc import Callable
from math import cos, pi, sin

from gloaming.eldritch.page.art.canvas import LAMP, Canvas
from gloaming.eldritch.page.art.runes import rune_ring
from gloaming.eldritch.page.art.strokes import circle, curve, ellipse, eye, num, star, taper


def celaeno() -> Canvas:
    """Returns the Great Hall of Celaeno: shelves without an end, and one small light."""
    c = Canvas("celaeno").sky("#0b0a16", "#2a2444", "#5f4a5c", "#c79a62")
    c.glow(360, 150, 220, "#ffd9a0", 0.5)
    for depth in range(5):
        left = 20 + depth * 58
        high = 18 + depth * 20
        wide = 44 - depth * 6
        colour = ("#0a0814", "#141024", "#221a34", "#382a46", "#57405a")[depth]
        shelf = f"M{left} 240V{high}h{wide}V240z"
        c.mirrored(shelf, colour)
        books = ""
        for row in range(high + 10, 214, 20 - depth * 2):
            x = left + 3.0
            while x < left + wide - 4:
                tall = c.numbers.between(7, 13 - depth)
                books += f"M{num(x)} {num(row + 14 - tall)}h2.6v{num(tall)}h-2.6z"
                x += c.numbers.between(3.4, 5.2)
        c.mirrored(books, "#d9b070", 0.22 + depth * 0.07)
        c.mirrored(f"M{left - 4} {high}h{wide + 8}v-6h-{wide + 8}z", colour)
    c.cut("M316 240l28-64h32l28 64z", "#6a4f5c", 0.8).line(
        "M320 232h80M328 214h64M336 198h48", "#2a2444", 1.4
    )
    c.cut("M350 178V96a10 10 0 0 1 20 0v82z", "#fff0c8", 0.85)
    c.signs([(200, 24), (250, 40), (360, 20), (470, 36), (530, 22)], 5, "#fff0c8")
    return c.traveller(360, 206, 0.6, "#0a0814")


def future() -> Canvas:
    """Returns the future: dead towers in the sand under a swollen sun, and beetles' tracks."""
    c = Canvas("future").sky("#1a0a10", "#4f1a22", "#a8452e", "#f0a45a")
    c.disc(470, 128, 78, "#ffcf86").glow(470, 128, 240, "#ff9a5a", 0.4)
    for x, wide, tall, lean in (
        (60, 34, 116, -8),
        (130, 26, 84, 6),
        (196, 40, 150, 10),
        (286, 22, 70, -6),
        (560, 36, 130, 12),
        (640, 28, 92, -10),
    ):
        c.cut(
            f"M{x} 206l{lean} -{tall}l{wide // 3} 10 {wide // 3} -14 {wide // 3} 8 {-lean} {tall}z",
            "#2a0d14",
        )
        holes = ""
        for row in range(18, tall - 14, 16):
            for k in range(6, wide - 8, 9):
                holes += f"M{num(x + k + lean * row / tall)} {206 - row}h4v6h-4z"
        c.cut(holes, "#c9582f", 0.6)
    c.cut("M330 206l20-46 10 8 14-30 12 22 16-10 22 56z", "#3a1218")
    c.cut("M0 202C160 186 300 214 470 200S650 194 720 204V240H0z", "#5a2018")
    c.cut("M0 222C200 206 420 238 720 216V240H0z", "#200a0c")
    for x, y in ((250, 222), (310, 226), (372, 222), (520, 224)):
        c.cut(ellipse(x, y, 9, 5) + f"M{x + 8} {y}l7-4v8z", "#0c0406")
        c.line(f"M{x - 5} {y + 4}l-4 5M{x} {y + 5}v5M{x + 5} {y + 4}l4 5", "#0c0406", 1.2)
    return c.traveller(110, 228, 0.7, "#0c0406")


def past() -> Canvas:
    """Returns the past: stones that stand in a ring, ferns, fire, and a comet."""
    c = Canvas("past").sky("#060c18", "#16304a", "#4a5a5e", "#c98f52")
    c.stars(110, 120).cut("M640 20L470 74l10 6z", "#f3f0d0", 0.5).disc(474, 77, 6, "#fffbe0")
    c.glow(474, 77, 46, "#f3f0d0", 0.6).ridge(168, 26, 8, "#2a3a40").glow(
        360, 196, 150, "#ffb35a", 0.6
    )
    for x, tall, wide in (
        (150, 84, 26),
        (214, 96, 28),
        (286, 78, 24),
        (430, 80, 24),
        (500, 98, 28),
        (566, 82, 26),
    ):
        c.cut(f"M{x} 206l3-{tall}q{wide // 2} -8 {wide} 0l3 {tall}z", "#0d1418")
    c.cut("M208 112h84v-12h-88zM426 126h80v-12h-82z", "#0d1418")
    c.cut("M360 206c-20-10-14-30-2-46 0 14 8 10 6-8 18 20 22 44-4 54z", "#ffc26a").cut(
        "M360 206c-9-6-8-18-1-26 2 8 6 6 5-2 8 12 8 24-4 28z", "#fff0b8"
    )
    for x in (322, 342, 384, 404):
        c.cut(f"M{x} 214v-20q0-9 6-9t6 9v20zM{x + 6} 181a4.5 4.5 0 1 0 .1 0z", "#05090b")
    c.cut("M0 208q200-12 400 0t320-4v36H0z", "#070c0d")
    ferns = ""
    for base, way in ((30, 1), (84, -1), (636, 1), (690, -1)):
        for k in range(5):
            ferns += taper(float(base), 236.0, -150.0 + k * 30, 66.0, 60.0 * way, 7.0, 8)
    return c.cut(ferns, "#040808")


def great_race() -> Canvas:
    """Returns the City of the Great Race: towers without windows, ramps, gardens of ferns."""
    c = Canvas("great-race").sky("#0c1a1c", "#2f5a54", "#7f9a6c", "#efdc9c")
    c.disc(560, 60, 26, "#fff6cc").glow(560, 60, 150, "#fff0b0", 0.5)
    c.mist(120, 3, "#fff6d8", 0.2)
    for x, wide, tall, colour in (
        (40, 70, 120, "#3a625a"),
        (150, 56, 150, "#3a625a"),
        (430, 64, 134, "#3a625a"),
        (600, 80, 112, "#3a625a"),
        (90, 60, 96, "#1d3a38"),
        (250, 84, 168, "#1d3a38"),
        (500, 70, 150, "#1d3a38"),
        (660, 60, 130, "#1d3a38"),
    ):
        c.cut(
            f"M{x} 206l{wide // 6} -{tall}q{wide // 3} -{wide // 2} {wide * 2 // 3} 0l{wide // 6}"
            f" {tall}z",
            colour,
        )
        c.line(
            "".join([f"M{x + 4} {206 - k}h{wide - 8}" for k in range(20, tall - 6, 22)]),
            "#0a1e1e",
            1,
            0.6,
        )
    c.line("M0 190L150 130 290 168 430 96 560 150 720 92", "#122a2a", 9).line(
        "M0 190L150 130 290 168 430 96 560 150 720 92", "#7f9a6c", 1, 0.6
    )
    c.cut("M0 204q200-10 400 0t320-6v42H0z", "#0a1a1a")
    for x, size in ((180, 1.0), (320, 0.8), (610, 0.9)):
        c.cut(
            f"M{num(x - 26 * size)} 222q{num(10 * size)} {num(-30 * size)} {num(20 * size)}"
            f" {num(-46 * size)}h{num(12 * size)}"
            f"q{num(10 * size)} {num(16 * size)} {num(20 * size)} {num(46 * size)}z",
            "#051010",
        )
        c.line(
            f"M{num(x - 3 * size)} {num(222 - 46 * size)}q{num(-14 * size)} {num(-14 * size)}"
            f" {num(-8 * size)} {num(-30 * size)}"
            f"M{num(x + 3 * size)} {num(222 - 46 * size)}q{num(14 * size)} {num(-12 * size)}"
            f" {num(12 * size)} {num(-26 * size)}"
            f"M{x} {num(222 - 46 * size)}v{num(-22 * size)}",
            "#051010",
            3 * size,
        )
        c.cut(circle(x, 222 - 72 * size, 6 * size), "#051010").cut(
            eye(x, 222 - 72 * size, 3.6 * size, 1.6 * size), "#efdc9c"
        )
    ferns = ""
    for base in (24, 70, 440, 480, 700):
        for k in range(5):
            ferns += taper(
                float(base), 238.0, -150.0 + k * 30, 52.0, 50.0 if k > 2 else -50.0, 6.0, 7
            )
    return c.cut(ferns, "#051010")


def carcosa() -> Canvas:
    """Returns Carcosa: twin suns, black stars, towers on the other shore of the lake."""
    c = Canvas("carcosa").sky("#2a2320", "#6b5836", "#b99a55", "#e0c988")
    for _ in range(36):
        x, y = c.numbers.between(0, 720), c.numbers.between(4, 140)
        size = c.numbers.between(2.4, 8)
        c.cut(star(x, y, size, size * 0.27, 4), "#120d0b")
    c.roofs(166, 14, 44, "#5b482c", "", 18)
    c.disc(468, 128, 46, "#f3e0a6").disc(540, 146, 27, "#f6e8bc")
    c.cut(
        "M168 180l14-76h10l6-34h14l12-56 12 56h13l7 30h11l17 80zM300 180l9-60 8-36 8 36 12 60z"
        "M108 180l12-46 9-30 9 30 12 46z",
        "#231a16",
    )
    c.lamps(
        [(216, 92), (232, 104), (206, 128), (240, 134), (316, 132), (128, 148), (224, 60)],
        "#e7c872",
    )
    c.sea(176, "#8d7440", "#1f1a18").waves(178, 8, "#e7d7a4", 0.4).path_of_light(
        468, 176, 90, "#f3e0a6"
    )
    return c.cut("M570 240c30-34 56-50 92-50 28 10 44 26 58 50z", "#120d0b").traveller(
        650, 204, 1.0, "#0a0706"
    )


def dreamlands() -> Canvas:
    """Returns the Dreamlands: seventy steps, minarets on a cloud, a ship that needs no sea."""
    c = Canvas("dreamlands").sky("#160f34", "#4a2f74", "#a25f95", "#f7bfa0")
    c.stars(120, 150, "#fff2e0").disc(150, 70, 42, "#fff0d8").glow(150, 70, 150, "#ffe0d0", 0.5)
    c.cut("M136 52a8 6 0 1 0 .1 0zM166 82a6 4 0 1 0 .1 0zM140 92a5 3 0 1 0 .1 0z", "#e6c8c0", 0.7)
    c.mist(186, 3, "#fff0f0", 0.35)
    for x, tall, wide in (
        (430, 96, 18),
        (470, 130, 24),
        (516, 110, 20),
        (556, 84, 16),
        (596, 120, 22),
        (636, 78, 16),
    ):
        c.cut(
            f"M{x} 206v-{tall}q-{wide // 2} -10-{wide // 4} -22 {wide // 4} -14"
            f" {wide * 3 // 4} -26"
            f" {wide // 2} 12 {wide * 3 // 4} 26 {wide // 4} 12-{wide // 4} 22v{tall}z",
            "#33205c",
        )
        c.cut(
            f"M{x + wide // 2 - 2} {206 - tall + 14}h5v9h-5zM{x + wide // 2 - 2}"
            f" {206 - tall // 2}h5v9"
            f"h-5z",
            LAMP,
            0.9,
        )
    c.cut("M400 208h270v-24H400z", "#33205c").mist(196, 4, "#ffe8f0", 0.5)
    steps = "".join(
        [f"M{40 + i * 24} {240 - i * 6}h{330 - i * 24}v6h-{330 - i * 24}z" for i in range(11)]
    )
    c.cut(steps, "#221444").line(
        "".join([f"M{40 + i * 24} {240 - i * 6}h{330 - i * 24}" for i in range(11)]),
        "#a25f95",
        0.8,
        0.7,
    )
    c.cut("M250 116q40 14 92 0l10-10q-2 26-22 32h-50q-22-6-30-22z", "#160c30")
    c.cut("M296 112V44q34 20 36 60zM290 112V56q-26 18-30 52z", "#fbe3d0", 0.92).line(
        "M293 114V36", "#160c30", 2
    )
    return c.traveller(318, 180, 0.5, "#120826")


def yuggoth() -> Canvas:
    """Returns Yuggoth: black rivers under towers without windows, fungi, and a far small sun."""
    c = Canvas("yuggoth").sky("#04040c", "#10122a", "#23264a", "#3f4468")
    c.stars(160, 150).disc(600, 50, 5, "#ffffff").glow(600, 50, 60, "#dfe6ff", 0.7)
    c.disc(150, 90, 62, "#1c1f3c").cut(
        "M96 62a62 62 0 0 0 20 90 70 70 0 0 1-20-90z", "#54598a", 0.8
    )
    c.ridge(176, 44, 8, "#161832", True)
    for x, wide, tall in (
        (260, 40, 90),
        (320, 30, 126),
        (380, 50, 70),
        (470, 34, 110),
        (540, 44, 82),
    ):
        terraces = ""
        for k in range(4):
            terraces += (
                f"M{x + k * wide // 10} {196 - tall * k // 4}v-{tall // 4}h{wide - k * wide // 5}"
                f"v{tall // 4}z"
            )
        c.cut(terraces, "#090a1a")
    c.cut("M0 194q200-10 400 0t320-4v50H0z", "#0b0c1c")
    c.cut(
        "M330 240C340 222 410 216 380 204 360 196 300 198 270 194h30c40 2 100 0 130 10 40 14-20"
        " 22-10 36z",
        "#000004",
    )
    c.line("M330 196c60 2 100 0 130 10 30 14-10 20-10 30", "#6a70b0", 1, 0.5)
    for x, base, size, colour in (
        (60, 228, 1.3, "#c86a9a"),
        (120, 234, 0.8, "#8a7be0"),
        (200, 226, 1.0, "#c86a9a"),
        (560, 230, 1.1, "#8a7be0"),
        (630, 236, 1.5, "#c86a9a"),
        (690, 228, 0.8, "#8a7be0"),
    ):
        c.cut(
            f"M{num(x - 3 * size)} {base}q{num(2 * size)} {num(-20 * size)} 0 {num(-36 * size)}"
            f"h{num(6 * size)}q{num(-2 * size)} {num(18 * size)} 0 {num(36 * size)}z",
            "#1b1834",
        )
        c.cut(
            f"M{num(x - 22 * size)} {num(base - 34 * size)}q{num(22 * size)} {num(-30 * size)}"
            f" {num(44 * size)} 0q{num(-22 * size)} {num(9 * size)} {num(-44 * size)} 0z",
            colour,
            0.85,
        )
        c.cut(
            circle(x - 8 * size, base - 42 * size, 2.4 * size)
            + circle(x + 7 * size, base - 40 * size, 3 * size),
            "#f6e0f0",
            0.8,
        )
    wings = taper(430.0, 70.0, -160.0, 44.0, 60.0, 14.0, 7) + taper(
        430.0, 70.0, -20.0, 44.0, -60.0, 14.0, 7
    )
    return c.cut(wings + ellipse(430, 76, 7, 13), "#05050e")


def underworld() -> Canvas:
    """Returns the Underworld: a cavern, a river that gives light, steps, and eyes."""
    c = Canvas("underworld").sky("#06080a", "#0d1c1c", "#17403a", "#2d7a66")
    c.glow(360, 210, 320, "#6affd0", 0.35)
    for low, high, step, colour in ((30.0, 96.0, 34.0, "#0c1a1a"), (20.0, 70.0, 24.0, "#050b0c")):
        x, path = -10.0, "M0 0"
        while x < 730:
            wide = c.numbers.between(step * 0.6, step * 1.3)
            path += (
                f"L{num(x)} 12L{num(x + wide / 2)} {num(c.numbers.between(low, high))}"
                f"L{num(x + wide)} 12"
            )
            x += wide
        c.cut(path + "L730 0z", colour)
    c.cut(
        "M0 240V150q40-14 70 10t60 20 70 34 70 26zM720 240v-96q-50-10-80 18t-70 20-60 34-60 24z",
        "#081314",
    )
    c.cut("M250 240q40-30 70-34t10-14-30-12q60-4 96 8t-6 20 100 32z", "#7affd8", 0.55)
    c.line("M290 232q40-18 60-20M380 226q30 2 60 10M340 196q30-4 44 2", "#d8fff2", 1.2, 0.7)
    for i in range(7):
        c.cut(f"M{560 - i * 18} {150 + i * 12}h40v8h-40z", "#0c2222")
    c.traveller(566, 152, 0.56, "#030707")
    for x, y, size in (
        (60, 176, 1.0),
        (110, 196, 0.7),
        (664, 168, 1.0),
        (700, 190, 0.7),
        (180, 214, 0.6),
        (610, 206, 0.6),
    ):
        c.cut(
            eye(x, y, 8 * size, 3.6 * size) + eye(x + 24 * size, y + 1, 8 * size, 3.6 * size),
            "#eaff9a",
        )
        c.cut(
            ellipse(x, y, 1.3 * size, 3 * size)
            + ellipse(x + 24 * size, y + 1, 1.3 * size, 3 * size),
            "#081314",
        )
    return c


def abyss() -> Canvas:
    """Returns the Abyss: a broken bridge over nothing, and what turns in it."""
    c = Canvas("abyss").sky("#02030a", "#0a0d24", "#161a40", "#05060f")
    c.stars(170, 236, "#cfd6ff").glow(430, 120, 180, "#7a6ae0", 0.5).glow(
        430, 120, 60, "#ffffff", 0.6
    )
    for arm in range(4):
        points = []
        for step in range(16):
            radius = 8 + step * 13.0
            angle = arm * pi / 2 + step * 0.34
            points.append((430 + radius * cos(angle) * 1.25, 120 + radius * sin(angle) * 0.5))
        c.line(curve(points), "#b9b4ff", 3.4, 0.28).line(curve(points), "#ffffff", 1, 0.4)
    c.cut(
        "M0 170h170l14 6 10-4 12 8 16-2 6 10H0zM0 188h40v52H20zM86 188h36l-10 52H96zM0 160h4v10"
        "H0zM28 160h4v10h-4zM58 160h4v10h-4zM90 160h4v10h-4zM122 160h4v10h-4zM152 162h4v8h-4zM0"
        " 158h160v3H0z",
        "#03040c",
    )
    for x, y, size, turn in (
        (236, 186, 12, 20),
        (262, 176, 8, 50),
        (282, 198, 10, -20),
        (316, 186, 6, 10),
        (340, 204, 7, 40),
    ):
        c.cut(f"M{x} {y}l{size} {turn // 8} {-turn // 10} {size} {-size} {-turn // 9}z", "#0a0d20")
    arms = ""
    for i in range(7):
        arms += taper(
            560.0 + i * 26, 250.0, -110.0 + i * 8, 120.0 - i * 6, 70.0 if i % 2 else -70.0, 18.0, 11
        )
    return c.cut(arms, "#03040c").traveller(120, 170, 0.66, "#02030a")


def mythos() -> Canvas:
    """Returns the night of the Mythos: an eye among the stars, in a ring of runes."""
    c = Canvas("mythos").sky("#060a12", "#14242f", "#33403a", "#6b5a3a")
    c.stars(140, 200).glow(560, 108, 170, "#ffd98a", 0.35)
    strokes, dots = rune_ring("what sleeps will wake", 41, 0.8)
    c.begin_group(460, 8, 2)
    c.line(circle(50, 50, 47) + circle(50, 50, 35) + strokes, "#e6c67c", 0.8, 0.85).line(
        dots, "#e6c67c", 2
    )
    c.cut(eye(50, 50, 27, 12), "#e6c67c", 0.9).cut(circle(50, 50, 10.5), "#0c141a").cut(
        ellipse(50, 50, 2.2, 9.5), "#f6e6b4"
    )
    c.end_group()
    return c.roofs(232, 10, 34, "#070b0d", LAMP, 26)


def dawn() -> Canvas:
    """Returns the sea on the morning after."""
    c = Canvas("dawn", 1000, 300).sky("#16383d", "#4f7f78", "#d9b57a", "#f6dfa8")
    c.glow(700, 186, 260, "#fff3cf", 0.9).disc(700, 186, 46, "#fff6dc").mist(50, 4, "#f6dfa8", 0.3)
    for _ in range(8):
        x, y = c.numbers.between(480, 900), c.numbers.between(40, 120)
        size = c.numbers.between(5, 10)
        c.line(
            f"M{num(x - size)} {num(y)}q{num(size / 2)} {num(-size * 0.6)} {num(size)} 0"
            f"q{num(size / 2)} {num(-size * 0.6)} {num(size)} 0",
            "#16383d",
            1.4,
        )
    c.sea(186, "#c9a56a", "#5d8379", "#12343a").waves(188, 9, "#f6e6bd", 0.45)
    return c.path_of_light(700, 186, 130, "#fff3cf").steamer(860, 194, 1.1, "#12262a", "#fff3cf")


PICTURES: dict[str, Callable[[], Canvas]] = {
    "abyss": abyss,
    "carcosa": carcosa,
    "celaeno": celaeno,
    "dawn": dawn,
    "dreamlands": dreamlands,
    "future": future,
    "great-race": great_race,
    "mythos": mythos,
    "past": past,
    "underworld": underworld,
    "yuggoth": yuggoth,
}
