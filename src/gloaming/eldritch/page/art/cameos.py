"""The investigators, cut out of paper as in 1926: profile, hat, collar.

Every profile looks to the right on a field of 100 by 120. `--cut` is the dark paper, `--card` the
light one behind it.
"""

from markupsafe import Markup

from gloaming.eldritch.page.art.strokes import circle, ellipse, num


def _profile(nose: float, chin: float, brow: float, lips: float, jaw: float) -> str:
    """Returns the line of a face from the forehead down to the front of the neck."""
    points = (
        (65, 22, 67 + brow, 28, 67.5 + brow, 35),  # forehead
        (67.5 + brow, 38, 66.3 + brow, 39.5, 67 + 0.3 * brow, 42),  # brow to bridge
        (69 + 2 * nose, 47, 71 + 3.6 * nose, 50, 71.5 + 4 * nose, 52.8),  # nose
        (71.5 + 4 * nose, 55, 70 + 2.4 * nose, 55.6, 69, 56),  # under the nose
        (69.3, 58, 70 + 1.8 * lips, 58.6, 70.4 + 1.6 * lips, 60),  # upper lip
        (70 + 1.2 * lips, 61.5, 69 + 0.6 * lips, 61.8, 69, 62.2),
        (70 + 1.2 * lips, 62.6, 70.3 + 1.2 * lips, 64, 69 + lips, 65.6),  # lower lip
        (67.5 + 0.5 * lips, 67, 68, 68.5, 68.6 + 1.4 * chin, 70.2),  # dip
        (69.5 + 2 * chin, 73, 68.5 + 2 * chin, 76, 66 + chin, 77.6),  # chin
        (62, 79.5 + jaw, 57, 79 + jaw, 54.5, 80 + jaw),  # jaw
        (54.5, 86, 56, 90, 59, 93),  # throat
    )
    return "".join([f"C{' '.join([num(value) for value in point])}" for point in points])


HAIR = "M34 92C36 84 35 78 32 72C24 66 21 54 23 42C25 27 37 16 50 16C56 16 61 18 64.5 22"
CHEST = "C66 97 80 99 86 112C76 118 62 121 50 121C36 121 22 118 13 112C17 101 28 98 34 92z"


def _bust(
    nose: float = 1.0,
    chin: float = 1.0,
    brow: float = 0.0,
    lips: float = 1.0,
    jaw: float = 1.0,
    hair: str = HAIR,
) -> str:
    """Returns a bust: nape, skull, face, chest."""
    return hair + _profile(nose, chin, brow, lips, jaw) + CHEST


def _portrait(body: str, over: str = "", cut: str = "", line: str = "") -> str:
    """Returns a portrait: `body` and `over` are dark paper, `cut` is snipped out of it, `line` is
    scratched into it."""
    out = f'<path fill="var(--cut)" d="{body}"/>'
    if over:
        out += f'<path fill="var(--cut)" d="{over}"/>'
    if cut:
        out += f'<path fill="var(--card)" d="{cut}"/>'
    if line:
        out += f'<path class="c-line" stroke-width="1.5" d="{line}"/>'
    return out


EAR = "M46 46c-3.5-2.5-7 .5-6 4.5s4 6.5 6.5 4.5"

