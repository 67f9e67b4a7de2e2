"""The legend of Eldritch Horror: which signs stand together, and what each of them is about."""

from typing import Final

from gloaming.eldritch.model.components import SKILLS
from gloaming.eldritch.page.icon_names import NAMES
from gloaming.kernel.page.legend import LegendGroup, LegendSign
from gloaming.kernel.text.words import Words, capital

# The groups in the order in which they are read: the message of the title, and the icons.
GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("legend-group-people", ("health", "sanity", "lead", "delayed", "sealed")),
    ("legend-group-skills", tuple(SKILLS)),
    (
        "legend-group-map",
        ("clue", "gate", "monster", "eldritch", "mystery", "rumor", "expedition"),
    ),
    ("legend-group-routes", ("train", "ship", "uncharted")),
    ("legend-group-clock", ("doom", "comet", "stars", "eclipse", "reckoning", "mythos")),
    (
        "legend-group-conditions",
        ("injury", "madness", "deal", "boon", "bane", "restriction"),
    ),
)


def legend(words: Words) -> list[LegendGroup]:
    """Returns all signs of the page in their groups, in the language of the words."""
    return [
        LegendGroup(words.format(title), [_sign(words, icon) for icon in icons])
        for title, icons in GROUPS
    ]


def _sign(words: Words, icon: str) -> LegendSign:
    """Returns a sign; what a skill is for is told by the game's own words."""
    about = f"use-{icon}" if icon in SKILLS else f"about-{icon}"
    return LegendSign(icon, capital(words.format(NAMES[icon])), words.format(about))
