"""Portraits of people, cut out of paper: a profile, hair, something on the head, a collar.

A portrait is drawn from an id alone, as a sigil is: everybody has a face of their own without a
single picture file. The dark paper has the current colour; what is scratched in has `--cut`.
"""

from typing import Final

from gloaming.kernel.page.sigils import Lots

# All profiles face right on a field of 100 by 120; this brings them onto one of 100 by 100.
ONTO_FIELD: Final = "translate(11 8) scale(.76)"
# Hair, from the nape over the crown to the brow.
HAIR: Final[tuple[str, ...]] = (
    "M66 26C60 13 44 10 33 18C22 26 21 40 24 52C28 62 36 66 42 62C40 54 44 46 52 42"
    "C58 38 64 34 66 26z"
    "M20 23.5a10.5 10.5 0 1 0 .1 0z",
    "M67 30C66 17 52 11 38 15C22 20 17 36 20 50C18 58 22 66 30 67C34 70 42 70 46 64"
    "C52 62 52 56 49 52"
    "C55 50 57 44 55 41C61 40 66 36 67 30z",
    "M66 26C62 14 48 10 36 15C24 21 21 36 24 50C28 58 34 60 40 56C40 47 46 41 54 37"
    "C60 34 65 31 66 26z"
    "M24 44C16 54 14 72 18 92C20 102 26 104 27 98C24 82 24 64 30 52z",
    "M66 27C64 14 50 8 36 13C18 20 12 42 16 62C18 80 12 92 8 104C18 108 28 106 33 98"
    "C36 86 34 76 36 66"
    "C38 54 44 44 54 38C61 34 66 32 66 27z",
    "M40 40C30 34 20 40 19 52C18 64 24 74 34 78C40 72 44 64 46 56C44 50 42 46 40 40z",
    "M67 28C66 12 46 4 32 10C16 16 10 34 14 50C10 56 14 66 22 66C26 72 36 70 38 62"
    "C42 56 42 48 48 44"
    "C56 40 66 36 67 28z",
)
LOCKS: Final = "M60 24C50 18 38 22 31 34M27 44C27 38 29 33 32 30"  # scratched into all hair
# What is worn on the head: nothing, a pointed hat, a hood, a wound cloth, horns, a circlet, a moon.
WORN: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    (
        "M24 33C26 18 34-2 30-22C44-14 56 6 63 24C72 25 80 28 86 33C66 34 38 38 8 46"
        "C11 40 17 36 24 33z",
        "M25 28C38 28 52 25 63 20",
    ),
    (
        "M70 30C66 8 42-2 26 10C8 24 6 52 10 78C12 94 18 104 30 112C36 98 32 84 34 70"
        "C36 54 48 42 70 30z",
        "M62 24C46 22 30 34 24 58",
    ),
    (
        "M67 30C69 20 62 6 46 5C28 4 16 16 17 30C18 42 26 46 36 42C48 36 58 33 67 30z"
        "M24 40C14 46 12 56 18 66C16 56 22 50 30 46z",
        "M20 32C34 33 50 27 62 17M22 39C36 38 52 32 66 25M28 14C36 20 50 18 58 10",
    ),
    (
        "M30 22C16 16 10 2 16-14C20-4 28 4 42 12zM56 14C58 2 70-6 84-6C76 2 72 12 64 20z",
        "M20-2l6-3M24 6l5-4M70 2l4 4",
    ),
    (
        "M22 36L20 26L30 24L34 12L42 20L50 8L56 18L66 14L68 27C54 28 38 32 22 36z",
        "M24 32C38 28 52 25 66 24M42 24h.1M54 21h.1",
    ),
    (
        "M68 27C54 26 38 29 22 35L21 29C36 22 54 19 67 21z"
        "M33 16a14 14 0 1 1 24-12a11 11 0 1 0-24 12z",
        "M24 33C38 28 52 26 66 25",
    ),
)
# A collar: plain, standing, fur, a shawl; each with its lines.
COLLARS: Final[tuple[tuple[str, str], ...]] = (
    ("", "M35 99c8 6 18 6 25-1"),
    (
        "M28 118C20 104 18 92 24 78C34 84 42 98 46 120zM80 110C72 96 66 90 60 88"
        "C58 98 60 112 64 120z",
        "M26 86c8 8 14 18 16 32M62 92c5 5 9 11 12 18",
    ),
    (
        "M12 116C6 104 16 96 22 99C22 92 32 88 36 94C44 88 54 90 58 96C66 92 74 98 72 104"
        "C80 102 88 108 86 116C66 123 34 123 12 116z",
        "M20 108l3-4M34 103l2-5M50 104l2-5M66 109l3-4",
    ),
    (
        "M34 84C42 90 52 90 57 84L62 97C52 104 40 104 32 97z",
        "M35 90c7 5 16 5 22 0M48 101v18M48 106h5M48 113h5",
    ),
    ("", "M33 97c8 8 20 9 28 0M29 102c10 9 26 10 36 1M47 110h.1M41 108h.1M53 109h.1"),
)
# Something small: nothing, an ear, an earring, a mark on the cheek, a scar, beads.
MARKS: Final[tuple[str, ...]] = (
    "M46 46c-3.5-2.5-7 .5-6 4.500s4 6.5 6.5 4.5",
    "M42 62a4.5 4.5 0 1 0 .1 0M43 53v9",
    "M56 52c2 3 2 6 0 9M60 53c1.5 2.5 1.5 5 0 7",
    "M54 48l8 12",
    "M47 66v6M47 75h.1M47 79h.1",
    "M58 45a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0M58 44L42 42",
)


