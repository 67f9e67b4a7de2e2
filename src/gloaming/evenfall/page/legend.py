"""The legend of Evenfall: which signs stand together, and what each of them is about."""

from typing import Final

from gloaming.evenfall.page.icons import NAMES
from gloaming.kernel.page.legend import LegendGroup, LegendSign
from gloaming.kernel.text.words import Words, capital

# The groups in the order in which they are read: the message of the title, and the icons.
GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("legend-group-goods", ("herb", "potion", "knowledge", "any", "mana", "vp", "card")),
    (
        "legend-group-pieces",
        ("witch", "elder", "scythe", "orb", "token", "die", "first", "crown"),
    ),
    (
        "legend-group-cards",
        (
            *("place", "ritual", "specialist", "council"),
            *("artifact", "familiar", "enchantment"),
        ),
    ),
    ("legend-group-stones", ("stone", "ember", "tide", "root", "none")),
    ("legend-group-where", ("region", "outer", "inner", "rival", "tile")),
    (
        "legend-group-when",
        (
            *("action", "immediate", "ongoing", "exhaust", "battle"),
            *("round-end", "game-end"),
        ),
    ),
    (
        "legend-group-do",
        (
            *("transfer", "harvest", "step", "return", "ready", "build"),
            *("end-turn", "pass"),
        ),
    ),
    (
        "legend-group-path",
        ("path", "ascend", "dark", "glowing", "charge", "discharge", "cat", "lock"),
    ),
    ("legend-group-moon", ("demon", "red", "both")),
)


def legend(words: Words) -> list[LegendGroup]:
    """Returns all signs of the page in their groups, in the language of the words."""
    return [
        LegendGroup(words.format(title), [_sign(words, icon) for icon in icons])
        for title, icons in GROUPS
    ]


def _sign(words: Words, icon: str) -> LegendSign:
    """Returns a sign; a Powerstone's icon is named by the content."""
    name = words.format(NAMES[icon], n=1) if icon in NAMES else words.name(f"stone:{icon}")
    return LegendSign(icon, capital(name), words.format(f"sign-{icon}"))
