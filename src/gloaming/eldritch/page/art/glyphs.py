"""The symbol sheet of Eldritch Horror, and the small drawings that refer to it.

Ids in the sheet: `i-<icon>`, `m-<monster>`, `c-<investigator>`, `g-<colour>` for Gates, `d-<n>` for
dice (0 is one that still tumbles), `s-<spell>`, `a-<card>` for other cards, `t-<token>`, `w-chart`.
Colours come from style sheets: `--void` and the own colour for linocuts, `--cut` and `--card` for
portraits, `--gate` for a Gate, `--die`, `--die-edge` and `--pip` for dice.
"""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from markupsafe import Markup

from gloaming.eldritch.page.art import cameos, card_icons, epic_monsters, world
from gloaming.eldritch.page.art.icons import DRAWINGS
from gloaming.eldritch.page.art.monsters_a_to_l import FACES as MONSTERS_A_TO_L
from gloaming.eldritch.page.art.monsters_m_to_z import FACES as MONSTERS_M_TO_Z
from gloaming.eldritch.page.art.runes import spell_sigil
from gloaming.eldritch.page.art.strokes import Face, circle, num, poly, ring, star, taper
from gloaming.kernel.content.pack import Catalogue
from gloaming.kernel.page import icons
from gloaming.kernel.page.symbol_sheet import icon_symbols, symbol_sheet

MONSTERS: dict[str, Callable[[], Face]] = {
    **MONSTERS_A_TO_L,
    **MONSTERS_M_TO_Z,
    **epic_monsters.FACES,
}

# The sign of each colour of the Omen track, which a Gate bears as well.
OMENS: dict[str, str] = {"green": "comet", "blue": "stars", "red": "eclipse"}

SIDES = 6
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}
STARRED = 5  # from this number on a die bears stars instead of pips

# The frame of a card's emblem is its kind, on a field of 30.
FRAMES: dict[str, str] = {
    "item": "M3 3h24v24H3z",
    "ally": "M15 1.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27z",
    "service": "M2 6h26v4.5a4.5 4.5 0 0 0 0 9V24H2v-4.5a4.5 4.5 0 0 0 0-9z",
    "trinket": "M15 1l14 14-14 14L1 15z",
    "artifact": "M15 1l12 7v14l-12 7-12-7V8z",
    "condition": "M15 2l11 4v10c0 6-5 10-11 12C9 26 4 22 4 16V6z",
}


# --- the sheet ------------------------------------------------------------------------------------


def sprites(catalogue: Catalogue) -> str:
    """Returns all drawings of the page, once for a document; packs add no cards to them."""
    items = catalogue.items
    spells = tuple(
        (item.id, str(item.values["name"]["en"]), str(item.values["traits"][0]))
        for item in items["spell"].values()
    )
    routes = tuple(
        (str(item.values["between"][0]), str(item.values["between"][1]), str(item.values["kind"]))
        for item in items["route"].values()
    )
    return _sheet(spells, routes)


@cache
def _sheet(
    spells: tuple[tuple[str, str, str], ...], routes: tuple[tuple[str, str, str], ...]
) -> str:
    return symbol_sheet(
        icon_symbols("i", {**icons.DRAWINGS, **DRAWINGS}),
        icon_symbols("a", card_icons.DRAWINGS),
        monster_symbols(),
        cameos.symbols(),
        gate_symbols(),
        die_symbols(),
        token_symbols(),
        "".join(
            [
                f'<symbol id="s-{id}" viewBox="0 0 100 100">{spell_sigil(name, trait)}</symbol>'
                for id, name, trait in spells
            ]
        ),
        world.symbols(routes),
    )


def monster_symbols() -> str:
    """Returns the faces of all Monsters as symbols."""
    return "".join(
        [
            f'<symbol id="m-{entry}" viewBox="0 0 100 100" fill="currentColor">{draw().svg()}'
            "</symbol>"
            for entry, draw in MONSTERS.items()
        ]
    )


