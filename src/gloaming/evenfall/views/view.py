"""What a seat may know of a game of Evenfall: hands, decks and unrevealed dials are hidden, all
else is public (EF-PLY-11).

A view is built from nothing, field by field. Two games that differ only in what a seat cannot know
give it the same view, byte for byte.
"""

from collections.abc import Sequence
from typing import Any

from gloaming.evenfall.model.amounts import RESOURCES
from gloaming.evenfall.model.cards import ICONS, NO_ICON, PIECES, RONDEL
from gloaming.evenfall.model.expansion import AT_REGION, IN_RESERVE, NO_CAT, NO_DEPOSIT, ON_BOARD
from gloaming.evenfall.model.recent import (
    KINDS,
    BattleFact,
    DeedFact,
    MoveFact,
    ScoringFact,
    battles,
    deeds,
    last_move,
    scoring,
)
from gloaming.evenfall.model.state import NO_CARD, PHASES, Clan, Evenfall
from gloaming.evenfall.rules.battle import strength_without_dial
from gloaming.evenfall.rules.crystal.display import surcharge
from gloaming.evenfall.views.types import (
    AutomaDeedView,
    AutomaMoveView,
    AutomaView,
    BattleResultView,
    BattleView,
    ClanView,
    EvenfallView,
    MoonView,
    PathView,
    PlaceView,
    RegionView,
    ScoringView,
    SpaceView,
    SpecialistView,
)
from gloaming.kernel.views.encode import open_fields, same_as_before, seat_fields, story_line


def view(game: Evenfall, seat: int) -> EvenfallView:
    """Returns what `seat` may know; -1 is a watcher, who sees no hand at all."""
    return views(game, (seat,))[0]


def views(game: Evenfall, seats: Sequence[int]) -> list[EvenfallView]:
    """Returns what each of some seats may know; what lies open on the table is looked at once for
    all."""
    fields = _open_fields(game)
    return [_view(game, seat, fields) for seat in seats]


def _open_fields(game: Evenfall) -> dict[str, Any]:
    """Returns the fields of a view that are the same for everybody."""
    cards = game.data.cards
    return {
        "round": game.round,
        "rounds": game.data.rounds,
        "phase": PHASES[game.phase],
        "first": game.first,
        "turn": game.turn,
        "clans": same_as_before(game, "clans", [_clan(game, i) for i in range(game.players)]),
        "regions": same_as_before(
            game, "regions", [_region(game, i) for i in range(len(game.rows))]
        ),
        "deck": len(game.deck),
        "place_deck": len(game.place_deck),
        "discard": [cards[index].uid for index in game.discard],
        "removed": [cards[index].uid for index in game.removed],
        "battle": _battle(game),
        "winners": game.winners() if game.is_over else [],
        "lap": game.data.lap,
        "mana_cap": game.data.mana_cap,
        "red": game.red > 0,
        "automa": _automa(game) if game.data.solo else None,
        "battles": [_battle_result(game, battle) for battle in battles(game.story).values()],
        "scoring": _scoring(game) if game.is_over else [],
        "automa_deeds": [_deed(game, deed) for deed in deeds(game.story)],
        "automa_move": _move(game, last_move(game.story)),
        **open_fields(game),
    }


def _view(game: Evenfall, seat: int, fields: dict[str, Any]) -> EvenfallView:
    """Returns a seat's view, from nothing but what is open and what is its own.

    Its lists are its own too: who changes a view changes no other.
    """
    cards = game.data.cards
    hand = sorted(game.clans[seat].hand) if 0 <= seat < game.seats else []
    own: dict[str, Any] = {
        name: value[:] if type(value) is list else value for name, value in fields.items()
    }
    return EvenfallView(
        **own,
        **seat_fields(game, seat),
        hand=[cards[index].uid for index in hand],
        path=_path(game, seat),
    )


