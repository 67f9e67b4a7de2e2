"""What never changes: cards, boards and regions, shared by all games of one catalogue."""

from typing import Final

from gloaming.evenfall.model.amounts import Cost
from gloaming.kernel.game import Effect
from gloaming.kernel.triggers import Listener

NO_KEYWORD: Final = 0
KEYWORDS: Final = ["none", "artifact", "familiar", "enchantment"]

NO_CARD: Final = -1

NO_ICON: Final = 0
ICONS: Final = ["none", "ember", "tide", "root", "red"]  # Powerstone symbols
PLACE_ICONS: Final = ["none", "ember", "tide", "root"]  # a Place never shows the red one
RED: Final = 4  # the Red Powerstone fits every icon (EF-MOON-33)

PLACE: Final = 0
RITUAL: Final = 1
PERSON: Final = 2
DEMON: Final = 3  # the Throne Demon (EF-MOON-46)

# The kinds of entries in the catalogue that are cards; no id is in two of them.
PLACE_KINDS: Final = ("place", "starting_place")
PLAYED_KINDS: Final = ("ritual", "person")  # they are played from the hand
CARD_KINDS: Final = (*PLACE_KINDS, *PLAYED_KINDS, "demon")

WITCH: Final = 1
ELDER: Final = 2
PIECES: Final = ["none", "witch", "elder"]

# The role in which a card is in play.
AS_RITUAL: Final = 0
AS_SPECIALIST: Final = 1
AS_COUNCIL: Final = 2


def is_fitting_stone(stone: int, icon: int) -> bool:
    """Whether a Powerstone fits an icon; the red one any (EF-END-06, EF-MOON-33, EF-CP-62)."""
    return icon != NO_ICON and stone in (icon, RED)


class Card:
    """One physical card. Which fields have a meaning depends on its kind."""

    def __init__(self, index: int, uid: str, entry: str, kind: int) -> None:
        self.index = index
        self.uid = uid
        self.entry = entry
        self.kind = kind
        self.person = -1  # people of one name share this number (EF-SPE-04)
        self.vp = 0
        self.keyword = NO_KEYWORD
        self.cost = Cost()
        self.mana_cost = 0  # an alternative price in Mana alone; 0 where there is none
        # Places of Power
        self.icon = NO_ICON
        self.witches = 1
        self.starting = ""  # the clan whose Starting Place it is
        self.harvest: Effect | None = None
        self.symbols = 0  # resource symbols in the Harvest Bonus (EF-CARD-22)
        self.binding: Effect | None = None
        self.binding_keyword = NO_KEYWORD
        self.binding_full: Effect | None = None  # with the keyword part (EF-RIT-07)
        # Rituals and people
        self.slots = 0
        self.action: Effect | None = None
        self.immediate: Effect | None = None
        self.recalls = False  # whether its effect returns a piece to reserve (EF-SPC-15)
        self.exhaust: Effect | None = None
        self.listeners: list[Listener] = []
        self.standing: list[int] = []  # flag, amount, flag, amount ...
        self.is_battle = False  # whether these two are a battle effect (EF-SPE-10)
        # Council side
        self.council_listeners: list[Listener] = []
        self.council_standing: list[int] = []
        self.council_immediate: Effect | None = None  # once, when played (EF-CP-68)
        # The expansion
        self.lock: Effect | None = None  # what a Powerstone on its lock space brings (EF-CP-60)
        self.different = False  # one Building Space for each kind of Catalyst (EF-CARD-42)
        self.takes_resource = False  # a resource is put on it when discovered (EF-CARD-38)
        # Estimates in points, for `appraise`
        self.worth_use = 0.0  # one use: harvest, Action Space or exhaust effect
        self.worth_lock = 0.0  # what a locked Powerstone adds to one use, or brings once
        self.worth_once = 0.0  # the immediate effect
        self.worth_round = 0.0  # what an ongoing effect brings in a round
        self.council_round = 0.0
        self.council_end: Effect | None = None
        self.doubled = True  # whether the Throne Demon doubles it (EF-MOON-55)
        # What it does in signs, written when somebody looks first (`icons.py`)
        self.signs: str | None = None
        self.council_signs: str | None = None


class Region:
    """One side of a Region board (EF-SET-01)."""

    def __init__(self, index: int, entry: str, places: int, spaces: int) -> None:
        self.index = index
        self.entry = entry
        self.places = places
        self.spaces = spaces
        self.action: Effect | None = None
        self.rewards: list[Effect] = []
        self.thresholds: list[int] = []
        self.first_player = False


