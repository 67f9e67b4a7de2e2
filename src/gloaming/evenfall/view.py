"""What a seat may know of a game of Evenfall: hands, decks and unrevealed dials are hidden, all
else is public (EF-PLY-11).

A view is built from nothing, field by field. Two games that differ only in what a seat cannot know
give it the same view, byte for byte.
"""

from typing import Any

import msgspec

from gloaming.evenfall.cards import ICONS, NO_ICON, PIECES, RESOURCES, RONDEL
from gloaming.evenfall.display import surcharge
from gloaming.evenfall.expansion import AT_REGION, IN_RESERVE, NO_CAT, NO_DEPOSIT, ON_BOARD
from gloaming.evenfall.state import NO_CARD, PHASES, Clan, Evenfall
from gloaming.kernel.view import View, asked_of, told_to


class PlaceView(msgspec.Struct, frozen=True):
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


class SpecialistView(msgspec.Struct, frozen=True):
    """A Specialist; `borrowed` names the seats with an Elder on it (EF-CARD-20)."""

    uid: str
    ready: bool
    borrowed: tuple[int, ...] = ()


class MoonView(msgspec.Struct, frozen=True):
    """What only a moon-side board has: the piece on its Action Space, Powerstones by space (""
    where free), Rituals turned for this turn, the Throne Demon and what it is attached to."""

    piece: str
    stones: tuple[str, ...]
    turned: tuple[str, ...]
    demon: str
    attached: str


class ClanView(msgspec.Struct, frozen=True):
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


class SpaceView(msgspec.Struct, frozen=True):
    """An Action Space of a Region: free, or whose piece stands there."""

    seat: int
    piece: str


class RegionView(msgspec.Struct, frozen=True):
    """A Region: Places by space ("" where empty), Powerstones, and pieces by seat."""

    region: str
    places: tuple[str, ...]
    stones: tuple[str, ...]
    witches: tuple[int, ...]
    elders: tuple[int, ...]
    spaces: tuple[SpaceView, ...]
    tile: str = ""  # the Battle Bonus Tile that lies there


class BattleView(msgspec.Struct, frozen=True):
    """The battle being fought: dials once revealed, -1 before and for those who are not in it."""

    region: str
    dials: tuple[int, ...]
    strengths: tuple[int, ...]


class AutomaView(msgspec.Struct, frozen=True):
    """The Automa's board in a solo game; its clan is the last of `EvenfallView.clans`."""

    rondel: int  # the space on which its marker stands, from 0 at the top
    spaces: tuple[str, ...]
    rings: tuple[bool, ...]
    level: str
    points: int  # the X of its level
    tile: str  # its Clan Tile; "" where the variant is not played


class PathView(msgspec.Struct, frozen=True):
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


def view(game: Evenfall, seat: int) -> EvenfallView:
    """What `seat` may know; -1 is a watcher, who sees no hand at all."""
    cards = game.table.cards
    hand = sorted(game.clans[seat].hand) if 0 <= seat < game.seats else []
    return EvenfallView(
        seat=seat,
        version=game.version,
        over=game.over,
        asked=game.question.waiting() if game.question is not None else [],
        question=asked_of(game, seat),
        story=told_to(game, seat),
        round=game.round,
        rounds=game.table.rounds,
        phase=PHASES[game.phase],
        first=game.first,
        turn=game.turn,
        clans=[_clan(game, i) for i in range(game.players)],
        hand=[cards[index].uid for index in hand],
        regions=[_region(game, i) for i in range(len(game.rows))],
        deck=len(game.deck),
        place_deck=len(game.place_deck),
        discard=[cards[index].uid for index in game.discard],
        removed=[cards[index].uid for index in game.removed],
        battle=_battle(game),
        winners=game.winners() if game.over else [],
        lap=game.table.lap,
        mana_cap=game.table.mana_cap,
        red=game.red > 0,
        automa=_automa(game) if game.table.solo else None,
        path=_path(game, seat),
    )


def _clan(game: Evenfall, seat: int) -> ClanView:
    clan = game.clans[seat]
    cards = game.table.cards
    herb, potion, knowledge = clan.stock
    return ClanView(
        seat=seat,
        clan=game.table.boards[clan.board].entry,
        stock=(herb, potion, knowledge),
        mana=clan.mana,
        vp=clan.vp,
        coven=clan.coven,
        witches=clan.witches,
        elders=clan.elders,
        token=clan.token,
        passed=clan.passed,
        cards=len(clan.hand),
        outer=tuple(_place(game, place) for place in clan.outer),
        inner=tuple(_place(game, place) for place in clan.inner),
        specialists=_specialists(game, clan),
        using=tuple(
            SpecialistView(cards[index].uid, clan.borrow_ready[i] > 0)
            for i, index in enumerate(clan.borrowed)
        ),
        council=tuple(cards[index].uid for index in clan.council),
        stones=tuple(ICONS[stone] for stone in clan.stones),
        history=tuple(clan.history),
        board=game.table.boards[clan.board].side,
        moon=_moon(game, clan),
        ascension=0 if game.expansion is None else game.expansion.ascension[seat],
        cat=_cat(game, seat),
    )


