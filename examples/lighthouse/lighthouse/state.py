"""The state of a game of Lighthouse, and the description of its fields."""

from typing import Final

from gloaming.kernel.chance import Chance
from gloaming.kernel.game import Game
from gloaming.kernel.state.fields import AMOUNT, Layout, constant, parts, value
from gloaming.kernel.state.kernel_layouts import GAME_LAYOUT

RESTED: Final = 3  # dice of a keeper who has rested (LH-SET-01)
FULL: Final = 4  # oil that a keeper can carry (LH-TURN-03)
LIGHT_PER_SEAT: Final = 4  # light that is needed, for each keeper (LH-END-01)
ROUNDS: Final = {"far": 6, "near": 5}  # how far away the storm begins (LH-SET-02)


class Keeper:
    """What one seat has."""

    def __init__(self) -> None:
        self.oil = 2
        self.strength = RESTED

    def copy(self) -> "Keeper":
        """Returns an independent keeper with the same oil and strength."""
        twin = Keeper()
        twin.oil = self.oil
        twin.strength = self.strength
        return twin


class Lighthouse(Game):
    """A game of Lighthouse: the lamp, the storm, and the keepers."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.goal = LIGHT_PER_SEAT * seats
        self.light = 0
        self.storm = 0
        self.lantern = 0  # the seat that carries it
        self.keepers = [Keeper() for _ in range(seats)]

    def copy(self) -> "Lighthouse":
        twin = Lighthouse(self.seats, self.chance.copy())
        self._copy_base(twin)
        twin.light = self.light
        twin.storm = self.storm
        twin.lantern = self.lantern
        twin.keepers = [keeper.copy() for keeper in self.keepers]
        return twin


def _new_keeper(game: object, seat: int) -> Keeper:
    return Keeper()


KEEPER_LAYOUT: Final = Layout(
    "keeper", [value("oil", holds=AMOUNT), value("strength", holds=AMOUNT)], make=_new_keeper
)
LIGHTHOUSE_LAYOUT: Final = Layout(
    "lighthouse",
    [
        constant("goal"),
        value("light", holds=AMOUNT),
        value("storm", holds=AMOUNT),
        value("lantern"),
        parts("keepers", KEEPER_LAYOUT),
    ],
    GAME_LAYOUT,
)