class Board:
    """One side of a clan board, with its token and Coven Track."""

    def __init__(self, entry: str) -> None:
        self.entry = entry
        self.scout: Effect | None = None
        self.token: Effect | None = None
        self.track: list[Effect] = []
        self.overflow = 2
        self.first_council = Cost()
        self.further_council = Cost()
        self.place = -1  # the Starting Place
        # What only a moon side has
        self.side = "sun"  # the entry of the board itself
        self.free: Effect | None = None  # a free action of its own
        self.space: Effect | None = None  # an Action Space for a Witch
        self.bonuses: list[Effect] = []  # spaces for Powerstones
        self.standing: list[int] = []
        self.place_outside = False  # the Starting Place begins in the Outer Circle
        self.outer: list[int] = []  # Places that begin in the Outer Circle
        self.rituals = 0  # immediate Rituals drawn at set-up
        self.demon = -1
        self.round_end: Effect | None = None
        self.token_harvests = True  # for `appraise`
        self.scout_harvests = False
        self.bonus_worth: list[float] = []  # of `bonuses`, once each


class Tile:
    """A Battle Bonus Tile: the rewards that cover those of its Region (EF-TILE-06, 09)."""

    def __init__(self, entry: str, region: int) -> None:
        self.entry = entry
        self.region = region
        self.rewards: list[Effect] = []
        self.thresholds: list[int] = []


# What a space of the Automa's rondel does, by the word its data uses (EF-AUT-40).
RONDEL: Final = [
    "northern-lakes",
    "central-mountains",
    "coven",
    "place",
    "harvest",
    "transfer",
    "play",
    "points",
]
NORTHERN_LAKES: Final = 0  # + 1 is Central Mountains: discover in that Region
COVEN_SPACE: Final = 2
PLACE_SPACE: Final = 3
HARVEST_SPACE: Final = 4
TRANSFER_SPACE: Final = 5
PLAY_SPACE: Final = 6
POINTS_SPACE: Final = 7


NO_TILE: Final = "none"  # the value of the option where no Clan Tile is used


class ClanTile:
    """What an Automa Clan Tile adds (EF-TILE-12 to 18); nothing where the variant is not played."""

    def __init__(self, entry: str = "") -> None:
        self.entry = entry
        self.elder_vp = 0  # for each Elder in your reserve when it harvests (EF-TILE-12, 13)
        self.coven_vp = 0  # the Coven gain that counts like a harvest
        self.strength = 0  # in each battle (EF-TILE-14)
        self.stone_vp = 0  # for each Powerstone at the end (EF-TILE-15)
        self.discard_vp = 0  # whenever you discard (EF-TILE-16)
        self.step_vp = 0  # for each Coven step ahead of you at Round End (EF-TILE-17)


class AutomaBoard:
    """The Automa's board: a closed rondel with ringed spaces, and its own Coven Track."""

    def __init__(self) -> None:
        self.spaces: list[int] = []  # clockwise, each one of RONDEL
        self.rings: list[bool] = []  # beside `spaces`: whether the marker must stop there
        self.start = 0
        self.track: list[Effect] = []
        self.overflow = 2
        self.path_step = 0  # where its marker begins on the Crystal Path (EF-CPA-01)
        self.points = 0  # X of the level that is played (EF-AUT-39)
        self.level = ""
        self.tile = ClanTile()


class CrystalPath:
    """The Crystal Path (EF-CP)."""

    def __init__(self, entry: str) -> None:
        self.entry = entry
        self.costs: list[int] = []  # charged Crystals for each step
        self.steps: list[Effect] = []  # the bonuses of all steps but the last
        self.finish: list[int] = []  # what the last step brings for good: flag, amount
        self.again_cost = 2
        self.again: Effect | None = None  # ascending on the last step (EF-CP-41)
        self.crystal_cost = Cost()
        self.stones: list[int] = []  # Powerstones that come with the expansion


class GameData:
    """Everything fixed of one set-up: the cards of all packs, the boards in use, the limits."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.place_count = 0  # cards[0:place_count] are Places, Starting Places included
        self.regions: list[Region] = []
        self.boards: list[Board] = []
        self.space_region: list[int] = []  # Region of each Action Space on Region boards
        self.mana_cap = 19
        self.dial_cap = 9
        self.scythe_cost = Cost()
        self.orb_cost = Cost()
        self.scythe_mana = 2
        self.orb_mana = 3
        self.start_stock: list[int] = [0, 0, 0]
        self.stones_per_region = 4
        self.rounds = 3
        self.stones: list[int] = []
        self.variant = False  # the experienced variant (EF-SCO-07)
        self.automa = AutomaBoard()
        self.solo = False  # one seat, and the Automa has a clan after it (EF-LIM-01)
        self.expanded = False  # cards of the expansion are in the decks
        self.path: CrystalPath | None = None  # the Crystal Path, where it is played with
        self.effects: dict[str, Effect] = {}
        self.texts: dict[str, str] = {}
        self.moon = False  # which side is up (EF-SET-15)
        self.tiles: list[Tile] = []  # Battle Bonus Tiles to draw from; none where not used
        self.lap = 100  # points a Victory Point Tile stands for (EF-TILE-01, 04)
        self.throne = 0  # Victory Point Tiles laid out; 0 is one per player (EF-SET-04)
        self.vp_markers = 2  # Markers that show a score (EF-LIM-02, EF-CP-03)