def _moon(game: Evenfall, clan: Clan) -> MoonView | None:
    moon = clan.moon
    if moon is None:
        return None
    return MoonView(
        piece=PIECES[moon.piece] if moon.piece else "",
        stones=tuple(ICONS[stone] if stone else "" for stone in moon.stones),
        turned=tuple(game.card(index).uid for index in moon.turned),
        demon="" if moon.demon == NO_CARD else game.card(moon.demon).uid,
        attached="" if moon.attached == NO_CARD else game.card(moon.attached).uid,
    )


def _path(game: Evenfall, seat: int) -> PathView | None:
    more = game.expansion
    if more is None or game.table.path is None:
        return None
    seated = 0 <= seat < game.seats
    return PathView(
        display=tuple(game.card(index).uid for index in more.display),
        surcharges=tuple(
            surcharge(game, seat, i) if seated else i + 1 for i in range(len(more.display))
        ),
        stones=tuple(ICONS[stone] for stone in more.stones),
        cats=more.cats,
        order=tuple(more.order),
    )


def _cat(game: Evenfall, seat: int) -> str:
    if game.expansion is None or game.expansion.cat[seat] == NO_CAT:
        return ""
    spot = game.expansion.cat[seat]
    if spot == IN_RESERVE:
        return "reserve"
    if spot == ON_BOARD:
        return "board"
    if spot >= AT_REGION:
        return game.table.regions[spot - AT_REGION].entry
    return game.card(spot).uid


def _specialists(game: Evenfall, clan: Clan) -> tuple[SpecialistView, ...]:
    return tuple(
        SpecialistView(
            game.card(index).uid,
            clan.ready[i] > 0,
            tuple(s for s, other in enumerate(game.clans) if index in other.borrowed),
        )
        for i, index in enumerate(clan.specialists)
    )


def _place(game: Evenfall, place: int) -> PlaceView:
    ritual = game.ritual_on[place]
    stone = game.stone_on[place]
    return PlaceView(
        uid=game.card(place).uid,
        ritual="" if ritual == NO_CARD else game.card(ritual).uid,
        piece=PIECES[game.piece_on[place]] if game.piece_on[place] else "",
        scythes=game.scythes[place],
        orbs=game.orbs[place],
        stone="" if stone == NO_ICON else ICONS[stone],
        **_more(game, place),
    )


OWN = ("", "scythe", "orb", "dark", "charged")


def _more(game: Evenfall, place: int) -> dict[str, Any]:
    """What only the expansion lays on a Place."""
    more = game.expansion
    if more is None:
        return {}
    packed = more.beside[place]
    besides = (packed & 31) + (packed >> 5 & 31) + (packed >> 15 & 31)
    deposit = more.deposit[place]
    return {
        "crystals": more.crystals[place],
        "charged": more.glowing[place],
        "own": OWN[more.ground[place]],
        "beside": besides + more.reserved[place],
        "locked": "" if more.locked[place] == NO_ICON else ICONS[more.locked[place]],
        "second": PIECES[more.second_on[place]] if more.second_on[place] else "",
        "deposit": RESOURCES[deposit - 1] if deposit > NO_DEPOSIT else "",
    }


def _region(game: Evenfall, region: int) -> RegionView:
    start = region * game.players
    pieces = range(start, start + game.players)
    return RegionView(
        region=game.table.regions[region].entry,
        places=tuple("" if p == NO_CARD else game.card(p).uid for p in game.rows[region]),
        stones=tuple(ICONS[stone] for stone in _stones(game, region)),
        witches=tuple(game.witches_at[i] for i in pieces),
        elders=tuple(game.elders_at[i] for i in pieces),
        spaces=tuple(
            SpaceView(game.space_seat[i], PIECES[piece] if piece else "")
            for i, piece in enumerate(game.space_piece)
            if game.table.space_region[i] == region
        ),
        tile=tile_of(game, region),
    )


def tile_of(game: Evenfall, region: int) -> str:
    """The entry of the Battle Bonus Tile on a Region; "" where there is none."""
    if not game.tiles or game.tiles[region] < 0:
        return ""
    return game.table.tiles[game.tiles[region]].entry


def _stones(game: Evenfall, region: int) -> list[int]:
    """The order of Powerstones means something only to the Automa (EF-AUT-49)."""
    stones = game.region_stones[region]
    return stones if game.table.solo else sorted(stones)


def _automa(game: Evenfall) -> AutomaView:
    board = game.table.automa
    return AutomaView(
        rondel=game.rondel,
        spaces=tuple(RONDEL[space] for space in board.spaces),
        rings=tuple(board.rings),
        level=board.level,
        points=board.points,
        tile=board.tile.entry,
    )


def _battle(game: Evenfall) -> BattleView | None:
    """Dials stand in the state only once all are in; until then they are in the open question."""
    if game.battle < 0:
        return None
    return BattleView(
        game.table.regions[game.battle].entry, tuple(game.dials), tuple(game.strengths)
    )