def gate_symbols() -> str:
    """Returns the Gates as symbols: the outline tells the colour to who cannot see it."""
    return "".join(
        [
            f'<symbol id="g-{colour}" viewBox="-4 -4 108 108" overflow="visible">'
            f'<circle class="g-hole" cx="50" cy="50" r="38"/>{_gate(sign)}</symbol>'
            for colour, sign in OMENS.items()
        ]
    )


def _gate(sign: str) -> str:
    """Returns an open Gate: the comet's tails, eight sides of stars, or the eclipse's corona."""
    if sign == "comet":
        tails = ""
        for i in range(9):
            angle = i * 40.0
            x, y = 50 + 38 * cos(angle * pi / 180), 50 + 38 * sin(angle * pi / 180)
            tails += taper(x, y, angle + 62, 26, 40, 7, 6)
        return f'<path class="g-fill" d="{tails}"/><path class="g-line" d="{circle(50, 50, 39)}"/>'
    if sign == "stars":
        points = ring(44, 8, pi / 8)
        across = [points[i * 3 % 8] for i in range(8)]
        corners = "".join([star(x, y, 7, 2.2, 4) for x, y in points])
        return (
            f'<path class="g-line" d="{poly(points)}"/>'
            f'<path class="g-line thin" d="{poly(across)}"/><path class="g-fill" d="{corners}"/>'
        )
    rays = ""
    for i in range(20):
        turn = i * pi / 10
        left, right = ring(39, 1, turn - 0.11)[0], ring(39, 1, turn + 0.11)[0]
        rays += poly([left, ring(52 if i % 2 else 47, 1, turn)[0], right])
    return (
        f'<path class="g-fill" d="{rays}"/><path class="g-line" d="{circle(50, 50, 38)}"/>'
        '<path class="g-fill" fill-opacity=".5" d="M50 12a38 38 0 1 0 0 76 44 44 0 0 1 0-76z"/>'
    )


def die_symbols() -> str:
    """Returns the faces of a die as symbols; 0 is one that has not come to rest."""
    return "".join(
        [
            f'<symbol id="d-{number}" viewBox="0 0 100 100">{_die(number)}</symbol>'
            for number in range(SIDES + 1)
        ]
    )


def _die(number: int) -> str:
    shape = (
        '<rect class="d-face" x="4" y="4" width="92" height="92" rx="17"/>'
        '<rect class="d-edge" x="9" y="9" width="82" height="82" rx="13"/>'
    )
    if number == 0:
        return (
            f'{shape}<path class="d-ask" '
            'd="M38 39c0-8 5-13 12-13s13 4 13 11c0 9-12 10-12 19M50.5 70v1"/>'
        )
    pips = ""
    for x, y in PIPS[number]:
        pips += star(x, y, 12, 4.6, 5) if number >= STARRED else circle(x, y, 8)
    return f'{shape}<path class="d-pip" d="{pips}"/>'


