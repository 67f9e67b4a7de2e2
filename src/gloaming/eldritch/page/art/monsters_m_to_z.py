"""Faces of the Monsters from Maniac to Zombie, on a field of 100 by 100."""

from collections.abc import Callable
from math import cos, pi, sin

from gloaming.eldritch.page.art.strokes import (
    Face,
    circle,
    curve,
    ellipse,
    eye,
    num,
    taper,
    teeth,
    wing,
)


def maniac() -> Face:
    """Returns a Maniac: grin and axes."""
    face = Face("maniac")
    face.bone(
        "M18 92L74 12l4 3-56 80zM70 6c10-2 18 2 22 12-7-1-11 1-15 8L64 14c3-2 5-5 6-8z",
        mirrored=True,
    )
    face.void(ellipse(50, 52, 25, 31))
    face.bone(
        "M50 22c7-5 6-8 10-9 0 5 3 5 9 4-1 5 2 8 6 11-4 3-3 6-2 11 1 16-4 32-23"
        " 42-19-10-24-26-23-42 1-5 2-8-2-11 4-3 7-6 6-11 6 1 9 1 9-4 4 1 3 4 10 9z"
    )
    face.void(circle(59.5, 46, 6.5), mirrored=True)
    face.bone(circle(60.5, 46, 3.6), mirrored=True)
    face.void(circle(60.5, 46, 1.2), mirrored=True)
    face.void("M36 60c9 5 19 5 28 0-1 9-6 14-14 14s-13-5-14-14z")
    face.bone(teeth(39, 61, 62, 6, 3), "M41 71l3-3 3 4 3-4 3 4 3-4 3 3-4 3H45z")
    return face


def mi_go() -> Face:
    """Returns a Mi-go: fungus head, wings, claws."""
    face = Face("mi-go")
    face.bone(wing(56, 36, 36, 26, 18, 3), mirrored=True)
    face.line("M60 22l28 2M60 28l22 12", mirrored=True, width=1.3, is_dark=True)
    for a, ln, side in ((-10, 30, 52), (12, 30, 60), (34, 30, 68), (60, 26, 76)):
        face.bone(taper(56, side, a, ln, 70, 4.5, 6), mirrored=True)
    face.bone("M50 30c11 0 15 10 14 22-1 16-6 28-14 38-8-10-13-22-14-38-1-12 3-22 14-22z")
    face.line(
        "M37 54c8 5 18 5 26 0M39 64c7 4 15 4 22 0M43 74c4 3 10 3 14 0", width=1.7, is_dark=True
    )
    face.bone("M50 8c8 0 14 6 14 13s-6 13-14 13-14-6-14-13S42 8 50 8z")
    for x, y in (
        (44, 16),
        (50, 13.5),
        (56, 16),
        (42, 22),
        (47, 20),
        (53, 20),
        (58, 22),
        (50, 26),
        (45, 27),
        (55, 27),
    ):
        face.void(circle(x, y, 1.7))
    face.bone(taper(55, 10, -50, 16, -70, 2.2), taper(58, 13, -20, 16, -60, 2), mirrored=True)
    return face


def mummy() -> Face:
    """Returns a Mummy: one eye in the bandages."""
    face = Face("mummy")
    face.bone("M50 6c18 0 27 13 27 31 0 14-3 24-8 32l3 25H28l3-25c-5-8-8-18-8-32C23 19 32 6 50 6z")
    for d in (
        "M25 26c16-7 36-6 51 4",
        "M23 36c10-2 18-3 27-2",
        "M77 38c-6-2-10-3-14-3",
        "M24 50c16 7 34 6 52-3",
        "M27 60c15 6 31 5 47-4",
        "M31 70c12 4 26 4 38-1",
        "M30 80c13 3 27 2 41-2",
        "M33 16c12-5 24-4 34 3",
    ):
        face.line(d, width=2, is_dark=True)
    face.void(eye(61, 42, 9, 4.5))
    face.bone(circle(61.5, 42, 2.4))
    face.void("M40 42l8-1M40 41h9v2h-9z")
    face.bone("M70 70l14 6-6 3 8 7-16-5zM27 82l-12 8 7 1z")
    face.line("M44 63l3 4M51 64l2 4M57 63l2 4", width=1.5, is_dark=True)
    return face