PEOPLE: dict[str, str] = {
    # shaman: cloth wound high, rings in the ear, beads
    "akachi-onyele": _portrait(
        _bust(lips=1.9, nose=0.75, brow=0.3),
        over="M67 30C69 20 62 6 46 5C28 4 16 16 17 30C18 42 26 46 36 42C48 36 58 33 67 30z"
        + "M24 40C14 46 12 56 18 66C16 56 22 50 30 46z",
        line="M20 32C34 33 50 27 62 17M22 39C36 38 52 32 66 25M28 14C36 20 50 18 58 10"
        + "M42 62a4.5 4.5 0 1 0 .1 0M43 53v9"
        + "M33 97c8 8 20 9 28 0M29 102c10 9 26 10 36 1",
    ),
    # politician: top hat, moustache, winged collar
    "charlie-kane": _portrait(
        _bust(nose=1.15, chin=1.2, jaw=2.5, lips=0.4),
        over="M28 29L25 3C36-1 52-1 63 2L63 25C71 26 77 27 80 29C66 35 38 38 15 35C18 32 23 30"
        " 28 29z" + "M66 57C70 56 76 58 79 63C74 62 69 63 66 61z",
        cut="M57 88l8 6-6 9-7-8z",
        line="M27 23C38 26 51 26 63 20" + EAR + "M52 96l-8 20M62 104l-4 14M30 97l14 22",
    ),
    # redeemed cultist: hair in a knot, robe's collar standing
    "diana-stanley": _portrait(
        _bust(lips=1.2, nose=0.8, chin=0.7),
        over="M66 26C60 13 44 10 33 18C22 26 21 40 24 52C28 62 36 66 42 62C40 54 44 46 52 42"
        "C58 38 64"
        " 34 66 26z"
        + circle(20, 34, 10.5)
        + "M28 118C20 104 18 92 24 78C34 84 42 98 46 120zM80 110C72 96 66 90 60 88C58 98 60 112 64"
        " 120z",
        line="M14 30c4-4 9-3 12 2M15 37c4 3 8 2 11-1M36 24C44 20 54 22 60 28M30 34C38 27 48 28"
        " 56 33" + "M26 86c8 8 14 18 16 32M62 92c5 5 9 11 12 18",
    ),
    # psychic: finger waves, band and feather
    "jacqueline-fine": _portrait(
        _bust(lips=1.4, nose=0.8, chin=0.7),
        over="M67 30C66 17 52 11 38 15C22 20 17 36 20 50C18 58 22 66 30 67C34 70 42 70 46 64"
        "C52 62 52"
        " 56 49 52C55 50 57 44 55 41C61 40 66 36 67 30z"
        + "M30 24C22 14 20 0 28-8C36 2 38 14 36 24z",
        line="M20 32C34 32 52 28 66 22M21 37C36 37 54 33 67 27M28 46c6-4 10 3 16-1M27 55c6-4 9"
        " 3 15-1"
        "M30-2C30 8 32 16 33 24" + "M47 70v8M47 81v.1" + "M35 99c8 6 18 6 25-1",
    ),
    # musician: soft hat well back
    "jim-culver": _portrait(
        _bust(lips=2, nose=0.85, chin=1.1, jaw=1.5),
        over="M24 34C20 22 26 8 38 6C42 3 48 6 52 5C60 6 63 14 63 23C71 22 77 22 82 25C70 30"
        " 48 34 30"
        " 40C22 43 15 44 10 42C13 38 18 35 24 34z",
        line="M24 31C38 30 52 26 63 19" + EAR + "M50 95l-6 22M60 100l3 18M44 104l8 5 9-5",
        cut="M50 104l4.5 3 5.5-3.5v8l-5.5-3-4.5 3z",
    ),
    # expedition leader: sun helmet, short beard
    "leo-anderson": _portrait(
        _bust(nose=1.1, chin=1.3, jaw=2),
        over="M22 33C20 16 32 4 46 4C60 4 67 14 68 26C76 28 83 32 87 37C66 34 40 36 11 46C12"
        " 40 16 36"
        " 22 33z"
        + "M45-1h4v6h-4z"
        + "M70 62C73 66 75 72 72 78C68 84 60 86 53 84C48 80 46 72 45 64C50 69 56 71 60 69C64 67 67"
        " 63 70 62z",
        line="M22 29C38 27 54 25 68 22"
        + "M62 65.5c3 .2 5-.3 7-1.5"
        + "M47 95L38 118M62 97l8 18M52 100l6 6 5-7",
    ),
    # martial artist: hair tied high, plait, closed collar
    "lily-chen": _portrait(
        _bust(nose=0.65, lips=1.1, chin=0.8),
        over="M66 26C62 14 48 10 36 15C24 21 21 36 24 50C28 58 34 60 40 56C40 47 46 41 54 37"
        "C60 34 65"
        " 31 66 26z"
        + ellipse(31, 11, 10, 8)
        + "M24 44C16 54 14 72 18 92C20 102 26 104 27 98C24 82 24 64 30 52z"
        + "M34 84C42 90 52 90 57 84L62 97C52 104 40 104 32 97z",
        line="M24 9l16 3M40 20C48 18 56 21 62 27M32 28C42 23 50 26 56 31M17 66l8 2M17 78l9 1"
        "M20 90l7 0" + "M35 90c7 5 16 5 22 0M48 101v18M48 106h5M48 113h5",
    ),
    # actress: cloche aslant, curl, fur
    "lola-hayes": _portrait(
        _bust(lips=1.6, nose=0.75, chin=0.7),
        over="M71 34C71 16 58 4 42 6C24 9 15 24 18 42C20 52 27 57 35 53C46 46 58 40 71 34z"
        + "M31 52C27 60 32 68 40 68C48 68 52 62 49 57C46 53 42 56 43 60C38 60 38 54 41 51z"
        + "M12 116C6 104 16 96 22 99C22 92 32 88 36 94C44 88 54 90 58 96C66 92 74 98 72 104C80 102"
        " 88 108 86 116C66 123 34 123 12 116z",
        line="M19 38C34 36 54 30 70 26M20 44C34 42 56 35 71 31M30 22l6-8 3 9 9-3-5 8M20 108"
        "l3-4M34 103"
        "l2-5M50 104l2-5M66 109l3-4",
    ),
    # soldier: forage cap, square jaw
    "mark-harrigan": _portrait(
        _bust(nose=1.05, chin=1.7, jaw=3, lips=0.6),
        over="M22 36L20 27C34 14 50 8 65 9L69 26C54 29 38 33 22 36z",
        line="M21 31C36 26 52 22 68 22M20 27C36 25 52 20 66 13"
        + EAR
        + "M46 96l-2 22M34 100l10 8 10-10 9 4M66 106h8M66 110h8",
        cut="M69 113l2.5 3 2.5-3z",
    ),
    # astronomer: bald crown, side hair, spectacles, beard
    "norman-withers": _portrait(
        _bust(
            hair="M34 92C37 84 34 78 30 72C26 60 24 48 25 40C27 24 38 15 50 14C57 14 62 17 65 22",
            nose=1.25,
            chin=1.1,
            brow=0.6,
        ),
        over="M40 40C30 34 20 40 19 52C18 64 24 74 34 78C40 72 44 64 46 56C44 50 42 46 40 40z"
        + "M71 60C77 62 76 70 73 78C70 90 62 95 56 92C50 86 46 76 46 64C52 66 58 64 62 60C65 58 68"
        " 58 71 60z",
        line="M58 45a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0M58 44L42 42"
        + "M60 66c4 1 8 0 11-2M57 74c2 6 3 10 2 14M64 72c2 6 1 10 0 14M26 50c4 0 6 6 5 12"
        "M24 62c4 2"
        " 6 5 7 9" + "M40 98l-6 20M54 98l2 20",
    ),
    # sailor: peaked cap, pipe, heavy beard
    "silas-marsh": _portrait(
        _bust(nose=1.15, chin=1.2, jaw=2.5),
        over="M20 30C14 26 14 18 22 14C36 6 54 5 68 10C72 14 71 20 67 25L69 30C76 31 81 34 82"
        " 37C74 37"
        " 68 36 62 34C48 35 34 37 23 40z"
        + "M71 62C76 66 76 76 72 82C66 90 56 90 50 86C44 80 43 70 44 58C50 66 56 68 61 66C65 64 68"
        " 61 71 62z" + "M70 61L84 66L84.5 60L93 60L92 71C88 74 83 73 81 69.5L69 64.5z",
        line="M23 35C36 31 52 29 68 28M43 20a4 4 0 1 0 .1 0M43 17.5v9M40 24c2 3 5 3 7 0"
        + EAR
        + "M48 96l-4 22M38 99l6 8 8-9M62 102l-2 16",
    ),
    # spy: cloche low on the brow, bob, trench collar up
    "trish-scarborough": _portrait(
        _bust(nose=0.85, lips=1.2, chin=0.9),
        over="M72 36C72 18 60 7 44 8C26 10 18 24 20 42C34 36 54 34 72 36z"
        + "M21 40C17 52 20 64 30 70C40 72 48 66 52 58C50 52 52 44 58 39z"
        + "M20 116C16 102 20 90 28 80C36 82 42 90 44 100L56 90L66 84C74 92 78 102 80 114z",
        line="M20 36C36 30 54 28 71 31"
        + "M30 84c6 8 11 20 12 34M66 88c-8 6-14 16-16 30M58 104h7M58 110h7"
        + "M58 40C53 47 55 54 51 60C46 67 38 69 31 67",
    ),
}

