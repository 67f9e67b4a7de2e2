"""Pictures of the wilderness, the sea, and the six places where expeditions lead."""

from collections.abc import Callable
from math import cos, pi, sin

from gloaming.eldritch.page.art.canvas import LAMP, Canvas
from gloaming.eldritch.page.art.strokes import circle, ellipse, eye, num, taper

INK = "#060b0b"


def city() -> Canvas:
    """Returns any city: roofs, chimneys, a street lamp, and an engine that waits."""
    c = Canvas("city").sky("#0b1216", "#24343a", "#5c5f52", "#b6935c")
    c.glow(600, 60, 120, "#f3e0ac", 0.4).disc(600, 60, 18, "#f3e6c0")
    c.roofs(176, 20, 50, "#2a373a", "", 30).roofs(204, 26, 60, "#12191c", LAMP, 38)
    for x in (70, 210, 470):
        c.cut(f"M{x} 150v-44h10v44zM{x - 2} 106h14v-5h-14z", "#12191c")
        c.cut(f"M{x + 5} 98c-10-10 8-16 0-26 16 8 2 16 8 26z", "#8a8a76", 0.35)
    c.box(0, 202, 720, 38, "#080d0f").line("M0 214H720M0 228H720", "#3a4242", 1.4)
    c.line("M128 214V132M128 132h14", "#04080a", 3).cut("M138 132h12l-3 14h-6z", LAMP)
    c.glow(144, 142, 60, "#ffd98a", 0.45)
    c.cut(
        "M360 212v-38h84v-20h34v58zM372 174v-22h12v22zM400 174v-14h18v14zM360 212h-14l10-16z",
        "#030607",
    )
    c.cut("M450 162h20v14h-20z", LAMP).cut(
        circle(380, 216, 10) + circle(408, 216, 10) + circle(452, 214, 13), "#030607"
    )
    c.cut("M378 150c-14-12 6-20-6-34 22 8 6 20 18 32z", "#c9c4ae", 0.3)
    return c.traveller(650, 236, 1.15, "#03070a").rain(60)


def wilderness() -> Canvas:
    """Returns any wilderness: firs, a tent with a lamp in it, and something between the trees."""
    c = Canvas("wilderness").sky("#071013", "#15302f", "#3f5d48", "#8f8a55")
    c.stars(80, 110).disc(540, 60, 24, "#f0ecc8").glow(540, 60, 120, "#e6e6b8", 0.3)
    c.ridge(150, 60, 9, "#23423e", True).ridge(176, 30, 8, "#1a332f")
    c.firs(196, 40, 84, "#0f211e", 24).mist(176, 3, "#dfe8c8", 0.14)
    c.firs(222, 60, 120, "#081412", 46)
    c.glow(330, 204, 90, "#ffc97a", 0.5)
    c.cut("M280 222L330 168l50 54z", "#e0a95a").cut("M280 222L330 168l10 54z", "#a8712f")
    c.line("M330 168v-6M280 222l-16 6M380 222l16 6", "#081412", 1.6)
    c.cut("M0 220q180-10 360-2t360-4v26H0z", "#050c0b").traveller(420, 228, 0.72, "#030807")
    for x, y in ((84, 182), (104, 184), (640, 176), (662, 178)):
        c.cut(eye(x, y, 5, 2.6), "#e8d98a")
    return c


def sea() -> Canvas:
    """Returns the open sea: a steamer under the stars, and what lies below her."""
    c = Canvas("sea").sky("#050d14", "#0f2c38", "#2f5f62", "#8a9a72")
    c.stars(110, 96).crescent(600, 36, 16, "#f3ecc8")
    c.sea(118, "#2f625f", "#0c2a30", "#03090b").waves(120, 9, "#a9cbb8", 0.4)
    c.path_of_light(600, 118, 36, "#f3ecc8").steamer(250, 122, 0.85, "#04090b")
    arms = ""
    for x, angle, length, curl, wide in (
        (330.0, -100.0, 96.0, 60.0, 22.0),
        (372.0, -80.0, 108.0, -70.0, 24.0),
        (420.0, -64.0, 100.0, 80.0, 20.0),
        (286.0, -120.0, 90.0, -60.0, 18.0),
        (468.0, -50.0, 96.0, -80.0, 16.0),
    ):
        arms += taper(x, 256, angle, length, curl, wide, 11)
    c.cut(arms, "#020607", 0.7).cut(eye(376, 214, 56, 13), "#020607")
    return c.cut(eye(376, 214, 44, 8), "#7cc7b1", 0.55).cut(ellipse(376, 214, 4, 13), "#020607")