def nightgaunt() -> Face:
    """Returns a Nightgaunt: horns, wings, no face."""
    face = Face("nightgaunt")
    face.bone(wing(54, 46, 43, 34, 36, 4), mirrored=True)
    face.line("M62 22L92 26M60 30L86 50M58 40L74 66", mirrored=True, width=1.3, is_dark=True)
    face.bone(
        "M50 18c9 0 13 8 12 18-1 8-4 12-6 16 4 10 3 22-6 40-9-18-10-30-6-40-2-4-5-8-6-16-1-10"
        " 3-18 12-18z"
    )
    face.bone(taper(55, 22, -50, 22, 60, 6), mirrored=True)
    face.bone(taper(50, 86, 100, 14, -120, 4))
    face.line("M46 30c2-2 6-2 8 0M45.5 36c3 2 6 2 9 0", width=1, is_dark=True)
    face.void(ellipse(50, 33, 6.5, 9), opacity=0.35)
    return face


def riot() -> Face:
    """Returns a Riot: three people with torches."""
    face = Face("riot")
    for x, y, s in ((24, 52, 0.8), (76, 52, 0.8), (50, 46, 1)):
        face.bone(
            f"M{num(x - 18 * s)} 94c0-{num(22 * s)} {num(6 * s)}-{num(30 * s)}"
            f" {num(18 * s)}-{num(30 * s)}s{num(18 * s)} {num(8 * s)} {num(18 * s)} {num(30 * s)}z"
        )
        face.bone(circle(x, y, 11 * s))
    face.line("M62 93c0-20-4-28-12-29M38 93c0-20 4-28 12-29", width=1.8, is_dark=True)
    face.void("M42 46l6 2-6 2zM58 46l-6 2 6 2zM45 53h10l-5 4z")
    face.bone("M60 64l14-36 4 2-12 36z")
    face.bone("M76 30c-6-6-4-11 0-14-1 5 3 5 2-6 8 5 11 14 4 20z")
    face.bone("M30 62L22 30l4-1 9 32zM24 30c-6-5-5-10-2-14 0 4 4 4 3-6 7 5 9 14 4 19z")
    face.void("M24 50h-6v2h6zM82 50h-6v2h6z")
    return face


def serpent() -> Face:
    """Returns the Serpent People: hood, fangs, forked tongue."""
    face = Face("serpent-people")
    face.bone(
        "M50 10c10 0 15 4 20 12 12 6 20 18 18 32-1 12-10 20-20 24 0 6-4 12-10 16H42"
        "c-6-4-10-10-10-16-10-4-19-12-20-24-2-14 6-26 18-32 5-8 10-12 20-12z"
    )
    face.void("M76 36c6 6 7 14 4 20-3 5-8 8-12 9 5-8 8-18 8-29z", mirrored=True)
    face.void("M54 38l15-7c1 8-4 12-12 12z", mirrored=True)
    face.bone(ellipse(62.5, 37, 1.3, 3.6), mirrored=True)
    face.void("M46 54l2-2v5zM54 54l-2-2v5z")
    face.void("M38 62c8 3 16 3 24 0-2 7-6 10-12 10s-10-3-12-10z")
    face.bone("M41 63l3 8 3-7zM59 63l-3 8-3-7z")
    face.void("M49 70h2v12l4 8-5-5-5 5 4-8z")
    face.line(
        "M34 22c4 6 10 10 16 10s12-4 16-10M30 30c5 8 8 10 12 12M70 30c-5 8-8 10-12 12",
        width=1.4,
        is_dark=True,
    )
    return face


def shoggoth() -> Face:
    """Returns a Shoggoth: eyes everywhere."""
    face = Face("shoggoth")
    pts = []
    for i in range(14):
        a = i * 2 * pi / 14
        reach = 36 + (7 if i % 2 else -4) + (3 if i % 3 == 0 else 0)
        pts.append((50 + reach * cos(a) * 1.06, 52 + reach * sin(a) * 0.92))
    face.bone(curve(pts, True))
    for x, y, r in (
        (38, 38, 9),
        (62, 34, 7),
        (72, 52, 8),
        (50, 58, 10),
        (28, 58, 6.5),
        (64, 72, 6),
        (40, 76, 5.5),
        (50, 22, 4.5),
        (80, 38, 4),
        (22, 42, 4),
    ):
        face.void(circle(x, y, r)).bone(circle(x + r * 0.15, y, r * 0.62)).void(
            ellipse(x + r * 0.15, y, r * 0.2, r * 0.45)
        )
    face.void(eye(52, 83, 9, 3))
    face.bone(teeth(45, 59, 81.3, 5, 2.6))
    return face


