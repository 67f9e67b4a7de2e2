"""Faces of the nine Epic Monsters, on a field of 100 by 100."""

from collections.abc import Callable
from math import cos, pi, sin

from gloaming.eldritch.page.art.strokes import (
    Face,
    circle,
    ellipse,
    eye,
    num,
    poly,
    star,
    taper,
    teeth,
    wing,
)


def cthulhu() -> Face:
    """Returns Cthulhu: wings, a star on the brow, feelers."""
    face = Face("epic-cthulhu")
    face.bone(wing(58, 46, 40, 40, 30, 4), mirrored=True)
    face.line("M66 18L95 22M64 26L90 44M62 36L80 60", mirrored=True, width=1.2, is_dark=True)
    face.void("M50 4c20 0 32 14 32 31 0 14-8 24-16 29H34c-8-5-16-15-16-29C18 18 30 4 50 4z")
    face.bone("M50 8c17 0 28 12 28 27 0 13-8 22-14 26H36c-6-4-14-13-14-26C22 20 33 8 50 8z")
    face.void("M55 37l19-9c2 9-4 16-15 16z", mirrored=True)
    face.bone(eye(64.5, 37, 4, 2), mirrored=True)
    face.void(star(50, 22, 7, 2.6, 5))
    for x, a, ln, c, w in (
        (51, 92, 44, -40, 8),
        (56, 82, 46, 60, 8),
        (61, 70, 44, -70, 7.5),
        (65, 56, 42, 90, 7),
        (68, 38, 36, 110, 6),
    ):
        face.bone(taper(x, 54, a, ln, c, w, 9), mirrored=True)
    return face


def cthylla() -> Face:
    """Returns Cthylla: six arms and three eyes."""
    face = Face("cthylla")
    for x, a, ln, c in ((54, 84, 46, 60), (60, 66, 46, -70), (66, 46, 44, 90), (70, 24, 40, 110)):
        face.bone(taper(x, 52, a, ln, c, 9, 9), mirrored=True)
    face.bone("M50 6c17 2 28 18 28 34 0 12-8 20-14 22H36c-6-2-14-10-14-22C22 24 33 8 50 6z")
    for x, y in ((40, 30), (60, 30)):
        face.void(circle(x, y + 10, 6)).bone(eye(x, y + 10, 5, 1.8))
    face.void(circle(50, 24, 5)).bone(circle(50, 24, 2.3))
    face.line("M34 16c4 4 6 8 6 12M66 16c-4 4-6 8-6 12M50 10v8", width=1.4, is_dark=True)
    return face


def dunwich() -> Face:
    """Returns the Dunwich Horror: half a face among ropes."""
    face = Face("dunwich-horror")
    for i in range(11):
        a = i * 360 / 11 - 80
        face.bone(
            taper(
                50 + 18 * cos(a * pi / 180),
                52 + 18 * sin(a * pi / 180),
                a,
                28 + 4 * (i % 3),
                100 if i % 2 else -100,
                10,
                8,
            )
        )
    face.bone(circle(50, 52, 30))
    face.line(
        "M28 40c14 10 30 10 44 0M24 52c16 12 36 12 52 0M28 66c14 10 30 10 44 0M38 28c8 5 16 5 24 0",
        width=2.4,
        is_dark=True,
    )
    face.void(ellipse(50, 50, 13, 16))
    face.bone("M50 36c8 0 11 6 11 13 0 8-5 14-11 17z")
    face.void(eye(55.5, 48, 3.6, 2))
    face.bone(circle(44, 46, 3)).void(circle(44, 46, 1.2)).bone(circle(43, 56, 2.2))
    return face


