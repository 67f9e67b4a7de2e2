"""What a seat may know of a game of Evenfall, as data: everything on the table but what is hidden.

`view.py` fills it in. What lies on the table is what drawings are known by, so its hash is kept.
"""

import msgspec

from gloaming.kernel.views.types import StoryLine, View


class PlaceView(msgspec.Struct, frozen=True, cache_hash=True):
    """A Place of Power in a circle, with all that lies and stands on it; "" where there is none."""

    uid: str
    ritual: str
    piece: str
    scythes: int
    orbs: int
    stone: str
    crystals: int = 0
    charged: int = 0
    own: str = ""  # the Catalyst on the Place's own Building Space: scythe, orb, dark, charged
    beside: int = 0  # Catalysts that fill no Building Space of the Ritual
    locked: str = ""  # the Powerstone on the lock space
    second: str = ""  # another piece on the Ritual
    deposit: str = ""  # the resource on a Lost Tower
    reserved: int = 0  # 1 with a Crystal on the space that Shandiin adds, one of those beside


class SpecialistView(msgspec.Struct, frozen=True, cache_hash=True):
    """A Specialist; `borrowed` names the seats with an Elder on it (EF-CARD-20)."""

    uid: str
    ready: bool
    borrowed: tuple[int, ...] = ()


class MoonView(msgspec.Struct, frozen=True, cache_hash=True):
    """What only a moon-side board has: the piece on its Action Space, Powerstones by space (""
    where free), Rituals turned for this turn, the Throne Demon and what it is attached to."""

    piece: str
    stones: tuple[str, ...]
    turned: tuple[str, ...]
    demon: str
    attached: str


class ClanView(msgspec.Struct, frozen=True, cache_hash=True):
    """All that everybody sees of a clan; of its hand only the size."""

    seat: int
    clan: str
    stock: tuple[int, int, int]
    mana: int
    vp: int
    coven: int
    witches: int
    elders: int
    token: bool
    passed: bool
    cards: int
    outer: tuple[PlaceView, ...]
    inner: tuple[PlaceView, ...]
    specialists: tuple[SpecialistView, ...]
    using: tuple[SpecialistView, ...]  # opponents' Specialists with an own Elder on them
    council: tuple[str, ...]
    stones: tuple[str, ...]
    history: tuple[int, ...]
    board: str = "sun"  # the entry of the clan board
    moon: "MoonView | None" = None
    ascension: int = 0
    cat: str = ""  # where the Witch with the Cat is: reserve, a Region or a Place; "" without one


class SpaceView(msgspec.Struct, frozen=True, cache_hash=True):
    """An Action Space of a Region: free, or whose piece stands there."""

    seat: int
    piece: str


class RegionView(msgspec.Struct, frozen=True, cache_hash=True):
    """A Region: Places by space ("" where empty), Powerstones, and pieces by seat."""

    region: str
    places: tuple[str, ...]
    stones: tuple[str, ...]
    witches: tuple[int, ...]
    elders: tuple[int, ...]
    spaces: tuple[SpaceView, ...]
    tile: str = ""  # the Battle Bonus Tile that lies there


class BattleView(msgspec.Struct, frozen=True, cache_hash=True):
    """The battle being fought: dials once revealed, -1 before and for those who are not in it;
    strengths once it is decided, and what each seat has of it before its dial is added."""

    region: str
    dials: tuple[int, ...]
    strengths: tuple[int, ...]
    without_dials: tuple[int, ...] = ()


class BattleResultView(msgspec.Struct, frozen=True, cache_hash=True):
    """The last battle of a Region: each seat's strength, who has won (-1 while it is fought), and
    the cards that the Automa turned up for it."""

    region: str
    strengths: tuple[tuple[int, int], ...]
    winner: int
    drawn: tuple[str, ...]


class ScoringView(msgspec.Struct, frozen=True, cache_hash=True):
    """What each step of the final scoring gave a clan (EF-END-12 to 15), and the Automa's tile."""

    specialists: int = 0
    council: int = 0
    circle: int = 0
    tile: int = 0


class AutomaMoveView(msgspec.Struct, frozen=True, cache_hash=True):
    """A turn of the Automa in numbers (EF-AUT-08 to 14)."""

    card: str  # the card turned up; "" where there was none
    value: int
    went: int  # spaces to where it stopped
    onward: int  # further spaces, because something could not be done there
    stopped: bool  # by a ring, before the card's value was used up
    to: int  # where the marker stands in the end
    points: int
    total: int


class AutomaDeedView(msgspec.Struct, frozen=True):
    """Something that the Automa did: a turn, a battle, or something on top of those (`also`)."""

    kind: str
    lines: tuple[StoryLine, ...]  # of the story, which tell it
    move: AutomaMoveView | None = None  # of a turn
    region: str = ""  # of a battle
    drawn: tuple[str, ...] = ()  # the cards that were turned up for the battle


class AutomaView(msgspec.Struct, frozen=True, cache_hash=True):
    """The Automa's board in a solo game; its clan is the last of `EvenfallView.clans`."""

    rondel: int  # the space on which its marker stands, from 0 at the top
    spaces: tuple[str, ...]
    rings: tuple[bool, ...]
    level: str
    points: int  # the X of its level
    tile: str  # its Clan Tile; "" where the variant is not played


class PathView(msgspec.Struct, frozen=True, cache_hash=True):
    """The Crystal Path: its display from the left with what each card costs this seat on top, what
    lies on the reward spaces, and the seats on it, the one furthest ahead first."""

    display: tuple[str, ...]
    surcharges: tuple[int, ...]
    stones: tuple[str, ...]
    cats: int
    order: tuple[int, ...]


class EvenfallView(View, kw_only=True):
    """The whole table, as one seat sees it."""

    round: int
    rounds: int
    phase: str
    first: int
    turn: int
    clans: list[ClanView]
    hand: list[str]
    regions: list[RegionView]
    deck: int
    place_deck: int
    discard: list[str]
    removed: list[str]
    battle: BattleView | None
    winners: list[int]
    lap: int = 100  # points that a Victory Point Tile stands for
    mana_cap: int = 19
    red: bool = False  # whether the Red Powerstone is in the supply
    automa: AutomaView | None = None
    path: PathView | None = None
    battles: list[BattleResultView] = []  # the last of each Region where there was one
    scoring: list[ScoringView] = []  # by clan, once the game is over
    automa_deeds: list[AutomaDeedView] = []  # since the seat last acted, the newest last
    automa_move: AutomaMoveView | None = None  # its newest turn
