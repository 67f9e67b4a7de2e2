"""One icon set, drawn with one stroke; each icon has a name in the reader's language.

The terminal's symbols (`evenfall.text.symbols`) and these icons are the same alphabet: an effect
is written once, and here every symbol of it becomes a drawing.
"""

from gloaming.evenfall.model import signs
from gloaming.evenfall.model.cards import ICONS
from gloaming.evenfall.page.crystal import icons as path_icons
from gloaming.kernel.page import icons
from gloaming.kernel.page.symbol_sheet import icon_symbols

# Drawings on a field of 24 by 24; see `icon_symbols`.
DRAWINGS: dict[str, str] = {
    "herb": "M5 19C4 10 9 4 19 4c1 9-4 15-12 14M5 20c3-5 6-8 10-11",
    "potion": "M9 3h6M10 3v5L5 17a3 3 0 0 0 3 4h8a3 3 0 0 0 3-4l-5-9V3M7.5 15h9",
    "knowledge": "M12 6C10 4 7 4 4 4v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
    "any": "M12 3l8 4.6v8.8L12 21l-8-4.6V7.6zM12 9v6M9 12h6",
    "mana": "M12 3c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12zM12 12a3 3 0 1 0 3 3",
    "vp": "M12 3l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.3l6-.7z",
    "card": (
        "M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9.5 8h5M9.5 12h5"
    ),
    "scythe": "M6 21L14 5M14 5C8 3 4 6 3 9c4-2 8-1 10 0",
    "orb": "M12 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM8 11a4 4 0 0 1 4-4M7 21h10",
    "witch": "FM12 2l4.2 12.5H7.8zM2.5 18.5c6-3.6 13-3.6 19 0-6 3.4-13 3.4-19 0z",
    # A robed figure with a staff: no hat, so that nobody takes it for a Witch, however small it is.
    "elder": (
        "FM9 2.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM9 10.4c4.4 0 6.4 4.6 6.8 11.4H2.2"
        "c.4-6.8 2.4-11.4 6.8-11.4zM19.9 2.6a2.5 2.5 0 0 1 1 4.8v14.4h-2V7.4a2.5 2.5 0 0 1 1-4.8z"
    ),
    "stone": "M12 3l7 7-7 11-7-11zM5 10h14M12 3L9 10l3 11 3-11z",
    "ember": "M12 3l9.5 17h-19zM12 10c2 3 3 4 3 6a3 3 0 0 1-6 0c0-1 .6-2 1.5-2.5",
    "tide": "M12 2.5L21 12l-9 9.5L3 12zM8 11c2-2 3 1 4 0s2-2 4 0M8 14.5c2-2 3 1 4 0s2-2 4 0",
    "root": "M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2zM12 7v5l-4 4M12 12l4 4",
    "none": "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    "place": "M3 20h18M6 20v-8l6-7 6 7v8M10 20v-5h4v5",
    "ritual": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 5l6 10.5H6z",
    "specialist": "M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 21c.5-5 3-7.5 7.5-7.5s7 2.5 7.5 7.5z",
    "council": "M4 9l4 3 4-7 4 7 4-3-2 9H6zM6 21h12",
    "region": "M2 19l6.5-11 4.5 7 3-4 6 8zM2 19h20",
    "token": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M12 8h6.5M12 12h8.5M12 16h6.5",
    "artifact": (
        "M7 4h10v4a5 5 0 0 1-10 0zM12 13v6M8 20h8M7 5H4c0 3 1 4 3.5 4.5M17 5h3c0 3-1 4-3.5 4.5"
    ),
    "familiar": "M5 4l3.5 3.5h7L19 4v9a7 7 0 0 1-14 0zM9.5 12v1M14.5 12v1M12 16v1",
    "enchantment": (
        "M12 2c.8 6.5 3 9 9.5 10-6.5 1-8.7 3.5-9.5 10-.8-6.5-3-9-9.5-10C9 11 11.2 8.5 12 2z"
    ),
    "outer": (
        "M12 3a9 9 0 0 1 6 2.3M21 12a9 9 0 0 1-2.3 6M12 21a9 9 0 0 1-6-2.3M3 12a9 9 0 0 1 2.3-6"
    ),
    "inner": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    "rival": "M6 21V4h12l-3.5 4L18 12H6",
    "step": "M4 20h5v-5h5v-5h6M13 4h7v7M20 4l-6 6",
    "transfer": "M12 3v12M7 10l5 5 5-5M4 20h16",
    "harvest": (
        "M12 21V7M12 10c-.5-3 0-5 0-7M12 13c-4 0-5-2.5-5-5 3.5 0 5 2 5 5z"
        "M12 13c4 0 5-2.5 5-5-3.5 0-5 2-5 5zM12 19c-4 0-5-2.5-5-5 3.5 0 5 2 5 5z"
        "M12 19c4 0 5-2.5 5-5-3.5 0-5 2-5 5z"
    ),
    "return": icons.DRAWINGS["return"],
    "ready": "M12 21V8M6.5 13L12 7.5 17.5 13M5 3h14",
    "action": "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM10.5 8.5l4.5 3.5-4.5 3.5z",
    "immediate": "FM12 2.5L20 12l-8 9.5L4 12z",
    "ongoing": "M7.5 8a4 4 0 1 0 0 8c3.5 0 5.5-8 9-8a4 4 0 1 1 0 8c-3.5 0-5.5-8-9-8z",
    "exhaust": "M5 14a7 7 0 0 1 14-2M19 12l-4-1M19 12l2-4M9 20h6",
    "battle": "M4 4l12 12M20 4L8 16M14 18l4-4M18 18l2.5 2.5M10 18l-4-4M6 18l-2.5 2.5",
    "round-end": "M6 3h12M6 21h12M7 3c0 5 3.5 6 5 9-1.5 3-5 4-5 9M17 3c0 5-3.5 6-5 9 1.5 3 5 4 5 9",
    "game-end": (
        "M2.5 18h19M6 18a6 6 0 0 1 12 0M12 4.5v3.5M4.6 8.4l2.4 2.4M19.4 8.4L17 10.8M7.5 21.5h9"
    ),
    "end-turn": "M4 12.5l5.5 5.5L20 6.5",
    "build": "M3.5 20.5L12.5 11.5M10 5.5c2.5-2.5 6-2.8 8.5-1L16.5 7l3.5 3.5-3.5 3.5z",
    "first": (
        "M12 2l2 4 4-2v5l4 1-3.5 4 2 4-5-.5L12 22l-3.5-4.5-5 .5 2-4L2 10l4-1V4l4 2zM11 10l1.5-1v7"
    ),
    "crown": icons.DRAWINGS["crown"],
    "die": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 12l4-5M12 5v1M5 12h1M19 12h-1",
    "demon": (
        "M8 9.5C4.5 9 3 6.5 3 2.5c1.5 2.5 3 3.6 5.6 4M16 9.5c3.5-.5 5-3 5-7-1.5 2.5-3 3.6-5.6 4"
        "M7.5 8.5C7.5 6 9.5 5 12 5s4.5 1 4.5 3.5c0 5-1.8 10-4.5 13-2.7-3-4.5-8-4.5-13z"
        "M9.8 11.5l1.4.8M14.2 11.5l-1.4.8M11 17h2"
    ),
    "red": "M12 2.5c4.5 5 7 8.4 7 12a7 7 0 0 1-14 0c0-3.6 2.5-7 7-12zM12 2.5v19M5 14.5h14",
    "both": "M4 20c0-6 2-9 7-9h1M4 4c0 6 2 9 7 9M12 12h8M16 8l4 4-4 4",
    "tile": "M4 5h16v14H4zM4 9h16M9.3 9v10M14.7 9v10",
    "pass": "M19 14.5A8 8 0 1 1 10.5 4a6.5 6.5 0 0 0 8.5 10.5z",
    **path_icons.DRAWINGS,
}