def nug() -> Face:
    """Returns Nug: one great eye, horns."""
    face = Face("nug")
    face.bone(taper(60, 30, -30, 44, -150, 9, 9), taper(62, 44, 0, 36, -120, 8, 9), mirrored=True)
    face.bone("M50 14c14 0 22 12 22 28 0 20-10 40-22 50-12-10-22-30-22-50 0-16 8-28 22-28z")
    face.void(eye(50, 34, 12, 6))
    face.bone(circle(50, 34, 5)).void(ellipse(50, 34, 1.6, 4.6))
    face.void(eye(50, 60, 9, 8))
    face.bone(teeth(42, 58, 54, 5, 5), "M44 66l2-5 3 6 2-6 3 6 2-5 1 4-3 3h-7z")
    face.void(circle(38, 46, 2.6), circle(62, 46, 2.6))
    return face


def shub() -> Face:
    """Returns Shub-Niggurath: horns, four eyes, roots."""
    face = Face("epic-shub-niggurath")
    face.bone(taper(58, 30, -70, 50, 150, 9, 10), taper(62, 36, -20, 36, 130, 6, 8), mirrored=True)
    for x, a, c in ((58, 60, 50), (54, 82, -50), (64, 40, 80)):
        face.bone(taper(x, 66, a, 30, c, 7, 7), mirrored=True)
    face.bone(
        "M50 16c12 0 18 8 18 20 0 10 2 16-2 26-3 10-8 18-16 26-8-8-13-16-16-26-4-10-2-16-2-26"
        " 0-12 6-20 18-20z"
    )
    face.void("M54 36l11-5c1 7-3 10-9 9z", mirrored=True)
    face.void(eye(50, 26, 5, 2.8)).bone(circle(50, 26, 1.6))
    face.void(eye(58.5, 52, 4.6, 2.4), mirrored=True)
    face.bone(circle(58.5, 52, 1.4), mirrored=True)
    face.void("M40 66c6 3 14 3 20 0-2 8-5 12-10 15-5-3-8-7-10-15z")
    face.bone(teeth(42, 58, 67.5, 5, 5))
    return face


def spinner() -> Face:
    """Returns the Spinner of Webs: a spider with an hourglass."""
    face = Face("spinner-of-webs")
    for a, ln, c in ((-62, 48, 110), (-34, 48, 95), (-6, 46, 90), (22, 46, 80)):
        face.bone(taper(56, 50, a, ln, c, 5, 9), mirrored=True)
    face.bone(ellipse(50, 66, 18, 22), circle(50, 42, 13))
    for x, y, r in (
        (45, 40, 3),
        (55, 40, 3),
        (41, 45, 2),
        (59, 45, 2),
        (47, 46.5, 1.8),
        (53, 46.5, 1.8),
    ):
        face.void(circle(x, y, r))
    face.void(poly([(50, 66), (57, 56), (43, 56)]), poly([(50, 66), (57, 78), (43, 78)]))
    face.bone(taper(53, 52, 80, 12, 50, 3.5), mirrored=True)
    return face


def tick_tock() -> Face:
    """Returns the Tick Tock Men: a clock's face."""
    face = Face("tick-tock-men")
    face.bone(star(50, 50, 46, 37, 16))
    face.void(circle(50, 50, 34))
    face.bone(circle(50, 50, 30))
    for i in range(12):
        a = i * pi / 6
        face.void(
            poly(
                [
                    (50 + 28 * sin(a - 0.03), 50 - 28 * cos(a - 0.03)),
                    (50 + 28 * sin(a + 0.03), 50 - 28 * cos(a + 0.03)),
                    (50 + 23 * sin(a + 0.03), 50 - 23 * cos(a + 0.03)),
                    (50 + 23 * sin(a - 0.03), 50 - 23 * cos(a - 0.03)),
                ]
            )
        )
    face.void(circle(61, 44, 6), mirrored=True)
    face.bone(circle(61, 44, 2.2), mirrored=True)
    face.void(
        "M37 60h26v3H37zM40 60v7h2v-7zM46 60v7h2v-7zM52 60v7h2v-7zM58 60v7h2v-7zM37 66h26v2H37z"
    )
    face.void("M49 50l1-24 1 24zM50 51l16-8-15 10z")
    return face


