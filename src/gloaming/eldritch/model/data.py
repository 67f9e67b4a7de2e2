"""The fixed part of a game, shared by all its copies: the map, and every component with its
effects."""

from typing import Final

from gloaming.eldritch.model.components import UNCHARTED
from gloaming.kernel.control import Count
from gloaming.kernel.game import Effect
from gloaming.kernel.nodes import Price
from gloaming.kernel.triggers import Listener

NO_COMPONENT: Final = -1
NO_SPACE: Final = -1
NO_SKILL: Final = -1
FAR: Final = 99

# What a component does for tests.
BONUS: Final = 0
REROLL: Final = 1
RAISE: Final = 2
SIXES: Final = 3
AURA: Final = 4
ANY: Final = 99  # as many dice as one likes


class TestAid:
    """What a component does for tests: a bonus, rerolls, additional dice.

    `skill` is NO_SKILL for every skill; `inside` and `outside` are contexts as bits, `terrain` is
    -1 for every space. Of an aid with a price the price is paid each time.
    """

    def __init__(
        self,
        kind: int,
        amount: int,
        skill: int = NO_SKILL,
        inside: int = 0,
        outside: int = 0,
        terrain: int = -1,
        price: Price | None = None,
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.skill = skill
        self.inside = inside
        self.outside = outside
        self.terrain = terrain
        self.price = price
        self.is_optional = False
        self.is_once = False


class EncounterOffer:
    """An encounter that a component in play offers on some spaces (EH-FAQ-06)."""

    def __init__(self, spot: "Spot", effect: Effect, count: Count | None, least: int) -> None:
        self.spot = spot
        self.effect = effect
        self.count = count
        self.least = least


class Spot:
    """Spaces as a sentence names them; the kinds are in rules/spots.py."""

    def __init__(self, kind: int, number: int = -1) -> None:
        self.kind = kind
        self.number = number


class Goal:
    """When a Mystery is solved: so many of something, or an Epic Monster defeated."""

    def __init__(self, count: Count | None, factor: int, is_half: bool, epic: str) -> None:
        self.count = count
        self.factor = factor
        self.is_half = is_half
        self.epic = epic
        self.keeps_board = False
        self.boxes_gates = False


class MonsterValues:
    """The numbers of a Monster; a Cultist's are on the Ancient One's sheet, by its side."""

    def __init__(self) -> None:
        self.toughness = 1
        self.per_player = 0  # toughness added for each player
        self.will_skill = NO_SKILL
        self.will = 0
        self.horror = 0
        self.strength_skill = NO_SKILL
        self.strength = 0
        self.damage = 0
        self.reactions: list[Listener] = []  # in its own combat, and when it is defeated
        self.reckoning: Effect | None = None
        self.standing: list[int] = []


class Component:
    """One card, sheet or token. Copies of a card are components of their own."""

    def __init__(self, index: int, uid: str, entry: str, kind: int) -> None:
        self.index = index
        self.uid = uid
        self.entry = entry
        self.kind = kind
        self.name = index  # the first component with this front: copies look the same
        self.traits = 0
        self.value = 0
        self.space = NO_SPACE  # of a Gate, a Clue, a Rumor, an Expedition card, a sheet's start
        self.colour = 0  # of a Gate or a Mythos card
        # while it is in play
        self.listeners: list[Listener] = []
        self.standing: list[int] = []
        self.aids: list[TestAid] = []
        self.actions: list[Effect] = []
        self.local_actions: list[Effect] = []
        self.offers: list[EncounterOffer] = []
        self.reckoning: Effect | None = None
        self.back: Effect | None = None
        # at its moment
        self.gained: Effect | None = None
        self.enters: Effect | None = None
        self.spawned: Effect | None = None
        self.text: Effect | None = None
        # of single kinds
        self.parts: dict[str, Effect] = {}  # of an encounter card, by space, terrain or part
        self.start: Effect | None = None  # starting possessions
        self.skills: list[int] = []
        self.health = 0
        self.sanity = 0
        self.monster: MonsterValues | None = None
        self.is_epic = False
        self.is_cultist = False
        self.icons: list[str] = []
        self.tokens = 0
        self.mythos_kind = 0
        self.difficulty = ""
        self.back_title = ""  # of a Special Encounter, and of the Mystery that it belongs to
        self.goal: Goal | None = None

    def has_trait(self, bits: int) -> bool:
        """Whether it has one of the traits."""
        return self.traits & bits != 0


class Space:
    """A space of the map."""

    def __init__(self, index: int, entry: str, terrain: int) -> None:
        self.index = index
        self.entry = entry
        self.terrain = terrain
        self.deck = -1  # its location deck, for a named city
        self.is_expedition = False
        self.gate = NO_COMPONENT
        self.neighbours: list[int] = []
        self.routes: list[int] = []  # the kind of route to each neighbour


class Side:
    """One side of the Ancient One's sheet."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.offers: list[EncounterOffer] = []
        self.reckoning: Effect | None = None
        self.awakens: Effect | None = None
        self.cultist = MonsterValues()


class GameData:
    """Everything fixed of a game."""

    def __init__(self) -> None:
        self.spaces: list[Space] = []
        self.space_of: dict[str, int] = {}
        self.distance: list[list[int]] = []
        self.components: list[Component] = []
        self.by_uid: dict[str, int] = {}
        self.names: dict[str, list[int]] = {}  # the copies of each entry
        self.effects: dict[str, Effect] = {}
        self.spawners: dict[str, list[str]] = {}  # entries that spawn an Epic Monster, by its entry
        self.tales: set[str] = set()  # the narration there is, as `uid/part`
        self.sheets: list[int] = []
        self.monsters: list[int] = []
        self.gates: list[int] = []
        self.clues: list[int] = []  # by the space that each shows
        self.ancient_one = NO_COMPONENT
        self.front = Side()
        self.back_side = Side()
        self.sides: dict[str, tuple[Side, Side]] = {}  # of every Ancient One that is laid out
        self.doom = 0
        self.mysteries_to_win = 3
        self.stages: list[list[int]] = []  # Mythos cards of each colour
        self.setup: Effect | None = None
        self.decks: list[list[int]] = []  # what is in each deck before set-up; see state.py
        self.gates_spawned = 1  # by the reference card
        self.clues_spawned = 1
        self.surge = 1
        self.players = 1

    def component(self, uid: str) -> Component:
        """Returns a component by its id."""
        return self.components[self.by_uid[uid]]

    def finish_map(self) -> None:
        """Computes the distances between all spaces, by any route (EH-NEAR-01)."""
        for start in self.spaces:
            row = [FAR] * len(self.spaces)
            row[start.index] = 0
            queue = [start.index]
            for at in queue:
                for other in self.spaces[at].neighbours:
                    if row[other] == FAR:
                        row[other] = row[at] + 1
                        queue.append(other)
            self.distance.append(row)

    def has_route(self, space: int, kind: int) -> bool:
        """Whether a route of that kind leaves a space."""
        return kind in self.spaces[space].routes

    def route(self, space: int, other: int) -> int:
        """Returns the kind of the route between two neighbours."""
        found = self.spaces[space]
        for i, neighbour in enumerate(found.neighbours):
            if neighbour == other:
                return found.routes[i]
        return UNCHARTED
