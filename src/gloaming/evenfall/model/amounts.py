"""What prices take and gains give: the units in the order in which cards write them."""

from typing import Final

HERB: Final = 0
POTION: Final = 1
KNOWLEDGE: Final = 2
RESOURCES: Final = ["herb", "potion", "knowledge"]

ANY: Final = "any"  # resources of choice
COST_UNITS: Final = [*RESOURCES, ANY, "mana", "card", "crystal"]
GAIN_UNITS: Final = [*RESOURCES, ANY, "mana", "vp", "card"]
UNITS: Final = [*RESOURCES, ANY, "mana", "vp", "card", "crystal"]


class Cost:
    """A price: fixed resources, resources of choice, Mana, cards to discard, Crystals to
    discharge."""

    def __init__(
        self,
        herb: int = 0,
        potion: int = 0,
        knowledge: int = 0,
        any: int = 0,
        mana: int = 0,
        cards: int = 0,
        crystals: int = 0,
    ) -> None:
        self.herb = herb
        self.potion = potion
        self.knowledge = knowledge
        self.any = any
        self.mana = mana
        self.cards = cards
        self.crystals = crystals  # to discharge

    def resources(self) -> int:
        """Returns how many resources it takes in all."""
        return self.herb + self.potion + self.knowledge + self.any

    def amounts(self) -> dict[str, int]:
        """Returns how much it takes of each unit, in the order of `COST_UNITS`."""
        taken = [
            self.herb,
            self.potion,
            self.knowledge,
            self.any,
            self.mana,
            self.cards,
            self.crystals,
        ]
        return {unit: taken[i] for i, unit in enumerate(COST_UNITS)}


def cost_of(amounts: dict[str, int]) -> Cost:
    """Returns the price that takes so much of each unit."""
    found = [amounts.get(unit, 0) for unit in COST_UNITS]
    return Cost(found[0], found[1], found[2], found[3], found[4], found[5], found[6])