def _clan(game: Evenfall, seat: int) -> ClanView:
    clan = game.clans[seat]
    cards = game.data.cards
    herb, potion, knowledge = clan.stock
    return ClanView(
        seat=seat,
        clan=game.data.boards[clan.board].entry,
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
        board=game.data.boards[clan.board].side,
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
    if more is None or game.data.path is None:
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
        return game.data.regions[spot - AT_REGION].entry
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
    """Returns what only the expansion lays on a Place."""
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
        "reserved": more.reserved[place],
    }


def _region(game: Evenfall, region: int) -> RegionView:
    start = region * game.players
    pieces = range(start, start + game.players)
    return RegionView(
        region=game.data.regions[region].entry,
        places=tuple("" if p == NO_CARD else game.card(p).uid for p in game.rows[region]),
        stones=tuple(ICONS[stone] for stone in _stones(game, region)),
        witches=tuple(game.witches_at[i] for i in pieces),
        elders=tuple(game.elders_at[i] for i in pieces),
        spaces=tuple(
            SpaceView(game.space_seat[i], PIECES[piece] if piece else "")
            for i, piece in enumerate(game.space_piece)
            if game.data.space_region[i] == region
        ),
        tile=tile_of(game, region),
    )


def tile_of(game: Evenfall, region: int) -> str:
    """Returns the entry of the Battle Bonus Tile on a Region; "" where there is none."""
    if not game.tiles or game.tiles[region] < 0:
        return ""
    return game.data.tiles[game.tiles[region]].entry


def _stones(game: Evenfall, region: int) -> list[int]:
    """Returns a Region's Powerstones; their order means something only to the Automa
    (EF-AUT-49)."""
    stones = game.region_stones[region]
    return stones if game.data.solo else sorted(stones)


def _automa(game: Evenfall) -> AutomaView:
    board = game.data.automa
    return AutomaView(
        rondel=game.rondel,
        spaces=tuple(RONDEL[space] for space in board.spaces),
        rings=tuple(board.rings),
        level=board.level,
        points=board.points,
        tile=board.tile.entry,
    )


def _battle_result(game: Evenfall, battle: BattleFact) -> BattleResultView:
    return BattleResultView(
        region=game.data.regions[battle.region].entry,
        strengths=tuple(battle.strengths),
        winner=battle.winner,
        drawn=_uids(game, battle.drawn),
    )


def _scoring(game: Evenfall) -> list[ScoringView]:
    found = scoring(game.story)
    steps = [found.get(seat, ScoringFact()) for seat in range(game.players)]
    return [ScoringView(step.specialists, step.council, step.circle, step.tile) for step in steps]


def _deed(game: Evenfall, deed: DeedFact) -> AutomaDeedView:
    return AutomaDeedView(
        kind=KINDS[deed.kind],
        lines=tuple(story_line(entry) for entry in deed.lines),
        move=_move(game, deed.move),
        region=game.data.regions[deed.region].entry if deed.region >= 0 else "",
        drawn=_uids(game, deed.drawn),
    )


def _move(game: Evenfall, move: MoveFact | None) -> AutomaMoveView | None:
    if move is None:
        return None
    return AutomaMoveView(
        card="" if move.card == NO_CARD else game.card(move.card).uid,
        value=move.value,
        went=move.went,
        onward=move.onward,
        stopped=move.went < move.value,
        to=move.to,
        points=move.points,
        total=move.total,
    )


def _uids(game: Evenfall, cards: list[int]) -> tuple[str, ...]:
    return tuple(game.card(index).uid for index in cards)


def _battle(game: Evenfall) -> BattleView | None:
    """Returns the battle being fought. Dials stand in the state only once all are in; until then
    they are in the open question."""
    if game.battle < 0:
        return None
    return BattleView(
        game.data.regions[game.battle].entry,
        tuple(game.dials),
        tuple(game.strengths),
        tuple(strength_without_dial(game, game.battle, seat) for seat in range(game.seats)),
    )