def wind_walker() -> Face:
    """Returns the Wind-Walker: antlers and gusts."""
    face = Face("wind-walker")
    for a, ln, c in ((-80, 30, -30), (-60, 36, 20), (-40, 28, 50)):
        face.bone(taper(56, 28, a, ln, c, 5, 7), mirrored=True)
    face.bone(taper(66, 8, -20, 14, 40, 3), mirrored=True)
    face.bone(
        "M50 22c10 0 14 8 13 18-1 8-4 12-6 15l18 16-14-2 8 24-15-18-4 17-4-17-15 18 8-24-14 2"
        " 18-16c-2-3-5-7-6-15-1-10 3-18 13-18z"
    )
    face.void("M52.5 38l9-4c0 6-3 8-8 7z", mirrored=True)
    face.bone(star(57.2, 38, 3, 1, 4), mirrored=True)
    face.void("M50 44l2 7h-4z")
    face.line(
        "M10 76c10-6 16 4 26-2M64 88c10-6 16 4 28-3M6 60c8-4 12 2 18 0M78 58c6-3 10 2 16-1",
        width=1.8,
    )
    return face


def horde() -> Face:
    """Returns the Zombie Horde: five heads."""
    face = Face("zombie-horde")
    for x, y, s in ((22, 40, 0.62), (78, 40, 0.62), (50, 26, 0.6), (34, 62, 0.78), (66, 62, 0.78)):
        face.void(
            f"M{num(x)} {num(y - 25 * s)}c{num(20 * s)} 0 {num(25 * s)} {num(14 * s)}"
            f" {num(25 * s)}"
            f" {num(26 * s)} 0 {num(14 * s)}-{num(6 * s)} {num(24 * s)}-{num(12 * s)}"
            f" {num(38 * s)}"
            f"h-{num(26 * s)}"
            f"c-{num(6 * s)}-{num(14 * s)}-{num(12 * s)}-{num(24 * s)}-{num(12 * s)}-{num(38 * s)}"
            f" 0-{num(12 * s)} {num(5 * s)}-{num(26 * s)} {num(25 * s)}-{num(26 * s)}z"
        )
        face.bone(
            f"M{num(x)} {num(y - 22 * s)}c{num(16 * s)} 0 {num(22 * s)} {num(10 * s)}"
            f" {num(22 * s)}"
            f" {num(23 * s)} 0 {num(10 * s)}-{num(4 * s)} {num(16 * s)}-{num(8 * s)} {num(19 * s)}"
            f"l-{num(1 * s)} {num(12 * s)}h-{num(26 * s)}l-{num(1 * s)}-{num(12 * s)}"
            f"c-{num(4 * s)}-{num(3 * s)}-{num(8 * s)}-{num(9 * s)}-{num(8 * s)}-{num(19 * s)}"
            f" 0-{num(13 * s)} {num(6 * s)}-{num(23 * s)} {num(22 * s)}-{num(23 * s)}z"
        )
        face.void(circle(x - 8 * s, y + 3 * s, 5 * s), circle(x + 8 * s, y + 3 * s, 5.5 * s))
        face.bone(circle(x + 8 * s, y + 3 * s, 2 * s))
        face.void(
            f"M{num(x - 9 * s)} {num(y + 18 * s)}h{num(18 * s)}l-{num(2 * s)} {num(7 * s)}"
            f"h-{num(14 * s)}z"
        )
        face.bone(teeth(x - 7 * s, x + 7 * s, y + 18 * s, 4, 4 * s))
    return face


FACES: dict[str, Callable[[], Face]] = {
    "epic-cthulhu": cthulhu,
    "cthylla": cthylla,
    "dunwich-horror": dunwich,
    "nug": nug,
    "epic-shub-niggurath": shub,
    "spinner-of-webs": spinner,
    "tick-tock-men": tick_tock,
    "wind-walker": wind_walker,
    "zombie-horde": horde,
}