def amazon() -> Canvas:
    """Returns the Amazon: a river between walls of leaves, and steps that nobody cut for men."""
    c = Canvas("amazon").sky("#07140d", "#174028", "#4f7a3c", "#d9c46a")
    c.glow(380, 120, 180, "#fff0a0", 0.5).disc(380, 104, 22, "#fff3b8")
    c.ridge(150, 30, 8, "#2f6238").cut(
        "M300 176l14-14h-6l14-14h-6l14-14h-6l14-14h84l14 14h-6l14 14h-6l14 14h-6l14 14z", "#143420"
    )
    c.cut("M368 120v-22h44v22zM382 176v-30h16v30z", "#0c2416")
    c.cut("M384 176v-26h12v26z", "#d9c46a", 0.5)
    c.sea(176, "#7f8a44", "#0a1a10").waves(178, 7, "#e6e2a0", 0.4).path_of_light(
        388, 176, 50, "#fff0a0"
    )
    leaves = ""
    for i in range(16):
        side = i % 2
        x = (i // 2) * 32 + (0 if side == 0 else 476)
        base = 200 + (i * 37 % 30)
        for k in range(6):
            leaves += taper(
                float(x),
                float(base),
                -150.0 + k * 24,
                60.0 + (i * 13 + k * 7) % 34,
                40.0 if k > 2 else -40.0,
                13.0,
                7,
            )
    c.cut(leaves, "#06150d").cut(
        "M0 214q90-16 200 6t180 20H0zM720 206q-110-14-220 14t-120 20h340z", "#040d08"
    )
    for x, sway in ((40, 30), (120, -20), (620, -30), (690, 16)):
        c.line(f"M{x} 0q{sway} 80 0 170", "#06150d", 3)
    c.cut(eye(92, 150, 7, 3.4), "#f3d76a").cut(eye(118, 151, 7, 3.4), "#f3d76a")
    return c.cut("M330 222q30 10 70 0l-6 8h-56z", "#030a06").traveller(364, 224, 0.6, "#030a06")


def antarctica() -> Canvas:
    """Returns Antarctica: a ship in the ice, and mountains too regular to be mountains."""
    c = Canvas("antarctica").sky("#050a18", "#122446", "#3d5f8c", "#bcd0dc")
    c.stars(110, 110)
    for i, colour in enumerate(("#5de0b0", "#4fb8d8", "#8f7be0")):
        c.line(f"M-10 {60 + i * 14}q120 {-50 + i * 8} 240-6t260 2 250-22", colour, 16 - i * 3, 0.16)
    c.cut(
        "M0 172L40 146 60 154 96 92 114 114 138 64 168 116 186 102 226 166 256 136 278 150 322 72"
        " 338 92"
        " 358 52 392 122 416 102 450 152 490 96 516 126 548 84 590 140 620 118 660 92 690 130 720"
        " 112V200H0z",
        "#1b2c4c",
    )
    c.cut("M138 64l30 52-14 4-12-16-10 12zM358 52l34 70-16 2-14-22-14 10z", "#cfdfe8", 0.85)
    blocks = "M104 98h8v12h-8zM316 80h9v14h-9zM486 98h8v12h-8zM544 90h9v14h-9zM656 96h9v13h-9z"
    c.cut(blocks, "#0a1428").glow(358, 120, 60, "#9fe6d0", 0.25)
    c.cut("M0 176q160-12 330-2t390-6v72H0z", "#8fa9bd").cut(
        "M0 196q200-14 400 0t320-6v50H0z", "#c9d8e2"
    )
    c.line("M40 206l60 6 30-8M240 214l70-8 40 10M470 204l80 8 60-10M600 224l90-6", "#6f8ca4", 1.2)
    c.steamer(470, 184, 1.0, "#0a1222", "#ffdf9a").line(
        "M440 196l-20 8M500 196l26 6", "#6f8ca4", 1.4
    )
    c.cut("M120 220l8-26 8 26z", "#12203a").traveller(180, 226, 0.6, "#12203a")
    return c.traveller(206, 228, 0.58, "#12203a").snow(120)


def heart_of_africa() -> Canvas:
    """Returns the Heart of Africa: the lake, acacias, and a forest that has come closer."""
    c = Canvas("heart-of-africa").sky("#1a0d12", "#6a2a22", "#c9663a", "#f6c870")
    c.disc(330, 126, 46, "#ffe3a0").glow(330, 126, 190, "#ffcf7a", 0.5)
    c.cut("M430 168l90-74q16-8 30 0l96 74z", "#5c2a26").cut(
        "M520 94q16-8 30 0l-6 8-8-4-8 5z", "#ffb36a", 0.9
    )
    c.ridge(170, 12, 7, "#45201f").sea(170, "#e0934f", "#2a1216").waves(172, 6, "#ffe0a0", 0.45)
    c.path_of_light(330, 170, 90, "#ffe3a0")
    c.cut("M0 210q200-16 400-2t320-8v40H0z", "#16090b")
    for x, base, size in ((110, 212, 1.25), (250, 208, 0.7), (620, 214, 1.1)):
        c.line(
            f"M{x} {base}q{num(4 * size)} {num(-34 * size)} 0 {num(-60 * size)}M{x}"
            f" {num(base - 40 * size)}"
            f"l{num(-26 * size)} {num(-26 * size)}M{x} {num(base - 46 * size)}l{num(28 * size)}"
            f" {num(-22 * size)}",
            "#12070a",
            4 * size,
        )
        for dx, dy, wide in ((-30, -70, 44), (28, -72, 46), (0, -82, 52)):
            c.cut(ellipse(x + dx * size, base + dy * size, wide * size, 8 * size), "#12070a")
    roots = ""
    for i in range(9):
        roots += taper(
            690.0 - i * 8, 236.0, -100.0 - i * 6, 90.0 - i * 6, 50.0 if i % 2 else -50.0, 14.0, 9
        )
    return (
        c.cut(roots, "#0a0406")
        .cut(eye(664, 176, 6, 3), "#ffd98a")
        .traveller(420, 226, 0.6, "#0a0406")
    )


def himalayas() -> Canvas:
    """Returns the Himalayas: a monastery on a spur, flags, and a track that is no man's."""
    c = Canvas("himalayas").sky("#0a1020", "#24365c", "#6c7ea6", "#e8d4c0")
    c.stars(60, 80)
    c.cut(
        "M0 190l70-70 30 26 80-110 60 80 40-34 70 86 60-96 50 60 70-104 70 110 40-40 80 92v50H0z",
        "#33456c",
    )
    c.cut(
        "M180 36l60 80-18 2-16-24-16 18-14-20-14 16zM530 28l50 78-18-2-12-22-14 16-12-18-12 14z"
        "M410 68l30 36-14 2-10-14-12 12z",
        "#eef2f6",
        0.92,
    )
    c.ridge(196, 40, 7, "#223050", True).mist(160, 4, "#f0f2f6", 0.22)
    c.cut("M400 240l40-60 30-8 10-26h110l14 30 36 12 60 52z", "#0d1424")
    c.cut(
        "M488 146v-34h24v-20h40v20h26v34zM506 92l26-14 26 14zM484 112h100v4H484zM490 146h92v-3"
        "h-92z",
        "#131c30",
    )
    c.cut(
        "M494 122h6v8h-6zM508 122h6v8h-6zM524 100h6v8h-6zM536 100h6v8h-6zM552 122h6v8h-6zM566 122"
        "h6v8h-6z",
        LAMP,
    )
    c.line("M532 78Q430 96 330 190M532 78q70 30 130 90", "#0d1424", 1)
    flags = ("#c94f44", "#e0b04a", "#4f8f5c", "#4a78b8", "#e8e4d4")
    for i in range(12):
        part = (i + 1) / 13
        x = 532 * (1 - part) ** 2 + 2 * 430 * part * (1 - part) + 330 * part**2
        y = 78 * (1 - part) ** 2 + 2 * 96 * part * (1 - part) + 190 * part**2
        c.cut(f"M{num(x)} {num(y)}h9l-1 9h-8z", flags[i % 5])
    c.cut("M0 214q160-20 330 0t390 6v20H0z", "#dfe6ee").cut(
        "".join([ellipse(60 + i * 26, 224 - (i % 2) * 5, 5, 3) for i in range(9)]), "#8fa3bd"
    )
    return c.traveller(330, 232, 0.62, "#0d1424").snow(110)


def pyramids() -> Canvas:
    """Returns the Pyramids by night; something has broken out."""
    c = Canvas("pyramids").sky("#0b1419", "#27393a", "#6b5a3c", "#b58a4c")
    c.stars(90, 130).crescent(614, 42, 18, "#efe0b0")
    for x, y, size in ((250.0, 62.0, 128.0), (430.0, 100.0, 84.0), (540.0, 128.0, 54.0)):
        c.cut(
            f"M{num(x)} {num(y)}L{num(x + size * 1.25)} {num(y + size)}H{num(x - size * 1.25)}z",
            "#4a3824",
        )
        c.cut(
            f"M{num(x)} {num(y)}L{num(x + size * 1.25)} {num(y + size)}H{num(x + size * 0.2)}z",
            "#1d150e",
        )
        rows = ""
        for i in range(2, 12):
            part = i / 12
            rows += (
                f"M{num(x - size * 1.25 * part)} {num(y + size * part)}"
                f"H{num(x + size * 0.2 * part)}"
            )
        c.line(rows, "#1d150e", 0.8, 0.7)
    c.cut("M206 190v-16a9 9 0 0 1 18 0v16z", "#0c0805").glow(215, 180, 46, "#b8e08a", 0.7)
    c.cut("M0 190C140 172 260 206 430 192S640 180 720 194V240H0z", "#3a2a18")
    c.cut("M590 196c10-30 16-44 44-46 8-14 30-12 34 4 10 6 12 20 12 42z", "#241a10")
    c.cut("M0 218C180 198 360 234 720 212V240H0z", "#120c08")
    for i in range(3):
        left = 330 + i * 38
        c.cut(f"M{left} 216l2-16q8-10 14-2l4-8 6 2-2 8v16h-3v-12h-12v12z", "#0a0604")
    return c.traveller(470, 224, 0.6, "#0a0604")


def tunguska() -> Canvas:
    """Returns Tunguska: trees that fell outward from one place, and a light that stayed."""
    c = Canvas("tunguska").sky("#050c10", "#0e2c2c", "#2d6a4f", "#b8d67a")
    c.stars(80, 90).glow(360, 170, 260, "#d8ff9a", 0.55).glow(360, 170, 90, "#f6ffd8", 0.8)
    c.ridge(160, 24, 8, "#1d4238")
    for i in range(7):
        angle = pi * (i + 0.5) / 7
        x, y = 360 - 250 * cos(angle), 176 - 150 * sin(angle)
        c.cut(f"M358 176L{num(x - 7)} {num(y)}L{num(x + 7)} {num(y)}z", "#e6ffb0", 0.08)
    c.cut("M0 176q180-10 360 0t360 0v64H0z", "#0c1c18")
    trunks = ""
    for _ in range(44):
        x = c.numbers.between(10, 710)
        y = c.numbers.between(180, 236)
        way = 1 if x > 360 else -1
        length = c.numbers.between(26, 64) * (0.5 + abs(x - 360) / 420)
        lift = (y - 172) * 0.12
        trunks += f"M{num(x)} {num(y)}l{num(way * length)} {num(lift)}"
    c.line(trunks, "#040a09", 4)
    for left, tall in ((46, 90), (120, 60), (610, 76), (680, 104), (250, 34), (470, 36)):
        c.line(
            f"M{left} 210l{(360 - left) // 60} -{tall}M{left} {210 - tall // 2}l10-10M{left}"
            f" {210 - tall * 2 // 3}"
            f"l-9-9",
            "#040a09",
            3,
        )
    return c.cut(ellipse(360, 178, 46, 7), "#f6ffd8", 0.8).traveller(520, 232, 0.66, "#030807")


PICTURES: dict[str, Callable[[], Canvas]] = {
    "amazon": amazon,
    "antarctica": antarctica,
    "city": city,
    "heart-of-africa": heart_of_africa,
    "himalayas": himalayas,
    "pyramids": pyramids,
    "sea": sea,
    "tunguska": tunguska,
    "wilderness": wilderness,
}
