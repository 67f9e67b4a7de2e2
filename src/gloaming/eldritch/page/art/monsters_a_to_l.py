"""Faces of the Monsters from Byakhee to Lloigor, on a field of 100 by 100."""

from collections.abc import Callable
from math import cos, pi, sin

from gloaming.eldritch.page.art.strokes import (
    Face,
    circle,
    ellipse,
    eye,
    eyes,
    num,
    poly,
    star,
    taper,
    teeth,
    wing,
)


def byakhee() -> Face:
    """Returns a Byakhee: wings, wasp's body."""
    face = Face("byakhee")
    face.bone(wing(53, 44, 43, 26, 30, 4), mirrored=True)
    face.line("M58 30L92 33M57 36L84 52M57 42L74 66", mirrored=True, width=1.3, is_dark=True)
    face.bone("M50 14c8 4 11 12 9 22-1 8 1 20-9 42-10-22-8-34-9-42-2-10 1-18 9-22z")
    face.bone(taper(54, 18, -60, 22, 40, 2.6), mirrored=True)
    face.bone(taper(50, 70, 90, 24, 60, 5))
    eyes(face, 4.5, 27, 3.4, 2, pupil=1)
    face.void("M50 33l3 5-3 12-3-12z")
    face.line("M44 58h12M45 64h10M46 70h8", width=1.6, is_dark=True)
    return face


def colour() -> Face:
    """Returns the Colour Out of Space: a whirl round a star."""
    face = Face("colour-out-of-space")
    for i in range(7):
        a = i * 360 / 7 - 90
        face.bone(
            taper(50 + 8 * cos(a * pi / 180), 50 + 8 * sin(a * pi / 180), a + 20, 40, 110, 9, 8),
            opacity=0.55 + 0.45 * (i % 2),
        )
    face.void(circle(50, 50, 13))
    face.bone(star(50, 50, 11, 3.4, 7))
    face.void(circle(50, 50, 2.4))
    return face


def cthonian() -> Face:
    """Returns a Cthonian: a maw among feelers."""
    face = Face("cthonian")
    for i in range(10):
        a = i * 36 - 90
        face.bone(
            taper(
                50 + 22 * cos(a * pi / 180),
                50 + 22 * sin(a * pi / 180),
                a,
                25,
                (60 if i % 2 else -60),
                8,
            )
        )
    face.bone(circle(50, 50, 28))
    face.void(circle(50, 50, 20))
    for i in range(12):
        turn = i * pi / 6
        face.bone(
            poly(
                [
                    (50 + 20.5 * cos(turn - 0.2), 50 + 20.5 * sin(turn - 0.2)),
                    (50 + 20.5 * cos(turn + 0.2), 50 + 20.5 * sin(turn + 0.2)),
                    (50 + 9 * cos(turn), 50 + 9 * sin(turn)),
                ]
            )
        )
    face.void(circle(50, 50, 6.5))
    face.bone(circle(50, 50, 3))
    return face


def cultist() -> Face:
    """Returns a Cultist: a hood with eyes."""
    face = Face("cultist")
    face.bone("M50 10c18 4 25 20 26 38 7 8 13 22 14 42H10c1-20 7-34 14-42 1-18 8-34 26-38z")
    face.void("M50 24c11 3 16 14 15 27-1 10-7 17-15 20-8-3-14-10-15-20-1-13 4-24 15-27z")
    face.bone(eye(57.5, 49, 4.6, 2), mirrored=True)
    face.void(star(50, 81, 8, 3.2, 5))
    face.line("M27 55c2 12 8 20 14 25", mirrored=True, width=1.6, is_dark=True)
    return face


def dark_young() -> Face:
    """Returns a Dark Young: a trunk of ropes and mouths on hooves."""
    face = Face("dark-young")
    for i, (a, ln, c) in enumerate(
        [(-96, 40, 30), (-70, 44, 60), (-46, 42, 70), (-22, 36, 80), (2, 28, 70)]
    ):
        face.bone(taper(53, 44, a, ln, c, 8 - i * 0.6, 8), mirrored=True)
    face.bone(
        "M50 32c14 2 19 14 16 28 2 10 6 18 12 28H66l-8-14-3 14H45l-3-14-8 14H22c6-10 10-18"
        " 12-28-3-14 2-26 16-28z"
    )
    face.void(eye(50, 50, 9, 4.5))
    face.bone(teeth(42, 58, 47.5, 5, 4))
    face.void(eye(42, 66, 5, 2.6), eye(59, 65, 5.5, 2.8))
    face.bone(teeth(55, 63, 63.4, 3, 2.6))
    face.void("M22 88h12l2-5H25zM78 88H66l-2-5h11zM45 88h10l-1-5h-8z", opacity=0.9)
    return face