def token_symbols() -> str:
    """Returns tokens as symbols, on a field of 24: each has a shape of its own."""
    hexagon = poly([(12 + (x - 50) / 50 * 11.5, 12 + (y - 50) / 50 * 11.5) for x, y in ring(50, 6)])
    mark = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
    drawings = {
        "clue": ("M5 2.5h11l4 4v15H5z", _icon_path("clue", 0.62)),
        "eldritch": (
            hexagon,
            f'<path {mark} stroke-width="1.7" d="M5.5 12.3C8 8.6 16 8.6 18.5 12.3 16 16 8 16 5.5 '
            '12.3zM12 9.8v5M12 4.2v2M12 17.8v2"/>',
        ),
        "mystery": (
            star(12, 12, 12, 8.2, 8),
            f'<path {mark} stroke-width="2.2" d="M9 9.6C9 7.7 10.2 6.6 12 6.6s3 1.1 3 2.7c0 2.2-3 '
            '2.3-3 4.7M12 17.1v.2"/>',
        ),
        "rumor": (
            "M3 2.5h18a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5H12l-5.5 5v-5H3"
            "A1.5 1.5 0 0 1 1.5 15V4A1.5 1.5 0 0 1 3 2.5z",
            f'<path {mark} stroke-width="1.7" d="M6 7.3c1.5-1.2 2.5 1.2 4 0s2.5 1.2 4 0 2.5 1.2 '
            '4 0M6 11.7c1.5-1.2 2.5 1.2 4 0s2.5 1.2 4 0 2.5 1.2 4 0"/>',
        ),
        "expedition": (
            "M3 2.5h18v12.5c0 3.5-4 6-9 7-5-1-9-3.5-9-7z",
            _icon_path("expedition", 0.6),
        ),
        "fallen": (
            "M5 22V10a7 7 0 0 1 14 0v12z",
            f'<path {mark} stroke-width="1.8" d="M12 7.5v9M8.5 11h7"/>',
        ),
        "sanity": (circle(12, 12, 11), _icon_path("sanity", 0.62)),
    }
    return "".join(
        [
            f'<symbol id="t-{name}" viewBox="-.5 -.5 25 25"><path class="t-bg" d="{shape}"/>{inner}'
            "</symbol>"
            for name, (shape, inner) in drawings.items()
        ]
    )


def _icon_path(name: str, size: float) -> str:
    shift = num(12 - 12 * size)
    return (
        f'<path transform="translate({shift} {shift}) scale({size:g})" fill="none" '
        'stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" '
        f'd="{DRAWINGS[name]}"/>'
    )


# --- drawings that refer to the sheet -------------------------------------------------------------


def monster(entry: str) -> Markup:
    """Returns the face of a Monster; its name stands beside it or is its title."""
    return Markup('<svg class="mon" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(
        _use("m", entry, entry in MONSTERS)
    )


def gate(colour: str) -> Markup:
    """Returns an open Gate of a colour of the Omen track."""
    return Markup('<svg class="gate {}" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(
        colour, _use("g", colour, colour in OMENS)
    )


def die(number: int, look: str = "") -> Markup:
    """Returns a die that shows a number; 0 for one that is still to be rolled."""
    return Markup('<svg class="die {}" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(
        look, _use("d", str(number), 0 <= number <= SIDES)
    )


def token(name: str) -> Markup:
    """Returns a token: clue, eldritch, mystery, rumor, expedition, fallen or sanity."""
    return Markup('<svg class="tk {}" viewBox="0 0 24 24" aria-hidden="true">{}</svg>').format(
        name, _use("t", name, True)
    )


def _use(prefix: str, name: str, is_known: bool) -> Markup:
    return Markup('<use href="#{}-{}"/>').format(prefix, name) if is_known else Markup("")


def emblem(kind: str, traits: tuple[str, ...], entry: str = "") -> Markup:
    """Returns the emblem of a card: the frame is its kind, within it the card's own drawing.

    A Spell has its sigil and no frame. A card that a pack has added bears the icon of its trait.
    """
    if kind == "spell":
        return Markup(
            '<span class="em"><svg class="sig" viewBox="0 0 100 100" aria-hidden="true">'
            '<use href="#s-{}"/></svg></span>'
        ).format(entry)
    frame = kind if kind in ("artifact", "condition") else traits[0] if traits else "item"
    return Markup(
        '<span class="em {0}"><svg class="fr" viewBox="0 0 30 30" aria-hidden="true">'
        '<path d="{1}"/></svg>'
        '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><use href="#{2}"/></svg></span>'
    ).format(frame, FRAMES.get(frame, FRAMES["item"]), _emblem_symbol(entry, traits))


def _emblem_symbol(entry: str, traits: tuple[str, ...]) -> str:
    """Returns the symbol in a card's emblem: its own, else that of its most telling trait."""
    if entry in card_icons.DRAWINGS:
        return f"a-{entry}"
    for trait in ("tome", "weapon", "magical"):
        if trait in traits:
            return f"i-{trait}"
    return f"i-{traits[0]}" if traits and traits[0] in DRAWINGS else "i-item"
