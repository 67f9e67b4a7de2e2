"""The Regions: Places, Action Space, battle rewards, Powerstones, and who stands there."""

from collections.abc import Iterator

import msgspec
from htpy import Node

from gloaming.evenfall.model.cards import Region
from gloaming.evenfall.page.battle_results import Fought
from gloaming.evenfall.page.cards import face_up
from gloaming.evenfall.page.crystals import witches_of
from gloaming.evenfall.page.page_builder import Desk
from gloaming.evenfall.page.tiles import rewards_at, tile_look, tile_name
from gloaming.evenfall.views.types import RegionView
from gloaming.kernel.page import elements as h


def regions(desk: Desk) -> Node:
    """All Regions, from north to south."""
    fought = desk.battles
    return h.div(class_=f"regions n{len(desk.view.regions)}")[
        (_region(desk, region, fought.get(region.region)) for region in desk.view.regions)
    ]


def _region(desk: Desk, region: RegionView, fought: Fought | None) -> Node:
    battle = desk.view.battle
    things = (f"region:{region.region}", f"space:{region.region}")
    gems = tuple(f"stone:{region.region}:{icon}" for icon in region.stones)
    places = tuple(f"card:{uid}" for uid in region.places if uid)
    key = (
        "region",
        region,
        msgspec.json.encode(fought),
        desk.names,
        tuple((clan.clan, clan.cat == region.region) for clan in desk.view.clans),
        battle is not None and battle.region == region.region,
        desk.touch(*things, *gems, *places),
    )
    return desk.pen.keep(key, lambda: _drawn(desk, region, fought))


def _drawn(desk: Desk, region: RegionView, fought: Fought | None) -> Node:
    pen = desk.pen
    board = next(b for b in pen.table.regions if b.entry == region.region)
    battle = desk.view.battle
    contested = " contested" if battle is not None and battle.region == region.region else ""
    return h.section(
        class_=f"region r-{region.region}{contested}", data_thing=f"region:{region.region}"
    )[
        h.header[
            h.h3[pen.name(f"region:{region.region}")],
            _standing(desk, region) or _outcome(desk, fought),
            h.span(".stones")[_stones(desk, region)],
            desk.can(f"region:{region.region}"),
        ],
        h.div(".works")[
            _space(desk, region, board),
            pen.keep(
                ("rewards", region.region, region.tile), lambda: _rewards(desk, region, board)
            ),
        ],
        h.div(class_=f"row p{len(region.places)}")[(face_up(desk, uid) for uid in region.places)],
    ]


def _stones(desk: Desk, region: RegionView) -> Iterator[Node]:
    """Powerstones at stake; of two alike the first can be taken."""
    seen: set[str] = set()
    for icon in region.stones:
        thing = f"stone:{region.region}:{icon}"
        button = None if icon in seen else desk.can(thing)
        seen.add(icon)
        yield h.span(".gem", data_thing=thing)[desk.pen.stone(icon), button]


def _standing(desk: Desk, region: RegionView) -> Node:
    """Witches and Elders of every clan."""
    groups: list[Node] = []
    for clan in desk.view.clans:
        witches, elders = region.witches[clan.seat], region.elders[clan.seat]
        if not witches and not elders:
            continue
        pieces = [
            desk.pen.text(f"amount-{piece}", n=n)
            for piece, n in (("witch", witches), ("elder", elders))
            if n
        ]
        who = f"{desk.seat(clan.seat)}: {desk.join(pieces)}"
        groups.append(
            h.span(class_=f"troop c-{clan.clan}", title=who)[
                witches_of(desk, clan, witches, clan.cat == region.region, who),
                desk.pen.piece("elder", clan.clan, who) * elders,
            ]
        )
    return h.span(".troops")[groups] if groups else None


def _outcome(desk: Desk, fought: Fought | None) -> Node:
    """How the last battle here ended, until somebody stands here again."""
    if fought is None or fought.winner < 0:
        return None
    ranked = sorted(fought.strengths.items(), key=lambda one: (one[0] != fought.winner, -one[1]))
    return h.span(".outcome", title=desk.pen.text("page-last-battle"))[
        desk.pen.icon("crown"),
        (
            h.span(class_=f"c-{desk.clan(seat).clan}", title=desk.seat(seat))[
                h.span(".by")[desk.seat(seat)] if seat == fought.winner else None,
                " ",
                h.b[strength],
            ]
            for seat, strength in ranked
        ),
    ]


def _space(desk: Desk, region: RegionView, board: Region) -> Node:
    """The Action Space: what it does, and who is there already."""
    pen = desk.pen
    thing = f"space:{region.region}"
    if board.action is None:
        return None
    taken = [space for space in region.spaces if space.piece]
    discs = [
        h.span(".disc")[
            pen.piece(space.piece, desk.clan(space.seat).clan, desk.seat(space.seat))
            if space.piece
            else None
        ]
        for space in region.spaces
    ]
    full = " taken" if len(taken) == len(region.spaces) else ""
    text = pen.written(board.action)
    return h.div(class_=f"space{full}{desk.state(thing)}", data_thing=thing, title=text)[
        discs,
        h.span(".signs", aria_hidden="true")[pen.effect(board.action)],
        h.span(".words", id=f"w-{thing}")[text],
        desk.can(thing, f"w-{thing}"),
        desk.why(thing),
    ]


def _rewards(desk: Desk, region: RegionView, board: Region) -> Node:
    """What a battle here gives, by combat strength; the First Player Marker to the winner."""
    pen = desk.pen
    held = rewards_at(pen, region, board)
    return h.dl(class_=f"rewards{tile_look(pen, region)}")[
        (
            h.div(title=f"{pen.text('effect-reward', n=threshold)}: {pen.written(reward)}")[
                h.dt[threshold, "+"],
                h.dd[pen.effect(reward)],
            ]
            for threshold, reward in zip(held.thresholds, held.rewards)
        ),
        h.div(".marker", title=pen.text("reward-marker"))[
            h.dt[pen.mark("crown")], h.dd[pen.icon("first")]
        ]
        if board.first_player
        else None,
        h.div(".cover")[h.dt[tile_name(pen, region)], h.dd] if region.tile else None,
    ]