def deep_one() -> Face:
    """Returns a Deep One: round eyes, wide mouth."""
    face = Face("deep-one")
    face.bone("M50 8l5 12 7-8 2 13 9-4-1 13h-44l-1-13 9 4 2-13 7 8z")
    face.bone(
        "M50 22c20 0 34 10 36 25 6 3 7 8 4 12-2 19-20 31-40 31S12 78 10 59c-3-4-2-9 4-12 2-15"
        " 16-25 36-25z"
    )
    face.void(circle(72, 45, 10), mirrored=True)
    face.bone(circle(72.5, 45, 6), mirrored=True)
    face.void(ellipse(72.5, 45, 1.8, 4.5), mirrored=True)
    face.void("M24 64c16 8 36 8 52 0-4 13-14 18-26 18s-22-5-26-18z")
    face.bone(teeth(28, 72, 66.6, 9, 6))
    face.line("M84 62c-2 6-4 9-7 12M79 61c-2 5-3 7-5 9", mirrored=True, width=1.7, is_dark=True)
    face.void("M47 56l2-5v6zM53 56l-2-5v6z")
    return face


def elder_thing() -> Face:
    """Returns an Elder Thing: five-armed head, barrel of ribs."""
    face = Face("elder-thing")
    for i in range(5):
        a = i * 72 - 90
        face.bone(taper(50, 28, a, 24, 0, 10, 5, 2))
        x, y = 50 + 24 * cos(a * pi / 180), 28 + 24 * sin(a * pi / 180)
        face.bone(circle(x, y, 3.6)).void(circle(x, y, 1.5))
    face.bone("M42 36h16c8 10 9 28 2 44H40c-7-16-6-34 2-44z")
    face.line("M46 38c-5 14-5 28-1 42M54 38c5 14 5 28 1 42M50 38v42", width=1.6, is_dark=True)
    face.bone(taper(58, 52, 10, 30, 90, 5), taper(58, 60, 30, 26, -90, 5), mirrored=True)
    face.bone(taper(54, 78, 60, 20, 60, 7), taper(52, 78, 95, 18, -40, 6), mirrored=True)
    face.void(circle(50, 28, 3.6))
    return face


def ghost() -> Face:
    """Returns a Ghost: a veil that runs out."""
    face = Face("ghost")
    for x, y, a, ln, c in (
        (30, 60, 110, 44, 50),
        (40, 66, 98, 40, -40),
        (62, 66, 84, 44, 40),
        (72, 58, 66, 42, -60),
        (50, 70, 92, 36, 60),
    ):
        face.bone(taper(x, y, a, ln, c, 15, 8), opacity=0.92)
    face.bone(
        "M50 6c16 0 25 11 26 27 1 14 4 24 8 34-8 5-20 8-34 8s-26-3-34-8c4-10 7-20 8-34C25 17 34 6"
        " 50 6z",
        opacity=0.96,
    )
    face.void("M50 17c10 0 16 7 16 18 0 13-6 24-16 31-10-7-16-18-16-31 0-11 6-18 16-18z")
    face.bone("M50 22c7 0 11 5 11 13 0 10-5 18-11 24-6-6-11-14-11-24 0-8 4-13 11-13z", opacity=0.8)
    face.void(ellipse(55.5, 36, 3.2, 4.6), mirrored=True)
    face.void(ellipse(50, 48, 2.4, 5))
    face.line("M24 40c-2 10-5 17-8 24M30 52c-1 7-3 12-5 17", mirrored=True, width=1.4, is_dark=True)
    return face


def ghoul() -> Face:
    """Returns a Ghoul: a dog's ears, long teeth."""
    face = Face("ghoul")
    face.bone(
        "M50 24c8-2 12-3 16-8l18-10c1 14-3 24-8 30 2 12-2 22-8 30-2 14-8 22-18"
        " 26-10-4-16-12-18-26-6-8-10-18-8-30-5-6-9-16-8-30l18 10c4 5 8 6 16 8z"
    )
    face.void("M79 13c0 8-2 13-6 17l-5-9z", mirrored=True)
    face.void("M56 42l16-6c0 8-5 12-13 11z", mirrored=True)
    face.bone(circle(65, 41.5, 2), mirrored=True)
    face.void("M44 58h12l-3 7h-6z")
    face.void("M34 68c10 5 22 5 32 0-2 12-8 18-16 20-8-2-14-8-16-20z")
    face.bone(teeth(37, 63, 70.5, 6, 6.5))
    face.bone("M43 86l3-7 3 8zM57 86l-3-7-3 8z")
    return face