def skeleton() -> Face:
    """Returns a Skeleton."""
    face = Face("skeleton")
    face.bone(
        "M50 6c20 0 31 13 31 30 0 10-4 17-10 21v11c0 3-2 5-5 5h-32c-3 0-5-2-5-5V57"
        "c-6-4-10-11-10-21C19 19 30 6 50 6z"
    )
    face.void("M56 40c5-5 15-5 19 0 0 9-4 13-10 13s-9-5-9-13z", mirrored=True)
    face.bone(circle(65, 45, 1.6), mirrored=True)
    face.void("M50 50l5 11h-10z")
    face.void("M38 64h2v9h-2zM44 64h2v9h-2zM50 64h1.5v9H50zM54.5 64h2v9h-2zM60.5 64h2v9h-2z")
    face.bone("M36 78h28l3 5H33zM40 86h20l2 5H38z")
    face.line("M40 14l4 9-3 5", width=1.5, is_dark=True)
    return face


def star_spawn() -> Face:
    """Returns a Star Spawn: feelers and small wings."""
    face = Face("star-spawn")
    face.bone(wing(62, 36, 33, 26, 24, 3), mirrored=True)
    face.bone("M50 8c18 0 29 12 29 27 0 13-8 22-15 26H36c-7-4-15-13-15-26C21 20 32 8 50 8z")
    face.void("M56 36l18-8c2 8-3 15-14 15z", mirrored=True)
    face.bone(eye(65, 36.5, 3.5, 1.6), mirrored=True)
    for x, a, ln, c in ((52.5, 88, 38, 50), (57, 78, 38, -60), (62, 66, 36, 80), (66, 50, 32, 70)):
        face.bone(taper(x, 54, a, ln, c, 7.5, 8), mirrored=True)
    face.line("M50 14v20M44 16c-3 6-4 10-4 16M56 16c3 6 4 10 4 16", width=1.3, is_dark=True)
    return face


def vampire() -> Face:
    """Returns a Vampire: collar, fangs."""
    face = Face("vampire")
    face.bone("M50 60c14-4 24-20 42-46-2 30-4 56-14 80H22C12 70 10 44 8 14c18 26 28 42 42 46z")
    face.line("M84 28c-6 22-14 36-26 46M50 74v20", mirrored=True, width=1.4, is_dark=True)
    face.void("M50 8c17 0 24 12 22 28-2 18-10 28-22 36-12-8-20-18-22-36C26 20 33 8 50 8z")
    face.bone("M50 12c14 0 20 10 18 23-2 16-9 25-18 32-9-7-16-16-18-32C30 22 36 12 50 12z")
    face.void("M30 26c2-12 9-16 20-16s18 4 20 16c-6-5-10-6-14-6l-6 8-6-8c-4 0-8 1-14 6z")
    face.void("M54 38l11-4c0 5-3 7-9 7z", mirrored=True)
    face.void("M42 52c5 2 11 2 16 0-2 5-4 6-8 6s-6-1-8-6z")
    face.bone("M44.5 52.5l1.8 6 1.8-5.5zM55.5 52.5l-1.8 6-1.8-5.5z")
    return face


def warlock() -> Face:
    """Returns a Warlock: horned hood, flame."""
    face = Face("warlock")
    face.bone("M50 14c16 2 23 14 24 30l14 48H12l14-48c1-16 8-28 24-30z")
    face.bone(taper(62, 24, -60, 30, 70, 8), mirrored=True)
    face.void("M50 24c11 2 15 12 14 24-1 9-6 16-14 22-8-6-13-13-14-22-1-12 3-22 14-24z")
    face.bone("M50 30c7 0 10 6 9 14-1 8-4 13-9 18-5-5-8-10-9-18-1-8 2-14 9-14z")
    face.void("M52.5 42l6-2c0 4-2 5-5 5z", mirrored=True)
    face.void("M50 46l2 6h-4z")
    face.void("M50 76c5 4 6 7 6 9a6 6 0 0 1-12 0c0-2 2-3 3-5 1 2 2 2 3-4z")
    return face