# The crests of the clans, on the same field.
CRESTS: dict[str, str] = {
    "star": (
        "M12 1.5l2.4 8.1 8.1 2.4-8.1 2.4L12 22.5l-2.4-8.1L1.5 12l8.1-2.4zM6 6l3.6 3.6"
        "M18 6l-3.6 3.6M6 18l3.6-3.6M18 18l-3.6-3.6"
    ),
    "cross": "M10 2h4v8h8v4h-8v8h-4v-8H2v-4h8zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
    "circle": (
        "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"
        "M12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z"
    ),
    "spike": "M12 1.5L15 15l-3 7.5L9 15zM3 6l6.5 9.5L12 22M21 6l-6.5 9.5L12 22M6 20h12",
    "wave": (
        "M2 19c4 0 5.5-3 6.5-7S12 4 16 4c3.2 0 5.5 2.4 5.5 5.2 0 2.4-1.7 4.3-4 4.3-1.8 0-3.2-1.3"
        "-3.2-3"
        "M2 22.5c3.4 0 3.4-2 6.7-2s3.3 2 6.6 2 3.3-2 6.7-2M9.5 16.5c2.5 2 6 2.3 9.5 1"
    ),
    "horn": (
        "M12 22c-3-1.6-4.6-4-4.6-7.2C4 14 1.8 10.5 2.4 2.5 4 6.6 6 8.6 9 9.3c1.9.4 4.1.4 6 0 3-.7"
        " 5-2.7 6.6-6.8.6 8-1.6 11.5-5 12.3 0 3.2-1.6 5.6-4.6 7.2zM9.7 14h.1M14.3 14h.1M12 17v1.6"
    ),
}