# Profiles: nose, chin, brow, lips and jaw, each near 1.
FACES: Final[tuple[tuple[float, float, float, float, float], ...]] = (
    (0.65, 0.8, 0.1, 1.1, 0.8),
    (0.8, 0.7, 0.3, 1.6, 1.0),
    (1.15, 1.2, 0.2, 0.5, 2.5),
    (1.05, 1.7, 0.5, 0.6, 3.0),
    (0.75, 1.0, 0.4, 1.9, 1.2),
    (1.3, 1.1, 0.6, 0.9, 1.6),
    (0.9, 1.3, 0.0, 1.3, 2.0),
)
PREFIX: Final = "f"  # of the ids of the parts in a symbol sheet


def portrait(id: str) -> str:
    """Returns the inside of somebody's portrait on a field of 100 by 100: parts of the sheet."""
    lots = Lots(id)
    uses = [
        f'<use href="#{PREFIX}-{kind}{lots.draw(len(parts))}"/>' for kind, parts in _parts().items()
    ]
    return f'<g transform="{ONTO_FIELD}">{"".join(uses)}</g>'


def portrait_parts() -> str:
    """Returns all parts that portraits are put together from, with their ids."""
    return "".join(
        f'<g id="{PREFIX}-{kind}{number}">{drawn}</g>'
        for kind, parts in _parts().items()
        for number, drawn in enumerate(parts)
    )


def _parts() -> dict[str, list[str]]:
    """Returns the parts by their kinds, those that lie below first."""
    return {
        "face": [_paper(_bust(*face)) for face in FACES],
        "hair": [_paper(hair) + _scratch(LOCKS) for hair in HAIR],
        "worn": [_paper(worn) + _scratch(folds) for worn, folds in WORN],
        "collar": [_paper(collar) + _scratch(seams) for collar, seams in COLLARS],
        "mark": [_scratch(mark) for mark in MARKS],
    }


def _paper(path: str) -> str:
    return f'<path d="{path}" fill="currentColor" stroke="none"/>' if path else ""


def _scratch(path: str) -> str:
    if not path:
        return ""
    return f'<path d="{path}" stroke="var(--cut, #efe4cf)" stroke-width="2.4"/>'


def _bust(nose: float, chin: float, brow: float, lips: float, jaw: float) -> str:
    """Returns nape, skull, face and chest; each measure is near 1."""
    forehead = (
        "M34 92C36 84 35 78 32 72C24 66 21 54 23 42C25 27 37 16 50 16C56 16 61 18 64.5 22"
        f"C65 22 {67 + brow:.1f} 28 {67.5 + brow:.1f} 35"
        f"C{67.5 + brow:.1f} 38 {66.3 + brow:.1f} 39.5 {67 + 0.3 * brow:.1f} 42"
    )
    profile = (
        f"C{69 + 2 * nose:.1f} 47 {71 + 3.6 * nose:.1f} 50 {71.5 + 4 * nose:.1f} 52.8"
        f"C{71.5 + 4 * nose:.1f} 55 {70 + 2.4 * nose:.1f} 55.6 69 56"
        f"C69.3 58 {70 + 1.8 * lips:.1f} 58.6 {70.4 + 1.6 * lips:.1f} 60"
        f"C{70 + 1.2 * lips:.1f} 61.5 {69 + 0.6 * lips:.1f} 61.8 69 62.2"
        f"C{70 + 1.2 * lips:.1f} 62.6 {70.3 + 1.2 * lips:.1f} 64 {69 + lips:.1f} 65.6"
        f"C{67.5 + 0.5 * lips:.1f} 67 68 68.5 {68.6 + 1.4 * chin:.1f} 70.2"
        f"C{69.5 + 2 * chin:.1f} 73 {68.5 + 2 * chin:.1f} 76 {66 + chin:.1f} 77.6"
    )
    neck = (
        f"C62 {79.5 + jaw:.1f} 57 {79 + jaw:.1f} 54.5 {80 + jaw:.1f}C54.5 86 56 90 59 93"
        "C66 97 80 99 86 112C76 118 62 121 50 121C36 121 22 118 13 112C17 101 28 98 34 92z"
    )
    return forehead + profile + neck
