"""The Regions: Places, Action Space, battle rewards, Powerstones, and who stands there."""

from collections.abc import Iterator

from gloaming.evenfall.model.cards import Region
from gloaming.evenfall.page.cards import face_up
from gloaming.evenfall.page.crystal.crystals import witches_of
from gloaming.evenfall.page.page_builder import EvenfallPageBuilder
from gloaming.evenfall.page.page_options import region_things
from gloaming.evenfall.page.tiles import rewards_at, tile_look, tile_name
from gloaming.evenfall.views.types import BattleResultView, RegionView
from gloaming.kernel.page import elements as h
from gloaming.kernel.page.elements import Node


def regions(page: EvenfallPageBuilder) -> Node:
    """Returns all Regions, from north to south."""
    fought = page.battles
    return h.div(class_=f"regions n{len(page.view.regions)}")[
        (_region(page, region, fought.get(region.region)) for region in page.view.regions)
    ]


def _region(page: EvenfallPageBuilder, region: RegionView, fought: BattleResultView | None) -> Node:
    battle = page.view.battle
    key = (
        "region",
        region,
        fought,
        page.names,
        tuple((clan.clan, clan.cat == region.region) for clan in page.view.clans),
        battle is not None and battle.region == region.region,
        page.dependencies(*region_things(region)),
    )
    return page.renderer.cached(key, lambda: _drawn(page, region, fought))


def _drawn(page: EvenfallPageBuilder, region: RegionView, fought: BattleResultView | None) -> Node:
    renderer = page.renderer
    board = next(b for b in renderer.table.regions if b.entry == region.region)
    battle = page.view.battle
    contested = " contested" if battle is not None and battle.region == region.region else ""
    return h.section(
        class_=f"region r-{region.region}{contested}", data_thing=f"region:{region.region}"
    )[
        h.header[
            h.h3[renderer.name(f"region:{region.region}")],
            _standing(page, region) or _outcome(page, fought),
            h.span(".stones")[_stones(page, region)],
            page.options_at(f"region:{region.region}"),
        ],
        h.div(".works")[
            _space(page, region, board),
            renderer.cached(
                ("rewards", region.region, region.tile), lambda: _rewards(page, region, board)
            ),
        ],
        h.div(class_=f"row p{len(region.places)}")[(face_up(page, uid) for uid in region.places)],
    ]


def _stones(page: EvenfallPageBuilder, region: RegionView) -> Iterator[Node]:
    """Returns the Powerstones at stake; of two alike the first can be taken."""
    seen: set[str] = set()
    for icon in region.stones:
        thing = f"stone:{region.region}:{icon}"
        button = None if icon in seen else page.options_at(thing)
        seen.add(icon)
        yield h.span(".gem", data_thing=thing)[page.renderer.stone(icon), button]


def _standing(page: EvenfallPageBuilder, region: RegionView) -> Node:
    """Returns the Witches and Elders of every clan."""
    groups: list[Node] = []
    for clan in page.view.clans:
        witches, elders = region.witches[clan.seat], region.elders[clan.seat]
        if not witches and not elders:
            continue
        pieces = [
            page.renderer.text(f"amount-{piece}", n=n)
            for piece, n in (("witch", witches), ("elder", elders))
            if n
        ]
        who = f"{page.seat_name(clan.seat)}: {page.join(pieces)}"
        groups.append(
            h.span(class_=f"troop c-{clan.clan}", title=who)[
                witches_of(page, clan, witches, clan.cat == region.region, who),
                page.renderer.piece("elder", clan.clan, who) * elders,
            ]
        )
    return h.span(".troops")[groups] if groups else None


def _outcome(page: EvenfallPageBuilder, fought: BattleResultView | None) -> Node:
    """Returns how the last battle here ended, until somebody stands here again."""
    if fought is None or fought.winner < 0:
        return None
    ranked = sorted(fought.strengths, key=lambda one: (one[0] != fought.winner, -one[1]))
    return h.span(".outcome", title=page.renderer.text("page-last-battle"))[
        page.renderer.icon("crown"),
        (
            h.span(class_=f"c-{page.clan(seat).clan}", title=page.seat_name(seat))[
                h.span(".by")[page.seat_name(seat)] if seat == fought.winner else None,
                " ",
                h.b[strength],
            ]
            for seat, strength in ranked
        ),
    ]


def _space(page: EvenfallPageBuilder, region: RegionView, board: Region) -> Node:
    """Returns the Action Space: what it does, and who is there already."""
    renderer = page.renderer
    thing = f"space:{region.region}"
    if board.action is None:
        return None
    taken = [space for space in region.spaces if space.piece]
    discs = [
        h.span(".disc")[
            renderer.piece(space.piece, page.clan(space.seat).clan, page.seat_name(space.seat))
            if space.piece
            else None
        ]
        for space in region.spaces
    ]
    full = " taken" if len(taken) == len(region.spaces) else ""
    text = renderer.effect_text(board.action)
    return h.div(class_=f"space{full}{page.refused_class(thing)}", data_thing=thing, title=text)[
        discs,
        h.span(".signs", aria_hidden="true")[renderer.effect_icons(board.action)],
        h.span(".words", id=f"w-{thing}")[text],
        page.options_at(thing, f"w-{thing}"),
        page.refusal_note(thing),
    ]


def _rewards(page: EvenfallPageBuilder, region: RegionView, board: Region) -> Node:
    """Returns what a battle here gives, by combat strength; the First Player Marker to the
    winner."""
    renderer = page.renderer
    held = rewards_at(renderer, region, board)
    return h.dl(class_=f"rewards{tile_look(renderer, region)}")[
        (
            h.div(title=renderer.reward_text(threshold, reward))[
                h.dt[threshold, "+"],
                h.dd[renderer.effect_icons(reward)],
            ]
            for threshold, reward in zip(held.thresholds, held.rewards)
        ),
        h.div(".first-player", title=renderer.text("reward-marker"))[
            h.dt[renderer.mark("crown")], h.dd[renderer.icon("first")]
        ]
        if board.first_player
        else None,
        h.div(".cover")[h.dt[tile_name(renderer, region)], h.dd] if region.tile else None,
    ]