def witch() -> Face:
    """Returns a Witch: hat, crooked nose."""
    face = Face("witch")
    face.bone(
        "M58 2c-2 10 4 18 8 32 12 2 22 5 28 9-14 6-30 8-44 8S20 49 6 43c6-4 15-7 27-9 2-14 8-26"
        " 25-32z"
    )
    face.line("M34 34c10 3 22 3 32 0", width=2.2, is_dark=True)
    face.bone("M30 54h40c2 12-1 20-8 26l-12 12-12-12c-7-6-10-14-8-26z")
    face.bone("M28 52c-4 14-8 26-14 38 8-2 14-6 18-12zM72 52c4 14 8 26 14 38-8-2-14-6-18-12z")
    face.void("M54 62l12-4c0 6-4 8-10 8z", mirrored=True)
    face.bone(circle(60.5, 62, 1.3), mirrored=True)
    face.void("M50 64l5 12-5 3-3-2z")
    face.void("M41 82c6 2 12 2 18 0-3 5-6 6-9 6s-6-1-9-6z")
    return face


def wraith() -> Face:
    """Returns a Wraith: a crown and a scream."""
    face = Face("wraith")
    face.bone(
        "M50 4l5 9 8-7 1 11 10-3-4 12c6 6 8 16 8 28 4 14 6 22 12 38-10-2-14-8-17-13-4 8-6 11-11"
        " 14-4-6-8-9-12-10-4 1-8 4-12 10-5-3-7-6-11-14-3 5-7 11-17 13 6-16 8-24 12-38 0-12 2-22"
        " 8-28l-4-12 10 3 1-11 8 7z"
    )
    face.void("M50 24c12 0 18 8 17 20-1 14-8 24-17 30-9-6-16-16-17-30-1-12 5-20 17-20z")
    face.bone("M50 29c9 0 13 6 12 15-1 10-6 18-12 23-6-5-11-13-12-23-1-9 3-15 12-15z")
    face.void("M52 44l8-3c0 6-3 8-7 7z", mirrored=True)
    face.void(ellipse(50, 57, 3, 6))
    return face


def zombie() -> Face:
    """Returns a Zombie: one eye, reaching hands."""
    face = Face("zombie")
    face.bone(
        "M50 8c17 0 26 11 26 26 0 12-4 20-9 25l-2 14-8 3 1 8H42l1-8-8-3-2-14c-5-5-9-13-9-25C24 19"
        " 33 8 50 8z"
    )
    face.void(circle(61, 36, 6.5)).void("M33 33l12 6M45 33l-12 6")
    face.line("M34 33l10 7M44 33l-10 7", width=2.5, is_dark=True)
    face.bone(circle(62, 36, 2.5))
    face.void("M50 44l4 8h-7z")
    face.void("M37 59h26l-3 9H40z")
    face.bone("M39 59l2 5 3-5zM48 59l2 6 3-6zM57 59l2 4 2-4zM43 68l2-4 3 4zM54 68l2-5 2 5z")
    face.line("M60 12l-4 8 5 4-3 5M33 18l5 4", width=1.6, is_dark=True)
    for x, a in ((82, -100), (88, -85), (93, -70)):
        face.bone(taper(x, 66, a, 20, 20, 4, 5), mirrored=True)
    face.bone("M78 66c6-4 14-3 17 2l-4 26H80z", mirrored=True)
    return face


FACES: dict[str, Callable[[], Face]] = {
    "maniac": maniac,
    "mi-go": mi_go,
    "mummy": mummy,
    "nightgaunt": nightgaunt,
    "riot": riot,
    "serpent-people": serpent,
    "shoggoth": shoggoth,
    "skeleton": skeleton,
    "star-spawn": star_spawn,
    "vampire": vampire,
    "warlock": warlock,
    "witch": witch,
    "wraith": wraith,
    "zombie": zombie,
}