def gnoph_keh() -> Face:
    """Returns a Gnoph-Keh: a horn, fur, tusks."""
    face = Face("gnoph-keh")
    face.bone("M50 4c3 10 5 18 6 28H44c1-10 3-18 6-28z")
    face.bone(
        "M50 26c10-1 16 1 22-6 4 6 3 10 2 14l9-2-5 11 9 3-8 8 7 7-9 4 4 10-10-1c-2 8-10 16-21"
        " 18-11-2-19-10-21-18l-10 1 4-10-9-4 7-7-8-8 9-3-5-11 9 2c-1-4-2-8 2-14 6 7 12 5 22 6z"
    )
    face.void(circle(61, 46, 4.5), mirrored=True)
    face.bone(circle(61, 46, 1.8), mirrored=True)
    face.void("M36 62h28c-1 12-6 18-14 20-8-2-13-8-14-20z")
    face.bone(taper(61, 62, 70, 26, -70, 7, 6), mirrored=True)
    face.bone(teeth(44, 56, 62, 3, 6))
    face.line("M50 10v16M47 20h6M46 26h8", width=1.3, is_dark=True)
    return face


def goat() -> Face:
    """Returns a Goat Spawn: curled horns."""
    face = Face("goat-spawn")
    face.bone(taper(57, 27, -50, 62, 250, 12, 12, 1), mirrored=True)
    face.bone(
        "M50 20c9 0 14 5 14 14l13 3c-2 7-7 10-14 9-1 12-3 20-6 29-2 8-4 13-7"
        " 17-3-4-5-9-7-17-3-9-5-17-6-29-7 1-12-2-14-9l13-3c0-9 5-14 14-14z"
    )
    face.void("M55 40l8-3c0 5-3 7-7 7z", mirrored=True)
    face.void("M46 66l4 3 4-3-2 8h-4z")
    face.line("M50 77v8M46 80c2 2 6 2 8 0", width=1.5, is_dark=True)
    face.void(star(50, 32, 5, 2, 5))
    return face


def gug() -> Face:
    """Returns a Gug: a mouth from top to bottom."""
    face = Face("gug")
    face.bone(
        taper(64, 36, -60, 30, 30, 12, 6, 6), taper(66, 62, 10, 26, 60, 11, 6, 5), mirrored=True
    )
    for x, y, a in (
        (84, 12, -70),
        (88, 13, -40),
        (92, 17, -10),
        (90, 78, 60),
        (86, 82, 90),
        (81, 83, 110),
    ):
        face.bone(taper(x - 2, y + 2, a, 12, 20, 3.5, 4), mirrored=True)
    face.bone("M50 6c14 0 22 14 22 42S64 94 50 94 28 76 28 48 36 6 50 6z")
    face.void("M50 14c7 8 9 20 9 34s-2 28-9 38c-7-10-9-24-9-38s2-26 9-34z")
    for i in range(7):
        y = 22 + i * 9
        w = 3 + 6 * sin((i + 0.6) / 7 * pi)
        face.bone(f"M{num(50 + w + 2)} {y}l-{num(w + 0.5)} 3.5 {num(w + 0.5)} 3.5z", mirrored=True)
    face.void(circle(66.5, 36, 3.6), mirrored=True)
    face.bone(circle(66.5, 36, 1.5), mirrored=True)
    return face


def hound() -> Face:
    """Returns a Hound of Tindalos: angles alone."""
    face = Face("hound-of-tindalos")
    face.bone(
        "M50 20L62 8l4 16 20-16-6 26 14 4-16 12 6 14-16 2-6 16-12 14-12-14-6-16-16-2 6-14L6 38"
        "l14-4L14 8l20 16 4-16z"
    )
    face.void("M56 40l22-12-8 16-10 3z", mirrored=True)
    face.bone(poly([(64, 40.5), (71, 35), (68, 42)]), mirrored=True)
    face.void("M38 58l12 6 12-6-4 20-8 10-8-10z")
    face.bone("M41 61l4 9 3-6zM59 61l-4 9-3-6zM47 64l3 7 3-7z")
    face.bone("M49 74h2l3 22-4-4-4 4z")
    face.line("M50 26v22M44 50l6 5 6-5", width=1.7, is_dark=True)
    return face


def lloigor() -> Face:
    """Returns a Lloigor: coils round one eye."""
    face = Face("lloigor")
    for i in range(6):
        a = i * 60
        face.bone(
            taper(
                50 + 12 * cos(a * pi / 180),
                50 + 12 * sin(a * pi / 180),
                a - 30,
                52,
                190,
                10,
                10,
                0.5,
            )
        )
    face.void(circle(50, 50, 15))
    face.bone(eye(50, 50, 13, 6))
    face.void(ellipse(50, 50, 2.6, 6))
    return face


FACES: dict[str, Callable[[], Face]] = {
    "byakhee": byakhee,
    "colour-out-of-space": colour,
    "cthonian": cthonian,
    "cultist": cultist,
    "dark-young": dark_young,
    "deep-one": deep_one,
    "elder-thing": elder_thing,
    "ghost": ghost,
    "ghoul": ghoul,
    "gnoph-keh": gnoph_keh,
    "goat-spawn": goat,
    "gug": gug,
    "hound-of-tindalos": hound,
    "lloigor": lloigor,
}