# What the terminal writes with several symbols and is one drawing here.
RED_STONE = "\ue100"
BOTH = "\ue101"
DRAWN_AS_ONE = {f"{signs.STONE}4": RED_STONE, f"({signs.OR}=+)": BOTH}

# What each symbol of the terminal is drawn as; its name is the one of the terminal's legend.
SIGNS: dict[str, str] = {
    signs.HERB: "herb",
    signs.POTION: "potion",
    signs.KNOWLEDGE: "knowledge",
    signs.ANY: "any",
    signs.MANA: "mana",
    signs.VP: "vp",
    signs.CARD: "card",
    signs.SCYTHE: "scythe",
    signs.ORB: "orb",
    signs.WITCH: "witch",
    signs.ELDER: "elder",
    signs.STONE: "stone",
    signs.PLACE: "place",
    signs.RITUAL: "ritual",
    signs.SPECIALIST: "specialist",
    signs.COUNCIL: "council",
    signs.REGION: "region",
    signs.TOKEN: "token",
    signs.ARTIFACT: "artifact",
    signs.FAMILIAR: "familiar",
    signs.ENCHANTMENT: "enchantment",
    signs.OUTER: "outer",
    signs.INNER: "inner",
    signs.RIVAL: "rival",
    signs.STEP: "step",
    signs.TRANSFER: "transfer",
    signs.HARVEST: "harvest",
    signs.RETURN: "return",
    signs.READY: "ready",
    signs.ACTION: "action",
    signs.IMMEDIATE: "immediate",
    signs.ONGOING: "ongoing",
    signs.EXHAUST: "exhaust",
    signs.BATTLE: "battle",
    signs.AT_ROUND_END: "round-end",
    signs.AT_GAME_END: "game-end",
    **path_icons.SIGNS,
    signs.DEMON: "demon",
    RED_STONE: "red",
    BOTH: "both",
}

# The message that names an icon; a Powerstone's icons are named by the content.
NAMES: dict[str, str] = {
    **{drawing: signs.LEGEND[sign] for sign, drawing in SIGNS.items() if sign in signs.LEGEND},
    "none": "stone-none",
    "first": "first-player-marker",
    "crown": icons.NAMES["crown"],
    "die": "mana-dial",
    "pass": "passed",
    "end-turn": "page-end-turn",
    "build": "page-group-build",
    **path_icons.NAMES,
    "red": "page-moon-red",
    "both": "page-moon-both",
    "tile": "kind-tile",
}


def with_moon_signs(text: str) -> str:
    """Returns the terminal's symbols, with those that are one drawing put together."""
    for many, one in DRAWN_AS_ONE.items():
        text = text.replace(many, one)
    return text


def crest(clan: str) -> str:
    """Returns a clan's crest as a drawing of its own, for pages that have no symbol sheet."""
    return (
        f'<svg class="crest c-{clan}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<path d="{CRESTS[clan]}"/></svg>'
    )


def stone_drawing(icon: str) -> str:
    """Returns the drawing of a Powerstone symbol; one that a pack invents is drawn as any stone."""
    return icon if icon in ICONS else "stone"


def symbols() -> str:
    """Returns all icons and crests as symbols with the ids `i-herb` and `c-star`."""
    return icon_symbols("i", DRAWINGS) + icon_symbols("c", CRESTS)