NOBODY = "nobody"  # in place of a sheet, of a seat without an investigator
# The colour of each investigator, which `static/places.css` gives to whatever is theirs.
TONES: dict[str, str] = {
    NOBODY: "#8a9a94",
    "akachi-onyele": "#c98b2b",
    "charlie-kane": "#98a3a6",
    "diana-stanley": "#b8556b",
    "jacqueline-fine": "#5f8fa8",
    "jim-culver": "#7d8f3c",
    "leo-anderson": "#a9743a",
    "lily-chen": "#c65f3f",
    "lola-hayes": "#d782ad",
    "mark-harrigan": "#6f8f6a",
    "norman-withers": "#6f86c9",
    "silas-marsh": "#3f8f95",
    "trish-scarborough": "#b58ad8",
}


def symbols() -> str:
    """Returns the twelve portraits as symbols with the ids `c-<sheet>`."""
    return "".join(
        [
            f'<symbol id="c-{sheet}" viewBox="0 -10 100 130" preserveAspectRatio="xMidYMax slice">'
            f"{portrait}</symbol>"
            for sheet, portrait in PEOPLE.items()
        ]
    )


def cameo(sheet: str) -> Markup:
    """Returns the head of an investigator in a round frame of the investigator's colour.

    Who looks at it reads the name beside it; an unknown sheet has an empty frame.
    """
    return Markup(
        '<span class="cameo who-{}"><svg viewBox="6 -8 90 90" aria-hidden="true">{}</svg></span>'
    ).format(sheet or NOBODY, _use(sheet))


def portrait(sheet: str) -> Markup:
    """Returns an investigator in an oval frame of the investigator's colour."""
    return Markup(
        '<span class="portrait who-{}"><svg viewBox="0 -8 100 127" aria-hidden="true">{}'
        "</svg></span>"
    ).format(sheet or NOBODY, _use(sheet))


def _use(sheet: str) -> Markup:
    return Markup('<use href="#c-{}"/>').format(sheet) if sheet in PEOPLE else Markup("")
