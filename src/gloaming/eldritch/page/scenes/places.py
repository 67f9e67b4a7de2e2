"""Which picture belongs to a place, an encounter, an Ancient One."""

from typing import Final

from gloaming.eldritch.page.scenes.parts import ScenePage, words_of
from gloaming.eldritch.views.types import EncounterView

NAMED: Final = frozenset(
    (
        "amazon",
        "antarctica",
        "arkham",
        "buenos-aires",
        "heart-of-africa",
        "himalayas",
        "istanbul",
        "london",
        "pyramids",
        "rome",
        "san-francisco",
        "shanghai",
        "sydney",
        "tokyo",
        "tunguska",
    )
)
TERRAINS: Final = ("city", "wilderness", "sea")
OTHER_WORLDS: Final[dict[str, str]] = {
    "Great Hall of Celaeno": "celaeno",
    "The Future": "future",
    "The Past": "past",
    "City of the Great Race": "great-race",
    "Lost Carcosa": "carcosa",
    "The Dreamlands": "dreamlands",
    "Yuggoth": "yuggoth",
    "The Underworld": "underworld",
    "The Abyss": "abyss",
}
OTHER_WORLD: Final = "other-world"
EXPEDITION: Final = "expedition-"
ANCIENT_ONES: Final = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")
DAWN: Final = "dawn"
MYTHOS: Final = "mythos"
# Every picture there is; a test holds that each has its file.
ALL: Final[tuple[str, ...]] = (
    *sorted(NAMED),
    *TERRAINS,
    *sorted(OTHER_WORLDS.values()),
    *ANCIENT_ONES,
    DAWN,
    MYTHOS,
)


def place_picture(page: ScenePage, space: str) -> str:
    """Returns the picture of a space: its own, or that of its kind."""
    if space in NAMED:
        return space
    for one in page.view.spaces:
        if one.space == space and one.terrain in TERRAINS:
            return one.terrain
    return "sea"


def encounter_picture(page: ScenePage, encounter: EncounterView, space: str) -> str:
    """Returns the picture of an encounter: of the other world, else of where it happens."""
    item = words_of(page).find_item(encounter.card)
    if item is not None and encounter.deck == OTHER_WORLD:
        name = str(item.values["name"]["en"])
        return OTHER_WORLDS.get(name, "abyss")
    return place_picture(page, space)


def ancient_picture(ancient_one: str) -> str:
    """Returns the picture of an Ancient One."""
    return ancient_one if ancient_one in ANCIENT_ONES else "abyss"
